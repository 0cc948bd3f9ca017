record A(int X); record struct S {} record class C : MonoBehaviour {} struct T {} enum E { A } class B : MonoBehaviour {}
