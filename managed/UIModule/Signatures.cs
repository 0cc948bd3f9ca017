// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public sealed partial class CanvasRenderer
    {
        public int popMaterialCount { get { return m_KeptPopMaterialCount.Get("UnityEngine.CanvasRenderer.popMaterialCount"); } set { m_KeptPopMaterialCount.Set(value); } } private Umcp.Kept<int> m_KeptPopMaterialCount;
        public bool hasMoved { get { throw new Umcp.LeftOutException("UnityEngine.CanvasRenderer.hasMoved"); } }
        [System.Obsolete] public bool isMask { get; set; }
        public UnityEngine.Vector2 clippingSoftness { get { return m_KeptClippingSoftness.Get("UnityEngine.CanvasRenderer.clippingSoftness"); } set { m_KeptClippingSoftness.Set(value); } } private Umcp.Kept<UnityEngine.Vector2> m_KeptClippingSoftness;
        public UnityEngine.Material GetPopMaterial(int index) { throw new Umcp.LeftOutException("UnityEngine.CanvasRenderer.GetPopMaterial"); }
        public UnityEngine.Mesh GetMesh() { throw new Umcp.LeftOutException("UnityEngine.CanvasRenderer.GetMesh"); }
        public static void SplitUIVertexStreams(System.Collections.Generic.List<UnityEngine.UIVertex> verts, System.Collections.Generic.List<UnityEngine.Vector3> positions, System.Collections.Generic.List<UnityEngine.Color32> colors, System.Collections.Generic.List<UnityEngine.Vector4> uv0S, System.Collections.Generic.List<UnityEngine.Vector4> uv1S, System.Collections.Generic.List<UnityEngine.Vector3> normals, System.Collections.Generic.List<UnityEngine.Vector4> tangents, System.Collections.Generic.List<int> indices) { throw new Umcp.LeftOutException("UnityEngine.CanvasRenderer.SplitUIVertexStreams"); }
        public static void SplitUIVertexStreams(System.Collections.Generic.List<UnityEngine.UIVertex> verts, System.Collections.Generic.List<UnityEngine.Vector3> positions, System.Collections.Generic.List<UnityEngine.Color32> colors, System.Collections.Generic.List<UnityEngine.Vector4> uv0S, System.Collections.Generic.List<UnityEngine.Vector4> uv1S, System.Collections.Generic.List<UnityEngine.Vector4> uv2S, System.Collections.Generic.List<UnityEngine.Vector4> uv3S, System.Collections.Generic.List<UnityEngine.Vector3> normals, System.Collections.Generic.List<UnityEngine.Vector4> tangents, System.Collections.Generic.List<int> indices) { throw new Umcp.LeftOutException("UnityEngine.CanvasRenderer.SplitUIVertexStreams"); }
        public static void CreateUIVertexStream(System.Collections.Generic.List<UnityEngine.UIVertex> verts, System.Collections.Generic.List<UnityEngine.Vector3> positions, System.Collections.Generic.List<UnityEngine.Color32> colors, System.Collections.Generic.List<UnityEngine.Vector4> uv0S, System.Collections.Generic.List<UnityEngine.Vector4> uv1S, System.Collections.Generic.List<UnityEngine.Vector3> normals, System.Collections.Generic.List<UnityEngine.Vector4> tangents, System.Collections.Generic.List<int> indices) { throw new Umcp.LeftOutException("UnityEngine.CanvasRenderer.CreateUIVertexStream"); }
        public static void CreateUIVertexStream(System.Collections.Generic.List<UnityEngine.UIVertex> verts, System.Collections.Generic.List<UnityEngine.Vector3> positions, System.Collections.Generic.List<UnityEngine.Color32> colors, System.Collections.Generic.List<UnityEngine.Vector4> uv0S, System.Collections.Generic.List<UnityEngine.Vector4> uv1S, System.Collections.Generic.List<UnityEngine.Vector4> uv2S, System.Collections.Generic.List<UnityEngine.Vector4> uv3S, System.Collections.Generic.List<UnityEngine.Vector3> normals, System.Collections.Generic.List<UnityEngine.Vector4> tangents, System.Collections.Generic.List<int> indices) { throw new Umcp.LeftOutException("UnityEngine.CanvasRenderer.CreateUIVertexStream"); }
        public static void AddUIVertexStream(System.Collections.Generic.List<UnityEngine.UIVertex> verts, System.Collections.Generic.List<UnityEngine.Vector3> positions, System.Collections.Generic.List<UnityEngine.Color32> colors, System.Collections.Generic.List<UnityEngine.Vector4> uv0S, System.Collections.Generic.List<UnityEngine.Vector4> uv1S, System.Collections.Generic.List<UnityEngine.Vector3> normals, System.Collections.Generic.List<UnityEngine.Vector4> tangents) { throw new Umcp.LeftOutException("UnityEngine.CanvasRenderer.AddUIVertexStream"); }
        public static void AddUIVertexStream(System.Collections.Generic.List<UnityEngine.UIVertex> verts, System.Collections.Generic.List<UnityEngine.Vector3> positions, System.Collections.Generic.List<UnityEngine.Color32> colors, System.Collections.Generic.List<UnityEngine.Vector4> uv0S, System.Collections.Generic.List<UnityEngine.Vector4> uv1S, System.Collections.Generic.List<UnityEngine.Vector4> uv2S, System.Collections.Generic.List<UnityEngine.Vector4> uv3S, System.Collections.Generic.List<UnityEngine.Vector3> normals, System.Collections.Generic.List<UnityEngine.Vector4> tangents) { throw new Umcp.LeftOutException("UnityEngine.CanvasRenderer.AddUIVertexStream"); }
        [System.Obsolete] public void SetVertices(System.Collections.Generic.List<UnityEngine.UIVertex> vertices) { throw new Umcp.LeftOutException("UnityEngine.CanvasRenderer.SetVertices"); }
        [System.Obsolete] public void SetVertices(UnityEngine.UIVertex[] vertices, int size) { throw new Umcp.LeftOutException("UnityEngine.CanvasRenderer.SetVertices"); }
        public static event UnityEngine.CanvasRenderer.OnRequestRebuild onRequestRebuild { add { } remove { } }
        public delegate void OnRequestRebuild();
    }
    public static partial class UISystemProfilerApi
    {
        public static void BeginSample(UnityEngine.UISystemProfilerApi.SampleType type) { throw new Umcp.LeftOutException("UnityEngine.UISystemProfilerApi.BeginSample"); }
        public static void EndSample(UnityEngine.UISystemProfilerApi.SampleType type) { throw new Umcp.LeftOutException("UnityEngine.UISystemProfilerApi.EndSample"); }
        public static void AddMarker(string name, UnityEngine.Object obj) { throw new Umcp.LeftOutException("UnityEngine.UISystemProfilerApi.AddMarker"); }
        public enum SampleType
        {
            Layout = 0,
            Render = 1,
        }
    }
}
