using UnityEngine;

/// <summary>Values that designers change without touching a scene.</summary>
[CreateAssetMenu(menuName = "Unity Demo/Game Settings")]
public class GameSettings : ScriptableObject
{
    public float walkSpeed = 4f;
    public GameObject cratePrefab;
    public string greeting = "Welcome";
}
