"""Requests without a session over HTTP, with headers as only hostile or broken clients send them."""
import base64
import json
import os
import tempfile

from lib.modern import PREFIX, VERSION, call, complete, headers, json_of, modern, refused
from lib.umcp import (Http, Scripted, Server, Suite, call_tool, expect, initialize, request, same)

suite = Suite()
test = suite.test

HEADER_MISMATCH = -32020


def ask(http, message, more="", **changed):
    """Sends a message with its headers. `more`: further lines of headers."""
    lines = headers(message, **changed)
    return http.ask(message, "/mcp", "\r\n".join(filter(None, (lines, more))))


def coded(text):
    return "=?base64?" + base64.b64encode(text.encode()).decode() + "?="


def expect_mismatch(response, id_=1):
    same(response.status, 400, response)
    return refused(response.json(), HEADER_MISMATCH, id_)


def expect_result(response, id_=1):
    same(response.status, 200, response)
    expect("mcp-session-id" not in response.headers, response)
    return complete(response.json(), id_)


@test
def a_name_in_base64_counts_if_it_is_canonical():
    with Server() as server, Http(server.port) as http:
        message = call("GetConfig")
        for value in ("GetConfig", "  GetConfig\t", coded("GetConfig")):
            expect_result(ask(http, message, Mcp_Name=value))
        good = coded("GetVersio")[9:-2]
        same(good, "R2V0VmVyc2lv")  # twelve digits, no padding
        wrong = [coded("GetConfi"), coded("getconfig"), coded("GetConfig").lower(), "=?base64??=",
                 "=?base64?R2V0Q29uZmln", "R2V0Q29uZmln?=", "R2V0Q29uZmln", "=?base64?R2V0Q29uZmln=?=",
                 "=?base64?R2V0Q29uZmln==?=", "=?base64?R2V0Q29uZmln====?=", "=?base64?R2V0Q29uZml?=",
                 "=?base64?R2V0Q29 uZmln?=", "=?base64?R2V0-29uZmln?=", "=?BASE64?R2V0Q29uZmln?=",
                 "=?base64?R2V0Q29uZmlnAA==?=", "=?base64?=", "=?base64?????=", "?=", "="]
        for value in wrong:
            expect_mismatch(ask(http, message, Mcp_Name=value))


@test
def padding_must_be_exact_and_unused_bits_zero():
    with Server() as server, Http(server.port) as http:
        for uri, good, bad in (("unity://x", "dW5pdHk6Ly94", ()),
                               ("unity://xy", "dW5pdHk6Ly94eQ==",
                                ("dW5pdHk6Ly94eQ", "dW5pdHk6Ly94eQ=", "dW5pdHk6Ly94eR==",
                                 "dW5pdHk6Ly94eQ=A", "dW5pdHk6Ly94eQ===")),
                               ("unity://xyz", "dW5pdHk6Ly94eXo=",
                                ("dW5pdHk6Ly94eXo", "dW5pdHk6Ly94eXp=", "dW5pdHk6Ly94eXo==",
                                 "=dW5pdHk6Ly94eXo"))):
            message = modern("resources/read", {"uri": uri})
            response = ask(http, message, Mcp_Name=f"=?base64?{good}?=")
            same(response.status, 200, response)
            error = refused(response.json(), -32602)
            same(error["data"], {"uri": uri}, error)
            for value in bad:
                expect_mismatch(ask(http, message, Mcp_Name=f"=?base64?{value}?="))


@test
def names_beyond_ascii_travel_in_base64_only():
    with Server() as server, Http(server.port) as http:
        message = call("Größe")
        response = ask(http, message, Mcp_Name=coded("Größe"))
        same(response.status, 200, response)
        refused(response.json(), -32602)
        for value in (b"Gr\xf6\xdfe", b"Gr?e", b"Gr\xc3\xb6\xc3", b"Gr\xff\xfe\x80e", b"Gr\x01e"):
            with Http(server.port) as other:
                data = other.post_bytes(message, "/mcp", headers(message, Mcp_Name="@"))
                other.send(data.replace(b"@", value))
                same(other.response().status, 400, value)
        server.is_fine()


