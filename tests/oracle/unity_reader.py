"""Reads Unity's text files, slowly and simply: documents and their values.

It knows lines, columns, quotes and brackets, and nothing of what the values mean. It is written
from the description of the format alone, so that what it says can be compared with the program.
"""
import re

UNITY, LFS, JSON, EMPTY, BINARY, OTHER = "unity", "lfs", "json", "empty", "binary", "other"
BOM = b"\xef\xbb\xbf"
FIRST_LINES = re.compile(rb"%YAML 1\.1\r?\n%TAG !u! tag:unity3d\.com,2011:[ \t]*(\r?\n|$)")
HEADER = re.compile(r"--- !u!(-?\d+) &(-?\d+)( stripped)?\s*$")
CONFLICT = re.compile(r"(<{7,}|={7,}|>{7,}|\|{7,})( |$)")
ESCAPES = {"0": "\0", "a": "\a", "b": "\b", "t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r",
           "e": "\x1b", " ": " ", '"': '"', "/": "/", "\\": "\\", "N": "\x85", "_": "\xa0",
           "L": "\u2028", "P": "\u2029"}
ESCAPE = re.compile(r"\\(x[0-9A-Fa-f]{2}|u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)", re.S)


class Malformed(Exception):
    """The text breaks the format; line counts from 1."""

    def __init__(self, line, why):
        super().__init__(f"line {line}: {why}")
        self.line, self.why = line, why


# --- Values ---

class Scalar:
    """Text; numbers stay text, too."""

    def __init__(self, text, line):
        self.text, self.line = text, line


class Mapping:
    """Pairs of key and value in the order of the file; a key may occur more than once."""

    def __init__(self, line, flow=False):
        self.line, self.flow, self.pairs = line, flow, []

    def get(self, key):
        """The first value of this key, or None."""
        for name, value in self.pairs:
            if name == key:
                return value
        return None


class Sequence:
    def __init__(self, line):
        self.line, self.items = line, []


class Document:
    """One object of a file. type_name and body are those of the line after the header."""

    def __init__(self, class_id, file_id, stripped, line):
        self.class_id, self.file_id, self.stripped, self.line = class_id, file_id, stripped, line
        self.type_name, self.body = "", Mapping(line)
        self.place = 0  # among the documents of its file

    def get(self, *keys):
        """The value under a path of keys, or None."""
        value = self.body
        for key in keys:
            value = value.get(key) if isinstance(value, Mapping) else None
        return value

    def text(self, key, default=""):
        return text_of(self.get(key), default)

    def number(self, key, default=0):
        return number_of(self.get(key), default)

    def ref(self, *keys):
        """The reference under a path of keys; a null reference if there is none."""
        return ref_of(self.get(*keys))


class Ref:
    """{fileID: N} or {fileID: N, guid: G, type: T}."""

    def __init__(self, file_id, guid, line):
        self.file_id, self.guid, self.line = file_id, guid, line


def text_of(value, default=""):
    return value.text if isinstance(value, Scalar) else default


def number_of(value, default=0):
    """An integer, or the default for whatever is none."""
    try:
        return int(text_of(value, "").strip())
    except ValueError:
        return default


def items_of(value):
    return value.items if isinstance(value, Sequence) else []


def is_ref(value):
    """Only a map in braces with a fileID is a reference."""
    return isinstance(value, Mapping) and value.flow and value.get("fileID") is not None


def ref_of(value):
    if not is_ref(value):
        return Ref(0, None, value.line if value is not None else 0)
    guid = text_of(value.get("guid")).strip().lower()
    return Ref(number_of(value.get("fileID")), guid or None, value.line)


# --- Files ---

def kind_of(data):
    """What a file's bytes are, whatever its name says."""
    data = data.removeprefix(BOM)
    if not data:
        return EMPTY
    if FIRST_LINES.match(data):
        return UNITY
    if data.startswith(b"version https://git-lfs.github.com/spec/v1"):
        return LFS
    if b"\0" in data[:4096]:
        return BINARY
    return JSON if data.lstrip()[:1] in (b"{", b"[") else OTHER


def lines_of(data):
    text = data.removeprefix(BOM).decode("utf-8", "surrogateescape")
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    for number, line in enumerate(lines, 1):
        if CONFLICT.match(line):
            raise Malformed(number, "a merge conflict")
    return lines


