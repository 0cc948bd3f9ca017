// SerializedObject, its properties, editors and drawers.
using System.Collections.Generic;
using System.Linq;
using UnityEditor;
using UnityEngine;
using Object = UnityEngine.Object;
using static Facts;

public static class SerializedFacts
{
    public static void Serialized()
    {
        {
            var s = new SerializedObject(GameObject.Find("Store").GetComponent<Shop>());
            Check(s.FindProperty("coins").intValue, s.FindProperty("title").stringValue,
                s.FindProperty("isOpen").boolValue, s.FindProperty("maxSpeed").floatValue,
                s.FindProperty("m_Secret").intValue, s.FindProperty("friend").objectReferenceValue.name);
            // => 5 shop True 1.5 7 Store
        }
        {
            var s = new SerializedObject(GameObject.Find("Store").GetComponent<Shop>());
            Check(s.FindProperty("items.Array.data[0].name").stringValue,
                s.FindProperty("items").GetArrayElementAtIndex(0).FindPropertyRelative("place.y").floatValue,
                s.FindProperty("items.Array.size").intValue,
                s.FindProperty("items").GetArrayElementAtIndex(0).FindPropertyRelative("price").propertyPath);
            // => apple 2 1 items.Array.data[0].price
        }
        { // no property
            var s = new SerializedObject(Object.FindObjectOfType<Shop>());
            Check(s.FindProperty("nothing") == null, s.FindProperty("items.Array.data[7]") == null,
                s.FindProperty("coins.x") == null, s.FindProperty(null) == null); // => True True True True
        }
        // wrong type
        Throws(() => new SerializedObject(GameObject.Find("Store").GetComponent<Shop>()).FindProperty(
            "title").intValue); // => InvalidOperationException: type is not a supported number: 'title' is String
        // no object
        Throws(() => new SerializedObject((Object)null)); // => ArgumentException: Object at index 0 is null
        // item outside
        Throws(() => new SerializedObject(GameObject.Find("Store").GetComponent<Shop>()).FindProperty("items")
            .GetArrayElementAtIndex(5));
        // => IndexOutOfRangeException: Retrieving array element but the index 5 is out of range of 'items'
        {
            var shop = GameObject.Find("Cart").GetComponent<Shop>(); var s = new SerializedObject(shop);
            s.FindProperty("coins").intValue = 77; s.FindProperty("tint").colorValue = Color.blue;
            s.FindProperty("mood").enumValueIndex = 2;
            var before = shop.coins;
            Check(before, s.ApplyModifiedProperties(), shop.coins, shop.mood, shop.tint == Color.blue,
                s.ApplyModifiedProperties()); // => 12 True 77 Gone True False
        }
        { // lists
            var shop = GameObject.Find("Cart").GetComponent<Shop>(); var s = new SerializedObject(shop);
            var p = s.FindProperty("items");
            p.arraySize = 2; p.GetArrayElementAtIndex(0).FindPropertyRelative("name").stringValue = "a";
            p.GetArrayElementAtIndex(1).FindPropertyRelative("name").stringValue = "b";
            p.InsertArrayElementAtIndex(1); p.MoveArrayElement(0, 2); p.DeleteArrayElementAtIndex(0);
            s.ApplyModifiedProperties();
            Check(shop.items.Select(i => i.name)); // => b,a
        }
        { // walk
            var p = new SerializedObject(GameObject.Find("Store").GetComponent<Shop>()).GetIterator();
            var names = new List<string>(); bool enter = true;
            while (p.NextVisible(enter)) { enter = false; names.Add(p.name); }
            Check(names); // => m_Script,coins,maxSpeed,title,isOpen,mood,items,numbers,friend,tint,m_Secret
        }
        {
            var s = new SerializedObject(GameObject.Find("Store").GetComponent<Shop>());
            var p = s.FindProperty("mood");
            Check(p.propertyType, p.enumValueIndex, string.Join(",", p.enumNames),
                s.FindProperty("maxSpeed").displayName, s.FindProperty("maxSpeed").tooltip);
            // => Enum 1 Calm,Angry,Gone Max Speed how fast
        }
        { // native
            var t = GameObject.Find("Store").transform; var s = new SerializedObject(t);
            var p = s.FindProperty("m_LocalPosition"); var old = p.vector3Value;
            p.vector3Value = new Vector3(4, 5, 6); s.ApplyModifiedProperties();
            var now = t.localPosition;
            t.localPosition = old;
            Check(old, now); // => (1.00, 2.00, 3.00) (4.00, 5.00, 6.00)
        }
        { // native slot
            var s = new SerializedObject(Camera.main);
            s.FindProperty("field of view").floatValue = 33; s.FindProperty("m_Enabled").boolValue = false;
            s.ApplyModifiedProperties();
            var c = Object.FindObjectOfType<Camera>(true); var said = c.fieldOfView + " " + c.enabled;
            c.enabled = true;
            Check(said); // => 33 False
        }
        { // several
            var s = new SerializedObject(Object.FindObjectsOfType<Shop>()); var p = s.FindProperty("title");
            var d = s.FindProperty("m_Secret").hasMultipleDifferentValues;
            p.stringValue = "both"; s.ApplyModifiedProperties();
            Check(d, string.Join(",", Object.FindObjectsOfType<Shop>().Select(x => x.title).Distinct()));
            // => False both
        }
        {
            var e = Editor.CreateEditor(GameObject.Find("Store").GetComponent<Shop>());
            var shop = (Shop)e.target; int before = shop.coins;
            e.OnInspectorGUI();
            var said = e.GetType().Name + " " + ((ShopEditor)e).Coins + " " + (shop.coins - before);
            shop.coins = before;
            Check(said); // => ShopEditor 6 1
        }
        Check(new ItemDrawer().GetPropertyHeight(null, null)); // => 36
        {
            var a = new GameObject("a").AddComponent<Shop>();
            var b = new GameObject("b").AddComponent<Shop>();
            a.coins = 9; a.items.Add(new Item { name = "x" }); EditorUtility.CopySerialized(a, b);
            var said = b.coins + b.items[0].name + (a.items[0] == b.items[0]);
            Object.DestroyImmediate(a.gameObject); Object.DestroyImmediate(b.gameObject);
            Check(said); // => 9xFalse
        }
    }
}
