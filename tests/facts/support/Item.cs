using System;
using UnityEngine;

public class Item : ScriptableObject
{
    public int price = 1;
    [NonSerialized] public int wakes;
    private void OnEnable() { wakes++; }
}
