"""Sources that no compiler survives, compilers that die, hang or lie, and compilers that are not there: each costs
one request. What an engine keeps for later code stays."""
import contextlib
import os
import shutil
import signal
import subprocess
import tempfile

from lib.compiling import GOOD, OWN, PROBE, Rig, command, compiling, engine_pid, work
from lib.live import need_an_engine
from lib.probe import Once, children, error_of, is_alive, is_failure, kill, result_of
from lib.umcp import PATIENCE, UMCP, Skipped, Suite, expect, request, rss_kb, run, same, wait_for

suite = Suite()
test = suite.test
MANY = 20000
PAREN = "(" * MANY + "1" + ")" * MANY
TERMS = " + ".join(["x"] * MANY)


def need_the_service(server):
    """The driver that stays warm; without Roslyn there is none."""
    server.eval("return 1;")
    if not server.service() or not server.below():
        expect(server.service(), "there is no umcp-compile", [command(pid) for pid in children(server.process.pid)])
        raise Skipped("no Roslyn is installed")


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


# Debian's mcs does not survive this: it ends with a stack and names no source.
CRASHES_MCS = """using System.Threading.Tasks;
public class Crash { async Task F() { var (a, b) = (await Task.FromResult(1), 2); } }"""
LIMITS = ("mcs knows C# 7 in part: not local functions, 'case ... when', switch expressions, '??=', 'new()', ranges, "
          "records, 'is not', 'using var' or '#nullable'.")


@test
def what_crashes_mcs_costs_itself():
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "Crash.cs")
        with open(source, "w", encoding="utf-8") as file:
            file.write(CRASHES_MCS)
        ran = subprocess.run(["mcs", "-target:library", "-out:" + os.path.join(folder, "a.dll"), source],
                             capture_output=True, text=True, check=False)
    expect(ran.returncode != 0 and "error CS" not in ran.stdout + ran.stderr, "this mcs survives it", ran)
    with Rig("--compiler", "mcs", scripts={**GOOD, "Crash": CRASHES_MCS}) as server:
        server.becomes(1)
        same(server.eval("return Good.Number + Fine.Number;"), "15")
        same(is_failure(server.console("return new Crash();")), True)
        server.says("Crash.cs", "Compiled 3 of 4 scripts", LIMITS)
        server.put("Crash", "public class Crash { public const int Number = 9; }")
        wait_for(lambda: not is_failure(server.console("return Crash.Number;")), "the mended file", 3 * PATIENCE)
        server.says("Compiled 4 scripts")


def bare_machine(folder, *hidden):
    """A program that runs umcp where it sees no compiler: a mount namespace in which nothing is in their places."""
    unshare = shutil.which("unshare")
    if os.geteuid() != 0 or not unshare or subprocess.run([unshare, "-m", "true"], check=False).returncode:
        raise Skipped("needs root and mount namespaces")
    empty, path = os.path.join(folder, "empty"), os.path.join(folder, "umcp")
    os.mkdir(empty)
    names = ("mcs", "csc", "dotnet")
    places = [OWN, *(f"/usr/lib/mono/4.5/{name}.exe" for name in names), *(f"/usr/bin/{name}" for name in names),
              *(shutil.which(name) or "" for name in names), *hidden]
    mounts = "".join(f"mount --bind {empty if os.path.isdir(place) else '/dev/null'} {os.path.realpath(place)}; "
                     for place in dict.fromkeys(places) if os.path.exists(place))
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"""#!/bin/sh\nexec {unshare} -m sh -ec '{mounts} exec "$0" "$@"' {UMCP} "$@"\n""")
    os.chmod(path, 0o755)
    return path


@test
def without_any_compiler_it_says_what_to_install():
    with tempfile.TemporaryDirectory() as folder:
        program = bare_machine(folder, "/usr/lib/mono/4.5/Mono.CSharp.dll")
        env = {"DOTNET_ROOT": None, "PATH": "/usr/bin:/bin:/usr/sbin:/sbin"}
        ran = run("doctor", program=program, env=env)
        absent = [line for line in ran.out.splitlines() if line.startswith("absent") and "C# compiler" in line]
        expect(len(absent) == 1 and "no C# compiler is installed" in absent[0] and "mono-mcs" in absent[0], ran)
        server = Rig(env=env)
        server.program = program
        with server:
            server.says("the server does not compile scripts: ", "no C# compiler is installed", "mono-mcs")
            expect(server.tool("ListObjects")["Total"] > 0)  # what files say
            same(server.generation(), None)
            def remedy():
                reply = server.ask_tool("ConsoleEval", {"code": "return 1 + 1;"}).json()
                expect(is_failure(reply) and error_of(reply)[0] == "NotReady", reply)
                return "no C# compiler is installed" in str(reply) and "mono-mcs" in str(reply)
            wait_for(remedy, "the remedy in the answer", 3 * PATIENCE)
            same(remedy(), True)
            server.is_fine()


@test
def a_compiler_in_the_home_folder_does_not_open_it():
    """Nor does one that lies above it; a folder of its own is as good as any."""
    with tempfile.TemporaryDirectory() as home:
        home = os.path.realpath(home)
        for name in ("own", "user", "user/deep"):
            os.mkdir(os.path.join(home, name))
        with open(os.path.join(home, "secret"), "w", encoding="utf-8") as file:
            file.write("TOPSECRET\n")
        for where, user, reads in (("", "", False), ("", "user/deep", False), ("own", "", True)):
            path = os.path.join(home, where, "csc")
            secret = os.path.join(home, where, "secret")
            with open(secret, "w", encoding="utf-8") as file:
                file.write("TOPSECRET\n")
            with open(path, "w", encoding="utf-8") as file:
                file.write('#!/bin/sh\necho "/a.cs(1,1): error CS1: it ran"\nread -r x < "${0%csc}secret" && echo "$x"\n'
                           "exit 1\n")
            os.chmod(path, 0o755)
            with compiling(["--kind", "csc", "--path", path], environ={"HOME": os.path.join(home, user)}) as c:
                report = c.build(c.write("A.cs", "class A {}"))["report"]
                expect("it ran" in report, report)
                same("TOPSECRET" in report, reads, where, user, report)
        for name in ("umcp-csc.exe", "dotnet"):
            shutil.copy(path, os.path.join(home, name))
        for kind in (["--kind", "hosted", "--path", home, "--runtime", "/bin/true"],
                     ["--kind", "csc", "--path", path, "--runtime", os.path.join(home, "dotnet"), "--dotnet"]):
            with compiling(kind, environ={"HOME": home}) as c:
                answer = c.build(c.write("A.cs", "class A {}"))
                same(answer["fault"], "unavailable")
                expect(f"the compiler is in '{home}'" in answer["message"]
                       and "move it to a folder of its own" in answer["message"], answer)


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


@test
def settings_of_mono_do_not_reach_the_compiler():
    server = Rig()
    server.extra_env.update({"MONO_GC_PARAMS": "max-heap-size=16m", "MONO_CONFIG": "/nonexistent",
                             "MONO_LOG_LEVEL": "debug"})
    with server:
        server.becomes(1)
        same(server.eval("return 20 + 2;"), "22")


@test
def who_asks_for_mcs_is_not_told_to_install_what_is_there():
    words = run("doctor", "--compiler", "mcs").out
    if "unused   C# compiler: Roslyn" not in words:
        raise Skipped("no Roslyn is installed")
    expect("leave out --compiler" in words and "npm" not in words, words)


if __name__ == "__main__":
    need_an_engine()
    try:
        suite.main()
    finally:
        one.close()
