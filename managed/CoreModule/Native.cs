using System;
using System.Runtime.CompilerServices;

namespace UnityEngine
{
    /// <summary>
    /// The engine's C side. Every internal call is declared here and nowhere else; player/calls/
    /// has the other half. Pointers are Object.m_CachedPtr and never zero: callers go through
    /// Object.Ptr, which throws for a destroyed object.
    /// </summary>
    internal static class Native
    {
        private const MethodImplOptions Call = MethodImplOptions.InternalCall;

        // Objects
        [MethodImpl(Call)] internal static extern void NewGameObject(GameObject self, string name);
        /// <summary>A ScriptableObject, Material, Mesh...: anything but a component.</summary>
        [MethodImpl(Call)] internal static extern void NewAsset(Object self, string name);
        [MethodImpl(Call)] internal static extern Object ObjectById(int id);
        [MethodImpl(Call)] internal static extern string GetName(IntPtr o);
        [MethodImpl(Call)] internal static extern void SetName(IntPtr o, string name);
        [MethodImpl(Call)] internal static extern int GetHideFlags(IntPtr o);
        [MethodImpl(Call)] internal static extern void SetHideFlags(IntPtr o, int flags);
        /// <summary>At once. False: a Transform.</summary>
        [MethodImpl(Call)] internal static extern bool DestroyNow(IntPtr o, bool isEdit);
        /// <summary>Whether a tool is at work: what is asked for now is its doing, not the game's.</summary>
        [MethodImpl(Call)] internal static extern bool IsEdit();
        /// <summary>In the order of making. 0: active ones in scenes; 1: inactive ones too; 2: also what is in no
        /// scene.</summary>
        [MethodImpl(Call)] internal static extern Object[] FindAll(Type type, int how);
        /// <summary>A copy with all below; the pairs are original, copy, original, copy...</summary>
        [MethodImpl(Call)] internal static extern Object Clone(IntPtr original, IntPtr parent, out Object[] pairs);
        /// <summary>The main object of a file of the project: "Assets/Wood.mat"; null: there is none.</summary>
        [MethodImpl(Call)] internal static extern Object LoadAsset(string path);
        [MethodImpl(Call)] internal static extern void DontDestroyOnLoad(IntPtr gameObject);
        /// <summary>Assets of a type by their path without extension below Resources folders: the first of that file,
        /// or all of it or of a folder.</summary>
        // 0: the first, 1: all, 2: all of a guid
        [MethodImpl(Call)] internal static extern Object[] LoadResource(string path, Type type, int scope);
        /// <summary>The absolute path of the file that an asset was imported from; empty: none.</summary>
        [MethodImpl(Call)] internal static extern string GetAssetFile(IntPtr o);
        /// <summary>The execution order that the editor has given a script; 0: none.</summary>
        [MethodImpl(Call)] internal static extern int GetScriptOrder(string fullName);
        /// <summary>The editor's own by its number in files: 10202 the cube, 10303 the default material; null:
        /// none.</summary>
        [MethodImpl(Call)] internal static extern Object EditorAsset(int fileId);
        /// <summary>The other way; 0: it is not one of them.</summary>
        [MethodImpl(Call)] internal static extern int GetEditorId(IntPtr asset);
        /// <summary>Null: done; else why not, with '?' before it if the caller could have known.</summary>
        [MethodImpl(Call)] internal static extern string SavePrefab(IntPtr gameObject, string path, bool overwrite);

