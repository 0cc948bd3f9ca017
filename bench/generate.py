#!/usr/bin/env python3
"""Writes the Unity projects that projects.py measures: one with a scene of 200 MB, one of 100,000
files. The same seed gives the same bytes.

usage: generate.py FOLDER [--scene-bytes N] [--files N] [--seconds T]

Makes FOLDER/big and FOLDER/many and prints one line of JSON about them: what a reader should find.
Ends with an error when it takes longer than T seconds (default 180).
"""
import argparse
import json
import os
import random
import sys
import time

import unity_text as text

SEED = 2022
PER_FOLDER = 48          # assets in one folder
BIG_PREFABS = 40         # sources of the big scene's instances
MAX_DEPTH = 4            # of prefabs in prefabs
MISSING_SCRIPTS = 40     # planted
BROKEN_REFERENCES = 60   # planted, in materials

# Of a hundred assets; the rest are textures.
SHARES = {"scripts": 12, "materials": 12, "assets": 16, "prefabs": 24, "scenes": 0.6}
SCENE_BYTES = (20_000, 280_000)

SCRIPT = """using System.Collections.Generic;
using UnityEngine;

namespace Game.Area{area}
{{
    /// <summary>Keeps number {n} going.</summary>
    public class {name} : MonoBehaviour
    {{
        [SerializeField] private float speed = {n}f;
        [SerializeField] private List<Vector3> points = new List<Vector3>();
        private Transform cached;

        private void Awake()
        {{
            cached = transform;
        }}

        private void Update()
        {{
            if (points.Count == 0)
                return;
            Vector3 next = points[Time.frameCount % points.Count];
            cached.position = Vector3.MoveTowards(cached.position, next, speed * Time.deltaTime);
        }}

        public void Open()
        {{
            Debug.Log($"{{name}} opens at {{speed}}");
        }}
    }}
}}
"""

META = "fileFormatVersion: 2\nguid: %s\n"
TAIL = """  externalObjects: {}
%s  userData:\x20
  assetBundleName:\x20
  assetBundleVariant:\x20
"""
NATIVE_META = META + "NativeFormatImporter:\n" + TAIL % "  mainObjectFileID: %d\n"
PREFAB_META = META + "PrefabImporter:\n" + TAIL % ""
DEFAULT_META = META + "DefaultImporter:\n" + TAIL % ""
FOLDER_META = META + "folderAsset: yes\nDefaultImporter:\n" + TAIL % ""
SCRIPT_META = META + "MonoImporter:\n" + TAIL % """  serializedVersion: 2
  defaultReferences: []
  executionOrder: 0
  icon: {instanceID: 0}
"""
PLATFORM = """  - serializedVersion: 3
    buildTarget: %s
    maxTextureSize: 2048
    resizeAlgorithm: 0
    textureFormat: -1
    textureCompression: 1
    compressionQuality: 50
    crunchedCompression: 0
    allowsAlphaSplitting: 0
    overridden: 0
    androidETC2FallbackOverride: 0
    forceMaximumCompressionQuality_BC6H_BC7: 0
"""
TEXTURE_META = META + "TextureImporter:\n" + TAIL % ("""  internalIDToNameTable: []
  serializedVersion: 11
  mipmaps:
    mipMapMode: 0
    enableMipMap: 1
    sRGBTexture: 1
    linearTexture: 0
    fadeOut: 0
    borderMipMap: 0
    mipMapsPreserveCoverage: 0
    alphaTestReferenceValue: 0.5
    mipMapFadeDistanceStart: 1
    mipMapFadeDistanceEnd: 3
  isReadable: 0
  streamingMipmaps: 0
  grayScaleToAlpha: 0
  generateCubemap: 6
  maxTextureSize: 2048
  textureSettings:
    serializedVersion: 2
    filterMode: 1
    aniso: 1
    mipBias: 0
    wrapU: 0
    wrapV: 0
    wrapW: 0
  nPOTScale: 1
  lightmap: 0
  spriteMode: 0
  spritePivot: {x: 0.5, y: 0.5}
  spritePixelsToUnits: 100
  spriteBorder: {x: 0, y: 0, z: 0, w: 0}
  alphaIsTransparency: 0
  textureType: 0
  textureShape: 1
  platformSettings:
""" + "".join(PLATFORM % name for name in ("DefaultTexturePlatform", "Standalone", "Android")) +
    """  spriteSheet:
    serializedVersion: 2
    sprites: []
    outline: []
    bones: []
    spriteID:\x20
    nameFileIdTable: {}
  spritePackingTag:\x20
""")
TEXTURE = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000")

