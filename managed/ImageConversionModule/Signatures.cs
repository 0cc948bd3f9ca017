// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public static partial class ImageConversion
    {
        public static bool EnableLegacyPngGammaRuntimeLoadBehavior { get { return s_KeptEnableLegacyPngGammaRuntimeLoadBehavior.Get("UnityEngine.ImageConversion.EnableLegacyPngGammaRuntimeLoadBehavior"); } set { s_KeptEnableLegacyPngGammaRuntimeLoadBehavior.Set(value); } } private static Umcp.Kept<bool> s_KeptEnableLegacyPngGammaRuntimeLoadBehavior;
        public static byte[] EncodeToJPG(this UnityEngine.Texture2D tex, int quality) { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeToJPG"); }
        public static byte[] EncodeToJPG(this UnityEngine.Texture2D tex) { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeToJPG"); }
        public static byte[] EncodeToEXR(this UnityEngine.Texture2D tex, UnityEngine.Texture2D.EXRFlags flags) { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeToEXR"); }
        public static byte[] EncodeToEXR(this UnityEngine.Texture2D tex) { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeToEXR"); }
        public static byte[] EncodeArrayToTGA(System.Array array, UnityEngine.Experimental.Rendering.GraphicsFormat format, uint width, uint height, uint rowBytes = 0) { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeArrayToTGA"); }
        public static byte[] EncodeArrayToPNG(System.Array array, UnityEngine.Experimental.Rendering.GraphicsFormat format, uint width, uint height, uint rowBytes = 0) { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeArrayToPNG"); }
        public static byte[] EncodeArrayToJPG(System.Array array, UnityEngine.Experimental.Rendering.GraphicsFormat format, uint width, uint height, uint rowBytes = 0, int quality = 75) { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeArrayToJPG"); }
        public static byte[] EncodeArrayToEXR(System.Array array, UnityEngine.Experimental.Rendering.GraphicsFormat format, uint width, uint height, uint rowBytes = 0, UnityEngine.Texture2D.EXRFlags flags = (UnityEngine.Texture2D.EXRFlags)0) { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeArrayToEXR"); }
        public static Unity.Collections.NativeArray<byte> EncodeNativeArrayToTGA<T>(Unity.Collections.NativeArray<T> input, UnityEngine.Experimental.Rendering.GraphicsFormat format, uint width, uint height, uint rowBytes = 0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeNativeArrayToTGA"); }
        public static Unity.Collections.NativeArray<byte> EncodeNativeArrayToPNG<T>(Unity.Collections.NativeArray<T> input, UnityEngine.Experimental.Rendering.GraphicsFormat format, uint width, uint height, uint rowBytes = 0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeNativeArrayToPNG"); }
        public static Unity.Collections.NativeArray<byte> EncodeNativeArrayToJPG<T>(Unity.Collections.NativeArray<T> input, UnityEngine.Experimental.Rendering.GraphicsFormat format, uint width, uint height, uint rowBytes = 0, int quality = 75) where T : struct { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeNativeArrayToJPG"); }
        public static Unity.Collections.NativeArray<byte> EncodeNativeArrayToEXR<T>(Unity.Collections.NativeArray<T> input, UnityEngine.Experimental.Rendering.GraphicsFormat format, uint width, uint height, uint rowBytes = 0, UnityEngine.Texture2D.EXRFlags flags = (UnityEngine.Texture2D.EXRFlags)0) where T : struct { throw new Umcp.LeftOutException("UnityEngine.ImageConversion.EncodeNativeArrayToEXR"); }
    }
}
