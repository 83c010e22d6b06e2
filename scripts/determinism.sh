#!/usr/bin/env bash
# Replays every trace several times and compares the bytes: twice, in debug and in release, without
# the processor's newer instructions, in another locale and time zone, and with the golden frames.
# `RECORD=1` writes the golden frames instead of comparing with them.
source "$(dirname "$0")/common.sh"
find_traces
make_scratch

debug=$(program debug)
release=$(program release)

# replay WORD PROGRAM TRACE [VARIABLE=VALUE…]: writes frames, events and hash to WORD.* files.
replay() {
  local word=$1 native=$2 trace=$3
  shift 3
  env "$@" "$native" replay "$trace" -o "$scratch/$word.csv" --events "$scratch/$word.events.csv" \
    || fail "$word: replay of $trace fails"
  env "$@" "$native" replay "$trace" --hash >"$scratch/$word.hash" \
    || fail "$word: hash of $trace fails"
  for kind in csv events.csv hash; do
    [ -s "$scratch/$word.$kind" ] || fail "$word: replay of $trace writes no $kind"
  done
}

for trace in "${traces[@]}"; do
  replay first "$release" "$trace"
  replay second "$release" "$trace"
  replay debug "$debug" "$trace"
  replay plain "$release" "$trace" GLIBC_TUNABLES=glibc.cpu.hwcaps=-AVX2,-FMA
  replay elsewhere "$release" "$trace" LC_ALL=de_DE.UTF-8 TZ=Asia/Kathmandu
  for other in second debug plain elsewhere; do
    for kind in csv events.csv hash; do
      cmp "$scratch/first.$kind" "$scratch/$other.$kind" \
        || fail "$trace: the $kind of the run '$other' differs from the first run's"
    done
  done
  golden=${trace%.trace.jsonl}.frames.csv
  if [ -n "${RECORD:-}" ]; then
    cp "$scratch/first.csv" "$golden"
    echo "wrote $golden"
  else
    [ -s "$golden" ] || fail "$golden is missing: \`make record\` writes it"
    cmp "$golden" "$scratch/first.csv" || fail "the frames of $trace differ from $golden"
  fi
done
echo "${#traces[@]} traces: the same bytes in every run"
