using System;
using UnityEngine.Rendering;

namespace UnityEngine
{
    /// <summary>Knows where it looks; draws nothing.</summary>
    public sealed partial class Camera : Behaviour
    {
        public static CameraCallback onPreCull;
        public static CameraCallback onPreRender;
        public static CameraCallback onPostRender;

        private Matrix4x4? m_View, m_Projection, m_Culling; // set by a script; null: they follow from the rest
        private const int LayerCount = 32;

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

        public bool usePhysicalProperties
        {
            get { return Native.GetInt(Ptr, s_UsePhysicalProperties) == 2; }
            set { Native.SetInt(Ptr, s_UsePhysicalProperties, value ? 2 : 1); }
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
                return new Rect(part.x * TargetSize.x, part.y * TargetSize.y, part.width * TargetSize.x,
                    part.height * TargetSize.y);
            }
            set { rect = new Rect(value.x / TargetSize.x, value.y / TargetSize.y, value.width / TargetSize.x,
                value.height / TargetSize.y); }
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
        public Vector3 velocity => Vector3.zero;
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
                throw new ArgumentException("Passed in array to fill with cameras is to small to hold the number of "
                    + "cameras. Use Camera.allCamerasCount to get the needed size.");
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

        public Matrix4x4 cullingMatrix
        {
            get { return m_Culling ?? projectionMatrix * worldToCameraMatrix; }
            set { m_Culling = value; }
        }

        public Matrix4x4 cameraToWorldMatrix
        {
            get { return m_View.HasValue ? m_View.Value.inverse
                : PlaceMatrix * Matrix4x4.Scale(new Vector3(1, 1, -1)); }
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

        public Vector3 WorldToViewportPoint(Vector3 position)
            => WorldToViewportPoint(position, MonoOrStereoscopicEye.Mono);

        public Vector3 WorldToViewportPoint(Vector3 position, MonoOrStereoscopicEye eye)
        {
            Vector3 view = worldToCameraMatrix.MultiplyPoint3x4(position);
            Vector4 clip = projectionMatrix * new Vector4(view.x, view.y, view.z, 1);
            return clip.w == 0 ? new Vector3(0.5f, 0.5f, -view.z)
                : new Vector3(clip.x / clip.w / 2 + 0.5f, clip.y / clip.w / 2 + 0.5f, -view.z);
        }

        public Vector3 ViewportToWorldPoint(Vector3 position)
            => ViewportToWorldPoint(position, MonoOrStereoscopicEye.Mono);

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
            return new Vector3((position.x - pixels.x) / pixels.width, (position.y - pixels.y) / pixels.height,
                position.z);
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
            Vector2[] corners =
                { viewport.min, new Vector2(viewport.xMin, viewport.yMax), viewport.max,
                new Vector2(viewport.xMax, viewport.yMin) };
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
