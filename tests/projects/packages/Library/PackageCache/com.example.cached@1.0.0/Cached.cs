using UnityEngine;

namespace Example.Cached
{
    public class Cached : MonoBehaviour { }
}
