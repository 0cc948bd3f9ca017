"""The queue of an explorer's stream: 256 events of any usual size, and memory that many clients which
do not read share."""
import contextlib

from lib.umcp import MEASURED, PATIENCE, Http, Scripted, Suite, expect, request, same

suite = Suite()
test = suite.test
QUEUE = 256
USUAL = 99_000  # bytes: a result of as many as an agent should read
MANY = 40


@contextlib.contextmanager
def stalled(port):
    """GET / of a client that reads its snapshots and nothing more."""
    http = Http(port, receive_buffer=4096)
    with http:
        http.get("/", "Accept: text/event-stream")
        http.response_head()
        same([http.sse()["params"]["event"] for _ in range(2)], ["scenes", "selection"])
        yield http


def tell(server, n, size):
    """Answers of this size, mirrored onto every stream."""
    with Http(server.port) as http:
        for i in range(n):
            same(http.ask(request("ping", id_=f"{i:04}" + "x" * size)).status, 200)


def mirrored(http):
    """Numbers of the answers that come, until the last one."""
    got = []
    http.sock.settimeout(PATIENCE)
    while not got or got[-1] != "last":
        event = http.sse()
        if event.get("id"):
            got.append(event["id"] if event["id"] == "last" else int(event["id"][:4]))
    return got


def keeps_the_newest(size, n):
    with Scripted() as server, stalled(server.port) as http:
        tell(server, n, size)
        with Http(server.port) as other:
            other.ask(request("ping", id_="last"))
        got = mirrored(http)[:-1]
        newest = list(range(n - QUEUE + 8, n))  # the last one, and the warning, took places
        same(got[-len(newest):], newest)
        lines = [item["Message"] for item in server.call("TailLogs", {"count": 50})["Items"]]
        same(len([line for line in lines if "reads its stream too slowly" in line]), 1, lines)


@test
def the_queue_holds_256_results_of_the_usual_size():
    keeps_the_newest(USUAL, 400)


@test
def the_queue_holds_256_small_ones():
    keeps_the_newest(1000, 9000)


@test
def many_clients_that_do_not_read_share_what_they_do_not_read():
    with Scripted(env=MEASURED) as server, contextlib.ExitStack() as stack:
        for _ in range(MANY):
            stack.enter_context(stalled(server.port))
        tell(server, 40, USUAL)  # fills what the system itself holds for each
        before = server.rss_kb()
        tell(server, 2 * QUEUE, USUAL)
        grown = server.rss_kb() - before
        expect(grown < 100_000, f"{MANY} streams took {grown} kB")


suite.main()
