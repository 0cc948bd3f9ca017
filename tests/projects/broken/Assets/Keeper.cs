using UnityEngine;

public class Keeper : MonoBehaviour
{
    public Object target;
    public Object[] many;
}
