#!/usr/bin/env bash
# Checks the form of all Swift sources.
source "$(dirname "$0")/common.sh"
swift format lint --strict --recursive Package.swift Sources Tests Embedded Benchmarks
