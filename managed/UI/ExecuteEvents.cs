using System;
using System.Collections.Generic;

namespace UnityEngine.EventSystems
{
    /// <summary>Sends an event to the scripts of an object that implement its interface.</summary>
    public static partial class ExecuteEvents
    {
        public static T ValidateEventData<T>(BaseEventData data) where T : class
        {
            T typed = data as T;
            if (typed == null)
            {
                throw new ArgumentException("Invalid type: " + data.GetType() + " passed to event expecting "
                    + typeof(T));
            }
            return typed;
        }

        /// <summary>False: no component there handles it.</summary>
        public static bool Execute<T>(GameObject target, BaseEventData eventData, EventFunction<T> functor)
            where T : IEventSystemHandler
        {
            List<T> handlers = HandlersOf<T>(target);
            foreach (T handler in handlers)
            {
                try
                {
                    functor(handler, eventData);
                }
                catch (Exception e)
                {
                    Debug.LogException(e, handler as Object);
                }
            }
            return handlers.Count > 0;
        }

        /// <summary>The first object at or above `root` that hears of it; null: none.</summary>
        public static GameObject ExecuteHierarchy<T>(GameObject root, BaseEventData eventData,
            EventFunction<T> callbackFunction) where T : IEventSystemHandler
        {
            for (Transform at = root ? root.transform : null; at; at = at.parent)
            {
                if (Execute(at.gameObject, eventData, callbackFunction))
                {
                    return at.gameObject;
                }
            }
            return null;
        }

        public static bool CanHandleEvent<T>(GameObject go) where T : IEventSystemHandler
            => HandlersOf<T>(go).Count > 0;

        public static GameObject GetEventHandler<T>(GameObject root) where T : IEventSystemHandler
        {
            for (Transform at = root ? root.transform : null; at; at = at.parent)
            {
                if (CanHandleEvent<T>(at.gameObject))
                {
                    return at.gameObject;
                }
            }
            return null;
        }

        private static List<T> HandlersOf<T>(GameObject target) where T : IEventSystemHandler
        {
            List<T> found = new List<T>();
            if (!target || !target.activeInHierarchy)
            {
                return found;
            }
            foreach (T handler in target.GetComponents<T>())
            {
                Behaviour behaviour = handler as Behaviour;
                if (ReferenceEquals(behaviour, null) || behaviour.isActiveAndEnabled)
                {
                    found.Add(handler);
                }
            }
            return found;
        }
    }
}
