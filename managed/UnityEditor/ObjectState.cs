using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;

namespace UnityEditor
{
    /// <summary>One value of an object as its file has it: the whole of a script's field, or of a native one.</summary>
    internal sealed class StateSlot
    {
        private static readonly Dictionary<Object, Object> s_NoCopies = new Dictionary<Object, Object>();

        internal string name;
        internal Type type;
        internal bool isHidden;
        internal System.Reflection.FieldInfo field; // of a script; null: native
        internal Func<object> get;
        internal Action<object> set;

        internal object Copy() => Copy(get());

        /// <summary>Shares nothing with what it is a copy of.</summary>
        internal object Copy(object value) => field != null ? Serializer.CopyValue(type, value, s_NoCopies, 1) : value;
    }

    /// <summary>All values of an object, for SerializedObject, Undo and copies.</summary>
    internal static class ObjectState
    {
        internal static List<StateSlot> Of(Object o)
        {
            List<StateSlot> slots = new List<StateSlot>();
            if (o is MonoBehaviour || o is ScriptableObject)
            {
                slots.Add(Slot("m_Script", () => (Object)MonoScript.Of(o.GetType()), v => { }, false));
            }
            AddOwn(slots, o);
            AddNative(slots, o);
            foreach (Serializer.Field field in Serializer.FieldsOf(o.GetType()))
            {
                System.Reflection.FieldInfo info = field.info;
                slots.Add(new StateSlot
                {
                    name = info.Name, type = info.FieldType, field = info, get = () => info.GetValue(o), set = v
                        => info.SetValue(o, v),
                    isHidden = Attribute.IsDefined(info, typeof(HideInInspector)),
                });
            }
            return slots;
        }

        private static StateSlot Slot<T>(string name, Func<T> get, Action<T> set, bool isHidden = true)
        {
            return new StateSlot { name = name, type = typeof(T), get = () => get(), set = v => set((T)v),
                isHidden = isHidden };
        }

        private static void AddOwn(List<StateSlot> slots, Object o)
        {
            GameObject g = o as GameObject;
            Transform t = o as Transform;
            if (!(o is Component))
            {
                slots.Add(Slot("m_Name", () => o.name, v => o.name = v));
            }
            slots.Add(Slot("m_ObjectHideFlags", () => (int)o.hideFlags, v => o.hideFlags = (HideFlags)v));
            if (g != null)
            {
                slots.Add(Slot("m_IsActive", () => g.activeSelf, g.SetActive));
                slots.Add(Slot("m_Layer", () => g.layer, v => g.layer = v));
                slots.Add(Slot("m_TagString", () => g.tag, v => g.tag = v));
            }
            if (t != null)
            {
                slots.Add(Slot("m_LocalRotation", () => t.localRotation, v => t.localRotation = v, false));
                slots.Add(Slot("m_LocalPosition", () => t.localPosition, v => t.localPosition = v, false));
                slots.Add(Slot("m_LocalScale", () => t.localScale, v => t.localScale = v, false));
            }
            RectTransform r = o as RectTransform;
            if (r != null)
            {
                slots.Add(Slot("m_AnchorMin", () => r.anchorMin, v => r.anchorMin = v, false));
                slots.Add(Slot("m_AnchorMax", () => r.anchorMax, v => r.anchorMax = v, false));
                slots.Add(Slot("m_AnchoredPosition", () => r.anchoredPosition, v => r.anchoredPosition = v, false));
                slots.Add(Slot("m_SizeDelta", () => r.sizeDelta, v => r.sizeDelta = v, false));
                slots.Add(Slot("m_Pivot", () => r.pivot, v => r.pivot = v, false));
            }
        }

        private static void AddNative(List<StateSlot> slots, Object o)
        {
            string[] rows = Texts.Lines(Native.GetSlots(o.Ptr));
            for (int i = 0; i < rows.Length; i++)
            {
                int at = i;
                string key = rows[i].Substring(2);
                if (slots.Any(s => s.name == key))
                {
                    continue;
                }
                switch (rows[i][0])
                {
                    case '0': slots.Add(key == "m_Enabled"
                        ? Slot(key, () => Native.GetInt(o.Ptr, at) != 0, v => Native.SetInt(o.Ptr, at, v ? 1 : 0))
                        : Slot(key, () => Native.GetInt(o.Ptr, at), v => Native.SetInt(o.Ptr, at, v), false)); break;
                    case '1': slots.Add(Slot(key, () => Native.GetFloat(o.Ptr, at), v => Native.SetFloat(o.Ptr, at, v),
                        false)); break;
                    case '2': slots.Add(Slot(key, () => GetVector(o, at), v => Native.SetVector(o.Ptr, at, ref v),
                        false)); break;
                    case '3': slots.Add(Slot(key, () => Native.GetText(o.Ptr, at), v => Native.SetText(o.Ptr, at, v),
                        false)); break;
                    case '4': slots.Add(Slot(key, () => Native.GetObject(o.Ptr, at),
                        v => Native.SetObject(o.Ptr, at, v), false)); break;
                    case '5': slots.Add(Slot(key, () => Native.GetObjects(o.Ptr, at, typeof(Object)),
                        v => Native.SetObjects(o.Ptr, at, v), false)); break;
                }
            }
        }

        private static Vector4 GetVector(Object o, int slot)
        {
            Vector4 value;
            Native.GetVector(o.Ptr, slot, out value);
            return value;
        }

        /// <summary>A copy of all values, to be put back later.</summary>
        internal static Action Snapshot(Object o)
        {
            List<StateSlot> slots = Of(o);
            object[] values = slots.Select(s => s.Copy()).ToArray();
            return () =>
            {
                for (int i = 0; o && i < values.Length; i++)
                {
                    slots[i].set(slots[i].Copy(values[i]));
                }
            };
        }

        internal static void Copy(Object from, Object to)
        {
            Dictionary<string, StateSlot> targets = Of(to).ToDictionary(s => s.name);
            foreach (StateSlot slot in Of(from))
            {
                StateSlot target;
                if (targets.TryGetValue(slot.name, out target) && target.type == slot.type)
                {
                    target.set(slot.Copy());
                }
            }
        }
    }
}
