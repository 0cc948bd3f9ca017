"""Pages that repeat a fact agree with its source: docs/tools.md with the tool tables, the table of errors with
src/dialect/errors.c, README.md with bench/RESULTS.md. The tests that SECURITY.md names exist, and so do the functions
that ARCHITECTURE.md traces.

`python3 tests/e2e repo/docs --write` makes docs/tools.md.
"""
import json
import os
import re
import subprocess
import sys
import textwrap

from lib.umcp import SOURCE, UMCP

PAGE = os.path.join(SOURCE, "docs/tools.md")

GROUPS = [
    ("explorer", "Explorer tools", "Scenes, objects, components, console scripts and hooks of a running engine."),
    ("editor", "Editor tools", "A project and its scenes and assets."),
    ("bridge", "Bridge tools", "Code and its results."),
    ("plugin", "Plugin tools", "Methods of your own C# code: see [plugin-tools.md](plugin-tools.md)."),
]


def ask(group, *requests):
    """Results of the requests, in order, from a server that lists one group."""
    lines = [{"method": "initialize", "params": {"protocolVersion": "2025-11-25"}}, *requests]
    text = "".join(json.dumps({"jsonrpc": "2.0", "id": i, **r}) + "\n" for i, r in enumerate(lines))
    command = [UMCP, "stdio", "--connect", "none", "--tools", group, "--tier", "tier4"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60, check=True, cwd="/")
    return [json.loads(line)["result"] for line in done.stdout.splitlines()][1:]


def parameter(name, what, is_required):
    """A line about one parameter."""
    kind = "one of " + ", ".join(what["enum"]) if "enum" in what else what["type"]
    if is_required:
        kind += ", required"
    if "default" in what:
        kind += f", default {json.dumps(what['default'])}"
    return bullet(f"`{name}` ({kind}): {what['description']}")


def wrapped(text, first="", rest=""):
    return textwrap.fill(text, 118, initial_indent=first, subsequent_indent=rest, break_long_words=False,
                         break_on_hyphens=False)


def bullet(text):
    return wrapped(text, "- ", "  ")


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
            out += [f"### `{tool['name']}`", "", wrapped(f"{tool['description']} ({hints(tool)})"), ""]
            schema = tool["inputSchema"]
            for name, what in schema["properties"].items():
                out.append(parameter(name, what, name in schema.get("required", [])))
            if schema["properties"]:
                out.append("")
    resources, templates = ask("explorer", {"method": "resources/list"}, {"method": "resources/templates/list"})
    out += ["## Resources", ""]
    for r in resources["resources"]:
        out.append(bullet(f"`{r['uri']}`: {r['description']}"))
    for r in templates["resourceTemplates"]:
        out.append(bullet(f"`{r['uriTemplate']}`: {r['description']}"))
    return "\n".join(out) + "\n"


def text_of(path):
    with open(os.path.join(SOURCE, path), encoding="utf-8") as f:
        return f.read()


def tools_page():
    if text_of("docs/tools.md") != page():
        yield "docs/tools.md is not what the tables say: run python3 tests/e2e repo/docs --write"


def rows_below(text, heading):
    """The cells of the first table below a heading, without its head."""
    _, found, rest = text.partition(f"\n## {heading}")
    assert found, heading
    table = re.search(r"\n\|.*?\n\|[-:| ]+\|\n((?:\|.*\n)+)", rest).group(1)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]


# --- README.md and the measurements ---

def number(text):
    return float(text.replace(",", ""))


def readme_numbers():
    """What README.md says of umcp, made from bench/RESULTS.md."""
    results = text_of("bench/RESULTS.md")
    calls = {row[1]: row for row in rows_below(results, "HTTP, one") if row[0] == "32"}
    start = {row[0]: row[3] for row in rows_below(results, "Cold start")}
    memory = rows_below(results, "Memory of umcp, HTTP")[-1]
    yaml = {row[0]: row for row in rows_below(results, "Parsing UnityYAML")}["real projects"]
    said = (f"**{int(number(calls['sdk'][6]))} times** the calls per second",
            f"({calls['umcp'][2]} against {calls['sdk'][2]} at 32 connections)",
            f"**{start['umcp']} ms** from start to the first answer (SDK server: {number(start['sdk']):.0f} ms)",
            f"in **{number(memory[2]) / 1000:.0f} MB** of memory",
            f"**{yaml[4]} MB/s** of scene files read, {number(yaml[4]) // number(yaml[5]):.0f} times as fast as libyaml")
    readme = text_of("README.md")
    for text in said:
        if text not in readme:
            yield f"README.md does not say what bench/RESULTS.md does: {text}"


# --- The table of errors ---

DIALECTS = ("mcp", "plain", "editor", "explorer", "bridge", "framed")
ERRORS = {  # the page's name of each kind
    "parse": "PARSE", "request": "REQUEST", "method": "METHOD", "params": "PARAMS", "unknown tool": "UNKNOWN_TOOL",
    "arguments: wrong shape": "SHAPE", "arguments: wrong value": "ARGUMENT", "not found": "NOT_FOUND",
    "no such resource": "NO_RESOURCE", "not ready": "NOT_READY", "denied, tier": "DENIED TIER",
    "authentication": "AUTH", "too many calls": "RATE", "timeout": "TIMEOUT", "tool failed": "TOOL",
    "Unity failed": "ENGINE", "health": "HEALTH", "result or content too large": "TOO_LARGE",
    "message too large": "MESSAGE_SIZE", "internal": "INTERNAL",
}
# Of its sessions, revisions and headers: docs/dialects/mcp.md
ONLY_MCP = {"SESSION", "VERSION", "ENVELOPE", "HEADER", "CAPABILITY"}
ROW = re.compile(r'\[ERR_(\w+)\] = \{"(\w+)", "(\w+)", HTTP\((\d+), [^)]*\), (?:EVERY\((\S+)\)|\{([^}]+)\}), \S+\},')


