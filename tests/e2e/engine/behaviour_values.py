"""Values and assets, as documented for Unity: resources, execution order, random numbers, noise,
JSON, scenes, layers, primitives, input, time, preferences. Each row is a fact that a script can
rely on in Unity; see lib/behaviour.py."""
import os
import sys
import tempfile

from lib.behaviour import Project, Scene, compare, need_a_player, run_player, write_checks
from lib.live import YAML, asset, local

DECLARATIONS = r"""
using System;
using System.Collections.Generic;
using UnityEngine;
using UnityEngine.SceneManagement;

public enum Kind { None, First, Second = 7 }
[Serializable] public class Animal { public int legs = 4; }
[Serializable] public class Bird : Animal { public int wings = 2; }
[Serializable] public struct Pair { public int a; public int b; }
[Serializable] public class Cage { public Animal animal; public List<Animal> others = new List<Animal>(); }
[Serializable] public class Numbers { public float f; public double d; public long l; public ulong u; public Kind kind; public char c; public byte b; public bool flag; }
[Serializable] public class Texts { public string text; public string other = "old"; }
[Serializable] public class One { public float f; public One() { } public One(float f) { this.f = f; } }
[Serializable] public class OneDouble { public double d; }
[Serializable] public class Places { public Vector3 at = new Vector3(1, 2, 3); public Pair pair = new Pair { a = 1, b = 2 }; public int n = 5; }
[Serializable] public class Lists { public int[] numbers; public List<string> texts; public Pair[] pairs; }
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
[Serializable] public class Unity { public Rect rect; public LayerMask mask; public Color32 dye; public Bounds bounds; public Vector2Int cell; }
[Serializable] public class Curved { public AnimationCurve curve; }
[Serializable] public class Reference { public GameObject thing; }
[Serializable] public class Called : ISerializationCallbackReceiver
{
    public int n;
    [NonSerialized] public string heard = "";
    public void OnBeforeSerialize() { heard += "before "; n = 8; }
    public void OnAfterDeserialize() { heard += "after "; }
}
public interface IShape { string Name { get; } }
[Serializable] public class Disc : IShape { public int radius; public string Name { get { return "disc"; } } }
public class NotSerializable { public int n = 1; }
[Serializable] public class HoldsOther { public NotSerializable other = new NotSerializable(); public int n = 1; }

public static class Steps
{
    public static readonly List<string> all = new List<string>();
    public static string Of(string message) { return string.Join(" ", all.FindAll(s => s.StartsWith(message + ":")).ConvertAll(s => s.Substring(message.Length + 1)).ToArray()); }

    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)]
    private static void Listen()
    {
        SceneManager.sceneLoaded += (scene, mode) => all.Add("loaded:" + scene.name + "," + mode + "," + scene.isLoaded);
        SceneManager.activeSceneChanged += (from, to) => all.Add("active:" + from.name + ">" + to.name);
    }
}
public abstract class Stepping : MonoBehaviour
{
    private bool m_HasRun;
    private void Awake() { Steps.all.Add("Awake:" + GetType().Name); }
    private void OnEnable() { Steps.all.Add("OnEnable:" + GetType().Name); }
    private void Start() { Steps.all.Add("Start:" + GetType().Name); }
    private void Update() { if (!m_HasRun) { Steps.all.Add("Update:" + GetType().Name); } m_HasRun = true; }
}
"""
STEPPING = {  # name: (executionOrder of the .meta file, attribute)
    "Late": (100, ""), "Plain": (0, ""), "Early": (-50, ""),
    "ByAttribute": (0, "[DefaultExecutionOrder(-10)]"),
    "Overruled": (300, "[DefaultExecutionOrder(-400)]"),
}



def seeded(seed):
    """Unity's generator: xorshift of 128 bits, seeded as the Mersenne Twister is."""
    words = [seed]
    while len(words) < 4:
        words.append((words[-1] * 1812433253 + 1) & 0xffffffff)
    return words


def draw(words):
    t = (words[0] ^ (words[0] << 11)) & 0xffffffff
    new = words[3] ^ (words[3] >> 19) ^ t ^ (t >> 8)
    words[:] = words[1:] + [new]
    return new


def ranges(seed, *pairs):
    words = seeded(seed)
    return " ".join(str(low + draw(words) % (high - low)) for low, high in pairs)


def state(seed):
    signed = [w - (1 << 32) if w >> 31 else w for w in seeded(seed)]
    return "{" + ",".join(f'"s{i}":{w}' for i, w in enumerate(signed)) + "}"


