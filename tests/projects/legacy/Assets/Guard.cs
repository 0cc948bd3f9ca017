using UnityEngine;

public class Guard : MonoBehaviour
{
    public Material material;
}
