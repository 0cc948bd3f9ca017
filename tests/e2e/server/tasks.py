"""Tasks of MCP on the real program and its database: what a client has a task's id of is there after
the client has left, after kill -9 and on another server that shares the state folder. Every message
has the members that the schemas want (data/tasks.py)."""
import os
import tempfile

from lib.records import StandIn, kept_in
from data.tasks import META, PREFIX, Modern, Old
from lib.umcp import Http, ScriptedStdio, Suite, expect, initialize, request, same, wait_for

suite = Suite()
test = suite.test
SLOW, NEVER, FAILS = "/* slow 300 */ return 17;", "/* never */ return 1;", "/* fail */ return 3;"


def run_code(client, code, timeout=0):
    """A task at once if the caller does not want to wait, else when it stops waiting."""
    return client.start("execute_code", {"code": code, "timeout": timeout})


@test
def a_result_outlives_the_client_and_a_kill():
    with tempfile.TemporaryDirectory() as folder:
        with kept_in(folder) as server:
            with StandIn(server.port):
                with Modern(server.port) as client:
                    task = run_code(client, SLOW, 100)  # on record as an operation before
                    failed = run_code(client, FAILS)
                with Modern(server.port) as other:  # the first client has left
                    ended = other.ends(task)
                    wrong = other.ends(failed)
            same(ended["status"], "completed", ended)
            same(ended["result"]["content"], [{"type": "text", "text": "17"}])
            same(ended["result"]["structuredContent"]["result"], 17)
            same([wrong["status"], wrong["result"]["isError"]], ["completed", True], wrong)
            server.kill()
        with kept_in(folder) as server, Modern(server.port) as client:
            same(client.get(task), ended)
            same(client.get(failed), wrong)
            client.cancel(task)
            same(client.get(task), ended)


@test
def a_task_is_created_once():
    with tempfile.TemporaryDirectory() as folder, kept_in(folder) as server, \
            StandIn(server.port), Modern(server.port) as client:
        made = client.make("execute_code", {"code": SLOW, "timeout": 100})
        same(client.get(made["taskId"])["createdAt"], made["createdAt"])
        same(client.ends(made["taskId"])["createdAt"], made["createdAt"])


@test
def a_running_task_is_lost_with_its_server():
    with tempfile.TemporaryDirectory() as folder:
        with kept_in(folder) as server, StandIn(server.port), Modern(server.port) as client:
            task = run_code(client, NEVER)
            server.kill()  # at once: the task was on record before its id was given out
        with kept_in(folder) as server, Modern(server.port) as client:
            ended = client.ends(task)
            same(ended["status"], "failed", ended)
            expect("The server ended" in ended["error"]["message"], ended)
            same(ended["statusMessage"], ended["error"]["message"])


@test
def a_running_task_is_lost_with_its_engine():
    with tempfile.TemporaryDirectory() as folder:
        with kept_in(folder) as server, Modern(server.port) as client:
            with StandIn(server.port) as engine:
                task = run_code(client, NEVER)
                wait_for(lambda: engine.ran, "the code to run")
            ended = client.ends(task)
            same(ended["status"], "failed", ended)


@test
def a_cancelled_task_stays_cancelled():
    with tempfile.TemporaryDirectory() as folder:
        with kept_in(folder) as server:
            with StandIn(server.port) as engine, Modern(server.port) as client:
                task = run_code(client, NEVER)
                wait_for(lambda: engine.ran, "the code to run")
                client.cancel(task)
                same(client.get(task)["status"], "cancelled")
                wait_for(lambda: engine.cancelled, "the engine to be told")
            server.kill()
        with kept_in(folder) as server, Modern(server.port) as client:
            same(client.get(task)["status"], "cancelled")


@test
def another_server_on_the_same_folder_reads_it():
    with tempfile.TemporaryDirectory() as folder:
        at = [os.path.join(folder, f"discovery-{i}.json") for i in range(2)]
        with kept_in(folder, discovery=at[0], env={"UE_MCP_DISCOVERY": at[0]}) as first, \
                kept_in(folder, discovery=at[1], env={"UE_MCP_DISCOVERY": at[1]}) as second:
            with StandIn(first.port), Modern(first.port) as client, \
                    Modern(second.port) as reader:
                running, task = run_code(client, NEVER), run_code(client, SLOW)
                same(reader.get(running)["status"], "working")
                same(reader.ends(task), client.get(task))
                # It cannot be cancelled there, and the error names it.
                refused = reader.ask("tasks/cancel", running)["error"]
                expect(running in refused["message"] and "another server" in refused["message"], refused)
                same(client.get(running)["status"], "working")