RESOURCES = [
    ("a prefab is its root", 'Resources.Load("Hero")', "Hero"),
    ("a prefab is a GameObject", 'Resources.Load("Hero").GetType().Name', "GameObject"),
    ("a prefab's root is the same object", 'ReferenceEquals(Resources.Load("Hero"), Resources.Load<GameObject>("Hero"))', "True"),
    ("a prefab's child is below it", 'Resources.Load<GameObject>("Hero").transform.GetChild(0)', "Child"),
    ("a component of a prefab", 'Resources.Load<BoxCollider>("Hero").size.x', "3"),
    ("a script of a prefab", 'Resources.Load<Marker>("Hero").value', "7"),
    ("a prefab's script is not active", 'Marker m = Resources.Load<Marker>("Hero"); return m.enabled + " " + m.isActiveAndEnabled + " " + m.gameObject.activeInHierarchy + " " + Object.Instantiate(m).isActiveAndEnabled;', "True False False True"),
    ("a component that the root has not", 'Resources.Load<Camera>("Hero")', "null"),
    ("a prefab is in no scene", 'Resources.Load<GameObject>("Hero").scene.IsValid()', "False"),
    ("an instance has (Clone)", 'Object.Instantiate(Resources.Load<GameObject>("Hero")).name', "Hero(Clone)"),
    ("no such path", 'Resources.Load("Nothing")', "null"),
    ("extensions are omitted", 'Resources.Load("Texts/notes.txt")', "null"),
    ("but a name may have dots", 'Resources.Load("Texts/v1.2")', "v1.2"),
    ("case does not matter", 'Resources.Load("texts/NOTES")', "notes"),
    ("backslashes do not work", '@Resources.Load(@"Texts\\notes")', "null"),
    ("not below Resources", 'Resources.Load("Art/loose")', "null"),
    ("a second Resources folder", 'Resources.Load<TextAsset>("Texts/other").text', "second"),
    ("a Resources folder in a package", 'Resources.Load<TextAsset>("inpack").text', "packed"),
    ("by type among equal names: text", 'Resources.Load<TextAsset>("Twice").text', "twice"),
    ("by type among equal names: prefab", 'Resources.Load<GameObject>("Twice").name', "Twice"),
    ("of another type", 'Resources.Load<Material>("Texts/notes")', "null"),
    ("text without its mark", 'Resources.Load<TextAsset>("Texts/notes").text', "h\u00e9llo\nworld"),
    ("bytes are the file's", 'Resources.Load<TextAsset>("Texts/blob").bytes', "0,255,128,7"),
    ("bytes of text keep the mark", 'Resources.Load<TextAsset>("Texts/notes").bytes.Length', "15"),
    ("dataSize", 'Resources.Load<TextAsset>("Texts/blob").dataSize', "4"),
    ("ToString is the text", 'Resources.Load<TextAsset>("Texts/data").ToString()', '{"a": 1}'),
    ("the name is the file's", 'Resources.Load<TextAsset>("Texts/data").name', "data"),
    ("every kind of text", '"csv,xml,html,htm,md,yaml,fnt".Split(\',\').Select(e => Resources.Load<TextAsset>("Kinds/of_" + e).text)',
     "is csv,is xml,is html,is htm,is md,is yaml,is fnt"),
    ("an empty text", 'Resources.Load<TextAsset>("Texts/empty").text.Length', "0"),
    ("a text made by a script", 'new TextAsset("made").text + new TextAsset("made").bytes.Length', "made4"),
    ("a ScriptableObject", 'Resources.Load<Item>("Items").price', "12"),
    ("by base type", 'Resources.Load<ScriptableObject>("Items").name', "Items"),
    ("it wakes once", 'Resources.Load<Item>("Items").wakes', "1"),
    ("all objects of a file", 'Resources.LoadAll<Item>("Items").Select(i => i.name).OrderBy(n => n)', "Items,Second"),
    ("a Sprite of a texture", 'Resources.Load<Sprite>("pic").name', "pic"),
    ("a texture is a Texture2D", 'Resources.Load("pic").GetType().Name', "Texture2D"),
    ("the sprites of a sheet", 'Resources.LoadAll<Sprite>("sheet").Select(s => s.name)', "sheet_0,sheet_1"),
    ("a texture that is no sprite", 'Resources.Load<Sprite>("plain")', "null"),
    ("a folder, and those below", 'Resources.LoadAll<TextAsset>("Texts").Select(t => t.name).OrderBy(n => n)', "blob,data,deep,empty,notes,other,v1.2"),
    ("a trailing slash", 'Resources.LoadAll<TextAsset>("Kinds/").Length', "7"),
    ("everything of a type", 'Resources.LoadAll<GameObject>("").Select(t => t.name).OrderBy(n => n)', "Hero,Twice"),
    ("components of prefabs", 'Resources.LoadAll<Marker>("").Length', "1"),
    ("an array of the type", 'Resources.LoadAll("Kinds", typeof(TextAsset)).GetType().Name', "Object[]"),
    ("a generic array of the type", 'Resources.LoadAll<TextAsset>("Kinds").GetType().Name', "TextAsset[]"),
    ("nothing is an empty array", 'Resources.LoadAll("Nothing").Length', "0"),
    ("a request has its asset", 'ResourceRequest r = Resources.LoadAsync<TextAsset>("Texts/data"); return r.asset.name + r.asset.GetType().Name;', "dataTextAsset"),
    ("unloading a GameObject is refused", 'Seen.Logged(() => Resources.UnloadAsset(Resources.Load("Hero")))',
     "Error: UnloadAsset may only be used on individual assets and can not be used on GameObject's / Components / AssetBundles or GameManagers"),
    ("a prefab gets no parent", 'Seen.Logged(() => Resources.Load<GameObject>("Hero").transform.SetParent(new GameObject("p").transform))',
     "Error: Setting the parent of a transform which resides in a Prefab Asset is disabled to prevent data corruption (GameObject: 'Hero')."),
    ("and is no parent of a copy", 'GameObject c = null; string s = Seen.Logged(() => c = Object.Instantiate(new GameObject("o"), Resources.Load<GameObject>("Hero").transform)); return s + (c.transform.parent == null);',
     "Error: Cannot instantiate objects with a parent which is persistent. New object will be created without a parent.True"),
    ("a prefab is not destroyed", 'string s = Seen.Logged(() => Object.DestroyImmediate(Resources.Load<GameObject>("Twice"))); return s + (Resources.Load<GameObject>("Twice") != null);',
     "Error: Destroying assets is not permitted to avoid data loss.\nIf you really want to remove an asset use DestroyImmediate (theObject, true);True"),
    ("unloading text", 'Resources.UnloadAsset(Resources.Load("Texts/data")); return Resources.Load<TextAsset>("Texts/data").text;', '{"a": 1}'),
]

ORDER = [
    ("Awake in execution order", 'Steps.Of("Awake")', "Early ByAttribute Plain Late Overruled"),
    ("OnEnable in execution order", 'Steps.Of("OnEnable")', "Early ByAttribute Plain Late Overruled"),
    ("Start in execution order", 'Steps.Of("Start")', "Early ByAttribute Plain Late Overruled"),
    ("Update in execution order", 'Steps.Of("Update")', "Early ByAttribute Plain Late Overruled"),
    ("each object is awake and enabled before the next", 'string.Join(" ", Steps.all.Where(s => s.StartsWith("Awake:") || s.StartsWith("OnEnable:")).Take(4).ToArray())', "Awake:Early OnEnable:Early Awake:ByAttribute OnEnable:ByAttribute"),
    ("sceneLoaded of the first scene", 'Steps.Of("loaded")', "Main,Single,True"),
    ("sceneLoaded is after OnEnable and before Start",
     'int at = Steps.all.FindIndex(s => s.StartsWith("loaded:")); return at > Steps.all.FindLastIndex(s => s.StartsWith("OnEnable:")) && at < Steps.all.FindIndex(s => s.StartsWith("Start:"));', "True"),
    ("the active scene", 'SceneManager.GetActiveScene().name + SceneManager.GetActiveScene().buildIndex', "Main0"),
]

