namespace N.M;

public partial class A : B<int>, I where T : class
{
}
