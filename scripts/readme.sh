#!/usr/bin/env bash
# Writes the parts of README.md that come from elsewhere: outputs of the command, its help, and
# examples out of the tests. `--check` only says whether they are up to date.
#
# A part stands between a line `<!-- output: NAME -->`, `<!-- help -->` or `<!-- example: NAME -->`
# and a line `<!-- end -->`. An example is what stands in a test between the lines
# `// example: NAME` and `// end`, without their indentation.
source "$(dirname "$0")/common.sh"
make_scratch
native=$(program debug)

# The card that is thrown, around the time at which it is let go.
output_replay-flick() {
  local line="replay traces/card-stack/flick.trace.jsonl"
  # shellcheck disable=SC2086
  "$native" $line >"$scratch/flick.csv"
  echo '```console'
  echo "\$ swift run motion-sim $line | grep -e frame -e c1"
  head -1 "$scratch/flick.csv"
  echo '…'
  grep -F 'card[c1]' "$scratch/flick.csv" | sed -n '10,17p'
  echo '…'
  echo '```'
}

help_text() {
  echo '```text'
  "$native" --help
  echo '```'
}

example() {
  local file
  file=$(grep -rlxE " *// example: $1" Tests --include='*.swift') || fail "no test holds the example $1"
  [ "$(wc -l <<<"$file")" = 1 ] || fail "several tests hold the example $1"
  echo '```swift'
  awk -v name="$1" '
    $0 ~ "^ *// example: " name "$" { inside = 1; indent = match($0, /[^ ]/) - 1; next }
    inside && /^ *\/\/ end$/ { exit }
    inside { print substr($0, indent + 1) }' "$file"
  echo '```'
}

# Prints what belongs under a marker.
part() {
  case $1 in
    'help') help_text ;;
    'output: '*) "output_${1#output: }" ;;
    'example: '*) example "${1#example: }" ;;
    *) fail "README.md has a marker that nothing fills: $1" ;;
  esac
}

inside=
parts=0
while IFS= read -r line || [ -n "$line" ]; do
  if [ -n "$inside" ]; then
    [ "$line" = '<!-- end -->' ] || continue
    inside=
  fi
  printf '%s\n' "$line"
  if [[ $line =~ ^'<!-- '(help|output:\ .*|example:\ .*)' -->'$ ]]; then
    inside=${BASH_REMATCH[1]}
    part "$inside"
    parts=$((parts + 1))
  fi
done <README.md >"$scratch/README.md"
[ -z "$inside" ] || fail "README.md: the part '$inside' has no end"
[ "$parts" -gt 0 ] || fail "README.md has no part to fill"

if [ "${1:-}" = --check ]; then
  diff -u README.md "$scratch/README.md" || fail "README.md is behind: \`make readme\` writes it"
  echo "README.md: $parts parts, up to date"
else
  cp "$scratch/README.md" README.md
  echo "README.md: $parts parts written"
fi
