"""The compiler's driver, asked directly (docs/compile.md): for pieces of code, which a program runs, and for builds,
which run on Mono."""
import json
import os
import resource
import shutil
import subprocess
import tempfile

from lib.umcp import SOURCE, UMCP, Skipped, expect, same

ASSEMBLIES = os.path.realpath(os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp"))
DRIVER = os.path.join(ASSEMBLIES, "roslyn", "umcp-csc.exe")
MONO = "/usr/lib/mono/4.5"
CORE = os.path.join(ASSEMBLIES, "UnityEngine.CoreModule.dll")
USINGS = ["System", "System.Collections.Generic", "System.Linq", "System.Reflection", "UnityEngine",
          "UnityEngine.SceneManagement"]
SUPPORT_CODE = """
namespace System.Runtime.CompilerServices {
    public static class IsExternalInit { }
    public class ModuleInitializerAttribute : Attribute { }
}
public class Light { public static string Who = "the project's"; }
"""


def need_a_driver():
    for tool in ("mono", "mcs"):
        if not shutil.which(tool):
            raise Skipped(f"{tool} is not installed")
    if not os.path.exists(DRIVER):
        raise Skipped("umcp-csc.exe is not built: npm was not there, or could not fetch Roslyn")


class Driver:
    """The driver's process. Requests one after the other."""

    def __init__(self, *references, memory=None):
        command = ["mono", DRIVER, "--serve"]
        for name in ("mscorlib", "System", "System.Core", "Microsoft.CSharp"):
            command += ["--reference", os.path.join(MONO, name + ".dll")]
        for path in references:
            command += ["--reference", path]

        def limit():
            if memory:
                resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, preexec_fn=limit)
        self.hello, self.id = self.read()["hello"], 0

    def read(self):
        line = self.process.stdout.readline()
        expect(line, "the driver has ended", self.process.poll())
        return json.loads(line)

    def send(self, **members):
        self.id += 1
        line = json.dumps({"id": self.id, **members})
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        return self.id

    def ask(self, **members):
        number = self.send(**members)
        answer = self.read()
        expect(answer.pop("id") == number, answer)
        return answer

    def memory(self):
        """MiB."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as lines:
            return [int(line.split()[1]) >> 10 for line in lines if line.startswith("VmRSS")][0]

    def close(self):
        self.process.stdin.close()
        self.process.wait(30)
        self.process.stdout.close()


class Engine:
    """A session as the engine keeps it: numbers, history, and a runtime that runs what comes back."""

    def __init__(self, folder=None):
        self.folder = folder or tempfile.TemporaryDirectory()
        self.support = self.compile("support", SUPPORT_CODE)
        with open(os.path.join(SOURCE, "tests/managed/submissions/Runner.cs"), encoding="utf-8") as code:
            runner = self.compile("runner", code.read(), "exe")
        self.driver = Driver(self.support)
        self.runner = subprocess.Popen(["mono", runner, self.support, CORE], stdin=subprocess.PIPE,
                                       stdout=subprocess.PIPE)
        self.n_sessions, self.number = 0, 0
        self.begin()

    def compile(self, name, code, kind="library"):
        path = os.path.join(self.folder.name, name + ".cs")
        made = os.path.join(self.folder.name, name + (".exe" if kind == "exe" else ".dll"))
        with open(path, "w", encoding="utf-8") as file:
            file.write(code)
        subprocess.run(["mcs", "-nologo", "-target:" + kind, "-out:" + made, path], check=True)
        return made

    def begin(self):
        """A new session."""
        self.n_sessions += 1
        self.previous, self.history, self.has_begun = 0, [], False

    def restart(self):
        """A new driver, which knows nothing."""
        self.driver.close()
        self.driver = Driver(self.support)

    def ask(self, op, **members):
        self.number += 1
        members = {"op": op, "session": f"s-{self.n_sessions}", "number": self.number, **members}
        setting = {"references": [CORE], "usings": USINGS}
        answer = self.driver.ask(**members, **({} if self.has_begun else setting))
        if answer.get("fault") == "session":
            answer = self.driver.ask(**members, **setting, history=self.history)
        self.has_begun = True
        if answer["ok"] and (op == "define" or answer["declares"]):
            self.history.append({k: v for k, v in members.items() if k != "session"})
        return answer

    def submit(self, code):
        answer = self.ask("submit", previous=self.previous, code=code)
        if answer["ok"] and answer["declares"]:
            self.previous = self.number
        return answer

    def tell(self, line):
        self.runner.stdin.write(line.encode() + b"\n")
        self.runner.stdin.flush()
        said = self.runner.stdout.readline().decode()
        expect(said, "the runner has ended")
        return said[:-1].replace("\\n", "\n").replace("\\\\", "\\")

    def run(self, code):
        """The code's value as "now 5" or "later 5", "nothing", "threw X", or its errors."""
        answer = self.submit(code)
        if not answer["ok"]:
            return answer.get("report") or answer
        if answer.get("library"):
            self.tell("load " + answer["library"])
        said = self.tell(f"{'run' if answer['declares'] else 'look'} {answer['type']} {answer['assembly']}")
        if said.startswith("threw ") or answer["hasValue"] and not said.startswith("nothing"):
            return said
        return "nothing"

    def define(self, code):
        """The name of the assembly, or the errors."""
        answer = self.ask("define", name=f"Umcp_defined_{self.number}", code=code)
        return self.tell("load " + answer["assembly"]) if answer["ok"] else answer.get("report") or answer

    def close(self):
        self.driver.close()
        self.runner.stdin.close()
        self.runner.wait(30)
        self.runner.stdout.close()
        self.folder.cleanup()


# --- Builds ---

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
        runner = os.path.join(self.temporary.name, "Runner.exe")
        if not os.path.exists(runner):
            source = self.write("Runner.cs", RUNNER)
            subprocess.run(["mcs", "-nologo", "-out:" + runner, source], check=True, timeout=120)
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
