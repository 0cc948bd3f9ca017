"""Requests as browsers send them for web pages, byte by byte: which Origin and which Sec-Fetch-Site
come in, on every route and upgrade. web_pages.mjs has a real browser do the same."""
import os
import socket
import tempfile

from lib.umcp import Http, Server, Skipped, Suite, expect, request, run, same, write_token

suite = Suite()
test = suite.test
PING = request("ping")
UPGRADE = ("Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
           "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
LINES = "Connection: Upgrade\r\nUpgrade: umcp.lines"
ROUTES = [("POST", "/message", ""), ("POST", "/mcp", ""), ("POST", "/", ""), ("POST", "/editor", ""),
          ("POST", "/messages?sessionId=x", ""), ("POST", "/api/execute", ""),
          ("POST", "/api/query", ""), ("POST", "/api/cancel/x", ""), ("GET", "/", ""),
          ("GET", "/", UPGRADE), ("GET", "/mcp", "Accept: text/event-stream"), ("GET", "/sse", ""),
          ("GET", "/read?uri=unity://scenes", ""), ("GET", "/health", ""),
          ("GET", "/api/result/x", ""), ("GET", "/api/logs", ""), ("GET", "/api/log/x", ""),
          ("GET", "/unity", UPGRADE), ("GET", "/stdio", LINES), ("DELETE", "/mcp", ""),
          ("HEAD", "/read?uri=unity://scenes", ""), ("GET", "/nowhere", ""), ("PUT", "/mcp", "")]


def status_of(port, headers, method="POST", path="/message", more="", host="127.0.0.1"):
    with Http(port) as http:
        lines = [line for line in (headers, more) if line]
        body = "{}" if method == "POST" else ""
        head = "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}:{port}",
                            f"Content-Length: {len(body)}", *lines])
        http.send(f"{head}\r\n\r\n{body}")
        r = http.response(has_body=method != "HEAD")
        same(r.headers.get("access-control-allow-origin"), None if r.status == 101 else "*", r)
        return r


@test
def a_page_from_elsewhere_is_refused_on_every_route_and_upgrade():
    with Server() as server:
        for method, path, more in ROUTES:
            for headers in ("Sec-Fetch-Site: cross-site", "Sec-Fetch-Site: same-site",
                            "sec-fetch-site: Cross-Site", "Origin: http://localhost:3000",
                            "Origin: http://localhost:3000\r\nSec-Fetch-Site: same-site",
                            "Origin: null\r\nSec-Fetch-Site: same-origin", "Origin: null"):
                r = status_of(server.port, headers, method, path, more)
                same(r.status, 403, method, path, headers, r)
        server.is_fine()


@test
def a_preflight_is_answered_before_these_checks():
    with Server() as server:
        for headers in ("Origin: http://evil.example\r\nSec-Fetch-Site: cross-site",
                        "Origin: null", "Sec-Fetch-Site: same-site"):
            for _, path, _ in ROUTES:
                same(status_of(server.port, headers, "OPTIONS", path).status, 204, path, headers)


@test
def the_answer_names_the_option():
    with Server() as server:
        r = status_of(server.port, "Origin: http://localhost:3000")
        expect("--allow-origin http://localhost:3000" in r.json()["error"], r)
        for origin in ("null", "http://a b", 'http://"', "http://x/" + "y" * 3000, "", "x"):
            r = status_of(server.port, f"Origin: {origin}")
            same(r.status, 403, r)
            expect("Origin" in r.json()["error"] and len(r.body) < 500, r)


@test
def allowed_origins_come_in_and_no_others():
    with Server("--allow-origin", "http://localhost:3000, https://app.example",
                "--allow-origin", "vscode-webview://abc-123") as server:
        for origin in ("http://localhost:3000", "https://app.example", "HTTPS://APP.example",
                       "vscode-webview://abc-123", "http://localhost:6274",
                       "http://127.0.0.1:6274"):
            for site in ("cross-site", "same-site", "none"):
                headers = f"Origin: {origin}\r\nSec-Fetch-Site: {site}"
                expect(status_of(server.port, headers).status != 403, origin, site)
        for origin in ("http://localhost:3001", "http://app.example", "https://app.example:444",
                       "https://app.example.evil.example", "https://evil.example,https://app.example",
                       "http://localhost:3000/", "http://localhost", "https://localhost:6274",
                       "http://[::1]:6274", "http://localhost:62740"):
            same(status_of(server.port, f"Origin: {origin}").status, 403, origin)


