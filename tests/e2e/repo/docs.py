"""docs/tools.md is what the tool tables say: compares it with what the program lists.

`python3 tests/e2e repo/docs --write` writes it anew.
"""
import json
import os
import subprocess
import sys

from lib.umcp import SOURCE, UMCP

PAGE = os.path.join(SOURCE, "docs/tools.md")

GROUPS = [
    ("explorer", "Explorer tools", "Scenes, objects, components, console scripts and hooks of a running engine."),
    ("editor", "Editor tools", "A project and its scenes and assets."),
    ("bridge", "Bridge tools", "Code and its results."),
    ("plugin", "Plugin tools", "Methods of your own C# code: [plugin-tools.md](plugin-tools.md) says how."),
]


def ask(group, *requests):
    """Results of the requests, in order, from a server that lists one group."""
    lines = [{"method": "initialize", "params": {"protocolVersion": "2025-11-25"}}, *requests]
    text = "".join(json.dumps({"jsonrpc": "2.0", "id": i, **r}) + "\n" for i, r in enumerate(lines))
    command = [UMCP, "stdio", "--connect", "none", "--tools", group, "--tier", "tier4"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60, check=True, cwd="/")
    return [json.loads(line)["result"] for line in done.stdout.splitlines()][1:]


def signature(tool):
    schema = tool["inputSchema"]
    required = schema.get("required", [])
    parts = []
    for name, what in schema["properties"].items():
        text = name if name in required else name + "?"
        if "default" in what:
            text = f"{name}={json.dumps(what['default'])}"
        parts.append(text)
    return f"{tool['name']}({', '.join(parts)})"


def hints(tool):
    marks = tool["annotations"]
    words = [("readOnlyHint", "read-only"), ("destructiveHint", "destructive"), ("idempotentHint", "idempotent")]
    return ", ".join(word for key, word in words if marks[key]) or "writes"


def page():
    out = ["# Tools", "", "Made from the tool tables by `python3 tests/e2e repo/docs --write`; `make test` compares.", ""]
    for group, title, text in GROUPS:
        (listed,) = ask(group, {"method": "tools/list"})
        out += [f"## {title}", "", text, ""]
        for tool in listed["tools"]:
            out += [f"### `{signature(tool)}`", "", f"{tool['description']} ({hints(tool)})", ""]
            for name, what in tool["inputSchema"]["properties"].items():
                kind = "one of " + ", ".join(what["enum"]) if "enum" in what else what["type"]
                out.append(f"- `{name}` ({kind}): {what['description']}")
            if tool["inputSchema"]["properties"]:
                out.append("")
    resources, templates = ask("explorer", {"method": "resources/list"}, {"method": "resources/templates/list"})
    out += ["## Resources", ""]
    for r in resources["resources"]:
        out.append(f"- `{r['uri']}`: {r['description']}")
    for r in templates["resourceTemplates"]:
        out.append(f"- `{r['uriTemplate']}`: {r['description']}")
    return "\n".join(out) + "\n"


def main():
    made = page()
    if "--write" in sys.argv:
        with open(PAGE, "w", encoding="utf-8") as f:
            f.write(made)
        return 0
    with open(PAGE, encoding="utf-8") as f:
        fine = f.read() == made
    if not fine:
        print("docs/tools.md is not what the tables say: run python3 tests/e2e repo/docs --write")
    print(f"docs: {int(fine)} passed, {int(not fine)} failed")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
