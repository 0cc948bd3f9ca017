// UnityEvents and messages between scripts.
using System;
using UnityEngine;
using UnityEngine.Events;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public class Told : MonoBehaviour
{
    public static string all = "";
    public string heard = "";
    public void Number(int n) { heard += n + " "; }
    public void Text(string s) { heard += s + " "; }
    public void Thing(GameObject o) { heard += o.name + " "; }
    public void Named() { all += name; }
    private void Hidden() { heard += "hidden "; }
}

public static class EventsFacts
{
    public static void Events()
    {
        { // listeners in order
            string s = ""; UnityEvent e = new UnityEvent();
            e.AddListener(() => s += "a"); e.AddListener(() => s += "b"); e.Invoke(); e.Invoke();
            Check(s); // => abab
        }
        { // twice is twice
            int n = 0; UnityEvent e = new UnityEvent(); UnityAction a = () => n++;
            e.AddListener(a); e.AddListener(a); e.Invoke(); e.RemoveListener(a); e.Invoke();
            Check(n); // => 2
        }
        { // values
            string s = ""; UnityEvent<int> e = new UnityEvent<int>();
            e.AddListener(x => s += x); e.Invoke(5);
            UnityEvent<int, string> f = new UnityEvent<int, string>();
            f.AddListener((x, y) => s += x + y); f.Invoke(1, "z");
            Check(s); // => 51z
        }
        { // removing all
            int n = 0; UnityEvent e = new UnityEvent();
            e.AddListener(() => n++); e.RemoveAllListeners(); e.Invoke();
            Check(n); // => 0
        }
        { // what a listener throws comes out, and the rest is not called
            int n = 0; UnityEvent e = new UnityEvent();
            e.AddListener(() => { throw new InvalidOperationException("x"); });
            e.AddListener(() => n++);
            string t = Thrown(() => e.Invoke());
            Check(t, n); // => InvalidOperationException 0
        }
        { // one added meanwhile is called the next time
            int n = 0; UnityEvent e = new UnityEvent();
            e.AddListener(() => e.AddListener(() => n++)); e.Invoke();
            int first = n;
            e.Invoke();
            Check(first, n); // => 0 1
        }
        { // one's own event type
            string s = ""; Texted e = new Texted();
            e.AddListener(x => s += x); e.Invoke("hi");
            Check(s + e.GetPersistentEventCount()); // => hi0
        }
        { // of a method of a script
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>(); UnityEvent e = new UnityEvent();
            e.AddListener(i.Count); e.Invoke(); e.RemoveListener(i.Count); e.Invoke();
            Check(i.counted); // => 1
        }
        { // calls of the file
            Persistent p = Persistent.first;
            p.told.Invoke(); p.texted.Invoke("dynamic");
            Check(p.heard); // => plain;int 7;float 2.5;text fixed;bool True;object Holder;text dynamic;
        }
        { // they can be asked
            Persistent p = Persistent.first;
            Check(p.told.GetPersistentEventCount(), p.told.GetPersistentMethodName(1),
                p.told.GetPersistentTarget(1) == p, p.told.GetPersistentListenerState(0)); // => 8 Int True RuntimeOnly
        }
        { // one can be switched off
            Persistent p = Persistent.first;
            p.heard = ""; p.told.SetPersistentListenerState(0, UnityEventCallState.Off); p.told.Invoke();
            p.told.SetPersistentListenerState(0, UnityEventCallState.RuntimeOnly);
            Check(p.heard.StartsWith("int 7")); // => True
        }
        { // removing all leaves them
            Persistent p = Persistent.first;
            p.heard = ""; p.texted.RemoveAllListeners(); p.texted.Invoke("x");
            Check(p.heard); // => text x;
        }
    }

