"""What `make install` installs: the programs of the product, and none that are for tests."""
import os
import subprocess
import tempfile

from lib.driver import DRIVER
from lib.umcp import PATIENCE, UMCP, Skipped, Suite, expect, run, same

suite = Suite()
test = suite.test

BUILD = os.path.dirname(os.path.dirname(UMCP))


@test
def the_product_is_installed_without_the_fixtures():
    if not os.path.exists(os.path.join(BUILD, "cmake_install.cmake")):
        raise Skipped("the program does not stand in its build folder")
    with tempfile.TemporaryDirectory() as prefix:
        done = subprocess.run(["cmake", "--install", BUILD, "--prefix", prefix],
                              capture_output=True, text=True, timeout=PATIENCE, check=False)
        same(done.returncode, 0, done.stdout, done.stderr)
        same(sorted(os.listdir(os.path.join(prefix, "bin"))), ["umcp", "umcp-compile", "umcp-player"])
        installed = [name for _, _, names in os.walk(prefix) for name in names]
        expect(not [name for name in installed if "conformance" in name], installed)
        same("umcp-csc.exe" in installed, os.path.exists(DRIVER), installed)
        expect("Program.cs" in installed, "the sources of the compiler's driver")
        same(run("--version", program=os.path.join(prefix, "bin", "umcp")).code, 0)


@test
def the_fixtures_are_built_beside_the_program():
    program = os.path.join(os.path.dirname(UMCP), "umcp-conformance")
    done = run("--version", program=program)
    same(done.code, 0, done)


if __name__ == "__main__":
    suite.main()