@test
def repeated_headers_are_refused():
    with Server() as server:
        message = call("GetConfig")
        for more in ("Mcp-Name: GetConfig", "Mcp-Name: ListScenes", "Mcp-Method: tools/call",
                     "Mcp-Method: tools/list", f"MCP-Protocol-Version: {VERSION}",
                     "MCP-Protocol-Version: 2025-11-25"):
            with Http(server.port) as http:
                response = ask(http, message, more)
                same(response.status, 400, more, response)
        server.is_fine()


@test
def case_of_names_of_headers_does_not_matter_and_that_of_values_does():
    with Server() as server, Http(server.port) as http:
        message = call("GetConfig")
        lines = headers(message)
        for text in (lines.lower().replace("getconfig", "GetConfig"),
                     lines.replace("Mcp-", "MCP-").replace("MCP-Protocol", "mcp-PROTOCOL")):
            expect_result(http.ask(message, "/mcp", text))
        expect_mismatch(ask(http, message, Mcp_Method="Tools/Call"))
        expect_mismatch(ask(http, message, Mcp_Name="getconfig"))


@test
def a_hundred_headers_and_unknown_parameters_are_let_be():
    with Server() as server, Http(server.port) as http:
        many = "\r\n".join(f"Mcp-Param-X{i}: =?base64?{'!' * i}?=" for i in range(80))
        response = ask(http, call("GetConfig"), many)
        expect(response.status in (200, 431), response)
        server.is_fine()
        with Http(server.port) as other:
            few = "\r\n".join(f"Mcp-Param-X{i}: =?base64?{'!' * i}?=" for i in range(20))
            expect_result(ask(other, call("GetConfig"), few))


@test
def a_hundred_thousand_bytes_of_headers_end_the_connection_only():
    with Server() as server:
        with Http(server.port) as http:
            response = ask(http, call("GetConfig"), "Mcp-Param-X: " + "y" * 100000)
            same(response.status, 431, response)
        server.is_fine()


@test
def the_ladder_of_faults_is_climbed_in_order():
    with Server() as server, Http(server.port) as http:
        message = call("GetConfig")
        expect_mismatch(ask(http, message, MCP_Protocol_Version="2025-11-25"))
        expect_mismatch(ask(http, message, MCP_Protocol_Version=None))
        expect_mismatch(ask(http, message, Mcp_Method=None))
        expect_mismatch(ask(http, message, Mcp_Name=None))
        message["params"]["_meta"][PREFIX + "protocolVersion"] = "2099-01-01"
        expect_mismatch(ask(http, message))
        response = ask(http, message, MCP_Protocol_Version="2099-01-01", Mcp_Name=None)
        same(response.status, 400, response)
        refused(response.json(), -32022)
        response = ask(http, modern("no/method"), Mcp_Name="x")
        same(response.status, 404, response)
        refused(response.json(), -32601)
        del message["params"]["_meta"]
        response = ask(http, message)
        same(response.status, 400, response)
        refused(response.json(), -32602)


@test
def notices_need_no_headers_and_get_no_answer():
    with Server() as server, Http(server.port) as http:
        message = modern("notifications/cancelled", {"requestId": 5})
        del message["id"]
        for lines in ("", f"MCP-Protocol-Version: {VERSION}", headers(message)):
            response = http.ask(message, "/mcp", lines)
            same((response.status, response.body), (202, b""), response)


@test
def sessions_and_event_ids_are_no_concern_of_such_a_request():
    with Server() as server, Http(server.port) as http:
        expect_result(ask(http, call("GetConfig"), "Mcp-Session-Id: nonsense\r\nLast-Event-ID: 7"))
        first = http.ask(initialize(), "/mcp", "Accept: application/json, text/event-stream")
        session = first.headers["mcp-session-id"]
        expect_result(ask(http, call("GetConfig", id_=2), f"Mcp-Session-Id: {session}"), 2)
        with_session = f"Mcp-Session-Id: {session}\r\nAccept: application/json, text/event-stream"
        response = http.ask(request("ping", id_=3), "/mcp", with_session)
        same(response.json(), {"jsonrpc": "2.0", "id": 3, "result": {}})


