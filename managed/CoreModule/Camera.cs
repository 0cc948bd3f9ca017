using System;
using UnityEngine.Rendering;

namespace UnityEngine
{
    public enum CameraClearFlags
    {
        Skybox = 1,
        Color = 2,
        SolidColor = 2,
        Depth = 3,
        Nothing = 4
    }

    [Flags]
    public enum DepthTextureMode
    {
        None = 0,
        Depth = 1,
        DepthNormals = 2,
        MotionVectors = 4
    }

    public enum RenderingPath
    {
        UsePlayerSettings = -1,
        VertexLit = 0,
        Forward = 1,
        DeferredShading = 3,
        DeferredLighting = 2
    }

    public enum TransparencySortMode
    {
        Default = 0,
        Perspective = 1,
        Orthographic = 2,
        CustomAxis = 3
    }

    public enum StereoTargetEyeMask
    {
        None = 0,
        Left = 1,
        Right = 2,
        Both = 3
    }

    [Flags]
    public enum CameraType
    {
        Game = 1,
        SceneView = 2,
        Preview = 4,
        VR = 8,
        Reflection = 16
    }

    /// <summary>Knows where it looks; draws nothing.</summary>
    public sealed partial class Camera : Behaviour
    {
        public enum GateFitMode
        {
            None = 0,
            Vertical = 1,
            Horizontal = 2,
            Fill = 3,
            Overscan = 4
        }

        public enum FieldOfViewAxis
        {
            Vertical = 0,
            Horizontal = 1
        }

        public enum StereoscopicEye
        {
            Left = 0,
            Right = 1
        }

        public enum MonoOrStereoscopicEye
        {
            Left = 0,
            Right = 1,
            Mono = 2
        }

        public delegate void CameraCallback(Camera cam);

        public static CameraCallback onPreCull;
        public static CameraCallback onPreRender;
        public static CameraCallback onPostRender;

        private Matrix4x4? m_View, m_Projection, m_Culling; // set by a script; null: they follow from the rest

        private static readonly int s_Aspect = Native.Slot("UnityEngine.Camera", "m_Aspect");
        private static readonly int s_ProjectionMode = Native.Slot("UnityEngine.Camera", "m_projectionMatrixMode");
        private const int LayerCount = 32;
        private static readonly int s_FieldOfView = Native.Slot("UnityEngine.Camera", "field of view");
        private static readonly int s_NearClipPlane = Native.Slot("UnityEngine.Camera", "near clip plane");
        private static readonly int s_FarClipPlane = Native.Slot("UnityEngine.Camera", "far clip plane");
        private static readonly int s_Orthographic = Native.Slot("UnityEngine.Camera", "orthographic");
        private static readonly int s_OrthographicSize = Native.Slot("UnityEngine.Camera", "orthographic size");
        private static readonly int s_Depth = Native.Slot("UnityEngine.Camera", "m_Depth");
        private static readonly int s_CullingMask = Native.Slot("UnityEngine.Camera", "m_CullingMask");
        private static readonly int s_EventMask = Native.Slot("UnityEngine.Camera", "m_EventMask");
        private static readonly int s_ClearFlags = Native.Slot("UnityEngine.Camera", "m_ClearFlags");
        private static readonly int s_BackgroundColor = Native.Slot("UnityEngine.Camera", "m_BackGroundColor");
        private static readonly int s_Rect = Native.Slot("UnityEngine.Camera", "m_NormalizedViewPortRect");
        private static readonly int s_RenderingPath = Native.Slot("UnityEngine.Camera", "m_RenderingPath");
        private static readonly int s_TargetTexture = Native.Slot("UnityEngine.Camera", "m_TargetTexture");
        private static readonly int s_TargetDisplay = Native.Slot("UnityEngine.Camera", "m_TargetDisplay");
        private static readonly int s_StereoTargetEye = Native.Slot("UnityEngine.Camera", "m_TargetEye");
        private static readonly int s_StereoConvergence = Native.Slot("UnityEngine.Camera", "m_StereoConvergence");
        private static readonly int s_StereoSeparation = Native.Slot("UnityEngine.Camera", "m_StereoSeparation");
        private static readonly int s_AllowHDR = Native.Slot("UnityEngine.Camera", "m_HDR");
        private static readonly int s_AllowMSAA = Native.Slot("UnityEngine.Camera", "m_AllowMSAA");
        private static readonly int s_AllowDynamicResolution = Native.Slot("UnityEngine.Camera", "m_AllowDynamicResolution");
        private static readonly int s_ForceIntoRenderTexture = Native.Slot("UnityEngine.Camera", "m_ForceIntoRT");
        private static readonly int s_UseOcclusionCulling = Native.Slot("UnityEngine.Camera", "m_OcclusionCulling");
        private static readonly int s_DepthTextureMode = Native.Slot("UnityEngine.Camera", "m_DepthTextureMode");
        private static readonly int s_CameraType = Native.Slot("UnityEngine.Camera", "m_CameraType");
        private static readonly int s_TransparencySortMode = Native.Slot("UnityEngine.Camera", "m_TransparencySortMode");
        private static readonly int s_TransparencySortAxis = Native.Slot("UnityEngine.Camera", "m_TransparencySortAxis");
        private static readonly int s_OpaqueSortMode = Native.Slot("UnityEngine.Camera", "m_OpaqueSortMode");
        private static readonly int s_GateFit = Native.Slot("UnityEngine.Camera", "m_GateFitMode");
        private static readonly int s_FocalLength = Native.Slot("UnityEngine.Camera", "m_FocalLength");
        private static readonly int s_SensorSize = Native.Slot("UnityEngine.Camera", "m_SensorSize");
        private static readonly int s_LensShift = Native.Slot("UnityEngine.Camera", "m_LensShift");
        private static readonly int s_Iso = Native.Slot("UnityEngine.Camera", "m_Iso");
        private static readonly int s_ShutterSpeed = Native.Slot("UnityEngine.Camera", "m_ShutterSpeed");
        private static readonly int s_Aperture = Native.Slot("UnityEngine.Camera", "m_Aperture");
        private static readonly int s_FocusDistance = Native.Slot("UnityEngine.Camera", "m_FocusDistance");
        private static readonly int s_BladeCount = Native.Slot("UnityEngine.Camera", "m_BladeCount");
        private static readonly int s_Curvature = Native.Slot("UnityEngine.Camera", "m_Curvature");
        private static readonly int s_BarrelClipping = Native.Slot("UnityEngine.Camera", "m_BarrelClipping");
        private static readonly int s_Anamorphism = Native.Slot("UnityEngine.Camera", "m_Anamorphism");

