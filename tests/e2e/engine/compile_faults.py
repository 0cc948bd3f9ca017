"""umcp-compile with made-up compilers: ones that die, hang, lie, or look around."""
import hashlib
import json
import os
import re
import stat
import sys
import tempfile
import textwrap

from lib.compiling import compiling
from lib.umcp import Suite, expect, same, wait_for

suite = Suite()
test = suite.test
FINE = "class A {}\n"

# A driver that does what the code says. Each start and each request is noted.
DRIVER = """
import json, os, sys, threading, time
def note(text):
    with open(os.path.dirname(sys.argv[1]) + "/notes", "a") as f:
        f.write(text + "\\n")
def say(**members):
    sys.stdout.write(json.dumps(members, separators=(",", ":")) + "\\n")
    sys.stdout.flush()
def noted():
    return open(os.path.dirname(sys.argv[1]) + "/notes").read().splitlines()
def code_of(request):
    if request["op"] == "build":
        return open(request["sources"][0]["path"]).read()
    return request.get("code", "")
note("start")
say(hello={})
waiting = []
for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "cancel":
        note("cancel")
        if "obey" in waiting:
            say(id=request["of"], ok=False, fault="cancelled", message="stopped")
        continue
    code = code_of(request)
    note(request["op"] + " " + code)
    if "tell" in code:
        note("told " + line.strip())
    if "changed" in code:
        say(id=request["id"], ok=False, fault="changed", message="it did")
        continue
    if "die" in code:
        os.abort()
    if "end" in code:
        sys.exit(3)
    if "chatter" in code:
        while True:
            os.write(1, b'{"id":0}\\n' * 7000)
    if "flood" in code:
        while True:
            sys.stdout.write("x" * 65536)
    if "hang" in code or "obey" in code or "once" in code and noted().count(request["op"] + " " + code) == 1:
        waiting.append(code)
        continue
    if "slow" in code:
        time.sleep(0.3)
    if request["op"] == "build":
        with open(request["out"], "wb") as f:
            f.write(b"MZ" + code.encode())
        say(id=request["id"], ok=True)
    else:
        say(id=request["id"], ok=True, assembly="AAAA", type="Submission#0", hasValue=True, declares=False,
            secret="not passed on")
"""


