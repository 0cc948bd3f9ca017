using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("UnityEngine.TilemapModule")]