RANDOM = [
    ("Range of floats is mirrored", 'Random.InitState(1234); return Enumerable.Range(0, 7).Select(i => Random.Range(0f, 10f)).ToArray()[6].ToString("F3");', "9.403"),
    ("value of a seed", 'Random.InitState(1234); return Enumerable.Range(0, 7).Select(i => Random.value).ToArray()[6].ToString("F4");', "0.0597"),
    ("value and Range mirror each other", 'Random.InitState(5); float v = Random.value; Random.InitState(5); return Mathf.Abs(Random.Range(0f, 1f) + v - 1) < 1e-6f;', "True"),
    ("Range of whole numbers takes the rest", 'Random.InitState(0); return Random.Range(0, 100) + " " + Random.Range(-5, 9);', ranges(0, (0, 100), (-5, 9))),
    ("Range backwards", 'Random.InitState(3); int n = Random.Range(10, 0); return n > 0 && n <= 10;', "True"),
    ("Range of nothing", 'Random.Range(4, 4)', "4"),
    ("Range of nothing draws nothing", 'Random.InitState(9); float a = Random.value; Random.InitState(9); Random.Range(4, 4); return a == Random.value;', "True"),
    ("Range of equal floats draws", 'Random.InitState(9); float a = Random.value; Random.InitState(9); Random.Range(4f, 4f); return a == Random.value;', "False"),
    ("the maximum is excluded", 'Random.InitState(1); return Enumerable.Range(0, 1000).All(i => Random.Range(0, 3) < 3);', "True"),
    ("the state as JSON", 'Random.InitState(42); return JsonUtility.ToJson(Random.state);', state(42)),
    ("the state comes back", 'Random.InitState(7); Random.State s = Random.state; float a = Random.value; Random.state = s; return a == Random.value;', "True"),
    ("the state from JSON", 'Random.InitState(7); string s = JsonUtility.ToJson(Random.state); float a = Random.value; Random.state = JsonUtility.FromJson<Random.State>(s); return a == Random.value;', "True"),
    ("a circle takes two numbers", 'Random.InitState(11); Random.value.ToString(); Random.value.ToString(); float next = Random.value; Random.InitState(11); Vector2 p = Random.insideUnitCircle; return next == Random.value && p.magnitude <= 1;', "True"),
    ("a point of the circle", 'Random.InitState(11); float a = Random.Range(0f, 2 * Mathf.PI), r = Mathf.Sqrt(Random.Range(0f, 1f)); Random.InitState(11); return (Random.insideUnitCircle - new Vector2(Mathf.Cos(a) * r, Mathf.Sin(a) * r)).magnitude < 1e-6f;', "True"),
    ("a direction has length 1", 'Random.InitState(12); return Enumerable.Range(0, 50).All(i => Mathf.Abs(Random.onUnitSphere.magnitude - 1) < 1e-5f);', "True"),
    ("inside the sphere", 'Random.InitState(12); return Enumerable.Range(0, 50).All(i => Random.insideUnitSphere.magnitude <= 1.00001f);', "True"),
    ("a rotation has length 1 and no negative w", 'Random.InitState(13); return Enumerable.Range(0, 50).All(i => { Quaternion q = Random.rotation; return q.w >= 0 && Mathf.Abs(Quaternion.Dot(q, q) - 1) < 1e-5f; });', "True"),
    ("a uniform rotation has length 1", 'Random.InitState(13); return Enumerable.Range(0, 50).All(i => { Quaternion q = Random.rotationUniform; return Mathf.Abs(Quaternion.Dot(q, q) - 1) < 1e-5f; });', "True"),
    ("a colour of ranges", 'Random.InitState(14); Color c = Random.ColorHSV(0, 1, 1, 1, 1, 1); return c.a + " " + Mathf.Max(c.r, c.g, c.b);', "1 1"),
    ("noise on whole numbers", 'Mathf.PerlinNoise(3, 8).ToString("F7")', "0.4652731"),
    ("noise wraps at 256", 'Mathf.PerlinNoise(257, 1.5f).ToString("F7")', "0.6338503"),
    ("noise is even", 'Mathf.PerlinNoise(-1.25f, 2.5f) == Mathf.PerlinNoise(1.25f, -2.5f)', "True"),
    ("noise is not clamped", 'float least = 1, most = 0; for (int i = 0; i < 40000; i++) { float n = Mathf.PerlinNoise(i % 200 * 0.37f, i / 200 * 0.61f); least = Mathf.Min(least, n); most = Mathf.Max(most, n); } return least < 0.01f && most > 0.99f;', "True"),
    ("noise of one number", 'Mathf.PerlinNoise1D(1.3f) == Mathf.PerlinNoise(1.3f, 0)', "True"),
]

