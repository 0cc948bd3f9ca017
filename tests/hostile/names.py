"""Names and texts that deceive people: files that tools write, and what the program prints on a
terminal. And a server that never comes to an end."""
import json
import os
import re
import socket
import subprocess
import tempfile
import threading

from lib.live import Project, need_an_engine
from lib.saving import Prefabs, Saving, write_own
from lib.umcp import PATIENCE, UMCP, Suite, clean_env, expect, frame, run, same

suite = Suite()
test = suite.test
BAD = (["a\\b", "...", "a\x7fb", "a\u0085b", "a\u009bb", "a\u2028b"]
       + [f"a{chr(code)}b" for code in (1, 9, 10, 13, 27, 31)]
       + [f"a{chr(code)}b" for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A),
                                        *range(0x200B, 0x2010), 0x061C, 0xAD, 0xFEFF, 0xE0041)])
CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u00ad\u061c\u200b-\u200f\u202a-\u202e"
                      "\u2066-\u2069\ufeff\U000e0000-\U000e007f]")
EVIL = "\x1b]0;owned\x07\u009b31m\x7fred\u202e\u200b\u00ad\u2066\ufeff\U000e0041"


class Writer(Prefabs, Saving):
    pass


def files(root):
    return sorted(os.path.join(at, name) for at, _, names in os.walk(root) for name in names)


# --- Files that tools write. ---

@test
def no_tool_writes_a_name_that_deceives():
    with tempfile.TemporaryDirectory() as folder:
        root = write_own(Project(folder))
        with Writer(root, "Assets/Main.unity", ("/A", "Holder", "Compiled")) as server:
            before = files(folder)
            for name in [f"{bad}/x" for bad in BAD] + BAD[:1] + BAD[2:]:
                error = server.result("SaveScene", path=f"Assets/{name}.unity")["error"]
                same(error["kind"], "InvalidArgument", name, error)
                expect("path has a name that" in error["message"], name, error)
                expect(not CONTROLS.search(error["message"]), name, error)
                code = json.dumps(f"Assets/{name}.prefab")
                told = server.fails(f"Umcp.Prefabs.Save(GameObject.Find(\"A\"), {code});")
                expect("ArgumentException" in told and "path has a name that" in told, name, told)
            for bad in BAD[1:]:  # there, a backslash separates names
                result = server.result("WriteConsoleScript", path=f"{bad}/x.cs", content="1")
                same(result["error"]["kind"], "InvalidArgument", bad, result)
            same(files(folder), before)
            same([name for _, _, names in os.walk(server.folder) for name in names
                  if name.endswith(".cs")], [])
            error = server.result("SaveScene", path=f"Assets/{'x' * 300}.unity")["error"]
            same(error["kind"], "InvalidArgument", error)
            expect("too long" in error["message"] and root not in error["message"], error)
            for good in ("Größe", "日本", "a b", "a..b", "👩‍🚀"):
                server.do("SaveScene", path=f"Assets/{good}.unity")


# --- What the program prints. ---

def project_of_escapes(folder):
    """Everything that a project may say, with escape sequences in it."""
    project = Project(folder)
    quoted = '"' + EVIL.replace("\x1b", "\\e").replace("\x07", "\\a").replace("\x7f", "\\x7F") + '"'
    text = ("%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n--- !u!1 &10\nGameObject:\n  m_Component:\n"
            f"  - component: {{fileID: 11}}\n  - component: {{fileID: 12}}\n  m_Name: {quoted}\n"
            f"  m_TagString: {quoted}\n"
            "--- !u!4 &11\nTransform:\n  m_GameObject: {fileID: 10}\n  m_Children: []\n"
            "  m_Father: {fileID: 0}\n--- !u!114 &12\nMonoBehaviour:\n  m_GameObject: {fileID: 10}\n"
            "  m_Script: {fileID: 11500000, guid: " + "ab" * 16 + ", type: 3}\n")
    project.add(f"Assets/{EVIL}.unity", text)
    project.add("Assets/\udc9b31m.unity".encode(errors="surrogateescape").decode("latin-1"), text)
    with open(os.path.join(project.root.encode(), b"Assets", b"raw\x9b31m.unity"), "w",
              encoding="utf-8") as file:
        file.write(text)
    with open(os.path.join(project.root.encode(), b"Assets", b"raw\x9b31m.unity.meta"), "w",
              encoding="utf-8") as file:
        file.write("fileFormatVersion: 2\nguid: " + "cd" * 16 + "\n")
    project.write("ProjectSettings/ProjectVersion.txt", f"m_EditorVersion: {EVIL}\n")
    project.write("Packages/manifest.json", json.dumps({"dependencies": {
        f"com.{EVIL}": "1.0", "com.local": f"file:{EVIL}"}}))
    return project.root


