using System;
using System.Collections.Generic;
using UnityEngine.Experimental.Rendering;
using UnityEngine.Rendering;

namespace UnityEngine.Rendering
{
    public partial struct RenderTargetIdentifier : IEquatable<RenderTargetIdentifier>
    {
        private BuiltinRenderTextureType m_Type;
        private int m_NameID;
        private Texture m_Texture;

        public RenderTargetIdentifier(BuiltinRenderTextureType type)
        {
            this = default(RenderTargetIdentifier);
            m_Type = type;
        }

        public RenderTargetIdentifier(int nameID)
        {
            this = default(RenderTargetIdentifier);
            m_Type = BuiltinRenderTextureType.PropertyName;
            m_NameID = nameID;
        }

        public RenderTargetIdentifier(Texture tex)
        {
            this = default(RenderTargetIdentifier);
            m_Type = tex is RenderTexture ? BuiltinRenderTextureType.BindableTexture : BuiltinRenderTextureType.None;
            m_Texture = tex;
        }

        public static implicit operator RenderTargetIdentifier(BuiltinRenderTextureType type)
            => new RenderTargetIdentifier(type);
        public static implicit operator RenderTargetIdentifier(string name) => new RenderTargetIdentifier(name);
        public static implicit operator RenderTargetIdentifier(int nameID) => new RenderTargetIdentifier(nameID);
        public static implicit operator RenderTargetIdentifier(Texture tex) => new RenderTargetIdentifier(tex);
    }
}

namespace UnityEngine
{
    public partial struct CombineInstance
    {
        private Mesh m_Mesh;

        public int subMeshIndex { get; set; }
        public Matrix4x4 transform { get; set; }
        public Vector4 lightmapScaleOffset { get; set; }
        public Vector4 realtimeLightmapScaleOffset { get; set; }
    }

    public partial class Camera
    {
        private Dictionary<CameraEvent, List<CommandBuffer>> m_CommandBuffers; // null: none; no constructor runs

        private Dictionary<CameraEvent, List<CommandBuffer>> Buffers
        {
            get { return m_CommandBuffers ?? (m_CommandBuffers = new Dictionary<CameraEvent, List<CommandBuffer>>()); }
        }

        public void AddCommandBuffer(CameraEvent evt, CommandBuffer buffer)
        {
            List<CommandBuffer> there;
            if (!Buffers.TryGetValue(evt, out there))
            {
                there = Buffers[evt] = new List<CommandBuffer>();
            }
            there.Add(buffer);
        }

        public void RemoveCommandBuffer(CameraEvent evt, CommandBuffer buffer)
        {
            if (Buffers.ContainsKey(evt))
            {
                Buffers[evt].RemoveAll(b => b == buffer);
            }
        }

        public void RemoveCommandBuffers(CameraEvent evt)
        {
            Buffers.Remove(evt);
        }

        public void RemoveAllCommandBuffers()
        {
            Buffers.Clear();
        }

        public CommandBuffer[] GetCommandBuffers(CameraEvent evt)
        {
            return Buffers.ContainsKey(evt) ? Buffers[evt].ToArray() : new CommandBuffer[0];
        }
    }

    public partial class RenderTexture
    {
        public static RenderTexture GetTemporary(RenderTextureDescriptor desc) => new RenderTexture(desc);

        public static RenderTexture GetTemporary(int width, int height, int depthBuffer, RenderTextureFormat format)
        {
            return new RenderTexture(width, height, depthBuffer, format);
        }

        public static RenderTexture GetTemporary(int width, int height, int depthBuffer, RenderTextureFormat format,
            RenderTextureReadWrite readWrite)
        {
            return new RenderTexture(width, height, depthBuffer, format);
        }

        public static RenderTexture GetTemporary(int width, int height, int depthBuffer, RenderTextureFormat format,
            RenderTextureReadWrite readWrite, int antiAliasing)
        {
            return new RenderTexture(width, height, depthBuffer, format) { antiAliasing = antiAliasing };
        }
    }

    public partial struct RenderTextureDescriptor
    {
        public RenderTextureDescriptor(int width, int height, RenderTextureFormat colorFormat, int depthBufferBits)
        {
            this = default(RenderTextureDescriptor);
            this.width = width;
            this.height = height;
            this.colorFormat = colorFormat;
            this.depthBufferBits = depthBufferBits;
            msaaSamples = volumeDepth = 1;
            dimension = TextureDimension.Tex2D;
        }

        public int width { get; set; }
        public int height { get; set; }
        public int msaaSamples { get; set; }
        public int volumeDepth { get; set; }
        public TextureDimension dimension { get; set; }
        public RenderTextureFormat colorFormat { get; set; }
        public int depthBufferBits { get; set; }
        public bool useMipMap { get; set; }
        public bool autoGenerateMips { get; set; }
        public bool enableRandomWrite { get; set; }
        public bool sRGB { get; set; }
    }
}