JSON = [
    ("declared type", 'JsonUtility.ToJson(new Cage { animal = new Bird() })', '{"animal":{"legs":4},"others":[]}'),
    ("declared type in lists", 'JsonUtility.ToJson(new Cage { others = { new Bird() } })', '{"animal":{"legs":4},"others":[{"legs":4}]}'),
    ("the object's own type is its real one", 'Animal a = new Bird(); return JsonUtility.ToJson(a);', '{"legs":4,"wings":2}'),
    ("floats are written as doubles", 'JsonUtility.ToJson(new One(0.1f))', '{"f":0.10000000149011612}'),
    ("a float whose last digit is not the nearest", 'JsonUtility.ToJson(new One(0.2f))', '{"f":0.20000000298023225}'),
    ("another", 'JsonUtility.ToJson(new One(0.15f))', '{"f":0.15000000596046449}'),
    ("one with whole digits", 'JsonUtility.ToJson(new One(218.42166f))', '{"f":218.42166137695313}'),
    ("a negative one", 'JsonUtility.ToJson(new One(-0.048794765f))', '{"f":-0.048794765025377277}'),
    ("a small one", 'JsonUtility.ToJson(new One(0.0034467578f))', '{"f":0.0034467577934265138}'),
    ("a third", 'JsonUtility.ToJson(new One(1f / 3))', '{"f":0.3333333432674408}'),
    ("a whole float", 'JsonUtility.ToJson(new One(1))', '{"f":1.0}'),
    ("minus a hundred", 'JsonUtility.ToJson(new One(-100))', '{"f":-100.0}'),
    ("a large float", 'JsonUtility.ToJson(new One(1e10f))', '{"f":10000000000.0}'),
    ("a very large float", 'JsonUtility.ToJson(new One(1e30f))', '{"f":1.0000000150474662e30}'),
    ("a tiny float", 'JsonUtility.ToJson(new One(1e-7f))', '{"f":1.0000000116860974e-7}'),
    ("a double", 'JsonUtility.ToJson(new OneDouble { d = 0.1 })', '{"d":0.1}'),
    ("a long double", 'JsonUtility.ToJson(new OneDouble { d = System.Math.PI })', '{"d":3.141592653589793}'),
    ("infinity", 'JsonUtility.ToJson(new One(float.PositiveInfinity))', '{"f":Infinity}'),
    ("numbers of all kinds", 'JsonUtility.ToJson(new Numbers { l = long.MaxValue, u = ulong.MaxValue, kind = Kind.Second, c = \'A\', b = 255, flag = true })',
     '{"f":0.0,"d":0.0,"l":9223372036854775807,"u":18446744073709551615,"kind":7,"c":65,"b":255,"flag":true}'),
    ("long numbers come back", 'Numbers n = JsonUtility.FromJson<Numbers>("{\\"l\\":9223372036854775807,\\"u\\":18446744073709551615}"); return n.l == long.MaxValue && n.u == ulong.MaxValue;', "True"),
    ("an enum from its number", 'JsonUtility.FromJson<Numbers>("{\\"kind\\":7}").kind', "Second"),
    ("a float comes back", 'JsonUtility.FromJson<One>(JsonUtility.ToJson(new One(0.1f))).f == 0.1f', "True"),
    ("a null string", 'JsonUtility.ToJson(new Texts())', '{"text":"","other":"old"}'),
    ("a string of null", 'JsonUtility.FromJson<Texts>("{\\"text\\":null}").text.Length', "0"),
    ("escapes", 'JsonUtility.ToJson(new Texts { text = "q\\"b\\\\s/\\n\\r\\t\\u001f\u00e9\u4f60" })', '{"text":"q\\"b\\\\s/\\n\\r\\t\\u001F\u00e9\u4f60","other":"old"}'),
    ("escapes come back", 'JsonUtility.FromJson<Texts>("{\\"text\\":\\"\\\\u00e9\\\\/\\\\n\\"}").text', "\u00e9/\n"),
    ("a null object is a new one", 'JsonUtility.ToJson(new Cage { others = null })', '{"animal":{"legs":4},"others":[]}'),
    ("lists", 'JsonUtility.ToJson(new Lists { numbers = new[] { 1, 2 }, texts = new List<string> { "a", null }, pairs = new[] { new Pair { a = 1 } } })',
     '{"numbers":[1,2],"texts":["a",""],"pairs":[{"a":1,"b":0}]}'),
    ("which fields", 'JsonUtility.ToJson(new Hidden())', '{"seen":1,"kept":2}'),
    ("a private field comes back", 'JsonUtility.FromJson<Hidden>("{\\"kept\\":10,\\"gone\\":10}").Kept', "13"),
    ("a class that is not serialisable", 'JsonUtility.ToJson(new HoldsOther())', '{"n":1}'),
    ("but as the whole", 'JsonUtility.ToJson(new NotSerializable())', '{"n":1}'),
    ("structs of Unity", 'JsonUtility.ToJson(new Places())', '{"at":{"x":1.0,"y":2.0,"z":3.0},"pair":{"a":1,"b":2},"n":5}'),
    ("structs with a version", 'JsonUtility.ToJson(new Unity { mask = 5, dye = new Color32(1, 2, 3, 4), rect = new Rect(1, 2, 3, 4), cell = new Vector2Int(1, 2) })',
     '{"rect":{"serializedVersion":"2","x":1.0,"y":2.0,"width":3.0,"height":4.0},"mask":{"serializedVersion":"2","m_Bits":5},"dye":{"serializedVersion":"2","rgba":67305985},'
     '"bounds":{"m_Center":{"x":0.0,"y":0.0,"z":0.0},"m_Extent":{"x":0.0,"y":0.0,"z":0.0}},"cell":{"x":1,"y":2}}'),
    ("they come back", 'JsonUtility.FromJson<Unity>(JsonUtility.ToJson(new Unity { mask = 5, rect = new Rect(1, 2, 3, 4) })).rect.width', "3"),
    ("a curve", 'JsonUtility.ToJson(new Curved { curve = new AnimationCurve(new Keyframe(0, 1, 2, 3)) })',
     '{"curve":{"serializedVersion":"2","m_Curve":[{"serializedVersion":"3","time":0.0,"value":1.0,"inSlope":2.0,"outSlope":3.0,"tangentMode":0,"weightedMode":0,"inWeight":0.0,"outWeight":0.0}],'
     '"m_PreInfinity":2,"m_PostInfinity":2,"m_RotationOrder":4}}'),
    ("a curve comes back", 'JsonUtility.FromJson<Curved>(JsonUtility.ToJson(new Curved { curve = AnimationCurve.Linear(0, 0, 2, 8) })).curve.Evaluate(1)', "4"),
    ("a reference to nothing", 'JsonUtility.ToJson(new Reference())', '{"thing":{"instanceID":0}}'),
    ("a reference comes back", 'GameObject o = new GameObject("ref"); return JsonUtility.FromJson<Reference>(JsonUtility.ToJson(new Reference { thing = o })).thing == o;', "True"),
    ("part of a struct", 'Places p = new Places(); JsonUtility.FromJsonOverwrite("{\\"at\\":{\\"x\\":9}}", p); return p.at.x + " " + p.at.y + " " + p.at.z;', "9 2 3"),
    ("part of one's own struct", 'Places p = new Places(); JsonUtility.FromJsonOverwrite("{\\"pair\\":{\\"b\\":9}}", p); return p.pair.a + " " + p.pair.b + " " + p.n;', "1 9 5"),
    ("part of a struct in FromJson", 'Places p = JsonUtility.FromJson<Places>("{\\"at\\":{\\"y\\":9}}"); return p.at.x + " " + p.at.y + " " + p.n;', "1 9 5"),
    ("part of a whole struct", 'Pair p = JsonUtility.FromJson<Pair>("{\\"b\\":3}"); return p.a + " " + p.b;', "0 3"),
    ("overwriting a boxed struct", 'object p = new Pair { a = 1, b = 2 }; JsonUtility.FromJsonOverwrite("{\\"b\\":3}", p); return ((Pair)p).a + " " + ((Pair)p).b;', "1 3"),
    ("overwriting an array replaces it", 'Lists l = new Lists { numbers = new[] { 1, 2, 3 } }; JsonUtility.FromJsonOverwrite("{\\"numbers\\":[9]}", l); return l.numbers;', "9"),
    ("overwriting keeps the object of a class", 'Cage c = new Cage { animal = new Animal() }; Animal a = c.animal; JsonUtility.FromJsonOverwrite("{\\"animal\\":{\\"legs\\":8}}", c); return a.legs;', "8"),
    ("unknown keys are passed over", 'JsonUtility.FromJson<Pair>("{\\"zzz\\":[1,{\\"q\\":2}],\\"a\\":1}").a', "1"),
    ("overwriting a ScriptableObject", 'Item i = ScriptableObject.CreateInstance<Item>(); JsonUtility.FromJsonOverwrite("{\\"price\\":3}", i); return i.price;', "3"),
    ("overwriting a MonoBehaviour", 'Marker m = new GameObject("m").AddComponent<Marker>(); JsonUtility.FromJsonOverwrite("{\\"value\\":3}", m); return m.value;', "3"),
    ("a MonoBehaviour cannot be made", 'JsonUtility.FromJson<Marker>("{}")', "ArgumentException: Cannot deserialize JSON to new instances of type 'Marker.'"),
    ("an engine's object is refused", 'JsonUtility.ToJson(new GameObject("g"))', "ArgumentException: JsonUtility.ToJson does not support engine types."),
    ("pretty", 'JsonUtility.ToJson(new Lists { numbers = new[] { 1, 2 }, texts = new List<string>(), pairs = new[] { new Pair() } }, true)',
     '{\n    "numbers": [\n        1,\n        2\n    ],\n    "texts": [],\n    "pairs": [\n        {\n            "a": 0,\n            "b": 0\n        }\n    ]\n}'),
    ("null is no text", 'JsonUtility.ToJson(null).Length', "0"),
    ("a list alone has no fields", 'JsonUtility.ToJson(new List<int> { 1 }) + JsonUtility.ToJson(5) + JsonUtility.ToJson("s") + JsonUtility.ToJson(new[] { 1 })', "{}{}{}{}"),
    ("no text is nothing", 'JsonUtility.FromJson<Pair[]>("") == null && JsonUtility.FromJson<Cage>(null) == null', "True"),
    ("broken text", 'JsonUtility.FromJson<Cage>("{\\"a\\":")', "ArgumentException: JSON parse error: Invalid value."),
    ("a list as the whole", 'JsonUtility.FromJson<Cage>("[1]")', "ArgumentException: JSON must represent an object type."),
    ("callbacks", 'Called c = new Called(); string s = JsonUtility.ToJson(c); JsonUtility.FromJsonOverwrite("{\\"n\\":1}", c); return s + c.heard + c.n;', '{"n":8}before after 1'),
]

