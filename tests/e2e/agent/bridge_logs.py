"""get_logs, get_log_details and the audit trail: Unity's lines and operations in one list, pages
and search over ten thousand operations, and what is kept of every write."""
import json
import os
import re
import tempfile
import threading
import time
import urllib.parse

from lib.bridge import LONG, UUID4, Bridge, One, Session, World, about, audit, state_of
from lib.live import need_an_engine
from lib.umcp import PATIENCE, Http, Suite, expect, request, run, same, wait_for

suite = Suite()
test = suite.test
one = One(Bridge)
many = One(World)
unkept = One(lambda: World("--state-dir", "none"))
MANY = 10000
BATCH = 100
SECRET = "verySecretWordOfTheCode"


def ids(entries):
    return [entry["logId"] for entry in entries]


def level_of(entry):
    return str(entry["level"]).lower()


def by_rest(server, **filters):
    return server.rest("/api/logs?" + urllib.parse.urlencode(filters))


def lines_of(server, text, wanted, **filters):
    """The entries with a text when there are as many as wanted; lines come a little later."""
    def ask():
        page = server.logs(text=text, count=100, **filters)
        return page["total"] == wanted and page
    page = wait_for(ask, f"{wanted} entries with {text}")
    same(len(page["logs"]), wanted, page)
    return page["logs"]


# --- One list ---

@test
def lines_and_operations_newest_first():
    server = one.get()
    first = server.execute('Debug.Log("zebra one"); return 1;')["logId"]
    second = server.execute('Debug.LogWarning("zebra two"); return 2;')["logId"]
    third = server.execute('Debug.LogError("zebra three"); throw new System.Exception("oh");'
                           )["logId"]
    lines = [entry for entry in lines_of(server, "zebra", 3)
             if entry["logId"] not in (first, second, third)]
    same(len(lines), 3, "lines, not operations", lines)
    same([word for line in lines for word in ("one", "two", "three") if "zebra " + word in
          json.dumps(line)], ["three", "two", "one"])
    same([level_of(line) for line in lines], ["error", "warning", "info"])
    for line, operation in zip(lines, (third, second, first)):
        expect(operation in json.dumps(line), "no operation", line)
    page = server.logs(count=50)
    found = ids(page["logs"])
    expect(found.index(third) < found.index(second) < found.index(first), found)
    expect(all(line["logId"] in found for line in lines), found)
    for entry in page["logs"]:
        expect(entry["logId"] and entry["timestamp"] and entry["level"], entry)
    stamps = [entry["timestamp"] for entry in page["logs"]]
    same(stamps, sorted(stamps, reverse=True))
    same(len(set(found)), len(found))
    levels = {entry["logId"]: level_of(entry) for entry in page["logs"]}
    same((levels[first], levels[third]), ("info", "error"))


@test
def details_of_both_kinds():
    server = one.get()
    operation = server.execute(
        'class Okapi { public static int Fall() { Debug.LogError("okapi line"); throw new '
        'System.InvalidOperationException("okapi thrown"); } }\nreturn Okapi.Fall();')["logId"]
    line = next(entry for entry in wait_for(
        lambda: [entry for entry in server.logs(text='"okapi line"', count=9)["logs"]
                 if entry["logId"] != operation], "the line"))
    log = server.details(line["logId"])  # as logId and as log_id, by tool and by REST
    same(log["logId"], line["logId"], log)
    expect("okapi line" in json.dumps(log) and operation in json.dumps(log), log)
    expect(re.search(r'"stack\w*": *"[^"]', json.dumps(log), re.I), "no stack trace", log)
    log = server.details(operation)
    same((log["logId"], state_of(log)), (operation, "failed"), log)
    words = json.dumps(log)
    expect("okapi thrown" in words and "InvalidOperationException" in words, log)
    expect("okapi line" in words, "the line is not attached", log)
    expect(re.search(r'"stack\w*": *"[^"]', words, re.I), "no stack trace", log)
    for bad in ("550e8400-e29b-41d4-a716-446655440000", "x", "999999999", "-1", "log:1:2"):
        same(server.rest("/api/log/" + bad, status=404),
             {"success": False, "error": "Log not found"})
        expect("error" in server.invoke("get_log_details", {"logId": bad}), bad)


