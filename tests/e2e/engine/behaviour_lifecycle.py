"""The life cycle of scripts as Unity documents it, checked from within a running engine: lib/lifecycle/ has the checks.

`python3 tests/e2e engine/behaviour_lifecycle` runs them all in one player; a name behind it shows only that check.
"""
import os
import shutil
import subprocess
import sys
import tempfile

from lib.lifecycle import check, coroutines, components, creation, destruction, messages, physics, scenes, tasks, transforms
from lib.umcp import SOURCE, UMCP

PLAYER = os.path.join(os.path.dirname(UMCP), "umcp-player")
ASSEMBLIES = os.path.join(os.path.dirname(UMCP), "..", "lib", "umcp")
NO_RUNTIME = 3
AT_THE_END = [
    check("quit", "OnApplicationQuit comes before OnDisable and OnDestroy, which every object gets that has been awake", "",
          "; q1.OnApplicationQuit; q2.OnApplicationQuit; quitting; q1.OnDisable; q1.OnDestroy; q2.OnDisable; q2.OnDestroy"),
]
CHECKS = [c for part in (creation, coroutines, destruction, components, messages, transforms, tasks, physics, scenes) for c in part.CHECKS]
USINGS = """using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Threading;
using System.Threading.Tasks;
using UnityEngine;
using UnityEngine.LowLevel;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Lab;
"""
SCENE = """%YAML 1.1
%TAG !u! tag:unity3d.com,2011:
--- !u!1 &100
GameObject:
  m_Component:
  - component: {{fileID: 101}}
  - component: {{fileID: 102}}
  m_Name: {name}
  m_IsActive: 1
--- !u!4 &101
Transform:
  m_GameObject: {{fileID: 100}}
  m_LocalRotation: {{x: 0, y: 0, z: 0, w: 1}}
  m_LocalScale: {{x: 1, y: 1, z: 1}}
  m_Father: {{fileID: 0}}
  m_Children: []
--- !u!114 &102
MonoBehaviour:
  m_GameObject: {{fileID: 100}}
  m_Enabled: 1
  m_Script: {{fileID: 11500000, guid: {guid}, type: 3}}
"""
SETTINGS = """%YAML 1.1
%TAG !u! tag:unity3d.com,2011:
--- !u!1045 &1
EditorBuildSettings:
  m_Scenes:
  - enabled: 1
    path: Assets/Main.unity
    guid: 22222222222222222222222222222222
  - enabled: 1
    path: Assets/Extra.unity
    guid: 44444444444444444444444444444444
"""


def source():
    """The checks as C#: a method each, and the classes that they need."""
    lines = [USINGS]
    for c in CHECKS:
        lines += [c.classes, "public static partial class Checks {", f"public static IEnumerator {c.name}() {{", c.body,
                  "yield break; } }"]
    return "\n".join(lines)


def write(project):
    texts = {"Assets/Main.unity": SCENE.format(name="Lab", guid="1" * 32), "Assets/Extra.unity": SCENE.format(name="extra", guid="5" * 32),
             "Assets/Extra.unity.meta": "guid: 44444444444444444444444444444444\n", "Assets/InExtra.cs": "public class InExtra : Tr { }\n",
             "Assets/InExtra.cs.meta": "guid: 55555555555555555555555555555555\n",
             "Assets/Main.unity.meta": "guid: 22222222222222222222222222222222\n",
             "Assets/Lab.cs.meta": "guid: 11111111111111111111111111111111\n", "Assets/Checks.cs": source(),
             "Assets/Checks.cs.meta": "guid: 33333333333333333333333333333333\n",
             "ProjectSettings/EditorBuildSettings.asset": SETTINGS,
             "ProjectSettings/ProjectVersion.txt": "m_EditorVersion: 2022.3.10f1\n", "Packages/manifest.json": "{}"}
    for name, text in texts.items():
        path = os.path.join(project, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as to:
            to.write(text)
    shutil.copy(os.path.join(SOURCE, "tests/e2e/lib/lifecycle/Lab.cs"), os.path.join(project, "Assets/Lab.cs"))


def run(folder):
    """The traces by name, and the player's exit code."""
    project, written, state = (os.path.join(folder, name) for name in ("project", "checks", "state"))
    write(project)
    os.mkdir(state)
    command = [PLAYER, "--project", project, "--state-dir", state, "--managed-dir", ASSEMBLIES, "--fps", "200",
               "--url", "ws://127.0.0.1:1/unity"]
    done = subprocess.run(command, timeout=240, check=False, capture_output=True, text=True,
                          env={**os.environ, "UMCP_TEST_CHECKS": written, "HOME": folder, "TMPDIR": folder})
    if not os.path.exists(written):
        print(done.stdout, done.stderr)
        return {}, done.returncode
    with open(written, encoding="utf-8") as lines:
        return dict(line.rstrip("\n").split("\t", 1) for line in lines), done.returncode


def main():
    if not os.path.exists(PLAYER) or not os.path.exists(ASSEMBLIES) or not shutil.which("mcs"):
        print("skipped: no player, no assemblies, or no mcs")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as folder:
        traces, code = run(folder)
    if code == NO_RUNTIME:
        print("skipped: Mono is not installed")
        sys.exit(77)
    wanted = [c for c in CHECKS + AT_THE_END if c.name in sys.argv[1:] or not sys.argv[1:]]
    bad = [c for c in wanted if traces.get(c.name) != c.expected]
    for c in bad:
        print(f"{c.name}: {c.fact}\n  not {traces.get(c.name)}\n  but {c.expected}")
    print(f"behaviour_lifecycle: {len(wanted) - len(bad)} passed, {len(bad)} failed, exit code {code}")
    sys.exit(1 if bad or code else 0)


if __name__ == "__main__":
    main()