def read_documents(data):
    """The documents of a UnityYAML file."""
    lines = lines_of(data)
    heads = [i for i, line in enumerate(lines) if line.startswith("---")]
    between = [i for i in range(2, heads[0] if heads else len(lines)) if lines[i].strip()]
    if between:
        raise Malformed(between[0] + 1, "text before the first document")
    documents = []
    for head, end in zip(heads, heads[1:] + [len(lines)]):
        match = HEADER.match(lines[head])
        if not match:
            raise Malformed(head + 1, "no document header")
        document = Document(int(match[1]), int(match[2]), bool(match[3]), head + 1)
        document.place = len(documents)
        top = BlockReader(lines, head + 1, end).whole()
        if not top.pairs:
            raise Malformed(head + 1, "a document without a body")
        document.type_name, body = top.pairs[0]
        if isinstance(body, Mapping):
            document.body = body
        elif text_of(body, None) != "":
            raise Malformed(body.line, "the body is no map")
        documents.append(document)
    return documents


def read_meta(data):
    """The whole of a .meta file as one map."""
    lines = lines_of(data)
    return BlockReader(lines, 0, len(lines)).whole()


# --- Block values: one or more lines ---

def column_of(line):
    return len(line) - len(line.lstrip(" "))


def is_item(line, column):
    return line.startswith("- ", column) or line[column:] == "-"


def split_key(line, column):
    """(key, column behind the colon) of a line's key, or None where there is no key."""
    if line[column:column + 1] in ("'", '"'):
        quote = line[column]
        end = closing_quote(line, column + 1, quote)
        if end < 0 or line[end + 1:end + 2] != ":" or line[end + 2:end + 3] not in ("", " "):
            return None
        return unquote([line[column + 1:end]], quote), end + 2
    if line[column:column + 1] in ("{", "["):
        return None
    end = line.find(": ", column)
    if end < 0:
        end = len(line) - 1 if line.endswith(":") else -1
    return (line[column:end], end + 1) if end >= column else None


class BlockReader:
    """Reads lines [start, end) by their indentation."""

    def __init__(self, lines, start, end):
        self.lines, self.at, self.end = lines, start, end

    def whole(self):
        """All lines as one map at column 0."""
        if not self.skip_blank():
            return Mapping(self.at)
        if column_of(self.lines[self.at]):
            self.fail("unexpected indentation")
        return self.mapping(0)

    def fail(self, why):
        raise Malformed(self.at + 1, why)

    def skip_blank(self):
        """Goes on to the next line with text; False at the end."""
        while self.at < self.end and not self.lines[self.at].strip():
            self.at += 1
        return self.at < self.end

    def mapping(self, column):
        found = Mapping(self.at + 1)
        while self.skip_blank():
            line = self.lines[self.at]
            if column_of(line) < column:
                break
            key = split_key(line, column)
            if column_of(line) > column or is_item(line, column) or key is None:
                self.fail("a key was expected")
            found.pairs.append((key[0], self.value_after(key[1], column, True)))
        return found

    def sequence(self, column):
        found = Sequence(self.at + 1)
        while self.skip_blank():
            line = self.lines[self.at]
            if column_of(line) != column or not is_item(line, column):
                break
            # The item is read as if its dash were a blank.
            self.lines[self.at] = line = line[:column] + " " + line[column + 1:]
            if line[column:].strip() and self.is_block(line):
                found.items.append(self.block())
            else:
                found.items.append(self.value_after(column + 1, column, False))
        return found

    def is_block(self, line):
        column = column_of(line)
        return is_item(line, column) or split_key(line, column) is not None

    def block(self):
        column = column_of(self.lines[self.at])
        if is_item(self.lines[self.at], column):
            return self.sequence(column)
        return self.mapping(column)

    def value_after(self, start, column, of_key):
        """The value that begins at this place of the current line, or below it."""
        line = self.lines[self.at]
        number = self.at + 1
        if line[start:].strip():
            return self.inline(start + column_of(line[start:]), column)
        self.at += 1
        if self.skip_blank():
            below = self.lines[self.at]
            depth = column_of(below)
            if depth > column:
                return self.block() if self.is_block(below) else self.inline(depth, column)
            if of_key and depth == column and is_item(below, column):
                return self.sequence(column)
        return Scalar("", number)

    def inline(self, start, column):
        """A value in brackets, in quotes, or plain; the last may go on in deeper lines."""
        line = self.lines[self.at]
        if line[start] in "{['\"":
            reader = FlowReader(self.lines, self.at, start, self.end)
            value = reader.value(False)
            self.at = reader.at
            if self.lines[self.at][reader.column:].strip():
                self.fail("text behind a value")
            self.at += 1
            return value
        number = self.at + 1
        pieces = [line[start:]]
        self.at += 1
        while True:
            after = self.at
            while after < self.end and not self.lines[after].strip():
                after += 1
            if after == self.end or column_of(self.lines[after]) <= column:
                break
            pieces += self.lines[self.at:after + 1]
            self.at = after + 1
        return Scalar(fold([piece.strip(" \t") for piece in pieces]), number)


# --- Values in quotes and brackets ---

