"""Replays the golden cases over real transports: lines on stdin and stdout, HTTP, and frames over TCP.
Cases of a project are served by the program itself, all others by a build of it whose host answers
from a script (tests/scripted).

    UMCP=build/dev/bin/umcp UMCP_SCRIPTED=build/dev/tests/umcp_scripted \\
        python3 tests/e2e server/replay [--only TEXT] [tests/golden]

Each play starts a server of its own with the case's settings, on ports that the system chooses.
Prints each line that fails as case:line, and `replay: N passed, M failed, K skipped` last."""

import concurrent.futures
import os
import shutil
import sys
import tempfile

from lib import caselib
from lib.replay_peers import Failure
from lib.replay_play import SLEEP_MAX_MS, Play

PLAYS_AT_ONCE = 4


def why_skipped(case):
    if case.skips_real:
        return "only in process"
    if any(s.word in ("stall", "resume") for s in case.steps):
        return "needs a socket that can be stopped"
    if any(s.word == "tick" and s.value > SLEEP_MAX_MS for s in case.steps):
        return "moves the clock too far"
    return None


def places_of(case):
    """Frames travel over pipes too, where the client cannot drop the program and start again."""
    for place in case.places:
        yield place
        if place[0] == "framed" and not any(s.word == "drop" for s in case.steps):
            yield ("framed stdio", None)


def play_case(case, place):
    """None, or what went wrong."""
    folder = tempfile.mkdtemp(prefix="umcp-replay-")
    play = Play(case, place, folder)
    play.line = 0
    problem = None
    try:
        play.run()
    except (Failure, caselib.Mismatch, OSError) as e:
        problem = e
    try:
        play.clean_up()
    except Failure as e:
        problem = problem or e
    shutil.rmtree(folder, ignore_errors=True)
    where = place[0] if place[1] is None else "POST " + place[1]
    return "%s:%d: %s (%s)" % (case.name, play.line, problem, where) if problem else None


def find_cases(root, only):
    for folder in sorted(os.listdir(root)):
        path = os.path.join(root, folder)
        if not os.path.isdir(path):
            continue
        for name in sorted(os.listdir(path)):
            short = folder + "/" + name
            if name.endswith(".case") and (not only or only in short):
                yield short


def main():
    arguments = sys.argv[1:]
    only = None
    if "--only" in arguments:
        at = arguments.index("--only")
        only = arguments[at + 1]
        del arguments[at:at + 2]
    here = os.path.dirname(os.path.abspath(__file__))
    root = os.path.abspath(arguments[0] if arguments else os.path.join(here, "../../golden"))
    for name in ("UMCP", "UMCP_SCRIPTED"):
        if not os.access(os.environ.get(name, ""), os.X_OK):
            sys.exit(name + " must name the program")
        os.environ[name] = os.path.abspath(os.environ[name])
    n_passed = n_failed = n_skipped = 0
    plays = []
    for name in find_cases(root, only):
        try:
            case = caselib.load_case(root, name)
        except caselib.CaseError as e:
            print(e)
            n_failed += 1
            continue
        if why_skipped(case):
            n_skipped += 1
        else:
            plays += [(case, place) for place in places_of(case)]
    with concurrent.futures.ThreadPoolExecutor(PLAYS_AT_ONCE) as pool:
        for problem in pool.map(lambda p: play_case(*p), plays):
            if problem:
                print(problem, flush=True)
                n_failed += 1
            else:
                n_passed += 1
    print("replay: %d passed, %d failed, %d skipped" % (n_passed, n_failed, n_skipped))
    sys.exit(1 if n_failed or not n_passed else 0)


if __name__ == "__main__":
    main()
