#!/usr/bin/env python3
"""Measures umcp beside its peers, part by part, and judges it by ratios within one run.

usage: run.py [--quick] [--only PART[,PART...]] [--write] [--data FOLDER]

  --quick        two minutes: few short rounds; the numbers are rough
  --only PARTS   only these parts, in the order of the list
  --write        put the report into bench/RESULTS.md as well (a run of all parts)
  --data FOLDER  keep the projects that `projects` writes there, or use those of an earlier run

Each part is printed when it has been measured; a part that fails or runs out of time leaves the
others alone. A run ends in ten minutes. The environment variable UMCP names the program (default
build/release/bin/umcp). Exit code 1: a target was missed, or a part failed. README.md says how to
read the output.
"""
import argparse
import datetime
import importlib
import os
import platform
import signal
import subprocess
import sys
import time

from harness import SDK_VERSION, Bench, Verdict, say
from servers import Broken

PARTS = ("network", "pipes", "memory", "modern", "projects", "live", "code_in_engine", "operations",
         "pages", "plugins", "compiling")


def first_line(*command):
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=5, check=False)
        return (answer.stdout or answer.stderr).strip().split("\n")[0]
    except (OSError, subprocess.TimeoutExpired):
        return "?"


def describe(bench):
    with open("/proc/cpuinfo", encoding="utf-8") as f:
        models = [line.split(":", 1)[1].strip() for line in f if line.startswith("model name")]
    where = (f"server on cpu {bench.server_cpu}, load on cpu {bench.load_cpu}"
             if bench.server_cpu is not None else "one processor: server and load share it")
    peer = f"SDK {SDK_VERSION} on Node {first_line('node', '--version')}; " if bench.with_sdk else ""
    return [f"{datetime.date.today()}; {models[0] if models else platform.processor()}, "
            f"{os.cpu_count()} processors, {bench.others():.2f} of them busy with something else; "
            f"{platform.system()} {platform.release()}.",
            f"{first_line(bench.umcp, '--version')}; {peer}{where}; medians of rounds of "
            f"{bench.seconds} s.", ""]


def show(lines):
    print("\n".join(lines), flush=True)


def measure(part, bench, found, verdict, name):
    missing = getattr(part, "what_is_missing", lambda _: None)(bench)
    if missing:
        verdict.skip(name, missing)
        return
    try:
        bench.begin(part)
        part.measure(bench, found)
    except (Broken, OSError, subprocess.SubprocessError, LookupError, TypeError, ValueError) as e:
        verdict.fail(name, f"{type(e).__name__}: {e}")
    finally:
        bench.end()


def run_one(name, bench, verdict):
    """Measures a part and prints what it has found, even if it was broken off; its lines of Markdown."""
    part, found, report = importlib.import_module(name), {}, []
    began, n_judged = time.monotonic(), len(verdict.lines)
    say(f"{name}: at most {part.SECONDS} s")
    measure(part, bench, found, verdict, name)
    if found:
        try:
            report = part.report(found)
            part.judge(found, verdict)
        except (LookupError, TypeError, ValueError) as e:
            verdict.fail(name, f"too little was measured to judge it ({e!r})")
    show(report + verdict.lines[n_judged:] + [f"({name} took {time.monotonic() - began:.0f} s)", ""])
    return report


def run(bench, names, verdict):
    bench.prepare()
    report = [line for name in names for line in run_one(name, bench, verdict)]
    verdict.judge("right answers", not bench.errors, "; ".join(bench.errors) or
                  f"all of {bench.calls:,}", "no wrong or missing answer")
    verdict.note(bench)
    return report


def parse_args():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--quick", action="store_true", help="few short rounds, rough numbers")
    parser.add_argument("--only", default="", help="parts, separated by commas: " + ", ".join(PARTS))
    parser.add_argument("--write", action="store_true", help="rewrite bench/RESULTS.md too")
    parser.add_argument("--data", help="folder to keep the written projects in")
    parser.add_argument("--umcp", help="the program that is measured")
    args = parser.parse_args()
    args.parts = [p for p in args.only.split(",") if p] or list(PARTS)
    unknown = [p for p in args.parts if p not in PARTS]
    if unknown:
        parser.error(f"no part {', '.join(unknown)}; there are {', '.join(PARTS)}")
    if args.write and args.only:
        parser.error("--write needs all parts: leave out --only")
    return args


def main():
    args = parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    bench, verdict, report = Bench(args), Verdict(), []
    try:
        report = run(bench, args.parts, verdict)
    except (Broken, OSError, subprocess.SubprocessError) as e:
        verdict.fail("bench", str(e))
    finally:
        bench.stop_all()
    head = ["# Measurements", "", *describe(bench)]
    show([*head[2:], "## Judgement", "", *verdict.lines])
    say(f"took {time.monotonic() - bench.started:.0f} s")
    if args.write and verdict.broken:
        say("bench/RESULTS.md is left as it was: " + ", ".join(verdict.broken) + " failed")
    elif args.write:
        with open(os.path.join(bench.here, "RESULTS.md"), "w", encoding="utf-8") as f:
            f.write("\n".join([*head, *report, "## Judgement", "",
                               *("- " + line for line in verdict.lines)]) + "\n")
    return 1 if verdict.failed else 0


if __name__ == "__main__":
    sys.exit(main())