LAYERS = [
    ("built-in layers", '"Default,TransparentFX,Ignore Raycast,Water,UI".Split(\',\').Select(n => LayerMask.NameToLayer(n))', "0,1,2,4,5"),
    ("their names", 'new[] { 0, 1, 2, 3, 4, 5, 6 }.Select(n => LayerMask.LayerToName(n))', "Default,TransparentFX,Ignore Raycast,,Water,UI,Mine"),
    ("an unknown layer", 'LayerMask.NameToLayer("Nothing")', "-1"),
    ("case matters", 'LayerMask.NameToLayer("ui")', "-1"),
    ("a mask", 'LayerMask.GetMask("UI", "Default", "Nothing")', "33"),
    ("an own layer", 'LayerMask.NameToLayer("Mine")', "6"),
    ("the project's physics", 'Physics.gravity.y + " " + Physics.sleepThreshold + " " + Physics.queriesHitBackfaces + " " + Physics.simulationMode + " " + Physics.bounceThreshold + " " + Physics.queriesHitTriggers', "-20 0.25 True Script 2 True"),
    ("the project's physics in 2D", 'Physics2D.gravity + " " + Physics2D.velocityIterations + " " + Physics2D.queriesStartInColliders + " " + Physics2D.simulationMode + " " + Physics2D.positionIterations', "(0.00, 0.00) 5 False Update 3"),
    ("the project's pipeline", 'string s = UnityEngine.Rendering.GraphicsSettings.renderPipelineAsset + "|" + QualitySettings.renderPipeline + "|" + UnityEngine.Rendering.GraphicsSettings.currentRenderPipeline; QualitySettings.renderPipeline = null; return s + "|" + UnityEngine.Rendering.GraphicsSettings.currentRenderPipeline.name;', "Pipe (Pipe)|Better (Pipe)|Better (Pipe)|Pipe"),
    ("rays pass Ignore Raycast", 'Physics.DefaultRaycastLayers', "-5"),
    ("built-in tags", '"Untagged,Respawn,Finish,EditorOnly,MainCamera,Player,GameController".Split(\',\').All(t => { GameObject o = new GameObject(); o.tag = t; return o.CompareTag(t); })', "True"),
    ("an unknown tag", 'new GameObject("x").tag = "Nothing"', "UnityException: Tag: Nothing is not defined."),
    ("an own tag", 'GameObject o = new GameObject(); o.tag = "Own"; return GameObject.FindWithTag("Own") == o;', "True"),
    ("a new object", 'GameObject o = new GameObject(); return o.name + " " + o.tag + " " + o.layer;', "New Game Object Untagged 0"),
]

PRIMITIVES = [
    ("order of components", 'GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponents<Component>().Select(c => c.GetType().Name)', "Transform,MeshFilter,BoxCollider,MeshRenderer"),
    ("a plane's", 'GameObject.CreatePrimitive(PrimitiveType.Plane).GetComponents<Component>().Select(c => c.GetType().Name)', "Transform,MeshFilter,MeshCollider,MeshRenderer"),
    ("names", 'Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>().Select(t => GameObject.CreatePrimitive(t).name)', "Sphere,Capsule,Cylinder,Cube,Plane,Quad"),
    ("meshes' names", 'Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>().Select(t => GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh.name)', "Sphere,Capsule,Cylinder,Cube,Plane,Quad"),
    ("an instance of a mesh", 'GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().mesh.name', "Cube Instance"),
    ("an instance has the vertices", 'GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().mesh.vertices.Length', "24"),
    ("vertices", 'Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>().Select(t => GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh.vertexCount)', "515,550,88,24,121,4"),
    ("vertices as an array", 'Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>().Select(t => GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh.vertices.Length)', "515,550,88,24,121,4"),
    ("indices", 'Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>().Select(t => GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh.triangles.Length)', "2304,2496,240,36,600,6"),
    ("normals and uv", 'Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>().All(t => { Mesh m = GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh; return m.normals.Length == m.vertexCount && m.uv.Length == m.vertexCount && m.normals.All(n => Mathf.Abs(n.magnitude - 1) < 1e-4f); })', "True"),
    ("faces look outwards", 'Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>().All(t => { Mesh m = GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh; int[] f = m.triangles; Vector3[] v = m.vertices; Vector3[] n = m.normals; for (int i = 0; i < f.Length; i += 3) { if (Vector3.Dot(Vector3.Cross(v[f[i + 1]] - v[f[i]], v[f[i + 2]] - v[f[i]]), n[f[i]] + n[f[i + 1]] + n[f[i + 2]]) <= 0) { return false; } } return true; })', "True"),
    ("bounds", 'Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>().Select(t => GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh.bounds.size.ToString("F0"))',
     "(1, 1, 1),(1, 2, 1),(1, 2, 1),(1, 1, 1),(10, 0, 10),(1, 1, 0)"),
    ("vertices fill the bounds", 'Enum.GetValues(typeof(PrimitiveType)).Cast<PrimitiveType>().All(t => { Mesh m = GameObject.CreatePrimitive(t).GetComponent<MeshFilter>().sharedMesh; Bounds b = new Bounds(m.vertices[0], Vector3.zero); foreach (Vector3 v in m.vertices) { b.Encapsulate(v); } return (b.size - m.bounds.size).magnitude < 1e-4f && b.center.magnitude < 1e-4f; })', "True"),
    ("the cube's first corner", 'GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().sharedMesh.vertices[0].ToString("F1")', "(0.5, -0.5, 0.5)"),
    ("the cube's first triangles", 'GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().sharedMesh.triangles.Take(6)', "0,2,3,0,3,1"),
    ("the quad", 'Mesh m = GameObject.CreatePrimitive(PrimitiveType.Quad).GetComponent<MeshFilter>().sharedMesh; return string.Join(" ", m.vertices.Select(v => v.x + "," + v.y).ToArray()) + " " + Seen.Show(m.triangles) + " " + m.normals[0].z;', "-0.5,-0.5 0.5,-0.5 -0.5,0.5 0.5,0.5 0,3,1,3,0,2 -1"),
    ("colliders' sizes", 'BoxCollider b = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<BoxCollider>(); CapsuleCollider c = GameObject.CreatePrimitive(PrimitiveType.Capsule).GetComponent<CapsuleCollider>(); SphereCollider s = GameObject.CreatePrimitive(PrimitiveType.Sphere).GetComponent<SphereCollider>(); return b.size.x + " " + c.height + " " + c.radius + " " + c.direction + " " + s.radius;', "1 2 0.5 1 0.5"),
    ("the default material", 'GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshRenderer>().sharedMaterial.name', "Default-Material"),
    ("arrays are copies", 'Mesh m = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().sharedMesh; m.vertices[0] = Vector3.zero; return m.vertices[0] != Vector3.zero;', "True"),
    ("an instance stays", 'MeshFilter f = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>(); return f.mesh == f.mesh && f.mesh == f.sharedMesh;', "True"),
    ("an instance is one's own", 'MeshFilter f = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>(); f.mesh.Clear(); f.mesh.vertices = new Vector3[3]; return GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().sharedMesh.vertexCount + " " + f.mesh.vertexCount;', "24 3"),
    ("a filter without a mesh makes one", 'new GameObject("f").AddComponent<MeshFilter>().mesh != null', "True"),
    ("a mesh that was set is not copied", 'Mesh m = new Mesh(); MeshFilter f = new GameObject("f").AddComponent<MeshFilter>(); f.mesh = m; return f.mesh == m;', "True"),
    ("Instantiate copies vertices", 'Mesh m = new Mesh { name = "own", vertices = new[] { Vector3.one } }; Mesh c = Object.Instantiate(m); return c.name + c.vertexCount + c.vertices.Length;', "own(Clone)11"),
    ("all share a mesh", 'GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().sharedMesh == GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<MeshFilter>().sharedMesh', "True"),
]

