"""Public Unity packages by their pinned versions: package-lock.json has their hashes, npm fetches them
once into the build folder. Nothing of them is part of the repository."""
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys

from lib.umcp import UMCP

HERE = os.path.dirname(os.path.abspath(__file__))
LOCK = os.path.join(HERE, "package-lock.json")
NPM = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--fetch-retries=1",
       "--fetch-retry-mintimeout=1000", "--loglevel=error"]


def need_packages():
    """The folder that has them; ends the program with 77 where they cannot be had."""
    folder = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(UMCP))), "test-packages")
    with open(LOCK, "rb") as file:
        wanted = hashlib.sha256(file.read()).hexdigest()
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, ".lock"), "w", encoding="utf-8") as guard:
        fcntl.flock(guard, fcntl.LOCK_EX)
        if read(os.path.join(folder, ".fetched")) != wanted:
            fetch(folder, wanted)
    return os.path.join(folder, "node_modules")


def read(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return None


def fetch(folder, wanted):
    if not shutil.which("npm"):
        print("skipped: npm is not here, which fetches the packages")
        sys.exit(77)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(os.path.join(HERE, name), folder)
    try:
        done = subprocess.run(NPM, cwd=folder, timeout=120, check=False, capture_output=True, text=True)
        problem = None if done.returncode == 0 else done.stderr.strip() or "npm failed"
    except subprocess.TimeoutExpired:
        problem = "npm took too long"
    if problem and "EINTEGRITY" in problem:
        sys.exit("a package is not what it was: " + problem)
    if problem:
        print("skipped: npm cannot fetch the packages:", problem.splitlines()[0])
        sys.exit(77)
    with open(os.path.join(folder, ".fetched"), "w", encoding="utf-8") as file:
        file.write(wanted)


def source(name):
    """A file of C# beside this one."""
    with open(os.path.join(HERE, name), encoding="utf-8") as file:
        return file.read()
