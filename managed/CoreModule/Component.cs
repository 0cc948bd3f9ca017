using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public class Component : Object
    {
        /// <summary>A new component takes its measures from others of its object.</summary>
        internal virtual void Fit()
        {
        }

        public GameObject gameObject => Native.GetGameObject(Ptr);
        public Transform transform => Native.GetTransform(gameObject.Ptr);

        public string tag
        {
            get { return gameObject.tag; }
            set { gameObject.tag = value; }
        }

        public bool CompareTag(string tag) => gameObject.CompareTag(tag);

        public Component GetComponent(Type type) => gameObject.GetComponent(type);
        public Component GetComponent(string type) => gameObject.GetComponent(type);
        public T GetComponent<T>() => gameObject.GetComponent<T>();
        public bool TryGetComponent(Type type, out Component component)
            => gameObject.TryGetComponent(type, out component);
        public bool TryGetComponent<T>(out T component) => gameObject.TryGetComponent(out component);
        public int GetComponentIndex() => gameObject.GetComponentIndex(this);

        public Component GetComponentInChildren(Type t, bool includeInactive)
            => gameObject.GetComponentInChildren(t, includeInactive);
        public Component GetComponentInChildren(Type t) => gameObject.GetComponentInChildren(t);
        public T GetComponentInChildren<T>(bool includeInactive)
            => gameObject.GetComponentInChildren<T>(includeInactive);
        public T GetComponentInChildren<T>() => gameObject.GetComponentInChildren<T>();

        public Component GetComponentInParent(Type t, bool includeInactive)
            => gameObject.GetComponentInParent(t, includeInactive);
        public Component GetComponentInParent(Type t) => gameObject.GetComponentInParent(t);
        public T GetComponentInParent<T>(bool includeInactive) => gameObject.GetComponentInParent<T>(includeInactive);
        public T GetComponentInParent<T>() => gameObject.GetComponentInParent<T>();

        public Component[] GetComponents(Type type) => gameObject.GetComponents(type);
        public T[] GetComponents<T>() => gameObject.GetComponents<T>();

        public void GetComponents(Type type, List<Component> results)
        {
            gameObject.GetComponents(type, results);
        }

        public void GetComponents<T>(List<T> results)
        {
            gameObject.GetComponents(results);
        }

        public Component[] GetComponentsInChildren(Type t) => gameObject.GetComponentsInChildren(t, false);
        public Component[] GetComponentsInChildren(Type t, bool includeInactive)
            => gameObject.GetComponentsInChildren(t, includeInactive);
        public T[] GetComponentsInChildren<T>() => gameObject.GetComponentsInChildren<T>();
        public T[] GetComponentsInChildren<T>(bool includeInactive)
            => gameObject.GetComponentsInChildren<T>(includeInactive);

        public void GetComponentsInChildren<T>(List<T> results)
        {
            gameObject.GetComponentsInChildren(results);
        }

        public void GetComponentsInChildren<T>(bool includeInactive, List<T> result)
        {
            gameObject.GetComponentsInChildren(includeInactive, result);
        }

        public Component[] GetComponentsInParent(Type t) => gameObject.GetComponentsInParent(t, false);
        public Component[] GetComponentsInParent(Type t, bool includeInactive)
            => gameObject.GetComponentsInParent(t, includeInactive);
        public T[] GetComponentsInParent<T>() => gameObject.GetComponentsInParent<T>();
        public T[] GetComponentsInParent<T>(bool includeInactive)
            => gameObject.GetComponentsInParent<T>(includeInactive);

        public void GetComponentsInParent<T>(bool includeInactive, List<T> results)
        {
            gameObject.GetComponentsInParent(includeInactive, results);
        }

        public void SendMessage(string methodName)
        {
            gameObject.SendMessage(methodName);
        }

        public void SendMessage(string methodName, object value)
        {
            gameObject.SendMessage(methodName, value);
        }

        public void SendMessage(string methodName, SendMessageOptions options)
        {
            gameObject.SendMessage(methodName, options);
        }

        public void SendMessage(string methodName, object value, SendMessageOptions options)
        {
            gameObject.SendMessage(methodName, value, options);
        }

        public void SendMessageUpwards(string methodName)
        {
            gameObject.SendMessageUpwards(methodName);
        }

        public void SendMessageUpwards(string methodName, object value)
        {
            gameObject.SendMessageUpwards(methodName, value);
        }

        public void SendMessageUpwards(string methodName, SendMessageOptions options)
        {
            gameObject.SendMessageUpwards(methodName, options);
        }

        public void SendMessageUpwards(string methodName, object value, SendMessageOptions options)
        {
            gameObject.SendMessageUpwards(methodName, value, options);
        }

        public void BroadcastMessage(string methodName)
        {
            gameObject.BroadcastMessage(methodName);
        }

        public void BroadcastMessage(string methodName, object parameter)
        {
            gameObject.BroadcastMessage(methodName, parameter);
        }

        public void BroadcastMessage(string methodName, SendMessageOptions options)
        {
            gameObject.BroadcastMessage(methodName, options);
        }

        public void BroadcastMessage(string methodName, object parameter, SendMessageOptions options)
        {
            gameObject.BroadcastMessage(methodName, parameter, options);
        }
    }
}
