// [SerializeReference].
using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.Serialization;
using Object = UnityEngine.Object;
using static Facts;

[Serializable] public class RefNode : IRef { public int n = 1; [SerializeReference] public IRef next; }

[Serializable]
public class RefText : IRef
{
    public string s = "t";
    [Serializable] public class Deep : IRef { public float f; }
}

[Serializable]
public class RefHolder
{
    public int before = 1;
    [SerializeReference] public IRef one;
    [SerializeReference] public List<IRef> many = new List<IRef>();
    public int after = 2;
}

[Serializable]
public class RefRenamed
{
    [FormerlySerializedAs("first"), SerializeReference] public IRef one;
    [FormerlySerializedAs("sum")] public int n;
}


[Serializable] public class RefHeard : IRef, ISerializationCallbackReceiver
{
    [SerializeReference] public IRef next;
    [NonSerialized] public string heard = "";
    public void OnBeforeSerialize() { }
    public void OnAfterDeserialize() { heard += next is Entry ? ((Entry)next).worth.ToString() : "-"; }
}

public class Context : ScriptableObject { }
[Serializable] public class Disc : INamed { public int radius; public string Name { get { return "disc"; } } }

[Serializable] public class Crate : INamed
{
    [SerializeReference] public INamed inner;
    public string Name { get { return "box"; } }
}

public static class ReferencesFacts
{
    public static void OfFiles()
    {
        // a managed reference has its own type
        Check(Shapes.first.one.GetType().Name + ((Disc)Shapes.first.one).radius); // => Disc3
        // a list of references
        Check(Shapes.first.many.Select(s => s == null ? "-" : s.Name)); // => disc,-,box
        // shared references are one object
        Check(ReferenceEquals(Shapes.first.one, Shapes.first.many[0])); // => True
        // references in references
        Check(((Crate)Shapes.first.many[2]).inner.Name); // => disc
        // an unknown type is null
        Check(Shapes.first.lost == null); // => True
        // values beside them
        Check(Shapes.first.number); // => 5
        // a type named as one of a library
        Check(((Entry)Shapes.first.entry).worth); // => 6
        { // a long chain under a former name
            int n = 0; Link last = null;
            for (Link l = Shapes.first.chain; l != null; l = l.next) { last = l; n++; }
            Check(n, last.n); // => 20000 19999
        }
        { // a copy has its own objects
            Shapes c = Object.Instantiate(Shapes.first);
            Check(c.one.Name + ReferenceEquals(c.one, Shapes.first.one) + ReferenceEquals(c.one, c.many[0])
                + ((Disc)c.one).radius); // => discFalseTrue3
        }
        { // a copy of a long chain
            Shapes c = Object.Instantiate(Shapes.first); int n = 0; Link last = null;
            for (Link l = c.chain; l != null; l = l.next) { last = l; n++; }
            Check(n + " " + last.n + ReferenceEquals(c.chain, Shapes.first.chain)); // => 20000 19999False
        }
    }

