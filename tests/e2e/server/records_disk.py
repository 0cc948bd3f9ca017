"""What is kept, on disks that are full, read-only or broken, and in files that are none: the server
goes on, says what is wrong, and throws nothing away in silence."""
import contextlib
import hashlib
import json
import os
import re
import resource
import shutil
import sqlite3
import stat
import subprocess
import tempfile
import time

from lib.records import Ledger, Rest, StandIn, databases, database, doctor, health, kept_in
from lib.umcp import Skipped, Suite, expect, run, same, wait_for

suite = Suite()
test = suite.test
COMPLAINT = re.compile(r"disk|full|read-only|readonly|malformed|corrupt|not a database|memory|"
                       r"locked|version|set aside|unable to open|cannot|I/O|too large", re.I)


# --- Helpers ---

@contextlib.contextmanager
def tmpfs(at, size):
    """A small disk of our own."""
    os.makedirs(at, exist_ok=True)
    mounted = os.geteuid() == 0 and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size},mode=700", "tmpfs", at],
        capture_output=True, check=False).returncode == 0
    if not mounted:
        raise Skipped("only root can mount a disk")
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", at], capture_output=True, check=False)


def kept(folder):
    return os.path.join(folder, "kept")


def run_some(server, ledger, count=5, how="", is_found=True):
    """Operations that are answered, and are found again by the same server."""
    values = [ledger.value() for _ in range(count)]
    some = []
    with StandIn(server.port), Rest(server.port) as rest:
        for value in values:
            status, answer = rest.execute(f"{how}return {value};", 20000)
            same(status, 200, answer, server.err()[-2000:])
            expect(answer["success"] and str(answer["result"]).startswith(str(value)), answer)
            ledger.told[answer["logId"]] = "done", answer["result"]
            some.append(answer["logId"])
        same(server.process.poll(), None, server.err()[-3000:])
        if not is_found:
            return some
        ledger.verify(rest, some)
        value = ledger.value()
        given = ledger.take(rest.execute(f"/* slow 50 */ return {value};", 0)[1], value)
        same(rest.ends(given)["result"], value)
        status, page = rest.logs(count=3)
        same(status, 200, page)
        expect(page["total"] >= 1, page)
    same(server.process.poll(), None, server.err()[-3000:])
    return some


def complaints(server):
    """Lines of the server's log that speak of what it keeps."""
    return [line for line in server.err().splitlines()
            if COMPLAINT.search(line) and "listening" not in line]


def says_so(server, must_show=True):
    """The log has it; /health and doctor show it."""
    lines = wait_for(lambda: complaints(server), "a word in the log: " + server.err()[-1500:], 5)
    print(f"      log: {lines[0][:200]}")
    if must_show:
        seen, told = health(server)["store"], doctor(server)
        expect(seen["degraded"] and seen["complaint"], "/health does not show it:", seen)
        expect(COMPLAINT.search("\n".join(line for line in told.splitlines()
                                          if "Mono" not in line and "mcs" not in line)),
               "doctor does not show it:", told)


def is_well(server):
    """Nothing is said where nothing is wrong."""
    same(complaints(server), [])
    same(health(server)["store"]["degraded"], False)


@contextlib.contextmanager
def filled(*, count=8):
    """A folder with a database in which some operations are; nobody serves it."""
    with tempfile.TemporaryDirectory() as folder:
        ledger = Ledger()
        with kept_in(folder) as server:
            run_some(server, ledger, count)
            server.stop()
        yield folder, ledger, database(folder)


def digest(path):
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def works_for_good(folder):
    """New operations survive: the folder is usable again."""
    ledger = Ledger()
    with kept_in(folder) as server:
        run_some(server, ledger)
    with kept_in(folder) as server, Rest(server.port) as rest:
        ledger.verify(rest)


# --- Full ---

@test
def a_disk_that_fills_up():
    with tempfile.TemporaryDirectory() as folder, tmpfs(kept(folder), "1m"):
        ledger, safe = Ledger(), []
        with kept_in(folder) as server:
            for _ in range(20):
                some = run_some(server, ledger, 5, "/* big 30000 */ ")
                if not complaints(server):
                    safe += some
            says_so(server)
            expect(safe, "it complains from the start", complaints(server))
        with kept_in(folder) as server:  # killed, and started on the full disk
            with Rest(server.port) as rest:
                ledger.verify(rest, safe)
            run_some(server, ledger)
            print(f"      {len(safe)} operations before it was full")


