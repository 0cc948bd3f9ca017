using System;
using System.Collections.Generic;
using System.IO;

namespace UnityEngine
{
    /// <summary>Which axes, buttons and keys there are by name: those of ProjectSettings/InputManager.asset, and
    /// Unity's keys.</summary>
    internal static class InputNames
    {
        // Those of a project that has no settings of its own.
        private static readonly string[] s_Usual =
        {
            "Horizontal", "Vertical", "Fire1", "Fire2", "Fire3", "Jump", "Mouse X", "Mouse Y", "Mouse ScrollWheel",
                "Submit", "Cancel",
        };

        private const string Keys =
            "backspace,delete,tab,clear,return,pause,escape,space,up,down,right,left,insert,home,end,page up,page down,"
            + "numlock,caps lock,scroll lock,right shift,left shift,right ctrl,left ctrl,right alt,left alt,right "
                + "cmd,left cmd,right super,left super,"
            + "alt gr,help,print screen,sys req,break,menu,power,euro,undo,enter,equals,[.],[/],[*],[-],[+],"
            + "!,\",#,$,%,&,',(,),*,+,-,.,/,:,;,<,=,>,?,@,[,\\,],^,_,`,{,|,},~";

        private static HashSet<string> s_Axes, s_Keys;

        /// <summary>True: there is one.</summary>
        internal static bool CheckAxis(string name, string kind)
        {
            s_Axes = s_Axes ?? ReadAxes();
            if (name != null && s_Axes.Contains(name))
            {
                return true;
            }
            throw new ArgumentException("Input " + kind + " " + name
                + " is not setup.\n To change the input settings use: Edit -> Settings -> Input");
        }

        internal static bool CheckKey(string name)
        {
            s_Keys = s_Keys ?? MakeKeys();
            if (name != null && (s_Keys.Contains(name) || IsNumbered(name)))
            {
                return true;
            }
            throw new ArgumentException("Input Key named: " + name + " is unknown");
        }

        private static HashSet<string> ReadAxes()
        {
            const string mark = "m_Name:";
            string path = Path.Combine(Application.dataPath, "../ProjectSettings/InputManager.asset");
            HashSet<string> axes = new HashSet<string>();
            try
            {
                foreach (string line in File.ReadAllLines(path))
                {
                    string text = line.Trim().TrimStart('-').TrimStart();
                    if (text.StartsWith(mark, StringComparison.Ordinal))
                    {
                        axes.Add(text.Substring(mark.Length).Trim().Trim('\'', '"'));
                    }
                }
            }
            catch (IOException)
            {
                axes.UnionWith(s_Usual);
            }
            catch (UnauthorizedAccessException)
            {
                axes.UnionWith(s_Usual);
            }
            return axes;
        }

        private static HashSet<string> MakeKeys()
        {
            HashSet<string> keys = new HashSet<string>(Keys.Split(',')) { "," };
            for (int i = 0; i < 26; i++)
            {
                keys.Add(((char)('a' + i)).ToString());
            }
            for (int i = 0; i < 10; i++)
            {
                keys.Add(i.ToString());
                keys.Add("[" + i + "]");
            }
            for (int i = 1; i <= 15; i++)
            {
                keys.Add("f" + i);
            }
            return keys;
        }

        /// <summary>"mouse 0", "joystick button 3", "joystick 2 button 3".</summary>
        private static bool IsNumbered(string name)
        {
            string[] parts = name.Split(' ');
            int button, stick = 1;
            if (!int.TryParse(parts[parts.Length - 1], out button) || button < 0)
            {
                return false;
            }
            if (parts.Length == 2)
            {
                return parts[0] == "mouse" && button < 7;
            }
            bool isNamed = parts.Length == 4 ? int.TryParse(parts[1], out stick) && parts[2] == "button"
                : parts.Length == 3 && parts[1] == "button";
            return isNamed && parts[0] == "joystick" && button < 20 && stick >= 1 && stick <= 16;
        }
    }
}