@test
def an_operation_is_not_a_task():
    with tempfile.TemporaryDirectory() as folder:
        with kept_in(folder) as server, StandIn(server.port), Modern(server.port) as client:
            reply = client.call("execute_code", {"code": "return 5;", "timeout": 5000})
            operation = reply["result"]["structuredContent"]["logId"]
            task = run_code(client, SLOW)
            for wrong in (operation, task[:36], task[:-1] + ("0" if task[-1] != "0" else "1"),
                          operation + task[36:], "x"):
                same(client.ask("tasks/get", wrong)["error"]["code"], -32602, wrong)


@test
def old_tasks_outlive_a_kill():
    with tempfile.TemporaryDirectory() as folder:
        with kept_in(folder) as server:
            with StandIn(server.port), Old(server.port) as client:
                task = client.start("execute_code", {"code": SLOW, "timeout": 0})
                lost = client.start("execute_code", {"code": NEVER, "timeout": 0})
                payload = client.ask("tasks/result", {"taskId": task})["result"]
                same(payload["structuredContent"]["result"], 17, payload)
                same(payload["_meta"]["io.modelcontextprotocol/related-task"], {"taskId": task})
                listed = client.ask("tasks/list", {})["result"]["tasks"]
                same({t["taskId"]: t["status"] for t in listed},
                     {task: "completed", lost: "working"})
            server.kill()
        with kept_in(folder) as server, Old(server.port) as client:
            same(client.ask("tasks/result", {"taskId": task})["result"], payload)
            same(client.ask("tasks/result", {"taskId": lost})["error"]["code"], -32603)
            same(client.ask("tasks/list", {})["result"]["tasks"], [])  # those of other sessions


@test
def stdio_in_both_eras():
    with ScriptedStdio("--connect", "none") as stdio:
        client = Modern.on(stdio)
        task = client.start("wait-seconds", {"seconds": 60})
        same(client.get(task)["status"], "working")
        client.cancel(task)
        same(client.get(task)["status"], "cancelled")
    with ScriptedStdio("--connect", "none") as stdio:
        stdio.ask(initialize())
        made = stdio.ask(request("tools/call", {"name": "wait-seconds", "arguments": {"seconds": 60},
                                                "task": {}}, 1))
        task = made["result"]["task"]["taskId"]
        told = stdio.ask(request("tasks/get", {"taskId": task}, 2))
        same(told["result"]["status"], "working")


# --- Notices ---

def heard(message, listen):
    """A notice of this listener: its task."""
    same(message["method"], "notifications/tasks", message)
    told = dict(message["params"])
    same(told.pop("_meta"), {PREFIX + "subscriptionId": listen}, message)
    return told


@test
def who_listens_is_told_what_others_would_have_to_poll():
    with tempfile.TemporaryDirectory() as folder, kept_in(folder) as server, \
            StandIn(server.port) as engine, Modern(server.port) as client, \
            Http(server.port) as stream:
        task = run_code(client, "/* never */ return 2;")
        wait_for(lambda: 2 in engine.ran, "the code to run")
        number, endless = engine.number, run_code(client, NEVER)
        wanted = {"notifications": {"taskIds": [task, endless]}, "_meta": META}
        stream.post(request("subscriptions/listen", wanted, "L"), "/mcp",
                    "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: subscriptions/listen\r\n"
                    "Accept: application/json, text/event-stream")
        same(stream.response_head().status, 200)
        same(stream.sse()["params"]["notifications"]["taskIds"], [task, endless])
        engine.answer(number, 17)
        found = heard(stream.sse(), "L")
        same(found, client.ends(task))
        same(found["result"]["structuredContent"]["result"], 17, found)
        client.cancel(endless)
        same(heard(stream.sse(), "L"), client.get(endless))


@test
def notices_of_tasks_on_stdio():
    with ScriptedStdio("--connect", "none") as stdio:
        client = Modern.on(stdio)
        task = client.start("wait-seconds", {"seconds": 60})
        other = client.start("wait-seconds", {"seconds": 60})
        wanted = {"notifications": {"taskIds": [task]}, "_meta": META}
        note = stdio.ask(request("subscriptions/listen", wanted, "L"))
        same(note["params"]["notifications"]["taskIds"], [task], note)
        for ended in (other, task):
            stdio.send(request("tasks/cancel", {"taskId": ended, "_meta": META}, ended))
        found = [stdio.read() for _ in range(3)]
        same([m["id"] for m in found if "id" in m], [other, task])
        told, = [heard(m, "L") for m in found if "method" in m]
        same((told["taskId"], told["status"]), (task, "cancelled"))


if __name__ == "__main__":
    suite.main()