@test
def a_disk_that_is_full_from_the_start():
    with tempfile.TemporaryDirectory() as folder, tmpfs(kept(folder), "256k"):
        filler = os.path.join(kept(folder), "filler")
        with open(filler, "wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(b"x" * 4096)
        with kept_in(folder) as server:
            run_some(server, Ledger())
            says_so(server)
            server.stop()
        os.remove(filler)
        works_for_good(folder)


@test
def files_that_may_not_grow():
    """RLIMIT_FSIZE; its signal is deadly to those who do not expect it."""
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (300 << 10, 300 << 10))
    with tempfile.TemporaryDirectory() as folder:
        with kept_in(folder, preexec_fn=limit) as server:
            ledger = Ledger()
            for _ in range(8):
                run_some(server, ledger, 5, "/* big 20000 */ ")
            says_so(server)


@test
def no_descriptors_left():
    def limit():
        resource.setrlimit(resource.RLIMIT_NOFILE, (24, 24))
    with tempfile.TemporaryDirectory() as folder:
        with kept_in(folder, preexec_fn=limit) as server:
            held = []
            with contextlib.suppress(OSError):
                for _ in range(24):
                    held.append(Rest(server.port, patience=2))
            for rest in held:
                rest.close()
            wait_for(lambda: is_answered(server), "an answer")


def is_answered(server):
    same(server.process.poll(), None, server.err()[-2000:])
    try:
        with Rest(server.port, patience=5) as rest:
            return rest.execute("return 5;", 5000)[0] == 503  # there is no engine
    except (OSError, AssertionError):
        return False


# --- Read-only ---

@test
def a_disk_that_is_read_only():
    with tempfile.TemporaryDirectory() as folder, tmpfs(kept(folder), "4m"):
        ledger = Ledger()
        with kept_in(folder) as server:
            some = run_some(server, ledger)
            server.stop()
        subprocess.run(["mount", "-o", "remount,ro", kept(folder)], check=True)
        with kept_in(folder) as server:
            run_some(server, Ledger())
            says_so(server)
            with Rest(server.port) as rest:
                found = [rest.result(log_id)[0] for log_id in some]
            print(f"      old results on a read-only disk: {found}")
        subprocess.run(["mount", "-o", "remount,rw", kept(folder)], check=True)
        with kept_in(folder) as server, Rest(server.port) as rest:
            ledger.verify(rest)


@test
def a_disk_that_becomes_read_only():
    with tempfile.TemporaryDirectory() as folder, tmpfs(kept(folder), "4m"):
        ledger = Ledger()
        with kept_in(folder) as server:
            run_some(server, ledger)
            done = subprocess.run(["mount", "-o", "remount,ro", kept(folder)], check=False,
                                  capture_output=True)
            if done.returncode:
                raise Skipped("a disk with open files cannot be remounted here")
            run_some(server, Ledger())
            says_so(server)
            server.kill()
        subprocess.run(["mount", "-o", "remount,rw", kept(folder)], check=True)
        with kept_in(folder) as server, Rest(server.port) as rest:
            ledger.verify(rest)


# --- Something else in its place ---

@test
def a_folder_in_place_of_the_database():
    with filled() as (folder, _, path):
        for file in databases(folder):
            os.remove(file)
        os.makedirs(os.path.join(path, "inside"))
        with kept_in(folder) as server:
            run_some(server, Ledger())
            says_so(server)
        expect(any(os.path.isdir(os.path.join(kept(folder), name, "inside"))
                   for name in os.listdir(os.path.dirname(path))) or
               os.path.isdir(os.path.join(path, "inside")), os.listdir(kept(folder)))


@test
def a_pipe_and_a_device_in_place_of_the_database():
    with filled() as (folder, _, path):
        for file in databases(folder):
            os.remove(file)
        os.mkfifo(path)
        with kept_in(folder) as server:
            run_some(server, Ledger())
            says_so(server)
        for name in os.listdir(os.path.dirname(path)):
            if name.startswith(os.path.basename(path)):
                with contextlib.suppress(IsADirectoryError):
                    os.remove(os.path.join(os.path.dirname(path), name))
        os.symlink("/dev/full", path)
        with kept_in(folder) as server:
            run_some(server, Ledger())
            says_so(server)
        expect(stat.S_ISCHR(os.stat("/dev/full").st_mode))


@test
def a_link_in_place_of_the_database_harms_nothing_elsewhere():
    for target in ("text", "empty", "nowhere"):
        with filled() as (folder, _, path), tempfile.TemporaryDirectory() as outside:
            for file in databases(folder):
                os.remove(file)
            at = os.path.join(outside, "precious")
            if target != "nowhere":
                with open(at, "w", encoding="utf-8") as file:
                    file.write("do not touch\n" * 100 if target == "text" else "")
            os.symlink(at, path)
            with kept_in(folder) as server:
                run_some(server, Ledger())
                print(f"      {target}: {complaints(server)[:1]}; outside: {os.listdir(outside)}")
            if target == "text":
                with open(at, encoding="utf-8") as file:
                    same(file.read(), "do not touch\n" * 100)


