#if false
class A {
#if X
#endif
#else
class A {}
#endif
