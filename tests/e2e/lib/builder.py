"""The compiler's driver, asked directly for builds (docs/compile.md), and what it made, run on Mono."""
import os
import subprocess
import tempfile

from lib.driver import ASSEMBLIES, Driver, need_a_driver
from lib.umcp import expect, same

SUPPORT = os.path.join(ASSEMBLIES, "Umcp.Support.dll")
RUNNER = """class Runner { static int Main(string[] a) {
    return (int)System.Reflection.Assembly.LoadFrom(a[0]).GetType(a[1]).GetMethod("Main").Invoke(null, null); } }"""


class Builder(Driver):
    """A driver, and a folder of sources and assemblies."""

    def __init__(self, memory=None):
        need_a_driver()
        super().__init__(SUPPORT, memory=memory)
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = self.temporary.name

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.close()
        self.temporary.cleanup()

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, content):
        with open(self.path(name), "wb") as file:
            file.write(content if isinstance(content, bytes) else content.encode())
        return self.path(name)

    def send_line(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def send_build(self, *sources, name="Made", out=None, **members):
        """Sources are names of files, or pairs of a name and a text in its place."""
        sources = [{"path": self.path(s)} if isinstance(s, str) else {"path": self.path(s[0]), "text": s[1]}
                   for s in sources]
        return self.send(op="build", name=name, out=out or self.path(name + ".dll"), sources=sources, **members)

    def build(self, *sources, **members):
        """Its answer without the id."""
        number = self.send_build(*sources, **members)
        answer = self.read()
        same(answer.pop("id"), number, answer)
        return answer

    def report(self, *sources, **members):
        """The errors, without the folder."""
        answer = self.build(*sources, **members)
        expect(not answer["ok"] and "report" in answer, answer)
        return answer["report"].replace(self.folder + "/", "")

    def make(self, *sources, **members):
        """Builds what has no errors, and gives the assembly's bytes."""
        same(self.build(*sources, **members), {"ok": True})
        with open(self.path(members.get("name", "Made") + ".dll"), "rb") as file:
            return file.read()

    def run(self, kind="Features", name="Made"):
        """Lines that kind.Main() of what was made prints."""
        runner = self.path("Runner.exe")
        if not os.path.exists(runner):
            self.write("Runner.cs", RUNNER)
            subprocess.run(["mcs", "-nologo", "-out:" + runner, self.path("Runner.cs")], check=True, timeout=120)
        return printed(["mono", runner, self.path(name + ".dll"), kind])


class Shared:
    """One driver for tests that leave it as it was, each with a folder of its own."""

    def __init__(self):
        self.builder = None

    def __enter__(self):
        if not self.builder or self.builder.process.poll() is not None:
            self.builder = Builder()
        self.temporary = tempfile.TemporaryDirectory()
        self.builder.folder = self.temporary.name
        return self.builder

    def __exit__(self, kind, *unused):
        self.temporary.cleanup()
        if kind:  # an answer may still be on its way
            self.close()

    def close(self):
        if self.builder:
            self.builder.__exit__()
            self.builder = None


def printed(command):
    done = subprocess.run(command, env={**os.environ, "MONO_PATH": ASSEMBLIES}, timeout=120,
                          stdout=subprocess.PIPE, check=False)
    return done.stdout.decode().splitlines()
