#!/usr/bin/env bash
# Checks the expectations beside every trace.
source "$(dirname "$0")/common.sh"
find_traces
for trace in "${traces[@]}"; do
  [ -s "${trace%.trace.jsonl}.expect.json" ] || fail "$trace has no expectations beside it"
done
native=$(program debug)
"$native" check traces
