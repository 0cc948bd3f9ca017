using System;
using UnityEngine.InputSystem.Utilities;

namespace UnityEngine.InputSystem
{
}

namespace UnityEngine.InputSystem.EnhancedTouch
{
    /// <summary>Counts who wants it. No finger comes.</summary>
    public static partial class EnhancedTouchSupport
    {
        private static int s_Users;

        public static bool enabled => s_Users > 0;
        public static void Enable() => s_Users++;
        public static void Disable() => s_Users = Math.Max(0, s_Users - 1);

        internal static void Check()
        {
            if (!enabled)
            {
                throw new InvalidOperationException("EnhancedTouch API is not enabled; call "
                    + "EnhancedTouchSupport.Enable()");
            }
        }
    }

    public partial class Finger
    {
        internal Finger()
        {
        }
    }

    public partial struct Touch : IEquatable<Touch>
    {
        public static event Action<Finger> onFingerDown { add { EnhancedTouchSupport.Check(); } remove {
            EnhancedTouchSupport.Check(); } }
        public static event Action<Finger> onFingerUp { add { EnhancedTouchSupport.Check(); } remove {
            EnhancedTouchSupport.Check(); } }
        public static event Action<Finger> onFingerMove { add { EnhancedTouchSupport.Check(); } remove {
            EnhancedTouchSupport.Check(); } }

        public static ReadOnlyArray<Touch> activeTouches => None<Touch>();
        public static ReadOnlyArray<Finger> activeFingers => None<Finger>();
        public static ReadOnlyArray<Finger> fingers => None<Finger>();

        private static ReadOnlyArray<T> None<T>()
        {
            EnhancedTouchSupport.Check();
            return new ReadOnlyArray<T>(new T[0]);
        }
    }
}