@test
def a_cut_value_says_so_and_how_to_get_the_rest():
    server = one.get()
    session = Session(server)
    large = "return Enumerable.Range(0, 100000).ToArray();"
    deep = ("class Deep { public Deep next; }\nreturn new Deep { next = new Deep { next = new Deep "
            "{ next = new Deep() } } };")
    for code in (large, deep, "return new string('x', 1000000);"):
        answer = server.execute("using System.Linq;\n" + code)
        same(answer["truncated"], True, code)
        expect("Skip(100)" in answer["hint"], answer["hint"])
        kept = server.settled(answer["logId"])
        same((kept["truncated"], kept["hint"]), (True, answer["hint"]), code)
        same(server.details(answer["logId"])["details"], {"truncated": True})
        said = server.invoke("execute_code", {"code": code, "timeout": LONG})["result"]
        same((said["truncated"], said["hint"], len(said["content"])), (True, answer["hint"], 1))
        told = session.call("execute_code", code=code, timeout=LONG)
        same(told["structuredContent"]["truncated"], True)
        same(told["content"][1]["text"], answer["hint"])
    for code in ("return new int[3];", "return new string('x', 1000);", "return 1;"):
        answer = server.execute(code)
        expect("truncated" not in answer and "hint" not in answer, answer)


@test
def a_text_that_a_list_cuts_says_so():
    server = one.get()
    code = "Debug.Log(\"kudu \" + new string('k', 5000)); return new string('v', 5000);"
    operation = server.execute(code)["logId"]
    line = lines_of(server, "kudu", 1)[0]
    listed = next(e for e in server.logs(count=20)["logs"] if e["logId"] == operation)
    for entry in (line, listed):
        same(entry["truncated"], True, entry)
        expect("get_log_details" in entry["hint"], entry)
        whole = server.details(entry["logId"])
        expect("truncated" not in whole, whole.get("hint"))
        expect("k" * 5000 in json.dumps(whole) or "v" * 5000 in json.dumps(whole))
    same(server.rest(f"/api/result/{operation}")["logs"][0]["truncated"], True)


@test
def lines_have_uuids_and_their_old_names():
    server = one.get()
    server.execute('Debug.Log("addax one"); Debug.Log("addax two"); return 1;')
    lines = lines_of(server, "addax", 2)
    for line in lines:
        expect(UUID4.match(line["logId"]), line)
        same(server.details(line["logId"].upper())["message"], line["message"])
        other = line["logId"][:-1] + ("0" if line["logId"][-1] != "0" else "1")
        same(server.rest("/api/log/" + other, status=404)["success"], False)
    same(len({line["logId"] for line in lines}), len(lines))
    known = [server.rest(f"/api/log/log-{n}")["log"]["logId"] for n in range(1, 4)
             if server.ask("GET", f"/api/log/log-{n}").status == 200]
    expect(known and all(UUID4.match(id_) for id_ in known), known)


@test
def a_line_without_an_operation():
    """What scripts log by themselves has no operation."""
    server = one.get()
    server.done("new GameObject(\"Later\"); System.Threading.Tasks.Task.Delay(300).ContinueWith("
                "t => Debug.Log(\"gnu by itself\")); return 1;")
    line = lines_of(server, '"gnu by itself"', 1)[0]
    expect("gnu by itself" in json.dumps(server.details(line["logId"])), line)


@test
def filters():
    server = one.get()
    server.execute('for (int i = 0; i < 6; i++) Debug.Log("ibex " + i); '
                   'for (int i = 6; i < 9; i++) Debug.LogWarning("ibex " + i); '
                   'Debug.LogError("ibex 9"); return 1;')
    found = lines_of(server, "ibex", 10)
    order = [re.search(r"ibex (\d)", json.dumps(entry)).group(1) for entry in found]
    same(order, list("9876543210"))
    for name in ("level", "log_type"):
        for level, wanted in (("error", 1), ("warning", 3), ("info", 6), ("all", 10),
                              ("Error", 1), ("WARNING", 3)):
            page = server.logs(text="ibex", count=100, **{name: level})
            same((page["total"], len(page["logs"])), (wanted, wanted), name, level, page)
            same(by_rest(server, text="ibex", count=100, **{name: level}), page)
    for name in ("count", "limit"):
        page = server.logs(text="ibex", **{name: 3})
        same((page["total"], ids(page["logs"])), (10, ids(found[:3])), name)
        page = server.logs(text="ibex", offset=8, **{name: 5})
        same((page["total"], ids(page["logs"])), (10, ids(found[8:])), name)
        same(by_rest(server, text="ibex", offset=8, **{name: 5}), page)
    page = server.logs(text="ibex", offset=100)
    same((page["total"], page["logs"]), (10, []))
    same(len(server.logs()["logs"]), 10, "count is 10 by default")
    page = server.logs(text="ibex", since="2000-01-01T00:00:00Z", count=100)
    same(page["total"], 10)
    same(server.logs(text="ibex", since="2100-01-01T00:00:00Z"), {"logs": [], "total": 0})
    time.sleep(0.01)
    now = server.execute("return 1;")["logId"]
    since = server.details(now)["timestamp"]
    page = server.logs(since=since, count=100)
    expect(now in ids(page["logs"]), page)
    expect(all(entry["timestamp"] >= since for entry in page["logs"]), since, page)
    expect(not set(ids(found)) & set(ids(page["logs"])), "older ones", since, page)
    same(by_rest(server, since=since, count=100)["total"] >= page["total"], True)