        // Files of the project, for UnityEditor. Lists are texts with a line for each item.
        /// <summary>Of a file or folder; empty: none.</summary>
        [MethodImpl(Call)] internal static extern string GetAssetGuid(string path);
        /// <summary>The other way; empty: none.</summary>
        [MethodImpl(Call)] internal static extern string GetGuidPath(string guid);
        /// <summary>All of them; folders end with '/'.</summary>
        [MethodImpl(Call)] internal static extern string GetAssetPaths();
        /// <summary>The class of a file's main object: "GameObject", "Game.Level".</summary>
        [MethodImpl(Call)] internal static extern string GetAssetType(string path);
        /// <summary>"guid id path" of an asset or an object of a prefab; empty: it was made at run time.</summary>
        [MethodImpl(Call)] internal static extern string GetAssetId(IntPtr o);
        /// <summary>All objects of a file, the main one first; of a prefab its root alone.</summary>
        [MethodImpl(Call)] internal static extern Object[] LoadParts(string path);
        [MethodImpl(Call)] internal static extern Object LoadById(string guid, long id);
        /// <summary>Of a game object of a prefab instance: "instance, deepest instance, id in the source", then a line
        /// with the path of each source.</summary>
        [MethodImpl(Call)] internal static extern string GetOrigin(IntPtr gameObject);
        /// <summary>A ScriptableObject to "Assets/….asset". Null: done; else why not. So are the next two.</summary>
        [MethodImpl(Call)] internal static extern string SaveAsset(IntPtr o, string path);
        [MethodImpl(Call)] internal static extern string SaveScene(int handle, string path);
        /// <summary>Looks at the files again.</summary>
        [MethodImpl(Call)] internal static extern string RefreshAssets();
        /// <summary>The project's own.</summary>
        [MethodImpl(Call)] internal static extern string GetTags();
        /// <summary>"1 path" of each scene of the build settings, "0 path" if it is not enabled.</summary>
        [MethodImpl(Call)] internal static extern string GetBuildScenes();
        /// <summary>What SessionState keeps, across reloads; null: nothing.</summary>
        [MethodImpl(Call)] internal static extern string GetSession(string key);
        /// <summary>Null: nothing any more. False: there is too much.</summary>
        [MethodImpl(Call)] internal static extern bool SetSession(string key, string value);
        /// <summary>A line for each slot of an object, in order: the number of its type (player/classes/classes.h), and
        /// its key.</summary>
        [MethodImpl(Call)] internal static extern string GetSlots(IntPtr o);
        /// <summary>The game object that the explorer's tools have selected.</summary>
        [MethodImpl(Call)] internal static extern Object GetSelected();
        [MethodImpl(Call)] internal static extern void SetSelected(Object gameObject);

        // Values of the class's table; the slot is asked for once.
        /// <summary>-1: the table has no such key.</summary>
        [MethodImpl(Call)] internal static extern int Slot(string className, string key);
        [MethodImpl(Call)] internal static extern int GetInt(IntPtr o, int slot);
        [MethodImpl(Call)] internal static extern void SetInt(IntPtr o, int slot, int value);
        [MethodImpl(Call)] internal static extern float GetFloat(IntPtr o, int slot);
        [MethodImpl(Call)] internal static extern void SetFloat(IntPtr o, int slot, float value);
        [MethodImpl(Call)] internal static extern void GetVector(IntPtr o, int slot, out Vector4 value);
        [MethodImpl(Call)] internal static extern void SetVector(IntPtr o, int slot, ref Vector4 value);
        [MethodImpl(Call)] internal static extern string GetText(IntPtr o, int slot);
        [MethodImpl(Call)] internal static extern void SetText(IntPtr o, int slot, string value);
        [MethodImpl(Call)] internal static extern Object GetObject(IntPtr o, int slot);
        [MethodImpl(Call)] internal static extern void SetObject(IntPtr o, int slot, Object value);
        /// <summary>An array of `element`.</summary>
        [MethodImpl(Call)] internal static extern Object[] GetObjects(IntPtr o, int slot, Type element);
        [MethodImpl(Call)] internal static extern void SetObjects(IntPtr o, int slot, Object[] values);
        /// <summary>The same for copies that a getter has made: nothing that is saved.</summary>
        [MethodImpl(Call)] internal static extern void SetInstances(IntPtr o, int slot, Object[] values);
        /// <summary>The asset that this object copies: files name that asset.</summary>
        [MethodImpl(Call)] internal static extern void SetOriginal(IntPtr copy, IntPtr original);

        // Game objects and components
        [MethodImpl(Call)] internal static extern Transform GetTransform(IntPtr gameObject);
        [MethodImpl(Call)] internal static extern GameObject GetGameObject(IntPtr component);
        /// <summary>Makes the component; null: the type is not a component, or is abstract.</summary>
        [MethodImpl(Call)] internal static extern Component AddComponent(IntPtr gameObject, Type type);
        /// <summary>The first that is of this type, a base or interface of it; null: none.</summary>
        [MethodImpl(Call)] internal static extern Component GetComponent(IntPtr gameObject, Type type);
        /// <summary>An array of `type`. Where: 0 here, 1 here and below, 2 here and above.</summary>
        [MethodImpl(Call)]
        internal static extern Array GetComponents(IntPtr gameObject, Type type, int where, bool includeInactive);
        [MethodImpl(Call)] internal static extern bool GetActive(IntPtr gameObject, bool inHierarchy);
        [MethodImpl(Call)] internal static extern void SetActive(IntPtr gameObject, bool value);
        [MethodImpl(Call)] internal static extern int GetLayer(IntPtr gameObject);
        [MethodImpl(Call)] internal static extern void SetLayer(IntPtr gameObject, int layer);
        [MethodImpl(Call)] internal static extern string GetTag(IntPtr gameObject);
        /// <summary>False: the tag is not defined.</summary>
        [MethodImpl(Call)] internal static extern bool SetTag(IntPtr gameObject, string tag);
        [MethodImpl(Call)] internal static extern bool IsTag(string tag);
        /// <summary>Throws, as other threads may not use this member.</summary>
        [MethodImpl(Call)] internal static extern void RefuseThread(string member);
        /// <summary>0: in no scene.</summary>
        [MethodImpl(Call)] internal static extern int GetScene(IntPtr gameObject);
        [MethodImpl(Call)] internal static extern GameObject FindByPath(string path);
        /// <summary>Active ones; null: the tag is not defined.</summary>
        [MethodImpl(Call)] internal static extern GameObject[] FindByTag(string tag);

