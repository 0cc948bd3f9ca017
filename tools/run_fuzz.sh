#!/bin/sh
# Runs libFuzzer programs, each for some seconds, starting from its corpus in fuzz/corpus/<name>/.
# New inputs go to <build>/corpus/<name>/, findings to <build>/findings/; the exit status is 1 if
# there are any. A finding that was mended belongs in fuzz/corpus/<name>/ under a telling name.
# usage: run_fuzz.sh BUILD_DIR SECONDS [NAME]
set -u
cd "$(dirname "$0")/.." || exit 1
build=$1
seconds=$2
only=${3:-}
failed=0
found=0

mkdir -p "$build/findings"
for program in "$build"/fuzz/fuzz_*; do
    name=${program##*/fuzz_}
    if [ ! -x "$program" ]; then continue; fi
    if [ -n "$only" ] && [ "$only" != "$name" ]; then continue; fi
    found=1
    mkdir -p "$build/corpus/$name"
    dict=
    if [ -f "fuzz/$name.dict" ]; then dict="-dict=fuzz/$name.dict"; fi
    echo "== $name, $seconds s"
    UBSAN_OPTIONS=print_stacktrace=1 "$program" -max_total_time="$seconds" -timeout=10 \
        -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$build/findings/$name-" $dict \
        "$build/corpus/$name" "fuzz/corpus/$name" || failed=1
done
if [ $found -eq 0 ]; then
    echo "no fuzz target${only:+ named $only}" >&2
    exit 1
fi
exit $failed
