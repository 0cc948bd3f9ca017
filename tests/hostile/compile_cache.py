"""What umcp has compiled is used again as long as the sources are the same, and belongs to this user alone: what
somebody else may have put there is not loaded."""
import contextlib
import glob
import os
import shutil
import stat
import tempfile

from lib.compiling import GOOD, PROBE, Rig
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


if __name__ == "__main__":
    need_an_engine()
    suite.main()
