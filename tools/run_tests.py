#!/usr/bin/env python3
"""Runs ctest, shows what failed, and ends in one line: "N passed, M failed[, K skipped]".

Programs that run many tests are counted by their own tests: those on the Check framework by its
summary, any other by a last line "<name>: N passed, M failed[, K skipped]". The rest count as one.
usage: run_tests.py BUILD_DIR [ctest options]
"""
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET

CHECK_SUMMARY = re.compile(r"^\d+%: Checks: (\d+), Failures: (\d+), Errors: (\d+)$", re.M)
OWN_SUMMARY = re.compile(r"^\w+: (\d+) passed, (\d+) failed(?:, (\d+) skipped)?$", re.M)
OUTPUT_LIMIT = "4194304"  # bytes kept of a test's output: the summary comes last


def own_counts(output):
    """(passed, failed, skipped) as the program itself counted, or None."""
    found = CHECK_SUMMARY.findall(output)
    if found:
        checks = sum(int(row[0]) for row in found)
        failed = sum(int(row[1]) + int(row[2]) for row in found)
        return checks - failed, failed, 0
    found = OWN_SUMMARY.findall(output)
    if found:
        return tuple(int(number or 0) for number in found[-1])
    return None


def count(case):
    """(passed, failed, skipped) of one <testcase> of ctest's report."""
    skipped = case.find("skipped")
    if case.get("status") == "disabled":
        return 0, 0, 1
    if skipped is not None and skipped.get("message", "").startswith("SKIP_"):
        return 0, 0, 1
    counts = own_counts(case.findtext("system-out") or "")
    if case.get("status") != "run":
        # A crash, a leak or a timeout is a failure even where every test that was counted passed.
        passed, failed, skipped = counts or (0, 0, 0)
        return passed, max(failed, 1), skipped
    return counts or (1, 0, 0)


def show(case):
    print(f"\n=== {case.get('name')} ({case.get('status')}) ===")
    print((case.findtext("system-out") or "").rstrip())
    for kind in ("failure", "skipped"):
        note = case.find(kind)
        if note is not None and note.get("message"):
            print(f"[{note.get('message')}]")


def main():
    build_dir, options = sys.argv[1], sys.argv[2:]
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "report.xml")
        status = subprocess.call([
            "ctest", "--test-dir", build_dir, "--output-junit", report, "--no-tests=error",
            "--test-output-size-passed", OUTPUT_LIMIT, "--test-output-size-failed", OUTPUT_LIMIT,
            *options])
        cases = ET.parse(report).getroot().findall("testcase") if os.path.exists(report) else []

    totals = [0, 0, 0]
    for case in cases:
        counts = count(case)
        totals = [total + number for total, number in zip(totals, counts)]
        if counts[1]:
            show(case)
    if status != 0 and totals[1] == 0:
        totals[1] = 1  # ctest itself failed
    sys.stderr.flush()
    skipped = f", {totals[2]} skipped" if totals[2] else ""
    print(f"{totals[0]} passed, {totals[1]} failed{skipped}", flush=True)
    return 1 if totals[1] else 0


if __name__ == "__main__":
    sys.exit(main())
