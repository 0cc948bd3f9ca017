#!/usr/bin/env python3
"""Subjects of commits: "folder: effect", at most 72 columns, one effect; no merges.

Commits up to FIRST are older than the rule. Without git, or without that commit (a shallow copy), there is nothing
to judge, and the check counts as skipped.
usage: check_subjects.py [--self-test]
"""
import re
import subprocess
import sys

import csource
import planted

FIRST = "47fc765b88d636aee63a05e5b450dc55cc921d53"
COLUMNS = 72
SUBJECT = re.compile(r"[a-z0-9_./-]+(, [a-z0-9_./-]+)*: \S.*")


def history(root, first):
    """(abbreviated commit, number of parents, subject) of the later ones; None: they are not here."""
    command = ["git", "-C", root, "log", "--format=%h\t%p\t%s", f"{first}..HEAD"]
    try:
        log = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    rows = (line.split("\t", 2) for line in log.splitlines())
    return [(commit, len(parents.split()), subject) for commit, parents, subject in rows]


def fault(parents, subject):
    """What is wrong, or None."""
    if parents > 1:
        return "is a merge: rebase"
    if len(subject) > COLUMNS:
        return f"{len(subject)} columns, at most {COLUMNS}"
    if not SUBJECT.fullmatch(subject):
        return 'is not "folder: effect"'
    if ";" in subject:
        return "has two effects: make two commits"
    return None


def check(root):
    commits = history(root, FIRST)
    if commits is None:
        print("skipped: the history is not here")
        sys.exit(77)
    return [f"{commit}: {what}: {subject}" for commit, parents, subject in commits
            if (what := fault(parents, subject))]


ROWS = (
    (1, "player: flush PlayerPrefs on Environment.Exit", None),
    (1, "cli, docs: name the log's file", None),
    (1, "tests/e2e: x" + "x" * 60, None),
    (1, "tests/e2e: x" + "x" * 61, "73 columns"),
    (1, "m1", "folder: effect"),
    (1, "Fix: a thing", "folder: effect"),
    (1, "core: ", "folder: effect"),
    (1, "core: keep calls; drop logs", "two effects"),
    (2, "core: keep calls", "merge"),
)


def self_test():
    wrong = [f"{subject!r}: expected {words!r}, got {what!r}" for parents, subject, words in ROWS
             if ((what := fault(parents, subject)) is None) != (words is None) or (words and words not in what)]
    if history("/nonexistent", FIRST) is not None:
        wrong.append("a history that is not there is not noticed")
    return wrong


if __name__ == "__main__":
    planted.run(check, self_test, csource.ROOT)
