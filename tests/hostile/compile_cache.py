"""What umcp has compiled is used again as long as the sources are the same, and belongs to this user alone: what
somebody else may have put there is not loaded."""
import contextlib
import glob
import os
import shutil
import stat
import sys
import tempfile

from lib.compiling import GOOD, LIB, PROBE, Rig, compiling
from lib.live import need_an_engine
from lib.umcp import PATIENCE, Suite, expect, same, wait_for

suite = Suite()
test = suite.test


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


# --- Sources that change while they are compiled ---

# A compiler whose assembly is what it read. While it reads, each file of the project has another content.
SWAPPER = """#!{python}
import glob, os, sys
lines = open(next(a for a in sys.argv if a[0] == "@")[1:]).read().splitlines()
files = [f for f in glob.glob({home!r} + "/project/Assets/*") if os.path.isfile(f)]
before = {{f: open(f, "rb").read() for f in files}}
for f in files:
    open(f, "wb").write(before[f].replace(b"HONEST", b"SWAPPED"))
read = b""
for line in lines:
    path = line.removeprefix("-r:").strip('"')
    if path.endswith((".cs", ".dll")) and not path.startswith(("/usr/lib/", {lib!r})) and os.path.exists(path):
        read += open(path, "rb").read()
for f in files:
    open(f, "wb").write(before[f])
if b"WRONG" in read:
    print("/a.cs(1,1): error CS1: " + repr(read))
    sys.exit(1)
open(next(l for l in lines if l.startswith("-out:"))[5:].strip('"'), "wb").write(b"MZ" + read)
"""


def program(path, text):
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, 0o755)
    return path


@test
def a_swap_while_it_is_compiled_does_not_reach_the_cache():
    with tempfile.TemporaryDirectory() as home:
        os.mkdir(os.path.join(home, "bin"))
        path = program(os.path.join(home, "bin/csc"), SWAPPER.format(python=sys.executable, home=home, lib=LIB))
        with compiling(["--kind", "csc", "--path", path], home, ["--sandbox", "off"]) as c:
            source = c.write("A.cs", "HONEST source")
            reference = c.write("R.dll", "HONEST reference")
            answer = c.build(source, references=[reference])
            with open(answer["assembly"], "rb") as file:
                made = file.read()
            expect(b"HONEST source" in made and b"HONEST reference" in made and b"SWAPPED" not in made, made)
            report = c.build(c.write("A.cs", "HONEST and WRONG"))["report"]
            expect("HONEST and WRONG" in report and "SWAPPED" not in report, report)


# --- Drivers that are kept there ---

RUNTIME = """#!{python}
import json, os, sys
def note(text):
    with open({notes!r}, "a") as f:
        f.write(text + "\\n")
if "-noconfig" in sys.argv:
    lines = open(sys.argv[-1][1:]).read().splitlines()
    open(next(l for l in lines if l.startswith("-out:"))[5:].strip('"'), "w").write("good")
    note("made")
else:
    note(open(sys.argv[1]).read())
    print(json.dumps({{"hello": {{}}}}), flush=True)
    sys.stdin.read()
"""


@test
def a_kept_driver_that_others_can_write_is_not_run():
    with tempfile.TemporaryDirectory() as home:
        roslyn, notes = os.path.join(home, "roslyn"), os.path.join(home, "notes")
        os.mkdir(roslyn)
        for name in ("csc.exe", "Microsoft.CodeAnalysis.dll"):
            program(os.path.join(roslyn, name), "")
        runtime = program(os.path.join(home, "runtime"), RUNTIME.format(python=sys.executable, notes=notes))

        def start():
            """What happens at a start: whether the driver is compiled, and what is run as the driver."""
            open(notes, "w", encoding="utf-8").close()
            with compiling(["--kind", "hosted", "--path", roslyn, "--runtime", runtime], home, ["--sandbox", "off"]):
                def ran():
                    with open(notes, encoding="utf-8") as file:
                        return file.read().split()
                return wait_for(lambda: ran() if ran() not in ([], ["made"]) else None, "the driver")

        same(start(), ["made", "good"])
        same(start(), ["good"])
        folder, = glob.glob(os.path.join(home, "cache/driver-*"))
        driver = os.path.join(folder, "umcp-csc.exe")

        def plant(mode=0o600, folder_mode=0o700, owner=None):
            program(driver, "evil")
            os.chmod(driver, mode)
            os.chmod(folder, folder_mode)
            if owner is not None:
                os.chown(driver, owner, owner)

        def link_folder():
            plant()
            os.rename(folder, os.path.join(home, "moved"))
            os.symlink(os.path.join(home, "moved"), folder)

        def link_driver():
            os.unlink(driver)
            os.symlink(program(os.path.join(home, "evil"), "evil"), driver)

        def loose_library():
            plant()
            os.chmod(os.path.join(folder, "Microsoft.CodeAnalysis.dll"), 0o666)

        plant()
        same(start(), ["evil"])  # it is this user's own: so that the test can fail
        attacks = [lambda: plant(mode=0o666), lambda: plant(mode=0o620), lambda: plant(folder_mode=0o777), link_folder,
                   link_driver, loose_library]
        if os.geteuid() == 0:
            attacks.append(lambda: plant(owner=65534))
        for attack in attacks:
            attack()
            same(start(), ["made", "good"])
            same((mode_of(folder), mode_of(driver), os.path.islink(folder)), (0o700, 0o600, False))
            same(start(), ["good"])


if __name__ == "__main__":
    need_an_engine()
    suite.main()
