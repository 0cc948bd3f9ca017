"""What the tests of the command line share: files to name, and refusals."""
import contextlib
import json
import os
import tempfile

from lib.umcp import expect, run, same


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text if isinstance(text, str) else json.dumps(text))
    os.chmod(path, 0o600)
    return path


@contextlib.contextmanager
def folder_with(name, text):
    """The path of a file of this text in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        yield write(folder, name, text)


def refused(code, *args, says, env=None):
    """The program must end with this code and a sentence for the user, with nothing on stdout."""
    ran = run(*args, env=env)
    same(ran.code, code, args, ran)
    same(ran.out, "", args)
    expect(ran.err.startswith("umcp: "), args, ran)
    for word in says if isinstance(says, tuple) else (says,):
        expect(word in ran.err, args, "does not say", word, ran)
    return ran
