using System;
using UnityEngine.InputSystem.Utilities;

namespace UnityEngine.InputSystem
{
    public enum TouchPhase
    {
        None, Began, Moved, Ended, Canceled, Stationary,
    }
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
                throw new InvalidOperationException("EnhancedTouch API is not enabled; call EnhancedTouchSupport.Enable()");
            }
        }
    }

    public partial class Finger
    {
        internal Finger()
        {
        }

        public int index => 0;
        public bool isActive => false;
        public Vector2 screenPosition => default(Vector2);
        public Touch lastTouch => default(Touch);
        public Touch currentTouch => default(Touch);
    }

    public partial struct Touch : IEquatable<Touch>
    {
        public static event Action<Finger> onFingerDown { add { EnhancedTouchSupport.Check(); } remove { EnhancedTouchSupport.Check(); } }
        public static event Action<Finger> onFingerUp { add { EnhancedTouchSupport.Check(); } remove { EnhancedTouchSupport.Check(); } }
        public static event Action<Finger> onFingerMove { add { EnhancedTouchSupport.Check(); } remove { EnhancedTouchSupport.Check(); } }

        public static ReadOnlyArray<Touch> activeTouches => None<Touch>();
        public static ReadOnlyArray<Finger> activeFingers => None<Finger>();
        public static ReadOnlyArray<Finger> fingers => None<Finger>();

        private static ReadOnlyArray<T> None<T>()
        {
            EnhancedTouchSupport.Check();
            return new ReadOnlyArray<T>(new T[0]);
        }

        public bool valid => false;
        public Finger finger => null;
        public TouchPhase phase => TouchPhase.None;
        public bool began => false;
        public bool ended => false;
        public bool inProgress => false;
        public bool isTap => false;
        public bool isInProgress => false;
        public int touchId => 0;
        public int tapCount => 0;
        public float pressure => 0;
        public double time => 0;
        public double startTime => 0;
        public Vector2 delta => default(Vector2);
        public Vector2 screenPosition => default(Vector2);
        public Vector2 startScreenPosition => default(Vector2);
        public bool Equals(Touch other) => true;
    }
}
