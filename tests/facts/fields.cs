// Fields of scripts: which are copied and read from files, and their attributes.
using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.SceneManagement;
using UnityEngine.Serialization;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public class MoreFields : Fields { public int added; }

[Serializable]
public class Words : ISerializationCallbackReceiver
{
    public string list = "";
    [NonSerialized] public List<string> words = new List<string>();
    public void OnBeforeSerialize() { list = string.Join(" ", words.ToArray()); }
    public void OnAfterDeserialize() { words = list.Split(' ').ToList(); }
}

public class Called : MonoBehaviour, ISerializationCallbackReceiver
{
    public static string heard = "";
    public int kept;
    public Words inside = new Words();
    private int m_Made;
    public int Made { get { return m_Made; } }
    public void OnBeforeSerialize() { heard += "before "; }
    public void OnAfterDeserialize() { heard += "after "; m_Made = kept * 2; }
    private void Awake() { heard += "awake "; }
}

[Serializable] public class Square0 : Shape0 { public int side; }

[CreateAssetMenu(fileName = "new sheet", menuName = "Own/Sheet", order = 3)]
public class KeptSheet : ScriptableObject { public List<string> items = new List<string>(); }

public static class FieldsFacts
{
    public static void Copies()
    {
        { // public fields and those with [SerializeField]
            Fields f = Filled(), c = Object.Instantiate(f);
            Check(c.number, c.Hidden, c.Private, c.skipped, c.Property, c.AutoField); // => 5 6 1 1 0 9
        }
        { // plain classes are copied
            Fields f = Filled();
            f.inner.value = 8;
            Fields c = Object.Instantiate(f);
            c.inner.value = 9;
            Check(f.inner.value, c.inner.value); // => 8 9
        }
        { // a null class becomes a new one
            Fields f = Filled();
            f.inner = null;
            Check(Object.Instantiate(f).inner.value); // => 3
        }
        { // null texts and lists become empty
            Fields f = Filled();
            f.text = null; f.list = null; f.array = null;
            Fields c = Object.Instantiate(f);
            Check(c.text.Length, c.list.Count, c.array.Length); // => 0 0 0
        }
        { // lists are copied
            Fields f = Filled();
            f.list.Add(4); f.inners.Add(new Inner { value = 7 });
            Fields c = Object.Instantiate(f);
            c.list.Add(5); c.inners[0].value = 1;
            Check(f.list.Count, c.list.Count, f.inners[0].value); // => 1 2 7
        }
        { // one object in two fields becomes two
            Fields f = Filled();
            f.inner = f.second = new Inner();
            Fields c = Object.Instantiate(f);
            Check(ReferenceEquals(c.inner, c.second)); // => False
        }
        { // a derived object becomes one of the field's type
            Fields f = Filled();
            f.inner = new MoreInner { value = 4, more = 5 };
            Fields c = Object.Instantiate(f);
            Check(c.inner.GetType().Name, c.inner.value); // => Inner 4
        }
        { // structs
            Fields f = Filled();
            f.pair = new Pair { a = 1, b = 2 };
            Check(Object.Instantiate(f).pair.b); // => 2
        }
        { // enums
            Fields f = Filled();
            f.kind = Kind.Second;
            Check(Object.Instantiate(f).kind); // => Second
        }
        { // what is not serialised is as the initialiser left it
            Fields f = Filled();
            f.map["a"] = 1; f.decimalNumber = 5; f.maybe = 5; f.nested.Add(new List<int>());
            f.grid = new int[2, 2]; f.jagged = new int[1][]; f.any = "x"; f.shape = new Round();
            f.call = () => { }; f.set.Add(1); f.when = DateTime.MaxValue;
            Fields c = Object.Instantiate(f);
            Check(c.map.Count + " " + c.decimalNumber + " " + (c.maybe == null) + " " + c.nested.Count + " "
                + (c.grid == null) + (c.jagged == null) + (c.any == null) + (c.shape == null) + (c.call == null) + " "
                + c.set.Count + " " + (c.when == default(DateTime))); // => 0 0 True 0 TrueTrueTrueTrueTrue 0 True
        }
        { // statics, constants and readonly ones
            Fields f = Filled();
            Fields.shared = 4;
            Fields c = Object.Instantiate(f);
            Check(c.readOnly, Fields.shared); // => 1 4
        }
        { // every number
            Fields f = Filled();
            f.big = long.MinValue; f.small = -3; f.real = 0.1; f.letter = 'z'; f.flag = true;
            f.unsigned = ulong.MaxValue;
            Fields c = Object.Instantiate(f);
            Check(c.big, c.small, c.real, c.letter, c.flag, c.unsigned);
            // => -9223372036854775808 -3 0.1 z True 18446744073709551615
        }
        { // Unity's own values
            Fields f = Filled();
            f.place = Vector3.one; f.tint = Color.red; f.turn = Quaternion.Euler(0, 90, 0);
            f.box = new Bounds(Vector3.one, Vector3.one); f.mask = 9;
            f.curve = AnimationCurve.Linear(0, 0, 1, 1);
            f.rise.SetKeys(new[] { new GradientColorKey(Color.red, 0) }, new[] { new GradientAlphaKey(1, 0) });
            f.cell = new Vector3Int(1, 2, 3);
            Fields c = Object.Instantiate(f);
            Check(c.place, c.tint, N(c.turn.eulerAngles), c.box.center, c.mask.value, c.curve.length,
                c.rise.Evaluate(0).g, c.cell);
            // => (1.00, 1.00, 1.00) RGBA(1.000, 0.000, 0.000, 1.000) 0,90,0 (1.00, 1.00, 1.00) 9 2 0 (1, 2, 3)
        }
        { // curves are copied
            Fields f = Filled();
            f.curve = AnimationCurve.Linear(0, 0, 1, 1);
            Fields c = Object.Instantiate(f);
            c.curve.AddKey(2, 2);
            Check(f.curve.length, c.curve.length); // => 2 3
        }
        { // references
            Fields f = Filled(); GameObject other = new GameObject("other");
            f.thing = other; f.things = new[] { f.transform, other.transform };
            Fields c = Object.Instantiate(f);
            Check(c.thing == other, c.things[0] == c.transform, c.things[1] == other.transform); // => True True True
        }
        { // a reference to what is gone
            Fields f = Filled();
            f.thing = new GameObject("other"); Object.DestroyImmediate(f.thing);
            Check(Object.Instantiate(f).thing == null); // => True
        }
        { // generic classes
            Fields f = Filled();
            f.generic = new Boxed<int> { value = 6 }; f.generics.Add(new Boxed<string> { value = "s" });
            Fields c = Object.Instantiate(f);
            Check(c.generic.value + c.generics[0].value); // => 6s
        }
        { // base classes come too
            MoreFields f = new GameObject("o").AddComponent<MoreFields>();
            f.number = 7; f.added = 8; f.Set(9);
            MoreFields c = Object.Instantiate(f);
            Check(c.number, c.added, c.Hidden); // => 7 8 9
        }
        { // callbacks of a script
            Called.heard = "";
            Called f = new GameObject("o").AddComponent<Called>();
            Called.heard = ""; f.kept = 3;
            Called c = Object.Instantiate(f);
            Check(c.kept + " " + c.Made + " " + Called.heard.Contains("before") + Called.heard.Contains("after") + " "
                + (Called.heard.LastIndexOf("after") < Called.heard.IndexOf("awake"))); // => 3 6 TrueTrue True
        }
        { // callbacks of a class in it
            Called f = new GameObject("o").AddComponent<Called>();
            f.inside.list = "a b"; f.inside.words = new List<string> { "x", "y" };
            Called c = Object.Instantiate(f);
            Check(c.inside.words); // => x,y
        }
        { // listeners of events are not copied
            Fields f = Filled(); int n = 0;
            f.done.AddListener(() => n++); Object.Instantiate(f).done.Invoke(); f.done.Invoke();
            Check(n); // => 1
        }
        { // managed references keep type and identity
            Fields f = Filled();
            f.referenced = new Round { radius = 4 }; f.again = f.referenced;
            Fields c = Object.Instantiate(f);
            Check(((Round)c.referenced).radius, ReferenceEquals(c.referenced, c.again),
                ReferenceEquals(c.referenced, f.referenced)); // => 4 True False
        }
        { // a null managed reference stays null
            Fields f = Filled();
            f.referenced = null;
            Check(Object.Instantiate(f).referenced == null); // => True
        }
        { // a class within itself ends
            Fields f = Filled();
            f.node = new Node { value = 1, next = new Node { value = 2 } };
            Fields c = Object.Instantiate(f);
            Check(c.node.value, c.node.next.value); // => 1 2
        }
    }