        /// <summary>Its values, its place and its layer.</summary>
        public void CopyFrom(Camera other)
        {
            fieldOfView = other.fieldOfView;
            nearClipPlane = other.nearClipPlane;
            farClipPlane = other.farClipPlane;
            orthographic = other.orthographic;
            orthographicSize = other.orthographicSize;
            depth = other.depth;
            cullingMask = other.cullingMask;
            eventMask = other.eventMask;
            clearFlags = other.clearFlags;
            backgroundColor = other.backgroundColor;
            rect = other.rect;
            renderingPath = other.renderingPath;
            targetTexture = other.targetTexture;
            targetDisplay = other.targetDisplay;
            allowHDR = other.allowHDR;
            allowMSAA = other.allowMSAA;
            allowDynamicResolution = other.allowDynamicResolution;
            useOcclusionCulling = other.useOcclusionCulling;
            depthTextureMode = other.depthTextureMode;
            usePhysicalProperties = other.usePhysicalProperties;
            focalLength = other.focalLength;
            sensorSize = other.sensorSize;
            lensShift = other.lensShift;
            gateFit = other.gateFit;
            transform.SetPositionAndRotation(other.transform.position, other.transform.rotation);
            gameObject.layer = other.gameObject.layer;
        }

        private float[] m_CullDistances;

        public bool layerCullSpherical { get; set; }

        public float[] layerCullDistances
        {
            get { return m_CullDistances == null ? new float[LayerCount] : (float[])m_CullDistances.Clone(); }
            set
            {
                if (value == null || value.Length != LayerCount)
                {
                    throw new UnityException("Array needs to contain exactly 32 floats for layerCullDistances.");
                }
                m_CullDistances = (float[])value.Clone();
            }
        }

        public float fieldOfView
        {
            get { return Native.GetFloat(Ptr, s_FieldOfView); }
            set { Native.SetFloat(Ptr, s_FieldOfView, Mathf.Clamp(value, 1e-5f, 179)); }
        }

