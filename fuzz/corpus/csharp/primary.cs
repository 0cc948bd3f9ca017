class B(int x) : MonoBehaviour(x), I; class A;