    public static void Files()
    {
        // a missing script is told of
        Check(Attributed.early.Contains(
            "Warning: The referenced script on this Behaviour (Game Object 'Lost') is missing!")); // => True
        { // and is a null among the components
            Component[] c = GameObject.Find("Lost").GetComponents<Component>();
            Check(c.Length, c[1] == null); // => 2 True
        }
        // [RuntimeInitializeOnLoadMethod] is after the scene
        Check(Attributed.whenLoaded); // => True
        // values of the file before Awake
        Check(Stored.first.seen); // => number 12 text hello list 1,2,3 inner 7
        // fields that the file has not keep their initialisers
        Check(Stored.first.missing, Stored.first.missingInner.value); // => 44 3
        // a former name
        Check(Stored.first.renamed); // => 31
        // a private field
        Check(Stored.first.Secret); // => 17
        // a field of a property
        Check(Stored.first.Auto); // => 21
        // what the file has and the class has not is passed over
        Check(Stored.first.number); // => 12
        // an enum by number
        Check(Stored.first.kind); // => Second
        // an array of structs
        Check(Stored.first.pairs.Select(p => p.a + ":" + p.b)); // => 1:2,3:4
        // references in the scene
        Check(Stored.first.other.name, Stored.first.body.GetType().Name, Stored.first.nothing == null);
        // => Holder BoxCollider True
        // a wrong reference is null
        Check(Stored.first.wrong == null); // => True
        // Unity's values
        Check(Stored.first.place, Stored.first.tint, N(Stored.first.curve.Evaluate(0.5f)), Stored.first.mask.value);
        // => (1.00, 2.00, 3.00) RGBA(1.000, 0.500, 0.000, 1.000) 0.5 6
        // a bool and a float
        Check(Stored.first.flag, Stored.first.real); // => True 2.5
        // null in code is not null after loading
        Check(Stored.first.emptyText != null, Stored.first.emptyList != null, Stored.first.emptyClass != null);
        // => True True True
        { // the application tells that it runs
            string h = Stored.first.heard;
            Check(h.StartsWith("awake "), h.Contains("paused False"), h.Contains("focus True"),
                h.IndexOf("paused") < h.IndexOf("start")); // => True True True True
        }
        { // an inactive object has its values too
            Stored s = Resources.FindObjectsOfTypeAll<Stored>().First(x => x.name == "Asleep");
            Check(s.number, s.seen == null); // => 99 True
        }
    }

