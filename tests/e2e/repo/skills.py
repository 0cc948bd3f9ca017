"""data/skills and docs/prompts-and-skills.md: what they say is so. Every tool, parameter, address,
command and option that they name exists; every call that they show is made, on a headless engine that
runs the example, and succeeds; the plugin tool that they begin with compiles and answers.
"""
import base64
import glob
import json
import os
import re
import shutil
import tempfile

from lib.live import need_an_engine
from lib.umcp import (EXAMPLE, SOURCE, Server, Skipped, Stdio, Suite, expect, initialize, request, run, same,
                      wait_for)

suite = Suite()
test = suite.test

ROOT = os.path.join(SOURCE, "data/skills")
PAGE = os.path.join(SOURCE, "docs/prompts-and-skills.md")
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# Words of a tool's form that are none: C# and what files have.
OTHER_WORDS = {"GameObject", "List", "Task", "McpPluginTool", "McpPlugin", "CancellationToken", "Quaternion",
               "UnityEditor", "UnityEngine.Object", "UnityEngine.GameObject", "Type.Member", "Type.Method",
               "MainThread.Instance.Run", "IProgress", "m_Component", "m_Script", "m_SourcePrefab", "UNITY_EDITOR"}
GATES = ["--allow-writes", "--allow-eval", "--member-allow", "UnityEngine.Light.intensity"]
# Calls that must fail: the skill is about what does.
FAILS = {"asset_info": "Asset not found: f177aeef5351760037a936aa63a6ac46"}


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def pages():
    found = glob.glob(os.path.join(ROOT, "**/*.md"), recursive=True)
    return {os.path.relpath(path, SOURCE): read(path) for path in sorted(found) + [PAGE]}


def blocks(kind, text):
    return [line for found, body in FENCE.findall(text) if found == kind for line in body.splitlines()]


def inline(text):
    return re.findall(r"`([^`\n]+)`", FENCE.sub("", text))


def tools():
    """Those that clients are told of without options."""
    with Stdio("--connect", "none") as client:
        client.ask(initialize())
        return {tool["name"]: tool for tool in client.ask(request("tools/list"))["result"]["tools"]}


def properties(schema):
    """Names of all properties in a schema, at any depth."""
    if isinstance(schema, list):
        return set().union(*map(properties, schema)) if schema else set()
    if not isinstance(schema, dict):
        return set()
    names = set(schema["properties"]) if isinstance(schema.get("properties"), dict) else set()
    return names | properties(list(schema.values()))


def calls(text):
    """The calls that a page shows: tool and arguments."""
    return [(line.split(" ", 1)[0], json.loads(line.split(" ", 1)[1])) for line in blocks("call", text)]


@test
def every_page_is_in_a_skill():
    folders = sorted(name for name in os.listdir(ROOT))
    expect(len(folders) >= 4, folders)
    for name in folders:
        text = read(os.path.join(ROOT, name, "SKILL.md"))
        expect(re.match(r"---\nname: " + name + r"\ndescription: [^\n]+\n---\n\n# ", text), name)


@test
def links_lead_somewhere():
    for path, text in pages().items():
        for target in re.findall(r"\]\(([^)#]+)", text):
            expect(os.path.exists(os.path.join(SOURCE, os.path.dirname(path), target)), path, target)


@test
def every_file_of_a_skill_is_linked():
    for name in os.listdir(ROOT):
        text = read(os.path.join(ROOT, name, "SKILL.md"))
        for path in glob.glob(os.path.join(ROOT, name, "*/**"), recursive=True):
            inner = os.path.relpath(path, os.path.join(ROOT, name))
            expect(os.path.isdir(path) or f"]({inner})" in text, name, inner)


@test
def every_tool_that_is_named_exists():
    known = tools()
    words = OTHER_WORDS | set(known)
    for tool in known.values():
        words |= properties(tool["inputSchema"]) | properties(tool.get("outputSchema", {}))
    # What the schema leaves open: lists that are there only if they are not empty.
    words |= {"malformed", "unreadable", "unresolved", "packagesNotInManifest", "guid", "line"}
    form = re.compile(r"[A-Za-z]\w*(\.[A-Za-z]\w*)+|[A-Z][a-z]+([A-Z][a-z]*)+|[a-z]+(_[a-z]+)+|[a-z]+[A-Z]\w+")
    seen = set()
    for path, text in pages().items():
        for word in inline(text):
            if re.fullmatch(r"[\w/-]+\.(md|cs|meta|unity|prefab|asset|json|fbx|dll)", word):
                continue
            if form.fullmatch(word):
                expect(word in words or word in prompts(), path, word)
                seen.add(word)
        for tool, arguments in calls(text):
            expect(tool in known, path, tool)
            same(set(arguments) - set(known[tool]["inputSchema"]["properties"]), set(), path, tool)
    expect(len(seen & set(known)) >= 30, sorted(seen))


@test
def every_group_that_is_named_has_tools():
    known = tools()
    for path, text in pages().items():
        for word in inline(text):
            if re.fullmatch(r"[a-z]+\.\*", word):
                expect(any(name.startswith(word[:-1]) for name in known), path, word)


