using System.Collections.Generic;

namespace UnityEngine
{
    public partial class Animator
    {
        private RuntimeAnimatorController m_BehavioursOf;
        private List<StateMachineBehaviour> m_Behaviours;

        /// <summary>Copies of those in the controller's file. Nobody calls them, since no state is entered.</summary>
        private List<StateMachineBehaviour> Behaviours
        {
            get
            {
                RuntimeAnimatorController of = runtimeAnimatorController;
                for (AnimatorOverrideController over = of as AnimatorOverrideController; over != null; over = of as AnimatorOverrideController)
                {
                    of = over.runtimeAnimatorController;
                }
                if (m_Behaviours == null || m_BehavioursOf != of)
                {
                    m_BehavioursOf = of;
                    m_Behaviours = new List<StateMachineBehaviour>();
                    string[] place = of == null ? new string[0] : Native.GetAssetId(of.Ptr).Split(new[] { ' ' }, 3);
                    foreach (Object part in place.Length < 3 ? new Object[0] : Native.LoadParts(place[2]))
                    {
                        if (part is StateMachineBehaviour)
                        {
                            m_Behaviours.Add(Instantiate((StateMachineBehaviour)part));
                        }
                    }
                }
                return m_Behaviours;
            }
        }

        public T GetBehaviour<T>() where T : StateMachineBehaviour => (T)Behaviours.Find(b => b is T);
        public T[] GetBehaviours<T>() where T : StateMachineBehaviour
            => Behaviours.FindAll(b => b is T).ConvertAll(b => (T)b).ToArray();
    }
}
