"""Projects of tests/managed whose own script checks, in a running engine, and writes what it found."""
import os
import shutil
import subprocess
import sys
import tempfile

from lib.umcp import SOURCE, UMCP

PLAYER = os.path.join(os.path.dirname(UMCP), "umcp-player")
ASSEMBLIES = os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp")
NO_RUNTIME = 3


def run(name, folder, prepare):
    """What the project's script wrote, and the player's exit code."""
    project, written = os.path.join(folder, "project"), os.path.join(folder, "checks")
    state = os.path.join(folder, "state")
    shutil.copytree(os.path.join(SOURCE, "tests/managed", name), project)
    prepare(project)
    os.mkdir(state)
    command = [PLAYER, "--project", project, "--state-dir", state, "--managed-dir", ASSEMBLIES,
               "--url", "ws://127.0.0.1:1/unity"]
    done = subprocess.run(command, timeout=120, check=False, capture_output=True, text=True,
                          env={**os.environ, "UMCP_TEST_CHECKS": written, "HOME": folder, "TMPDIR": folder})
    if not os.path.exists(written):
        print(done.stdout, done.stderr)
        return [], done.returncode
    with open(written, encoding="utf-8") as source:
        return source.read().splitlines(), done.returncode


def main(name, prepare=lambda project: None):
    """Runs tests/managed/NAME, tells how it went, and exits."""
    if not os.path.exists(PLAYER) or not os.path.exists(ASSEMBLIES) or not shutil.which("mcs"):
        print("skipped: no player, no assemblies, or no mcs")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        lines, code = run(name, folder, prepare)
    if code == NO_RUNTIME:
        print("skipped: Mono is not installed")
        sys.exit(77)
    bad = [line for line in lines if not line.startswith("ok ")][:-1] if "end" in lines else ["the checks did not end"]
    print("\n".join(bad))
    print(f"managed_{name}: {sum(line.startswith('ok ') for line in lines)} passed, {len(bad)} failed, exit code {code}")
    sys.exit(1 if bad or code else 0)
