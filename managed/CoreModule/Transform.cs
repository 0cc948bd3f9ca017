using System;
using System.Globalization;
using System.Collections;

namespace UnityEngine
{
    public partial class Transform : Component, IEnumerable
    {
        private static long s_Changes; // of all transforms
        private long m_Changed;        // the last of its own
        private long m_Seen;           // the last when hasChanged was set
        private bool m_IsSeen;

        public Vector3 position
        {
            get { return Get(TransformValue.Position); }
            set { Set(TransformValue.Position, value); }
        }

        public Vector3 localPosition
        {
            get { return Get(TransformValue.LocalPosition); }
            set { Set(TransformValue.LocalPosition, value); }
        }

        public Quaternion rotation
        {
            get { return ToRotation(Get(TransformValue.Rotation)); }
            set { Set(TransformValue.Rotation, ToVector(value)); }
        }

        public Quaternion localRotation
        {
            get { return ToRotation(Get(TransformValue.LocalRotation)); }
            set { Set(TransformValue.LocalRotation, ToVector(value)); }
        }

        public Vector3 localScale
        {
            get { return Get(TransformValue.LocalScale); }
            set { Set(TransformValue.LocalScale, value); }
        }

        public Vector3 eulerAngles
        {
            get { return rotation.eulerAngles; }
            set { rotation = Quaternion.Euler(value); }
        }

        public Vector3 localEulerAngles
        {
            get { return localRotation.eulerAngles; }
            set { localRotation = Quaternion.Euler(value); }
        }

        public Vector3 right
        {
            get { return rotation * Vector3.right; }
            set { rotation = Quaternion.FromToRotation(Vector3.right, value); }
        }

        public Vector3 up
        {
            get { return rotation * Vector3.up; }
            set { rotation = Quaternion.FromToRotation(Vector3.up, value); }
        }

        public Vector3 forward
        {
            get { return rotation * Vector3.forward; }
            set { rotation = Quaternion.LookRotation(value); }
        }

        public Vector3 lossyScale => Get(TransformValue.LossyScale);

        public Matrix4x4 localToWorldMatrix
        {
            get
            {
                Matrix4x4 m;
                Native.GetMatrix(Ptr, false, out m);
                return m;
            }
        }

        public Matrix4x4 worldToLocalMatrix
        {
            get
            {
                Matrix4x4 m;
                Native.GetMatrix(Ptr, true, out m);
                return m;
            }
        }

        internal Vector4 Get(TransformValue what)
        {
            Vector4 value;
            Native.GetTransformValue(Ptr, (int)what, out value);
            return value;
        }

        internal void Set(TransformValue what, Vector4 value)
        {
            // Times 0 only what is not finite stays something else.
            if ((value.x + value.y + value.z + value.w) * 0 != 0 && Refuses(what, value))
            {
                return;
            }
            Native.SetTransformValue(Ptr, (int)what, ref value);
            m_Changed = ++s_Changes;
        }

        private bool Refuses(TransformValue what, Vector4 value)
        {
            bool turns = what == TransformValue.Rotation || what == TransformValue.LocalRotation;
            bool isFinite = true;
            string numbers = "";
            for (int i = 0; i < (turns ? 4 : 3); i++)
            {
                isFinite &= !float.IsNaN(value[i]) && !float.IsInfinity(value[i]);
                numbers += (i == 0 ? "" : ", ") + value[i].ToString("F6", CultureInfo.InvariantCulture);
            }
            if (isFinite || what > TransformValue.Rotation)
            {
                return false;
            }
            string name = what.ToString();
            name = char.ToLowerInvariant(name[0]) + name.Substring(1);
            Debug.LogError("transform." + name + " assign attempt for '" + this.name + "' is not valid. Input "
                + (turns ? "rotation" : name)
                + " is { " + numbers + " }.", this);
            return true;
        }

        private static Quaternion ToRotation(Vector4 v) => new Quaternion(v.x, v.y, v.z, v.w);
        private static Vector4 ToVector(Quaternion q) => new Vector4(q.x, q.y, q.z, q.w);

        // Hierarchy

        public Transform parent
        {
            get { return Native.GetParent(Ptr); }
            set
            {
                if (this is RectTransform)
                {
                    Debug.LogWarning("Parent of RectTransform is being set with parent property. Consider using the "
                        + "SetParent method instead, with the worldPositionStays argument set to false.");
                }
                SetParent(value, true);
            }
        }

        public Transform root
        {
            get
            {
                Transform top = this;
                for (Transform above = top.parent; above; above = above.parent)
                {
                    top = above;
                }
                return top;
            }
        }

        public int childCount => Native.GetChildCount(Ptr);

