// The end of the player.
using System.Collections;
using UnityEngine;
using static Lab;

public class Quitter : MonoBehaviour
{
    private void OnApplicationQuit() { T(name + ".OnApplicationQuit"); }
    private void OnDisable() { T(name + ".OnDisable"); }
    private void OnDestroy() { T(name + ".OnDestroy"); }
}

public static class QuittingLife
{
    // OnApplicationQuit comes before OnDisable and OnDestroy, which every object gets that has been awake
    public static IEnumerator Quit()
    {
        New<Quitter>("q1"); New<Quitter>("q2", GameObject.Find("q1").transform);
        Off("q3").AddComponent<Quitter>();
        Application.quitting += () => T("quitting");
        yield return null;
        TracedToTheEnd();
        // => quit; q1.OnApplicationQuit; q2.OnApplicationQuit; quitting; q1.OnDisable; q1.OnDestroy; q2.OnDisable;
        //     q2.OnDestroy
    }
}
