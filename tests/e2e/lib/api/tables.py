"""Reads managed/api/*.api, with no help of the program that makes C# from them, and what ListApi prints of the
built assemblies: both as {(type, member)} in one spelling, without attributes, defaults and namespaces."""
import re

LOOSE = re.compile(r"(?:[\w]+(?:`\d+)?[.+])+(?=\w)")  # what a name stands in
MODIFIERS = "protected internal private static sealed abstract virtual override readonly unsafe new ref const event"
HIDDEN = ("private", "internal")
SPECIAL = {"implicit": "op_Implicit", "explicit": "op_Explicit"}
SIGNS = {"+": "op_Addition", "-": "op_Subtraction", "*": "op_Multiply", "/": "op_Division", "%": "op_Modulus",
         "==": "op_Equality", "!=": "op_Inequality", "<": "op_LessThan", ">": "op_GreaterThan",
         "<=": "op_LessThanOrEqual", ">=": "op_GreaterThanOrEqual", "!": "op_LogicalNot", "~": "op_OnesComplement",
         "&": "op_BitwiseAnd", "|": "op_BitwiseOr", "^": "op_ExclusiveOr", "<<": "op_LeftShift",
         ">>": "op_RightShift", "++": "op_Increment", "--": "op_Decrement", "true": "op_True", "false": "op_False"}
UNARY = {"+": "op_UnaryPlus", "-": "op_UnaryNegation"}


def past(text, at):
    """The position behind the bracket that is open at this one."""
    depth, quoted = 0, False
    for i in range(at, len(text)):
        c = text[i]
        quoted ^= c == '"' and text[i - 1] != "\\"
        depth += not quoted and (c in "([{<") - (c in ")]}" or c == ">" and text[i - 1] != "=")
        if depth == 0 and not quoted:
            return i + 1
    raise ValueError(f"not closed: {text}")


def split(text):
    """The parts of a list, at commas outside of brackets."""
    parts, at = [], 0
    for i, c in enumerate(text):
        if c == "," and all(text.count(a, at, i) == text.count(b, at, i) for a, b in ("()", "[]", "<>", "{}")):
            parts.append(text[at:i])
            at = i + 1
    return [p.strip() for p in [*parts, text[at:]] if p.strip()]


def plain(name):
    """A type without namespaces, outer types and blanks; tuples by the types of their items."""
    name = name.strip()
    while (at := name.find("(")) >= 0:
        end = past(name, at)
        items = (re.sub(r" \w+$", "", item) for item in split(name[at + 1:end - 1]))
        name = f"{name[:at]}ValueTuple<{','.join(items)}>{name[end:]}"
    name = re.sub(r"\s", "", name)
    for outer in reversed(list(re.finditer(r"\w+<", name))):
        end = past(name, outer.end() - 1)
        if name[end:end + 1] == ".":
            name = name[:outer.start()] + name[end + 1:]
    return LOOSE.sub("", name).replace("@", "")


def parameters(text):
    found = []
    for one in split(text):
        one = re.sub(r"^(?:\[[^\]]*\] )+", "", re.split(" =(?: |$)", one)[0])
        how, words = "", one.rsplit(" ", 1)
        while words[0].split(" ")[0] in ("ref", "out", "in", "params", "this", "scoped"):
            word, words[0] = words[0].split(" ", 1)
            # mcs knows no "in", and writes no "out" of delegates.
            how += "" if word in ("this", "params", "in") else "ref "
        found.append(how + plain(words[0]))
    return "(" + ", ".join(found) + ")"


def accessors(text):
    return " ".join(sorted(re.findall(r"(?<!internal )(?<!private )\b(?:protected )?[gs]et\b",
                                      text.replace("protected internal", "protected"))))


# --- Tables ---

