namespace Demo
{
    enum Mode { A, B }
    class Helper { }
    public class NotTheFileName : UnityEngine.MonoBehaviour { Mode mode; }
}
