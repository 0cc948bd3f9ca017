using System;
using UnityEngine.SceneManagement;

namespace UnityEngine
{
    public sealed partial class Resources
    {
        public static Object[] FindObjectsOfTypeAll(Type type) => Object.FindAll(type, 2);
        public static T[] FindObjectsOfTypeAll<T>() where T : Object => (T[])Object.FindAll(typeof(T), 2);
        public static Object Load(string path) => Load(path, typeof(Object));
        public static T Load<T>(string path) where T : Object => (T)Load(path, typeof(T));

        public static Object Load(string path, Type systemTypeInstance)
        {
            Object[] found = Find(path, systemTypeInstance, false);
            return found.Length == 0 ? null : found[0];
        }

        private static Object[] FindAll(string path, Type type)
        {
            if (path == null)
            {
                throw new ArgumentNullException("path");
            }
            return Find(path, type, true);
        }

        private static Object[] Find(string path, Type type, bool isAll)
        {
            if (type == null)
            {
                throw new ArgumentNullException("systemTypeInstance");
            }
            Object[] found = Native.LoadResource(path ?? "", type, isAll ? 1 : 0);
            Engine.WakeAssets();
            return found;
        }

        public static Object InstanceIDToObject(int instanceID) => Native.ObjectById(instanceID);
        public static bool InstanceIDIsValid(int instanceId) => Native.ObjectById(instanceId);
        public static Object[] LoadAll(string path) => LoadAll(path, typeof(Object));
        public static T[] LoadAll<T>(string path) where T : Object => (T[])FindAll(path, typeof(T));

        public static Object[] LoadAll(string path, Type systemTypeInstance)
        {
            Object[] found = FindAll(path, systemTypeInstance);
            return Array.ConvertAll(found, o => o);
        }

        public static ResourceRequest LoadAsync(string path) => LoadAsync(path, typeof(Object));
        public static ResourceRequest LoadAsync<T>(string path) where T : Object => LoadAsync(path, typeof(T));

        public static ResourceRequest LoadAsync(string path, Type type)
        {
            ResourceRequest request = new ResourceRequest(path, type);
            SceneOperations.FinishLater(request);
            return request;
        }

        /// <summary>What is in memory costs little here, so it stays.</summary>
        public static void UnloadAsset(Object assetToUnload)
        {
            if (assetToUnload is GameObject || assetToUnload is Component)
            {
                Debug.LogError("UnloadAsset may only be used on individual assets and can not be used on GameObject's "
                    + "/ Components / AssetBundles or GameManagers");
            }
        }

        public static AsyncOperation UnloadUnusedAssets()
        {
            AsyncOperation operation = new AsyncOperation();
            SceneOperations.FinishLater(operation);
            return operation;
        }
    }
}