SETTINGS = {
    "ProjectVersion.txt": "m_EditorVersion: 2022.3.20f1\n"
                          "m_EditorVersionWithRevision: 2022.3.20f1 (61c2feb0970d)\n",
    "ProjectSettings.asset": text.HEAD + "--- !u!129 &1\nPlayerSettings:\n  m_ObjectHideFlags: 0\n"
                             "  serializedVersion: 26\n  companyName: Example\n"
                             "  productName: Generated\n",
    "EditorBuildSettings.asset": text.HEAD + "--- !u!1045 &1\nEditorBuildSettings:\n"
                                 "  m_ObjectHideFlags: 0\n  serializedVersion: 2\n"
                                 "  m_Scenes: []\n  m_configObjects: {}\n",
}
MANIFEST = {"dependencies": {"com.unity.ugui": "1.0.0", "com.unity.modules.physics": "1.0.0",
                             "com.unity.modules.ui": "1.0.0"}}


class Project:
    """A project folder that files are put into."""

    def __init__(self, root, library, deadline):
        self.root, self.library, self.deadline = root, library, deadline
        self.n_files = self.n_bytes = self.n_assets = 0
        self.guids = set()
        self.folder = self.material = None
        for name, content in SETTINGS.items():
            self.write(f"ProjectSettings/{name}", content)
        self.write("Packages/manifest.json", json.dumps(MANIFEST, indent=2) + "\n")
        os.makedirs(os.path.join(root, "Assets"), exist_ok=True)

    def write(self, path, content):
        if time.monotonic() > self.deadline:
            sys.exit("no time left to write the projects")
        path = os.path.join(self.root, path)
        if isinstance(content, str):
            content = content.encode("ascii")
        flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
        try:
            file = os.open(path, flags, 0o644)
        except FileNotFoundError:
            os.makedirs(os.path.dirname(path))
            file = os.open(path, flags, 0o644)
        with open(file, "wb", buffering=0) as f:
            rest = memoryview(content)
            while rest:
                rest = rest[f.write(rest):]
        self.n_files += 1
        self.n_bytes += len(content)

    def new_guid(self):
        self.guids.add(self.library.guid())
        return self.library.guid_made

    def next_folder(self):
        """Folders of three levels, with their .meta files."""
        n = self.n_assets // PER_FOLDER
        self.folder = f"Assets/Area{n // 100}/Set{n // 10 % 10}/Part{n % 10}"
        levels = self.folder.split("/")
        for i in range(2, len(levels) + 1):
            path = "/".join(levels[:i])
            if not os.path.isdir(os.path.join(self.root, path)):
                os.mkdir(os.path.join(self.root, path))
                self.write(path + ".meta", FOLDER_META % self.new_guid())

    def asset(self, name, content, meta, guid=None):
        """`meta`: a template for the guid. Returns the asset's path."""
        if self.n_assets % PER_FOLDER == 0:
            self.next_folder()
        path = f"{self.folder}/{name}"
        self.write(path, content)
        self.write(path + ".meta", meta % (guid or self.new_guid()))
        self.n_assets += 1
        return path


class Guids(text.Library):
    """Remembers the last guid, so that a template can be filled in passing."""

    guid_made = ""

    def guid(self):
        self.guid_made = super().guid()
        return self.guid_made


def add_scripts(project, n):
    library = project.library
    for i in range(n):
        name = f"Part{i}"
        project.asset(f"{name}.cs", SCRIPT.format(area=i % 40, n=i, name=name), SCRIPT_META)
        library.scripts.append(library.guid_made)


