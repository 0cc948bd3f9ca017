using UnityEngine;

public class Level : ScriptableObject
{
    public int number;
    public string[] names;
    public GameObject prefab;
    public Level next;
}