        public float nearClipPlane
        {
            get { return Native.GetFloat(Ptr, s_NearClipPlane); }
            set { Native.SetFloat(Ptr, s_NearClipPlane, value); }
        }

        public float farClipPlane
        {
            get { return Native.GetFloat(Ptr, s_FarClipPlane); }
            set { Native.SetFloat(Ptr, s_FarClipPlane, value); }
        }

        public bool orthographic
        {
            get { return Native.GetInt(Ptr, s_Orthographic) != 0; }
            set { Native.SetInt(Ptr, s_Orthographic, value ? 1 : 0); }
        }

        public float orthographicSize
        {
            get { return Native.GetFloat(Ptr, s_OrthographicSize); }
            set { Native.SetFloat(Ptr, s_OrthographicSize, value); }
        }

        public float depth
        {
            get { return Native.GetFloat(Ptr, s_Depth); }
            set { Native.SetFloat(Ptr, s_Depth, value); }
        }

        public int cullingMask
        {
            get { return Native.GetInt(Ptr, s_CullingMask); }
            set { Native.SetInt(Ptr, s_CullingMask, value); }
        }

        public int eventMask
        {
            get { return Native.GetInt(Ptr, s_EventMask); }
            set { Native.SetInt(Ptr, s_EventMask, value); }
        }

        public CameraClearFlags clearFlags
        {
            get { return (CameraClearFlags)Native.GetInt(Ptr, s_ClearFlags); }
            set { Native.SetInt(Ptr, s_ClearFlags, (int)value); }
        }

        public Color backgroundColor
        {
            get { return Values.GetVector(Ptr, s_BackgroundColor); }
            set { Values.SetVector(Ptr, s_BackgroundColor, value); }
        }

        public Rect rect
        {
            get { return Values.GetRect(Ptr, s_Rect); }
            set { Values.SetRect(Ptr, s_Rect, value); }
        }

        public RenderingPath renderingPath
        {
            get { return (RenderingPath)Native.GetInt(Ptr, s_RenderingPath); }
            set { Native.SetInt(Ptr, s_RenderingPath, (int)value); }
        }

        public RenderTexture targetTexture
        {
            get { return Native.GetObject(Ptr, s_TargetTexture) as RenderTexture; }
            set { Native.SetObject(Ptr, s_TargetTexture, value); }
        }

        public int targetDisplay
        {
            get { return Native.GetInt(Ptr, s_TargetDisplay); }
            set { Native.SetInt(Ptr, s_TargetDisplay, value); }
        }

        public StereoTargetEyeMask stereoTargetEye
        {
            get { return (StereoTargetEyeMask)Native.GetInt(Ptr, s_StereoTargetEye); }
            set { Native.SetInt(Ptr, s_StereoTargetEye, (int)value); }
        }

        public float stereoConvergence
        {
            get { return Native.GetFloat(Ptr, s_StereoConvergence); }
            set { Native.SetFloat(Ptr, s_StereoConvergence, value); }
        }

        public float stereoSeparation
        {
            get { return Native.GetFloat(Ptr, s_StereoSeparation); }
            set { Native.SetFloat(Ptr, s_StereoSeparation, value); }
        }

        public bool allowHDR
        {
            get { return Native.GetInt(Ptr, s_AllowHDR) != 0; }
            set { Native.SetInt(Ptr, s_AllowHDR, value ? 1 : 0); }
        }

        public bool allowMSAA
        {
            get { return Native.GetInt(Ptr, s_AllowMSAA) != 0; }
            set { Native.SetInt(Ptr, s_AllowMSAA, value ? 1 : 0); }
        }

        public bool allowDynamicResolution
        {
            get { return Native.GetInt(Ptr, s_AllowDynamicResolution) != 0; }
            set { Native.SetInt(Ptr, s_AllowDynamicResolution, value ? 1 : 0); }
        }

        public bool forceIntoRenderTexture
        {
            get { return Native.GetInt(Ptr, s_ForceIntoRenderTexture) != 0; }
            set { Native.SetInt(Ptr, s_ForceIntoRenderTexture, value ? 1 : 0); }
        }

        public bool useOcclusionCulling
        {
            get { return Native.GetInt(Ptr, s_UseOcclusionCulling) != 0; }
            set { Native.SetInt(Ptr, s_UseOcclusionCulling, value ? 1 : 0); }
        }

