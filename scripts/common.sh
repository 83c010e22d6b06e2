# Sourced by the other scripts: strict mode, the package's root as the working folder, and words
# that they share.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Ends the script with a message.
fail() {
  echo "$(basename "$0" .sh): $*" >&2
  exit 1
}

# Sets `traces` to the paths of all traces, and fails where there are none.
find_traces() {
  mapfile -t traces < <(find traces -name '*.trace.jsonl' 2>/dev/null | LC_ALL=C sort)
  [ "${#traces[@]}" -gt 0 ] || fail "no trace in traces/: there is nothing to check"
}

# Prints the path of the scene that the first line of a trace names.
scene_of() {
  local name
  name=$(sed -n '1s/.*"scene" *: *"\([^"]*\)".*/\1/p' "$1")
  [ -n "$name" ] || fail "$1 names no scene in its first line"
  echo "$(dirname "$1")/$name"
}

# Prints the path of the command as a configuration (debug, release) has it, built if need be.
program() {
  swift build -q -c "$1" --product motion-sim >&2
  echo "$(swift build -q -c "$1" --show-bin-path)/motion-sim"
}

# Makes a folder for the script's own files, gone when it ends, and sets `scratch` to its path.
make_scratch() {
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
}
