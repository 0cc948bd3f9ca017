"""Another user of this machine, who connects to the server. Needs root."""
import json
import os
import subprocess
import sys

from lib.umcp import PATIENCE, Skipped, same

STRANGER = 61234  # a user id that nobody has here

# What the stranger runs: connects as often as it is told, says what it is told, prints what came.
VISITOR = """
import encodings.latin_1, json, os, socket, struct, sys
user, plan = json.loads(sys.stdin.read())
if user is not None:  # only now: the interpreter may lie where that user cannot read
    os.setgroups([]), os.setgid(user), os.setuid(user)
came = []
for visit in plan:
    with socket.socket(getattr(socket, visit["family"])) as s:
        s.settimeout(30)
        got = b""
        try:
            if visit.get("reset"):
                s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            if visit.get("from"):
                s.bind((visit["from"], 0))
            at = visit["at"]
            s.connect(tuple(at) if isinstance(at, list) else at)
            if visit.get("say"):
                s.sendall(visit["say"].encode("latin-1"))
            while not visit.get("hurry"):
                data = s.recv(65536)
                if not data:
                    break
                got += data
                if visit.get("stop") and visit["stop"].encode("latin-1") in got:
                    break
        except (ConnectionError, PermissionError) as error:
            got += b"" if got else type(error).__name__.encode()
        came.append(got.decode("latin-1"))
print(json.dumps(came))
"""


def need_root():
    if os.geteuid() != 0:
        raise Skipped("only root can act as another user")


def visit(at, *plans, user=STRANGER):
    """Has a user visit the server: what came back, a text for each plan."""
    family = "AF_UNIX" if isinstance(at, str) else "AF_INET6" if ":" in at[0] else "AF_INET"
    plans = [user, [{"family": family, "at": at, **plan} for plan in plans]]
    done = subprocess.run([sys.executable, "-c", VISITOR], input=json.dumps(plans).encode(),
                          capture_output=True, timeout=PATIENCE, check=False)
    same(done.returncode, 0, done.stderr.decode())
    return json.loads(done.stdout)


def visit_once(at, user=STRANGER, **plan):
    return visit(at, plan, user=user)[0]


def get(path="/", more=""):
    return f"GET {path} HTTP/1.1\r\nHost: localhost\r\n{more}\r\n"


def post(message, more=""):
    body = json.dumps(message)
    return (f"POST /message HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n{more}"
            f"\r\n{body}")
