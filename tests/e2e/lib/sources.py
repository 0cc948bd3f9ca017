"""What the tests of C# sources in a live engine share: a project with a folder of plugins, and code
that is run there to see what was compiled."""
import os

from lib.probe import engine_of, error_of, is_failure, live, result_of, with_probe
from lib.umcp import expect, same, wait_for

GATES = ("--allow-eval", "--allow-writes", "--no-confirm")
PATIENCE = 90  # several runs of a compiler, on a machine that may have much else to do

TOOL = """
using System.ComponentModel;
using McpPlugin;

[McpPluginToolType]
public static class %(name)s
{
    [McpPluginTool("%(tool)s", Title = "A tool", ReadOnly = true)]
    [Description("What it does")]
    public static string Do([Description("A text")] string text = "x") { return "%(answer)s"; }
}
"""


def tool(name, answer="1"):
    return TOOL % {"name": name, "tool": name.lower(), "answer": answer}


def write(folder, path, text):
    """A file, whole at once: nothing is compiled half-written."""
    at = os.path.join(folder, path)
    os.makedirs(os.path.dirname(at), exist_ok=True)
    with open(at + ".tmp", "w", encoding="utf-8") as file:
        file.write(text)
    os.rename(at + ".tmp", at)


class Stage:
    """A server on a project with a probe, and a folder of plugins, for a with block."""

    def __init__(self, fill=None, files=None, plugins=True, more=()):
        self.fill = fill
        self.server = live(self.make, *GATES, *more)
        self.plugins = os.path.join(self.server.folder, "my plugins")
        if plugins:
            self.server.args += ["--plugins", "my plugins"]  # relative to where it is started
            os.mkdir(self.plugins)
        for path, text in (files or {}).items():
            write(self.plugins, path, text)

    def make(self, project):
        self.project = project
        compiled = with_probe(project)
        if self.fill:
            self.fill(project)
        return compiled

    def __enter__(self):
        self.server.__enter__()
        self.engine = engine_of(self.server)
        return self

    def __exit__(self, kind, *more):
        if kind:
            print(self.server.err()[-3000:])
        self.server.__exit__(kind, *more)

    def eval(self, code):
        """What code gives, as text; None: it does not compile. Explorer's clients are told to come
        again while the engine is busy or reloads."""
        reply = wait_for(lambda: self.ask(code), code, PATIENCE)
        if not is_failure(reply):
            return result_of(reply)["result"]
        expect("Compilation errors" in error_of(reply)[1], code, reply)
        return None

    def ask(self, code):
        reply = self.server.ask_tool("ConsoleEval", {"code": code}).json()
        return None if is_failure(reply) and error_of(reply)[0] == "NotReady" else reply

    def becomes(self, code, wanted):
        wait_for(lambda: self.eval(code) == wanted, f"{code} to be {wanted!r}", PATIENCE)

    def put(self, path, text):
        write(self.plugins, path, text)

    def is_logged(self, part):
        wait_for(lambda: any(part in line for line in self.server.logged()), part, PATIENCE)

    def is_fine(self):
        self.server.is_fine()

    def is_the_same(self):
        """The engine has not been replaced, and the project's own script is there."""
        same(engine_of(self.server), self.engine, self.server.err()[-3000:])
        same(self.server.value("/Probe", "Probe", "Generation"), 1)
