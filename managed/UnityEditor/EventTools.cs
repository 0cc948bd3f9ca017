using UnityEngine.Events;

namespace UnityEditor.Events
{
    /// <summary>Of what Unity's reference has no source: its events are written when it is built.</summary>
    public static partial class UnityEventTools
    {
        private static System.Exception LeftOut(string name)
            => new Umcp.LeftOutException("UnityEditor.Events.UnityEventTools." + name);

        public static void AddPersistentListener(UnityEvent unityEvent,
            UnityAction call) { throw LeftOut("AddPersistentListener"); }
        public static void AddPersistentListener<T0>(UnityEvent<T0> unityEvent,
            UnityAction<T0> call) { throw LeftOut("AddPersistentListener"); }
        public static void AddVoidPersistentListener(UnityEventBase unityEvent,
            UnityAction call) { throw LeftOut("AddVoidPersistentListener"); }
        public static void AddIntPersistentListener(UnityEventBase unityEvent, UnityAction<int> call,
            int argument) { throw LeftOut("AddIntPersistentListener"); }
        public static void AddFloatPersistentListener(UnityEventBase unityEvent, UnityAction<float> call,
            float argument) { throw LeftOut("AddFloatPersistentListener"); }
        public static void AddBoolPersistentListener(UnityEventBase unityEvent, UnityAction<bool> call,
            bool argument) { throw LeftOut("AddBoolPersistentListener"); }
        public static void AddStringPersistentListener(UnityEventBase unityEvent, UnityAction<string> call,
            string argument) { throw LeftOut("AddStringPersistentListener"); }
        public static void RemovePersistentListener(UnityEventBase unityEvent,
            UnityAction call) { throw LeftOut("RemovePersistentListener"); }
    }
}
