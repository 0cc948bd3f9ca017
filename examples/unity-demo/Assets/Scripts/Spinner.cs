using UnityEngine;

/// <summary>Turns its object about an axis at a constant rate.</summary>
public class Spinner : MonoBehaviour
{
    public float degreesPerSecond = 45f;
    public Vector3 axis = Vector3.up;

    private void Update()
    {
        transform.Rotate(axis, degreesPerSecond * Time.deltaTime);
    }
}
