"""Checks of the life cycle of scripts: a name, what Unity documents, the C# that runs in a coroutine, and the trace that it leaves.

`Tr` traces Awake, OnEnable, Start, OnDisable and OnDestroy under its object's name; `Up` also the first FixedUpdate, Update and LateUpdate;
`Fr` writes the frame, counted from the check's first, behind each. Lab.cs has the rest of what the bodies use.
"""
from collections import namedtuple

Check = namedtuple("Check", "name fact body expected classes")


def check(name, fact, body, expected, classes=""):
    """`expected`: what T() was called with, in order, and lines of the log as `Error: text`, each behind `; `."""
    return Check(name, fact, body, expected, classes)
