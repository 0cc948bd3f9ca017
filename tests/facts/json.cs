// JsonUtility.
using System;
using System.Collections.Generic;
using UnityEngine;
using static Facts;

[Serializable] public class Hashed { public Hash128 hash; public Hash128[] more = new Hash128[1]; }
[Serializable] public class Animal { public int legs = 4; }
[Serializable] public class Bird : Animal { public int wings = 2; }
[Serializable] public class Cage { public Animal animal; public List<Animal> others = new List<Animal>(); }

[Serializable]
public class Numbers
{
    public float f;
    public double d;
    public long l;
    public ulong u;
    public Kind kind;
    public char c;
    public byte b;
    public bool flag;
}

[Serializable] public class One { public float f; public One() { } public One(float f) { this.f = f; } }
[Serializable] public class OneDouble { public double d; }

[Serializable]
public class Places
{
    public Vector3 at = new Vector3(1, 2, 3);
    public Pair pair = new Pair { a = 1, b = 2 };
    public int n = 5;
}

[Serializable] public class Lists { public int[] numbers; public List<string> texts; public Pair[] pairs; }

[Serializable]
public class OfUnity
{
    public Rect rect;
    public LayerMask mask;
    public Color32 dye;
    public Bounds bounds;
    public Vector2Int cell;
}

[Serializable] public class Curved { public AnimationCurve curve; }
[Serializable] public class Reference { public GameObject thing; }

[Serializable] public class CalledBack : ISerializationCallbackReceiver
{
    public int n;
    [NonSerialized] public string heard = "";
    public void OnBeforeSerialize() { heard += "before "; n = 8; }
    public void OnAfterDeserialize() { heard += "after "; }
}

public class NotSerializable { public int n = 1; }
[Serializable] public class HoldsOther { public NotSerializable other = new NotSerializable(); public int n = 1; }

[Serializable] public class Texts { public string text; public string other = "old"; }

[Serializable]
public class Hidden
{
    public int seen = 1;
    [SerializeField] private int kept = 2;
    private int gone = 3;
    [NonSerialized] public int skipped = 4;
    public int Property { get; set; }
    public static int shared = 5;
    public const int fixedOne = 6;
    public readonly int readOnly = 7;
    public Dictionary<string, int> map = new Dictionary<string, int>();
    public List<List<int>> nested = new List<List<int>>();
    public int Kept { get { return kept + gone; } }
}

[Serializable]
public class Saved
{
    public int number = 1;
    public float part;
    public string text;
    public Vector3 place;
    public List<int> list;
    public Flag inner;
    [NonSerialized] public int passing = 5;
}

[Serializable] public struct Flag { public bool isSet; }

public static class JsonFacts
{
    public static void Objects()
    {
        Saved saved = new Saved { part = 2, text = "a\"\n\u00e9", place = new Vector3(1, 2.5f, 3) };
        saved.list = new List<int> { 1, 2 };
        saved.inner.isSet = true;
        string json = JsonUtility.ToJson(saved);
        // JSON of an object
        Check(json);
        // => {"number":1,"part":2.0,"text":"a\\"\\né","place":{"x":1.0,"y":2.5,"z":3.0},"list":[1,2],
        //    "inner":{"isSet":true}}
        // JSON and back
        Check(JsonUtility.ToJson(JsonUtility.FromJson<Saved>(json)) == json); // => True
        // pretty JSON
        Check(JsonUtility.ToJson(saved.inner, true)); // => {\n    "isSet": true\n}
        string text = " { \"list\" : [ 3 ] , \"unknown\" : {\"a\":[null]} , \"part\": -1e1 } ";
        Saved read = JsonUtility.FromJson<Saved>(text);
        // a list from JSON
        Check(read.list[0]); // => 3
        // a number from JSON
        Check(read.part); // => -10
        // what JSON does not have stays
        Check(read.number); // => 1
    }

    public static void BadTexts()
    {
        Check(Thrown(() => JsonUtility.FromJson<Saved>("{"))); // => ArgumentException
        Check(Thrown(() => JsonUtility.FromJson<Saved>("{\"a\" 1}"))); // => ArgumentException
        Check(Thrown(() => JsonUtility.FromJson<Saved>("[1]"))); // => ArgumentException
        Check(Thrown(() => JsonUtility.FromJson<Saved>("{\"a\":1,}"))); // => ArgumentException
        Check(Thrown(() => JsonUtility.FromJson<Saved>("{\"a\":tru}"))); // => ArgumentException
        Check(Thrown(() => JsonUtility.FromJson<Saved>("{\"a\":\"\\x\"}"))); // => ArgumentException
        Check(Thrown(() => JsonUtility.FromJson<Saved>("{} {}"))); // => ArgumentException
        Check(Thrown(() => JsonUtility.FromJson<Saved>(new string('[', 100000)))); // => ArgumentException
    }