        public DepthTextureMode depthTextureMode
        {
            get { return (DepthTextureMode)Native.GetInt(Ptr, s_DepthTextureMode); }
            set { Native.SetInt(Ptr, s_DepthTextureMode, (int)value); }
        }

        public CameraType cameraType
        {
            get { return (CameraType)Native.GetInt(Ptr, s_CameraType); }
            set { Native.SetInt(Ptr, s_CameraType, (int)value); }
        }

        public TransparencySortMode transparencySortMode
        {
            get { return (TransparencySortMode)Native.GetInt(Ptr, s_TransparencySortMode); }
            set { Native.SetInt(Ptr, s_TransparencySortMode, (int)value); }
        }

        public Vector3 transparencySortAxis
        {
            get { return Values.GetVector(Ptr, s_TransparencySortAxis); }
            set { Values.SetVector(Ptr, s_TransparencySortAxis, value); }
        }

        public OpaqueSortMode opaqueSortMode
        {
            get { return (OpaqueSortMode)Native.GetInt(Ptr, s_OpaqueSortMode); }
            set { Native.SetInt(Ptr, s_OpaqueSortMode, (int)value); }
        }

        public GateFitMode gateFit
        {
            get { return (GateFitMode)Native.GetInt(Ptr, s_GateFit); }
            set { Native.SetInt(Ptr, s_GateFit, (int)value); }
        }

        public float focalLength
        {
            get { return Native.GetFloat(Ptr, s_FocalLength); }
            set { Native.SetFloat(Ptr, s_FocalLength, value); }
        }

        public Vector2 sensorSize
        {
            get { return Values.GetVector(Ptr, s_SensorSize); }
            set { Values.SetVector(Ptr, s_SensorSize, value); }
        }

        public Vector2 lensShift
        {
            get { return Values.GetVector(Ptr, s_LensShift); }
            set { Values.SetVector(Ptr, s_LensShift, value); }
        }

        public int iso
        {
            get { return Native.GetInt(Ptr, s_Iso); }
            set { Native.SetInt(Ptr, s_Iso, value); }
        }

        public float shutterSpeed
        {
            get { return Native.GetFloat(Ptr, s_ShutterSpeed); }
            set { Native.SetFloat(Ptr, s_ShutterSpeed, value); }
        }

        public float aperture
        {
            get { return Native.GetFloat(Ptr, s_Aperture); }
            set { Native.SetFloat(Ptr, s_Aperture, value); }
        }

        public float focusDistance
        {
            get { return Native.GetFloat(Ptr, s_FocusDistance); }
            set { Native.SetFloat(Ptr, s_FocusDistance, value); }
        }

        public int bladeCount
        {
            get { return Native.GetInt(Ptr, s_BladeCount); }
            set { Native.SetInt(Ptr, s_BladeCount, value); }
        }

        public Vector2 curvature
        {
            get { return Values.GetVector(Ptr, s_Curvature); }
            set { Values.SetVector(Ptr, s_Curvature, value); }
        }

        public float barrelClipping
        {
            get { return Native.GetFloat(Ptr, s_BarrelClipping); }
            set { Native.SetFloat(Ptr, s_BarrelClipping, value); }
        }

        public float anamorphism
        {
            get { return Native.GetFloat(Ptr, s_Anamorphism); }
            set { Native.SetFloat(Ptr, s_Anamorphism, value); }
        }

        public bool usePhysicalProperties
        {
            get { return Native.GetInt(Ptr, s_ProjectionMode) == 2; }
            set { Native.SetInt(Ptr, s_ProjectionMode, value ? 2 : 1); }
        }

        /// <summary>The picture's own unless a script has set another.</summary>
        public float aspect
        {
            get
            {
                float own = Native.GetFloat(Ptr, s_Aspect);
                Rect pixels = pixelRect;
                return own > 0 ? own : pixels.height > 0 ? pixels.width / pixels.height : 1;
            }
            set { Native.SetFloat(Ptr, s_Aspect, value); }
        }

        public Rect pixelRect
        {
            get
            {
                Rect part = rect;
                return new Rect(part.x * TargetSize.x, part.y * TargetSize.y, part.width * TargetSize.x, part.height * TargetSize.y);
            }
            set { rect = new Rect(value.x / TargetSize.x, value.y / TargetSize.y, value.width / TargetSize.x, value.height / TargetSize.y); }
        }

