// namespace Wrong {
/* class Commented { */
using UnityEngine;

public class Other
{
    string text = "namespace { Wrong";
    char brace = '}';
}

public class Commented : MonoBehaviour { }
