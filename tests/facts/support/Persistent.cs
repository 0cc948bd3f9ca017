using System;
using UnityEngine;
using UnityEngine.Events;

public class Persistent : MonoBehaviour
{
    public static Persistent first;
    public UnityEvent told;
    public Texted texted;
    [NonSerialized] public string heard = "";
    private void Awake() { first = this; }
    public void Plain() { heard += "plain;"; }
    public void Int(int n) { heard += "int " + n + ";"; }
    public void Float(float f) { heard += "float " + f + ";"; }
    public void Text(string s) { heard += "text " + s + ";"; }
    public void Bool(bool b) { heard += "bool " + b + ";"; }
    public void Thing(GameObject o) { heard += "object " + o.name + ";"; }
}