INPUT = [
    ("an axis that is not there", 'Input.GetAxis("Nothing")', "ArgumentException: Input Axis Nothing is not setup.\n To change the input settings use: Edit -> Settings -> Input"),
    ("raw", 'Input.GetAxisRaw("Nothing")', "ArgumentException: Input Axis Nothing is not setup.\n To change the input settings use: Edit -> Settings -> Input"),
    ("a button that is not there", 'Input.GetButton("Nothing")', "ArgumentException: Input Button Nothing is not setup.\n To change the input settings use: Edit -> Settings -> Input"),
    ("axes of the project", 'Input.GetAxis("Lean") + Input.GetAxisRaw("Lean")', "0"),
    ("a button of the project", 'Input.GetButtonDown("Lean") || Input.GetButtonUp("Lean")', "False"),
    ("an axis of the default that the project has not", 'Input.GetAxis("Horizontal")', "ArgumentException: Input Axis Horizontal is not setup.\n To change the input settings use: Edit -> Settings -> Input"),
    ("a key by name", 'Input.GetKey("space") || Input.GetKeyDown("a") || Input.GetKeyUp("left shift") || Input.GetKey("[1]") || Input.GetKey("joystick button 0") || Input.GetKey("mouse 1")', "False"),
    ("a key that is not there", 'Input.GetKey("zzz")', "ArgumentException: Input Key named: zzz is unknown"),
    ("a touch that is not there", 'Input.touchCount', "0"),
]

TIME = [
    ("a negative timeScale is ignored", 'float was = Time.timeScale; string s = Seen.Logged(() => Time.timeScale = -1); return s.StartsWith("Error: Time.timeScale is out of range.") + " " + (Time.timeScale == was);', "True True"),
    ("the project's times", 'Time.maximumParticleDeltaTime', "0.05"),
    ("timeScale of 0", 'Time.timeScale = 0; float t = Time.timeScale; Time.timeScale = 1; return t;', "0"),
    ("captureFramerate", 'Time.captureFramerate = 25; float d = Time.captureDeltaTime; Time.captureFramerate = 0; return d + " " + Time.captureDeltaTime;', "0.04 0"),
    ("captureDeltaTime", 'Time.captureDeltaTime = 0.1f; int f = Time.captureFramerate; Time.captureDeltaTime = 0; return f;', "10"),
    ("defaults", 'Time.fixedDeltaTime + " " + Time.maximumDeltaTime.ToString("F4") + " " + Time.timeScale', "0.02 0.3333 1"),
    ("hasChanged at first", 'new GameObject("h").transform.hasChanged', "True"),
    ("hasChanged of oneself", 'Transform t = new GameObject("h").transform; t.hasChanged = false; t.position = Vector3.one; return t.hasChanged;', "True"),
    ("hasChanged stays until it is reset", 'Transform t = new GameObject("h").transform; t.hasChanged = false; return t.hasChanged;', "False"),
    ("hasChanged of a child", 'Transform p = new GameObject("p").transform, c = new GameObject("c").transform; c.SetParent(p); c.hasChanged = false; p.hasChanged = false; p.position = Vector3.one; return c.hasChanged + " " + p.hasChanged;', "True True"),
    ("hasChanged of a grandchild", 'Transform p = new GameObject("p").transform, c = new GameObject("c").transform, d = new GameObject("d").transform; c.SetParent(p); d.SetParent(c); d.hasChanged = false; p.Rotate(0, 90, 0); return d.hasChanged;', "True"),
    ("hasChanged is not the parent's", 'Transform p = new GameObject("p").transform, c = new GameObject("c").transform; c.SetParent(p); p.hasChanged = false; c.localPosition = Vector3.one; return p.hasChanged;', "False"),
    ("hasChanged by a new parent", 'Transform p = new GameObject("p").transform, c = new GameObject("c").transform; c.hasChanged = false; c.SetParent(p); return c.hasChanged;', "True"),
    ("rays see a moved collider only after a step", 'Physics.autoSyncTransforms', "False"),
    ("autoSyncTransforms", 'Physics.autoSyncTransforms = true; bool b = Physics.autoSyncTransforms; Physics.autoSyncTransforms = false; return b;', "True"),
    ("focus", 'Application.isFocused', "True"),
]

