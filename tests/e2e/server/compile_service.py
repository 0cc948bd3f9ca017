"""The compile service as the server starts it: its options, what the player is given, GET /health,
doctor, and what happens when umcp-compile dies or is not installed."""
import json
import os
import shutil
import stat
import tempfile

from lib.compiling import MCS
from lib.live import need_an_engine
from lib.probe import compiler_of, engine_of, kill, live, name_of, with_probe
from lib.umcp import EXAMPLE, UMCP, Http, Server, Skipped, Stdio, Suite, expect, run, same, wait_for

suite = Suite()
test = suite.test



class Idle:
    """A player that says how it was started, asks umcp-compile for nothing, which starts it, and sleeps."""

    def __init__(self, folder):
        self.path, self.told = os.path.join(folder, "idle"), os.path.join(folder, "told")
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(f"""#!/bin/sh
(printf '%s' "$$"; printf '|%s' "$@"; echo) >> '{self.told}'
[ ! -e /dev/fd/4 ] || printf '{{"id":1,"op":"cancel","of":1}}\\n' >&4
exec sleep 1000
""")
        os.chmod(self.path, 0o700)

    def starts(self):
        """(pid, arguments) of each."""
        try:
            with open(self.told, encoding="utf-8") as file:
                lines = file.read().splitlines()
        except FileNotFoundError:
            return []
        found = []
        for line in lines:
            pid, *words = line.split("|")
            found.append((int(pid), dict(zip(words[::2], words[1::2]))))
        return found

    def start(self):
        return wait_for(self.starts, "the player's start")[0]

    def serve(self, *args, **more):
        return Server("--project", EXAMPLE, "--player", self.path, *args, **more)


def in_a_folder(function):
    """A test that gets a folder of its own."""
    def in_folder():
        with tempfile.TemporaryDirectory() as folder:
            function(folder)
    in_folder.__name__ = function.__name__
    return test(in_folder)


def need_mcs():
    if not os.path.exists(MCS):
        raise Skipped("mcs is not installed")


def health(server):
    with Http(server.port) as http:
        http.get("/health")
        return http.response().json()


def words_of(pid):
    with open(f"/proc/{pid}/cmdline", encoding="utf-8") as file:
        return file.read().split("\0")[1:-1]


def arguments(pid):
    words = wait_for(lambda: words_of(pid), "its arguments")  # its name comes a moment before them
    return dict(zip(words[::2], words[1::2]))


def doctor(folder, *args, **env):
    return run("doctor", "--discovery", os.path.join(folder, "none.json"), *args,
               env={"HOME": folder, **env}).out


def each_way(name, value, folder):
    """The same setting on the command line, in the environment and in a file."""
    config = os.path.join(folder, "config.json")
    with open(config, "w", encoding="utf-8") as file:
        json.dump({name: value}, file)
    return (((f"--{name}", value), {}), ((), {f"UMCP_{name.upper()}": value}),
            (("--config", config), {}))


# --- What the player and umcp-compile are given ---

@in_a_folder
def the_player_gets_two_connections_and_no_other_descriptor(folder):
    idle = Idle(folder)
    with idle.serve() as server:
        pid, args = idle.start()
        wait_for(lambda: name_of(pid) == "sleep", "the script's end")
        same(sorted(os.listdir(f"/proc/{pid}/fd")), ["0", "1", "2", "3", "4"], args)
        same((args["--link-fd"], args["--compile-fd"]), ("3", "4"))
        same(args["--sandbox"], "read")
        state = os.path.dirname(args["--cache-dir"])
        expect(state.startswith(os.path.realpath(server.folder)) or
               state.startswith(server.folder), args)
        same(args["--cache-dir"], state + "/compiled")
        same(args["--state-dir"], state + "/player")
        compiler = wait_for(lambda: compiler_of(server), "umcp-compile")
        told = arguments(compiler)
        same(told["--fd"], "3")
        same(told["--project"], os.path.realpath(EXAMPLE))
        same(told["--cache"], args["--cache-dir"])
        same((told["--id"], told["--kind"]), (args["--compiler-id"], args["--compiler-kind"]))
        same(told["--sandbox"], "on")
        kill(pid)
        again = wait_for(lambda: idle.starts()[1:], "the next start")[0]
        same(again[1], args)
        same(compiler_of(server), compiler, "it outlives the player")
    for gone in (compiler, again[0]):
        wait_for(lambda: not os.path.exists(f"/proc/{gone}"), "the end of all")


