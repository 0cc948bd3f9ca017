using UnityEngine;

public class Marker : MonoBehaviour { public int value = 1; }
