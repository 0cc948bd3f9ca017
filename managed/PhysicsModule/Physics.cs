using System;
using System.Collections.Generic;

namespace UnityEngine
{
    public partial struct RaycastHit
    {
        internal Vector3 m_Point;
        internal Vector3 m_Normal;
        internal float m_Distance;
        internal Vector2 m_UV; // set by scripts
        internal int m_Collider;

        internal RaycastHit(RayHit hit)
        {
            m_Point = hit.point;
            m_Normal = hit.normal;
            m_Distance = hit.distance;
            m_UV = Vector2.zero;
            m_Collider = hit.collider;
        }

        public Collider collider => Native.ObjectById(m_Collider) as Collider;
        public int triangleIndex => MeshHit.Find(this).triangle;
        public Vector2 textureCoord => MeshHit.Find(this).At(m => m.uv);
        public Vector2 textureCoord2 => MeshHit.Find(this).At(m => m.uv2.Length > 0 ? m.uv2 : m.uv);
        public Vector2 lightmapCoord => textureCoord2;

        public Vector3 barycentricCoordinate
        {
            get { return m_UV == Vector2.zero ? MeshHit.Find(this).weights
                : new Vector3(1 - (m_UV.x + m_UV.y), m_UV.x, m_UV.y); }
            set { m_UV = new Vector2(value.y, value.z); }
        }

        public Rigidbody rigidbody
        {
            get
            {
                Collider hit = collider;
                return hit ? hit.attachedRigidbody : null;
            }
        }

        public Transform transform
        {
            get
            {
                Collider hit = collider;
                Rigidbody body = hit ? hit.attachedRigidbody : null;
                return body ? body.transform : hit ? hit.transform : null;
            }
        }
    }

    /// <summary>
    /// Questions about colliders. Rays are exact, spheres and capsules are but for meshes; boxes are compared with
    /// the boxes that are around colliders. Nothing is simulated.
    /// </summary>
    public partial class Physics
    {
        private const int MostHits = 256;
        private static readonly HashSet<long> s_Ignored = new HashSet<long>();

        /// <summary>Of a collider as if it stood elsewhere.</summary>
        public static Vector3 ClosestPoint(Vector3 point, Collider collider, Vector3 position, Quaternion rotation)
        {
            Collider.Place at = collider.Seen;
            Vector3 there = at.position + at.rotation * (Quaternion.Inverse(rotation) * (point - position));
            return position
                + rotation * (Quaternion.Inverse(at.rotation) * (collider.ClosestPoint(there) - at.position));
        }

        // before those who ask it
        private static readonly SettingsFile s_Settings = new SettingsFile("DynamicsManager.asset");
        private static readonly LayerMatrix s_Layers = s_Settings.Layers;
        private static bool s_IsAutoSync;
        private static SimulationMode s_Mode;

        static Physics()
        {
            autoSyncTransforms = s_Settings.Bool("m_AutoSyncTransforms", false);
            simulationMode = (SimulationMode)s_Settings.SimulationMode;
        }

        /// <summary>While it is off, queries see colliders where they were at the last fixed step or
        /// SyncTransforms().</summary>
        public static bool autoSyncTransforms
        {
            get { return s_IsAutoSync; }
            set { Native.SyncAlways(s_IsAutoSync = value); }
        }

        public static SimulationMode simulationMode
        {
            get { return s_Mode; }
            set { Engine.SyncsInFixedSteps = (s_Mode = value) != SimulationMode.Script; }
        }

        [Obsolete]
        public static bool autoSimulation
        {
            get { return simulationMode != SimulationMode.Script; }
            set { simulationMode = value ? SimulationMode.FixedUpdate : SimulationMode.Script; }
        }

        public static void Simulate(float step)
        {
            SyncTransforms();
        }

        public static void SyncTransforms()
        {
            Native.SyncColliders();
        }

        private static QueryTriggerInteraction Triggers(QueryTriggerInteraction wanted)
        {
            return wanted != QueryTriggerInteraction.UseGlobal ? wanted
                : queriesHitTriggers ? QueryTriggerInteraction.Collide : QueryTriggerInteraction.Ignore;
        }

        /// <summary>Nearest first, at most as many as `to` has room for.</summary>
        private static int Cast(Vector3 origin, Vector3 direction, float maxDistance, int layerMask,
            QueryTriggerInteraction triggers, RayHit[] to)
        {
            float length = direction.magnitude;
            if (length < float.Epsilon || to.Length == 0)
            {
                return 0;
            }
            Vector3 way = direction / length;
            return Native.Raycast(ref origin, ref way, maxDistance, layerMask, (int)Triggers(triggers), to);
        }

        // Rays

