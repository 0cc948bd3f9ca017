"""Golden cases for programs that replay them over real transports: reading a .case file, and comparing
an answer with a pattern. tests/golden/README.md describes both; tests/golden/*.c is the same in C."""

import json
import os
import re

REST = {">": "plain", ">>": "escaped", "frame": "hex", "raw": "escaped", "http": "plain",
        "stream": "plain", "<": "plain", "<=": "plain", "<none": "plain", "status": "number",
        "has-header": "plain", "answers": "plain", "event": "plain", "event~": "plain",
        "no-event": "plain", "stall": "plain", "resume": "plain",
        "endpoint": "plain", "tick": "number", "close": "plain", "closed": "plain", "drop": "plain",
        "via": "place", "header": "plain"}


class CaseError(Exception):
    """The case file itself is wrong."""


class Mismatch(Exception):
    """An answer is not what the case says."""


class Step:
    def __init__(self, word, line, value):
        self.word, self.line, self.value = word, line, value


class Case:
    def __init__(self, root, name):
        self.root, self.name = root, name
        self.path = os.path.join(root, name)
        self.settings = {}
        self.places = []
        self.steps = []
        self.skips_real = False

    def setting(self, key, otherwise=None):
        return self.settings.get(key, otherwise)

    def is_true(self, key, otherwise=False):
        return self.settings.get(key, "true" if otherwise else "false") == "true"


def decode_escapes(text):
    """\\n \\r \\t \\0 \\\\ \\xNN and \\R(count,text), to bytes."""
    plain = {"n": b"\n", "r": b"\r", "t": b"\t", "0": b"\0", "\\": b"\\"}
    out, at = [], 0
    while at < len(text):
        back = text.find("\\", at)
        if back < 0:
            out.append(text[at:].encode())
            break
        out.append(text[at:back].encode())
        rest = text[back + 1:]
        repeat = re.match(r"R\((\d+),([^)]*)\)", rest)
        if repeat:
            out.append(repeat.group(2).encode() * int(repeat.group(1)))
            at = back + 1 + repeat.end()
        elif re.match(r"x[0-9a-fA-F]{2}", rest):
            out.append(bytes([int(rest[1:3], 16)]))
            at = back + 4
        elif rest[:1] in plain and rest:
            out.append(plain[rest[0]])
            at = back + 2
        else:
            raise CaseError("bad escape")
    return b"".join(out)


def read_place(text):
    """("stdio", None), ("framed", None) or ("POST", "/path")."""
    text = text.strip()
    if text in ("stdio", "framed"):
        return (text, None)
    if text.startswith("POST /"):
        return ("POST", text[5:])
    raise CaseError("no such place: " + text)


def read_value(form, rest):
    if form == "plain":
        return rest
    if form == "escaped":
        return decode_escapes(rest)
    if form == "hex":
        return bytes.fromhex(rest)
    if form == "number":
        return int(rest)
    return read_place(rest)


def load_case(root, name):
    """Reads root/name, which is absolute."""
    case = Case(root, name)
    with open(case.path, encoding="utf-8", newline="\n") as f:
        lines = f.read().split("\n")
    for number, line in enumerate(lines, 1):
        word, _, rest = line.rstrip("\r").partition(" ")
        if not word or word.startswith("#") or word == "host":
            continue  # lines that begin with a blank belong to a `host` line, and that to the host
        try:
            if word == "skip-over":
                case.skips_real |= rest.strip() == "real"
            elif word == "set":
                key, _, value = rest.strip().partition(" ")
                case.settings[key] = value.strip()
            elif word == "via" and all(s.word == "header" for s in case.steps):
                case.places.append(read_place(rest))
            else:
                case.steps.append(Step(word, number, read_value(REST[word], rest)))
        except (CaseError, KeyError, ValueError) as e:
            raise CaseError("%s:%d: not a directive: %s (%s)" % (name, number, line, e)) from e
    if not case.places:
        case.places.append(("stdio", None))
    return case


class Number:
    """A JSON number that remembers how it was written."""

    def __init__(self, raw):
        self.raw = raw

    def __eq__(self, other):
        return isinstance(other, Number) and (self.raw == other.raw or
                                              float(self.raw) == float(other.raw))

    def __repr__(self):
        return self.raw


def refuse_constant(text):
    raise ValueError("not JSON: " + text)


def parse_json(text):
    """Raises ValueError for what is no JSON."""
    return json.loads(text, parse_int=Number, parse_float=Number, parse_constant=refuse_constant)


def show(value):
    if isinstance(value, Number):
        return value.raw
    text = json.dumps(value, default=lambda n: float(n.raw), ensure_ascii=False)
    return text if len(text) < 500 else text[:500] + "..."