def error_rows():
    """By kind: explorer's kind and HTTP status, editor's type, and the code in each dialect."""
    rows = {}
    for name, kind, kind_of_editor, http, every, each in ROW.findall(text_of("src/dialect/errors.c")):
        codes = [every] * len(DIALECTS) if every else each.split(", ")
        rows[name] = kind, http, kind_of_editor, dict(zip(DIALECTS, codes))
    return rows


def error_cell(row, dialect):
    """What a cell may say: the code, or "result", then in brackets what the dialect adds."""
    kind, http, kind_of_editor, codes = row
    code = "result" if codes[dialect] == "IN_RESULT" else codes[dialect]
    if dialect == "editor":
        return {f"{code} ({kind_of_editor})"}
    if dialect == "explorer":
        return {f"{code} ({kind})"} if code == "result" else {f"{code} ({http}, {kind})", f"{code} ({http})"}
    return {code, f"{code} ({http})"}


def error_table():
    rows, named = error_rows(), set(ONLY_MCP)
    for label, *cells in rows_below(text_of("docs/dialects/README.md"), "Errors"):
        for name in ERRORS[label].split():
            named.add(name)
            for dialect, cell in zip(DIALECTS, cells):
                text = cell.replace("*", "")
                if text in ("", "HTTP 401", "late result"):  # said in another way, or never said
                    continue
                if text not in error_cell(rows[name], dialect):
                    yield f"docs/dialects/README.md, {label}, {dialect}: {text}, but errors.c has {rows[name]}"
    if named != set(rows):
        yield f"docs/dialects/README.md and errors.c name different kinds: {named ^ set(rows)}"


# --- The request that ARCHITECTURE.md traces ---

def traced_functions():
    """[(file, functions)] in the order of the trace."""
    text = text_of("ARCHITECTURE.md").partition("## A traced request")[2].partition("\n|")[0]
    text = " ".join(text.split())
    return [(path, re.findall(r"\w+", names))
            for path, names in re.findall(r"`((?:src|agent)/[\w/]+\.c)` (\w+(?: → \w+)*)", text)]


CALL_HEADERS = ("src/core/call.h", "src/host/host.h", "src/host/link/internal.h", "agent/link/link.h",
                "agent/run/body.h")


def call_names():
    """Each member in the table of a call's names is declared in the header of its column."""
    for _, *cells in rows_below(text_of("ARCHITECTURE.md"), "A traced request"):
        for header, cell in zip(CALL_HEADERS, cells):
            for name in re.findall(r"`(\w+)", cell):
                if not re.search(rf"\b{name}\b(\[\w+\])?[;,]", text_of(header)):
                    yield f"ARCHITECTURE.md: {header} declares no member {name}"


def architecture():
    """Each function of the trace is defined in the file that the page names, and the page stays short."""
    yield from call_names()
    traced = traced_functions()
    if len(traced) < 20:
        yield f"ARCHITECTURE.md traces a request through {len(traced)} files only"
    for path, names in traced:
        if not os.path.isfile(os.path.join(SOURCE, path)):
            yield f"ARCHITECTURE.md names a file that does not exist: {path}"
            continue
        defined = set(re.findall(r"^[a-z][\w *]*?\b(\w+)\(", text_of(path), re.M))
        yield from (f"ARCHITECTURE.md: {path} does not define {name}()" for name in names if name not in defined)
    if text_of("ARCHITECTURE.md").count("\n") > 90:
        yield "ARCHITECTURE.md has more than 90 lines"


# --- The tests that SECURITY.md names ---

def place_of(name):
    """The path of a file that SECURITY.md names; None: there is none."""
    return next((path for path in ("tests/" + name, name) if os.path.isfile(os.path.join(SOURCE, path))), None)


def tests_in(path):
    """The names of the tests in a file of Python or C."""
    return re.findall(r"^@test\ndef (\w+)\(|^START_TEST\((\w+)\)", text_of(path), re.M)


def security_tests():
    """Every test of the last column is there, and every attack of tests/hostile is named."""
    named, tests = set(), set()
    for promise, row in re.findall(r"^\|(.*)\|([^|]*)\|$", text_of("SECURITY.md"), re.M):
        if promise.strip():  # else it continues the row above
            tests = set()
        for word in re.findall(r"`([^`]+)`", row):
            path = place_of(word)
            if path:
                named.add(path)
                tests = {name for pair in tests_in(path) for name in pair}
            elif "/" in word or word not in tests:
                yield f"SECURITY.md names a test that is not there: {word}"
    if not named:
        yield "SECURITY.md names no tests"
    for name in sorted(os.listdir(os.path.join(SOURCE, "tests/hostile"))):
        if name.endswith((".py", ".mjs")) and f"tests/hostile/{name}" not in named:
            yield f"SECURITY.md does not name tests/hostile/{name}"


CHECKS = (tools_page, readme_numbers, error_table, architecture, security_tests)


def main():
    if "--write" in sys.argv:
        made = page()
        with open(PAGE, "w", encoding="utf-8") as f:
            f.write(made)
        return 0
    failed = 0
    for check in CHECKS:
        complaints = list(check())
        print(*complaints, sep="\n", end="\n" if complaints else "")
        failed += bool(complaints)
    print(f"docs: {len(CHECKS) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
