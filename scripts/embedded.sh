#!/usr/bin/env bash
# Compiles the kernel as Embedded Swift, links it for x86-64 and (where node is) for wasm32, and
# compares the hash of every trace's frames with that of the native command.
# For aarch64 and riscv64 it only compiles. `--link-only` leaves the comparison out.
source "$(dirname "$0")/common.sh"

toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")")
libraries=$toolchain/usr/lib/swift/embedded
output=.build/embedded
mkdir -p "$output"

# Compiles the three modules and the bridge for a triple; the other words are options.
#
# Embedded modules carry the bodies of all their functions, so only the bridge, the last one, has
# an object, and it holds all that its entries reach. A compiler that loses its way takes all memory
# there is, so each call is held to 12 GB and 10 minutes.
compile() {
  local triple=$1 folder=$output/$1 module
  shift
  local options=(
    -target "$triple" -enable-experimental-feature Embedded -wmo -parse-as-library
    -swift-version 6 -enable-upcoming-feature ExistentialAny
    -enable-upcoming-feature InternalImportsByDefault
    -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature NonisolatedNonsendingByDefault -warnings-as-errors
    -Xfrontend -disable-stack-protector -I "$folder" "$@")
  rm -rf "$folder"
  mkdir -p "$folder"
  ulimit -v 12000000
  for module in Motion Gestures Simulation; do
    find "Sources/$module" -name '*.swift' | LC_ALL=C sort >"$folder/$module.sources"
    timeout 600 swiftc "${options[@]}" -module-name "$module" -emit-module \
      -emit-module-path "$folder/$module.swiftmodule" "@$folder/$module.sources" || return 1
  done
  timeout 600 swiftc "${options[@]}" -module-name Bridge -c Embedded/Bridge/*.swift \
    -o "$folder/Bridge.o" || return 1
  echo "compiled for $triple ($*)"
}

# The one that is optimised, and so takes longest, runs beside the others.
(compile wasm32-unknown-none-wasm -Osize) &
optimised=$!
trap 'kill "$optimised" 2>/dev/null || true' EXIT
for target in "x86_64-unknown-none-elf" "aarch64-none-none-elf" \
  "riscv64-none-none-eabi -Xcc -march=rv64gc -Xcc -mabi=lp64d"; do
  # shellcheck disable=SC2086
  (compile $target -Onone) || fail "the kernel does not compile for ${target%% *}"
done
wait "$optimised" || fail "the kernel does not compile for wasm32"
trap - EXIT

clang=$toolchain/usr/bin/clang
hosts=()
if [ "$(uname -s)-$(uname -m)" = Linux-x86_64 ]; then
  elf=x86_64-unknown-none-elf
  "$clang" -O2 -Wall -Wextra -Werror -DMOTION_EMBEDDED Embedded/Host/elf.c "$output/$elf/Bridge.o" \
    "$libraries/$elf/libswiftUnicodeDataTables.a" -lm -o "$output/elf"
  hosts+=("$output/elf")
fi

wasm=wasm32-unknown-none-wasm
"$clang" --target=wasm32-unknown-unknown -O2 -Wall -Wextra -Werror -ffreestanding -fno-builtin \
  -nostdlib -c Embedded/Host/wasm.c -o "$output/wasm.o"
"$toolchain/usr/bin/wasm-ld" --no-entry --gc-sections --strip-all --stack-first \
  -z stack-size=1048576 --export=motion_allocate --export=motion_free --export=motion_run \
  "$output/$wasm/Bridge.o" "$output/wasm.o" "$libraries/$wasm/libswiftUnicodeDataTables.a" \
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