@test
def a_request_that_names_the_revision_only_in_its_header_is_refused():
    with Server() as server, Http(server.port) as http:
        response = ask(http, call_tool("GetConfig") | {"params": {"name": "GetConfig"}})
        same(response.status, 400, response)
        refused(response.json(), -32602)


@test
def what_a_client_accepts_is_what_it_gets():
    with Scripted() as server, Http(server.port) as http:
        message = call("GetStatus")
        for accept in (None, "*/*", "application/json", "application/json, text/event-stream"):
            response = ask(http, message, Accept=accept)
            same(response.headers["content-type"], "application/json", response)
            expect(json_of(expect_result(response))["Ready"])


@test
def bodies_that_are_no_request_are_refused():
    with Server() as server:
        for body in (b"", b"{", b"[]", b"7", b"null", b'"x"', b"{}", b'{"jsonrpc":"2.0"}',
                     b'{"jsonrpc":"2.0","id":null,"method":"tools/list"}',
                     json.dumps([modern("tools/list")]).encode()):
            with Http(server.port) as http:
                response = http.ask(body, "/mcp", headers(modern("tools/list")))
                same(response.status, 400, body, response)
                if response.body:
                    expect(response.json().get("id", 1) is not None, body, response)
        server.is_fine()


# --- Questions ---

ELICITS = {"elicitation": {}}


def asked(http, **more):
    """A guarded write of a client that can ask its user: what the server answers."""
    return ask(http, call("SetTimeScale", {"value": 2}, 1, ELICITS, **more)).json()


@test
def a_state_that_was_tampered_with_is_refused_and_the_true_one_still_works():
    with Scripted("--allow-writes") as server, Http(server.port) as http:
        first = asked(http)["result"]
        same(first["resultType"], "input_required", first)
        state = first["requestState"]
        (key, question), = first["inputRequests"].items()
        content = {name: True for name in question["params"]["requestedSchema"]["properties"]}
        inputs = {key: {"action": "accept", "content": content}}
        middle = len(state) // 2
        other = "A" if state[middle] != "A" else "B"
        for bad in (state + "-TAMPERED", state[:-1], state[1:], "", "x", state * 2, "\x00" + state,
                    state[:middle] + other + state[middle + 1:], state.upper(), "v1." + "A" * 100000):
            refused(asked(http, inputResponses=inputs, requestState=bad), -32602)
        for odd in (7, None, {}, [state]):
            answer = asked(http, inputResponses=inputs, requestState=odd)
            expect("error" in answer or answer["result"]["resultType"] == "input_required", answer)
        elsewhere = call("SetTimeScale", {"value": 3}, 1, ELICITS, inputResponses=inputs,
                         requestState=state)
        refused(ask(http, elsewhere).json(), -32602)
        complete(asked(http, inputResponses=inputs, requestState=state))
        refused(asked(http, inputResponses=inputs, requestState=state), -32602)  # it is good for once
        unused = asked(http)["result"]["requestState"]
    with Scripted("--allow-writes") as server, Http(server.port) as http:
        refused(asked(http, inputResponses=inputs, requestState=unused), -32602)


@test
def a_state_outlives_the_server_in_its_folder():
    inputs = {"confirm": {"action": "accept", "content": {"confirm": True}}}
    with tempfile.TemporaryDirectory() as folder:
        args = ("--allow-writes", "--state-dir", folder)
        with Scripted(*args) as server, Http(server.port) as http:
            same(os.listdir(folder).count("seal.key"), 0)  # made when it is needed
            state = asked(http)["result"]["requestState"]
        key = os.path.join(folder, "seal.key")
        same((os.stat(key).st_mode & 0o777, os.stat(key).st_size), (0o600, 32))
        with Scripted(*args) as server, Http(server.port) as http:
            complete(asked(http, inputResponses=inputs, requestState=state))
            refused(asked(http, inputResponses=inputs, requestState=state), -32602)
            state = asked(http)["result"]["requestState"]
        # A key that others may know seals nothing.
        os.chmod(key, 0o644)
        with Scripted(*args) as server, Http(server.port) as http:
            refused(asked(http, inputResponses=inputs, requestState=state), -32602)
            complete(asked(http, inputResponses=inputs, requestState=asked(http)["result"]["requestState"]))


suite.main()
