// class A {
/* class A { */ class/**/B : /* x */ MonoBehaviour // {
{}
