using System.Collections.Generic;
using UnityEngine;

public class Shapes : MonoBehaviour
{
    public static Shapes first;
    public int number;
    [SerializeReference] public INamed one;
    [SerializeReference] private INamed hidden;
    [SerializeReference] public List<INamed> many;
    [SerializeReference] public object lost = "before";
    [SerializeReference] public INamed entry;
    [UnityEngine.Serialization.FormerlySerializedAs("before"), SerializeReference] public Link chain;
    private void Awake() { first = first ? first : this; }
}