@test
def odd_filters():
    server = one.get()
    for filters_ in ({"count": "5"}, {"offset": "x"}, {"level": "loud"}, {"log_type": 5},
                     {"since": "yesterday"}, {"text": 7}):
        answer = server.invoke("get_logs", filters_)
        expect("error" in answer and answer["error"]["code"] == -32602, filters_, answer)
    for filters_ in ({"count": -1}, {"count": 0}, {"offset": -5}, {"limit": 1 << 40}):
        answer = server.invoke("get_logs", filters_)
        expect("error" in answer or "logs" in answer["result"]["content"][0]["text"], answer)
    for text in ('"', "'", "*", "a AND", "(", "NEAR(", "a:b", "-x", "^", "\x00", "%", "_",
                 "ü\U0001F600", "a" * 5000, "", " "):
        answer = server.invoke("get_logs", {"text": text})
        expect("error" not in answer or answer["error"]["code"] == -32602, text, answer)
    server.execute('Debug.Log("quokka Grüße 100% a_b c++ x:y"); return 1;')
    lines_of(server, "quokka", 1)
    for text in ("Grüße", "QUOKKA", "quokka Grüße"):
        found = server.logs(text=text, count=5)
        expect(any("quokka" in json.dumps(entry) for entry in found["logs"]), text, found)
    same(server.logs(text="quokka nothere")["total"], 0)


@test
def tools_and_rest_say_the_same():
    server = one.get()
    session = Session(server)
    for _ in range(3):
        server.execute("return 1;")
        session.call("execute_code", code="return 2;", timeout=LONG)
        server.text("execute_code", code="return 3;", timeout=LONG)
    page = server.logs(count=9, text="")
    result = session.call("get_logs", count=9)
    same(json.loads(result["content"][0]["text"]), result["structuredContent"])
    same(result["structuredContent"]["logs"][:9], by_rest(server, count=9)["logs"])
    expect(page["total"] >= 9, page)
    operations = [entry for entry in page["logs"] if entry.get("tool") == "execute_code"]
    same(len(operations), 9, "nine calls were the last", page)
    for entry in operations:
        expect(UUID4.match(entry["logId"]), entry)
        same(session.call("get_result", logId=entry["logId"])["structuredContent"],
             server.settled(entry["logId"]))


@test
def plain_reads_are_no_operations():
    server = one.get()
    before = server.logs(count=1)["total"]
    for _ in range(20):
        server.tool("ListObjects", limit=1)
        server.logs(count=1)
        server.told("help")
        server.rest("/api/logs")
        server.invoke("get_result", {"logId": "550e8400-e29b-41d4-a716-446655440000"})
    same(server.logs(count=1)["total"], before)


@test
def writes_of_every_dialect_are_operations():
    server = one.get()
    before = server.logs(count=1)["total"]
    card = server.card("/Player")
    response = server.ask_tool("SetActive", {"objectId": card["Id"], "active": True,
                                             "confirm": True})
    expect(response.json()["result"]["content"][0]["json"].get("ok"), response)
    page = server.logs(count=5)
    expect(page["total"] > before and any(entry.get("tool") == "SetActive"
                                          for entry in page["logs"]), page)


# --- Ten thousand ---

def run_many(server, first, count):
    """So many operations over one connection; every hundredth fails with a word of its own."""
    made = []
    with Http(server.port, patience=4 * PATIENCE) as http:
        for start in range(first, first + count, BATCH):
            bodies = [{"code": f"return noSuchName{number};" if number % 100 == 0
                       else "return 1;", "timeout": LONG}
                      for number in range(start, min(start + BATCH, first + count))]
            http.send(b"".join(http.post_bytes(body, "/api/execute") for body in bodies))
            for _ in bodies:
                made.append(http.response().json())
    return made