def shown(*words):
    with tempfile.TemporaryDirectory() as state:
        done = subprocess.run([UMCP, *words], capture_output=True, timeout=PATIENCE,
                              env=clean_env(state), check=False, cwd=state)
    for name, told in (("out", done.stdout), ("err", done.stderr)):
        text = told.decode(errors="surrogateescape")
        expect(not CONTROLS.search(text), words, name, text[:3000])
        expect(not re.search("[\udc80-\udc9f]", text), words, name, text[:3000])
    return done


@test
def texts_of_a_project_do_not_reach_the_terminal_raw():
    with tempfile.TemporaryDirectory() as folder:
        root = project_of_escapes(folder)
        scene = os.path.join(root, "Assets", EVIL + ".unity")
        for words in (("check", root), ("dump", root), ("dump", scene)):
            for more in ((), ("--json",)):
                done = shown(*words, *more)
                expect(b"owned" in done.stdout, words, done)
                if more and words[1] == scene:
                    same(json.loads(done.stdout)["rootObjects"][0]["name"], EVIL)
        for words in (("check", root + EVIL), ("dump", root + EVIL), ("audit", "--project", EVIL),
                      ("call", f"--{EVIL}"), (EVIL,), ("call", "--url", f"http://{EVIL}", "x"),
                      ("call", "x", EVIL), ("doctor", "--discovery", f"/tmp/{EVIL}"),
                      ("serve", "--project", EVIL, "--listen", "127.0.0.1:x")):
            expect(shown(*words).returncode in (0, 1, 2), words)


@test
def names_of_our_own_files_do_not_reach_the_terminal_raw():
    with tempfile.TemporaryDirectory() as folder:
        state, token = os.path.join(folder, EVIL), os.path.join(folder, f"{EVIL}.token")
        os.mkdir(state, 0o700)
        expect(b"owned" in shown("token", token).stderr)
        settings = os.path.join(state, "settings.json")
        for text in ('{"allowWrites":true}', '{"reflectionAllowlistMembers":["\u009b31m"]}', "{"):
            with open(settings, "w", encoding="utf-8") as file:
                file.write(text)
            os.chmod(settings, 0o600)
            done = shown("doctor", "--state-dir", state)
            expect(b"settings.json" in done.stdout, done)
            # Nobody can listen at the second address, so this ends.
            done = shown("serve", "--state-dir", state, "--listen", f"unix:{folder}/{EVIL}.sock",
                         "--listen", "192.0.2.1:1", "--token-file", token)
            expect(done.returncode in (1, 2) and b"owned" in done.stderr, done)


def answered(reply, *words, patience=PATIENCE):
    """Runs umcp against a server that calls reply(peer) after the first request."""
    with socket.socket() as listener, tempfile.TemporaryDirectory() as state:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        listener.settimeout(PATIENCE)
        at = f"127.0.0.1:{listener.getsockname()[1]}"
        process = subprocess.Popen([UMCP, *(word.replace("AT", at) for word in words)],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                   env=clean_env(state))
        peer = listener.accept()[0]
        is_over = threading.Event()

        def serve():
            with peer:
                try:
                    peer.recv(65536)
                    reply(peer, is_over)
                except OSError:
                    pass

        server = threading.Thread(target=serve, daemon=True)
        server.start()
        try:
            out, err = process.communicate(timeout=patience)
        finally:
            is_over.set()
            process.kill()
        server.join()
    return process.returncode, out, err