    public static void Values()
    {
        // declared type
        Check(JsonUtility.ToJson(new Cage { animal = new Bird() })); // => {"animal":{"legs":4},"others":[]}
        // declared type in lists
        Check(JsonUtility.ToJson(new Cage { others = { new Bird() } }));
        // => {"animal":{"legs":4},"others":[{"legs":4}]}
        { // the object's own type is its real one
            Animal a = new Bird();
            Check(JsonUtility.ToJson(a)); // => {"legs":4,"wings":2}
        }
        // floats are written as doubles
        Check(JsonUtility.ToJson(new One(0.1f))); // => {"f":0.10000000149011612}
        // a float whose last digit is not the nearest
        Check(JsonUtility.ToJson(new One(0.2f))); // => {"f":0.20000000298023225}
        // another
        Check(JsonUtility.ToJson(new One(0.15f))); // => {"f":0.15000000596046449}
        // one with whole digits
        Check(JsonUtility.ToJson(new One(218.42166f))); // => {"f":218.42166137695313}
        // a negative one
        Check(JsonUtility.ToJson(new One(-0.048794765f))); // => {"f":-0.048794765025377277}
        // a small one
        Check(JsonUtility.ToJson(new One(0.0034467578f))); // => {"f":0.0034467577934265138}
        // a third
        Check(JsonUtility.ToJson(new One(1f / 3))); // => {"f":0.3333333432674408}
        // a whole float
        Check(JsonUtility.ToJson(new One(1))); // => {"f":1.0}
        // minus a hundred
        Check(JsonUtility.ToJson(new One(-100))); // => {"f":-100.0}
        // a large float
        Check(JsonUtility.ToJson(new One(1e10f))); // => {"f":10000000000.0}
        // a very large float
        Check(JsonUtility.ToJson(new One(1e30f))); // => {"f":1.0000000150474662e30}
        // a tiny float
        Check(JsonUtility.ToJson(new One(1e-7f))); // => {"f":1.0000000116860974e-7}
        Check(JsonUtility.ToJson(new OneDouble { d = 0.1 })); // => {"d":0.1}
        // a long double
        Check(JsonUtility.ToJson(new OneDouble { d = System.Math.PI })); // => {"d":3.141592653589793}
        Check(JsonUtility.ToJson(new One(float.PositiveInfinity))); // => {"f":Infinity}
        // numbers of all kinds
        Check(JsonUtility.ToJson(
            new Numbers { l = long.MaxValue, u = ulong.MaxValue, kind = Kind.Second, c = 'A', b = 255,
                flag = true }));
        // => {"f":0.0,"d":0.0,"l":9223372036854775807,"u":18446744073709551615,"kind":7,"c":65,"b":255,"flag":true}
        { // long numbers come back
            Numbers n = JsonUtility.FromJson<Numbers>("{\"l\":9223372036854775807,\"u\":18446744073709551615}");
            Check(n.l == long.MaxValue && n.u == ulong.MaxValue); // => True
        }
        // an enum from its number
        Check(JsonUtility.FromJson<Numbers>("{\"kind\":7}").kind); // => Second
        // a float comes back
        Check(JsonUtility.FromJson<One>(JsonUtility.ToJson(new One(0.1f))).f == 0.1f); // => True
        // a null string
        Check(JsonUtility.ToJson(new Texts())); // => {"text":"","other":"old"}
        // a string of null
        Check(JsonUtility.FromJson<Texts>("{\"text\":null}").text.Length); // => 0
        // escapes
        Check(JsonUtility.ToJson(new Texts { text = "q\"b\\s/\n\r\t\u001fé你" }));
        // => {"text":"q\\"b\\\\s/\\n\\r\\t\\u001Fé你","other":"old"}
        // escapes come back
        Check(JsonUtility.FromJson<Texts>("{\"text\":\"\\u00e9\\/\\n\"}").text); // => é/\n
        // a null object is a new one
        Check(JsonUtility.ToJson(new Cage { others = null })); // => {"animal":{"legs":4},"others":[]}
        Check(JsonUtility.ToJson(
            new Lists { numbers = new[] { 1, 2 }, texts = new List<string> { "a", null },
                pairs = new[] { new Pair { a = 1 } } }));
        // => {"numbers":[1,2],"texts":["a",""],"pairs":[{"a":1,"b":0}]}
        // which fields
        Check(JsonUtility.ToJson(new Hidden())); // => {"seen":1,"kept":2}
        // a private field comes back
        Check(JsonUtility.FromJson<Hidden>("{\"kept\":10,\"gone\":10}").Kept); // => 13
        // a class that is not serialisable
        Check(JsonUtility.ToJson(new HoldsOther())); // => {"n":1}
        // but as the whole
        Check(JsonUtility.ToJson(new NotSerializable())); // => {"n":1}
        // structs of Unity
        Check(JsonUtility.ToJson(new Places())); // => {"at":{"x":1.0,"y":2.0,"z":3.0},"pair":{"a":1,"b":2},"n":5}
        // structs with a version
        Check(JsonUtility.ToJson(
            new OfUnity { mask = 5, dye = new Color32(1, 2, 3, 4), rect = new Rect(1, 2, 3, 4),
                cell = new Vector2Int(1, 2) }));
        // => {"rect":{"serializedVersion":"2","x":1.0,"y":2.0,"width":3.0,"height":4.0},
        //    "mask":{"serializedVersion":"2","m_Bits":5},"dye":{"serializedVersion":"2","rgba":67305985},
        //    "bounds":{"m_Center":{"x":0.0,"y":0.0,"z":0.0},"m_Extent":{"x":0.0,"y":0.0,"z":0.0}},"cell":{"x":1,"y":2}}
        // they come back
        Check(JsonUtility.FromJson<OfUnity>(JsonUtility.ToJson(
            new OfUnity { mask = 5, rect = new Rect(1, 2, 3, 4) })).rect.width); // => 3
        Check(JsonUtility.ToJson(new Curved { curve = new AnimationCurve(new Keyframe(0, 1, 2, 3)) }));
        // => {"curve":{"serializedVersion":"2","m_Curve":[{"serializedVersion":"3","time":0.0,"value":1.0,
        //    "inSlope":2.0,"outSlope":3.0,"tangentMode":0,"weightedMode":0,"inWeight":0.0,"outWeight":0.0}],
        //    "m_PreInfinity":2,"m_PostInfinity":2,"m_RotationOrder":4}}
        // a curve comes back
        Check(JsonUtility.FromJson<Curved>(JsonUtility.ToJson(
            new Curved { curve = AnimationCurve.Linear(0, 0, 2, 8) })).curve.Evaluate(1)); // => 4
        // a reference to nothing
        Check(JsonUtility.ToJson(new Reference())); // => {"thing":{"instanceID":0}}
        { // a reference comes back
            GameObject o = new GameObject("ref");
            Check(JsonUtility.FromJson<Reference>(JsonUtility.ToJson(new Reference { thing = o })).thing == o);
            // => True
        }
        { // part of a struct
            Places p = new Places();
            JsonUtility.FromJsonOverwrite("{\"at\":{\"x\":9}}", p);
            Check(p.at.x, p.at.y, p.at.z); // => 9 2 3
        }
        { // part of one's own struct
            Places p = new Places();
            JsonUtility.FromJsonOverwrite("{\"pair\":{\"b\":9}}", p);
            Check(p.pair.a, p.pair.b, p.n); // => 1 9 5
        }
        { // part of a struct in FromJson
            Places p = JsonUtility.FromJson<Places>("{\"at\":{\"y\":9}}");
            Check(p.at.x, p.at.y, p.n); // => 1 9 5
        }
        { // part of a whole struct
            Pair p = JsonUtility.FromJson<Pair>("{\"b\":3}");
            Check(p.a, p.b); // => 0 3
        }
        { // overwriting a boxed struct
            object p = new Pair { a = 1, b = 2 };
            JsonUtility.FromJsonOverwrite("{\"b\":3}", p);
            Check(((Pair)p).a, ((Pair)p).b); // => 1 3
        }
        { // overwriting an array replaces it
            Lists l = new Lists { numbers = new[] { 1, 2, 3 } };
            JsonUtility.FromJsonOverwrite("{\"numbers\":[9]}", l);
            Check(l.numbers); // => 9
        }
        { // overwriting keeps the object of a class
            Cage c = new Cage { animal = new Animal() }; Animal a = c.animal;
            JsonUtility.FromJsonOverwrite("{\"animal\":{\"legs\":8}}", c);
            Check(a.legs); // => 8
        }
        // unknown keys are passed over
        Check(JsonUtility.FromJson<Pair>("{\"zzz\":[1,{\"q\":2}],\"a\":1}").a); // => 1
        { // overwriting a ScriptableObject
            Item i = ScriptableObject.CreateInstance<Item>();
            JsonUtility.FromJsonOverwrite("{\"price\":3}", i);
            Check(i.price); // => 3
        }
        { // overwriting a MonoBehaviour
            Marker m = new GameObject("m").AddComponent<Marker>();
            JsonUtility.FromJsonOverwrite("{\"value\":3}", m);
            Check(m.value); // => 3
        }
        // a MonoBehaviour cannot be made
        Throws(() => JsonUtility.FromJson<Marker>("{}"));
        // => ArgumentException: Cannot deserialize JSON to new instances of type 'Marker.'
        // an engine's object is refused
        Throws(() => JsonUtility.ToJson(new GameObject("g")));
        // => ArgumentException: JsonUtility.ToJson does not support engine types.
        // pretty
        Check(JsonUtility.ToJson(new Lists { numbers = new[] { 1, 2 }, texts = new List<string>(),
            pairs = new[] { new Pair() } }, true));
        // => {\n    "numbers": [\n        1,\n        2\n    ],\n    "texts": [],\n    "pairs": [\n        {\n
        //                "a": 0,\n            "b": 0\n        }\n    ]\n}
        // null is no text
        Check(JsonUtility.ToJson(null).Length); // => 0
        // a list alone has no fields
        Check(JsonUtility.ToJson(new List<int> { 1 }) + JsonUtility.ToJson(5) + JsonUtility.ToJson("s")
            + JsonUtility.ToJson(new[] { 1 })); // => {}{}{}{}
        // no text is nothing
        Check(JsonUtility.FromJson<Pair[]>("") == null && JsonUtility.FromJson<Cage>(null) == null); // => True
        // broken text
        Throws(() => JsonUtility.FromJson<Cage>("{\"a\":")); // => ArgumentException: JSON parse error: Invalid value.
        // a list as the whole
        Throws(() => JsonUtility.FromJson<Cage>("[1]")); // => ArgumentException: JSON must represent an object type.
        { // callbacks
            CalledBack c = new CalledBack(); string s = JsonUtility.ToJson(c);
            JsonUtility.FromJsonOverwrite("{\"n\":1}", c);
            Check(s + c.heard + c.n); // => {"n":8}before after 1
        }
    }