        public static bool Raycast(Vector3 origin, Vector3 direction)
        {
            return Raycast(origin, direction, Mathf.Infinity, DefaultRaycastLayers, QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Vector3 origin, Vector3 direction, float maxDistance)
        {
            return Raycast(origin, direction, maxDistance, DefaultRaycastLayers, QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Vector3 origin, Vector3 direction, float maxDistance, int layerMask)
        {
            return Raycast(origin, direction, maxDistance, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Vector3 origin, Vector3 direction, float maxDistance, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return Cast(origin, direction, maxDistance, layerMask, queryTriggerInteraction, new RayHit[1]) > 0;
        }

        public static bool Raycast(Vector3 origin, Vector3 direction, out RaycastHit hitInfo)
        {
            return Raycast(origin, direction, out hitInfo, Mathf.Infinity, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Vector3 origin, Vector3 direction, out RaycastHit hitInfo, float maxDistance)
        {
            return Raycast(origin, direction, out hitInfo, maxDistance, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Vector3 origin, Vector3 direction, out RaycastHit hitInfo, float maxDistance,
            int layerMask)
        {
            return Raycast(origin, direction, out hitInfo, maxDistance, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Vector3 origin, Vector3 direction, out RaycastHit hitInfo, float maxDistance,
            int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            RayHit[] hits = new RayHit[1];
            bool isHit = Cast(origin, direction, maxDistance, layerMask, queryTriggerInteraction, hits) > 0;
            hitInfo = isHit ? new RaycastHit(hits[0]) : new RaycastHit();
            return isHit;
        }

        public static bool Raycast(Ray ray)
        {
            return Raycast(ray.origin, ray.direction, Mathf.Infinity, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Ray ray, float maxDistance)
        {
            return Raycast(ray.origin, ray.direction, maxDistance, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Ray ray, float maxDistance, int layerMask)
        {
            return Raycast(ray.origin, ray.direction, maxDistance, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Ray ray, float maxDistance, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return Raycast(ray.origin, ray.direction, maxDistance, layerMask, queryTriggerInteraction);
        }

        public static bool Raycast(Ray ray, out RaycastHit hitInfo)
        {
            return Raycast(ray.origin, ray.direction, out hitInfo, Mathf.Infinity, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Ray ray, out RaycastHit hitInfo, float maxDistance)
        {
            return Raycast(ray.origin, ray.direction, out hitInfo, maxDistance, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Ray ray, out RaycastHit hitInfo, float maxDistance, int layerMask)
        {
            return Raycast(ray.origin, ray.direction, out hitInfo, maxDistance, layerMask,
                QueryTriggerInteraction.UseGlobal);
        }

        public static bool Raycast(Ray ray, out RaycastHit hitInfo, float maxDistance, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return Raycast(ray.origin, ray.direction, out hitInfo, maxDistance, layerMask, queryTriggerInteraction);
        }

        public static bool Linecast(Vector3 start, Vector3 end)
        {
            return Linecast(start, end, DefaultRaycastLayers, QueryTriggerInteraction.UseGlobal);
        }

        public static bool Linecast(Vector3 start, Vector3 end, int layerMask)
        {
            return Linecast(start, end, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static bool Linecast(Vector3 start, Vector3 end, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return Raycast(start, end - start, (end - start).magnitude, layerMask, queryTriggerInteraction);
        }

        public static bool Linecast(Vector3 start, Vector3 end, out RaycastHit hitInfo)
        {
            return Linecast(start, end, out hitInfo, DefaultRaycastLayers, QueryTriggerInteraction.UseGlobal);
        }

        public static bool Linecast(Vector3 start, Vector3 end, out RaycastHit hitInfo, int layerMask)
        {
            return Linecast(start, end, out hitInfo, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static bool Linecast(Vector3 start, Vector3 end, out RaycastHit hitInfo, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return Raycast(start, end - start, out hitInfo, (end - start).magnitude, layerMask,
                queryTriggerInteraction);
        }

        public static RaycastHit[] RaycastAll(Vector3 origin, Vector3 direction)
        {
            return RaycastAll(origin, direction, Mathf.Infinity, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static RaycastHit[] RaycastAll(Vector3 origin, Vector3 direction, float maxDistance)
        {
            return RaycastAll(origin, direction, maxDistance, DefaultRaycastLayers, QueryTriggerInteraction.UseGlobal);
        }

        public static RaycastHit[] RaycastAll(Vector3 origin, Vector3 direction, float maxDistance, int layerMask)
        {
            return RaycastAll(origin, direction, maxDistance, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static RaycastHit[] RaycastAll(Vector3 origin, Vector3 direction, float maxDistance, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            RayHit[] hits = new RayHit[MostHits];
            int n = Cast(origin, direction, maxDistance, layerMask, queryTriggerInteraction, hits);
            RaycastHit[] result = new RaycastHit[n];
            for (int i = 0; i < n; i++)
            {
                result[i] = new RaycastHit(hits[i]);
            }
            return result;
        }

        public static RaycastHit[] RaycastAll(Ray ray)
        {
            return RaycastAll(ray.origin, ray.direction, Mathf.Infinity, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static RaycastHit[] RaycastAll(Ray ray, float maxDistance)
        {
            return RaycastAll(ray.origin, ray.direction, maxDistance, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static RaycastHit[] RaycastAll(Ray ray, float maxDistance, int layerMask)
        {
            return RaycastAll(ray.origin, ray.direction, maxDistance, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static RaycastHit[] RaycastAll(Ray ray, float maxDistance, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return RaycastAll(ray.origin, ray.direction, maxDistance, layerMask, queryTriggerInteraction);
        }

        public static int RaycastNonAlloc(Vector3 origin, Vector3 direction, RaycastHit[] results)
        {
            return RaycastNonAlloc(origin, direction, results, Mathf.Infinity, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static int RaycastNonAlloc(Vector3 origin, Vector3 direction, RaycastHit[] results, float maxDistance)
        {
            return RaycastNonAlloc(origin, direction, results, maxDistance, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static int RaycastNonAlloc(Vector3 origin, Vector3 direction, RaycastHit[] results, float maxDistance,
            int layerMask)
        {
            return RaycastNonAlloc(origin, direction, results, maxDistance, layerMask,
                QueryTriggerInteraction.UseGlobal);
        }

        public static int RaycastNonAlloc(Vector3 origin, Vector3 direction, RaycastHit[] results, float maxDistance,
            int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            RayHit[] hits = new RayHit[results.Length];
            int n = Cast(origin, direction, maxDistance, layerMask, queryTriggerInteraction, hits);
            for (int i = 0; i < n; i++)
            {
                results[i] = new RaycastHit(hits[i]);
            }
            return n;
        }

        public static int RaycastNonAlloc(Ray ray, RaycastHit[] results)
        {
            return RaycastNonAlloc(ray.origin, ray.direction, results, Mathf.Infinity, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static int RaycastNonAlloc(Ray ray, RaycastHit[] results, float maxDistance)
        {
            return RaycastNonAlloc(ray.origin, ray.direction, results, maxDistance, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static int RaycastNonAlloc(Ray ray, RaycastHit[] results, float maxDistance, int layerMask)
        {
            return RaycastNonAlloc(ray.origin, ray.direction, results, maxDistance, layerMask,
                QueryTriggerInteraction.UseGlobal);
        }

        public static int RaycastNonAlloc(Ray ray, RaycastHit[] results, float maxDistance, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return RaycastNonAlloc(ray.origin, ray.direction, results, maxDistance, layerMask, queryTriggerInteraction);
        }

        // Volumes

        /// <summary>Enabled colliders of active objects that pass.</summary>
        internal static Collider[] Find(int layerMask, QueryTriggerInteraction triggers, Predicate<Collider> isIn)
        {
            bool withTriggers = Triggers(triggers) == QueryTriggerInteraction.Collide;
            return Array.FindAll((Collider[])Native.FindAll(typeof(Collider), 0), c => c.enabled
                && (withTriggers || !c.isTrigger)
                && (layerMask >> c.gameObject.layer & 1) != 0 && isIn(c));
        }

        private static int Store<T>(T[] found, T[] results)
        {
            int n = Math.Min(found.Length, results.Length);
            Array.Copy(found, results, n);
            return n;
        }

        public static Collider[] OverlapSphere(Vector3 position, float radius)
        {
            return OverlapSphere(position, radius, AllLayers, QueryTriggerInteraction.UseGlobal);
        }

        public static Collider[] OverlapSphere(Vector3 position, float radius, int layerMask)
        {
            return OverlapSphere(position, radius, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static Collider[] OverlapSphere(Vector3 position, float radius, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return Find(layerMask, queryTriggerInteraction,
                c => (c.ClosestPoint(position) - position).sqrMagnitude <= radius * radius);
        }

        public static int OverlapSphereNonAlloc(Vector3 position, float radius, Collider[] results)
        {
            return OverlapSphereNonAlloc(position, radius, results, AllLayers, QueryTriggerInteraction.UseGlobal);
        }

        public static int OverlapSphereNonAlloc(Vector3 position, float radius, Collider[] results, int layerMask)
        {
            return OverlapSphereNonAlloc(position, radius, results, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static int OverlapSphereNonAlloc(Vector3 position, float radius, Collider[] results, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return Store(OverlapSphere(position, radius, layerMask, queryTriggerInteraction), results);
        }

        public static bool CheckSphere(Vector3 position, float radius)
        {
            return CheckSphere(position, radius, DefaultRaycastLayers, QueryTriggerInteraction.UseGlobal);
        }

        public static bool CheckSphere(Vector3 position, float radius, int layerMask)
        {
            return CheckSphere(position, radius, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static bool CheckSphere(Vector3 position, float radius, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return OverlapSphere(position, radius, layerMask, queryTriggerInteraction).Length > 0;
        }

        public static Collider[] OverlapBox(Vector3 center, Vector3 halfExtents)
        {
            return OverlapBox(center, halfExtents, Quaternion.identity, AllLayers, QueryTriggerInteraction.UseGlobal);
        }

        public static Collider[] OverlapBox(Vector3 center, Vector3 halfExtents, Quaternion orientation)
        {
            return OverlapBox(center, halfExtents, orientation, AllLayers, QueryTriggerInteraction.UseGlobal);
        }

        public static Collider[] OverlapBox(Vector3 center, Vector3 halfExtents, Quaternion orientation, int layerMask)
        {
            return OverlapBox(center, halfExtents, orientation, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static Collider[] OverlapBox(Vector3 center, Vector3 halfExtents, Quaternion orientation, int layerMask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            Bounds box = new Bounds(center, Vector3.zero);
            for (int i = 0; i < 8; i++)
            {
                Vector3 corner = new Vector3((i & 1) == 0 ? 1 : -1, (i & 2) == 0 ? 1 : -1, (i & 4) == 0 ? 1 : -1);
                box.Encapsulate(center + orientation * Vector3.Scale(corner, halfExtents));
            }
            return Find(layerMask, queryTriggerInteraction, c => box.Intersects(c.bounds));
        }

        public static int OverlapBoxNonAlloc(Vector3 center, Vector3 halfExtents, Collider[] results)
        {
            return OverlapBoxNonAlloc(center, halfExtents, results, Quaternion.identity, AllLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static int OverlapBoxNonAlloc(Vector3 center, Vector3 halfExtents, Collider[] results,
            Quaternion orientation)
        {
            return OverlapBoxNonAlloc(center, halfExtents, results, orientation, AllLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static int OverlapBoxNonAlloc(Vector3 center, Vector3 halfExtents, Collider[] results,
            Quaternion orientation, int mask)
        {
            return OverlapBoxNonAlloc(center, halfExtents, results, orientation, mask,
                QueryTriggerInteraction.UseGlobal);
        }

        public static int OverlapBoxNonAlloc(Vector3 center, Vector3 halfExtents, Collider[] results,
            Quaternion orientation, int mask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return Store(OverlapBox(center, halfExtents, orientation, mask, queryTriggerInteraction), results);
        }

        public static bool CheckBox(Vector3 center, Vector3 halfExtents)
        {
            return CheckBox(center, halfExtents, Quaternion.identity, DefaultRaycastLayers,
                QueryTriggerInteraction.UseGlobal);
        }

        public static bool CheckBox(Vector3 center, Vector3 halfExtents, Quaternion orientation)
        {
            return CheckBox(center, halfExtents, orientation, DefaultRaycastLayers, QueryTriggerInteraction.UseGlobal);
        }

        public static bool CheckBox(Vector3 center, Vector3 halfExtents, Quaternion orientation, int layerMask)
        {
            return CheckBox(center, halfExtents, orientation, layerMask, QueryTriggerInteraction.UseGlobal);
        }

        public static bool CheckBox(Vector3 center, Vector3 halfExtents, Quaternion orientation, int layermask,
            QueryTriggerInteraction queryTriggerInteraction)
        {
            return OverlapBox(center, halfExtents, orientation, layermask, queryTriggerInteraction).Length > 0;
        }

        // Pairs that do not touch. Nothing collides anyway; what was said is remembered.

        private static long PairOf(int a, int b) => (long)Math.Min(a, b) << 32 | (uint)Math.Max(a, b);

        public static void IgnoreCollision(Collider collider1, Collider collider2)
        {
            IgnoreCollision(collider1, collider2, true);
        }

        public static void IgnoreCollision(Collider collider1, Collider collider2, bool ignore)
        {
            long pair = PairOf(collider1.GetInstanceID(), collider2.GetInstanceID());
            if (ignore)
            {
                s_Ignored.Add(pair);
            }
            else
            {
                s_Ignored.Remove(pair);
            }
        }

        public static bool GetIgnoreCollision(Collider collider1, Collider collider2)
        {
            return s_Ignored.Contains(PairOf(collider1.GetInstanceID(), collider2.GetInstanceID()));
        }

        public static void IgnoreLayerCollision(int layer1, int layer2)
        {
            IgnoreLayerCollision(layer1, layer2, true);
        }

        public static void IgnoreLayerCollision(int layer1, int layer2, bool ignore)
        {
            s_Layers.SetTouch(layer1, layer2, !ignore);
        }

        public static bool GetIgnoreLayerCollision(int layer1, int layer2)
        {
            return !s_Layers.Touch(layer1, layer2);
        }
    }
}
