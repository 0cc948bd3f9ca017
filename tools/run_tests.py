#!/usr/bin/env python3
"""Runs ctest, shows what failed, and ends in one line: "N passed, M failed[, K skipped]".

Programs that run many tests are counted by their own tests: those on the Check framework by its
summary, any other by a last line "<name>: N passed, M failed[, K skipped]". The rest count as one.
If few fail, each of them is run again, alone: what passes then is named, and counted as passed. The
last lines of every failure come last, before that one line.
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
MAX_AGAIN = 3  # failures; more of them are no accident
TAIL = 25  # lines of a failure that are shown once more at the end


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


def output_of(case):
    lines = (case.findtext("system-out") or "").rstrip().split("\n")
    for kind in ("failure", "skipped"):
        note = case.find(kind)
        if note is not None and note.get("message"):
            lines.append(f"[{note.get('message')}]")
    return lines


def end_of(lines):
    """The last lines; of a program that names its failures as it goes, those up to the first one,
    and the names of the others."""
    failures = [i for i, line in enumerate(lines[:-1]) if line.startswith("FAILED ")]
    if not failures:
        return lines[-TAIL:]
    first, *others = failures
    return lines[max(0, first + 1 - TAIL):first + 1] + [lines[i] for i in others] + lines[-1:]


def show(case, title=None, choose=lambda lines: lines):
    print(f"\n=== {title or case.get('name')} ({case.get('status')}) ===")
    print("\n".join(choose(output_of(case))), flush=True)


def run_ctest(build_dir, *options):
    """ctest's exit code and the <testcase>s of its report."""
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "report.xml")
        status = subprocess.call([
            "ctest", "--test-dir", build_dir, "--output-junit", report, "--no-tests=error",
            "--test-output-size-passed", OUTPUT_LIMIT, "--test-output-size-failed", OUTPUT_LIMIT,
            *options])
        found = ET.parse(report).getroot().findall("testcase") if os.path.exists(report) else []
    return status, found


def run_again(build_dir, failed):
    """The last run of each test that failed, by name."""
    last = {case.get("name"): case for case in failed}
    for name in last if len(failed) <= MAX_AGAIN else ():
        print(f"\n{name} failed; once more, alone:", flush=True)
        _, found = run_ctest(build_dir, "-R", f"^{re.escape(name)}$")
        if found:
            last[name] = found[0]
            if count(found[0])[1]:
                show(found[0])
    return last


def main():
    build_dir, options = sys.argv[1], sys.argv[2:]
    status, cases = run_ctest(build_dir, *options)
    failed = [case for case in cases if count(case)[1]]
    for case in failed:
        show(case)
    last = run_again(build_dir, failed)
    alone = [case for case in failed if not count(last[case.get("name")])[1]]

    totals = [0, 0, 0]
    for case in cases:
        counts = count(last.get(case.get("name"), case))
        totals = [total + number for total, number in zip(totals, counts)]
    if status != 0 and not failed:
        totals[1] = 1  # ctest itself failed
    sys.stderr.flush()
    for case in alone:
        show(case, f"passed only alone: {case.get('name')}", end_of)
    for case in failed:
        if case not in alone:
            show(last[case.get("name")], choose=end_of)
    more = "".join(f", {number} {what}" for number, what in
                   ((totals[2], "skipped"), (len(alone), "passed only alone")) if number)
    print(f"{totals[0]} passed, {totals[1]} failed{more}", flush=True)
    return 1 if totals[1] else 0


if __name__ == "__main__":
    sys.exit(main())
