"""The compiler's driver, asked directly (docs/compile.md), and a program that runs what it compiled."""
import json
import os
import resource
import shutil
import subprocess
import tempfile

from lib.umcp import SOURCE, UMCP, Skipped, expect

ASSEMBLIES = os.path.realpath(os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp"))
DRIVER = os.path.join(ASSEMBLIES, "roslyn", "umcp-csc.exe")
MONO = "/usr/lib/mono/4.5"
CORE = os.path.join(ASSEMBLIES, "UnityEngine.CoreModule.dll")
USINGS = ["System", "System.Collections.Generic", "System.Linq", "System.Reflection", "UnityEngine",
          "UnityEngine.SceneManagement"]
SUPPORT = """
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
        self.support = self.compile("support", SUPPORT)
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
