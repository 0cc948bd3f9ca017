#!/usr/bin/env python3
"""Which folder may know which: the include graph, and what only one place may use.

The tables below are the rules; CONTRIBUTING.md says them in words.
usage: check_layers.py [--self-test]
"""
import collections
import os
import re

import csource
import planted

# Folder -> folders it may include. "cli" is the program, the only place that knows all.
MAY_USE = {
    "base": (),
    "json": ("base",),
    "wire": ("base",),
    "csharp": ("base",),
    "unity": ("base", "json", "csharp"),  # manifests of packages are JSON, DLLs are assemblies
    "rpc": ("base", "json"),
    "tool": ("base", "json"),
    "link": ("base", "json"),  # both ends of it use it
    "compile": ("base", "json"),  # the compile service: both ends, and who starts it
    "sandbox": ("base",),
    "host": ("base", "json", "unity", "link", "tool", "compile"),  # runs what tool/ declares
    "dialect": ("base", "json", "rpc", "tool"),
    "store": ("base", "json"),
    # core sees wire/wire.h for struct http_request alone, not for its functions, and link/link.h
    # for the name and the size of what it carries.
    "core": ("base", "json", "rpc", "host", "tool", "dialect", "store", "wire", "link"),
    "transport": ("base", "wire", "core"),
    "agent": ("base", "json", "csharp", "wire", "link", "tool", "compile"),
    "player": ("base", "json", "unity", "agent", "compile", "sandbox"),
    "compiler": ("base", "json", "csharp", "compile", "sandbox"),  # umcp-compile
    "tools": ("base", "csharp"),  # what the build runs
}
# Sub-folder -> folders that it alone may include besides.
ALSO_MAY_USE = {
    "unity/build": ("compile",),  # a plan becomes what the compile service takes
}
# Inside of a folder: sub-folder -> sub-folders it may include. All of them may include the headers
# that stand in the folder itself, and none another's internal.h.
SUB_MAY_USE = {
    "unity": {
        "index": (),
        "yaml": ("index",),
        "csharp": (),
        "project": ("index", "yaml", "csharp"),
        "build": ("index", "project", "yaml", "csharp"),  # what Unity compiles, and of what
        "scene": ("project", "yaml"),
        "save": ("scene", "yaml"),
        "refs": ("project", "yaml"),
        "check": ("project", "refs", "scene", "yaml"),
    },
    "host": {
        "project": (),
        "scripts": (),
        "link": ("scripts",),
    },
    "store": {"sqlite": ()},
    "core": {
        "ask": (),  # questions to clients, and whether a user allows a call
        "http": (),  # routes and the REST interface
        "record": (),  # calls and sessions in the store, and the audit trail
        "stream": (),  # streams, events, and subscriptions
        "task": (),  # calls whose clients fetch the result later
        "times": (),  # how long calls take, and what comes late
        "tools": (),  # bodies of tools that the server itself runs
    },
    "cli": {"forward": ()},
    "agent": {
        "clr": (),
        "link": (),
        "reflect": ("clr",),
        "engine": ("clr", "reflect"),
        "run": ("clr", "link"),
        "query": ("clr", "reflect", "engine"),
        "eval": ("clr", "link", "reflect", "run", "query"),
        "hook": ("clr", "reflect", "eval"),
        "tools": ("clr", "link", "reflect", "engine", "run", "eval"),  # what bodies of the explorer's tools share
        "tools/read": ("clr", "reflect", "engine", "tools"),
        "tools/write": ("clr", "reflect", "run", "eval", "tools"),
        "tools/code": ("link", "reflect", "run", "query", "eval", "hook", "tools"),
        "usertool": ("clr", "link", "reflect", "engine", "run", "eval"),
        "editor": ("clr", "link", "reflect", "engine", "run", "tools"),  # what the editor group asks engines
    },
    "player": {
        "classes": (),
        "graph": ("classes",),
        "managed": ("graph",),
        "scripts": ("managed",),
        "load": ("graph", "managed"),
        "save": ("graph", "managed", "load"),
        "calls": ("graph", "managed", "load", "save"),
    },
}
# (sub-folder, the one whose internal.h it shares) -> why.
SHARES_INTERNAL = {
    ("unity/save", "unity/scene"): "saving edits the composed scene in place",
    ("unity/check", "unity/refs"): "a check is a scan that looks closer",
    ("player/save", "player/load"): "what was loaded says where to save",
}
# engine, server and umcp-compile each need other parts of these
MANY_HEADERS = ("compile", "csharp")
LIMITS = "base/limits.h"  # not in base.h: few need it
FOLDER_FILES = 25  # .c files in one folder
MIDDLE = ("wire", "json", "link", "rpc", "dialect", "core", "tool")  # no I/O, no clock