    public static void InJson()
    {
        // nothing is -2
        Check(JsonUtility.ToJson(new RefHolder()));
        // => {"before":1,"one":{"rid":-2},"many":[],"after":2,"references":{"version":2,"RefIds":[{"rid":-2,
        //    "type":{"class":"","ns":"","asm":""},"data":{}}]}}
        // numbers begin with 1000
        Check(JsonUtility.ToJson(new RefHolder { one = new RefText() }));
        // => {"before":1,"one":{"rid":1000},"many":[],"after":2,"references":{"version":2,"RefIds":[{"rid":1000,
        //    "type":{"class":"RefText","ns":"","asm":"Assembly-CSharp"},"data":{"s":"t"}}]}}
        { // one object, one number
            RefNode n = new RefNode();
            n.next = n;
            Check(JsonUtility.ToJson(new RefHolder { one = n, many = { new RefText.Deep(), n } }));
            // => {"before":1,"one":{"rid":1000},"many":[{"rid":1001},{"rid":1000}],"after":2,"references":{"version":2,
            //    "RefIds":[{"rid":1000,"type":{"class":"RefNode","ns":"","asm":"Assembly-CSharp"},"data":{"n":1,
            //    "next":{"rid":1000}}},{"rid":1001,"type":{"class":"RefText/Deep","ns":"","asm":"Assembly-CSharp"},
            //    "data":{"f":0.0}}]}}
        }
        { // there and back
            RefNode n = new RefNode { n = 5 };
            n.next = n;
            RefHolder h = JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(
                new RefHolder { one = n, many = { new RefText { s = "u" }, n, null } }));
            Check(((RefNode)h.one).n + " " + ReferenceEquals(h.one, ((RefNode)h.one).next)
                + ReferenceEquals(h.one, h.many[1]) + ((RefText)h.many[0]).s + (h.many[2] == null));
            // => 5 TrueTrueuTrue
        }
        { // what is not named stays
            RefHolder h = new RefHolder { one = new RefText() };
            JsonUtility.FromJsonOverwrite("{\"before\":7}", h);
            Check(h.before, h.one is RefText); // => 7 True
        }
        Check(JsonUtility.FromJson<RefHolder>(
            "{\"one\":{\"rid\":1000},\"references\":{\"version\":2,\"RefIds\":[{\"rid\":1000,"
            + "\"type\":{\"class\":\"Gone\",\"ns\":\"\",\"asm\":\"A\"},\"data\":{}}]}}").one
            == null); // => True
        { // a type named as one of a library
            RefHolder h = JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(
                new RefHolder { one = new Entry { worth = 7 }, many = { new State { worth = 8 } } }));
            Check(((Entry)h.one).worth, ((State)h.many[0]).worth); // => 7 8
        }
        { // another assembly's name
            RefHolder h = JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(
                new RefHolder { one = new Entry { worth = 7 } }).Replace("Assembly-CSharp", "Moved"));
            Check(((Entry)h.one).worth); // => 7
        }
        // a name in brackets is none
        Check(JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(new RefHolder { one = new Entry() })
            .Replace("Entry", "Entry[,]*, x")).one == null); // => True
        // a name without its namespace is none
        Check(JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(new RefHolder { one = new RefText.Deep() })
            .Replace("RefText/Deep", "Deep")).one == null); // => True
        { // a former name
            RefRenamed r = JsonUtility.FromJson<RefRenamed>(JsonUtility.ToJson(
                new RefRenamed { one = new Entry { worth = 7 }, n = 4 }).Replace("\"one\"", "\"first\"")
                .Replace("\"n\"", "\"sum\""));
            Check(r.n, r.one is Entry); // => 4 True
        }
        { // what is referred to is there when it is told
            RefHolder h = JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(
                new RefHolder { one = new RefHeard { next = new Entry { worth = 7 } } }));
            Check(((RefHeard)h.one).heard); // => 7
        }
        { // many references take no time
            string s = JsonUtility.ToJson(
                new RefHolder { many = Enumerable.Range(0, 3000).Select(i => (IRef)new RefText { s = i.ToString() })
                    .ToList() });
            var t = System.Diagnostics.Stopwatch.StartNew(); RefHolder h = JsonUtility.FromJson<RefHolder>(s);
            Check(((RefText)h.many[2999]).s, t.ElapsedMilliseconds < 5000); // => 2999 True
        }
        { // a long chain
            string s = "{\"one\":{\"rid\":0},\"references\":{\"version\":2,\"RefIds\":["
                + string.Join(",",
                    Enumerable.Range(0, 100000)
                        .Select(i => "{\"rid\":" + i
                            + ",\"type\":{\"class\":\"RefNode\",\"ns\":\"\",\"asm\":\"Assembly-CSharp\"},"
                            + "\"data\":{\"n\":"
                            + i + ",\"next\":{\"rid\":" + (i < 99999 ? i + 1 : -2) + "}}}")) + "]}}";
            int n = 0;
            for (RefNode r = (RefNode)JsonUtility.FromJson<RefHolder>(s).one; r != null; r = (RefNode)r.next) { n++; }
            Check(n); // => 100000
        }
    }

    public static void ByName()
    {
        { // an event's static method of a class named as one of a library
            int n = Entry.hits;
            Object.FindObjectOfType<Persistent>().told.Invoke();
            Check(Entry.hits - n); // => 1
        }
        // by a name that a library has too
        Check(ScriptableObject.CreateInstance("Context").GetType().FullName); // => Context
        // by a name without its namespace
        Check(ScriptableObject.CreateInstance("Leaflet").GetType().FullName); // => Deep.Leaflet
        // by its whole name
        Check(ScriptableObject.CreateInstance("Deep.Leaflet").GetType().FullName); // => Deep.Leaflet
        { // by the name of what is no such object
            object o = 0;
            Check(Logged(() => o = ScriptableObject.CreateInstance("RefNode")) + (o == null));
            // => Error: Instance of RefNode couldn't be created because there is no script with that name.True
        }
    }
}
