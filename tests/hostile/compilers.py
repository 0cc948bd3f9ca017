"""Sources that no compiler survives, compilers that die, hang or lie, compilers that are not there, and a cache
that somebody else has filled: each costs one request. What an engine keeps for later code stays."""
import contextlib
import glob
import os
import shutil
import signal
import stat
import subprocess
import tempfile

from lib.live import Live, Project, Scene, need_an_engine
from lib.probe import Once, children, engine_of, error_of, is_alive, is_failure, kill, result_of
from lib.sources import GATES, write
from lib.umcp import PATIENCE, Skipped, Suite, expect, request, rss_kb, run, same, wait_for

suite = Suite()
test = suite.test
MANY = 20000
PAREN = "(" * MANY + "1" + ")" * MANY
TERMS = " + ".join(["x"] * MANY)
PROBE = "public class Probe : UnityEngine.MonoBehaviour { public int Generation { get { return %d; } } }"
WORD = "the word that nobody tells"


# --- A server with a compiler ---

class Rig(Live):
    """A server on a project with a probe and more scripts. home: a folder that outlives it."""

    def __init__(self, *args, home=None, scripts=None, generation=1, env=None):
        self.home = home or tempfile.TemporaryDirectory()
        top = os.path.realpath(home or self.home.name)
        os.chmod(top, 0o700)
        self.root = os.path.join(top, "game")
        self.state = os.path.join(top, "state")
        if not os.path.exists(self.root):
            project = Project(top)
            scene = Scene()
            scene.script(scene.add("Probe"), project.script("Probe", PROBE % generation))
            project.scenes(Main=scene)
            for name, code in (scripts or {}).items():
                project.script(name, code)
        super().__init__(root=self.root)
        self.extra_env.update({"PRIVATE_WORD": WORD, **(env or {})})
        self.args += ["--state-dir", self.state, *GATES, *args]

    def clean_up(self):
        super().clean_up()
        if not isinstance(self.home, str):
            self.home.cleanup()

    def console(self, code):
        def ask():
            reply = self.ask_tool("ConsoleEval", {"code": code}).json()
            return None if is_failure(reply) and error_of(reply)[0] == "NotReady" else reply
        return wait_for(ask, code[:200], 3 * PATIENCE)

    def eval(self, code):
        reply = self.console(code)
        expect(not is_failure(reply), code[:200], reply, self.err()[-3000:])
        return result_of(reply)["result"]

    def generation(self):
        """What the probe says; None: it is not compiled."""
        cards = self.ask_tool("ListObjects", {"limit": 1000}).json()
        found = [] if is_failure(cards) else [card["Id"] for card in result_of(cards)["Items"]
                                              if card["Path"] == "/Probe"]
        reply = self.ask_tool("ReadComponentMember", {
            "objectId": found[0], "componentType": "Probe", "name": "Generation"}).json() if found else None
        return result_of(reply).get("valueJson") if reply and not is_failure(reply) else None

    def becomes(self, generation):
        wait_for(lambda: self.generation() == generation, f"generation {generation}", 3 * PATIENCE)

    def put(self, name, code):
        write(self.root, f"Assets/Scripts/{name}.cs", code)

    def words(self):
        return self.err() + "\n".join(self.logged())

    def says(self, *parts):
        wait_for(lambda: all(part in self.words() for part in parts), parts, 3 * PATIENCE)

    def entries(self):
        """The assemblies that are kept, with what tells whether they are still the same."""
        return {path: (os.stat(path).st_ino, os.stat(path).st_mtime_ns)
                for path in glob.glob(f"{self.state}/compiled/*.dll")}

    def service(self):
        """The process id of umcp-compile; None: there is none now."""
        for pid in children(self.process.pid):
            if is_alive(pid) and "umcp-compile" in command(pid):
                return pid
        return None

    def below(self):
        """Everything that umcp-compile has started."""
        own = self.service()
        found, todo = [], [own] if own else []
        while todo:
            more = [pid for pid in children(todo.pop()) if is_alive(pid)]
            found += more
            todo += more
        return found


def command(pid):
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        with open(f"/proc/{pid}/cmdline", "rb") as file:
            return file.read().decode(errors="replace").replace("\0", " ")
    return ""


def work(pid):
    """The time that a process has worked, in ticks; 0: it is not there."""
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        with open(f"/proc/{pid}/stat", encoding="utf-8") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])
    return 0


def need_the_service(server):
    """The driver that stays warm; without Roslyn there is none."""
    server.eval("return 1;")
    if not server.service() or not server.below():
        expect(server.service(), "there is no umcp-compile", [command(pid) for pid in children(server.process.pid)])
        raise Skipped("there is no Roslyn here")


