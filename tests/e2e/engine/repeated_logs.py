"""Lines that scripts log in every frame are logged a few times and then counted; all others reach the log."""
from lib.live import Scene, Shared, need_an_engine
from lib.umcp import Suite, expect, same, wait_for

suite = Suite()
test = suite.test
shared = Shared()
LOGGED = 10  # LIMIT_REPEATS_LOGGED

NOISY = """
using System;
using UnityEngine;

namespace Umcp
{
    public class LeftOutException : NotSupportedException
    {
        public LeftOutException(string member) : base(member + " was left out") { Member = member; }
        public string Member { get; private set; }
    }
}

public class Noisy : MonoBehaviour
{
    private int frames;

    public int Frames { get { return frames; } }

    private void Update()
    {
        frames++;
        if (frames <= 250)
            for (int i = 0; i < 10; i++)
                Debug.LogWarning("always the same");
        if (frames <= 150)
            Debug.Log("another " + frames);
        if (frames % 20 == 0 && frames <= 400)
            Debug.Log("now and then");
    }

    private void LateUpdate()
    {
        if (frames <= 50)
            throw new InvalidOperationException("broken");
    }
}

public class Missing : MonoBehaviour
{
    private bool isOdd;
    private void Awake() { throw new Umcp.LeftOutException("Missing.Awake()"); }
    private void Update()
    {
        isOdd = !isOdd;
        throw new Umcp.LeftOutException(isOdd ? "Missing.One()" : "Missing.Two()");
    }
}
"""


def noisy(project):
    scene = Scene()
    scene.script(scene.add("Noisy"), project.script("Noisy", NOISY))
    project.script("Maker", """
using UnityEngine;

public static class Maker
{
    [RuntimeInitializeOnLoadMethod] private static void Make() { new GameObject("Missing", typeof(Missing)); }
}
""")
    project.scenes(Main=scene)
    return "/Noisy", "Noisy", "Frames"


def played():
    server = shared.get(noisy)
    wait_for(lambda: int(server.read("/Noisy", "Noisy", "Frames")["valueText"]) > 420, "the frames", 30)
    return server


@test
def the_same_line_is_counted():
    lines = played().logged("always the same")
    same(lines[:LOGGED], ["always the same"] * LOGGED)
    same(lines[LOGGED:], [f"always the same [repeated {n} times]" for n in (100, 1000, 2500)])


@test
def the_same_exception_is_counted():
    lines = played().logged("InvalidOperationException: broken")
    same(len(lines), LOGGED + 1)
    expect(all("Noisy.LateUpdate" in line for line in lines[:LOGGED]), lines[0])
    same(lines[LOGGED].split("\n")[0], "InvalidOperationException: broken [repeated 50 times]")


@test
def all_other_lines_are_there():
    server = played()
    same(server.logged("another "), [f"another {n}" for n in range(1, 151)])
    same(server.logged("now and then"), ["now and then"] * 20)


@test
def a_member_that_was_left_out_is_told_once():
    lines = [line.split("\n")[0] for line in played().logged("LeftOutException")]
    same(sorted(lines), [f"LeftOutException: Missing.{name}() was left out" for name in ("Awake", "One", "Two")])


@test
def servers_are_still_well_and_end():
    shared.close()


if __name__ == "__main__":
    need_an_engine()
    suite.main()
