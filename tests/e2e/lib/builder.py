"""The compiler's driver, asked directly for builds (docs/compile.md), and what it made, run on Mono."""
import json
import os
import resource
import shutil
import subprocess
import tempfile

from lib.umcp import UMCP, Skipped, expect, same

ASSEMBLIES = os.path.realpath(os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp"))
DRIVER = os.path.join(ASSEMBLIES, "roslyn", "umcp-csc.exe")
SUPPORT = os.path.join(ASSEMBLIES, "Umcp.Support.dll")
LIBRARY = [f"/usr/lib/mono/4.5/{name}.dll" for name in ("mscorlib", "System", "System.Core")]
RUNNER = """class Runner { static int Main(string[] a) {
    return (int)System.Reflection.Assembly.LoadFrom(a[0]).GetType(a[1]).GetMethod("Main").Invoke(null, null); } }"""


def need_a_driver():
    for tool in ("mono", "mcs"):
        if not shutil.which(tool):
            raise Skipped(f"{tool} is not installed")
    if not os.path.exists(DRIVER):
        raise Skipped("umcp-csc.exe is not built: npm was not there, or could not fetch Roslyn")


class Builder:
    """A driver, and a folder of sources and assemblies."""

    def __init__(self, memory=None):
        need_a_driver()
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = self.temporary.name
        command = ["mono", DRIVER, "--serve"]
        for path in LIBRARY + [SUPPORT]:
            command += ["--reference", path]

        def limit():
            if memory:
                resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=limit)
        self.hello, self.id = self.read()["hello"], 0

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.process.stdin.close()
        self.process.wait(60)
        self.process.stdout.close()
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

    def send(self, op, **members):
        self.id += 1
        self.send_line(json.dumps({"id": self.id, "op": op, **members}).encode())
        return self.id

    def read(self):
        line = self.process.stdout.readline()
        expect(line, "the driver has ended", self.process.poll())
        return json.loads(line)

    def send_build(self, *sources, name="Made", out=None, **members):
        """Sources are names of files, or pairs of a name and a text in its place."""
        sources = [{"path": self.path(s)} if isinstance(s, str) else {"path": self.path(s[0]), "text": s[1]}
                   for s in sources]
        return self.send("build", name=name, out=out or self.path(name + ".dll"), sources=sources, **members)

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


def printed(command):
    done = subprocess.run(command, env={**os.environ, "MONO_PATH": ASSEMBLIES}, timeout=120,
                          stdout=subprocess.PIPE, check=False)
    return done.stdout.decode().splitlines()