def add_textures(project, n):
    guids = []
    for i in range(n):
        project.asset(f"texture_{i}.png", TEXTURE + i.to_bytes(4, "big"), TEXTURE_META)
        guids.append(project.library.guid_made)
    return guids


def add_materials(project, n, textures, n_broken=0):
    """The first ones have a texture that is not there."""
    library = project.library
    for i in range(n):
        name = f"material_{i}"
        used = [library.rng.choice(textures) for _ in range(library.rng.randrange(1, 4))]
        if i < n_broken:
            used[0] = project.new_guid()
        guid = project.new_guid()
        library.materials.append(guid)
        project.material = project.asset(
            f"{name}.mat", text.make_material(name, used, library.rng),
            NATIVE_META.replace("%d", "2100000"), guid)


def add_prefabs(project, n, n_missing=0):
    """Each may have instances of those before it; the first ones have a script that is not there.
    Those are nobody's source: what they miss is to be found once each."""
    library, rng = project.library, project.library.rng
    for i in range(n):
        guid, missing = project.new_guid(), None
        sources = []
        if i < n_missing:
            missing = project.new_guid()
        elif library.prefabs and rng.random() < 0.4:
            sources = [s for s in rng.sample(library.prefabs, min(len(library.prefabs),
                                                                  rng.randrange(1, 4)))
                       if s.depth < MAX_DEPTH and s.n_objects < 60]
        content, prefab = text.make_prefab(library, guid, sources, missing)
        if not missing:
            library.prefabs.append(prefab)
        project.asset(f"prefab_{i}.prefab", content, PREFAB_META, guid)


def make_big(root, scene_bytes, deadline):
    """A small project with one large scene."""
    project = Project(root, Guids(random.Random(SEED)), deadline)
    add_scripts(project, 60)
    add_materials(project, 60, add_textures(project, 60))
    add_prefabs(project, BIG_PREFABS)
    content, n_objects = text.make_scene(project.library, scene_bytes)
    path = project.asset("Big.unity", content, DEFAULT_META)
    return {"root": root, "scene": path, "bytes": len(content), "objects": n_objects}


def make_many(root, n_files, deadline):
    project = Project(root, Guids(random.Random(SEED + 1)), deadline)
    library, n = project.library, {}
    n_assets = int((n_files - project.n_files) / (2 + 1.15 / PER_FOLDER))
    for name, share in SHARES.items():
        n[name] = max(1, int(n_assets * share / 100))
    n_missing, n_broken = min(MISSING_SCRIPTS, n["prefabs"] // 4), min(BROKEN_REFERENCES,
                                                                      n["materials"] // 4)
    textures = add_textures(project, n_assets - sum(n.values()))
    add_scripts(project, n["scripts"])
    add_materials(project, n["materials"], textures, n_broken)
    for i in range(n["assets"]):
        project.asset(f"data_{i}.asset",
                      text.make_asset(library, f"data_{i}", library.rng.choice(textures)),
                      NATIVE_META.replace("%d", "11400000"))
    add_prefabs(project, n["prefabs"], n_missing)
    for i in range(n["scenes"]):
        content, _ = text.make_scene(library, library.rng.randrange(*SCENE_BYTES))
        scene = project.asset(f"scene_{i}.unity", content, DEFAULT_META)
    guids = project.guids | {text.BUILT_IN, text.BUILT_IN_EXTRA, text.UI_IMAGE}
    return {"root": root, "files": project.n_files, "bytes": project.n_bytes,
            "assets": project.n_assets, "missing": n_missing, "broken": n_broken,
            "guids": len(guids), "scene": scene, "material": project.material}


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("folder")
    parser.add_argument("--scene-bytes", type=int, default=200_000_000)
    parser.add_argument("--files", type=int, default=100_000)
    parser.add_argument("--seconds", type=float, default=180)
    args = parser.parse_args()
    deadline = time.monotonic() + args.seconds
    made = {"big": make_big(os.path.join(args.folder, "big"), args.scene_bytes, deadline),
            "many": make_many(os.path.join(args.folder, "many"), args.files, deadline)}
    os.sync()  # what is written later would disturb what is measured
    print(json.dumps(made))


if __name__ == "__main__":
    main()
