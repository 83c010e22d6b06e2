#!/usr/bin/env bash
# Compiles the kernel as Embedded Swift, links it for x86-64 and (where node is) for wasm32, and
# compares the hash of every trace's frames with that of the native command.
# For aarch64 and riscv64 it only compiles. `--link-only` leaves the comparison out.
source "$(dirname "$0")/common.sh"

toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")")
libraries=$toolchain/usr/lib/swift/embedded
objects=.build/embedded
output=.build/embedded-hosts
mkdir -p "$output"

# A compiler that loses its way takes all memory there is, so it is held to 12 GB and 10 minutes.
compile() {
  local triple=$1
  shift
  echo "compiling for $triple"
  (
    ulimit -v 12000000
    timeout 600 swift build -q -c release --scratch-path "$objects" --triple "$triple" \
      --target Bridge -Xswiftc -wmo -Xswiftc -enable-experimental-feature -Xswiftc Embedded \
      -Xswiftc -Osize -Xswiftc -Xfrontend -Xswiftc -disable-stack-protector "$@"
  ) || fail "the kernel does not compile for $triple"
}

# Only the last module's objects are linked: they hold all that the entries reach.
object_of() {
  local found
  found=$(find "$objects/$1/release/Bridge.build" -name '*.swift.o')
  [ -n "$found" ] || fail "no object for $1"
  echo "$found"
}

compile x86_64-unknown-none-elf
compile wasm32-unknown-none-wasm
compile aarch64-none-none-elf
compile riscv64-none-none-eabi -Xswiftc -Xcc -Xswiftc -march=rv64gc -Xswiftc -Xcc \
  -Xswiftc -mabi=lp64d

clang=$toolchain/usr/bin/clang
hosts=()
if [ "$(uname -s)-$(uname -m)" = Linux-x86_64 ]; then
  elf=x86_64-unknown-none-elf
  # shellcheck disable=SC2046
  "$clang" -O2 -Wall -Wextra -Werror -DMOTION_EMBEDDED Embedded/Host/elf.c $(object_of $elf) \
    "$libraries/$elf/libswiftUnicodeDataTables.a" -lm -o "$output/elf"
  hosts+=("$output/elf")
fi

wasm=wasm32-unknown-none-wasm
# shellcheck disable=SC2046
"$clang" --target=wasm32-unknown-unknown -O2 -Wall -Wextra -Werror -ffreestanding -fno-builtin \
  -nostdlib -c Embedded/Host/wasm.c -o "$output/wasm.o"
# shellcheck disable=SC2046
"$toolchain/usr/bin/wasm-ld" --no-entry --gc-sections --strip-all --stack-first \
  -z stack-size=1048576 --export=motion_allocate --export=motion_free --export=motion_run \
  $(object_of $wasm) "$output/wasm.o" "$libraries/$wasm/libswiftUnicodeDataTables.a" \
  -o "$output/kernel.wasm"
echo "kernel.wasm: $(stat -c %s "$output/kernel.wasm") bytes"
if command -v node >/dev/null; then
  hosts+=("node Embedded/Host/run.mjs $output/kernel.wasm")
else
  echo "node is absent: the kernel is linked for wasm32, not run"
fi
[ "${1:-}" != --link-only ] || exit 0

find_traces
[ "${#hosts[@]}" -gt 0 ] || fail "no host can run here"
native=$(program release)
differences=0
for trace in "${traces[@]}"; do
  scene=$(scene_of "$trace")
  expected=$("$native" replay "$trace" --hash | grep -oE '\b[0-9a-f]{16}\b')
  [ -n "$expected" ] || fail "the command prints no hash for $trace"
  for host in "${hosts[@]}"; do
    answer=$($host "$scene" "$trace") || fail "$host fails on $trace: $answer"
    found=$(sed -n 's/^hash=//p' <<<"$answer")
    if [ "$found" != "$expected" ]; then
      echo "$trace: $host says $found, the command $expected" >&2
      differences=$((differences + 1))
    fi
  done
done
[ "$differences" = 0 ] || fail "$differences hashes differ"
echo "${#traces[@]} traces, ${#hosts[@]} embedded hosts, every hash equal to the command's"
