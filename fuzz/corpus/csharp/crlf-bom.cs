using UnityEngine;
public sealed class A : MonoBehaviour
{
}
