# `make check` is what continuous integration runs. Each step is a script that also runs by itself.
.PHONY: check lint build test release determinism traces embedded docs bad-input \
  format record readme benchmark walks

check:
	bash .ci/run

lint:
	bash scripts/lint.sh

build:
	swift build

test:
	swift test

release:
	swift build -c release

determinism:
	bash scripts/determinism.sh

traces:
	bash scripts/check-traces.sh

embedded:
	bash scripts/embedded.sh

docs:
	bash scripts/docs.sh

bad-input:
	bash scripts/bad-input.sh

format:
	swift format --in-place --recursive Package.swift Sources Tests Embedded Benchmarks

record:
	RECORD=1 bash scripts/determinism.sh

readme:
	bash scripts/readme.sh

benchmark:
	bash scripts/benchmark.sh

# All walks of six steps over eight paths of four gestures; minutes, so not a part of `check`.
walks:
	swift run -q -c release arbiter-walks