@test
def ten_thousand_operations():
    for of in (many, unkept):  # with and without a file
        run_all(of.get())


def run_all(server):
    before = server.logs(count=1)["total"]
    halves = [[], []]
    workers = [threading.Thread(target=lambda half=half: halves[half].extend(
        run_many(server, half * MANY // 2, MANY // 2))) for half in (0, 1)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join(8 * PATIENCE)
    made = halves[0] + halves[1]
    same(len(made), MANY)
    same({answer["complete"] for answer in made}, {True})
    same(len({answer["logId"] for answer in made}), MANY)
    same(sum(answer["success"] for answer in made), MANY - MANY // 100)
    same(server.logs(count=1)["total"], before + MANY)


@test
def pages_of_ten_thousand():
    for of in (many, unkept):
        turn_pages(of.get())


def turn_pages(server):
    total = server.logs(count=1)["total"]
    expect(total >= MANY, total)
    seen, with_http = [], Http(server.port)
    with with_http as http:
        while len(seen) < total:
            http.get(f"/api/logs?count=500&offset={len(seen)}")
            page = http.response().json()
            expect(page["logs"], "an empty page at", len(seen))
            same(page["total"], total)
            seen += page["logs"]
    same((len(seen), len(set(ids(seen)))), (total, total))
    stamps = [entry["timestamp"] for entry in seen]
    same(stamps, sorted(stamps, reverse=True))
    for place in (0, 1, 4999, total - 2):
        page = server.logs(count=2, offset=place)
        same(ids(page["logs"]), ids(seen[place:place + 2]))
    same(server.logs(count=5, offset=total)["logs"], [])
    page = server.logs(count=3, level="error")
    same(page["total"], sum(level_of(entry) == "error" for entry in seen))


@test
def search_in_ten_thousand():
    for of in (many, unkept):
        search(of.get())


def search(server):
    for number in (0, 100, 5000, 9900):
        page = server.logs(text=f"noSuchName{number}")
        same((page["total"], len(page["logs"])), (1, 1), number, page)
        log = server.details(page["logs"][0]["logId"])
        expect(f"'noSuchName{number}'" in json.dumps(log), number, log)
        same(by_rest(server, text=f"noSuchName{number}"), page)
    same(server.logs(text="noSuchName123456")["total"], 0)
    middle = server.logs(count=1, offset=MANY // 2)["logs"][0]
    page = server.logs(since=middle["timestamp"], count=1)
    expect(0 < page["total"] <= server.logs(count=1)["total"], page)
    page = by_rest(server, since=middle["timestamp"], count=1, level="error")
    expect(0 < page["total"] <= MANY // 100, page)


@test
def the_audit_of_ten_thousand():
    server = many.get()
    rows = about(audit(server.folder), "execute_code")
    same((len(rows), len({row["operationId"] for row in rows})), (MANY, MANY))


@test
def nothing_acknowledged_is_lost():
    """The server is killed at any moment, while clients work; what they were told is there."""
    with tempfile.TemporaryDirectory() as home:
        told = {}
        for turn in range(20):
            server = World(home=home)
            server.__enter__()
            try:
                workers = [threading.Thread(target=work, args=(server.port, told))
                           for _ in range(4)]
                for worker in workers:
                    worker.start()
                time.sleep(0.05 + turn % 7 * 0.03)
            finally:
                server.process.kill()
                server.process.wait(PATIENCE)
                server.clean_up()
            for worker in workers:
                worker.join(PATIENCE)
        expect(len(told) > 100, len(told))
        with World(home=home) as server, Http(server.port) as http:
            for log_id, (success, result) in told.items():
                http.get(f"/api/result/{log_id}")
                answer = http.response().json()
                same((answer["success"], answer.get("result"), answer["complete"]),
                     (success, result, True), log_id)
            running = [log for log in server.logs(count=1000)["logs"] if not log["complete"]]
            same(running, [])
            expect(server.logs(count=1)["total"] >= len(told))
        print(f"   {len(told)} results over 20 kills")
        rows = {row["operationId"] for row in audit(home)}
        same([log_id for log_id in told if log_id not in rows], [])


def work(port, told):
    """One client, until the server is gone."""
    number = 0
    try:
        with Http(port) as http:
            while True:
                number += 1
                code = f"return {number % 100};" if number % 3 else "return noSuchName0;"
                answer = http.ask({"code": code, "timeout": LONG}, "/api/execute").json()
                told[answer["logId"]] = answer["success"], answer.get("result")
    except (OSError, AssertionError, ValueError):
        pass  # the connection ended amid an answer

# --- The audit trail ---

@test
def every_write_and_every_refusal():
    with tempfile.TemporaryDirectory() as home:
        began = "2000-01-01T00:00:00Z"
        with World("--allow-writes", gates=(), home=home) as server:
            denied = server.ask("POST", "/api/execute", {"code": f"return {SECRET};"})
            same(denied.json()["success"], False, denied)
            objects = server.call("ListObjects", {"limit": 1})["Items"]
            server.post(request("call_tool", {"name": "SelectObject", "arguments": {
                "objectId": objects[0]["Id"]}}))
            server.post(request("call_tool", {"name": "SetActive", "arguments": {
                "objectId": objects[0]["Id"], "active": False}}))  # without confirm
            result = Session(server, "auditor-client").call("execute_code", code=f"{SECRET}();")
            same(result["isError"], True, result)
        rows = audit(home)
        for tool, wanted in (("execute_code", 2), ("SelectObject", 1), ("SetActive", 1)):
            same(len(about(rows, tool)), wanted, tool, rows)
        same(about(rows, "ListObjects"), [])
        expect(about(rows, "auditor-client"), "the client's name", rows)
        for row in rows:
            expect(about([row], "127.0.0.1"), "the peer", row)
            expect(re.search(r"\d{4}-\d\d-\d\dT\d\d:\d\d", json.dumps(row)), "the time", row)
            expect(re.search(r"\w+=\d+", row["sizes"]), "sizes", row)
            expect(row["outcome"] == "refused" or UUID4.match(row["operationId"]), "the id", row)
        expect(SECRET not in json.dumps(rows), "code in the trail")
        outcomes = {json.dumps(about(rows, tool)[0].get("outcome"))
                    for tool in ("execute_code", "SelectObject")}
        same(len(outcomes), 2, "a refusal looks like a success", rows)
        same(len(audit(home, "--since", began)), len(rows))
        same(audit(home, "--since", "2100-01-01T00:00:00Z"), [])
        ran = run("audit", folder=home)
        same(ran.code, 0, ran)
        for word in ("execute_code", "SelectObject", "auditor-client"):
            expect(word in ran.out, word, ran)
        expect(SECRET not in ran.out, ran)
        wash_and_restart(home, rows)


def wash_and_restart(home, rows):
    """Thousands of reads that fail, and another server: the trail is as it was."""
    with World(home=home) as server:
        with Http(server.port) as http:
            bad = http.post_bytes(request("call_tool", {
                "name": "GetComponents", "arguments": {"objectId": "obj:99999999"}}))
            for _ in range(30):
                http.send(bad * BATCH)
                for _ in range(BATCH):
                    http.response()
        same(server.rest("/api/execute", {"code": "return 1;"})["success"], True)
    now = audit(home)
    same([row for row in now if row in rows], rows)
    same(len(about(now, "execute_code")), len(about(rows, "execute_code")) + 1)
    same(about(now, "GetComponents"), [])


@test
def the_audit_names_the_operation():
    server = one.get()
    for answer in (server.execute(f'return "{SECRET}";'), server.execute("return noSuchName;"),
                   server.execute('throw new System.Exception("x");'), server.query("1 + 1")):
        rows = about(audit(server.folder, project=server.root), answer["logId"])
        same(len(rows), 1, rows)
        expect(SECRET not in json.dumps(rows), rows)


@test
def the_audit_has_nothing_of_the_code():
    """Neither of its text, nor of what a compiler or an exception says of it."""
    server = one.get()
    for code in (f'return "{SECRET}".Length;', f"return {SECRET};", f"int x = {SECRET}(5);",
                 f'throw new System.Exception("{SECRET}");', f'Debug.Log("{SECRET}");'):
        server.execute(code)
        server.ask("POST", "/api/query", {"query": f'{SECRET} + "{SECRET}"'})
    same(about(audit(server.folder, project=server.root), SECRET), [])


@test
def an_audit_of_nothing():
    with tempfile.TemporaryDirectory() as home:
        ran = run("audit", "--json", "--state-dir", os.path.join(home, "nowhere"), folder=home)
        same((ran.code in (0, 1), ran.out.strip() in ("", "[]")), (True, True), ran)
        expect(not os.path.exists(os.path.join(home, "nowhere")), "it made a database")
        ran = run("audit", "--since", "yesterday-ish", folder=home)
        expect(ran.code != 0 and "since" in ran.err, ran)


@test
def the_servers_are_still_well_and_end():
    for server in (one, many, unkept):
        server.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