def program(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as f:
        f.write(text)
    os.chmod(path, 0o755)
    return path


class Fake:
    """The driver above, in a folder like that of Roslyn's libraries."""

    def __init__(self, home):
        self.folder = os.path.join(home, "roslyn")
        os.makedirs(self.folder)
        program(self.folder, "umcp-csc.exe", "")
        runtime = program(home, "runtime", f"#!{sys.executable}\n{DRIVER}")
        self.options = ["--kind", "hosted", "--path", self.folder, "--runtime", runtime]

    def notes(self):
        path = os.path.join(self.folder, "notes")
        if not os.path.exists(path):
            return []
        with open(path, encoding="utf-8") as f:
            return f.read().splitlines()


def with_driver(function):
    """A test with such a driver. It has no sandbox, because Python is not a compiler."""
    def run():
        with tempfile.TemporaryDirectory(prefix="umcp-compile-") as home:
            fake = Fake(home)
            with compiling(fake.options, home, ["--sandbox", "off"]) as c:
                function(c, fake)
    run.__name__ = function.__name__
    run.__doc__ = function.__doc__
    return test(run)


def submit(c, code):
    return c.send("submit", session="s", number=1, previous=0, code=code)


def build(c, code, name="Game"):
    path = c.write(f"{name}.cs", code)
    return c.send("build", name=name, defines=[], references=[], sources=[{"path": path}])


def read_all(c, *numbers):
    """The answers to these requests, whatever their order."""
    answers = [c.read() for _ in numbers]
    same(sorted(a["id"] for a in answers), sorted(numbers), "ids")
    return [next(a for a in answers if a["id"] == n) for n in numbers]


@with_driver
def warm_and_passed_on(c, fake):
    wait_for(lambda: fake.notes() == ["start"], "a driver ahead of the first request")
    answer = c.answer(submit(c, "1"))
    same(answer, {"id": 1, "ok": True, "type": "Submission#0", "hasValue": True, "declares": False,
                  "assembly": "AAAA"}, "answer")
    expect(c.answer(build(c, FINE))["ok"], "a build")
    same(fake.notes()[0:1] + fake.notes()[1:2], ["start", "submit 1"], "notes")


@with_driver
def dies(c, fake):
    for code, how in (("die", "signal 6"), ("end", "code 3")):
        answer = c.answer(submit(c, code))
        same(answer["fault"], "died", "fault")
        expect(how in answer["message"], answer)
    expect(c.answer(submit(c, "1"))["ok"], "the next one")
    same(fake.notes().count("start"), 5, "starts: each of the two was tried once more")


@with_driver
def the_innocent_is_tried_again(c, fake):
    """A build and a submission run side by side; one kills the driver. Each is tried again alone."""
    for guilty, innocent in ((submit, build), (build, submit)):
        good, bad = read_all(c, innocent(c, f"once, then fine {guilty.__name__}"), guilty(c, "die"))
        expect(good["ok"], good)
        same(bad.get("fault"), "died", "fault")
        op = innocent.__name__
        same(fake.notes().count(f"{op} once, then fine {guilty.__name__}"), 2, "tries")


@with_driver
def late(c, fake):
    """This takes the 10 s that a submission may take. The build beside it is made."""
    beside = build(c, "slow")
    number = submit(c, "hang")
    expect(c.answer(beside)["ok"], "the build")
    answer = c.answer(number)
    same(answer["fault"], "late", "fault")
    expect("10 s" in answer["message"], answer)
    expect(c.answer(submit(c, "1"))["ok"], "the next one")
    same(fake.notes().count("start"), 2, "starts")


@with_driver
def cancelled_while_it_waits(c, fake):
    running = submit(c, "obey")
    waiting = submit(c, "never seen")
    wait_for(lambda: "submit obey" in fake.notes(), "the driver's work")
    c.send("cancel", of=waiting)
    same(c.answer(waiting)["fault"], "cancelled", "fault")
    c.send("cancel", of=running)
    same(c.answer(running)["fault"], "cancelled", "fault")
    expect("submit never seen" not in fake.notes(), fake.notes())
    same(fake.notes().count("start"), 1, "starts")


@with_driver
def a_driver_that_does_not_obey_is_replaced(c, fake):
    running = submit(c, "hang")
    wait_for(lambda: "submit hang" in fake.notes(), "the driver's work")
    c.send("cancel", of=running)
    same(c.answer(running)["fault"], "cancelled", "fault")
    expect(c.answer(submit(c, "1"))["ok"], "the next one")
    same(fake.notes().count("start"), 2, "starts")


@with_driver
def an_endless_answer(c, fake):
    answer = c.answer(submit(c, "flood"))
    same(answer["fault"], "died", "fault")
    expect(c.answer(submit(c, "1"))["ok"], "the next one")


@with_driver
def a_flood_of_lines(c, fake):
    """A driver that never stops talking does not keep others from being heard."""
    number = submit(c, "chatter")
    wait_for(lambda: "submit chatter" in fake.notes(), "the driver's work")
    c.send("cancel", of=number)
    same(c.answer(number)["fault"], "cancelled", "fault")
    expect(c.answer(submit(c, "1"))["ok"], "the next one")


@with_driver
def too_many_requests(c, fake):
    first = submit(c, "obey")
    numbers = [submit(c, str(i)) for i in range(300)]
    refused = [c.read() for _ in range(len(numbers) + 1 - 256)]
    same({a["fault"] for a in refused}, {"unavailable"}, "faults")
    c.send("cancel", of=first)
    answers = [c.read() for _ in range(256)]
    same(sum(a["ok"] for a in answers), 255, "the others")


@with_driver
def too_large_requests(c, fake):
    """What waits is bounded by its memory, too."""
    first = build(c, "obey")
    wait_for(lambda: "build obey" in fake.notes(), "the driver's work")
    large = [{"path": "/p/A.cs", "text": "x" * (30 << 20)}]
    numbers = [c.send("build", name="Game", sources=large) for _ in range(10)]
    refused = c.read()
    same(refused["fault"], "unavailable", "fault")
    expect(numbers[0] < refused["id"], "the first that is refused is " + str(refused["id"]))
    for number in numbers:
        c.send("cancel", of=number)
    c.send("cancel", of=first)
    faults = [c.read()["fault"] for _ in numbers]
    same(set(faults), {"unavailable", "cancelled"}, "the others' faults")
    expect(c.answer(submit(c, "1"))["ok"], "the next one")


@with_driver
def nobody_reads(c, fake):
    """Answers wait until they are read, and requests with them."""
    numbers = [submit(c, str(i)) for i in range(200)]
    for number in numbers:
        same(c.read()["id"], number, "order")


@with_driver
def it_is_told_what_files_must_have(c, fake):
    """Whatever the client says of that."""
    first, second = c.write("First.cs", "tell"), c.write("Second.cs", "two")
    reference = c.write("R.dll", "three")
    sources = [{"path": first}, {"path": second, "text": "other"}, {"path": second}]
    expect(c.answer(c.send("build", name="Game", defines=[], references=[reference], sources=sources, out="/none",
                           sourceHashes=["x"], referenceHashes=["y"]))["ok"], "a build")
    told, = [json.loads(note[5:]) for note in fake.notes() if note.startswith("told ")]
    same(told["sourceHashes"], [hashlib.sha256(b"tell").hexdigest(), "", hashlib.sha256(b"two").hexdigest()])
    same(told["referenceHashes"], [hashlib.sha256(b"three").hexdigest()])
    expect(told["out"].startswith(c.cache), told)
    same(told["sources"], sources)


@with_driver
def what_the_driver_finds_changed_is_not_kept(c, fake):
    answer = c.answer(build(c, "changed"))
    same((answer["fault"], answer["message"]), ("changed", "it did"), "the driver's answer")
    same([n for n in os.listdir(c.cache) if not n.startswith("tmp-")], [], "the cache")


# --- Programs ---

def compile_with(script, function, options=(), environ=None):
    with tempfile.TemporaryDirectory(prefix="umcp-compile-") as home:
        bin_ = os.path.join(home, "bin")
        os.makedirs(bin_)
        path = program(bin_, "csc", "#!/bin/sh\n" + textwrap.dedent(script))
        with compiling(["--kind", "csc", "--path", path], home, options, environ) as c:
            function(c)


OUT = 'for a; do case "$a" in @*) rsp="${a#@}";; esac; done\n' \
      'while read -r l; do case "$l" in -out:*) out="${l#-out:\\"}"; out="${out%\\"}";; esac; done < "$rsp"\n'


def built(c, text=FINE, name="A.cs"):
    return c.build(c.write(name, text))


@test
def a_program_gets_one_response_file():
    def check(c):
        answer = built(c)
        with open(answer["assembly"], encoding="utf-8") as f:
            lines = f.read().splitlines()
        same(lines[0], "MZ", "a made-up assembly")
        same(lines[1:4], ["-noconfig", "-langversion:9.0", "--"], "on the command line")
        expect("-nostdlib" in lines and "-optimize+" in lines, lines)
        expect(f'-r:"/usr/lib/mono/4.5/mscorlib.dll"' in lines, lines)
        same(lines[-2:], [f'#line 1 "{c.project}/Assets/A.cs"', FINE.strip()], "what the last line names")
        expect(re.fullmatch(f'"{c.cache}/tmp-[0-9]+/in/s0.cs"', lines[-3]), lines)
        expect("-noconfig" not in lines[4:], lines)
    compile_with(OUT + '{ echo MZ; echo "$1"; echo "$2"; echo --; while read -r l; do echo "$l"; s="$l"; done < "$rsp";'
                 ' s="${s#\\"}"; s="${s%\\"}"; while read -r l; do echo "$l"; done < "$s"; } > "$out"', check)


@test
def the_connection_stays_with_umcp_compile():
    def check(c):
        answer = built(c)
        with open(answer["assembly"], encoding="utf-8") as f:
            same(f.read().split(), ["MZ"], "sockets that the compiler has")
    compile_with(OUT + '{ echo MZ; for f in /proc/self/fd/*; do [ -S "$f" ] && echo "$f"; done; } > "$out"\n'
                 'exit 0\n', check)


@test
def a_crash_names_no_source():
    """As mcs crashes: a stack, and code 1; or a signal."""
    def check(c):
        for _ in range(2):  # it is not kept
            answer = built(c)
            same(answer["fault"], "died", "fault")
            expect("code 1" in answer["message"] and "at Mono.CSharp.Driver.Main" in answer["message"], answer)
        same([n for n in os.listdir(c.cache) if not n.startswith("tmp-")], [], "the cache")
    compile_with('echo "Unhandled Exception:" >&2\necho "  at Mono.CSharp.Driver.Main" >&2\nexit 1\n', check)

    def check_signal(c):
        answer = built(c)
        same(answer["fault"], "died", "fault")
        expect("signal 11" in answer["message"], answer)
    compile_with("kill -SEGV $$\n", check_signal)


@test
def a_program_that_makes_nothing():
    def check(c):
        same(built(c)["fault"], "died", "fault")
    compile_with("exit 0\n", check)


@test
def changed_meanwhile():
    def check(c):
        same(built(c)["fault"], "changed", "fault")
        same(built(c, "wrong")["fault"], "changed", "fault of wrong sources")
        same([n for n in os.listdir(c.cache) if not n.startswith("tmp-")], [], "the cache")
    compile_with(OUT + 'src="${0%/bin/csc}/project/Assets/A.cs"\necho "// more" >> "$src"\n'
                 'if grep -q wrong "$src"; then echo "$src(1,1): error CS1: x"; exit 1; fi\necho MZ > "$out"\n',
                 check, ["--sandbox", "off"])


@test
def an_endless_report():
    def check(c):
        report = built(c)["report"]
        expect(len(report) == 1 << 20, len(report))
    compile_with('echo "/a.cs(1,1): error CS1: x"\nn=0\n'
                 'while [ $n -lt 40000 ]; do echo "' + "x" * 60 + '"; n=$((n+1)); done\nexit 1\n', check)


@test
def cancelled_program():
    """Also one that writes faster than anybody can read."""
    def check(c):
        number = c.send("build", name="Game", defines=[], references=[],
                        sources=[{"path": c.write("A.cs", FINE)}])
        wait_for(c.children, "the program")
        c.send("cancel", of=number)
        same(c.answer(number)["fault"], "cancelled", "fault")
        wait_for(lambda: not c.children(), "its end")
    compile_with("while true; do :; done\n", check)
    compile_with("exec cat /dev/zero\n", check, ["--sandbox", "off"])


@test
def secrets_stay_outside():
    """Neither the environment nor files outside of the project reach the compiler."""
    with tempfile.TemporaryDirectory() as outside:
        secret = os.path.join(outside, "secret")
        with open(secret, "w", encoding="utf-8") as f:
            f.write("TOPSECRET in a file\n")

        def check(c):
            report = built(c)["report"]
            expect("TOPSECRET" not in report, report)
            expect("project: class A" in report, report)
            expect(f"HOME='{c.cache}/tmp-" in report and f"TMPDIR='{c.cache}/tmp-" in report, report)
            expect("wrote" not in report and not os.path.exists(os.path.join(outside, "new")), report)
        compile_with('echo "/a.cs(1,1): error CS1: x"\nexport -p\n'
                     f'read -r x < {secret} && echo "$x"\n(echo y > {outside}/new) && echo wrote\n'
                     'read -r x < "${0%/bin/csc}/project/Assets/A.cs" && echo "project: $x"\nexit 1\n',
                     check, (), dict.fromkeys(("UMCP_TOKEN", "AWS_SECRET_ACCESS_KEY", "LD_LIBRARY_PATH",
                                               "DOTNET_STARTUP_HOOKS"), "/TOPSECRET"))


@test
def modes():
    def check(c):
        answer = built(c)
        same(stat.S_IMODE(os.stat(answer["assembly"]).st_mode), 0o600, "mode")
    compile_with(OUT + 'umask 0\necho MZ > "$out"\n', check)


if __name__ == "__main__":
    suite.main()
