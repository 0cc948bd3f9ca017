"""A program that umcp starts as its player (lib/engine.py), and what it is to do."""
import json
import os
import stat
import sys
import tempfile

import lib.engine
from lib.umcp import EXAMPLE, Server, Stdio


class Player:
    """A program that umcp can start as its player, and what it noted down."""

    def __init__(self, folder, **plan):
        self.path = os.path.join(folder, "player")
        self.log = os.path.join(folder, "player.log")
        self.plan = os.path.join(folder, "player.json")
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(f"#!/bin/sh\nexec {sys.executable} {lib.engine.__file__} \"$@\"\n")
        os.chmod(self.path, stat.S_IRWXU)
        self.set(**plan)

    def set(self, **plan):
        with open(self.plan + ".new", "w", encoding="utf-8") as file:
            json.dump({"log": self.log, **plan}, file)
        os.rename(self.plan + ".new", self.plan)

    def starts(self):
        try:
            with open(self.log, encoding="utf-8") as file:
                return [json.loads(line) for line in file if line.endswith("\n")]
        except FileNotFoundError:
            return []

    def serve(self, *args, folder=None):
        return Server("--project", EXAMPLE, "--player", self.path, *args, folder=folder,
                      env={"UMCP_TEST_PLAYER": self.plan})


def with_folder(function):
    """A test that gets a folder of its own."""
    def in_folder():
        with tempfile.TemporaryDirectory() as folder:
            function(folder)
    in_folder.__name__ = function.__name__
    return in_folder


def stdio_with(player, *args):
    return Stdio("--project", EXAMPLE, "--player", player.path, *args,
                 env={"UMCP_TEST_PLAYER": player.plan})
