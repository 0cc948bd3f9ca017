// Where queries see colliders: Physics.autoSyncTransforms is off unless a project switches it on.
using System;
using System.Collections;
using UnityEngine;
using Object = UnityEngine.Object;
using static Lab;

public static class PhysicsLife
{
    // a moved collider is where it was until SyncTransforms
    public static void SyncMoved()
    {
        Func<float, bool> hit = x => Physics.Raycast(new Vector3(x, 3010, 0), Vector3.down, 20);
        Vector3 at = new Vector3(0, 3000, 0); GameObject o = New("o");
        o.transform.position = at; o.AddComponent<BoxCollider>(); T(hit(0));
        o.transform.position = at + Vector3.right * 50; T(hit(0) + " " + hit(50)); Physics.SyncTransforms();
        T(hit(0) + " " + hit(50));
        Traced(); // => True; True False; False True
    }

    // and so are its bounds and closest points
    public static void SyncBounds()
    {
        Func<float, bool> hit = x => Physics.Raycast(new Vector3(x, 3010, 0), Vector3.down, 20);
        Vector3 at = new Vector3(0, 3000, 0); GameObject o = New("o");
        o.transform.position = at; o.AddComponent<BoxCollider>(); T(hit(0));
        o.transform.position = at + Vector3.right * 50;
        BoxCollider b = o.GetComponent<BoxCollider>(); Vector3 far = at + Vector3.right * 99;
        T(b.bounds.center.x + " " + b.ClosestPoint(far).x); Physics.SyncTransforms();
        T(b.bounds.center.x + " " + b.ClosestPoint(far).x); T(Physics.CheckSphere(at, 1));
        Traced(); // => True; 0 0.5; 50 50.5; False
    }

    // a fixed step syncs, before those who wait for it go on
    public static IEnumerator SyncFixedStep()
    {
        Func<float, bool> hit = x => Physics.Raycast(new Vector3(x, 3010, 0), Vector3.down, 20);
        Vector3 at = new Vector3(0, 3000, 0); GameObject o = New("o");
        o.transform.position = at; o.AddComponent<BoxCollider>(); T(hit(0));
        o.transform.position = at + Vector3.right * 50; yield return new WaitForFixedUpdate();
        T(hit(0) + " " + hit(50));
        Traced(); // => True; False True
    }

    // with autoSyncTransforms queries see each move
    public static void SyncAuto()
    {
        Func<float, bool> hit = x => Physics.Raycast(new Vector3(x, 3010, 0), Vector3.down, 20);
        Vector3 at = new Vector3(0, 3000, 0); GameObject o = New("o");
        o.transform.position = at; o.AddComponent<BoxCollider>(); T(hit(0));
        o.transform.position = at + Vector3.right * 50; Physics.autoSyncTransforms = true; T(hit(50));
        o.transform.position = at; T(hit(50)); Physics.autoSyncTransforms = false; T(hit(0));
        Traced(); // => True; True; False; True
    }

    // a move of the parent counts as one of the collider; another parent does not lose the place
    public static void SyncByParent()
    {
        Func<float, bool> hit = x => Physics.Raycast(new Vector3(x, 3010, 0), Vector3.down, 20);
        Vector3 at = new Vector3(0, 3000, 0); GameObject p = New("p"), c = New("c", p.transform);
        p.transform.position = at; c.AddComponent<BoxCollider>(); p.transform.position += Vector3.right * 30;
        T(hit(0) + " " + hit(30)); c.transform.SetParent(null); T(hit(0) + " " + hit(30));
        Object.DestroyImmediate(p); T(hit(0)); Physics.SyncTransforms(); T(hit(0) + " " + hit(30));
        Traced(); // => True False; True False; True; False True
    }

    // one that is added, switched on or copied is where its object is
    public static void SyncNew()
    {
        Func<float, bool> hit = x => Physics.Raycast(new Vector3(x, 3010, 0), Vector3.down, 20);
        Vector3 at = new Vector3(0, 3000, 0); GameObject o = New("o");
        o.transform.position = at; o.AddComponent<BoxCollider>(); T(hit(0));
        o.transform.position = at + Vector3.right * 50;
        BoxCollider b = o.GetComponent<BoxCollider>();
        b.enabled = false; b.enabled = true; T(hit(0) + " " + hit(50)); o.transform.position = at;
        o.SetActive(false); T(hit(50)); o.SetActive(true); T(hit(0));
        Object.Instantiate(o, at + Vector3.right * 70, Quaternion.identity); T(hit(70));
        GameObject p = New("p");
        p.transform.position = at + Vector3.right * 90; p.AddComponent<BoxCollider>(); T(hit(90));
        Object.Instantiate(o, p.transform);
        T(Physics.RaycastAll(new Vector3(0, 3010, 0), Vector3.down, 20).Length);
        Traced(); // => True; False True; False; True; True; True; 1
    }

    // the size of a collider counts at once
    public static void SyncShape()
    {
        Func<float, bool> hit = x => Physics.Raycast(new Vector3(x, 3010, 0), Vector3.down, 20);
        Vector3 at = new Vector3(0, 3000, 0); GameObject o = New("o");
        o.transform.position = at;
        BoxCollider b = o.AddComponent<BoxCollider>();
        b.center = Vector3.right * 5; T(hit(0) + " " + hit(5));
        Traced(); // => False True
    }

    // Rigidbody.position counts at once
    public static void SyncBody()
    {
        Func<float, bool> hit = x => Physics.Raycast(new Vector3(x, 3010, 0), Vector3.down, 20);
        Vector3 at = new Vector3(0, 3000, 0); GameObject o = New("o");
        o.transform.position = at; o.AddComponent<BoxCollider>(); T(hit(0));
        o.transform.position = at + Vector3.right * 50;
        o.AddComponent<Rigidbody>().position = at + Vector3.right * 20; T(hit(20));
        Traced(); // => True; True
    }

    // while time stands still nothing syncs
    public static IEnumerator SyncPaused()
    {
        Func<float, bool> hit = x => Physics.Raycast(new Vector3(x, 3010, 0), Vector3.down, 20);
        Vector3 at = new Vector3(0, 3000, 0); GameObject o = New("o");
        o.transform.position = at; o.AddComponent<BoxCollider>(); T(hit(0));
        o.transform.position = at + Vector3.right * 50; Time.timeScale = 0; yield return null;
        Physics.SyncTransforms(); o.transform.position = at; yield return Frames(3); T(hit(0));
        Time.timeScale = 1; yield return Frames(3); T(hit(0));
        Traced(); // => True; False; True
    }

    // with SimulationMode.Script a fixed step syncs nothing, and Simulate does
    public static IEnumerator SyncManual()
    {
        Func<float, bool> hit = x => Physics.Raycast(new Vector3(x, 3010, 0), Vector3.down, 20);
        Vector3 at = new Vector3(0, 3000, 0); GameObject o = New("o");
        o.transform.position = at; o.AddComponent<BoxCollider>(); T(hit(0));
        o.transform.position = at + Vector3.right * 50; Physics.simulationMode = SimulationMode.Script;
        Physics.SyncTransforms(); o.transform.position = at; yield return Frames(3); T(hit(0));
        Physics.Simulate(0.02f); T(hit(0)); Physics.simulationMode = SimulationMode.FixedUpdate;
        Traced(); // => True; False; True
    }
}
