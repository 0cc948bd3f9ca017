"""The first example of README.md, run as it is printed: commands and their answers, in order, with no pause.

Only the first two lines are not run: they build the program that `make test` has built, and put it on the PATH.
"""
import os
import re
import signal
import subprocess
import tempfile

from lib.live import need_an_engine
from lib.umcp import PATIENCE, SOURCE, UMCP, Suite, clean_env, end_process, expect, run, same, wait_for

suite = Suite()
test = suite.test

BUILDS = ["make build", 'PATH="$PWD/build/release/bin:$PATH"']
ENDS = "kill %1"


def example():
    """[(command, the lines that it prints)] of the first console block."""
    with open(os.path.join(SOURCE, "README.md"), encoding="utf-8") as f:
        block = re.search(r"```console\n(.*?)```", f.read(), re.DOTALL).group(1)
    steps = []
    for line in block.splitlines():
        if line.startswith("$ "):
            steps.append((line[2:], []))
        else:
            steps[-1][1].append(line)
    return steps


def any_port(line):
    return re.sub(r"127\.0\.0\.1:\d+", "127.0.0.1:PORT", line)


@test
def the_first_example_runs_as_it_is_printed():
    steps = example()
    same([command for command, _ in steps[:2]], BUILDS)
    serve, printed = steps[2]
    expect(serve.startswith("umcp serve ") and serve.endswith(" &"), serve)
    same(steps[-1], (ENDS, []))
    with tempfile.TemporaryDirectory() as folder:
        # Tests run side by side, so the usual ports may be taken; `umcp call` finds any other.
        env = clean_env(folder, {"UMCP_LISTEN": "127.0.0.1:0", "UMCP_PLAYER": None})
        env["PATH"] = os.path.dirname(UMCP) + ":" + env.get("PATH", "/usr/bin:/bin")
        log = os.path.join(folder, "log")
        with open(log, "wb") as out:
            server = subprocess.Popen(["sh", "-c", "exec " + serve[:-2]], env=env, cwd=SOURCE, stdout=out, stderr=out)
        try:
            for command, lines in steps[3:-1]:
                done = subprocess.run(["sh", "-c", command], env=env, cwd=SOURCE, capture_output=True, text=True,
                                      timeout=4 * PATIENCE, check=False)
                same(done.stdout.splitlines(), lines, command, done.stderr)
            with open(log, encoding="utf-8") as f:
                logged = [any_port(line) for line in f.read().splitlines()]
            expect(any_port(next(line for line in printed if line != "…")) in logged, logged)
            server.send_signal(signal.SIGTERM)
            same(wait_for(lambda: server.poll() is not None, "the server's end") and server.returncode, 0)
        finally:
            end_process(server)


@test
def every_option_that_it_names_exists():
    with open(os.path.join(SOURCE, "README.md"), encoding="utf-8") as f:
        named = set(re.findall(r"(?<![\w-])--([a-z][a-z-]+)", f.read()))
    known = set(re.findall(r"^  --([a-z-]+)", run("--help").out, re.MULTILINE))
    expect(len(named) >= 8, named)
    same(sorted(named - known), [])


if __name__ == "__main__":
    need_an_engine()
    suite.main()
