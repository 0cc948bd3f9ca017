using System;
using System.Collections.Generic;
using UnityEngine.Serialization;

namespace UnityEngine.EventSystems
{
    [DisallowMultipleComponent]
    public partial class EventSystem : UIBehaviour
    {
        private static readonly List<EventSystem> s_Enabled = new List<EventSystem>();

        private readonly List<BaseInputModule> m_Modules = new List<BaseInputModule>();
        private BaseInputModule m_CurrentModule;
        private GameObject m_Selected;
        private bool m_IsSelecting;
        private BaseEventData m_DummyData;

        [FormerlySerializedAs("m_Selected")]
        [SerializeField] private GameObject m_FirstSelected;
        [SerializeField] private bool m_sendNavigationEvents = true;
        [SerializeField] private int m_DragThreshold = 10;

        /// <summary>The one that was enabled first; setting one puts it there.</summary>
        public static EventSystem current
        {
            get { return s_Enabled.Count > 0 ? s_Enabled[0] : null; }
            set
            {
                if (s_Enabled.Remove(value))
                {
                    s_Enabled.Insert(0, value);
                }
            }
        }

        public void UpdateModules()
        {
            m_Modules.Clear();
            foreach (BaseInputModule module in GetComponents<BaseInputModule>())
            {
                if (module.IsActive())
                {
                    m_Modules.Add(module);
                }
            }
        }

        public void SetSelectedGameObject(GameObject selected)
        {
            SetSelectedGameObject(selected, m_DummyData ?? (m_DummyData = new BaseEventData(this)));
        }

        public void SetSelectedGameObject(GameObject selected, BaseEventData pointer)
        {
            if (m_IsSelecting)
            {
                Debug.LogError("Attempting to select " + selected + "while already selecting an object.");
                return;
            }
            if (selected == m_Selected)
            {
                return;
            }
            m_IsSelecting = true;
            try
            {
                ExecuteEvents.Execute(m_Selected, pointer, ExecuteEvents.deselectHandler);
                m_Selected = selected;
                ExecuteEvents.Execute(m_Selected, pointer, ExecuteEvents.selectHandler);
            }
            finally
            {
                m_IsSelecting = false;
            }
        }

        /// <summary>What all active raycasters hit at the pointer's position, top-most first.</summary>
        public void RaycastAll(PointerEventData eventData, List<RaycastResult> raycastResults)
        {
            raycastResults.Clear();
            foreach (BaseRaycaster raycaster in RaycasterManager.All())
            {
                if (raycaster && raycaster.IsActive())
                {
                    raycaster.Raycast(eventData, raycastResults);
                }
            }
            RaycastOrder.Sort(raycastResults);
        }

        public bool IsPointerOverGameObject() => IsPointerOverGameObject(PointerInputModule.kMouseLeftId);

        public bool IsPointerOverGameObject(int pointerId)
        {
            return m_CurrentModule && m_CurrentModule.IsPointerOverGameObject(pointerId);
        }

        protected override void OnEnable()
        {
            base.OnEnable();
            s_Enabled.Add(this);
        }

        protected override void OnDisable()
        {
            if (m_CurrentModule)
            {
                m_CurrentModule.DeactivateModule();
                m_CurrentModule = null;
            }
            s_Enabled.Remove(this);
            base.OnDisable();
        }

        protected virtual void Update()
        {
            if (current != this)
            {
                return;
            }
            foreach (BaseInputModule module in m_Modules.ToArray())
            {
                if (module)
                {
                    module.UpdateModule();
                }
            }
            BaseInputModule wanted = m_Modules.Find(m => m && m.IsModuleSupported() && m.ShouldActivateModule())
                ?? m_Modules.Find(m => m && m.IsModuleSupported());
            if (wanted != m_CurrentModule)
            {
                Change(wanted);
            }
            else if (m_CurrentModule)
            {
                m_CurrentModule.Process();
            }
        }

        private void Change(BaseInputModule module)
        {
            if (m_CurrentModule)
            {
                m_CurrentModule.DeactivateModule();
            }
            m_CurrentModule = module;
            if (module)
            {
                module.ActivateModule();
            }
        }

        public override string ToString()
        {
            return "<b>Selected:</b>" + currentSelectedGameObject + "\n\n\n"
                + (m_CurrentModule ? m_CurrentModule.ToString() : "No module");
        }
    }

    /// <summary>
    /// Which of two hits is nearer to the eye: by camera, sort order and render order of the raycaster, then
    /// sorting layer and order, depth within a canvas, distance, and last the order of finding.
    /// </summary>
    internal static class RaycastOrder
    {
        private struct Key
        {
            internal RaycastResult result;
            internal bool hasCamera;
            internal float cameraDepth;
            internal int sortOrder, renderOrder, layer, place;
            internal BaseRaycaster root;
        }

        internal static void Sort(List<RaycastResult> results)
        {
            Dictionary<BaseRaycaster, Key> known = new Dictionary<BaseRaycaster, Key>();
            List<Key> keys = new List<Key>(results.Count);
            foreach (RaycastResult result in results)
            {
                Key key;
                if (!known.TryGetValue(result.module, out key))
                {
                    key = KeyOf(result.module);
                    known[result.module] = key;
                }
                key.result = result;
                key.layer = SortingLayer.GetLayerValueFromID(result.sortingLayer);
                key.place = keys.Count;
                keys.Add(key);
            }
            keys.Sort(Compare);
            for (int i = 0; i < keys.Count; i++)
            {
                results[i] = keys[i].result;
            }
        }

        private static Key KeyOf(BaseRaycaster module)
        {
            Camera camera = module.eventCamera;
            return new Key
            {
                hasCamera = camera,
                cameraDepth = camera ? camera.depth : 0,
                sortOrder = module.sortOrderPriority,
                renderOrder = module.renderOrderPriority,
                root = module.rootRaycaster,
            };
        }

        private static int Compare(Key a, Key b)
        {
            int order = a.result.module == b.result.module ? 0 : CompareModules(a, b);
            if (order == 0)
            {
                order = b.layer.CompareTo(a.layer);
            }
            if (order == 0)
            {
                order = b.result.sortingOrder.CompareTo(a.result.sortingOrder);
            }
            if (order == 0 && a.root == b.root)
            {
                order = b.result.depth.CompareTo(a.result.depth);
            }
            if (order == 0)
            {
                order = a.result.distance.CompareTo(b.result.distance);
            }
            return order != 0 ? order : a.place.CompareTo(b.place);
        }

        private static int CompareModules(Key a, Key b)
        {
            int order = a.hasCamera && b.hasCamera ? b.cameraDepth.CompareTo(a.cameraDepth) : 0;
            if (order == 0)
            {
                order = b.sortOrder.CompareTo(a.sortOrder);
            }
            return order != 0 ? order : b.renderOrder.CompareTo(a.renderOrder);
        }
    }
}
