using UnityEngine;

public class Running : StateMachineBehaviour
{
    public int speed;
    public string owner;
}