@test
def our_own_addresses_come_in_with_their_ports_only():
    with Server(listen=("127.0.0.1:0", "127.0.0.1:0")) as server:
        ports = [int(line.rsplit(":", 1)[1]) for line in server.err().splitlines()
                 if "listening on http" in line]
        same(len(ports), 2, server.err())
        for asked in ports:
            for port in ports:
                for host in ("127.0.0.1", "localhost", "LOCALHOST"):
                    r = status_of(asked, f"Origin: http://{host}:{port}")
                    expect(r.status != 403, host, port, r)
            for origin in (f"http://127.0.0.2:{asked}", f"https://127.0.0.1:{asked}",
                           f"http://[::1]:{asked}", "http://127.0.0.1", "http://localhost:80",
                           f"http://127.0.0.1:0{asked}", f"http://127.0.0.1:{asked}.",
                           f"http://localhost.:{asked}", f"http://x@127.0.0.1:{asked}",
                           f"http://127.0.0.1:{asked}#", f"ws://127.0.0.1:{asked}"):
                same(status_of(asked, f"Origin: {origin}").status, 403, origin)


@test
def the_same_holds_for_ipv6():
    try:
        with socket.socket(socket.AF_INET6) as probe:
            probe.bind(("::1", 0))
    except OSError:
        raise Skipped("no IPv6 here") from None
    with Server(listen=("127.0.0.1:0", "[::1]:0")) as server:
        lines = [line for line in server.err().splitlines() if "listening on http://[::1]" in line]
        port = int(lines[0].rsplit(":", 1)[1])
        for origin, is_fine in ((f"http://[::1]:{port}", True), (f"http://localhost:{port}", True),
                                (f"http://127.0.0.1:{port}", False), ("http://[::1]:1", False)):
            status = status_of(server.port, f"Origin: {origin}").status
            same(status != 403, is_fine, origin, status)


@test
def a_foreign_host_is_refused_whatever_the_origin():
    with Server("--allow-origin", "http://evil.example") as server:
        for headers in ("", "Origin: http://evil.example", "Sec-Fetch-Site: same-origin"):
            same(status_of(server.port, headers, host="evil.example").status, 403, headers)


@test
def a_public_server_has_pages_of_its_own_names_only():
    with tempfile.TemporaryDirectory() as folder:
        path = write_token(folder, "a-token-of-thirty-two-characters")
        with Server("--token-file", path, listen=("0.0.0.0:0",)) as server:
            port = server.port
            for origin, is_fine in ((f"http://box.example:{port}", True),
                                    (f"http://localhost:{port}", True),
                                    ("http://evil.example", False),
                                    (f"https://box.example:{port}", False)):
                r = status_of(port, f"Origin: {origin}", host="box.example")
                same(r.status, 401 if is_fine else 403, origin)


@test
def what_cannot_be_an_origin_is_refused_at_the_start():
    for value in ("null", "*", "localhost:3000", "http://x/", "http://x/path", "http://", "",
                  "http://a,null", "http://a b", "http://a?", "://a"):
        ran = run("serve", "--listen", "127.0.0.1:0", "--allow-origin", value)
        expect(ran.code == 2 and "--allow-origin" in ran.err, value, ran)


@test
def a_config_file_and_the_environment_name_origins_too():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "c.json")
        with open(path, "w", encoding="utf-8") as file:
            file.write('{"allowOrigin": ["http://a.example", "http://b.example"]}')
        with Server("--config", path) as server:
            for name, status in (("a", 200), ("b", 200), ("c", 403)):
                r = server.post(PING, headers=f"Origin: http://{name}.example")
                same(r.status, status, name)
        with Server("--config", path, env={"UMCP_ALLOW_ORIGIN": "http://c.example"}) as server:
            for name, status in (("a", 403), ("c", 200)):
                r = server.post(PING, headers=f"Origin: http://{name}.example")
                same(r.status, status, name)


if __name__ == "__main__":
    suite.main()