@test
def results_of_a_server_do_not_reach_the_terminal_raw():
    def call(result):
        body = json.dumps({"jsonrpc": "2.0", "id": 1, "result": result},
                          ensure_ascii=False).encode()
        code, out, err = answered(
            lambda peer, _: peer.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s"
                                         % (len(body), body)),
            "call", "--url", "http://AT", "GetStatus")
        same((code, err), (0, b""))
        expect(not CONTROLS.search(out.decode()), out)
        return out.decode()

    same(call({"content": [{"type": "text", "text": EVIL + "\n\tnext"}]}),
         "\\u001b]0;owned\\u0007\\u009b31m\\u007fred\\u202e\\u200b\\u00ad\\u2066\\ufeff\\udb40\\udc41"
         "\n\tnext\n")
    told = call({"content": [{"type": "text", "text": json.dumps({"a": EVIL}, ensure_ascii=False)}]})
    same(json.loads(told), {"a": EVIL})
    same(json.loads(call({"value": EVIL})), {"value": EVIL})
    deep = "[" * 3000 + json.dumps(EVIL, ensure_ascii=False) + "]" * 3000
    body = ('{"jsonrpc":"2.0","id":1,"result":' + deep + "}").encode()
    _, out, _ = answered(lambda peer, _: peer.sendall(
        b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)),
        "call", "--url", "http://AT", "GetStatus")
    expect(not CONTROLS.search(out.decode()), out[:200])


# --- A server that never comes to an end. ---

def drip(start, piece):
    def reply(peer, is_over):
        peer.sendall(start)
        while not is_over.wait(0.05):
            peer.sendall(piece)
    return reply


@test
def a_call_ends_however_the_server_drips():
    notice = frame({"jsonrpc": "2.0", "method": "notify", "params": {}})
    for start, piece, words in (
            (b"HTTP/1.1 200 OK\r\n", b"X-More: 1\r\n", ("--url", "http://AT", "GetStatus")),
            (b"HTTP/1.1 200 OK\r\nContent-Length: 999999\r\n\r\n", b" ",
             ("--url", "http://AT", "GetStatus")),
            (b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n",
             ("--url", "http://AT", "GetStatus")),
            (b"", b"HTTP/1.1 100 Continue\r\n\r\n", ("--url", "http://AT", "GetStatus")),
            (b"", notice, ("--framed", "AT", "transport.healthCheck")),
            (b"", notice[:3], ("--framed", "AT", "transport.healthCheck"))):
        code, out, err = answered(drip(start, piece), "call", "--timeout", "700", *words)
        same((code, out), (1, b""), words, err)
    code, _, err = answered(drip(b"", notice), "call", "--timeout", "700", "--framed", "AT",
                            "transport.healthCheck")
    expect(code == 1 and b"in time" in err, err)


@test
def the_limit_covers_the_whole_call():
    """A server that takes half of the time to accept the token has half of it left."""
    with tempfile.TemporaryDirectory() as folder:
        token = os.path.join(folder, "token")
        with open(token, "w", encoding="utf-8") as file:
            file.write("0123456789abcdef0123")
        os.chmod(token, 0o600)

        def reply(peer, is_over):
            is_over.wait(0.9)
            peer.sendall(frame({"jsonrpc": "2.0", "id": 0, "result": {"sessionId": "x"}}))
            peer.recv(65536)
            is_over.wait(0.9)
            peer.sendall(frame({"jsonrpc": "2.0", "id": 1, "result": {"late": True}}))
            is_over.wait(PATIENCE)

        code, out, err = answered(reply, "call", "--timeout", "1500", "--framed", "AT",
                                  "--framed-token-file", token, "unity.status")
        same((code, out), (1, b""), err)
        expect(b"in time" in err, err)
    for wrong in ("0", "-1", "x", "99999999999"):
        same(run("call", "--timeout", wrong, "GetStatus").code, 2, wrong)


if __name__ == "__main__":
    need_an_engine()
    suite.main()