def expand(text, variables):
    return re.sub(r"\$\{(\w+)\}", lambda m: variables.get(m.group(1), m.group(0)), text)


def match(pattern, value, variables):
    """Raises Mismatch. Binds variables as it goes."""
    if isinstance(pattern, dict) and len(pattern) == 1:
        (key, inner), = pattern.items()
        if key in OPERATORS:
            OPERATORS[key](inner, value, variables)
            return
    if isinstance(pattern, str):
        match_string(pattern, value, variables)
    elif isinstance(pattern, dict):
        match_object(pattern, value, variables)
    elif isinstance(pattern, list):
        match_array(pattern, value, variables)
    elif type(pattern) is not type(value) or pattern != value:
        raise Mismatch("expected %s, got %s" % (show(pattern), show(value)))


def match_string(pattern, value, variables):
    if pattern == "*":
        return
    name = re.fullmatch(r"\$\{(\w+)\}", pattern)
    if name:
        variables[name.group(1)] = value if isinstance(value, str) else show(value)
        return
    if pattern.endswith("*"):
        fits = isinstance(value, str) and value.startswith(pattern[:-1])
    else:
        fits = pattern == value
    if not fits:
        raise Mismatch("expected %s, got %s" % (show(pattern), show(value)))


def match_object(pattern, value, variables):
    if not isinstance(value, dict):
        raise Mismatch("expected an object, got " + show(value))
    for key, inner in pattern.items():
        if key == "...":
            continue
        if key not in value:
            raise Mismatch("member '%s' is missing in %s" % (key, show(value)))
        match(inner, value[key], variables)
    if "..." not in pattern and set(value) - set(pattern):
        extra = sorted(set(value) - set(pattern))
        raise Mismatch("members %s are not expected in %s" % (extra, show(value)))


def items_fit(pattern, value, variables):
    if not pattern:
        return not value
    if pattern[0] == "...":
        return any(items_fit(pattern[1:], value[i:], variables) for i in range(len(value) + 1))
    if not value:
        return False
    try:
        match(pattern[0], value[0], variables)
    except Mismatch:
        return False
    return items_fit(pattern[1:], value[1:], variables)


def match_array(pattern, value, variables):
    if not isinstance(value, list):
        raise Mismatch("expected an array, got " + show(value))
    for i, inner in enumerate(pattern):
        if inner == "...":
            if not items_fit(pattern[i:], value[i:], variables):
                raise Mismatch("items: expected %s in %s" % (show(pattern), show(value)))
            return
        if i == len(value):
            raise Mismatch("too few items in " + show(value))
        match(inner, value[i], variables)
    if len(value) > len(pattern):
        raise Mismatch("too many items in " + show(value))


def op_json(inner, value, variables):
    try:
        parsed = parse_json(value)
    except (TypeError, ValueError) as e:
        raise Mismatch("not JSON in a string: " + show(value)) from e
    match(inner, parsed, variables)


def op_raw(inner, value, _):
    if not isinstance(value, Number) or value.raw != inner:
        raise Mismatch("expected exactly %s, got %s" % (inner, show(value)))


def op_len(inner, value, _):
    if not isinstance(value, (str, list, dict)) or len(value) != int(inner.raw):
        raise Mismatch("length: expected %s of %s" % (inner.raw, show(value)))


def op_contains(inner, value, _):
    if not isinstance(value, str) or inner not in value:
        raise Mismatch("expected %s in %s" % (show(inner), show(value)))


def op_any(inner, value, variables):
    for alternative in inner:
        try:
            match(alternative, value, variables)
            return
        except Mismatch:
            pass
    raise Mismatch("no alternative of %s fits %s" % (show(inner), show(value)))


def op_all(inner, value, variables):
    for each in inner:
        match(each, value, variables)


OPERATORS = {"$json": op_json, "$raw": op_raw, "$len": op_len, "$contains": op_contains,
             "$any": op_any, "$all": op_all}


def match_text(pattern, text, variables):
    """Both are JSON texts; `text` may be bytes."""
    try:
        wanted = parse_json(expand(pattern, variables))
    except ValueError as e:
        raise Mismatch("the pattern is not JSON: %s" % e) from e
    try:
        value = parse_json(text)
    except ValueError as e:
        raise Mismatch("the answer is not JSON (%s): %r" % (e, text[:300])) from e
    match(wanted, value, variables)


def header_fits(pattern, value):
    if pattern == "\\*":
        return value == "*"
    if pattern.endswith("*"):
        return value.startswith(pattern[:-1])
    return value == pattern