def closing_quote(line, start, quote):
    """Where a quoted text ends in this line, or -1 if it goes on below."""
    at = start
    while at < len(line):
        if quote == '"' and line[at] == "\\":
            at += 2
        elif quote == "'" and line.startswith("''", at):
            at += 2
        elif line[at] == quote:
            return at
        else:
            at += 1
    return -1


def fold(pieces, escaping=False):
    """One line break is a blank; one more is a newline, and so on. With escaping, a backslash at a
    line's end takes its break away."""
    text, breaks, taken = "", 0, 0
    for i, piece in enumerate(pieces):
        last = i == len(pieces) - 1
        if piece or i == 0 or last:
            text += between(breaks, taken) + piece
            breaks = taken = 0
        if escaping and not last and (len(piece) - len(piece.rstrip("\\"))) % 2:
            text, taken = text[:-1], 1
        breaks += 1
    return text


def between(breaks, taken):
    return " " if breaks == 1 and not taken else "\n" * (breaks - 1)


def unquote(pieces, quote):
    """The text of a quoted value given as its lines."""
    last = len(pieces) - 1
    pieces = [piece.lstrip(" \t") if i else piece for i, piece in enumerate(pieces)]
    pieces = [strip_end(piece, quote) if i < last else piece for i, piece in enumerate(pieces)]
    if quote == "'":
        return fold(pieces).replace("''", "'")
    return unescape(fold(pieces, escaping=True))


def strip_end(piece, quote):
    """Without blanks at the end, but not without one that is escaped."""
    bare = piece.rstrip(" \t")
    escaped = quote == '"' and (len(bare) - len(bare.rstrip("\\"))) % 2
    return piece[:len(bare) + 1] if escaped and len(bare) < len(piece) else bare


def unescape(text):
    def meaning(match):
        code = match[1]
        if len(code) > 1:
            number = int(code[1:], 16)
            return chr(number) if number < 0x110000 else "\ufffd"
        return ESCAPES.get(code, code)
    return ESCAPE.sub(meaning, text)


class FlowReader:
    """Reads characters from a place on; line breaks are blanks outside quotes."""

    def __init__(self, lines, at, column, end):
        self.lines, self.at, self.column, self.end = lines, at, column, end
        self.first_line = at + 1

    def fail(self, why):
        raise Malformed(self.first_line, why)

    def next_char(self):
        """Goes to the next character that is no blank."""
        while True:
            line = self.lines[self.at]
            while self.column < len(line) and line[self.column] in " \t":
                self.column += 1
            if self.column < len(line):
                return line[self.column]
            if self.at + 1 >= self.end:
                self.fail("the file ends in a value")
            self.at, self.column = self.at + 1, 0

    def value(self, as_key):
        char = self.next_char()
        if char == "{":
            return self.braces()
        if char == "[":
            return self.brackets()
        if char in "'\"":
            return self.quoted(char)
        return self.plain(as_key)

    def braces(self):
        found = Mapping(self.at + 1, flow=True)
        self.column += 1
        while self.next_char() != "}":
            key = text_of(self.value(True))
            value = Scalar("", self.at + 1)
            if self.next_char() == ":":
                self.column += 1
                if self.next_char() not in ",}":
                    value = self.value(False)
            found.pairs.append((key, value))
            self.comma("}")
        self.column += 1
        return found

    def brackets(self):
        found = Sequence(self.at + 1)
        self.column += 1
        while self.next_char() != "]":
            found.items.append(self.value(False))
            self.comma("]")
        self.column += 1
        return found

    def comma(self, closing):
        char = self.next_char()
        if char == ",":
            self.column += 1
        elif char != closing:
            self.fail("a comma or the closing bracket was expected")

    def quoted(self, quote):
        number, pieces = self.at + 1, []
        self.column += 1
        while True:
            line = self.lines[self.at]
            end = closing_quote(line, self.column, quote)
            if end >= 0:
                pieces.append(line[self.column:end])
                self.column = end + 1
                return Scalar(unquote(pieces, quote), number)
            pieces.append(line[self.column:])
            if self.at + 1 >= self.end:
                raise Malformed(number, "the file ends in a quoted text")
            self.at, self.column = self.at + 1, 0

    def plain(self, as_key):
        """Up to a comma, a closing bracket, the line's end, or a key's colon. Brackets may stand
        inside: List`1[[A, B]]."""
        line, depth, number = self.lines[self.at], 0, self.at + 1
        end = self.column
        while end < len(line):
            char = line[end]
            if depth == 0 and char in ",]}":
                break
            if as_key and char == ":" and line[end + 1:end + 2] in ("", " ", ",", "}"):
                break
            depth += (char in "[{") - (char in "]}")
            end += 1
        if end == self.column and not (as_key and end < len(line) and line[end] == ":"):
            self.fail("a value was expected")
        text = line[self.column:end].strip(" \t")
        self.column = end
        return Scalar(text, number)
