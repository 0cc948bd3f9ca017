"""The two faces of a check: over the repository, or over planted violations that it must catch."""
import os
import sys
import tempfile


def write(root, path, content):
    os.makedirs(os.path.join(root, os.path.dirname(path)), exist_ok=True)
    with open(os.path.join(root, path), "w", encoding="utf-8") as file:
        file.write(content)


def complaints_of(check, planted):
    """What the check says of a tree that has only these files: (path, content, …) rows."""
    with tempfile.TemporaryDirectory() as root:
        for path, content, *_ in planted:
            write(root, path, content)
        return check(root)


def missed(check, planted):
    """What is wrong with the check itself, given (path, content, expected words or None) rows."""
    complaints = complaints_of(check, planted)
    wrong = []
    for path, _, words in planted:
        mine = [c for c in complaints if c.startswith(path + ":")]
        if len(mine) != (words is not None) or (words and words not in mine[0]):
            wrong.append(f"{path}: expected {words!r}, got {mine}")
    return wrong


def run(check, self_test, root):
    """The program: prints complaints, exits with 1 if there are any."""
    complaints = self_test() if "--self-test" in sys.argv[1:] else check(root)
    for complaint in complaints:
        print(complaint)
    sys.exit(1 if complaints else 0)