PREFS = [
    ("an unset preference", 'PlayerPrefs.GetInt("none") + " " + PlayerPrefs.GetFloat("none", 1.5f) + " " + PlayerPrefs.GetString("none", "d") + PlayerPrefs.HasKey("none")', "0 1.5 dFalse"),
    ("another type is the default", 'PlayerPrefs.SetInt("typed", 4); return PlayerPrefs.GetString("typed", "d") + PlayerPrefs.GetFloat("typed", 2);', "d2"),
    ("a key can be deleted", 'PlayerPrefs.SetInt("gone", 4); PlayerPrefs.DeleteKey("gone"); return PlayerPrefs.HasKey("gone");', "False"),
    ("preferences are written", 'PlayerPrefs.SetInt("n", -7); PlayerPrefs.SetFloat("f", 0.1f); PlayerPrefs.SetString("s", "a\\"\u00e9\\n\\\\=b"); PlayerPrefs.SetString("empty", null); PlayerPrefs.SetInt("typed", 1); PlayerPrefs.Save(); return PlayerPrefs.GetInt("n");', "-7"),
    ("preferences that are not saved by hand", 'PlayerPrefs.SetInt("late", 5); return PlayerPrefs.GetInt("late");', "5"),
]
REFERENCES = [
    ("a managed reference has its own type", 'Shapes.first.one.GetType().Name + ((Disc)Shapes.first.one).radius', "Disc3"),
    ("a list of references", 'Shapes.first.many.Select(s => s == null ? "-" : s.Name)', "disc,-,box"),
    ("shared references are one object", 'ReferenceEquals(Shapes.first.one, Shapes.first.many[0])', "True"),
    ("references in references", '((Crate)Shapes.first.many[2]).inner.Name', "disc"),
    ("an unknown type is null", 'Shapes.first.lost == null', "True"),
    ("values beside them", 'Shapes.first.number', "5"),
    ("a type named as one of a library", '((Entry)Shapes.first.entry).worth', "6"),
    ("a long chain under a former name", 'int n = 0; Link last = null; for (Link l = Shapes.first.chain; l != null; l = l.next) { last = l; n++; } return n + " " + last.n;', "20000 19999"),
    ("a copy has its own objects", 'Shapes c = Object.Instantiate(Shapes.first); return c.one.Name + ReferenceEquals(c.one, Shapes.first.one) + ReferenceEquals(c.one, c.many[0]) + ((Disc)c.one).radius;', "discFalseTrue3"),
    ("a copy of a long chain", 'Shapes c = Object.Instantiate(Shapes.first); int n = 0; Link last = null; for (Link l = c.chain; l != null; l = l.next) { last = l; n++; } return n + " " + last.n + ReferenceEquals(c.chain, Shapes.first.chain);', "20000 19999False"),
]
AGAIN = [
    ("preferences of the last run", 'PlayerPrefs.GetInt("n") + " " + PlayerPrefs.GetFloat("f") + " " + PlayerPrefs.GetString("s") + PlayerPrefs.HasKey("empty") + PlayerPrefs.HasKey("gone")', '-7 0.1 a"\u00e9\n\\=bTrueFalse'),
    ("those that only quitting saved", 'PlayerPrefs.GetInt("late")', "5"),
    ("sceneLoaded with a warm cache", 'Steps.Of("loaded")', "Main,Single,True"),
    ("order with a warm cache", 'Steps.Of("Awake")', "Early ByAttribute Plain Late Overruled"),
]
GROUPS = {"Resources": RESOURCES, "Order": ORDER, "Random": RANDOM, "Json": JSON, "Layers": LAYERS,
          "Primitives": PRIMITIVES, "Input": INPUT, "Time": TIME, "Prefs": PREFS,
          "References": REFERENCES}


def add_bytes(project, path, content):
    project.add(path, "")
    with open(os.path.join(project.root, path), "wb") as file:
        file.write(content)


def prefab(guid, name, with_child):
    """A prefab whose child comes first in the file, as in most real ones."""
    scene = Scene(1000)
    root = scene.add(name)
    if with_child:
        scene.add("Child", root)
        scene.component(root, 65, "BoxCollider", "m_Size: {x: 3, y: 1, z: 1}")
        scene.script(root, guid, "value: 7")
    scene.items.reverse()
    return scene.text()


def add_sprites(project):
    pixel = bytes.fromhex("89504e470d0a1a0a0000000d4948445200000001000000010806000000"
                          "1f15c4890000000d49444154789c6360606060000000050001a5f645400000"
                          "000049454e44ae426082")
    sheet = "".join(f"    - serializedVersion: 2\n      name: sheet_{i}\n      internalID: {70 + i}\n"
                    "      rect:\n        serializedVersion: 2\n        x: 0\n        y: 0\n"
                    "        width: 1\n        height: 1\n" for i in range(2))
    table = "".join(f"  - first:\n      213: {70 + i}\n    second: sheet_{i}\n" for i in range(2))
    kinds = {"pic": ("  internalIDToNameTable: []\n", 1, 8, "    sprites: []\n"),
             "sheet": ("  internalIDToNameTable:\n" + table, 2, 8, "    sprites:\n" + sheet),
             "plain": ("  internalIDToNameTable: []\n", 0, 0, "    sprites: []\n")}
    for i, (name, (ids, mode, kind, sprites)) in enumerate(kinds.items()):
        path = f"Assets/Resources/{name}.png"
        add_bytes(project, path, pixel)
        project.write(path + ".meta", f"fileFormatVersion: 2\nguid: {i + 1:032x}\nTextureImporter:\n{ids}"
                      f"  serializedVersion: 11\n  spriteMode: {mode}\n  textureType: {kind}\n"
                      f"  spriteSheet:\n    serializedVersion: 2\n{sprites}")


def add_resources(project):
    marker = project.script("Marker", "public class Marker : UnityEngine.MonoBehaviour { public int value = 1; }")
    item = project.script("Item", "public class Item : UnityEngine.ScriptableObject { public int price = 1; "
                          "[System.NonSerialized] public int wakes; private void OnEnable() { wakes++; } }")
    project.add("Assets/Resources/Hero.prefab", prefab(marker, "Hero", True))
    project.add("Assets/Resources/Twice.prefab", prefab(marker, "Twice", False))
    project.add("Assets/Resources/Twice.txt", "twice")
    project.add("Assets/Art/loose.txt", "loose")
    add_bytes(project, "Assets/Resources/Texts/notes.txt", "\ufeffh\u00e9llo\nworld".encode())
    add_bytes(project, "Assets/Resources/Texts/blob.bytes", bytes([0, 255, 128, 7]))
    for name, text in (("data.json", '{"a": 1}'), ("empty.txt", ""), ("v1.2.txt", "dots"), ("Deep/deep.txt", "deep")):
        project.add("Assets/Resources/Texts/" + name, text)
    for ending in "csv xml html htm md yaml fnt".split():
        project.add(f"Assets/Resources/Kinds/of_{ending}.{ending}", "is " + ending)
    project.add("Assets/Game/Resources/Texts/other.txt", "second")
    project.write("Packages/com.test.pack/package.json", '{"name": "com.test.pack", "version": "1.0.0"}')
    project.add("Packages/com.test.pack/Runtime/Resources/inpack.txt", "packed")
    second = (f"--- !u!114 &{-77}\nMonoBehaviour:\n  m_GameObject: {local(0)}\n  m_Enabled: 1\n"
              f"  m_Script: {asset(item, 11500000, 3)}\n  m_Name: Second\n  price: 34\n")
    first = (f"--- !u!114 &11400000\nMonoBehaviour:\n  m_GameObject: {local(0)}\n  m_Enabled: 1\n"
             f"  m_Script: {asset(item, 11500000, 3)}\n  m_Name: Items\n  price: 12\n")
    project.add("Assets/Resources/Items.asset", YAML + second + first)
    add_sprites(project)


