using UnityEngine;

namespace Game
{
    [AddComponentMenu("x")]
    public class A : MonoBehaviour
    {
    }
}
