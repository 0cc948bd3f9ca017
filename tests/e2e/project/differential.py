"""Compares `umcp dump` and `umcp check` with tests/oracle, a second reader of Unity's files that
was written from the description of the format alone.

Projects: the example, tests/projects, and real ones in ../shared/unity-projects where they are at
hand. UMCP must name the program. Names of tests on the command line choose some of them; a name may
be the beginning of one (dump_of_modern).
"""
import concurrent.futures
import contextlib
import functools
import json
import os
import re
import shutil
import sys
import tempfile

import selftest
import unity_check
import unity_project
import unity_reader
import unity_scene
from lib.umcp import EXAMPLE, REAL_PROJECTS, SOURCE, Suite, expect, run, same

EDGE_CASES = os.path.join(REAL_PROJECTS, "edge-cases")

suite = Suite()
SHOWN = 20         # differences that are shown
PROCESSES = 2      # that run at once
FREE_KEYS = {"notes", "context", "partial"}  # words are not compared


# --- Projects ---

def is_project(folder):
    return all(os.path.isdir(os.path.join(folder, name)) for name in ("Assets", "ProjectSettings"))


def projects_below(folder):
    if is_project(folder):
        return [folder]
    names = sorted(os.listdir(folder)) if os.path.isdir(folder) else []
    below = [os.path.join(folder, name) for name in names if not name.startswith(".")]
    return [project for path in below if os.path.isdir(path) for project in projects_below(path)]


@contextlib.contextmanager
def edge_cases():
    """The single files as a project of their own."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(EDGE_CASES, os.path.join(folder, "Assets"))
        os.mkdir(os.path.join(folder, "ProjectSettings"))
        version = os.path.join(folder, "ProjectSettings", "ProjectVersion.txt")
        with open(version, "w", encoding="utf-8") as file:
            file.write("m_EditorVersion: 2022.3.1f1\n")
        yield folder


@functools.lru_cache(maxsize=1)
def oracle_of(folder):
    """The oracle reads slowly: the two tests of a project share what it has read."""
    return unity_project.Project(folder)


# --- Differences ---

def differences(got, wanted, where):
    """How two JSON values differ, as lines of text."""
    if isinstance(got, dict) and isinstance(wanted, dict):
        for key in sorted((got.keys() | wanted.keys()) - FREE_KEYS):
            if key not in got or key not in wanted:
                side = "umcp" if key in got else "the oracle"
                yield f"{where}: {key}: only {side} has it: {(got | wanted)[key]!r:.300}"
            else:
                yield from differences(got[key], wanted[key], f"{where}: {key}")
    elif isinstance(got, list) and isinstance(wanted, list):
        if [key_of(item) for item in got] != [key_of(item) for item in wanted]:
            yield (f"{where}:\n    umcp   {[label(item) for item in got]!r:.600}\n"
                   f"    oracle {[label(item) for item in wanted]!r:.600}")
        else:
            for i, (mine, other) in enumerate(zip(got, wanted)):
                yield from differences(mine, other, f"{where}[{i}] {label(mine)}")
    elif type(got) is not type(wanted) or got != wanted:
        yield f"{where}: umcp {got!r:.300}, oracle {wanted!r:.300}"


def key_of(item):
    """What tells items of a list apart."""
    return item.get("id") if isinstance(item, dict) else item


def label(item):
    """The same at a glance."""
    if not isinstance(item, dict):
        return item
    keys = ("id", "name", "type", "guid", "package", "path")
    return " ".join(str(item[key]) for key in keys if key in item)


def finding_differences(got, wanted, where):
    """Findings may come in any order."""
    def lines(findings):
        rows = [{k: v for k, v in finding.items() if k not in FREE_KEYS} for finding in findings]
        return sorted(json.dumps(row, sort_keys=True) for row in rows)
    mine, other = lines(got), lines(wanted)
    for side, rows, against in (("umcp", mine, other), ("oracle", other, mine)):
        rest = list(against)
        for row in rows:
            if row in rest:
                rest.remove(row)
            else:
                yield f"{where}: only {side}: {row}"


def report(found):
    for line in found[:SHOWN]:
        print("  " + line)
    if len(found) > SHOWN:
        print(f"  and {len(found) - SHOWN} more")
    expect(not found, f"{len(found)} differences")


# --- dump ---

def oracle_dump(composer, path):
    """The oracle's tree, or None for what cannot be composed."""
    try:
        return unity_scene.dump(composer, path)
    except (unity_reader.Malformed, unity_scene.NoScene):
        return None


