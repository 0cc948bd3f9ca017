// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public static partial class ScreenCapture
    {
        public static void CaptureScreenshot(string filename) { throw new Umcp.LeftOutException("UnityEngine.ScreenCapture.CaptureScreenshot"); }
        public static void CaptureScreenshot(string filename, int superSize) { throw new Umcp.LeftOutException("UnityEngine.ScreenCapture.CaptureScreenshot"); }
        public static void CaptureScreenshot(string filename, UnityEngine.ScreenCapture.StereoScreenCaptureMode stereoCaptureMode) { throw new Umcp.LeftOutException("UnityEngine.ScreenCapture.CaptureScreenshot"); }
        public static UnityEngine.Texture2D CaptureScreenshotAsTexture() { throw new Umcp.LeftOutException("UnityEngine.ScreenCapture.CaptureScreenshotAsTexture"); }
        public static UnityEngine.Texture2D CaptureScreenshotAsTexture(int superSize) { throw new Umcp.LeftOutException("UnityEngine.ScreenCapture.CaptureScreenshotAsTexture"); }
        public static UnityEngine.Texture2D CaptureScreenshotAsTexture(UnityEngine.ScreenCapture.StereoScreenCaptureMode stereoCaptureMode) { throw new Umcp.LeftOutException("UnityEngine.ScreenCapture.CaptureScreenshotAsTexture"); }
        public static void CaptureScreenshotIntoRenderTexture(UnityEngine.RenderTexture renderTexture) { throw new Umcp.LeftOutException("UnityEngine.ScreenCapture.CaptureScreenshotIntoRenderTexture"); }
        public enum StereoScreenCaptureMode
        {
            LeftEye = 1,
            RightEye = 2,
            BothEyes = 3,
        }
    }
}