        /// <summary>Whether its place in the world may be another than when this was set to false: by its own values,
        /// or by those above.</summary>
        public bool hasChanged
        {
            get
            {
                for (Transform t = m_IsSeen ? this : null; t; t = t.parent)
                {
                    if (t.m_Changed > m_Seen)
                    {
                        return true;
                    }
                }
                return !m_IsSeen;
            }
            set
            {
                m_IsSeen = !value;
                m_Seen = s_Changes;
            }
        }

        public int hierarchyCount => Native.GetHierarchyCount(Ptr);

        public int hierarchyCapacity
        {
            get { return hierarchyCount; }
            set { }
        }

        public void SetParent(Transform p)
        {
            SetParent(p, true);
        }

        public void SetParent(Transform parent, bool worldPositionStays)
        {
            Transform last = this.parent;
            if (IsOfPrefab(this) && !(parent && parent.root == root))
            {
                Debug.LogError("Setting the parent of a transform which resides in a Prefab Asset is disabled to "
                    + "prevent data corruption (GameObject: '" + name + "').", this);
                return;
            }
            if (last != parent && (RefusesParent(last) || RefusesParent(parent)))
            {
                return;
            }
            // What lies below itself stays where it is, as in Unity.
            bool changes = last != parent && !(parent && parent.IsChildOf(this));
            MonoBehaviour[] below = changes ? GetComponentsInChildren<MonoBehaviour>(true) : new MonoBehaviour[0];
            Array.ForEach(below, script => Tell(script, "OnBeforeTransformParentChanged"));
            bool isSet = Native.SetParent(Ptr, parent ? parent.Ptr : IntPtr.Zero, worldPositionStays);
            Activation.Flush();
            if (isSet && last != parent && this)
            {
                m_Changed = ++s_Changes;
                Array.ForEach(below, script => Tell(script, "OnTransformParentChanged"));
                TellOfChildren(last);
                TellOfChildren(parent);
            }
        }

        private bool RefusesParent(Transform above)
        {
            if (!above || !Activation.IsBusy(above.gameObject))
            {
                return false;
            }
            Debug.LogError("Cannot set the parent of the GameObject '" + name
                + "' while activating or deactivating the parent GameObject '" + above.name + "'.", this);
            return true;
        }

        internal static void TellOfChildren(Transform above)
        {
            foreach (MonoBehaviour script in above ? above.GetComponents<MonoBehaviour>() : new MonoBehaviour[0])
            {
                Tell(script, "OnTransformChildrenChanged");
            }
        }

        private static void Tell(MonoBehaviour script, string message)
        {
            if (script && script.m_State != null && script.m_State.isAwake)
            {
                Messages.Tell(script, message);
            }
        }

        public Transform GetChild(int index)
        {
            Transform child = Native.GetChild(Ptr, index);
            if (!child)
            {
                throw new UnityException("Transform child out of bounds");
            }
            return child;
        }

        public int GetSiblingIndex() => Native.GetSiblingIndex(Ptr);

        public void SetSiblingIndex(int index)
        {
            int last = GetSiblingIndex();
            Native.SetSiblingIndex(Ptr, Mathf.Max(index, 0));
            if (GetSiblingIndex() != last)
            {
                TellOfChildren(parent);
            }
        }

        public void SetAsFirstSibling()
        {
            SetSiblingIndex(0);
        }

        public void SetAsLastSibling()
        {
            SetSiblingIndex(int.MaxValue);
        }

        public void DetachChildren()
        {
            for (int refused = 0; refused < childCount;)
            {
                Transform child = GetChild(refused);
                child.SetParent(null, true);
                refused += child.parent == this ? 1 : 0;
            }
        }

        public bool IsChildOf(Transform parent)
        {
            if (!parent)
            {
                throw new ArgumentNullException("parent");
            }
            for (Transform t = this; t; t = t.parent)
            {
                if (t == parent)
                {
                    return true;
                }
            }
            return false;
        }

        public Transform Find(string n)
        {
            if (n == null)
            {
                throw new ArgumentNullException("Name cannot be null");
            }
            Transform at = this;
            foreach (string part in n.Length == 0 ? new string[0] : n.Split('/'))
            {
                at = part == ".." ? at.parent : at.ChildNamed(part);
                if (!at)
                {
                    return null;
                }
            }
            return at;
        }

        private Transform ChildNamed(string name)
        {
            for (int i = 0; i < childCount; i++)
            {
                Transform child = GetChild(i);
                if (child.name == name)
                {
                    return child;
                }
            }
            return null;
        }

        public IEnumerator GetEnumerator()
        {
            for (int i = 0; i < childCount; i++)
            {
                yield return GetChild(i);
            }
        }

        // Movement

