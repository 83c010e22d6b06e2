#!/usr/bin/env bash
# Times the springs beside a C closed form with the host's functions, compiled in the same run.
source "$(dirname "$0")/common.sh"
swift build -q -c release --product motion-bench
library=.build/libreference.so
gcc -O2 -shared -fPIC -o "$library" Benchmarks/reference.c -lm
exec "$(swift build -q -c release --show-bin-path)/motion-bench" "$PWD/$library"