@test
def files_that_are_made_are_for_their_owner_alone():
    with tempfile.TemporaryDirectory() as folder:
        os.umask(0)
        try:
            with kept_in(folder) as server:
                run_some(server, Ledger())
                for path in databases(folder):
                    same(oct(os.stat(path).st_mode & 0o777), "0o600", path)
                same(oct(os.stat(kept(folder)).st_mode & 0o777), "0o700")
        finally:
            os.umask(0o022)


@test
def a_database_of_strange_modes_and_owners():
    for mode, owner in ((0o000, 0), (0o666, 0), (0o600, 12345), (0o444, 12345)):
        with filled() as (folder, ledger, path):
            os.chmod(path, mode)
            if os.geteuid() == 0:
                os.chown(path, owner, owner)
            with kept_in(folder) as server:
                run_some(server, Ledger())
                with Rest(server.port) as rest:
                    there = rest.result(next(iter(ledger.told)))[0] == 200
                print(f"      {mode:o} of {owner}: {'there' if there else complaints(server)[:1]}")
                expect(there or complaints(server), server.err())


# --- Broken ---

def overwrite(path, at, data):
    with open(path, "r+b") as file:
        file.seek(at)
        file.write(data)


def break_head(path):
    overwrite(path, 0, os.urandom(100))


def break_middle(path):
    size = os.path.getsize(path)
    overwrite(path, 4096, os.urandom(size - 4096))


def break_some_pages(path):
    for at in range(3 * 4096, os.path.getsize(path), 2 * 4096):
        overwrite(path, at, os.urandom(4096))


