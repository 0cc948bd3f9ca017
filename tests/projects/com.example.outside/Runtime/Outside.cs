using UnityEngine;

namespace Example.Outside
{
    public class Outside : MonoBehaviour { }
}
