"""A player, without a server, on a project whose scripts write what they saw into $UMCP_TEST_CHECKS."""
import os
import shutil
import subprocess
import sys

from lib.umcp import UMCP

PLAYER = os.path.join(os.path.dirname(UMCP), "umcp-player")
ASSEMBLIES = os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp")
NO_RUNTIME = 3


def need_a_player():
    if not os.path.exists(PLAYER) or not os.path.exists(ASSEMBLIES) or not shutil.which("mcs"):
        print("skipped: no player, no assemblies, or no mcs")
        sys.exit(77)


def run_player(project, folder, *options, **environment):
    """One run: {what: seen}, the exit code and the log. The state of runs in a folder stays."""
    written, state = os.path.join(folder, "checks"), os.path.join(folder, "state")
    os.makedirs(state, exist_ok=True)
    if os.path.exists(written):
        os.remove(written)
    log = os.path.join(folder, "log")
    with open(log, "w", encoding="utf-8") as to:
        try:
            code = subprocess.run([PLAYER, "--project", project.root, "--state-dir", state, "--managed-dir", ASSEMBLIES,
                                   "--url", "ws://127.0.0.1:1/unity", *options],
                                  timeout=180, check=False, stdout=to, stderr=to,
                                  env={**os.environ, "UMCP_TEST_CHECKS": written, "HOME": folder, "TMPDIR": folder,
                                       **environment}).returncode
        except subprocess.TimeoutExpired:
            code = "no end"
    if code == NO_RUNTIME:
        print("skipped: Mono is not installed")
        sys.exit(77)
    seen = {}
    if os.path.exists(written):
        with open(written, encoding="utf-8") as source:
            seen = dict(line.rstrip("\n").split("\t", 1) for line in source if "\t" in line)
    with open(log, encoding="utf-8") as source:
        return seen, code, source.read()