def cut_in_half(path):
    os.truncate(path, os.path.getsize(path) // 2)


def make_text(path):
    with open(path, "w", encoding="utf-8") as file:
        file.write("this is no database\n" * 1000)


def make_empty(path):
    os.truncate(path, 0)


@test
def a_broken_database_is_set_aside():
    for damage in (break_head, break_middle, break_some_pages, cut_in_half, make_text, make_empty):
        with filled(count=60) as (folder, ledger, path):
            damage(path)
            broken, first = digest(path), next(iter(ledger.told))
            with kept_in(folder) as server:
                run_some(server, Ledger())
                with Rest(server.port) as rest:
                    for log_id in ledger.told:
                        status, found = rest.result(log_id)
                        expect(status in (200, 404, 500, 503), status, found)
                    there = rest.result(first)[0]
                    for text in ("says", "x*", '"'):
                        rest.logs(text=text, count=50)
                said = complaints(server)
                print(f"      {damage.__name__}: {there} {[s[:150] for s in said[:1]]} "
                      f"{[os.path.basename(p) for p in databases(folder)]}")
                expect(there == 200 or said or damage is make_empty, server.err()[-2000:])
                same(server.process.poll(), None)
            if damage in (break_head, make_text):
                expect(broken in [digest(p) for p in databases(folder)], databases(folder))
            works_for_good(folder)


@test
def a_broken_log_of_writes():
    """The WAL: what was killed leaves one behind."""
    def junk(wal):
        with open(wal, "wb") as file:
            file.write(os.urandom(200000))

    def flip(wal):
        overwrite(wal, os.path.getsize(wal) // 2, os.urandom(64))

    def cut(wal):
        os.truncate(wal, os.path.getsize(wal) - 100)

    def folder_there(wal):
        os.remove(wal)
        os.makedirs(os.path.join(wal, "x"))

    for damage in (junk, flip, cut, folder_there):
        with tempfile.TemporaryDirectory() as folder:
            ledger = Ledger()
            with kept_in(folder) as server:
                run_some(server, ledger, 30)
                server.kill()
            wal = database(folder) + "-wal"
            expect(os.path.exists(wal), os.listdir(kept(folder)))
            damage(wal)
            with kept_in(folder) as server:
                run_some(server, Ledger())
                with Rest(server.port) as rest:
                    found = [rest.result(log_id)[0] for log_id in ledger.told]
                expect(set(found) <= {200, 404}, found)
                print(f"      {damage.__name__}: {found.count(200)} of {len(found)} left "
                      f"{complaints(server)[:1]}")


# --- Other versions ---

@test
def a_newer_database_is_set_aside_whole():
    with filled() as (folder, ledger, path):
        with contextlib.closing(sqlite3.connect(path)) as db:
            old = db.execute("PRAGMA user_version").fetchone()[0]
            print(f"      version {old}")
            db.execute("PRAGMA user_version = 9999")
            db.execute("CREATE TABLE from_the_future(x)")
            db.execute("INSERT INTO from_the_future VALUES ('precious')")
            db.commit()
        with kept_in(folder) as server:
            run_some(server, Ledger())
            expect(complaints(server), server.err())
            print(f"      {complaints(server)[0][:200]}")
        kept_rows = 0
        for file in databases(folder):
            if file.endswith(("-wal", "-shm", "-journal")):
                continue
            with contextlib.closing(sqlite3.connect(file)) as db, \
                    contextlib.suppress(sqlite3.Error):
                kept_rows += len(db.execute("SELECT x FROM from_the_future").fetchall())
        same(kept_rows, 1, databases(folder))
        works_for_good(folder)


@test
def a_database_of_somebody_else():
    """No tables of ours, or tables of ours with other columns: it stays as it is."""
    for statements in (["CREATE TABLE notes(x)", "INSERT INTO notes VALUES (1)"],
                       ["PRAGMA user_version = 1", "CREATE TABLE notes(x)"],
                       ["PRAGMA application_id = 1970103152", "PRAGMA user_version = 1",
                        "CREATE TABLE entry(x)"],
                       ["PRAGMA user_version = -5"], ["PRAGMA application_id = 77"]):
        with filled() as (folder, _, path):
            for file in databases(folder):
                os.remove(file)
            with contextlib.closing(sqlite3.connect(path)) as db:
                for statement in statements:
                    db.execute(statement)
                db.commit()
            with kept_in(folder) as server:
                run_some(server, Ledger())
                says_so(server)
            tables = 0
            for file in databases(folder):
                if not file.endswith(("-wal", "-shm", "-journal", ".journal", ".lock")):
                    with contextlib.closing(sqlite3.connect(file)) as db:
                        tables += db.execute("SELECT count(*) FROM sqlite_master "
                                             "WHERE name = 'notes'").fetchone()[0]
            same(tables, int("notes" in str(statements)), databases(folder))


@test
def the_trail_of_a_broken_database():
    """`umcp audit` says what is wrong, and leaves everything as it is."""
    for damage in (break_head, break_middle, cut_in_half, make_text):
        with filled(count=20) as (folder, _, path):
            damage(path)
            before = digest(path)
            for args in ((), ("--json",)):
                ran = run("audit", "--state-dir", kept(folder), *args, folder=folder)
                expect(ran.code == 1 and "cannot read the database" in ran.err, damage.__name__, ran)
                expect(not ran.out or json.loads(ran.out) is not None, ran)
            same(digest(path), before)


# --- While it serves ---

def after(folder, harm, may_be_silent=False):
    """Does harm to a server at work. What it acknowledges then survives, or it has said why not."""
    ledger = Ledger()
    with kept_in(folder) as server:
        run_some(server, ledger)
        harm()
        for _ in range(3):
            run_some(server, ledger, 10, "/* big 3000 */ ", is_found=False)
            time.sleep(0.2)  # the database is written, and looked at, a moment after the answer
        said = complaints(server)
        server.kill()
    with kept_in(folder) as server, Rest(server.port) as rest:
        codes = [rest.result(log_id)[0] for log_id in ledger.told]
        print(f"      {codes.count(200)} of {len(codes)} left; {[line[:160] for line in said[:1]]}")
        expect(set(codes) <= {200, 404}, codes)
        expect(said or may_be_silent or codes.count(404) == 0, "lost in silence:", codes)
    works_for_good(folder)


@test
def the_database_is_deleted():
    with tempfile.TemporaryDirectory() as folder:
        after(folder, lambda: [os.remove(path) for path in databases(folder)])


@test
def the_database_is_truncated():
    for size in (0, 4096, 10000):
        with tempfile.TemporaryDirectory() as folder:
            after(folder, lambda: os.truncate(database(folder), size))


@test
def the_log_of_writes_is_truncated():
    with tempfile.TemporaryDirectory() as folder:
        # SQLite itself does not notice: only that the server goes on can be wanted.
        after(folder, lambda: os.truncate(database(folder) + "-wal", 0), may_be_silent=True)


@test
def the_state_folder_is_removed():
    with tempfile.TemporaryDirectory() as folder:
        after(folder, lambda: shutil.rmtree(kept(folder)))


@test
def the_database_is_replaced_by_another():
    with tempfile.TemporaryDirectory() as folder, filled() as (_, _, other):
        after(folder, lambda: os.replace(other, database(folder)))


@test
def somebody_holds_the_lock():
    with filled() as (folder, ledger, path):
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("PRAGMA journal_mode=WAL")
            db.execute("BEGIN IMMEDIATE")
            with kept_in(folder) as server:
                run_some(server, Ledger(), 3)
                says_so(server)
            db.execute("ROLLBACK")
        with kept_in(folder) as server, Rest(server.port) as rest:
            ledger.verify(rest)
            is_well(server)


@test
def all_is_well_where_nothing_is_wrong():
    with filled() as (folder, ledger, _):
        with kept_in(folder) as server:
            run_some(server, ledger)
            is_well(server)
            server.stop()
        with kept_in(folder) as server, Rest(server.port) as rest:
            ledger.verify(rest)
            is_well(server)


if __name__ == "__main__":
    suite.main()