def head_of(line):
    """A line without its attributes, mark and versions."""
    while line.startswith("["):
        line = line[past(line, 0):].lstrip()
    quoted = False
    for i, c in enumerate(line):
        quoted ^= c == '"' and line[i - 1] != "\\"
        if not quoted and line.startswith(" => ", i):
            line = line[:i]
            break
    line = re.sub(r" \{(?:keep|auto)\}((?: (?:obsolete-error)?@[\d.]+)*)(?: at .*)?$", r" {get set}\1", line)
    return re.sub(r"(?: (?:obsolete-error)?@[\d.]+)+$", "", line)


def named(rest):
    """A name with its type parameters: ("Foo", 2, what follows)."""
    name = re.match(r"@?[\w.<>, \[\]]*?@?(\w+)(?=[<({ ]|$)", rest)
    at, arity = name.end(), 0
    if rest[at:at + 1] == "<":
        end = past(rest, at)
        arity, at = len(split(rest[at + 1:end - 1])), end
    return name[1], arity, rest[at:]


def typed(rest):
    """A type at the front: (type, what follows)."""
    at = 0
    while at < len(rest) and rest[at] != " ":
        at = past(rest, at) if rest[at] in "(<[" else at + 1
    return plain(rest[:at]), rest[at + 1:]


def member(line, owner, in_interface):
    """One line as (kind, spelling); None: nobody outside sees it."""
    words = []
    while line.split(" ")[0] in MODIFIERS.split():
        word, line = line.split(" ", 1)
        words.append(word)
    if "private" in words or ("internal" in words and "protected" not in words):
        return None
    static = "static " if "static" in words or "const" in words else ""
    if line.startswith(owner + "("):
        return "constructor", parameters(line[len(owner) + 1:past(line, len(owner)) - 1])
    if line.split(" ")[0] in SPECIAL:
        kind, _, rest = line.split(" ", 2)
        at = rest.index("(")
        return "operator", f"{SPECIAL[kind]}{parameters(rest[at + 1:past(rest, at) - 1])} {plain(rest[:at])}"
    result, rest = typed(line)
    if rest.startswith("operator "):
        sign, arguments = re.match(r"operator ([^( ]+) ?\((.*)\)$", rest).groups()
        name = UNARY[sign] if sign in UNARY and len(split(arguments)) == 1 else SIGNS[sign]
        return "operator", f"{name}{parameters(arguments)} {result}"
    if re.match(r"[\w.<>, ]+\.", re.split(r"[({]|this\[", rest)[0]) and not in_interface:
        return None  # of an interface by name
    if rest.startswith("this["):
        end = past(rest, 4)
        return "indexer", f"{parameters(rest[5:end - 1])} {{{accessors(rest[end:])}}} {result}"
    name, arity, rest = named(rest)
    if rest.startswith("("):
        return static + "method", f"{name}`{arity}{parameters(rest[1:past(rest, 0) - 1])} {result}"
    if "event" in words:
        return static + "event", f"{name} {result}"
    if rest.strip().startswith("{"):
        return static + "property", f"{name} {{{accessors(rest)}}} {result}"
    return ("const " if "const" in words else static) + "field", f"{name} {result}"


def values_of(line):
    """The names of an enum's values."""
    values = split(line[line.index("{") + 1:line.rindex("}")])
    return [re.match(r"\w+", re.sub(r"^(?:\[.*?\] )+", "", value))[0] for value in values]


