"""The server's end of the link, played by a test: an engine of ours is started on a project, and the
test sees each message as it is (docs/link.md)."""
import json
import os
import socket
import subprocess
import tempfile

from lib.engine_socket import EngineSocket
from lib.umcp import PATIENCE, UMCP, clean_env, end_process, same

PLAYER = os.path.join(os.path.dirname(UMCP), "umcp-player") if UMCP else None


class Wire(EngineSocket):
    """umcp-player on a project, for a with block."""

    def __init__(self, project):
        self.project = project
        self.number = 0
        self.events = []  # log events since they were last taken: pairs of head and payload

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        with socket.create_server(("127.0.0.1", 0)) as listener:
            listener.settimeout(PATIENCE)
            url = "ws://127.0.0.1:%d/unity" % listener.getsockname()[1]
            self.process = subprocess.Popen(
                [PLAYER, "--project", self.project, "--url", url, "--state-dir", self.folder.name],
                env=clean_env(self.folder.name), stdin=subprocess.DEVNULL)
            try:
                self.meet(listener.accept()[0])
            except BaseException:
                end_process(self.process)
                raise
        return self

    def __exit__(self, *_):
        self.sock.close()
        end_process(self.process)
        self.folder.cleanup()

    # --- Messages ---

    def meet(self, sock):
        self.shake_hands(sock, os.path.join(self.folder.name, "state/umcp/link.key"))
        same(self.read()[0]["hello"]["kind"], "player")
        self.send({"welcome": {"server": "test"}})

    def read(self):
        """Head and payload (None: there is none) of the next message."""
        head, _, payload = self.read_text().partition("\n")
        return json.loads(head), json.loads(payload) if payload else None

    def send(self, head, payload=None):
        data = json.dumps(head).encode()
        if payload is not None:
            data += b"\n" + json.dumps(payload).encode()
        self.send_bytes(data)

    # --- Calls ---

    def begin(self, tool, arguments, **head):
        """Sends a call; its number."""
        self.number += 1
        self.send({"call": self.number, "tool": tool, "deadlineMs": 60000, **head}, arguments)
        return self.number

    def end(self, number):
        """Head and payload of that call's answer; lines of the log that come before are kept."""
        while True:
            head, payload = self.read()
            if head.get("event") == "log":
                self.events.append((head, payload))
            if "done" in head and "total" not in head:
                same(head["done"], number, head)
                del head["done"]
                return head, payload

    def run(self, code, **head):
        return self.end(self.begin("execute_code", {"code": code}, **head))

    def take_events(self):
        events, self.events = self.events, []
        return events
