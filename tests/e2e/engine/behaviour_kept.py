"""What scripts of a sandboxed engine read and keep: files of the project, and preferences that outlive
the code that set them."""
from lib.live import Live, Scene, need_an_engine
from lib.umcp import Suite, expect, same, wait_for

suite = Suite()
test = suite.test

KEEPER = r"""
using System;
using UnityEngine;
public class Keeper : MonoBehaviour
{
    public int Generation { get { return %d; } }
    public int Saved { get { return PlayerPrefs.GetInt("saved"); } }
    public int Unsaved { get { return PlayerPrefs.GetInt("unsaved"); } }
    public int Set { get { PlayerPrefs.SetInt("saved", 3); PlayerPrefs.Save(); PlayerPrefs.SetInt("unsaved", 4); return 1; } }
    public string Broken { get { PlayerPrefs.SetString("long", new string('x', 1 << 21)); return "set"; } }
    public string Note { get { return Resources.Load<TextAsset>("note").text; } }
    public string Axis { get { return Tell(() => Input.GetAxis("Nope")); } }
    public float Known { get { return Input.GetAxis("Horizontal"); } }
    public string TooLong { get { return Tell(() => { string s = Broken; }); } }

    private static string Tell(Action act)
    {
        try { act(); return "fine"; }
        catch (Exception e) { return e.GetType().Name + ": " + e.Message; }
    }
}
"""
WHERE = ("/Keeper", "Keeper")


def make(project):
    scene = Scene()
    scene.script(scene.add("Keeper"), project.script("Keeper", KEEPER % 1))
    project.scenes(Main=scene)
    project.add("Assets/Resources/note.txt", "kept")
    make.project = project
    return (*WHERE, "Generation")


@test
def files_and_preferences_in_the_sandbox():
    with Live(make) as server:
        same(server.value(*WHERE, "Note"), "kept")
        same(server.value(*WHERE, "Known"), 0)
        expect("Input Axis Nope is not setup" in server.value(*WHERE, "Axis"))
        same(server.value(*WHERE, "TooLong"), "PlayerPrefsException: Could not store preference value")
        same(server.value(*WHERE, "Set"), 1)
        make.project.write("Assets/Scripts/Keeper.cs", KEEPER % 2)
        wait_for(lambda: server.value(*WHERE, "Generation") == 2, "the changed script")
        same((server.value(*WHERE, "Saved"), server.value(*WHERE, "Unsaved")), (3, 4))


if __name__ == "__main__":
    need_an_engine()
    suite.main()