        private Vector2 TargetSize
        {
            get
            {
                RenderTexture texture = targetTexture;
                return texture ? new Vector2(texture.width, texture.height) : new Vector2(Screen.width, Screen.height);
            }
        }

        public int pixelWidth => (int)pixelRect.width;
        public int pixelHeight => (int)pixelRect.height;
        public int scaledPixelWidth => pixelWidth;
        public int scaledPixelHeight => pixelHeight;
        public RenderTexture activeTexture => targetTexture;
        public RenderingPath actualRenderingPath => RenderingPath.Forward;
        public bool stereoEnabled => false;
        public MonoOrStereoscopicEye stereoActiveEye => MonoOrStereoscopicEye.Mono;
        public Vector3 velocity => Vector3.zero;

        public static Camera current => null;
        public static int allCamerasCount => allCameras.Length;

        /// <summary>The first enabled one that is tagged MainCamera.</summary>
        public static Camera main
        {
            get
            {
                foreach (GameObject o in GameObject.FindGameObjectsWithTag("MainCamera"))
                {
                    Camera camera = o.GetComponent<Camera>();
                    if (camera && camera.isActiveAndEnabled)
                    {
                        return camera;
                    }
                }
                return null;
            }
        }

        /// <summary>Enabled ones, in the order in which they draw.</summary>
        public static Camera[] allCameras
        {
            get
            {
                Camera[] found = Array.FindAll((Camera[])Native.FindAll(typeof(Camera), 0), c => c.isActiveAndEnabled);
                float[] depths = Array.ConvertAll(found, c => c.depth);
                Array.Sort(depths, found);
                return found;
            }
        }

        public static int GetAllCameras(Camera[] cameras)
        {
            Camera[] all = allCameras;
            if (cameras == null || cameras.Length < all.Length)
            {
                throw new ArgumentException("Passed in array to fill with cameras is to small to hold the number of cameras. Use Camera.allCamerasCount to get the needed size.");
            }
            all.CopyTo(cameras, 0);
            return all.Length;
        }

        // Spaces. A viewport is of 0 to 1; a screen has pixels; z is the distance along the view.

        public Matrix4x4 worldToCameraMatrix
        {
            get { return m_View ?? Matrix4x4.Scale(new Vector3(1, 1, -1)) * PlaceMatrix.inverse; }
            set { m_View = value; }
        }

        public Matrix4x4 projectionMatrix
        {
            get
            {
                float half = orthographicSize;
                return m_Projection ?? (orthographic
                    ? Matrix4x4.Ortho(-half * aspect, half * aspect, -half, half, nearClipPlane, farClipPlane)
                    : Matrix4x4.Perspective(fieldOfView, aspect, nearClipPlane, farClipPlane));
            }
            set { m_Projection = value; }
        }

        public Matrix4x4 nonJitteredProjectionMatrix
        {
            get { return projectionMatrix; }
            set { projectionMatrix = value; }
        }

        public Matrix4x4 cullingMatrix
        {
            get { return m_Culling ?? projectionMatrix * worldToCameraMatrix; }
            set { m_Culling = value; }
        }

        public Matrix4x4 cameraToWorldMatrix
        {
            get { return m_View.HasValue ? m_View.Value.inverse : PlaceMatrix * Matrix4x4.Scale(new Vector3(1, 1, -1)); }
        }

        private Matrix4x4 PlaceMatrix => Matrix4x4.TRS(transform.position, transform.rotation, Vector3.one);

        public void ResetProjectionMatrix()
        {
            m_Projection = null;
        }

        public void ResetWorldToCameraMatrix()
        {
            m_View = null;
        }

        public void ResetCullingMatrix()
        {
            m_Culling = null;
        }

        public Vector3 WorldToViewportPoint(Vector3 position) => WorldToViewportPoint(position, MonoOrStereoscopicEye.Mono);

        public Vector3 WorldToViewportPoint(Vector3 position, MonoOrStereoscopicEye eye)
        {
            Vector3 view = worldToCameraMatrix.MultiplyPoint3x4(position);
            Vector4 clip = projectionMatrix * new Vector4(view.x, view.y, view.z, 1);
            return clip.w == 0 ? new Vector3(0.5f, 0.5f, -view.z) : new Vector3(clip.x / clip.w / 2 + 0.5f, clip.y / clip.w / 2 + 0.5f, -view.z);
        }

        public Vector3 ViewportToWorldPoint(Vector3 position) => ViewportToWorldPoint(position, MonoOrStereoscopicEye.Mono);