class One:
    """A server that several tests use."""

    server = None

    def get(self):
        if not self.server:
            server = Rig()
            server.__enter__()
            self.server = server
            server.becomes(1)
        return self.server

    def close(self):
        server, self.server = self.server, None
        if server:
            server.__exit__(None, None, None)


one = One()


# --- Sources that no compiler survives ---

@test
def code_that_no_compiler_survives_costs_one_request():
    server = one.get()
    server.eval("var stays = 41; record Kept(int X);" if server.below() else "var stays = 41;")
    engine, began = engine_pid(server), server.rss_kb()
    long_name = "a" * 250000
    for code in (f"return {PAREN};", f"int x = 1; return {TERMS};", "return 1" + " + (1" * 5000 + ")" * 5000 + ";",
                 "{" * MANY + "}" * MANY, "x => " * MANY + "1", f"int {long_name} = 1; return {long_name[:-1]};",
                 "var s = " + "$\"{" * 3000 + "1" + "}\"" * 3000 + ";", "new[] " * MANY, "\0" * 100000):
        server.console(code)  # whatever it says
        same(server.eval("return stays + 1;"), "42", code[:50])
        same(engine_pid(server), engine, code[:50])
    answer = server.ask_tool("ConsoleEval", {"code": "/*" + "x" * (5 << 20) + "*/ return 1;"})
    expect(answer.status != 200 or is_failure(answer.json()), "5 MB of code", answer)
    answer = server.post({"code": f"return {PAREN};"}, "/api/execute")
    expect(answer.status < 500, answer)
    same(server.eval("return stays + 1;"), "42")
    server.is_fine()
    expect(server.rss_kb() < began + (100 << 10), began, server.rss_kb())


def engine_pid(server):
    return next((pid for pid in children(server.process.pid) if "umcp-player" in command(pid)), None)


