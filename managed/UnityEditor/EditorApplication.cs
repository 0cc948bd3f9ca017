using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.SceneManagement;

namespace UnityEditor
{
    /// <summary>
    /// The game plays all the time. What Editor code adds to `update` and `delayCall` is called in each frame from then
    /// on;
    /// [InitializeOnLoad] code is not run, so nothing is added before somebody calls it.
    /// </summary>
    public sealed partial class EditorApplication
    {
        public static CallbackFunction update, delayCall;

        static EditorApplication()
        {
            Engine.EditorFrame = Frame;
        }

        private static void Frame()
        {
            CallbackFunction later = delayCall;
            delayCall = null;
            Call(later);
            Call(update);
        }

        /// <summary>What one of them throws is logged, and the others have their turn.</summary>
        private static void Call(CallbackFunction all)
        {
            foreach (Delegate one in all == null ? new Delegate[0] : all.GetInvocationList())
            {
                Engine.Guard(null, () => ((CallbackFunction)one)());
            }
        }

        public static bool isPlaying
        {
            get { return true; }
            set
            {
                if (!value)
                {
                    ExitPlaymode();
                }
            }
        }
        public static bool isPaused
        {
            get { return false; } set { if (value) {
                throw new Umcp.LeftOutException("UnityEditor.EditorApplication.isPaused"); } }
        }
        public static bool isCompiling => Native.IsCompiling();
        public static double timeSinceStartup => Time.realtimeSinceStartup;

        /// <summary>There is nothing but the running game to go back to.</summary>
        public static void ExitPlaymode()
            => throw new Umcp.LeftOutException("UnityEditor.EditorApplication.ExitPlaymode");

        public static bool ExecuteMenuItem(string menuItemPath) => MenuItems.Run(menuItemPath);
        public static void Exit(int returnValue)
            => throw new Umcp.LeftOutException("UnityEditor.EditorApplication.Exit");

        [Obsolete] public static string currentScene { get { return SceneManager.GetActiveScene().path; } set { } }
    }
}
