// Assemblies without the engine see the packages that their definitions name, by name or guid.
using static Facts;

public static class AssembliesFacts
{
    public static void WithoutTheEngine()
    {
        Check(Plain.Said()); // => 7
        Check(ByGuid.Said()); // => 3
        Check(Missing(() => Other.Said())); // => Other.Said()
    }
}
