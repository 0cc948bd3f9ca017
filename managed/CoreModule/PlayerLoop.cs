using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;

namespace UnityEngine
{
    /// <summary>A place in the frame where systems that scripts have put into the loop run.</summary>
    internal enum LoopPlace
    {
        BeforeStarts, AfterStarts,
        BeforeFixedUpdates, AfterFixedUpdates, AfterFixedCoroutines,
        BeforeUpdates, AfterUpdates, AfterCoroutines, AfterTasks,
        AfterLateUpdates, AfterEndOfFrame
    }
}

namespace UnityEngine.LowLevel
{
    /// <summary>
    /// The frame itself is Engine.Frame(), whose steps always run. What scripts have put into the loop runs between
    /// them, at the place that its neighbours in the list stand for.
    /// </summary>
    public partial class PlayerLoop
    {
        private static readonly Type[] s_Phases =
        {
            typeof(UnityEngine.PlayerLoop.TimeUpdate), typeof(UnityEngine.PlayerLoop.Initialization),
            typeof(UnityEngine.PlayerLoop.EarlyUpdate), typeof(UnityEngine.PlayerLoop.FixedUpdate),
            typeof(UnityEngine.PlayerLoop.PreUpdate), typeof(UnityEngine.PlayerLoop.Update),
            typeof(UnityEngine.PlayerLoop.PreLateUpdate), typeof(UnityEngine.PlayerLoop.PostLateUpdate),
        };

        // Where the systems behind this one run: a phase stands for its beginning, a step of the engine for its end.
        private static readonly Dictionary<Type, LoopPlace> s_Places = new Dictionary<Type, LoopPlace>
        {
            { typeof(UnityEngine.PlayerLoop.TimeUpdate), LoopPlace.BeforeStarts },
            { typeof(UnityEngine.PlayerLoop.Initialization), LoopPlace.BeforeStarts },
            { typeof(UnityEngine.PlayerLoop.EarlyUpdate), LoopPlace.BeforeStarts },
            { typeof(UnityEngine.PlayerLoop.EarlyUpdate.ScriptRunDelayedStartupFrame), LoopPlace.AfterStarts },
            { typeof(UnityEngine.PlayerLoop.FixedUpdate), LoopPlace.BeforeFixedUpdates },
            { typeof(UnityEngine.PlayerLoop.FixedUpdate.ScriptRunBehaviourFixedUpdate), LoopPlace.AfterFixedUpdates },
            { typeof(UnityEngine.PlayerLoop.FixedUpdate.ScriptRunDelayedFixedFrameRate),
                LoopPlace.AfterFixedCoroutines },
            { typeof(UnityEngine.PlayerLoop.PreUpdate), LoopPlace.BeforeUpdates },
            { typeof(UnityEngine.PlayerLoop.Update), LoopPlace.BeforeUpdates },
            { typeof(UnityEngine.PlayerLoop.Update.ScriptRunBehaviourUpdate), LoopPlace.AfterUpdates },
            { typeof(UnityEngine.PlayerLoop.Update.ScriptRunDelayedDynamicFrameRate), LoopPlace.AfterCoroutines },
            { typeof(UnityEngine.PlayerLoop.Update.ScriptRunDelayedTasks), LoopPlace.AfterTasks },
            { typeof(UnityEngine.PlayerLoop.PreLateUpdate), LoopPlace.AfterTasks },
            { typeof(UnityEngine.PlayerLoop.PreLateUpdate.ScriptRunBehaviourLateUpdate), LoopPlace.AfterLateUpdates },
            { typeof(UnityEngine.PlayerLoop.PostLateUpdate), LoopPlace.AfterLateUpdates },
            { typeof(UnityEngine.PlayerLoop.PostLateUpdate.ScriptRunDelayedDynamicFrameRate),
                LoopPlace.AfterEndOfFrame },
        };

        private static PlayerLoopSystem? s_Loop;
        private static List<PlayerLoopSystem.UpdateFunction>[] s_Added; // by place; null: nobody has added any

        public static PlayerLoopSystem GetDefaultPlayerLoop()
        {
            return new PlayerLoopSystem
            {
                subSystemList = s_Phases.Select(phase => new PlayerLoopSystem
                {
                    type = phase,
                    subSystemList = phase.GetNestedTypes(BindingFlags.Public)
                        .Select(step => new PlayerLoopSystem { type = step }).ToArray()
                }).ToArray()
            };
        }

        public static PlayerLoopSystem GetCurrentPlayerLoop() => Copy(s_Loop ?? GetDefaultPlayerLoop());

        public static void SetPlayerLoop(PlayerLoopSystem loop)
        {
            var added = new List<PlayerLoopSystem.UpdateFunction>[Enum.GetValues(typeof(LoopPlace)).Length];
            LoopPlace place = LoopPlace.BeforeStarts;
            s_Loop = Copy(loop);
            s_Added = Collect(loop, added, ref place) > 0 ? added : null;
        }

        internal static void Run(LoopPlace place)
        {
            List<PlayerLoopSystem.UpdateFunction> here = s_Added == null ? null : s_Added[(int)place];
            for (int i = 0; here != null && i < here.Count; i++)
            {
                Engine.Guard(null, new Action(here[i]));
            }
        }

        private static int Collect(PlayerLoopSystem system, List<PlayerLoopSystem.UpdateFunction>[] added,
            ref LoopPlace place)
        {
            int n = 0;
            LoopPlace known;
            if (system.type != null && s_Places.TryGetValue(system.type, out known))
            {
                place = known;
            }
            if (system.updateDelegate != null)
            {
                added[(int)place] = added[(int)place] ?? new List<PlayerLoopSystem.UpdateFunction>();
                added[(int)place].Add(system.updateDelegate);
                n++;
            }
            foreach (PlayerLoopSystem inner in system.subSystemList ?? new PlayerLoopSystem[0])
            {
                n += Collect(inner, added, ref place);
            }
            return n;
        }

        private static PlayerLoopSystem Copy(PlayerLoopSystem system)
        {
            system.subSystemList = system.subSystemList == null ? null : system.subSystemList.Select(Copy).ToArray();
            return system;
        }
    }
}
