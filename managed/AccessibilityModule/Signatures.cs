// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Accessibility
{
    public static partial class VisionUtility
    {
        public static int GetColorBlindSafePalette(UnityEngine.Color[] palette, float minimumLuminance, float maximumLuminance) { throw new Umcp.LeftOutException("UnityEngine.Accessibility.VisionUtility.GetColorBlindSafePalette"); }
    }
}