        public Vector3 ViewportToWorldPoint(Vector3 position, MonoOrStereoscopicEye eye)
        {
            return cameraToWorldMatrix.MultiplyPoint3x4(ViewPoint(position));
        }

        /// <summary>A point of the viewport in the camera's own space, which looks along negative z.</summary>
        private Vector3 ViewPoint(Vector3 viewport)
        {
            Matrix4x4 p = projectionMatrix;
            float z = -viewport.z;
            float w = p.m32 * z + p.m33;
            return new Vector3(
                ((viewport.x * 2 - 1) * w - p.m02 * z - p.m03) / p.m00,
                ((viewport.y * 2 - 1) * w - p.m12 * z - p.m13) / p.m11,
                z);
        }

        public Vector3 ViewportToScreenPoint(Vector3 position)
        {
            Rect pixels = pixelRect;
            return new Vector3(pixels.x + position.x * pixels.width, pixels.y + position.y * pixels.height, position.z);
        }

        public Vector3 ScreenToViewportPoint(Vector3 position)
        {
            Rect pixels = pixelRect;
            return new Vector3((position.x - pixels.x) / pixels.width, (position.y - pixels.y) / pixels.height, position.z);
        }

        public Vector3 WorldToScreenPoint(Vector3 position) => ViewportToScreenPoint(WorldToViewportPoint(position));
        public Vector3 WorldToScreenPoint(Vector3 position, MonoOrStereoscopicEye eye) => WorldToScreenPoint(position);
        public Vector3 ScreenToWorldPoint(Vector3 position) => ViewportToWorldPoint(ScreenToViewportPoint(position));
        public Vector3 ScreenToWorldPoint(Vector3 position, MonoOrStereoscopicEye eye) => ScreenToWorldPoint(position);

        /// <summary>From the near plane away.</summary>
        public Ray ViewportPointToRay(Vector3 pos)
        {
            Vector3 near = ViewportToWorldPoint(new Vector3(pos.x, pos.y, nearClipPlane));
            Vector3 far = ViewportToWorldPoint(new Vector3(pos.x, pos.y, nearClipPlane + 1));
            return new Ray(near, far - near);
        }

        public Ray ViewportPointToRay(Vector3 pos, MonoOrStereoscopicEye eye) => ViewportPointToRay(pos);
        public Ray ScreenPointToRay(Vector3 pos) => ViewportPointToRay(ScreenToViewportPoint(pos));
        public Ray ScreenPointToRay(Vector3 pos, MonoOrStereoscopicEye eye) => ScreenPointToRay(pos);

        public void CalculateFrustumCorners(Rect viewport, float z, MonoOrStereoscopicEye eye, Vector3[] outCorners)
        {
            Vector2[] corners = { viewport.min, new Vector2(viewport.xMin, viewport.yMax), viewport.max, new Vector2(viewport.xMax, viewport.yMin) };
            for (int i = 0; i < 4; i++)
            {
                Vector3 point = ViewPoint(new Vector3(corners[i].x, corners[i].y, z));
                outCorners[i] = new Vector3(point.x, point.y, -point.z);
            }
        }

        public void ResetAspect()
        {
            Native.SetFloat(Ptr, s_Aspect, 0);
        }

        public void Render()
        {
        }

        public static float FieldOfViewToFocalLength(float fieldOfView, float sensorSize)
        {
            return sensorSize / 2 / Mathf.Tan(fieldOfView * Mathf.Deg2Rad / 2);
        }

        public static float FocalLengthToFieldOfView(float focalLength, float sensorSize)
        {
            return focalLength == 0 ? 0 : Mathf.Atan(sensorSize / 2 / focalLength) * 2 * Mathf.Rad2Deg;
        }

        public static float HorizontalToVerticalFieldOfView(float horizontalFieldOfView, float aspectRatio)
        {
            return Mathf.Atan(Mathf.Tan(horizontalFieldOfView * Mathf.Deg2Rad / 2) / aspectRatio) * 2 * Mathf.Rad2Deg;
        }

        public static float VerticalToHorizontalFieldOfView(float verticalFieldOfView, float aspectRatio)
        {
            return Mathf.Atan(Mathf.Tan(verticalFieldOfView * Mathf.Deg2Rad / 2) * aspectRatio) * 2 * Mathf.Rad2Deg;
        }
    }
}