@in_a_folder
def what_writes_the_server_allows_the_sandbox_allows(folder):
    for i, (option, word) in enumerate((("--allow-writes", "write"),
                                        ("--allow-config-changes", "write"),
                                        ("--sandbox=off", "off"))):
        own = os.path.join(folder, str(i))
        os.mkdir(own)
        idle = Idle(own)
        with idle.serve(option) as server:
            same(idle.start()[1]["--sandbox"], word, option)
            same("without a sandbox" in server.err(), word == "off", server.err())
            same("in a sandbox" in server.err(), word == "write", server.err())


@in_a_folder
def without_a_state_folder_there_is_a_temporary_one(folder):
    idle = Idle(folder)
    tmp = os.path.join(folder, "tmp")
    os.mkdir(tmp)
    with idle.serve("--state-dir", "none", env={"TMPDIR": tmp}) as server:
        args = idle.start()[1]
        state = os.path.dirname(args["--cache-dir"])
        same(os.path.dirname(state), tmp)
        same(stat.S_IMODE(os.stat(state).st_mode), 0o700)
        same(args["--state-dir"], state + "/player")
        wait_for(lambda: compiler_of(server), "umcp-compile")
    same(os.listdir(tmp), [], "left behind")


@in_a_folder
def packages_outside_and_plugins_are_named_to_umcp_compile(folder):
    for path, text in (("game/Assets/A.cs", "class A { }"), ("tools/T.cs", "class T { }"),
                       ("package/package.json", '{"name": "com.x.y", "version": "1.0.0"}'),
                       ("game/Packages/manifest.json",
                        '{"dependencies": {"com.x.y": "file:../../package"}}')):
        path = os.path.join(folder, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    idle = Idle(folder)
    with Server("--project", os.path.join(folder, "game"), "--player", idle.path,
                "--plugins", os.path.join(folder, "tools")) as server:
        told = arguments(wait_for(lambda: compiler_of(server), "umcp-compile"))
        same(os.path.realpath(told["--root"]), os.path.realpath(os.path.join(folder, "package")))
        expect(os.path.isabs(told["--root"]), told)
        same(told["--read"], os.path.realpath(os.path.join(folder, "tools")))


# --- Options ---

@in_a_folder
def the_compiler_is_chosen_in_three_ways(folder):
    need_mcs()
    for i, (args, env) in enumerate(each_way("compiler", "mcs", folder)):
        own = os.path.join(folder, str(i))
        os.mkdir(own)
        idle = Idle(own)
        with idle.serve(*args, env=env) as server:
            same(idle.start()[1]["--compiler-kind"], "mcs", args, env)
            same(server.err().count("compiles the scripts: "), 1, server.err())
            expect("For C# 9, install npm" in server.err(), server.err())


@in_a_folder
def the_sandbox_is_turned_off_in_three_ways(folder):
    for i, (args, env) in enumerate(each_way("sandbox", "off", folder)):
        own = os.path.join(folder, str(i))
        os.mkdir(own)
        idle = Idle(own)
        with idle.serve(*args, env=env) as server:
            same(idle.start()[1]["--sandbox"], "off", args, env)
            same(arguments(wait_for(lambda: compiler_of(server), "umcp-compile"))["--sandbox"], "off")
            same(health(server)["sandbox"], "off")


@in_a_folder
def a_compiler_that_is_not_there_is_named_and_the_engine_runs(folder):
    idle = Idle(folder)
    with idle.serve("--compiler", "/no/such/csc") as server:
        args = idle.start()[1]
        same(args["--compile-fd"], "4")
        expect("--compiler-id" not in args, args)
        expect("the server does not compile scripts" in server.err(), server.err())
        expect("/no/such/csc" in health(server)["compiler"]["complaint"], health(server))
        same(compiler_of(server), None)


@in_a_folder
def part_of_a_sandbox_is_told(folder):
    idle = Idle(folder)
    with idle.serve(env={"UMCP_SANDBOX_ABI": "0"}) as server:
        same(idle.start()[1]["--sandbox"], "read")
        expect("warning: This kernel has no Landlock" in server.err(), server.err())
        expect("in part of a sandbox" in server.err(), server.err())
        same(health(server)["sandbox"], "partly")


@in_a_folder
def a_sandbox_that_is_asked_for_is_whole_or_there_is_no_engine(folder):
    idle = Idle(folder)
    with idle.serve("--sandbox", "on", env={"UMCP_SANDBOX_ABI": "0"}) as server:
        expect("the server does not run the project's code: --sandbox on needs a full sandbox. "
               "This kernel has no Landlock" in server.err(), server.err())
        expect("sandbox" not in health(server), health(server))
    same(idle.starts(), [])
    with idle.serve("--sandbox", "on") as server:
        same(idle.start()[1]["--sandbox"], "read")
        same(health(server)["sandbox"], "on")


@test
def other_words_are_refused():
    done = run("serve", "--sandbox", "perhaps")
    same(done.code, 2)
    expect("--sandbox: 'perhaps' is not a valid value" in done.err, done.err)


# --- doctor ---

@in_a_folder
def doctor_names_the_compiler_and_what_to_install(folder):
    need_mcs()
    said = doctor(folder, "--compiler", "mcs")
    expect("found    C# compiler: mcs" in said and "C# 7 (part)" in said, said)
    expect("advice   " in said, said)
    expect("For C# 9, " + ("leave out --compiler" if "Roslyn" in said else "install npm") in said, said)
    said = doctor(folder, "--compiler", "/no/such/csc")
    expect("absent   C# compiler: " in said and "/no/such/csc" in said, said)
    csc = os.path.join(folder, "csc")
    with open(csc, "w", encoding="utf-8") as file:
        file.write("#!/bin/sh\n")
    os.chmod(csc, 0o700)
    said = doctor(folder, UMCP_CSC=csc)
    expect(f"found    C# compiler: csc" in said and f"from $UMCP_CSC ({csc})" in said, said)


@in_a_folder
def doctor_says_what_of_the_sandbox_is_in_force(folder):
    expect("sandbox  on: this kernel has Landlock (ABI " in doctor(folder), doctor(folder))
    said = doctor(folder, UMCP_SANDBOX_ABI="0")
    expect("sandbox  partly: This kernel has no Landlock" in said, said)
    said = doctor(folder, "--sandbox", "on", UMCP_SANDBOX_ABI="0")
    expect("so umcp starts no engine with --sandbox on: This kernel has no Landlock" in said, said)
    expect("sandbox  off, because" in doctor(folder, "--sandbox", "off"), "off")


@in_a_folder
def doctor_says_what_a_running_server_compiles_with(folder):
    idle = Idle(folder)
    with idle.serve() as server:
        name = wait_for(lambda: health(server)["compiler"]["name"], "hello")
        said = run("doctor", "--discovery", server.discovery, env={"HOME": folder}).out
        expect(f"compiler {name}, C# " in said and "confined on" in said, said)


# --- Ends ---

@in_a_folder
def umcp_compile_is_restarted_when_it_is_killed(folder):
    idle = Idle(folder)
    with idle.serve() as server:
        for i in range(3):
            wait_for(lambda: health(server)["compiler"]["name"], "hello")
            victim = wait_for(lambda: compiler_of(server), "umcp-compile")
            kill(victim)
            wait_for(lambda: health(server)["compiler"]["restarts"] == i + 1, "the restart")
        wait_for(lambda: "The compile service is not running: it was killed by signal 9" in server.err(),
                 "a word in the log")
        same(len(idle.starts()), 1, "the engine is not concerned")


@test
def scripts_compile_after_umcp_compile_was_killed():
    need_an_engine()
    projects = []

    def make(project):
        projects.append(project)
        return with_probe(project)
    with live(make) as server:
        kill(wait_for(lambda: compiler_of(server), "umcp-compile"))
        engine = engine_of(server)
        projects[0].script("Later", "public class Later { }")
        wait_for(lambda: server.err().count("Compiled ") > 1, "the changed scripts", 60)
        same(engine_of(server), engine)


@in_a_folder
def without_umcp_compile_the_engine_runs_and_says_what_is_missing(folder):
    os.mkdir(os.path.join(folder, "bin"))
    for name in ("umcp", "umcp-player"):
        shutil.copy2(os.path.join(os.path.dirname(UMCP), name), os.path.join(folder, "bin", name))
    os.symlink(os.path.join(os.path.dirname(os.path.dirname(UMCP)), "lib"),
               os.path.join(folder, "lib"))
    server = Server("--project", EXAMPLE, env={"UMCP_PLAYER": None})
    server.program = os.path.join(folder, "bin/umcp")
    with server:
        expect("the server does not compile scripts: umcp-compile is not installed" in server.err(),
               server.err())
        expect("make install" in health(server)["compiler"]["complaint"], health(server))


@in_a_folder
def a_lazy_player_starts_the_service_with_it(folder):
    idle = Idle(folder)
    with Stdio("--project", EXAMPLE, "--player", idle.path, env={"UMCP_PLAYER": None}) as client:
        client.ask({"jsonrpc": "2.0", "id": 1, "method": "ping"})
        same((compiler_of(client), idle.starts()), (None, []))
        client.send({"jsonrpc": "2.0", "id": 2, "method": "call_tool",
                     "params": {"name": "ListObjects", "arguments": {}}})
        same(idle.start()[1]["--compile-fd"], "4")
        wait_for(lambda: compiler_of(client), "umcp-compile")


if __name__ == "__main__":
    suite.main()