def umcp_dumps(project, paths):
    """(path, how umcp ended) of each file."""
    def dump(path):
        return path, run("dump", project.files[path], "--project", project.root, "--json")
    with concurrent.futures.ThreadPoolExecutor(PROCESSES) as pool:
        yield from pool.map(dump, paths)


def dump_differences(path, ran, wanted):
    if wanted is None:
        if ran.code == 0 or not ran.err:
            yield f"{path}: the oracle cannot read it; umcp: {ran!r:.300}"
    elif ran.code != 0:
        yield f"{path}: umcp cannot read it: {ran!r:.300}"
    else:
        yield from differences(json.loads(ran.out), wanted, path)


def folder_differences(folder, composer):
    """Every scene that comes when the whole project is asked for."""
    ran = run("dump", folder, "--json")
    for line in ran.out.splitlines():
        got = json.loads(line)
        yield from differences(got, oracle_dump(composer, got["path"]), f"{got['path']} of all")


def compare_dumps(folder):
    project = oracle_of(folder)
    composer = unity_scene.Composer(project)
    paths = [path for path in sorted(project.files) if path.endswith((".unity", ".prefab"))]
    found = []
    for path, ran in umcp_dumps(project, paths):
        found += dump_differences(path, ran, oracle_dump(composer, path))
    found += folder_differences(folder, composer)
    print(f"  {len(paths)} files")
    report(found)


# --- check ---

def compare_checks(folder):
    wanted = unity_check.check(oracle_of(folder))
    ran = run("check", folder, "--json")
    expect(ran.code in (0, 1) and ran.out, ran)
    got = json.loads(ran.out)
    found = []
    for key in ("project", "unityVersion", "files", "references", "maybeIn"):
        found += differences(got.get(key), wanted[key], key)
    for key in ("missingScripts", "brokenReferences", "malformed", "unreadable", "unresolved",
                "packages"):
        found += finding_differences(got.get(key, []), wanted[key], key)
    failed = any(wanted[key] for key in ("missingScripts", "brokenReferences", "malformed"))
    found += differences(ran.code, 1 if failed else 0, "exit code")
    print(f"  {wanted['files']} files, {wanted['references']} references")
    report(found)


# --- Tests ---

@suite.test
def the_oracle_knows_what_it_says():
    same(selftest.run()[1], 0)


def add_tests(name, compare_with):
    """Two tests of one project; compare_with(function) calls it with the project's folder."""
    for kind, function in (("dump", compare_dumps), ("check", compare_checks)):
        def test(function=function):
            compare_with(function)
        test.__name__ = f"{kind}_of_" + re.sub(r"\W", "_", name)
        suite.test(test)


def collect():
    folders = [EXAMPLE]
    folders += projects_below(os.path.join(SOURCE, "tests/projects"))
    for folder in folders:
        add_tests(os.path.basename(folder), lambda function, folder=folder: function(folder))
    if not os.path.isdir(REAL_PROJECTS):
        print("../shared/unity-projects is not here: only this repository's projects are compared")
        return
    for folder in projects_below(REAL_PROJECTS):
        add_tests(os.path.relpath(folder, REAL_PROJECTS),
                  lambda function, folder=folder: function(folder))
    if os.path.isdir(EDGE_CASES):
        def with_edge_cases(function):
            with edge_cases() as folder:
                function(folder)
        add_tests("edge_cases", with_edge_cases)


if __name__ == "__main__":
    collect()
    names = tuple(sys.argv[1:])
    sys.argv[1:] = [function.__name__ for function in suite.tests
                    if names and function.__name__.startswith(names)] or list(names)
    suite.main()
