using System.Collections.Generic;

namespace UnityEngine
{
    /// <summary>
    /// A sphere or capsule on its way. It goes on by the gap that it has to a collider until there is none
    /// left, which is exact as far as Collider.ClosestPoint is.
    /// </summary>
    internal sealed class Sweep
    {
        private const float Touching = 0.0001f;
        private const int MostSteps = 128;

        private readonly Vector3 m_From, m_To; // ends of its axis; the same for a sphere
        private readonly Vector3 m_Way;
        private readonly float m_Radius, m_Length;

        internal Sweep(Vector3 from, Vector3 to, float radius, Vector3 direction, float maxDistance)
        {
            m_From = from;
            m_To = to;
            m_Radius = radius;
            m_Way = direction.normalized;
            m_Length = maxDistance;
        }

        /// <summary>Not those that it touches before it moves, as Unity does.</summary>
        internal static bool First(Sweep sweep, int layerMask, QueryTriggerInteraction triggers, out RaycastHit hit)
        {
            foreach (RaycastHit one in All(sweep, layerMask, triggers))
            {
                if (one.distance > 0)
                {
                    hit = one;
                    return true;
                }
            }
            hit = new RaycastHit();
            return false;
        }

        /// <summary>Nearest first; those that it touches before it moves have no distance.</summary>
        internal static List<RaycastHit> All(Sweep sweep, int layerMask, QueryTriggerInteraction triggers)
        {
            List<RaycastHit> hits = new List<RaycastHit>();
            Physics.Find(layerMask, triggers, c => sweep.Meet(c, hits));
            hits.Sort((a, b) => a.distance.CompareTo(b.distance));
            return hits;
        }

        internal bool IsTouching(Collider c)
        {
            Vector3 on, core;
            return Gap(c, 0, out on, out core) <= 0;
        }

        private bool Meet(Collider c, List<RaycastHit> hits)
        {
            Bounds box = c.bounds;
            Vector3 on, core;
            float gap = Gap(c, 0, out on, out core);
            if (gap <= 0)
            {
                hits.Add(new RaycastHit(new RayHit { collider = c.GetInstanceID(), normal = -m_Way }));
                return true;
            }
            // Behind this there is nothing of it.
            float end = Vector3.Dot(box.center - m_From, m_Way) + box.extents.magnitude + (m_To - m_From).magnitude
                + m_Radius;
            end = Mathf.Min(end, m_Length);
            float at = gap;
            for (int i = 0; i < MostSteps && at <= end; i++)
            {
                gap = Gap(c, at, out on, out core);
                if (gap < Touching)
                {
                    hits.Add(new RaycastHit(new RayHit { collider = c.GetInstanceID(), point = on,
                        normal = (core - on).normalized, distance = at }));
                    return true;
                }
                at += gap;
            }
            return false;
        }

        /// <summary>What lies between it and a collider after some way, where that is, and the place on its
        /// axis.</summary>
        private float Gap(Collider c, float at, out Vector3 on, out Vector3 core)
        {
            float low = 0, high = m_From == m_To ? 0 : 1;
            Vector3 from = m_From + m_Way * at, axis = m_To - m_From;
            // The distance to something convex has one lowest place on a line.
            for (int i = 0; i < 32 && low < high; i++)
            {
                float left = low + (high - low) / 3, right = high - (high - low) / 3;
                bool isLeft = Distance(c, from + axis * left) < Distance(c, from + axis * right);
                low = isLeft ? low : left;
                high = isLeft ? right : high;
            }
            core = from + axis * ((low + high) / 2);
            on = c.ClosestPoint(core);
            return (core - on).magnitude - m_Radius;
        }

        private static float Distance(Collider c, Vector3 point) => (c.ClosestPoint(point) - point).sqrMagnitude;
    }
}
