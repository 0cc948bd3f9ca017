using System;
using UnityEngine.InputSystem.Controls;
using UnityEngine.InputSystem.Utilities;

namespace UnityEngine.InputSystem
{
    /// <summary>No key is ever down.</summary>
    public partial class Keyboard : InputDevice
    {
        private readonly KeyControl[] m_Keys = new KeyControl[256];
        public event Action<char> onTextInput;

        public KeyControl this[Key key]
        {
            get
            {
                if (key <= Key.None || (int)key >= m_Keys.Length)
                {
                    throw new ArgumentOutOfRangeException(nameof(key));
                }
                return m_Keys[(int)key] ?? (m_Keys[(int)key] = new KeyControl { keyCode = key, name = key.ToString() });
            }
        }

        public ReadOnlyArray<KeyControl> allKeys
            => new ReadOnlyArray<KeyControl>(Array.ConvertAll((Key[])Array.FindAll((Key[])Enum.GetValues(typeof(Key)),
            k => k != Key.None), k => this[k]));
        public KeyControl spaceKey => this[Key.Space];
        public KeyControl enterKey => this[Key.Enter];
        public KeyControl tabKey => this[Key.Tab];
        public KeyControl backquoteKey => this[Key.Backquote];
        public KeyControl quoteKey => this[Key.Quote];
        public KeyControl semicolonKey => this[Key.Semicolon];
        public KeyControl commaKey => this[Key.Comma];
        public KeyControl periodKey => this[Key.Period];
        public KeyControl slashKey => this[Key.Slash];
        public KeyControl backslashKey => this[Key.Backslash];
        public KeyControl leftBracketKey => this[Key.LeftBracket];
        public KeyControl rightBracketKey => this[Key.RightBracket];
        public KeyControl minusKey => this[Key.Minus];
        public KeyControl equalsKey => this[Key.Equals];
        public KeyControl aKey => this[Key.A];
        public KeyControl bKey => this[Key.B];
        public KeyControl cKey => this[Key.C];
        public KeyControl dKey => this[Key.D];
        public KeyControl eKey => this[Key.E];
        public KeyControl fKey => this[Key.F];
        public KeyControl gKey => this[Key.G];
        public KeyControl hKey => this[Key.H];
        public KeyControl iKey => this[Key.I];
        public KeyControl jKey => this[Key.J];
        public KeyControl kKey => this[Key.K];
        public KeyControl lKey => this[Key.L];
        public KeyControl mKey => this[Key.M];
        public KeyControl nKey => this[Key.N];
        public KeyControl oKey => this[Key.O];
        public KeyControl pKey => this[Key.P];
        public KeyControl qKey => this[Key.Q];
        public KeyControl rKey => this[Key.R];
        public KeyControl sKey => this[Key.S];
        public KeyControl tKey => this[Key.T];
        public KeyControl uKey => this[Key.U];
        public KeyControl vKey => this[Key.V];
        public KeyControl wKey => this[Key.W];
        public KeyControl xKey => this[Key.X];
        public KeyControl yKey => this[Key.Y];
        public KeyControl zKey => this[Key.Z];
        public KeyControl digit1Key => this[Key.Digit1];
        public KeyControl digit2Key => this[Key.Digit2];
        public KeyControl digit3Key => this[Key.Digit3];
        public KeyControl digit4Key => this[Key.Digit4];
        public KeyControl digit5Key => this[Key.Digit5];
        public KeyControl digit6Key => this[Key.Digit6];
        public KeyControl digit7Key => this[Key.Digit7];
        public KeyControl digit8Key => this[Key.Digit8];
        public KeyControl digit9Key => this[Key.Digit9];
        public KeyControl digit0Key => this[Key.Digit0];
        public KeyControl leftShiftKey => this[Key.LeftShift];
        public KeyControl rightShiftKey => this[Key.RightShift];
        public KeyControl leftAltKey => this[Key.LeftAlt];
        public KeyControl rightAltKey => this[Key.RightAlt];
        public KeyControl leftCtrlKey => this[Key.LeftCtrl];
        public KeyControl rightCtrlKey => this[Key.RightCtrl];
        public KeyControl leftMetaKey => this[Key.LeftMeta];
        public KeyControl rightMetaKey => this[Key.RightMeta];
        public KeyControl leftWindowsKey => this[Key.LeftWindows];
        public KeyControl rightWindowsKey => this[Key.RightWindows];
        public KeyControl leftAppleKey => this[Key.LeftApple];
        public KeyControl rightAppleKey => this[Key.RightApple];
        public KeyControl leftCommandKey => this[Key.LeftCommand];
        public KeyControl rightCommandKey => this[Key.RightCommand];
        public KeyControl contextMenuKey => this[Key.ContextMenu];
        public KeyControl escapeKey => this[Key.Escape];
        public KeyControl leftArrowKey => this[Key.LeftArrow];
        public KeyControl rightArrowKey => this[Key.RightArrow];
        public KeyControl upArrowKey => this[Key.UpArrow];
        public KeyControl downArrowKey => this[Key.DownArrow];
        public KeyControl backspaceKey => this[Key.Backspace];
        public KeyControl pageDownKey => this[Key.PageDown];
        public KeyControl pageUpKey => this[Key.PageUp];
        public KeyControl homeKey => this[Key.Home];
        public KeyControl endKey => this[Key.End];
        public KeyControl insertKey => this[Key.Insert];
        public KeyControl deleteKey => this[Key.Delete];
        public KeyControl capsLockKey => this[Key.CapsLock];
        public KeyControl scrollLockKey => this[Key.ScrollLock];
        public KeyControl numLockKey => this[Key.NumLock];
        public KeyControl printScreenKey => this[Key.PrintScreen];
        public KeyControl pauseKey => this[Key.Pause];
        public KeyControl numpadEnterKey => this[Key.NumpadEnter];
        public KeyControl numpadDivideKey => this[Key.NumpadDivide];
        public KeyControl numpadMultiplyKey => this[Key.NumpadMultiply];
        public KeyControl numpadMinusKey => this[Key.NumpadMinus];
        public KeyControl numpadPlusKey => this[Key.NumpadPlus];
        public KeyControl numpadPeriodKey => this[Key.NumpadPeriod];
        public KeyControl numpadEqualsKey => this[Key.NumpadEquals];
        public KeyControl numpad0Key => this[Key.Numpad0];
        public KeyControl numpad1Key => this[Key.Numpad1];
        public KeyControl numpad2Key => this[Key.Numpad2];
        public KeyControl numpad3Key => this[Key.Numpad3];
        public KeyControl numpad4Key => this[Key.Numpad4];
        public KeyControl numpad5Key => this[Key.Numpad5];
        public KeyControl numpad6Key => this[Key.Numpad6];
        public KeyControl numpad7Key => this[Key.Numpad7];
        public KeyControl numpad8Key => this[Key.Numpad8];
        public KeyControl numpad9Key => this[Key.Numpad9];
        public KeyControl f1Key => this[Key.F1];
        public KeyControl f2Key => this[Key.F2];
        public KeyControl f3Key => this[Key.F3];
        public KeyControl f4Key => this[Key.F4];
        public KeyControl f5Key => this[Key.F5];
        public KeyControl f6Key => this[Key.F6];
        public KeyControl f7Key => this[Key.F7];
        public KeyControl f8Key => this[Key.F8];
        public KeyControl f9Key => this[Key.F9];
        public KeyControl f10Key => this[Key.F10];
        public KeyControl f11Key => this[Key.F11];
        public KeyControl f12Key => this[Key.F12];
        public KeyControl oem1Key => this[Key.OEM1];
        public KeyControl oem2Key => this[Key.OEM2];
        public KeyControl oem3Key => this[Key.OEM3];
        public KeyControl oem4Key => this[Key.OEM4];
        public KeyControl oem5Key => this[Key.OEM5];
    }
}
