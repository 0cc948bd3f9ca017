using UnityEngine;

namespace Example.Embedded
{
    public class Inside : MonoBehaviour { }
}
