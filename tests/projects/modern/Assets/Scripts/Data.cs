using UnityEngine;

namespace Demo
{
    public class Data : ScriptableObject { }
}
