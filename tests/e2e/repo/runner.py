"""tools/run_tests.py, on planted tests that fail always, once or never."""
import os
import subprocess
import sys
import tempfile

from lib.umcp import PATIENCE, SOURCE, Suite, expect, same

suite = Suite()
test = suite.test
RUNNER = os.path.join(SOURCE, "tools/run_tests.py")
NEVER = "exit 0"
ALWAYS = "i=0; while [ $i -lt 99 ]; do echo line $i; i=$((i+1)); done; echo the reason; exit 1"
COUNTED = "echo 'planted: 3 passed, 2 failed, 1 skipped'; exit 1"
SKIPPED = "exit 77"
MIDDLE = ("i=0; while [ $i -lt 99 ]; do [ $i = 50 ] && echo 'FAILED   fifty (1 s)'; echo line $i; "
          "i=$((i+1)); done; echo 'planted: 2 passed, 1 failed'; exit 1")


def once(folder, name):
    """Fails the first time."""
    return f"test -e {folder}/{name} || {{ > {folder}/{name}; echo a bad moment; exit 1; }}"


def run_planted(folder, **scripts):
    """The exit code and the lines of a run."""
    with open(os.path.join(folder, "CTestTestfile.cmake"), "w", encoding="utf-8") as file:
        for name, script in scripts.items():
            file.write(f"add_test({name} /bin/sh -c [==[{script}]==])\n"
                       f"set_tests_properties({name} PROPERTIES SKIP_RETURN_CODE 77)\n")
    ran = subprocess.run([sys.executable, RUNNER, folder, "-j", "2"], capture_output=True, text=True,
                         timeout=PATIENCE, check=False)
    return ran.returncode, ran.stdout.rstrip().split("\n")


def in_a_folder(function):
    def in_folder():
        with tempfile.TemporaryDirectory() as folder:
            function(folder)
    in_folder.__name__ = function.__name__
    return test(in_folder)


@in_a_folder
def what_passes_is_counted(folder):
    code, lines = run_planted(folder, a=NEVER, b=NEVER, c=SKIPPED)
    same((code, lines[-1]), (0, "2 passed, 0 failed, 1 skipped"), lines)


@in_a_folder
def what_fails_twice_fails_and_its_end_comes_last(folder):
    code, lines = run_planted(folder, a=NEVER, b=ALWAYS)
    same((code, lines[-1]), (1, "1 passed, 1 failed"), lines)
    end = lines[lines.index("=== b (fail) ===", len(lines) - 40):]
    expect("the reason" in end and "line 98" in end and "line 10" not in end, end)
    expect("line 10" in lines, "the whole output is shown, too")


@in_a_folder
def of_many_tests_the_first_that_failed_is_shown(folder):
    code, lines = run_planted(folder, a=MIDDLE)
    same((code, lines[-1]), (1, "2 passed, 1 failed"), lines)
    end = lines[lines.index("=== a (fail) ===", len(lines) - 40):]
    same(end[-5:-1], ["line 48", "line 49", "FAILED   fifty (1 s)",
                      "planted: 2 passed, 1 failed"], end)


@in_a_folder
def what_passes_alone_is_named(folder):
    code, lines = run_planted(folder, a=once(folder, "x"), b=NEVER)
    same((code, lines[-1]), (0, "2 passed, 0 failed, 1 passed only alone"), lines)
    end = lines[lines.index("=== passed only alone: a (fail) ==="):]
    expect("a bad moment" in end, end)
    code, lines = run_planted(folder, a=once(folder, "y"), b=COUNTED)
    same((code, lines[-1]), (1, "4 passed, 2 failed, 1 skipped, 1 passed only alone"), lines)


@in_a_folder
def many_failures_are_not_tried_again(folder):
    code, lines = run_planted(folder, **{f"t{i}": once(folder, i) for i in range(4)})
    same((code, lines[-1]), (1, "0 passed, 4 failed"), lines)


@in_a_folder
def names_are_taken_whole(folder):
    code, lines = run_planted(folder, a=once(folder, "a"), ab=ALWAYS)
    same((code, lines[-1]), (1, "1 passed, 1 failed, 1 passed only alone"), lines)


@in_a_folder
def no_tests_are_a_failure(folder):
    code, lines = run_planted(folder)
    same((code, lines[-1]), (1, "0 passed, 1 failed"), lines)


if __name__ == "__main__":
    suite.main()
