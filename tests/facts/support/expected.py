"""What files of facts expect, and how that is compared with what an engine has seen."""
import re

CHECK = re.compile(r"(?:Check|Throws|Traced|TracedToTheEnd)\((.*)")
ARROW, CONTINUED = "// =>", "//    "


def unquoted(text):
    return text[1:-1] if len(text) > 1 and text[0] == text[-1] == '"' else text


def expectations(text):
    """{line of a check: (expression, expected)}, and the lines of checks and expectations that have no other half."""
    found, alone, begun, last = {}, [], None, 0
    for number, line in enumerate(text.split("\n"), 1):
        code, arrow, expected = line.strip().partition(ARROW)
        start = CHECK.match(code)
        if start:
            alone += [begun] if begun else []
            begun, expression = number, start.group(1)
        elif begun and not code.startswith("//"):
            expression += " " + code
        if arrow and begun:
            found[begun] = (re.sub(r"\);\s*$", "", expression).strip(), expected.strip())
            begun, last = None, begun
        elif arrow:
            alone.append(number)
        elif last and not begun and code.startswith(CONTINUED):
            found[last] = (found[last][0], found[last][1] + code[len(CONTINUED):])
        else:
            last = 0
    return {line: (expression, unquoted(expected)) for line, (expression, expected) in found.items()}, \
        alone + ([begun] if begun else [])


def differences(path, rows, values):
    """The lines about what differs in a file. `rows`: its expectations(); `values`: {path:line: value}."""
    shown = []
    for line, (expression, expected) in rows.items():
        got = values.get(f"{path}:{line}")
        if got != expected:
            seen = "nothing" if got is None else got
            shown.append(f"tests/facts/{path}:{line}: {expression}: expected {expected}, got {seen}")
    return shown
