"""Declarations of C as the checks see them: members of structs, and variables that code may change."""
import re

from check_size import Tokens, strip_attributes

QUALIFIERS = ("static", "const", "volatile", "inline", "register", "_Thread_local", "_Atomic", "__thread")
BASIC = ("void", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "bool", "_Bool")
NOT_VARIABLES = ("typedef", "extern", "_Static_assert", "static_assert", "START_TEST", "END_TEST")


def split(words, sign=","):
    """The parts between signs that stand in no bracket."""
    parts, depth = [[]], 0
    for word in words:
        depth += (word in "([{") - (word in ")]}")
        if word == sign and depth == 0:
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def fold(words, brackets="{}"):
    """What stands in such brackets becomes one word: "{}"."""
    kept, depth = [], 0
    for word in words:
        depth += word == brackets[0]
        if depth == 0:
            kept.append(word)
        elif word == brackets[1] and depth == 1:
            kept.append(brackets)
        depth -= word == brackets[1]
    return kept


def is_function(words):
    """Whether a declarator is a prototype; a pointer to a function is none."""
    return any(word == "(" and i and re.fullmatch(r"\w+", words[i - 1]) and words[i + 1:i + 2] != ["*"]
               for i, word in enumerate(words))


def name_of(words):
    """The name that a declarator declares, or None."""
    words = fold(words, "[]")
    if "(" in words:  # (*name)(...)
        words = words[words.index("(") + 1:words.index(")")]
    names = [word for word in words if re.fullmatch(r"[A-Za-z_]\w*", word)]
    return names[-1] if names else None


def is_const(specifiers, declarator):
    """Whether the variable itself is constant: with a pointer, what stands behind its last star counts."""
    if "*" in declarator:
        last = len(declarator) - 1 - declarator[::-1].index("*")
        return "const" in declarator[last:]
    return "const" in specifiers


def specifiers(words):
    """How many words name the type and its qualifiers: all before the declarators."""
    words, n = list(words), 0
    while n < len(words) and words[n] in QUALIFIERS:
        n += 1
    if words[n:n + 1] and words[n] in ("struct", "union", "enum"):
        n += 1 + (words[n + 1:n + 2] != ["{}"])
        return n + (words[n:n + 1] == ["{}"])
    while n < len(words) and (words[n] in BASIC or words[n] in QUALIFIERS):
        n += 1
    return n if n and words[n - 1] in BASIC else n + 1


def declared(words):
    """(name, is constant) of the variables of a declaration, without its semicolon."""
    words = strip_attributes(list(words))
    if not words or words[0] in NOT_VARIABLES:
        return
    words = fold(words)
    if "_Atomic" in words[:2] and words[words.index("_Atomic") + 1] == "(":
        words = ["int"] + words[words.index(")") + 1:]
    n = specifiers(words)
    for part in split(words[n:]):
        declarator = split(part, "=")[0]
        name = name_of(declarator)
        if name and not is_function(declarator):
            yield name, is_const(words[:n], declarator)


def statements(tokens, first, last):
    """(first, last) tokens of declarations and statements at one level; those of functions end in their body."""
    start = i = first
    while i < last:
        word = tokens.words[i]
        if word == ";":
            yield start, i
            start = i = i + 1
        elif word == "{":
            end = tokens.skip(i)
            head = strip_attributes(tokens.words[start:i])
            if head and head[-1] == ")" and "=" not in head:
                yield start, end
                start = end
            i = end
        else:
            i = tokens.skip(i) if word in "([" else i + 1


def members(tokens, first, last):
    """How many a struct has whose body is between these tokens; those of a nested one without a name count."""
    n = 0
    for start, end in statements(tokens, first, last):
        words = fold(strip_attributes(tokens.words[start:end]))
        if words[-1] == "{}" and words[0] in ("struct", "union"):
            opening = tokens.words.index("{", start)
            n += members(tokens, opening + 1, end - 1)
        else:
            n += len(split(words[specifiers(words):]))
    return n


def top_level(text):
    tokens = Tokens(text)
    for start, end in statements(tokens, 0, len(tokens.words)):
        yield tokens, start, end
