using System;
using System.Collections;
using System.Collections.Generic;
using UnityEngine.InputSystem.Controls;
using UnityEngine.InputSystem.Utilities;

namespace UnityEngine.InputSystem.Utilities
{
    public partial struct ReadOnlyArray<TValue> : IReadOnlyList<TValue>
    {
        private readonly TValue[] m_Items;

        public ReadOnlyArray(TValue[] array)
        {
            m_Items = array;
        }

        private TValue[] Items => m_Items ?? new TValue[0];
        public int Count => Items.Length;
        public TValue this[int index] => Items[index];
        public TValue[] ToArray() => (TValue[])Items.Clone();
        public int IndexOf(Predicate<TValue> predicate) => Array.FindIndex(Items, predicate);
        public IEnumerator<TValue> GetEnumerator() => ((IEnumerable<TValue>)Items).GetEnumerator();
        IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
        public static implicit operator ReadOnlyArray<TValue>(TValue[] array) => new ReadOnlyArray<TValue>(array);
    }
}

namespace UnityEngine.InputSystem.Controls
{
    public partial class ButtonControl : AxisControl
    {
        public float pressPoint = -1;
        public bool IsValueConsideredPressed(float value) => value >= 0.5f;
    }
}

namespace UnityEngine.InputSystem
{
    /// <summary>There is no input: each control is as it is when nobody touches it.</summary>
    public abstract partial class InputControl
    {
        public string name { get; internal set; } = "";
        public string displayName { get => name; protected set => name = value; }
        public string path => (device == null || device == this ? "/" : device.path + "/") + name;
        public string layout => GetType().Name.Replace("Control", "");
        public InputDevice device { get; internal set; }
        public InputControl parent { get; internal set; }
        public override string ToString() => layout + ":" + path;
    }

    public partial class InputDevice : InputControl
    {
        protected InputDevice()
        {
            device = this;
            name = GetType().Name;
        }

        public int deviceId { get; internal set; } = 1;
        public ReadOnlyArray<InputControl> allControls => new ReadOnlyArray<InputControl>(new InputControl[0]);
    }

    public partial struct InputDeviceDescription
    {
        public string interfaceName { get; set; }
        public string deviceClass { get; set; }
        public string manufacturer { get; set; }
        public string product { get; set; }
        public string serial { get; set; }
        public string version { get; set; }
        public string capabilities { get; set; }
    }

    public partial class Pointer : InputDevice
    {
        public static Pointer current => Mouse.current;
    }

    /// <summary>None is connected.</summary>
    public partial class Gamepad : InputDevice
    {
        public static ReadOnlyArray<Gamepad> all => new ReadOnlyArray<Gamepad>(new Gamepad[0]);
        public ButtonControl aButton => buttonSouth;
        public ButtonControl bButton => buttonEast;
        public ButtonControl xButton => buttonWest;
        public ButtonControl yButton => buttonNorth;
        public ButtonControl crossButton => buttonSouth;
        public ButtonControl circleButton => buttonEast;
        public ButtonControl squareButton => buttonWest;
        public ButtonControl triangleButton => buttonNorth;
    }

    public partial class Joystick : InputDevice
    {
        public static ReadOnlyArray<Joystick> all => new ReadOnlyArray<Joystick>(new Joystick[0]);
    }

    public partial class Touchscreen : Pointer
    {
        public ReadOnlyArray<TouchControl> touches => new ReadOnlyArray<TouchControl>(new TouchControl[0]);
    }

    public static partial class InputControlPath
    {
        /// <summary>"&lt;Keyboard&gt;/space" is "Space [Keyboard]".</summary>
        public static string ToHumanReadableString(string path,
            HumanReadableStringOptions options = HumanReadableStringOptions.None, InputControl control = null)
        {
            int slash = (path ?? "").IndexOf('/');
            if (slash < 0)
            {
                return path ?? "";
            }
            string shown = path.Substring(slash + 1), device = path.Substring(0, slash).Trim('<', '>', '*');
            shown = shown == "" ? "" : char.ToUpperInvariant(shown[0]) + shown.Substring(1);
            return (options & HumanReadableStringOptions.OmitDevice) != 0 || device == "" ? shown
                : shown + " [" + device + "]";
        }
    }

    public static partial class InputSystem
    {
        public static event Action<InputDevice, InputDeviceChange> onDeviceChange;
        public static event Action<object, InputActionChange> onActionChange;
        public static event Action onBeforeUpdate;
        public static event Action onAfterUpdate;
        public static ReadOnlyArray<InputDevice> devices
            => new ReadOnlyArray<InputDevice>(new InputDevice[] { Keyboard.current, Mouse.current });
        public static ReadOnlyArray<InputDevice> disconnectedDevices
            => new ReadOnlyArray<InputDevice>(new InputDevice[0]);

        public static TDevice GetDevice<TDevice>() where TDevice : InputDevice
        {
            foreach (InputDevice device in devices)
            {
                if (device is TDevice)
                {
                    return (TDevice)device;
                }
            }
            return null;
        }
    }
}