    public static void Kinds()
    {
        { // hidden ones are copied
            Kept k = Make1();
            k.hidden = 5;
            Check(Object.Instantiate(k).hidden); // => 5
        }
        { // a class without [Serializable] is not
            Kept k = Make1();
            k.plain = new Plain0 { n = 4 }; k.plainStruct.n = 4;
            Check(Object.Instantiate(k).plain == null, Object.Instantiate(k).plainStruct.n); // => True 0
        }
        { // nor an abstract one
            Kept k = Make1();
            k.shape = new Square0();
            Check(Object.Instantiate(k).shape == null); // => True
        }
        { // nor queues and stacks
            Kept k = Make1();
            k.queue.Enqueue(1); k.stack.Push(1);
            Kept c = Object.Instantiate(k);
            Check(c.queue.Count, c.stack.Count); // => 0 0
        }
        { // nor what the system's library has
            Kept k = Make1();
            k.guid = Guid.NewGuid(); k.span = TimeSpan.FromSeconds(5);
            Kept c = Object.Instantiate(k);
            Check(c.guid == Guid.Empty, c.span); // => True 00:00:00
        }
        { // arrays of everything
            Kept k = Make1();
            k.flags = new[] { true, false }; k.bytes = new byte[] { 1, 255 };
            k.kinds = new List<Kind> { Kind.Second }; k.names = new[] { "a", null };
            Kept c = Object.Instantiate(k);
            Check(c.flags.Length + " " + c.bytes[1] + " " + c.kinds[0] + " " + c.names[0] + c.names[1].Length);
            // => 2 255 Second a0
        }
        { // an array is one's own
            Kept k = Make1();
            k.bytes = new byte[] { 1 };
            Kept c = Object.Instantiate(k);
            c.bytes[0] = 9;
            Check(k.bytes[0]); // => 1
        }
        { // a list of structs
            Kept k = Make1();
            k.pairs.Add(new Pair { a = 1, b = 2 });
            Kept c = Object.Instantiate(k);
            Check(c.pairs[0].b); // => 2
        }
        { // null in a list of classes
            Kept k = Make1();
            k.inners.Add(null);
            Check(Object.Instantiate(k).inners[0].value); // => 3
        }
        { // values of Unity
            Kept k = Make1();
            k.rect = new Rect(1, 2, 3, 4); k.cell = new Vector2Int(5, 6); k.paint = new Color32(1, 2, 3, 4);
            k.box = new BoundsInt(1, 2, 3, 4, 5, 6); k.area = new RectInt(1, 2, 3, 4);
            k.matrix = Matrix4x4.Scale(Vector3.one * 2);
            Kept c = Object.Instantiate(k);
            Check(c.rect, c.cell, c.paint, c.box, c.area, c.matrix.m11);
            // => (x:1.00, y:2.00, width:3.00, height:4.00) (5, 6) RGBA(1, 2, 3, 4) Position: (1, 2, 3), Size: (4, 5, 6)
            //     (x:1, y:2, width:3, height:4) 2
        }
        { // an asset stays the same one
            Kept k = Make1();
            k.sheet = ScriptableObject.CreateInstance<Sheet>();
            Check(Object.Instantiate(k).sheet == k.sheet); // => True
        }
        { // fields of classes in classes
            Kept k = Make1();
            k.nest.inner.value = 8; k.nest.list.Add(new Inner { value = 9 });
            Kept c = Object.Instantiate(k);
            Check(c.nest.inner.value, c.nest.list[0].value, c.nest.Secret()); // => 8 9 1
        }
        { // private ones of a class with [SerializeField]
            Kept k = Make1();
            k.nest.SetSecret(6);
            Check(Object.Instantiate(k).nest.Secret()); // => 6
        }
        { // lists of managed references
            Kept k = Make1(); Round r = new Round { radius = 2 };
            k.shapes.Add(r); k.shapes.Add(null); k.shapes.Add(r);
            Kept c = Object.Instantiate(k);
            Check(c.shapes.Count, ((Round)c.shapes[0]).radius, c.shapes[1] == null,
                ReferenceEquals(c.shapes[0], c.shapes[2])); // => 3 2 True True
        }
        { // managed references in a circle
            Kept k = Make1(); Ring a = new Ring { n = 1 }, b = new Ring { n = 2, next = a };
            a.next = b; k.ring = a;
            Kept c = Object.Instantiate(k);
            Check(c.ring.next.n, ReferenceEquals(c.ring.next.next, c.ring), ReferenceEquals(c.ring, a));
            // => 2 True False
        }
        { // properties and events are not
            Kept k = Make1();
            k.Happened += () => { }; k.Auto = 5;
            Kept c = Object.Instantiate(k);
            Check(c.HasListeners, c.Auto); // => False 0
        }
        { // callbacks of structs in lists
            Kept k = Make1();
            k.counted.Add(new Counted { n = 3 });
            Check(Object.Instantiate(k).counted[0].Twice); // => 6
        }
        { // [NonSerialized] wins
            Kept k = Make1();
            k.skipped = 7;
            Check(Object.Instantiate(k).skipped); // => 2
        }
        { // an enum without a name
            Kept k = Make1();
            k.kind = (Kind)99;
            Check((int)Object.Instantiate(k).kind); // => 99
        }
        { // an asset's lists
            KeptSheet s = ScriptableObject.CreateInstance<KeptSheet>();
            s.items.Add("x");
            KeptSheet t = Object.Instantiate(s);
            t.items.Add("y");
            Check(s.items.Count, t.items.Count); // => 1 2
        }
        { // what is not set in a new script
            Kept k = Make1();
            Check(k.plain == null, k.hidden, k.kind, k.rect);
            // => True 0 None (x:0.00, y:0.00, width:0.00, height:0.00)
        }
        { // constructors run for each copy
            Kept k = Make1(); int n = Kept.made;
            Object.Instantiate(k);
            Check(Kept.made - n); // => 1
        }
    }