        // Transforms. What: see TransformValue.
        [MethodImpl(Call)] internal static extern void GetTransformValue(IntPtr transform, int what, out Vector4 value);
        [MethodImpl(Call)] internal static extern void SetTransformValue(IntPtr transform, int what, ref Vector4 value);
        [MethodImpl(Call)]
        internal static extern void GetMatrix(IntPtr transform, bool worldToLocal, out Matrix4x4 value);
        [MethodImpl(Call)] internal static extern Transform GetParent(IntPtr transform);
        /// <summary>False: `parent` is below it.</summary>
        [MethodImpl(Call)]
        internal static extern bool SetParent(IntPtr transform, IntPtr parent, bool worldPositionStays);
        [MethodImpl(Call)] internal static extern int GetChildCount(IntPtr transform);
        /// <summary>null: no such child.</summary>
        [MethodImpl(Call)] internal static extern Transform GetChild(IntPtr transform, int index);
        /// <summary>All that hang together with it, itself included.</summary>
        [MethodImpl(Call)] internal static extern int GetHierarchyCount(IntPtr transform);
        [MethodImpl(Call)] internal static extern int GetSiblingIndex(IntPtr transform);
        [MethodImpl(Call)] internal static extern void SetSiblingIndex(IntPtr transform, int index);

        [MethodImpl(Call)] internal static extern long GetMemory();

        // Scenes, by handle. Text: 0 name, 1 path. Number: 0 is valid, 1 is loaded, 2 build index, 3 root count.
        [MethodImpl(Call)] internal static extern int GetSceneCount();
        [MethodImpl(Call)] internal static extern int GetSceneAt(int index);
        [MethodImpl(Call)] internal static extern string GetSceneText(int handle, int what);
        [MethodImpl(Call)] internal static extern int GetSceneNumber(int handle, int what);
        /// <summary>Of 0: those that are in no scene.</summary>
        [MethodImpl(Call)] internal static extern GameObject[] GetSceneRoots(int handle);
        /// <summary>The scene of DontDestroyOnLoad; 0: nothing has asked for it yet.</summary>
        [MethodImpl(Call)] internal static extern int GetDontDestroyScene();
        [MethodImpl(Call)] internal static extern int GetActiveScene();
        [MethodImpl(Call)] internal static extern bool SetActiveScene(int handle);
        [MethodImpl(Call)] internal static extern bool MoveToScene(IntPtr gameObject, int handle);
        [MethodImpl(Call)] internal static extern int GetBuildSceneCount();
        /// <summary>Path of a scene of the build settings; empty: no such index.</summary>
        [MethodImpl(Call)] internal static extern string GetBuildScenePath(int index);
        /// <summary>Loads at the end of the frame. False: not in the project.</summary>
        [MethodImpl(Call)] internal static extern int LoadScene(string nameOrPath, bool isAdditive, bool isHeld);
        [MethodImpl(Call)] internal static extern void ReleaseScene(int handle);
        [MethodImpl(Call)] internal static extern bool UnloadScene(int handle);
        [MethodImpl(Call)] internal static extern int NewScene(string name);

        // Physics. Hits: see RayHit in Physics.cs; returns how many were written.
        [MethodImpl(Call)]
        internal static extern int Raycast(ref Vector3 from, ref Vector3 direction, float maxDistance, int layerMask,
            int triggers, RayHit[] hits);
        /// <summary>World bounds of a collider or renderer; false: none.</summary>
        [MethodImpl(Call)]
        internal static extern bool GetBounds(IntPtr component, out Vector3 center, out Vector3 extents);

        /// <summary>From now on queries see colliders where their objects are now; see player/graph/sync.c.</summary>
        [MethodImpl(Call)] internal static extern void SyncColliders();
        [MethodImpl(Call)] internal static extern void SyncAlways(bool isAuto);
        /// <summary>Of a tree that was made elsewhere and has its place now.</summary>
        [MethodImpl(Call)] internal static extern void PlaceColliders(IntPtr gameObject);
        [MethodImpl(Call)] internal static extern void PlaceCollider(IntPtr collider);
        [MethodImpl(Call)]
        internal static extern void GetColliderPlace(IntPtr collider, out Vector3 position, out Quaternion rotation,
            out Vector3 scale);