    public static void MoreEvents()
    {
        { // a listener of what is gone is not called
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>(); UnityEvent e = new UnityEvent();
            e.AddListener(i.Count); Object.DestroyImmediate(i.gameObject); e.Invoke();
            Check(i.counted); // => 0
        }
        { // one removed meanwhile is called once more
            int n = 0; UnityEvent e = new UnityEvent(); UnityAction b = () => n++;
            e.AddListener(() => e.RemoveListener(b)); e.AddListener(b); e.Invoke();
            int first = n;
            e.Invoke();
            Check(first, n); // => 1 1
        }
        { // all removed meanwhile
            int n = 0; UnityEvent e = new UnityEvent();
            e.AddListener(() => e.RemoveAllListeners()); e.AddListener(() => n++); e.Invoke(); e.Invoke();
            Check(n); // => 1
        }
        // as text
        Check(new UnityEvent().ToString()); // => UnityEngine.Events.UnityEvent UnityEngine.Events.UnityEvent
        { // three and four values
            string s = ""; UnityEvent<int, int, int> e = new UnityEvent<int, int, int>();
            e.AddListener((a, b, c) => s += a + b + c);
            UnityEvent<int, int, int, string> f = new UnityEvent<int, int, int, string>();
            f.AddListener((a, b, c, d) => s += d + a); e.Invoke(1, 2, 3); f.Invoke(1, 2, 3, "x");
            Check(s); // => 6x1
        }
        {
            UnityEvent e = new UnityEvent();
            e.AddListener(null);
            Check(Thrown(() => e.Invoke())); // => NullReferenceException
        }
        // removing null
        Check(Thrown(() => new UnityEvent().RemoveListener(null))); // => NullReferenceException
        { // removing what is not there
            int n = 0; UnityEvent e = new UnityEvent();
            e.AddListener(() => n++); e.RemoveListener(() => n += 5); e.Invoke();
            Check(n); // => 1
        }
        { // within itself
            int n = 0; UnityEvent e = new UnityEvent();
            e.AddListener(() =>
            {
                if (n++ < 3) { e.Invoke(); }
            });
            e.Invoke();
            Check(n); // => 4
        }
        { // methods that fit
            Told t = new GameObject("t").AddComponent<Told>();
            Check(UnityEventBase.GetValidMethodInfo(t, "Number", new[] { typeof(int) }).Name,
                UnityEventBase.GetValidMethodInfo(t, "Number", new[] { typeof(string) }) == null,
                UnityEventBase.GetValidMethodInfo(t, "Nope", new Type[0]) == null); // => Number True True
        }
        { // a static listener
            UnityEvent e = new UnityEvent();
            e.AddListener(GC.Collect); e.Invoke();
            Check(e.GetPersistentEventCount()); // => 0
        }
        // an event of a script is there
        Check(new GameObject("o").AddComponent<Fields>().done != null); // => True
        {
            int n = 0; Action a = () => n++; UnityEvent e = new UnityEvent();
            e.AddListener(a.Invoke); e.Invoke(); e.RemoveListener(a.Invoke); e.Invoke();
            Check(n); // => 1
        }
    }

    public static void Messages()
    {
        { // values find their method
            Told t = new GameObject("o").AddComponent<Told>();
            t.SendMessage("Number", 5); t.SendMessage("Text", "x");
            t.gameObject.SendMessage("Thing", t.gameObject);
            Check(t.heard); // => "5 x o "
        }
        { // private ones too
            Told t = new GameObject("o").AddComponent<Told>();
            t.SendMessage("Hidden");
            Check(t.heard); // => "hidden "
        }
        {
            GameObject o = new GameObject("o"); Told a = o.AddComponent<Told>(), b = o.AddComponent<Told>();
            a.SendMessage("Number", 1);
            Check(a.heard + b.heard); // => "1 1 "
        }
        { // broadcast: parents before children, in order
            Told.all = "";
            GameObject p = new GameObject("p"), a = Child(p, "a"), b = Child(p, "b"), c = Child(a, "c");
            foreach (GameObject o in new[] { b, c, a, p }) { o.AddComponent<Told>(); }
            p.BroadcastMessage("Named");
            Check(Told.all); // => pacb
        }
        { // upwards: the object first
            Told.all = "";
            GameObject p = new GameObject("p"), a = Child(p, "a"), c = Child(a, "c");
            foreach (GameObject o in new[] { p, a, c }) { o.AddComponent<Told>(); }
            c.SendMessageUpwards("Named");
            Check(Told.all); // => cap
        }
        { // names of messages
            Told t = new GameObject("o").AddComponent<Told>();
            Check(Logged(() => t.SendMessage("Nothing"))); // => Error: SendMessage Nothing has no receiver!
        }
    }

