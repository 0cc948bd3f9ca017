"""The server's end of a WebSocket that an engine opens: the handshake, and messages as text. Needs no
module of the tests but lib/proof.py, so that those in tests/mono can use it, too."""
import base64
import hashlib
import struct

from lib.proof import prove_server

PATIENCE = 60  # seconds that anything may take before the test fails
MAGIC = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


class EngineSocket:
    def shake_hands(self, sock, secret_file):
        """Takes the handshake and the proofs; the file holds the key or the token that both know."""
        self.sock, self.kept = sock, b""
        self.sock.settimeout(PATIENCE)
        while b"\r\n\r\n" not in self.kept:
            self.more()
        head, self.kept = self.kept.split(b"\r\n\r\n", 1)
        self.headers = dict(line.split(": ", 1) for line in head.decode().split("\r\n")[1:])
        key = self.headers["Sec-WebSocket-Key"] + MAGIC
        accept = base64.b64encode(hashlib.sha1(key.encode()).digest()).decode()
        self.sock.sendall((f"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                           f"Connection: Upgrade\r\nSec-WebSocket-Accept: {accept}\r\n"
                           f"Sec-WebSocket-Protocol: umcp.2\r\n\r\n").encode())
        prove_server(self.read_text, lambda text: self.send_bytes(text.encode()),
                     sock.getsockname()[1], secret_file)

    def more(self):
        data = self.sock.recv(1 << 16)
        assert data, "the engine is gone"
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

    def send_bytes(self, data):
        size = len(data)
        length = (struct.pack(">B", size) if size < 126 else
                  struct.pack(">BH", 126, size) if size < 1 << 16 else
                  struct.pack(">BQ", 127, size))
        self.sock.sendall(b"\x81" + length + data)