    public static void MoreValues()
    {
        // fields of the base come first
        Check(JsonUtility.ToJson(new MoreInner { value = 1, more = 2 })); // => {"value":1,"more":2}
        { // a script's fields
            Deep.Inside i = new GameObject("o").AddComponent<Deep.Inside>();
            i.counted = 4;
            Check(JsonUtility.ToJson(i)); // => {"counted":4}
        }
        // a ScriptableObject's fields
        Check(JsonUtility.ToJson(ScriptableObject.CreateInstance<Sheet>())); // => {"number":1,"inner":{"value":3}}
        // case matters
        Check(JsonUtility.FromJson<Inner>("{\"Value\":9}").value); // => 3
        // spaces do not
        Check(JsonUtility.FromJson<Inner>(" \n{ \"value\" : 9 }\t").value); // => 9
        // a fraction for a whole number
        Check(JsonUtility.FromJson<Inner>("{\"value\":1.9}").value); // => 1
        // an exponent
        Check(JsonUtility.FromJson<Boxed<float>>("{\"value\":1.5e2}").value); // => 150
        // generic classes
        Check(JsonUtility.ToJson(new Boxed<int> { value = 5 })
            + JsonUtility.ToJson(new Boxed<Vector2> { value = Vector2.up }));
        // => {"value":5}{"value":{"x":0.0,"y":1.0}}
        // rotations and colours
        Check(JsonUtility.ToJson(new Boxed<Quaternion> { value = Quaternion.identity })
            + JsonUtility.ToJson(new Boxed<Color> { value = Color.red }));
        // => {"value":{"x":0.0,"y":0.0,"z":0.0,"w":1.0}}{"value":{"r":1.0,"g":0.0,"b":0.0,"a":1.0}}
        // values of Unity as the whole
        Check(JsonUtility.ToJson(Vector3.one) + JsonUtility.FromJson<Vector3>("{\"y\":2}"));
        // => {"x":1.0,"y":1.0,"z":1.0}(0.00, 2.00, 0.00)
        // pretty objects in objects
        Check(JsonUtility.ToJson(new Boxed<Inner> { value = new Inner() }, true));
        // => {\n    "value": {\n        "value": 3\n    }\n}
        // a list in a wrapper
        Check(JsonUtility.FromJson<Boxed<List<int>>>("{\"value\":[3,1,2]}").value); // => 3,1,2
        // an object of another type is passed over
        Check(JsonUtility.FromJson<Boxed<List<int>>>("{}").value == null
            || JsonUtility.FromJson<Boxed<List<int>>>("{}").value.Count == 0); // => True
        // true and false
        Check(JsonUtility.FromJson<Boxed<bool>>("{\"value\":true}").value); // => True
    }

    public static void Hashes()
    {
        Check(JsonUtility.ToJson(new Hashed { hash = new Hash128(1, 2, 3, 4) }));
        // => {"hash":{"serializedVersion":"2","Hash":"01000000020000000300000004000000"},
        //    "more":[{"serializedVersion":"2","Hash":"00000000000000000000000000000000"}]}
        // it comes back
        Check(JsonUtility.FromJson<Hashed>(JsonUtility.ToJson(new Hashed { hash = new Hash128(1, 2, 3, 4) })).hash
            == new Hash128(1, 2, 3, 4)); // => True
    }
}
