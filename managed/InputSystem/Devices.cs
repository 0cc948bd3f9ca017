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
    public partial class AxisControl : InputControl<float>
    {
    }

    public partial class ButtonControl : AxisControl
    {
        public float pressPoint = -1;
        public bool isPressed => false;
        public bool wasPressedThisFrame => false;
        public bool wasReleasedThisFrame => false;
        public bool IsValueConsideredPressed(float value) => value >= 0.5f;
    }

    public partial class KeyControl : ButtonControl
    {
        public Key keyCode { get; set; }
    }

    public partial class IntegerControl : InputControl<int>
    {
    }

    public partial class Vector2Control : InputControl<Vector2>
    {
        public AxisControl x { get; } = new AxisControl { name = "x" };
        public AxisControl y { get; } = new AxisControl { name = "y" };
    }

    public partial class DeltaControl : Vector2Control
    {
    }

    public partial class StickControl : Vector2Control
    {
        public ButtonControl up { get; } = new ButtonControl { name = "up" };
        public ButtonControl down { get; } = new ButtonControl { name = "down" };
        public ButtonControl left { get; } = new ButtonControl { name = "left" };
        public ButtonControl right { get; } = new ButtonControl { name = "right" };
    }

    public partial class DpadControl : Vector2Control
    {
        public ButtonControl up { get; } = new ButtonControl { name = "up" };
        public ButtonControl down { get; } = new ButtonControl { name = "down" };
        public ButtonControl left { get; } = new ButtonControl { name = "left" };
        public ButtonControl right { get; } = new ButtonControl { name = "right" };
    }

    public partial class TouchPressControl : ButtonControl
    {
    }

    public partial class TouchControl : InputControl<LowLevel.TouchState>
    {
        public TouchPressControl press { get; } = new TouchPressControl { name = "press" };
        public Vector2Control position { get; } = new Vector2Control { name = "position" };
        public DeltaControl delta { get; } = new DeltaControl { name = "delta" };
        public IntegerControl touchId { get; } = new IntegerControl { name = "touchId" };
        public bool isInProgress => false;
    }
}

namespace UnityEngine.InputSystem
{
    public enum InputDeviceChange
    {
        Added, Removed, Disconnected, Reconnected, Enabled, Disabled, UsageChanged, ConfigurationChanged, SoftReset, HardReset,
    }

    public enum InputActionChange { ActionEnabled, ActionDisabled, ActionMapEnabled, ActionMapDisabled, ActionStarted, ActionPerformed, ActionCanceled, BoundControlsAboutToChange, BoundControlsChanged }

    /// <summary>There is no input: each control is as it is when nobody touches it.</summary>
    public abstract partial class InputControl
    {
        public string name { get; internal set; } = "";
        public string displayName { get => name; protected set => name = value; }
        public string shortDisplayName => null;
        public string path => (device == null || device == this ? "/" : device.path + "/") + name;
        public string layout => GetType().Name.Replace("Control", "");
        public InputDevice device { get; internal set; }
        public InputControl parent { get; internal set; }
        public bool noisy { get; set; }
        public bool synthetic { get; set; }
        public bool IsPressed(float buttonPressPoint = 0) => false;
        public bool IsActuated(float threshold = 0) => false;
        public object ReadValueAsObject() => null;
        public float magnitude => 0;
        public override string ToString() => layout + ":" + path;
    }

    public abstract partial class InputControl<TValue> : InputControl where TValue : struct
    {
        public TValue value => default(TValue);
        public TValue ReadValue() => default(TValue);
        public TValue ReadDefaultValue() => default(TValue);
        public TValue ReadUnprocessedValue() => default(TValue);
        public TValue ReadValueFromPreviousFrame() => default(TValue);
    }

    public partial class InputDevice : InputControl
    {
        protected InputDevice()
        {
            device = this;
            name = GetType().Name;
        }

        public int deviceId { get; internal set; } = 1;
        public bool added => true;
        public bool enabled => true;
        public bool native => false;
        public double lastUpdateTime => 0;
        public bool wasUpdatedThisFrame => false;
        public InputDeviceDescription description => default(InputDeviceDescription);
        public ReadOnlyArray<InputControl> allControls => new ReadOnlyArray<InputControl>(new InputControl[0]);

        public void MakeCurrent()
        {
        }
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
        public Vector2Control position { get; } = new Vector2Control { name = "position" };
        public DeltaControl delta { get; } = new DeltaControl { name = "delta" };
        public ButtonControl press { get; } = new ButtonControl { name = "press" };
        public AxisControl pressure { get; } = new AxisControl { name = "pressure" };
    }

    public partial class Mouse : Pointer
    {
        public static new Mouse current { get; } = new Mouse();
        public DeltaControl scroll { get; } = new DeltaControl { name = "scroll" };
        public ButtonControl leftButton { get; } = new ButtonControl { name = "leftButton" };
        public ButtonControl middleButton { get; } = new ButtonControl { name = "middleButton" };
        public ButtonControl rightButton { get; } = new ButtonControl { name = "rightButton" };
        public ButtonControl backButton { get; } = new ButtonControl { name = "backButton" };
        public ButtonControl forwardButton { get; } = new ButtonControl { name = "forwardButton" };
        public IntegerControl clickCount { get; } = new IntegerControl { name = "clickCount" };