@test
def every_command_and_option_exists():
    text = run("--help").out
    commands = re.findall(r"^  umcp (\w+)", text, re.MULTILINE)
    options = set(re.findall(r"^  (--[\w-]+)", text, re.MULTILINE))
    expect("check" in commands and "--plugins" in options, commands, options)
    n_seen = 0
    for path, page in pages().items():
        lines = [line.removeprefix("$ ") for line in blocks("console", page) if line.startswith("$ ")]
        for line in lines + [w for w in inline(page) if re.match(r"umcp \w|--[a-z]", w)]:
            words = line.split()
            if words[0] == "git":
                continue
            n_seen += 1
            if words[0] == "umcp":
                expect(words[1] in commands, path, line)
            same([w for w in words if w.startswith("--") and w not in options], [], path, line)
    expect(n_seen >= 10, n_seen)


def prompts():
    return set(re.findall(r'^        \.name = "(\w+)"', read(os.path.join(SOURCE, "src/tool/prompts.c")), re.MULTILINE))


@test
def the_page_names_every_prompt_and_skill():
    text = read(PAGE)
    for name in prompts() | set(os.listdir(ROOT)):
        expect(f"`{name}`" in text, name)


@test
def the_icon_is_the_file():
    literals = re.findall(r'^    "([\w+/=]+)"', read(os.path.join(SOURCE, "src/tool/icon.h")), re.MULTILINE)
    with open(os.path.join(SOURCE, "data/icon.svg"), "rb") as file:
        same(base64.b64decode("".join(literals)), file.read())


# --- On an engine ---

class Demo(Server):
    """The example's copy on the headless engine, with open gates."""

    def __init__(self):
        try:
            need_an_engine()
        except SystemExit:
            raise Skipped("there is no engine") from None
        self.at = tempfile.TemporaryDirectory()
        self.project = os.path.join(self.at.name, "unity-demo")
        shutil.copytree(EXAMPLE, self.project)
        super().__init__("--project", self.project, *GATES, env={"UMCP_PLAYER": None})

    def __enter__(self):
        super().__enter__()
        wait_for(lambda: "Compiled" in self.err(), "the scripts")
        return self

    def clean_up(self):
        super().clean_up()
        self.at.cleanup()

    def umcp_call(self, *words):
        return run("call", "--url", self.url, *words)


@test
def every_call_that_is_shown_succeeds():
    for path, text in pages().items():
        made = calls(text)
        if not made:
            continue
        with Demo() as demo:
            for tool, arguments in made:
                done = demo.umcp_call(tool, json.dumps(arguments))
                if tool in FAILS:
                    expect(FAILS[tool] in done.out + done.err, path, tool, done)
                    continue
                expect(done.code == 0 and '"ok":false' not in done.out and done.out.strip(), path, tool, arguments, done)


@test
def every_address_that_is_named_is_read():
    addresses = sorted({w for text in pages().values() for w in inline(text) if w.startswith("unity://")})
    expect(len(addresses) >= 8, addresses)
    with Demo() as demo:
        for uri in addresses:
            done = demo.umcp_call("resources/read", json.dumps({"uri": uri}))
            expect(done.code == 0 and json.loads(done.out)["contents"][0]["uri"] == uri, uri, done)


@test
def a_missing_script_is_mended_as_the_skill_says():
    with tempfile.TemporaryDirectory() as folder:
        project = os.path.join(folder, "unity-demo")
        shutil.copytree(EXAMPLE, project)
        found = run("check", "--json", ".", cwd=project)
        same(found.code, 1, found)
        old, = [finding["guid"] for finding in json.loads(found.out)["missingScripts"]]
        same(old, "f177aeef5351760037a936aa63a6ac46")
        meta = os.path.join(project, "Assets/Scripts/Spinner.cs.meta")
        new, = re.findall(r"guid: (\w+)", read(meta))
        scene = os.path.join(project, "Assets/Scenes/Test.unity")
        text = read(scene)
        with open(scene, "w", encoding="utf-8") as file:
            file.write(text.replace(old, new))
        same(run("check", ".", cwd=project).code, 0)


@test
def the_plugin_tool_to_begin_with_works():
    with Demo() as demo:
        source = os.path.join(ROOT, "writing-a-plugin-tool/assets/ExampleTools.cs")
        shutil.copy(source, os.path.join(demo.project, "Assets/Scripts"))
        wait_for(lambda: demo.umcp_call("count-objects", "part=Crate").out.strip() == "3", "the tool")
        lined = json.loads(demo.umcp_call("line-up", "part=Crate", "distance=2").out)
        same(len(lined), 3, lined)
        for words, said in ((["part=Crate", "distance=-1"], "distance must be more than 0"), (["part=nobody"], "no active object"),
                            ([], "part")):
            done = demo.umcp_call("line-up", *words)
            expect(said in done.out + done.err, words, done)


if __name__ == "__main__":
    suite.main()
