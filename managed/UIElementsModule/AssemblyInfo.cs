using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("UnityEditor")]
