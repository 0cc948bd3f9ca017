using System;
using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>A value: nothing is pressed or drawn, so none is ever current by itself.</summary>
    public sealed partial class Event
    {
        private static readonly Dictionary<char, EventModifiers> s_Prefixes = new Dictionary<char, EventModifiers>
        {
            { '&', EventModifiers.Alt }, { '^', EventModifiers.Control }, { '%', EventModifiers.Command },
            { '#', EventModifiers.Shift },
        };

        public Event(int displayIndex)
        {
            this.displayIndex = displayIndex;
            type = EventType.Ignore;
        }

        public Event(Event other)
        {
            if (other == null)
            {
                throw new ArgumentException("Event to copy from is null.");
            }
            CopyFrom(other);
        }

        public EventType rawType { get; private set; }

        public bool shift
        {
            get { return Has(EventModifiers.Shift); }
            set { Put(EventModifiers.Shift, value); }
        }

        public bool control
        {
            get { return Has(EventModifiers.Control); }
            set { Put(EventModifiers.Control, value); }
        }

        public bool alt
        {
            get { return Has(EventModifiers.Alt); }
            set { Put(EventModifiers.Alt, value); }
        }

        public bool command
        {
            get { return Has(EventModifiers.Command); }
            set { Put(EventModifiers.Command, value); }
        }

        public bool capsLock
        {
            get { return Has(EventModifiers.CapsLock); }
            set { Put(EventModifiers.CapsLock, value); }
        }

        public bool numeric
        {
            get { return Has(EventModifiers.Numeric); }
            set { Put(EventModifiers.Numeric, value); }
        }

        public bool functionKey => Has(EventModifiers.FunctionKey);
        public bool isKey => type == EventType.KeyDown || type == EventType.KeyUp;
        public bool isScrollWheel => type == EventType.ScrollWheel;

        public bool isMouse
        {
            get
            {
                return type >= EventType.MouseDown && type <= EventType.MouseDrag || type == EventType.ContextClick
                    || type == EventType.MouseEnterWindow || type == EventType.MouseLeaveWindow;
            }
        }

        public void Use()
        {
            if (type == EventType.Repaint || type == EventType.Layout)
            {
                Debug.LogWarning("Event.Use() should not be called for events of type " + type);
            }
            type = EventType.Used;
        }

        public EventType GetTypeForControl(int controlID) => type;

        public void CopyFrom(Event e)
        {
            rawType = e.rawType;
            mousePosition = e.mousePosition;
            delta = e.delta;
            pointerType = e.pointerType;
            button = e.button;
            modifiers = e.modifiers;
            pressure = e.pressure;
            clickCount = e.clickCount;
            character = e.character;
            commandName = e.commandName;
            keyCode = e.keyCode;
            displayIndex = e.displayIndex;
        }

        /// <summary>"&amp;a": Alt and A; ^ is Control, % Command, # Shift.</summary>
        private static readonly Dictionary<string, KeyCode> s_Arrows = new Dictionary<string, KeyCode>
        {
            { "up", KeyCode.UpArrow }, { "down", KeyCode.DownArrow }, { "left", KeyCode.LeftArrow },
                { "right", KeyCode.RightArrow },
        };

        public static Event KeyboardEvent(string key)
        {
            Event made = new Event(0) { type = EventType.KeyDown };
            if (string.IsNullOrEmpty(key))
            {
                return made;
            }
            int at = 0;
            EventModifiers prefix;
            while (at < key.Length - 1 && s_Prefixes.TryGetValue(key[at], out prefix))
            {
                made.modifiers |= prefix;
                at++;
            }
            string name = key.Substring(at).ToLowerInvariant();
            KeyCode code;
            if (name.Length == 1)
            {
                made.character = name[0];
                made.keyCode = (KeyCode)name[0];
            }
            else if (s_Arrows.TryGetValue(name, out code) || Enum.TryParse(name.Replace(" ", ""), true, out code))
            {
                made.keyCode = code;
                bool isFunction = (code >= KeyCode.UpArrow && code <= KeyCode.F15) || code == KeyCode.Backspace
                    || code == KeyCode.Delete;
                made.modifiers |= isFunction ? EventModifiers.FunctionKey : 0;
            }
            return made;
        }

        public override int GetHashCode()
        {
            return isKey ? (int)keyCode ^ (int)modifiers * 37 : isMouse
                ? mousePosition.GetHashCode() ^ (int)modifiers * 37 : 1;
        }

        public override bool Equals(object obj)
        {
            Event other = obj as Event;
            if (other == null || type != other.type
                || (modifiers & ~EventModifiers.CapsLock) != (other.modifiers & ~EventModifiers.CapsLock))
            {
                return false;
            }
            return ReferenceEquals(this, other) || isKey && keyCode == other.keyCode || isMouse
                && mousePosition == other.mousePosition;
        }

        private bool Has(EventModifiers one) => (modifiers & one) != 0;

        private void Put(EventModifiers one, bool isOn)
        {
            modifiers = isOn ? modifiers | one : modifiers & ~one;
        }
    }
}
