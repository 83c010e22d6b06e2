#!/usr/bin/env bash
# Builds the documentation of the three libraries with warnings as errors, into .build/docs.
source "$(dirname "$0")/common.sh"
swift build -q
modules=$(swift build -q --show-bin-path)/Modules
output=.build/docs
rm -rf "$output"
mkdir -p "$output"
triple=$(swiftc -print-target-info | sed -n 's/^ *"unversionedTriple" *: *"\([^"]*\)".*/\1/p')

below=()
for module in Motion Gestures Simulation; do
  graphs=$output/$module.graphs
  mkdir -p "$graphs"
  swift symbolgraph-extract -module-name "$module" -target "$triple" -I "$modules" \
    -minimum-access-level public -skip-inherited-docs -output-dir "$graphs"
  docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$graphs" \
    --output-path "$output/$module.doccarchive" --fallback-display-name "$module" \
    --fallback-bundle-identifier "motion-sim.$module" --warnings-as-errors \
    --enable-experimental-external-link-support "${below[@]}"
  below+=(--dependency "$output/$module.doccarchive")
done
docc merge "$output"/{Motion,Gestures,Simulation}.doccarchive --output-path "$output/all.doccarchive" \
  --synthesized-landing-page-name motion-sim
echo "documentation without warnings in $output/all.doccarchive"
