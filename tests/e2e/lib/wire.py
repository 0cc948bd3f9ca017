"""The server's end of the link, played by a test: an engine of ours is started on a project, and the
test sees each message as it is (docs/link.md)."""
import base64
import hashlib
import json
import os
import socket
import struct
import subprocess
import tempfile

from lib.umcp import PATIENCE, UMCP, clean_env, end_process, expect, same

PLAYER = os.path.join(os.path.dirname(UMCP), "umcp-player") if UMCP else None
MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class Wire:
    """umcp-player on a project, for a with block."""

    def __init__(self, project):
        self.project = project
        self.kept, self.number = b"", 0
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
                self.sock, _ = listener.accept()
                self.meet()
            except BaseException:
                end_process(self.process)
                raise
        return self

    def __exit__(self, *_):
        self.sock.close()
        end_process(self.process)
        self.folder.cleanup()

    # --- Messages ---

    def meet(self):
        self.sock.settimeout(PATIENCE)
        while b"\r\n\r\n" not in self.kept:
            self.more()
        head, self.kept = self.kept.split(b"\r\n\r\n", 1)
        headers = dict(line.split(": ", 1) for line in head.decode().split("\r\n")[1:])
        key = headers["Sec-WebSocket-Key"] + MAGIC
        accept = base64.b64encode(hashlib.sha1(key.encode()).digest()).decode()
        self.sock.sendall((f"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                           f"Connection: Upgrade\r\nSec-WebSocket-Accept: {accept}\r\n"
                           f"Sec-WebSocket-Protocol: umcp.1\r\n\r\n").encode())
        same(self.read()[0]["hello"]["kind"], "player")
        self.send({"welcome": {"server": "test"}})

    def more(self):
        data = self.sock.recv(1 << 16)
        expect(data, "the engine is gone")
        self.kept += data

    def exactly(self, count):
        while len(self.kept) < count:
            self.more()
        found, self.kept = self.kept[:count], self.kept[count:]
        return found

    def read_text(self):
        """The next text message; what is no text (a ping of the codec) is passed over."""
        while True:
            first, size = self.exactly(2)
            size &= 0x7F
            if size == 126:
                size = struct.unpack(">H", self.exactly(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self.exactly(8))[0]
            mask = self.exactly(4)
            data = self.exactly(size)
            whole = int.from_bytes(data, "little") ^ int.from_bytes(
                (mask * (size // 4 + 1))[:size], "little")
            if first == 0x81:
                return whole.to_bytes(size, "little").decode()

    def read(self):
        """Head and payload (None: there is none) of the next message."""
        head, _, payload = self.read_text().partition("\n")
        return json.loads(head), json.loads(payload) if payload else None

    def send(self, head, payload=None):
        data = json.dumps(head).encode()
        if payload is not None:
            data += b"\n" + json.dumps(payload).encode()
        size = len(data)
        length = (struct.pack(">B", size) if size < 126 else
                  struct.pack(">BH", 126, size) if size < 1 << 16 else
                  struct.pack(">BQ", 127, size))
        self.sock.sendall(b"\x81" + length + data)

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