def add_stepping(project, scene):
    """Scripts with an execution order each; in the scene they are in another."""
    for name, (order, attribute) in STEPPING.items():
        path = f"Assets/Scripts/{name}.cs"
        guid = project.add(path, f"using UnityEngine;\n{attribute} public class {name} : Stepping {{ }}\n")
        project.write(path + ".meta", f"fileFormatVersion: 2\nguid: {guid}\nMonoImporter:\n  externalObjects: {{}}\n"
                      f"  serializedVersion: 2\n  defaultReferences: []\n  executionOrder: {order}\n  icon: {{instanceID: 0}}\n")
        scene.script(scene.add(name), guid)


SHAPES = """
public class Shapes : UnityEngine.MonoBehaviour
{
    public static Shapes first;
    public int number;
    [UnityEngine.SerializeReference] public IShape one;
    [UnityEngine.SerializeReference] private IShape hidden;
    [UnityEngine.SerializeReference] public System.Collections.Generic.List<IShape> many;
    [UnityEngine.SerializeReference] public object lost = "before";
    [UnityEngine.SerializeReference] public IShape entry;
    [UnityEngine.Serialization.FormerlySerializedAs("before"), UnityEngine.SerializeReference] public Link chain;
    private void Awake() { first = first ? first : this; }
}
// Named as a type of .NET's own libraries is.
[System.Serializable] public class Entry : IShape { public int worth; public string Name { get { return "entry"; } } }
[System.Serializable] public class Link { public int n; [UnityEngine.SerializeReference] public Link next; }
[System.Serializable] public class Crate : IShape
{
    [UnityEngine.SerializeReference] public IShape inner;
    public string Name { get { return "box"; } }
}
"""
SHAPE_VALUES = """
number: 5
one:
  rid: 101
hidden:
  rid: -2
many:
- rid: 101
- rid: -2
- rid: 102
lost:
  rid: 103
entry:
  rid: 104
before:
  rid: 1000
references:
  version: 2
  RefIds:
  - rid: -2
    type: {class: , ns: , asm: }
  - rid: 101
    type: {class: Disc, ns: , asm: Assembly-CSharp}
    data:
      radius: 3
  - rid: 102
    type: {class: Crate, ns: , asm: Assembly-CSharp}
    data:
      inner:
        rid: 101
  - rid: 103
    type: {class: Gone, ns: No.Where, asm: Assembly-CSharp}
    data:
      x: 1
  - rid: 104
    type: {class: Entry, ns: , asm: Assembly-CSharp}
    data:
      worth: 6
"""
LINKS = 20000  # in a chain: more than fit on a stack if each is made within the one before
SHAPE_VALUES += "".join(f"  - rid: {1000 + i}\n    type: {{class: Link, ns: , asm: Assembly-CSharp}}\n    data:\n      n: {i}\n"
                        f"      next:\n        rid: {1001 + i if i < LINKS - 1 else -2}\n" for i in range(LINKS))


def make(folder, groups):
    project, scene = Project(folder), Scene()
    scene.script(scene.add("Shapes"), project.script("Shapes", SHAPES), SHAPE_VALUES)
    runner = write_checks(project, groups, DECLARATIONS)
    add_resources(project)
    add_stepping(project, scene)
    scene.script(scene.add("Runner"), runner)
    project.scenes(Main=scene)
    project.write("ProjectSettings/TagManager.asset", YAML + "--- !u!78 &1\nTagManager:\n  serializedVersion: 2\n"
                  "  tags:\n  - Own\n  layers:\n  - Default\n  - \n  - \n  - \n  - \n  - \n  - Mine\n")
    project.write("ProjectSettings/DynamicsManager.asset", YAML + "--- !u!55 &1\nPhysicsManager:\n  m_Gravity: {x: 0, y: -20, z: 0}\n  m_SleepThreshold: 0.25\n"
                  "  m_QueriesHitBackfaces: 1\n  m_AutoSimulation: 0\n  m_Inner:\n    m_BounceThreshold: 9\n  m_QueriesHitTriggers: what\n")
    project.write("ProjectSettings/Physics2DSettings.asset", YAML + "--- !u!19 &1\nPhysics2DSettings:\n  m_Gravity: {x: 0, y: 0}\n  m_VelocityIterations: 5\n"
                  "  m_QueriesStartInColliders: 0\n  m_SimulationMode: 1\n")
    pipe = project.script("Pipe", "public class Pipe : UnityEngine.Rendering.RenderPipelineAsset { protected override UnityEngine.Rendering.RenderPipeline CreatePipeline() => null; }")
    plain, better = (asset(project.scriptable(f"Assets/{name}.asset", pipe, "m_Kind: 1"), 11400000) for name in ("Pipe", "Better"))
    project.write("ProjectSettings/GraphicsSettings.asset", YAML + f"--- !u!30 &1\nGraphicsSettings:\n  m_CustomRenderPipeline: {plain}\n")
    project.write("ProjectSettings/QualitySettings.asset", YAML + "--- !u!47 &1\nQualitySettings:\n  m_CurrentQuality: 1\n  m_QualitySettings:\n"
                  f"  - serializedVersion: 2\n    name: Low\n    customRenderPipeline: {better}\n  - serializedVersion: 2\n    name: High\n    customRenderPipeline: {{fileID: 0}}\n  m_PerPlatformDefaultQuality:\n    Standalone: 0\n")
    project.write("ProjectSettings/TimeManager.asset", YAML + "--- !u!5 &1\nTimeManager:\n  Fixed Timestep: 0.02\n  m_TimeScale: 1\n  Maximum Particle Timestep: 0.05\n")
    project.write("ProjectSettings/InputManager.asset", YAML + "--- !u!13 &1\nInputManager:\n  serializedVersion: 2\n"
                  "  m_Axes:\n  - serializedVersion: 3\n    m_Name: Lean\n    positiveButton: e\n    type: 0\n    axis: 0\n")
    return project


def main():
    need_a_player()
    with tempfile.TemporaryDirectory() as folder:
        project = make(folder, {**GROUPS, "Again": AGAIN})
        cold, code, log = run_player(project, folder)
        bad = compare(GROUPS, cold) + (code != 0)
        warm, again, more = run_player(project, folder)
        bad += compare({"Again": AGAIN}, warm) + (again != 0)
    if bad:
        print(log[-6000:], more[-2000:])
    total = sum(len(checks) for checks in GROUPS.values()) + len(AGAIN)
    print(f"behaviour_values: {total - bad} passed, {bad} failed")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