# Header pattern -> where it may be included: folders, "main", or whole paths.
SYSTEM_HEADERS = (
    (r"uv\.h", ("transport", "host", "cli"), "libuv stays in transport/, host/ and cli/"),
    (r"llhttp\.h", ("wire",), "the HTTP parser stays in wire/"),
    (r"wslay/.*", ("wire",), "WebSocket frames stay in wire/"),
    (r"sqlite3\.h", ("src/store/sqlite/internal.h",), "SQL stays in store/sqlite/"),
    (r"mono/.*", (), "Mono's names are resolved at run time"),
    (r"(sys/socket|netdb|arpa/inet)\.h|netinet/.*", ("transport", "cli", "agent", "compile"),
     "sockets stay in transport/"),
)

CALL = r"(?<![\w.>])(?:%s)\s*\("
# Pattern in code -> where it is allowed, and why nowhere else.
WORDS = (
    (CALL % "malloc|calloc|realloc|reallocarray|free|strdup|strndup|asprintf|vasprintf",
     ("src/base/mem.c",), "memory comes from base/mem.h, arenas and buffers"),
    (CALL % "mem_realloc", ("base",), "arrays grow by base/vec.h"),
    (CALL % "strcpy|stpcpy|strcat|sprintf|vsprintf|strtok|gets",
     (), "banned: no length, or hidden state"),
    (CALL % "printf|vprintf|puts|putchar", ("src/transport/stdio.c",),
     "stdout belongs to the protocol"),
    (r"\bstdout\b|\bSTDOUT_FILENO\b", ("src/transport/stdio.c", "cli"),
     "stdout belongs to transport/stdio.c, and to commands in cli/"),
)
CLOCK = CALL % "clock_gettime|gettimeofday|timespec_get|time|uv_now|uv_hrtime"
RPC_CODE = re.compile(r"-\s*32[067]\d\d\b")
RPC_CODE_FILE = "src/dialect/errors.c"

INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*([<"])([^>"]+)[>"]', re.M)
DECLARED = re.compile(r"^[a-z][\w \t*]*?\b(\w+)\(", re.M)


def parts_of(path):
    """Folder, sub-folder ("" if there is none)."""
    parts = path.removeprefix("src/").split("/")
    return parts[0], "/".join(parts[1:-1])


def folder_of(path):
    return parts_of(path)[0]


def allowed(path, places):
    return path in places or folder_of(path) in places


def check_include(path, name, is_system):
    """The complaint about one include, or None."""
    folder = folder_of(path)
    for pattern, places, why in SYSTEM_HEADERS:
        if re.fullmatch(pattern, name) and not allowed(path, places):
            return f"includes {name}: {why}"
    if is_system or "/" not in name:
        return None
    target = folder_of(name)
    if target == folder:
        return check_inside(path, name)
    if target not in MAY_USE:
        return None
    also = ALSO_MAY_USE.get("/".join(parts_of(path)), ())
    if folder != "cli" and target not in MAY_USE.get(folder, ()) + also:
        return f"{folder}/ must not know {target}/ ({name})"
    if target in MANY_HEADERS and "/" not in name.removeprefix(f"{target}/"):
        return None
    if name not in (f"{target}/{target}.h", LIMITS):
        return f"includes {name}: outsiders include {target}/{target}.h"
    return None


def check_inside(path, name):
    """The complaint about an include of the same folder, or None."""
    folder, sub = parts_of(path)
    target = parts_of(name)[1]
    if sub == target or not target:
        return None
    if sub and target not in SUB_MAY_USE.get(folder, {}).get(sub, ()):
        return f"{folder}/{sub}/ must not know {folder}/{target}/ ({name})"
    shares = (f"{folder}/{sub}", f"{folder}/{target}") in SHARES_INTERNAL
    if name.endswith("/internal.h") and not shares:
        return f"includes {name}: internal to {folder}/{target}/"
    return None


def check_order(table):
    """Complaints about sub-folders that use one below them in the table: so it has no cycles."""
    for folder, subs in table.items():
        above = set()
        for sub, uses in subs.items():
            for name in sorted(set(uses) - above):
                yield f"SUB_MAY_USE: {folder}/{sub} uses {name}, which must come before it"
            above.add(sub)


def check_folder(root):
    """Complaints about folders that are too full to be an outline."""
    count = collections.Counter(os.path.dirname(path)
                                for path in csource.files(root, ("src", "agent", "player", "compiler", "tools"), (".c",)))
    return [f"{folder}: {n} .c files, at most {FOLDER_FILES}: a sub-folder is missing"
            for folder, n in sorted(count.items()) if n > FOLDER_FILES]


def wire_functions(root):
    names = set()
    for path in csource.files(root, ("src/wire",), (".h",)):
        names |= set(DECLARED.findall(csource.blank(csource.read(root, path))))
    return names


def patterns_for(path, wire_calls):
    """(regular expression, complaint) pairs that hold for this file."""
    found = [(pattern, why) for pattern, places, why in WORDS if not allowed(path, places)]
    if folder_of(path) in MIDDLE:
        found.append((CLOCK, "time is an argument here"))
    if folder_of(path) == "core" and wire_calls:
        found.append((CALL % "|".join(sorted(wire_calls)),
                      "core/ takes struct http_request from wire/ and nothing else"))
    return found


def check_file(root, path, wire_calls):
    text = csource.read(root, path)
    no_comments = csource.blank(text, strings=False)
    code = csource.blank(text)
    for match in INCLUDE.finditer(no_comments):
        complaint = check_include(path, match.group(2), match.group(1) == "<")
        if complaint:
            yield csource.line_of(text, match.start()), complaint
    for pattern, why in patterns_for(path, wire_calls):
        for match in re.finditer(pattern, code):
            yield csource.line_of(text, match.start()), f"{match.group().strip(' (')}: {why}"
    if path != RPC_CODE_FILE:
        for match in RPC_CODE.finditer(no_comments):
            yield csource.line_of(text, match.start()), \
                f"{match.group()}: JSON-RPC codes only in {RPC_CODE_FILE}"


def check(root):
    wire_calls = wire_functions(root)
    complaints = check_folder(root) + list(check_order(SUB_MAY_USE))
    for path in csource.files(root, ("src", "agent", "player", "compiler", "tools")):
        for line, what in check_file(root, path, wire_calls):
            complaints.append(f"{path}:{line}: {what}")
    return complaints


# Planted violations: path, content, a word of the complaint; None: must pass.
PLANTED = (
    ("src/json/a.c", '#include "rpc/rpc.h"\n', "must not know rpc/"),
    ("src/base/a.c", '#include "json/json.h"\n', "must not know json/"),
    ("src/rpc/a.c", '#include "json/scan.h"\n', "outsiders include json/json.h"),
    ("src/transport/a.c", '#include "tool/tool.h"\n', "must not know tool/"),
    ("src/tool/a.c", "#include <uv.h>\n", "libuv stays"),
    ("src/tool/b.c", '#include "host/host.h"\n', "must not know host/"),
    ("src/transport/b.c", "#include <llhttp.h>\n", "HTTP parser stays"),
    ("src/host/a.c", "#include <sqlite3.h>\n", "SQL stays"),
    ("src/store/memory.c", "#include <sqlite3.h>\n", "SQL stays"),
    ("src/store/sqlite/internal.h", "#include <sqlite3.h>\n", None),
    ("src/core/a.c", "#include <sys/socket.h>\n", "sockets stay"),
    ("src/core/b.c", "void f(void)\n{\n    free(p);\n}\n", ":3: free: memory"),
    ("src/core/c.c", "long f(void)\n{\n    return time(NULL);\n}\n", "time is an argument"),
    ("src/core/d.c", "void f(void)\n{\n    line_read(in, 1, &l);\n}\n", "and nothing else"),
    ("src/core/e.c", 'const char *s = "{\\"code\\":-32602}";\n', "JSON-RPC codes only"),
    ("src/dialect/a.c", "int code = -32000;\n", "JSON-RPC codes only"),
    ("src/json/b.c", 'void f(void)\n{\n    printf("x");\n}\n', "stdout belongs"),
    ("src/cli/main.c", 'void f(void)\n{\n    puts("x");\n}\n', "stdout belongs"),
    ("src/transport/http.c", 'void f(void)\n{\n    fputs("x", stdout);\n}\n', "stdout belongs"),
    ("src/json/c.c", "void f(void)\n{\n    strcpy(a, b);\n}\n", "banned"),
    ("src/cli/options.c", '#include <uv.h>\n#include "core/core.h"\nint a(FILE *stdout);\n', None),
    ("src/dialect/errors.c", "int code = -32602;\n", None),
    ("src/base/mem.c", "void f(void)\n{\n    free(p);\n}\n", None),
    ("src/core/x.c", "void f(void)\n{\n    p = mem_realloc(p, 2);\n}\n", "arrays grow"),
    ("src/base/x.c", "void f(void)\n{\n    p = mem_realloc(p, 2);\n}\n", None),
    ("src/core/f.c", '#include "wire/wire.h"\n#include "base/limits.h"\n/* free(p), -32602 */\n', None),
    ("src/host/b.c", "void f(struct host *h)\n{\n    h->ops->free(h);\n}\n", None),
    ("src/unity/yaml/a.c", '#include "unity/scene/scene.h"\n', "must not know unity/scene/"),
    ("src/unity/refs/a.c", '#include "unity/project/internal.h"\n', "internal to unity/project/"),
    ("src/unity/save/a.c", '#include "unity/scene/internal.h"\n#include "unity/unity.h"\n', None),
    ("src/unity/build/a.c", '#include "compile/key.h"\n', None),
    ("src/unity/yaml/b.c", '#include "compile/key.h"\n', "must not know compile/"),
    ("src/core/g.c", '#include "unity/scene/scene.h"\n', "must not know unity/"),
    ("agent/link/a.c", '#include "agent/agent.h"\n#include "link/link.h"\n', None),
    ("agent/link/b.c", '#include "agent/eval/eval.h"\n', "must not know agent/eval/"),
    ("src/transport/stdio.c", 'void f(void)\n{\n    printf("x");\n}\n', None),
    ("src/wire/wire.h", "ssize_t line_read(struct slice in, size_t max);\n", None),
)


def missed_cycle():
    cycle = {"a": {"b": ("c",), "c": ("b",)}}
    return [] if len(list(check_order(cycle))) == 1 else ["a cycle of sub-folders is not seen"]


if __name__ == "__main__":
    planted.run(check, lambda: planted.missed(check, PLANTED) + missed_cycle(), csource.ROOT)
