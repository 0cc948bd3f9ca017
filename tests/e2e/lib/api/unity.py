"""A list of what Unity itself has (type | kind | signature | assembly | flags | versions), to compare
with what tests/managed/ListApi.cs prints of the stand-in assemblies."""
import re

VERSION = (2022, 3)


def has_version(text):
    """Do these sampled versions ("all", "2019.4..6000.7", "2020.3, 2022.3") have ours, or a newer one? Projects may be
    made with any of these."""
    for part in text.split(","):
        ends = [tuple(int(n) for n in end.split(".")) for end in part.strip().split("..") if end != "all"]
        if not ends or VERSION <= ends[-1]:
            return True
    return False


def norm(kind, signature):
    """A signature as both sides can say it: what Unity's has of values is source, and of accessors all."""
    signature = re.sub(r"(?:internal|private) [gs]et; ", "", signature)
    signature = re.sub(r"(?<= where )(.*)$", lambda m: re.sub(r"\w+\.", "", m.group(1)), signature)
    if kind == "const field":
        return re.sub(r" = .* : ", " : ", signature)
    if kind == "type":
        head, _, bases = signature.partition(" : ")
        return head + " : " + ", ".join(sorted(split(bases)))
    if kind == "enum value":
        return signature
    before, bracket, rest = signature.partition("(")
    if not bracket:
        return signature
    parameters, _, result = rest.rpartition(") : ") if kind != "constructor" else rest.rpartition(")")
    # mcs, which makes the assemblies, takes what C# 7.2 calls "in" for a value.
    plain = [re.sub(r"^in ", "", re.sub(r" ~= .*$", "", p)) for p in split(parameters)]
    return before + "(" + ", ".join(re.sub(r" = .*$", " =", p) for p in plain) + ") : " + result


def split(text):
    """The parts of a list, at commas outside of brackets."""
    parts, depth = [""], 0
    for c in text:
        depth += (c in "<[(") - (c in ">])")
        if c == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += c
    return [p.strip() for p in parts if p.strip()]


def read_facts(path):
    """{type: ({(kind, signature)} of our version, assembly)}"""
    facts = {}
    with open(path, encoding="utf-8") as source:
        for line in source:
            row = [part.strip() for part in line.rstrip("\n").split(" | ")]
            if line.startswith("#") or len(row) != 6 or not has_version(row[5]):
                continue
            members, _ = facts.setdefault(row[0], (set(), row[3]))
            members.add((row[1], norm(row[1], row[2])))
    return facts


def complaints(lines, facts):
    """What the lines say and the facts do not; a type that the facts do not know is not compared."""
    for line in lines:
        assembly, owner, kind, signature = line.split(" | ", 3)
        if owner not in facts:
            continue
        members, home = facts[owner]
        # One assembly stands for all of the editor's.
        if assembly != home and not (assembly == "UnityEditor" and home.startswith("UnityEditor.")):
            yield f"{owner} is of {home}, not of {assembly}"
        if (kind, norm(kind, signature)) not in members:
            yield line
