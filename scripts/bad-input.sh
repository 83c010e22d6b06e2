#!/usr/bin/env bash
# Gives the command damaged traces and asks for the right exit status, a message that names the
# place, and no output file.
source "$(dirname "$0")/common.sh"
make_scratch
find_traces
native=$(program debug)

# The damage is done to copies of a real trace, which stay beside a copy of its scene.
original=${traces[0]}
scene=$(scene_of "$original")
cp "$scene" "$scratch/"
header=$(sed -n 1p "$original")
down='{"t":0,"ev":"down","id":1,"x":100,"y":300}'
move='{"t":8,"ev":"move","id":1,"x":104,"y":301}'
up='{"t":16,"ev":"up","id":1,"x":106,"y":302}'
misses=0

miss() {
  echo "bad-input: $*" >&2
  misses=$((misses + 1))
}

# expect NAME STATUS PATTERN: replays the trace that is on standard input.
expect() {
  local name=$1 status=$2 pattern=$3 found=0
  local input=$scratch/$name.trace.jsonl output=$scratch/$name.frames.csv
  cat >"$input"
  timeout 60 "$native" replay "$input" -o "$output" >"$scratch/out" 2>"$scratch/err" || found=$?
  [ "$found" = "$status" ] || miss "$name: exit status $found, expected $status: $(head -3 "$scratch/err")"
  grep -qE "$pattern" "$scratch/err" || miss "$name: no line like '$pattern' in: $(head -3 "$scratch/err")"
  [ ! -s "$scratch/out" ] || miss "$name: writes to standard output"
  if [ "$status" = 0 ]; then
    [ -s "$output" ] || miss "$name: writes no frames"
  else
    [ ! -e "$output" ] || miss "$name: leaves an output file"
  fi
  local left
  left=$(find "$scratch" -maxdepth 1 -name "*$name.frames.csv?*" -o -maxdepth 1 -name '*.tmp*')
  [ -z "$left" ] || miss "$name: leaves $left"
}

{ echo "$header"; echo "$down"; printf '{"t":8,"ev":"mo'; } | expect truncated 65 '^.*:3:[0-9]+: error: '
head -c 4096 /bin/sh | expect binary 65 ': error: '
expect empty 65 ': error: ' </dev/null
{ echo "$header"; printf '{"t":0,"ev":"mark","label":"%s"}\n' "$(head -c 20000000 /dev/zero | tr '\0' a)"; } \
  | expect huge-line 65 ':2(:[0-9]+)?: error: '
{ echo "$header"; echo "$down"; echo "$up"; echo "$move"; } | expect wrong-order 65 ':4:[0-9]+: error: '
{ echo "$header"; echo "${down/\"x\"/\"ex\":1,\"x\"}"; echo "$up"; } | expect unknown-key 65 ':2:[0-9]+: error: .*ex'
{ echo "$header"; echo "$down"; echo "$down"; echo "$up"; } | expect duplicate-id 65 ':3:[0-9]+: error: '
{ echo "$header"; echo "$up"; } | expect never-down 65 ':2:[0-9]+: error: '
{ echo "$header"; echo "$down"; echo "$move"; } | expect unclosed-contact 0 'warning: '
{ echo '{"trace":"gesture-trace","version":99,"width":393,"height":852}'; echo "$down"; } \
  | expect version 65 ':1:[0-9]+: error: .*99'
{ head -c 100000 /dev/zero | tr '\0' '['; } | expect nesting 65 ': error: '

# A trace that is not there, and words that the command does not know.
status_of() {
  local found=0
  "$native" "$@" >"$scratch/out" 2>"$scratch/err" </dev/null || found=$?
  [ ! -s "$scratch/out" ] || miss "$*: writes to standard output"
  [ -s "$scratch/err" ] || miss "$*: says nothing"
  echo "$found"
}
[ "$(status_of replay "$scratch/absent.trace.jsonl")" = 66 ] || miss "absent file: expected 66"
[ "$(status_of replay "$original" --fsp 60)" = 64 ] || miss "unknown option: expected 64"
[ "$(status_of rplay "$original")" = 64 ] || miss "unknown command: expected 64"
[ "$(status_of replay "$original" -o "$scratch/no/such/folder.csv")" = 73 ] || miss "no folder: expected 73"
[ "$(status_of curve spring --response 0 --damping-fraction 1)" = 64 ] || miss "no response: expected 64"
[ "$(status_of curve spring --stiffness 100)" = 64 ] || miss "half a spring: expected 64"
[ "$(status_of curve keyframes "$original")" = 65 ] || miss "no keyframe file: expected 65"

[ "$misses" = 0 ] || fail "$misses answers are not as they should be"
echo "every damaged input has its answer"
