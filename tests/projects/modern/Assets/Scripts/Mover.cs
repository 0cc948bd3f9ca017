using UnityEngine;

namespace Demo
{
    namespace Motion
    {
        public class Mover : MonoBehaviour
        {
            public Transform target;
            [SerializeField] float speed = 1;
        }
    }
}
