using System.Collections.Generic;
using UnityEngine;

/// <summary>Walks the player over the ground by the Horizontal and Vertical axes.</summary>
public class PlayerController : MonoBehaviour
{
    [SerializeField] private GameSettings settings;
    [SerializeField] private Camera viewCamera;
    public int health = 100;
    public List<string> tags = new List<string>();

    private Vector3 home;

    public bool IsAlive
    {
        get { return health > 0; }
    }

    private void Awake()
    {
        home = transform.position;
    }

    private void Update()
    {
        var direction = new Vector3(Input.GetAxis("Horizontal"), 0, Input.GetAxis("Vertical"));
        if (IsAlive && settings != null)
            transform.position += direction * (settings.walkSpeed * Time.deltaTime);
    }

    /// <summary>Back to where the scene put the player. The start button calls it.</summary>
    public void ResetPosition()
    {
        transform.position = home;
        Debug.Log("Player back at " + home);
    }

    /// <summary>Takes health away, never below zero; returns what is left.</summary>
    public int TakeDamage(int amount)
    {
        health = Mathf.Max(0, health - amount);
        return health;
    }
}