        public void WarpCursorPosition(Vector2 position)
        {
        }
    }

    /// <summary>None is connected.</summary>
    public partial class Gamepad : InputDevice
    {
        public static Gamepad current => null;
        public static ReadOnlyArray<Gamepad> all => new ReadOnlyArray<Gamepad>(new Gamepad[0]);
        public ButtonControl buttonNorth { get; } = new ButtonControl { name = "buttonNorth" };
        public ButtonControl buttonSouth { get; } = new ButtonControl { name = "buttonSouth" };
        public ButtonControl buttonEast { get; } = new ButtonControl { name = "buttonEast" };
        public ButtonControl buttonWest { get; } = new ButtonControl { name = "buttonWest" };
        public ButtonControl aButton => buttonSouth;
        public ButtonControl bButton => buttonEast;
        public ButtonControl xButton => buttonWest;
        public ButtonControl yButton => buttonNorth;
        public ButtonControl crossButton => buttonSouth;
        public ButtonControl circleButton => buttonEast;
        public ButtonControl squareButton => buttonWest;
        public ButtonControl triangleButton => buttonNorth;
        public ButtonControl startButton { get; } = new ButtonControl { name = "start" };
        public ButtonControl selectButton { get; } = new ButtonControl { name = "select" };
        public ButtonControl leftStickButton { get; } = new ButtonControl { name = "leftStickPress" };
        public ButtonControl rightStickButton { get; } = new ButtonControl { name = "rightStickPress" };
        public ButtonControl leftShoulder { get; } = new ButtonControl { name = "leftShoulder" };
        public ButtonControl rightShoulder { get; } = new ButtonControl { name = "rightShoulder" };
        public ButtonControl leftTrigger { get; } = new ButtonControl { name = "leftTrigger" };
        public ButtonControl rightTrigger { get; } = new ButtonControl { name = "rightTrigger" };
        public StickControl leftStick { get; } = new StickControl { name = "leftStick" };
        public StickControl rightStick { get; } = new StickControl { name = "rightStick" };
        public DpadControl dpad { get; } = new DpadControl { name = "dpad" };

        public virtual void SetMotorSpeeds(float lowFrequency, float highFrequency)
        {
        }

        public virtual void PauseHaptics()
        {
        }

        public virtual void ResumeHaptics()
        {
        }

        public virtual void ResetHaptics()
        {
        }
    }

    public partial class Joystick : InputDevice
    {
        public static Joystick current => null;
        public static ReadOnlyArray<Joystick> all => new ReadOnlyArray<Joystick>(new Joystick[0]);
        public ButtonControl trigger { get; } = new ButtonControl { name = "trigger" };
        public StickControl stick { get; } = new StickControl { name = "stick" };
    }

    public partial class Touchscreen : Pointer
    {
        public static new Touchscreen current => null;
        public TouchControl primaryTouch { get; } = new TouchControl { name = "primaryTouch" };
        public ReadOnlyArray<TouchControl> touches => new ReadOnlyArray<TouchControl>(new TouchControl[0]);
    }

    public static partial class InputControlPath
    {
        [Flags]
        public enum HumanReadableStringOptions { None = 0, OmitDevice = 2, UseShortNames = 4 }

        /// <summary>"&lt;Keyboard&gt;/space" is "Space [Keyboard]".</summary>
        public static string ToHumanReadableString(string path, HumanReadableStringOptions options = HumanReadableStringOptions.None, InputControl control = null)
        {
            int slash = (path ?? "").IndexOf('/');
            if (slash < 0)
            {
                return path ?? "";
            }
            string shown = path.Substring(slash + 1), device = path.Substring(0, slash).Trim('<', '>', '*');
            shown = shown == "" ? "" : char.ToUpperInvariant(shown[0]) + shown.Substring(1);
            return (options & HumanReadableStringOptions.OmitDevice) != 0 || device == "" ? shown : shown + " [" + device + "]";
        }
    }

    public static partial class InputSystem
    {
        public static event Action<InputDevice, InputDeviceChange> onDeviceChange;
        public static event Action<object, InputActionChange> onActionChange;
        public static event Action onBeforeUpdate;
        public static event Action onAfterUpdate;
        public static ReadOnlyArray<InputDevice> devices => new ReadOnlyArray<InputDevice>(new InputDevice[] { Keyboard.current, Mouse.current });
        public static ReadOnlyArray<InputDevice> disconnectedDevices => new ReadOnlyArray<InputDevice>(new InputDevice[0]);
        public static float pollingFrequency { get; set; } = 60;

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

        public static void Update()
        {
        }

        public static void EnableDevice(InputDevice device)
        {
        }

        public static void DisableDevice(InputDevice device, bool keepSendingEvents = false)
        {
        }

        public static void ResetHaptics()
        {
        }

        public static void PauseHaptics()
        {
        }

        public static void ResumeHaptics()
        {
        }

        public static void RegisterInteraction<T>(string name = null)
        {
        }

        public static void RegisterProcessor<T>(string name = null)
        {
        }

        public static void RegisterBindingComposite<T>(string name = null)
        {
        }
    }
}
