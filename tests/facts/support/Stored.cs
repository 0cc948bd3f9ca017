using System;
using System.Collections.Generic;
using UnityEngine;
using UnityEngine.Serialization;

public class Stored : MonoBehaviour
{
    public static Stored first;
    public int number = 1;
    public string text;
    public List<int> list;
    public Inner inner;
    public int missing = 44;
    public Inner missingInner;
    [FormerlySerializedAs("oldName")] public int renamed;
    [SerializeField] private int m_Secret;
    [field: SerializeField] public int Auto { get; set; }
    public Kind kind;
    public Pair[] pairs;
    public GameObject other;
    public Collider body;
    public Transform nothing;
    public Camera wrong;
    public Vector3 place;
    public Color tint;
    public AnimationCurve curve;
    public LayerMask mask;
    public bool flag;
    public float real;
    public string emptyText;
    public List<int> emptyList;
    public Inner emptyClass;
    [NonSerialized] public string seen;
    public int Secret { get { return m_Secret; } }

    [NonSerialized] public string heard = "";
    private void Start() { heard += "start "; }
    [NonSerialized] public string firstFrame = "";
    private void FixedUpdate() { if (Time.frameCount < 2) { firstFrame += "fixed " + Time.time + " "; } }
    private void Update()
    {
        if (Time.frameCount < 2) { firstFrame += "update " + Time.time + " " + Time.deltaTime + " "; }
    }
    private void LateUpdate() { if (Time.frameCount < 2) { firstFrame += "late " + Time.frameCount; } }
    private void OnApplicationPause(bool isPaused) { heard += "paused " + isPaused + " "; }
    private void OnApplicationFocus(bool hasFocus) { heard += "focus " + hasFocus + " "; }

    private void Awake()
    {
        first = this;
        heard += "awake ";
        seen = "number " + number + " text " + text + " list " + Facts.Show(list) + " inner " + inner.value;
    }
}