def long_source(size):
    """So many bytes of code that is right."""
    part = "    public static int M%d(int x) { return x + %d; }\n"
    rows = [part % (i, i) for i in range(size // 50)]
    return "public static class Huge\n{\n" + "".join(rows) + "}\n"


@test
def scripts_that_no_compiler_survives_cost_themselves():
    scripts = {"Deep": f"class Deep {{ int x = {PAREN}; }}", "Good": "public class Good { public const int Number = 7; }"}
    with Rig(scripts=scripts) as server:
        server.becomes(1)
        same(server.eval("return Good.Number;"), "7")
        server.put("Probe", PROBE % 2)
        server.becomes(2)
        server.is_fine()


@test
def a_script_of_many_terms_costs_itself():
    scripts = {"Long": f"class Long {{ static int x = 1; int y = {TERMS}; }}",
               "Good": "public class Good { public const int Number = 7; }"}
    with Rig(scripts=scripts) as server:
        server.is_fine()
        server.becomes(1)
        same(server.eval("return Good.Number;"), "7")
        server.is_fine()


@test
def a_script_of_five_megabytes_costs_one_request():
    with Rig(scripts={"Huge": long_source(5 << 20), "Good": "public class Good { public const int Number = 7; }"}) as server:
        server.is_fine()
        server.becomes(1)
        same(server.eval("return Good.Number;"), "7")
        server.is_fine()


# --- A service that is killed ---

@test
def a_service_that_is_killed_comes_back():
    server = one.get()
    need_the_service(server)
    server.eval("var kept = new System.Collections.Generic.List<int> { 1, 2 }; record Spot(int X); int Twice(int n) => 2 * n;")
    server.eval("using System.Text;")
    engine = engine_pid(server)
    for count, which in enumerate((server.service, lambda: server.below()[0]), 3):
        pid = which()
        kill(pid)
        wait_for(lambda: not is_alive(pid), "its end")
        code = f"kept.Add({count}); return Twice(kept.Count) + new Spot(4).X + new StringBuilder(\"x\").Length;"
        same(server.eval(code), str(2 * count + 5))  # each time another code: the same one is compiled once
        same(engine_pid(server), engine)
        wait_for(server.below, "the next one")


@test
def a_service_that_is_killed_while_it_compiles():
    server = one.get()
    need_the_service(server)
    server.eval("var steady = 5;")
    engine = engine_pid(server)
    rows = "".join(f"int F{i}(int x) {{ return x switch {{ {i} => 1, _ => x + {i} }}; }}\n" for i in range(2500))
    for which in (server.service, lambda: server.below()[0]):
        pid, driver = which(), server.below()[0]
        before = work(driver)
        once = Once(server, request("call_tool", {"name": "ConsoleEval", "arguments": {"code": rows + "return F1(1);"}}))
        wait_for(lambda: work(driver) > before + 5 or not once.is_alive(), "the compiler at work")
        with contextlib.suppress(ProcessLookupError):
            kill(pid)
        once.json()  # an error, or its value if it was made again
        same(server.eval("return steady + 1;"), "6")
        same(engine_pid(server), engine)


@test
def a_service_that_is_killed_while_it_compiles_the_project():
    server = one.get()
    need_the_service(server)
    driver = server.below()[0]
    before = work(driver)
    server.put("Huge", long_source(1 << 20))
    server.put("Probe", PROBE % 5)
    wait_for(lambda: work(driver) > before + 5, "the compiler at work")
    with contextlib.suppress(ProcessLookupError):
        kill(server.service())
    server.becomes(5)
    os.unlink(os.path.join(server.root, "Assets/Scripts/Huge.cs"))
    server.put("Probe", PROBE % 1)
    server.becomes(1)
    same(server.eval("return 2;"), "2")


@test
def a_service_that_is_stopped_is_ended_with_the_server():
    with Rig() as server:
        server.eval("return 1;")
        pids = [server.service(), *server.below()]
        expect(pids[0], "there is no umcp-compile")
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        server.process.kill()
        server.process.wait(PATIENCE)
        wait_for(lambda: not any(is_alive(pid) for pid in pids), "the end of what it started")
        server.process.returncode = 0  # it was our kill


# --- Compilers that are not there ---

@test
def with_mcs_alone_scripts_compile_and_code_runs():
    with Rig("--compiler", "mcs", scripts={"New": "public record New(int X);"}) as server:
        server.becomes(1)
        same(server.eval("var kept = 3; return kept * 2;"), "6")
        same(server.eval("kept"), "3")
        server.says("mcs", "C# 7")
        server.says("New.cs(")
        same(server.eval("return typeof(Probe).Name;"), "Probe")
        ran = run("doctor", "--project", server.root, "--compiler", "mcs")
        expect("mcs" in ran.out and "C# 7" in ran.out, ran)
        server.is_fine()


@test
def a_compiler_that_does_not_exist_is_named():
    for words, env in ((("--compiler", "/nowhere/csc"), {}), ((), {"UMCP_CSC": "/nowhere/csc"})):
        ran = run("doctor", *words, env=env)
        expect("/nowhere/csc" in ran.out + ran.err, words, env, ran)
    with tempfile.TemporaryDirectory() as folder:
        server = Rig("--compiler", "/nowhere/csc", home=folder)
        server.discovery = os.path.join(server.folder, "discovery.json")
        try:
            with server:
                server.says("/nowhere/csc")
                server.is_fine()
                reply = server.console("return 1 + 1;")
                expect("/nowhere/csc" in str(reply) or result_of(reply)["result"] == "2", reply)
        except AssertionError as error:
            expect("ended at once" in str(error) and "/nowhere/csc" in str(error), error)


@test
def doctor_says_which_compiler_there_is():
    ran = run("doctor")
    same(ran.code, 0, ran)
    lines = [line for line in ran.out.splitlines() if "C#" in line]
    expect(any("C# 9" in line or "C# 7" in line for line in lines), ran)
    expect(any("Roslyn" in line or "csc" in line or "mcs" in line for line in lines), ran)
    expect("C# 9" in ran.out or "install" in ran.out, "no advice", ran)


# --- Compilers that misbehave: a program of ours, whose deeds the sources name ---

FAKE = r"""
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static char text[1 << 22];

/* The list of what to compile, and all sources in it, for what they want of us. */
static int wants(const char *list, const char *word)
{
    char line[4096], *end;
    FILE *f = fopen(list, "r"), *source;
    size_t n;
    int found = 0;

    while (f && fgets(line, sizeof line, f)) {
        line[strcspn(line, "\r\n")] = 0;
        end = line + strlen(line);
        if (end > line && end[-1] == '"')
            *--end = 0;
        if (end - line < 3 || strcmp(end - 3, ".cs"))
            continue;
        source = fopen(line + (line[0] == '"'), "r");
        n = source ? fread(text, 1, sizeof text - 1, source) : 0;
        text[n] = 0;
        found |= strstr(text, word) != NULL;
        if (source)
            fclose(source);
    }
    return found;
}

static void peep(const char *list)
{
    char path[4096] = "";
    char *at = NULL;
    int fd, s, i;

    wants(list, "PEEP");
    at = strstr(text, "PEEP ");
    if (at)
        sscanf(at, "PEEP %4095s", path);
    fd = open(path, O_WRONLY | O_CREAT, 0600);
    s = socket(AF_INET, SOCK_STREAM, 0);
    printf("Peep.cs(1,1): error CS9999: wrote %d, socket %d, word %s, ", fd >= 0, s >= 0,
           getenv("PRIVATE_WORD") ? "known" : "unknown");
    i = open("/etc/shadow", O_RDONLY);
    printf("shadow %d, killed %d\n", i >= 0, kill(getppid(), 0) == 0);
    exit(1);
}

int main(int argc, char **argv)
{
    const char *list = "";
    int i, n = 1;
    char **out = calloc((size_t)argc + 2, sizeof *out);

    out[0] = "mcs";
    for (i = 1; i < argc; i++) {
        if (argv[i][0] == '@')
            list = argv[i] + 1;
        if (!strstr(argv[i], "-langversion"))
            out[n++] = argv[i];
    }
    if (wants(list, "CRASH"))
        kill(getpid(), SIGSEGV);
    if (wants(list, "PEEP"))
        peep(list);
    if (wants(list, "STUBBORN"))
        signal(SIGTERM, SIG_IGN);
    if (wants(list, "HANG"))
        for (;;)
            pause();
    if (wants(list, "SHOUT")) {
        memset(text, 'x', sizeof text);
        text[sizeof text - 1] = '\n';
        for (i = 0; i < 256; i++)
            if (write(1, text, sizeof text) < 0)
                break;
        exit(1);
    }
    execv("/usr/bin/mcs", out);
    return 1;
}
"""


class Fake:
    """The program, built once. Its name is mcs, so that it is taken for one."""

    folder = path = None

    def get(self):
        if not self.path:
            compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
            if not compiler or not os.path.exists("/usr/bin/mcs"):
                raise Skipped("needs a C compiler and mcs")
            self.folder = tempfile.TemporaryDirectory()
            source = os.path.join(self.folder.name, "fake.c")
            with open(source, "w", encoding="utf-8") as file:
                file.write(FAKE)
            self.path = os.path.join(self.folder.name, "mcs")
            subprocess.run([compiler, "-o", self.path, source], check=True)
        return self.path


fake = Fake()
GOOD = {"Good": "public class Good { public const int Number = 7; }",
        "Fine": "public class Fine { public const int Number = 8; }"}


def faked(*args, **scripts):
    """A server with that compiler. It executes another program, which its sandbox does not let it."""
    return Rig("--compiler", fake.get(), "--sandbox", "off", *args, scripts={**GOOD, **scripts})


@test
def a_crash_of_the_compiler_costs_the_file_that_causes_it():
    with faked(Bad="// CRASH\npublic class Bad { }") as server:
        server.becomes(1)
        same(server.eval("return Good.Number + Fine.Number;"), "15")
        same(is_failure(server.console("return new Bad();")), True)
        server.says("Bad.cs")
        server.put("Bad", "public class Bad { public const int Number = 9; }")
        wait_for(lambda: not is_failure(server.console("return Bad.Number;")), "the mended file", 3 * PATIENCE)


@test
def a_compiler_that_prints_without_end_costs_a_file():
    with faked(Loud="// SHOUT\npublic class Loud { }") as server:
        before = server.rss_kb()
        server.becomes(1)
        same(server.eval("return Good.Number;"), "7")
        expect(server.rss_kb() < before + (100 << 10), before, server.rss_kb())
        if server.service():
            expect(rss_kb(server.service()) < 300 << 10, rss_kb(server.service()))
        server.is_fine()


@test
def a_compiler_that_hangs_holds_up_nobody_else():
    with faked(Slow="// HANG STUBBORN\npublic class Slow { }") as server:
        wait_for(lambda: any(fake.path in command(pid) for pid in server.below()), "the compiler")
        server.is_fine()
        hanging = [pid for pid in server.below() if fake.path in command(pid)]
        expect(server.tool("ListObjects")["Total"] > 0)
        server.stop()
    wait_for(lambda: not any(is_alive(pid) for pid in hanging), "the end of the compiler")


@test
def a_compiler_cannot_get_out_of_its_sandbox_either():
    with tempfile.TemporaryDirectory() as folder:
        planted = os.path.join(folder, "planted")
        with Rig("--compiler", fake.get(), scripts={"Peep": f"// PEEP {planted}\nclass Peep {{ }}"}) as server:
            server.says("wrote 0, socket 0, word unknown, shadow 0, killed 0")
            server.is_fine()
        same(os.path.exists(planted), False)


# --- The cache ---

def mode_of(path):
    return stat.S_IMODE(os.lstat(path).st_mode)


@test
def only_a_change_of_content_is_compiled():
    with tempfile.TemporaryDirectory() as home:
        def start():
            return Rig(home=home, scripts=GOOD)
        with start() as server:
            server.becomes(1)
            first = server.entries()
            same(len(first), 1, first)
            same({mode_of(path) for path in first}, {0o600})
            same((mode_of(f"{server.state}/compiled"), os.stat(f"{server.state}/compiled").st_uid),
                 (0o700, os.geteuid()))
            for path in glob.glob(f"{server.root}/Assets/Scripts/*.cs"):
                os.utime(path)  # now
            server.put("Probe", PROBE % 2)
            server.becomes(2)
            second = server.entries()
            same((len(second), {path: second[path] for path in first}), (2, first))
            server.put("Probe", PROBE % 1)  # as it was
            server.becomes(1)
            same(set(server.entries()), set(second))
        for path in glob.glob(f"{home}/game/Assets/Scripts/*.cs"):
            os.utime(path, (10 ** 9, 10 ** 9))
        with start() as server:
            server.becomes(1)
            now = server.entries()
            same(set(now), set(second))
            same({path: now[path][0] for path in now}, {path: second[path][0] for path in second})


def planted_cache(home):
    """A state folder whose cache says that the probe is of generation 666, under the right name; and that name."""
    with tempfile.TemporaryDirectory() as other:
        with Rig(home=other, generation=666) as server:
            server.becomes(666)
            evil, = server.entries()
            with open(evil, "rb") as file:
                data = file.read()
    with Rig(home=home) as server:
        server.becomes(1)
        own, = server.entries()
    with open(own, "wb") as file:
        file.write(data)
    return os.path.dirname(own), own, data


def believes(home):
    """Whether a server on this home runs what was planted; what it says, too."""
    server = Rig(home=home)
    server.must_be_ready = False
    try:
        with server:
            wait_for(lambda: "chmod" in server.err() or " has connected (" in server.err(), "an engine")
            if "chmod" not in server.err():
                wait_for(lambda: server.generation() is not None, "the probe", 3 * PATIENCE)
                same(server.generation() in (1, 666), True)
                return server.generation() == 666, server.err()
            return False, server.err()
    except AssertionError as error:
        expect("ended at once" in str(error), error)
        return False, str(error)


@test
def a_cache_that_others_can_write_to_is_not_believed():
    with tempfile.TemporaryDirectory() as home:
        cache, own, data = planted_cache(home)
        same(believes(home)[0], True)  # it is this user's own: so that the test can fail
        for path, mode in ((cache, 0o777), (cache, 0o770), (own, 0o666), (own, 0o620)):
            with contextlib.suppress(FileNotFoundError):
                os.chmod(cache, 0o700)
            with open(own, "wb") as file:
                file.write(data)
            os.chmod(own, 0o600)
            os.chmod(path, mode)
            found, said = believes(home)
            same(found, False, path, oct(mode))
            expect(path == own or "chmod" in said or mode_of(cache) == 0o700, said[-2000:])


@test
def a_link_in_place_of_the_cache_is_not_followed():
    with tempfile.TemporaryDirectory() as home:
        cache, own, data = planted_cache(home)
        loose = os.path.join(home, "loose")
        os.mkdir(loose)
        os.chmod(loose, 0o777)
        shutil.move(cache, os.path.join(loose, "compiled"))
        os.symlink(os.path.join(loose, "compiled"), cache)
        before = sorted(os.listdir(os.path.join(loose, "compiled")))
        same(believes(home)[0], False)
        same(sorted(os.listdir(os.path.join(loose, "compiled"))), before)


@test
def what_nobody_asked_for_is_not_loaded():
    with tempfile.TemporaryDirectory() as home:
        cache, own, data = planted_cache(home)
        os.rename(own, os.path.join(cache, "0" * 64 + ".dll"))
        for name in ("Probe.dll", "Assembly-CSharp.dll", os.path.basename(own) + ".dll", "UnityEngine.dll",
                     os.path.basename(own)[:-4] + ".txt.dll"):
            with open(os.path.join(cache, name), "wb", opener=lambda p, f: os.open(p, f, 0o600)) as file:
                file.write(data)
        os.mkdir(os.path.join(cache, "folder.dll"))
        os.symlink("/etc/passwd", os.path.join(cache, "1" * 64 + ".dll"))
        os.mkfifo(os.path.join(cache, "2" * 64 + ".dll"))
        same(believes(home)[0], False)
        with Rig(home=home) as server:
            server.becomes(1)


if __name__ == "__main__":
    need_an_engine()
    try:
        suite.main()
    finally:
        one.close()