    public static void MoreMessages()
    {
        { // each script of the object
            GameObject o = new GameObject("o"); Told a = o.AddComponent<Told>(), b = o.AddComponent<Told>();
            o.SendMessage("Number", 4);
            Check(a.heard + b.heard); // => "4 4 "
        }
        { // a private method
            Told t = new GameObject("o").AddComponent<Told>();
            t.SendMessage("Hidden");
            Check(t.heard); // => "hidden "
        }
        // no receiver
        Check(Logged(() => new GameObject("o").SendMessage("Nope")) + "|"
            + Logged(() => new GameObject("o").BroadcastMessage("Nope")) + "|"
            + Logged(() => new GameObject("o").SendMessageUpwards("Nope")).StartsWith("Error: "));
        // => Error: SendMessage Nope has no receiver!|Error: BroadcastMessage Nope has no receiver!|True
        // none is required
        Check(Logged(() =>
        {
            new GameObject("o").SendMessage("Nope", SendMessageOptions.DontRequireReceiver);
            new GameObject("o").BroadcastMessage("Nope", 1, SendMessageOptions.DontRequireReceiver);
            new GameObject("o").SendMessageUpwards("Nope", SendMessageOptions.DontRequireReceiver);
        }).Length); // => 0
        { // a value is missing
            Told t = new GameObject("o").AddComponent<Told>();
            Check(Logged(() => t.SendMessage("Number")));
            // => Error: Failed to call function Number of class Told\nCalling function Number with no parameters but
            //     the function requires 1.
        }
        { // down the tree, the object first
            Told.all = "";
            GameObject p = new GameObject("p"), c = Child(p, "c"), g = Child(c, "g");
            foreach (GameObject o in new[] { g, c, p }) { o.AddComponent<Told>(); }
            p.BroadcastMessage("Named");
            Check(Told.all); // => pcg
        }
        { // up the tree, the object first
            Told.all = "";
            GameObject p = new GameObject("p"), c = Child(p, "c"), g = Child(c, "g");
            foreach (GameObject o in new[] { p, c, g }) { o.AddComponent<Told>(); }
            g.SendMessageUpwards("Named");
            Check(Told.all); // => gcp
        }
        { // not into what is inactive
            Told.all = "";
            GameObject p = new GameObject("p"), c = Child(p, "c");
            p.AddComponent<Told>(); c.AddComponent<Told>(); c.SetActive(false); p.BroadcastMessage("Named");
            Check(Told.all); // => p
        }
        {
            GameObject o = new GameObject("o"); Told t = o.AddComponent<Told>();
            o.transform.SendMessage("Text", "by transform");
            Check(t.heard); // => "by transform "
        }
        { // an object as value
            GameObject o = new GameObject("o"); Told t = o.AddComponent<Told>();
            o.SendMessage("Thing", o);
            Check(t.heard); // => "o "
        }
        { // Invoke of what is not there
            Told t = new GameObject("o").AddComponent<Told>();
            t.Invoke("Named", 100);
            Check(t.IsInvoking(), t.IsInvoking("Named"), t.IsInvoking("Hidden")); // => True True False
        }
        {
            Told t = new GameObject("o").AddComponent<Told>();
            t.Invoke("Named", 100); t.InvokeRepeating("Hidden", 100, 1); t.CancelInvoke("Named");
            bool a = t.IsInvoking("Named"), b = t.IsInvoking();
            t.CancelInvoke();
            Check(a, b, t.IsInvoking()); // => False True False
        }
    }

    public static void Callbacks()
    {
        {
            Moved m = new GameObject("o").AddComponent<Moved>();
            m.transform.SetParent(new GameObject("p").transform); m.transform.SetParent(m.transform);
            m.transform.SetParent(m.transform.parent);
            Check(m.heard); // => "before null after p "
        }
        // objects are made in the main thread
        Check(Elsewhere(() => new GameObject()).Message.Split('\n')[0]);
        // => Internal_CreateGameObject can only be called from the main thread.
        // an animator without a controller is asked
        Check(Logged(() => new GameObject("o").AddComponent<Animator>().GetBool("x")));
        // => Warning: Animator is not playing an AnimatorController
        { // a source begins where it is told
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.clip = AudioClip.Create("c", 441000, 1, 44100, false); a.time = 5; a.Play();
            Check(a.time >= 5 && a.time < 6); // => True
        }
        { // Play goes on after a pause
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.clip = AudioClip.Create("c", 441000, 1, 44100, false); a.time = 5; a.Play(); a.Pause();
            a.Play();
            Check(a.isPlaying, a.time >= 5); // => True True
        }
        { // and begins anew while it plays
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.clip = AudioClip.Create("c", 441000, 1, 44100, false); a.time = 5; a.Play(); a.Play();
            Check(a.time < 1); // => True
        }
        { // a single shot is heard
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.clip = AudioClip.Create("c", 441000, 1, 44100, false);
            AudioClip c = a.clip;
            a.clip = null; a.PlayOneShot(c);
            bool on = a.isPlaying;
            a.Stop();
            Check(on, a.isPlaying); // => True False
        }
        { // what has ended is at its beginning
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.clip = AudioClip.Create("c", 441000, 1, 44100, false); a.time = 5; a.Play(); a.pitch = 3;
            a.clip = AudioClip.Create("d", 4, 1, 44100, false);
            Check(a.isPlaying, N(a.time)); // => False 0
        }
    }
}
