"""The proofs with which an engine and a server begin (docs/link.md, "Who is there"), for tests that
play either side. Needs no other module of the tests."""
import hashlib
import hmac
import json
import os

KEYS = {}  # port -> the file of the user's key, for servers that this process has started


def proof(secret, role, port, engine_nonce, server_nonce, by="key"):
    text = f"umcp.2 proof\n{by}\n{role}\n{port}\n{engine_nonce}\n{server_nonce}\n"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


def nonce():
    return os.urandom(32).hex()


def read_secret(path):
    with open(path, encoding="ascii") as file:
        return file.readline().rstrip("\n")


def prove_engine(ws, port, secret=None, by="key"):
    """An engine's part on an open WebSocket. Without a secret, it reads the key of the server on that
    port, which is there once the server has answered."""
    own = nonce()
    ws.send(json.dumps({"nonce": own, by: True}))
    answer = json.loads(ws.read())["challenge"]
    secret = secret or read_secret(KEYS[port])
    assert answer["by"] == by, answer
    assert answer["proof"] == proof(secret, "server", port, own, answer["nonce"], by), answer
    ws.send(json.dumps({"proof": proof(secret, "engine", port, own, answer["nonce"], by)}))


def prove_server(read, send, port, path):
    """A server's part: `read` and `send` take and give the text of messages; the secret is in the file
    `path`, which holds the key if it is named link.key, else a token."""
    by = "key" if path.endswith("link.key") else "token"
    asked, own = json.loads(read()), nonce()
    assert asked.get(by) is True, asked
    secret = read_secret(path)
    send(json.dumps({"challenge": {
        "nonce": own, "by": by, "proof": proof(secret, "server", port, asked["nonce"], own, by)}}))
    assert json.loads(read()) == {"proof": proof(secret, "engine", port, asked["nonce"], own, by)}