    public static void Attributes()
    {
        // of scripts
        Check(((HelpURLAttribute)Attribute.GetCustomAttribute(typeof(Marked), typeof(HelpURLAttribute))).URL,
            ((AddComponentMenu)Attribute.GetCustomAttribute(typeof(Marked), typeof(AddComponentMenu))).componentMenu,
            ((DefaultExecutionOrder)Attribute.GetCustomAttribute(typeof(Marked),
                typeof(DefaultExecutionOrder))).order); // => http://x Mine/Marked 42
        {
            CreateAssetMenuAttribute a =
                (CreateAssetMenuAttribute)Attribute.GetCustomAttribute(typeof(KeptSheet),
                    typeof(CreateAssetMenuAttribute));
            Check(a.fileName, a.menuName, a.order); // => new sheet Own/Sheet 3
        }
        Check(FieldInfo("text").GetCustomAttributes(true).Select(a => a.GetType().Name).OrderBy(n => n));
        // => HeaderAttribute,MultilineAttribute,SpaceAttribute,TooltipAttribute
        // their values
        Check(((HeaderAttribute)Of<HeaderAttribute>("text")).header + " "
            + ((SpaceAttribute)Of<SpaceAttribute>("text")).height + " "
            + ((MultilineAttribute)Of<MultilineAttribute>("text")).lines + " "
            + ((TextAreaAttribute)Of<TextAreaAttribute>("area")).minLines
            + ((TextAreaAttribute)Of<TextAreaAttribute>("area")).maxLines + " "
            + ((MinAttribute)Of<MinAttribute>("least")).min + " "
            + ((RangeAttribute)Of<RangeAttribute>("ranged")).max); // => Head 8 3 33 2 5
        {
            RequireComponent r =
                (RequireComponent)Attribute.GetCustomAttribute(typeof(Marked), typeof(RequireComponent));
            Check(r.m_Type0.Name, r.m_Type1.Name, r.m_Type2 == null); // => BoxCollider Camera True
        }
        { // required ones come
            GameObject o = new GameObject("o");
            o.AddComponent<Marked>();
            Check(o.GetComponents<Component>().Select(c => c.GetType().Name)); // => Transform,BoxCollider,Camera,Marked
        }
        Check(((FormerlySerializedAsAttribute)Of<FormerlySerializedAsAttribute>(
            "renamed")).oldName); // => was
        // when a method is called at the start
        Check(new RuntimeInitializeOnLoadMethodAttribute().loadType,
            new RuntimeInitializeOnLoadMethodAttribute(RuntimeInitializeLoadType.BeforeSceneLoad).loadType);
        // => AfterSceneLoad BeforeSceneLoad
        // flags of objects
        Check((int)HideFlags.HideInHierarchy, (int)HideFlags.HideInInspector, (int)HideFlags.DontSaveInEditor,
            (int)HideFlags.NotEditable, (int)HideFlags.DontSaveInBuild, (int)HideFlags.DontUnloadUnusedAsset);
        // => 1 2 4 8 16 32
        // kinds of things
        Check((int)PrimitiveType.Quad, (int)SendMessageOptions.DontRequireReceiver, (int)Space.Self,
            (int)LoadSceneMode.Additive, (int)RuntimePlatform.LinuxPlayer, (int)FindObjectsSortMode.InstanceID,
            (int)RuntimeInitializeLoadType.SubsystemRegistration); // => 5 1 1 1 13 1 4
    }
}