        public void SetPositionAndRotation(Vector3 position, Quaternion rotation)
        {
            this.position = position;
            this.rotation = rotation;
        }

        public void SetLocalPositionAndRotation(Vector3 localPosition, Quaternion localRotation)
        {
            this.localPosition = localPosition;
            this.localRotation = localRotation;
        }

        public void GetPositionAndRotation(out Vector3 position, out Quaternion rotation)
        {
            position = this.position;
            rotation = this.rotation;
        }

        public void GetLocalPositionAndRotation(out Vector3 localPosition, out Quaternion localRotation)
        {
            localPosition = this.localPosition;
            localRotation = this.localRotation;
        }

        public void Translate(Vector3 translation)
        {
            Translate(translation, Space.Self);
        }

        public void Translate(Vector3 translation, Space relativeTo)
        {
            position += relativeTo == Space.World ? translation : TransformDirection(translation);
        }

        public void Translate(Vector3 translation, Transform relativeTo)
        {
            position += relativeTo ? relativeTo.TransformDirection(translation) : translation;
        }

        public void Translate(float x, float y, float z)
        {
            Translate(new Vector3(x, y, z), Space.Self);
        }

        public void Translate(float x, float y, float z, Space relativeTo)
        {
            Translate(new Vector3(x, y, z), relativeTo);
        }

        public void Translate(float x, float y, float z, Transform relativeTo)
        {
            Translate(new Vector3(x, y, z), relativeTo);
        }

        public void Rotate(Vector3 eulers)
        {
            Rotate(eulers, Space.Self);
        }

        public void Rotate(Vector3 eulers, Space relativeTo)
        {
            Quaternion turn = Quaternion.Euler(eulers);
            if (relativeTo == Space.Self)
            {
                localRotation = localRotation * turn;
            }
            else
            {
                rotation = turn * rotation;
            }
        }

        public void Rotate(float xAngle, float yAngle, float zAngle)
        {
            Rotate(new Vector3(xAngle, yAngle, zAngle), Space.Self);
        }

        public void Rotate(float xAngle, float yAngle, float zAngle, Space relativeTo)
        {
            Rotate(new Vector3(xAngle, yAngle, zAngle), relativeTo);
        }

        public void Rotate(Vector3 axis, float angle)
        {
            Rotate(axis, angle, Space.Self);
        }

        public void Rotate(Vector3 axis, float angle, Space relativeTo)
        {
            rotation = Quaternion.AngleAxis(angle, relativeTo == Space.Self ? TransformDirection(axis) : axis)
                * rotation;
        }

        public void RotateAround(Vector3 point, Vector3 axis, float angle)
        {
            Quaternion turn = Quaternion.AngleAxis(angle, axis);
            position = point + turn * (position - point);
            rotation = turn * rotation;
        }

        public void LookAt(Transform target)
        {
            LookAt(target, Vector3.up);
        }

        public void LookAt(Transform target, Vector3 worldUp)
        {
            if (target)
            {
                LookAt(target.position, worldUp);
            }
        }

        public void LookAt(Vector3 worldPosition)
        {
            LookAt(worldPosition, Vector3.up);
        }

        public void LookAt(Vector3 worldPosition, Vector3 worldUp)
        {
            Vector3 way = worldPosition - position;
            if (way != Vector3.zero)
            {
                rotation = Quaternion.LookRotation(way, worldUp);
            }
        }

        // Spaces

        public Vector3 TransformDirection(Vector3 direction) => rotation * direction;
        public Vector3 TransformDirection(float x, float y, float z) => TransformDirection(new Vector3(x, y, z));
        public Vector3 InverseTransformDirection(Vector3 direction) => Quaternion.Inverse(rotation) * direction;
        public Vector3 InverseTransformDirection(float x, float y, float z)
            => InverseTransformDirection(new Vector3(x, y, z));
        public Vector3 TransformVector(Vector3 vector) => localToWorldMatrix.MultiplyVector(vector);
        public Vector3 TransformVector(float x, float y, float z) => TransformVector(new Vector3(x, y, z));
        public Vector3 InverseTransformVector(Vector3 vector) => worldToLocalMatrix.MultiplyVector(vector);
        public Vector3 InverseTransformVector(float x, float y, float z)
            => InverseTransformVector(new Vector3(x, y, z));
        public Vector3 TransformPoint(Vector3 position) => localToWorldMatrix.MultiplyPoint3x4(position);
        public Vector3 TransformPoint(float x, float y, float z) => TransformPoint(new Vector3(x, y, z));
        public Vector3 InverseTransformPoint(Vector3 position) => worldToLocalMatrix.MultiplyPoint3x4(position);
        public Vector3 InverseTransformPoint(float x, float y, float z) => InverseTransformPoint(new Vector3(x, y, z));
    }
}