class Reader:
    """Reads one table."""

    def __init__(self, path):
        self.found, self.open, self.space = set(), [], ""
        with open(path, encoding="utf-8") as source:
            lines = source.read().splitlines()
        at = 0
        while at < len(lines):
            line = lines[at]
            at += 1
            if re.search(r"\benum [^={]*\{[^}]*$", line):
                while "}" not in line:
                    line += " " + lines[at].strip()
                    at += 1
            self.read(len(line) - len(line.lstrip(" ")), line.strip())

    def read(self, indent, line):
        if not line or line.startswith(("#", "using ", "file ", "row ", "changed ", "value ")):
            return
        if line.startswith("namespace "):
            self.space = "" if line.endswith(" -") else line.split(" ")[1] + "."
            self.open = []
            return
        self.open = [each for each in self.open if each[0] < indent]
        owner = self.open[-1] if self.open else None
        if owner and not owner[3]:
            return
        head = head_of(line)
        kind = re.match(rf"((?:(?:{MODIFIERS.replace(' ', '|')}) )*)(class|struct|interface|enum|delegate) (.*)$", head)
        if kind:
            self.type(indent, owner, kind, line)
        else:
            got = member(head, owner[2], owner[4])
            if got:
                self.found.add((owner[1], *got))

    def type(self, indent, owner, kind, line):
        modifiers, word, rest = kind.groups()
        result = ""
        if word == "delegate":
            result, rest = typed(rest)
        name, arity, rest = named(re.sub(r" #\d+.*$| in \w+$", "", rest))
        full = (owner[1] + "+" if owner else self.space) + name + (f"`{arity}" if arity else "")
        seen = "protected" in modifiers or not any(w in modifiers.split() for w in HIDDEN)
        self.open.append((indent, full, name, seen, word == "interface"))
        if seen and word == "delegate":
            self.found.add((full, "delegate", f"{parameters(rest[1:past(rest, 0) - 1])} {result}"))
        elif seen:
            self.found.add((full, "type", word))
            if word == "enum":
                self.found.update((full, "enum value", value) for value in values_of(head_of(line)))


def read_table(path):
    return Reader(path).found


# --- Assemblies ---

def spelled(kind, text):
    """A line of ListApi as a table would say it."""
    if kind == "type":
        return "type", re.search(r"\b(class|struct|interface|enum)\b", text)[1]
    if kind == "enum value":
        return kind, text.split(" = ")[0]
    if kind == "delegate":
        end = past(text, 0)
        return kind, f"{parameters(text[1:end - 1])} {plain(text[end + 3:])}"
    if kind == "constructor":
        return kind, parameters(text[6:past(text, 5) - 1])
    kind = kind.replace("instance ", "")
    if kind.endswith("field"):
        name, rest = re.split(r" = | : ", text, maxsplit=1)
        return kind, f"{name} {plain(rest.rsplit(' : ', 1)[-1])}"
    if kind.endswith("event"):
        name, result = text.split(" : ")
        return kind, f"{name} {plain(result)}"
    if kind.endswith("property"):
        name, body, result = re.match(r"(\w+) \{(.*)\} : (.*)$", text).groups()
        return kind, f"{name} {{{accessors(body)}}} {plain(result)}"
    if kind.endswith("indexer"):
        at = text.index("[")
        end = past(text, at)
        body, result = re.match(r" \{(.*)\} : (.*)$", text[end:]).groups()
        return "indexer", f"{parameters(text[at + 1:end - 1])} {{{accessors(body)}}} {plain(result)}"
    name, arity, rest = named(text)
    end = past(rest, 0)
    result = plain(re.sub(r" where .*$", "", rest[end + 3:]))
    if kind.endswith("operator"):
        return "operator", f"{name}{parameters(rest[1:end - 1])} {result}"
    return kind, f"{name}`{arity}{parameters(rest[1:end - 1])} {result}"


def without_outer(line, generic):
    """"Dictionary+Enumerator<K, V>" has the parameters of what it is in, which a table does not repeat."""
    at = 0
    while found := re.compile(r"\+(\w+)<").search(line, at):
        at = found.end() - 1
        if found[1] not in generic:
            line = line[:at] + line[past(line, at):]
    return line


def read_list(lines):
    """{assembly: members} of what ListApi prints."""
    found, generic = {}, {name for line in lines for name in re.findall(r"\+(\w+)`\d", line)}
    for line in lines:
        assembly, owner, kind, *rest = without_outer(line, generic).split(" | ", 3)
        if "<" in owner:
            continue  # made by the compiler
        found.setdefault(assembly, set()).add((owner, *spelled(kind, rest[0])))
    return found
