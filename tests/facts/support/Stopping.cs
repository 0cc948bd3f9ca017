public class Stopping : UnityEngine.StateMachineBehaviour { }
