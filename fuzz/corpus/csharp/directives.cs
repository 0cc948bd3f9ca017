#if X
namespace N {
#elif Y
namespace M {
#else
namespace O {
#endif
#region it's "
class A {}
#endregion
}