        // The application. Text: see AppText. Screen: width, height, dpi.
        [MethodImpl(Call)] internal static extern string GetAppText(int what);
        /// <summary>Fixed step, longest step, longest step of particles and scale of the project; what it does not say
        /// stays.</summary>
        [MethodImpl(Call)] internal static extern void GetTimes(ref Vector4 times);
        [MethodImpl(Call)] internal static extern void GetScreen(out Vector4 size);
        [MethodImpl(Call)] internal static extern void SetScreen(int width, int height);
        [MethodImpl(Call)] internal static extern void GetMouse(out Vector3 position);
        /// <summary>Name of a layer; empty: none.</summary>
        [MethodImpl(Call)] internal static extern string GetLayerName(int layer);
        /// <summary>Where a log line was asked for; see player/trace.h.</summary>
        [MethodImpl(Call)] internal static extern string GetTrace();
        /// <summary>A trace that is null is made; empty: there is none.</summary>
        [MethodImpl(Call)]
        internal static extern void Log(int type, string message, string stackTrace, string operation);
        /// <summary>How far a call of the agent's is, from 0 to 1; from any thread.</summary>
        [MethodImpl(Call)] internal static extern void Progress(long call, float done);
        /// <summary>On the main thread the code of another call goes on from here, or of none. Deadline 0: its call is
        /// over.</summary>
        [MethodImpl(Call)]
        internal static extern void SwitchFlow(bool isTool, bool isEdit, long call, long run, long end);
        /// <summary>Calls Engine.RunPosted(), and stops it if a call's code takes too long in it.</summary>
        [MethodImpl(Call)] internal static extern void RunPosted();
        [MethodImpl(Call)] internal static extern void Quit(int exitCode);
        /// <summary>Scripts are being compiled beside those that run.</summary>
        [MethodImpl(Call)] internal static extern bool IsCompiling();
        /// <summary>The engine died more than once while this class held it, so none of its methods is
        /// called.</summary>
        [MethodImpl(Call)] internal static extern bool IsBlamed(string fullName);
        /// <summary>Code has reached a member that is there only in name, or (isTold) the log has told it. Any
        /// thread.</summary>
        [MethodImpl(Call)] internal static extern void Reach(string member, string reason, bool isTold);

        // Trees of serialised values, while an object is being filled; see Serializer.cs.
        // Kind: 0 scalar, 1 map, 2 list.
        [MethodImpl(Call)] internal static extern int NodeKind(IntPtr node);
        [MethodImpl(Call)] internal static extern IntPtr NodeFirst(IntPtr node);
        [MethodImpl(Call)] internal static extern IntPtr NodeNext(IntPtr node);
        /// <summary>Zero: no such key.</summary>
        [MethodImpl(Call)] internal static extern IntPtr NodeGet(IntPtr map, string key);
        [MethodImpl(Call)] internal static extern string NodeText(IntPtr node);
        [MethodImpl(Call)] internal static extern int NodeCount(IntPtr node);
        /// <summary>What {fileID, guid} names, if it is of this type; null: nothing.</summary>
        [MethodImpl(Call)] internal static extern Object NodeObject(IntPtr node, Type type);

        // The other way: a field of a script on its way to a file; see SerialWriter.cs. An item of a list has no name.
        // Kind: as there. Size: bytes of each whole number of a list.
        [MethodImpl(Call)] internal static extern void FieldOpen(string name, int kind, int size);
        [MethodImpl(Call)] internal static extern void FieldClose();
        [MethodImpl(Call)] internal static extern void FieldInt(string name, long value);
        [MethodImpl(Call)] internal static extern void FieldNumber(string name, double value, bool isDouble);
        [MethodImpl(Call)] internal static extern void FieldText(string name, string value);
        [MethodImpl(Call)] internal static extern void FieldObject(string name, Object value);
    }

    /// <summary>What GetTransformValue and SetTransformValue take.</summary>
    internal enum TransformValue
    {
        LocalPosition = 0, LocalRotation = 1, LocalScale = 2,
        Position = 3, Rotation = 4, LossyScale = 5,
        AnchorMin = 6, AnchorMax = 7, AnchoredPosition = 8, SizeDelta = 9, Pivot = 10,
        Rect = 11
    }

    /// <summary>What GetAppText takes.</summary>
    internal enum AppText
    {
        UnityVersion = 0, ProductName = 1, CompanyName = 2, DataPath = 3, PersistentDataPath = 4,
        StreamingAssetsPath = 5, TemporaryCachePath = 6, Version = 7, Identifier = 8,
        RenderPipeline = 9
    }

    /// <summary>One hit of a ray, laid out as player/calls/scene.c writes it.</summary>
    internal struct RayHit
    {
        internal int collider; // instance id
        internal Vector3 point, normal;
        internal float distance;
    }
}
