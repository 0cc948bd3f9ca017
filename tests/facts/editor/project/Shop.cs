using System;
using System.Collections.Generic;
using UnityEngine;

[Serializable] public class Item { public string name; public int price; public Vector3 place; }
public enum Mood { Calm, Angry, Gone }

public class Shop : MonoBehaviour
{
    public int coins = 3;
    [Tooltip("how fast")] public float maxSpeed = 1.5f;
    public string title = "shop";
    public bool isOpen = true;
    public Mood mood = Mood.Angry;
    public List<Item> items = new List<Item>();
    public int[] numbers = { 1, 2 };
    public GameObject friend;
    public Color tint = Color.red;
    [SerializeField] private int m_Secret = 7;
    [HideInInspector] public int hidden = 1;
    public int Secret { get { return m_Secret; } }
#if UNITY_EDITOR
    public const bool IsEditor = true;
#else
    public const bool IsEditor = false;
#endif
}
