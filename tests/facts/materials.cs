// Cameras, materials and renderers.
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public static class MaterialsFacts
{
    public static void Cameras()
    {
        { // a new one
            Camera c = Eye();
            Check(N(c.fieldOfView, c.nearClipPlane, c.farClipPlane, c.orthographicSize, c.depth), c.orthographic,
                c.clearFlags, c.cullingMask, c.rect);
            // => 60,0.3,1000,5,0 False Skybox -1 (x:0.00, y:0.00, width:1.00, height:1.00)
        }
        { // the middle of the picture
            Camera c = Eye();
            Check(N(c.WorldToViewportPoint(Vector3.forward * 5)),
                N(c.ViewportToWorldPoint(new Vector3(0.5f, 0.5f, 5)))); // => 0.5,0.5,5 0,0,5
        }
        { // the edge
            Camera c = Eye();
            c.aspect = 2; c.fieldOfView = 90;
            Check(N(c.WorldToViewportPoint(new Vector3(2, 1, 1))), N(c.ViewportToWorldPoint(new Vector3(0, 0, 2))));
            // => 1,1,1 -4,-2,2
        }
        // behind it
        Check(N(Eye().WorldToViewportPoint(Vector3.back * 2).z)); // => -2
        {
            Camera c = Eye(); Vector3 p = c.WorldToScreenPoint(Vector3.forward * 3);
            Check(Mathf.Abs(p.x - c.pixelWidth / 2f) < 0.01f, Mathf.Abs(p.y - c.pixelHeight / 2f) < 0.01f, N(p.z),
                N(c.ScreenToWorldPoint(p))); // => True True 3 0,0,3
        }
        { // from picture to screen
            Camera c = Eye(); Vector3 v = c.ScreenToViewportPoint(new Vector3(c.pixelWidth, 0, 1));
            Check(N(v), c.ViewportToScreenPoint(new Vector3(1, 1, 0)).y == c.pixelHeight); // => 1,0,1 True
        }
        { // a ray begins at the near plane
            Camera c = Eye(); Ray r = c.ViewportPointToRay(new Vector3(0.5f, 0.5f));
            Check(N(r.origin), N(r.direction)); // => 0,0,0.3 0,0,1
        }
        {
            Camera c = Eye();
            c.transform.rotation = Quaternion.Euler(0, 90, 0);
            Ray r = c.ScreenPointToRay(new Vector3(c.pixelWidth / 2f, c.pixelHeight / 2f));
            Check(N(r.direction)); // => 1,0,0
        }
        { // without perspective
            Camera c = Eye();
            c.orthographic = true; c.aspect = 2;
            Check(N(c.ViewportToWorldPoint(new Vector3(1, 1, 3))),
                N(c.ViewportPointToRay(new Vector3(0, 0)).direction),
                N(c.projectionMatrix.m00, c.projectionMatrix.m11)); // => 10,5,3 0,0,1 0.1,0.2
        }
        { // its matrices
            Camera c = Eye();
            c.transform.position = new Vector3(0, 0, -10); c.aspect = 1; c.fieldOfView = 90;
            Check(N(c.worldToCameraMatrix.MultiplyPoint(Vector3.zero)),
                N(c.projectionMatrix.m00, c.projectionMatrix.m11, c.projectionMatrix.m32),
                N(c.cameraToWorldMatrix.MultiplyPoint(Vector3.zero))); // => 0,0,-10 1,1,-1 0,0,-10
        }
        Check(N(Camera.VerticalToHorizontalFieldOfView(90, 2), Camera.HorizontalToVerticalFieldOfView(90, 1)));
        // => 126.87,90
        {
            foreach (Camera old in Camera.allCameras) { old.gameObject.SetActive(false); }
            Camera a = Eye(), b = Eye();
            b.tag = "MainCamera";
            bool is1 = Camera.main == b;
            b.enabled = false;
            Check(is1, Camera.main == null, Camera.allCamerasCount, Camera.allCameras[0].name); // => True True 1 eye
        }
        {
            foreach (Camera old in Camera.allCameras) { old.gameObject.SetActive(false); }
            Camera a = Eye(), b = Eye();
            a.name = "a"; b.name = "b"; a.depth = 2; b.depth = -1;
            Check(Camera.allCameras.Length); // => 2
        }
        { // an aspect can be set back
            Camera c = Eye(); float was = c.aspect;
            c.aspect = 9; c.ResetAspect();
            Check(c.aspect == was); // => True
        }
    }

    public static void Materials()
    {
        // ids of names
        Check(Shader.PropertyToID("_Own") == Shader.PropertyToID("_Own"),
            Shader.PropertyToID("_Own") != Shader.PropertyToID("_Other")); // => True True
        // no such shader
        Check(Shader.Find("Nothing/At All") == null); // => True
        {
            Renderer r = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<Renderer>();
            Material shared = r.sharedMaterial, own = r.material;
            Check(own.name, own != shared, r.sharedMaterial == own, r.material == own);
            // => Default-Material (Instance) True True True
        }
        Shader.SetGlobalFloat("_G", 3); Shader.SetGlobalColor("_C", Color.red);
        Shader.SetGlobalVector("_V", Vector4.one); Shader.SetGlobalInt("_I", 4);
        Check(Shader.GetGlobalFloat("_G"), Shader.GetGlobalColor("_C").r, Shader.GetGlobalVector("_V").w,
            Shader.GetGlobalInt("_I"), Shader.GetGlobalFloat("_Nope")); // => 3 1 1 4 0
        {
            Shader.EnableKeyword("OWN");
            bool a = Shader.IsKeywordEnabled("OWN");
            Shader.DisableKeyword("OWN");
            Check(a, Shader.IsKeywordEnabled("OWN")); // => True False
        }
        {
            MaterialPropertyBlock b = new MaterialPropertyBlock(); bool was = b.isEmpty;
            b.SetFloat("_F", 2); b.SetColor("_C", Color.blue);
            Renderer r = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<Renderer>();
            bool none = r.HasPropertyBlock();
            r.SetPropertyBlock(b);
            MaterialPropertyBlock c = new MaterialPropertyBlock();
            r.GetPropertyBlock(c);
            Check(was + " " + c.GetFloat("_F") + " " + c.GetColor("_C").b + " " + none + r.HasPropertyBlock() + " "
                + c.GetFloat("_None")); // => True 2 1 FalseTrue 0
        }
        {
            Renderer r = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<Renderer>();
            r.transform.position = Vector3.one; r.transform.localScale = Vector3.one * 2;
            Check(r.bounds.center, r.bounds.size, r.enabled, r.shadowCastingMode, r.receiveShadows, r.sortingOrder,
                r.sharedMaterials.Length); // => (1.00, 1.00, 1.00) (2.00, 2.00, 2.00) True On True 0 1
        }
        { // a turned renderer
            Renderer r = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<Renderer>();
            r.transform.rotation = Quaternion.Euler(0, 45, 0);
            Check(N(r.bounds.size), N(r.localBounds.size)); // => 1.414,1,1.414 1,1,1
        }
        {
            Light l = new GameObject("l").AddComponent<Light>();
            Check(l.type, l.intensity, l.range, l.spotAngle, l.color, l.shadows);
            // => Point 1 10 30 RGBA(1.000, 1.000, 1.000, 1.000) None
        }
        { // a sound source
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            Check(a.volume + " " + a.pitch + " " + a.loop + a.playOnAwake + a.mute + " " + a.spatialBlend + " "
                + a.minDistance + " " + a.maxDistance + " " + a.priority + " " + a.isPlaying);
            // => 1 1 FalseTrueFalse 0 1 500 128 False
        }
    }

    public static void MoreMaterials()
    {
        {
            Material m = new Material(Shader.Find("Standard"));
            Check(m.name, m.shader.name, m.color, m.GetFloat("_Glossiness"), m.GetFloat("_Metallic"),
                m.mainTexture == null, m.renderQueue);
            // => Standard Standard RGBA(1.000, 1.000, 1.000, 1.000) 0.5 0 True 2000
        }
        { // its properties
            Material m = new Material(Shader.Find("Standard"));
            Check(m.HasProperty("_Color") + " " + m.HasProperty("_BumpMap") + " " + m.HasProperty("_BaseColor") + " "
                + m.HasProperty("_Nope") + " " + m.HasFloat("_Cutoff") + m.HasColor("_EmissionColor")
                + m.HasTexture("_MainTex") + m.HasFloat("_MainTex")); // => True True False False TrueTrueTrueFalse
        }
        { // values before they are set
            Material m = new Material(Shader.Find("Standard"));
            Check(m.GetFloat("_Cutoff"), m.GetFloat("_BumpScale"), m.GetInt("_ZWrite"), m.GetColor("_EmissionColor"));
            // => 0.5 1 1 RGBA(0.000, 0.000, 0.000, 1.000)
        }
        { // set by name and by id
            Material m = new Material(Shader.Find("Standard"));
            m.SetFloat("_Glossiness", 0.25f); m.SetColor(Shader.PropertyToID("_Color"), Color.red);
            m.SetInt("_ZWrite", 0);
            Check(m.GetFloat(Shader.PropertyToID("_Glossiness")), m.color, m.GetFloat("_ZWrite"));
            // => 0.25 RGBA(1.000, 0.000, 0.000, 1.000) 0
        }
        {
            Material m = new Material(Shader.Find("Standard"));
            m.EnableKeyword("_EMISSION");
            bool on = m.IsKeywordEnabled("_EMISSION"); string all = string.Join(",", m.shaderKeywords);
            m.DisableKeyword("_EMISSION");
            Check(on, all, m.IsKeywordEnabled("_EMISSION"), m.shaderKeywords.Length); // => True _EMISSION False 0
        }
        { // keywords as an array
            Material m = new Material(Shader.Find("Standard"));
            m.shaderKeywords = new[] { "A_ON", "B_ON" };
            Check(m.IsKeywordEnabled("A_ON"), m.IsKeywordEnabled("C_ON"), m.shaderKeywords.Length); // => True False 2
        }
        { // a copy is its own
            Material m = new Material(Shader.Find("Standard")) { name = "a", color = Color.red }, c = new Material(m);
            c.color = Color.blue;
            Check(c.name, m.color.r, c.shader.name, c != m); // => a 1 Standard True
        }
        {
            Material m = new Material(Shader.Find("Standard")) { name = "a", color = Color.green };
            Material c = Object.Instantiate(m);
            Check(c.name, c.color.g); // => a(Clone) 1
        }
        {
            Material m = new Material(Shader.Find("Standard")); Texture2D t = new Texture2D(2, 2);
            m.mainTexture = t; m.mainTextureScale = new Vector2(2, 3);
            m.mainTextureOffset = new Vector2(0.5f, 0);
            Check(m.GetTexture("_MainTex") == t, N(m.GetTextureScale("_MainTex")), N(m.GetTextureOffset("_MainTex")),
                m.GetTexture("_BumpMap") == null, N(m.GetTextureScale("_BumpMap"))); // => True 2,3 0.5,0 True 1,1
        }
        {
            Material m = new Material(Shader.Find("Standard"));
            m.renderQueue = 3000;
            int n = m.renderQueue;
            m.renderQueue = -1;
            Check(n, m.renderQueue); // => 3000 2000
        }
        {
            Material m = new Material(Shader.Find("Standard"));
            m.SetFloatArray("_A", new[] { 1f, 2f });
            m.SetVectorArray("_V", new List<Vector4> { Vector4.one });
            List<float> l = new List<float>();
            m.GetFloatArray("_A", l);
            Check(l.Count, m.GetVectorArray("_V").Length, m.GetFloatArray("_None") == null); // => 2 1 True
        }
        {
            Renderer r = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<Renderer>();
            MaterialPropertyBlock b = new MaterialPropertyBlock(), c = new MaterialPropertyBlock();
            b.SetFloat("_F", 3); r.SetPropertyBlock(b, 0); r.GetPropertyBlock(c, 0);
            float f = c.GetFloat("_F");
            r.GetPropertyBlock(c);
            bool has = r.HasPropertyBlock();
            r.SetPropertyBlock(null, 0);
            Check(f + " " + c.isEmpty + " " + has + r.HasPropertyBlock()); // => 3 True TrueFalse
        }
        {
            Renderer r = GameObject.CreatePrimitive(PrimitiveType.Cube).GetComponent<Renderer>();
            Material a = new Material(Shader.Find("Standard")), b = new Material(Shader.Find("Standard"));
            r.sharedMaterials = new[] { a, b };
            Check(r.sharedMaterials.Length, r.sharedMaterial == a, r.sharedMaterials[1] == b, r.materials[1] != b);
            // => 2 True True True
        }
    }

    public static void Given()
    {
        { // a property that a shader lacks
            Material m = new Material(Shader.Find("Standard"));
            Check(Logged(() => m.GetFloat("_Nope")) + "|" + Logged(() => m.GetColor("_Nope")) + "|"
                + Logged(() => m.GetTexture("_Nope")));
            // => Error: Material 'Standard' with Shader 'Standard' doesn't have a float or range property '_Nope'|
            //    Error: Material 'Standard' with Shader 'Standard' doesn't have a color property '_Nope'|Error:
            //     Material 'Standard' with Shader 'Standard' doesn't have a texture property '_Nope'
        }
        { // properties that it has
            Material m = new Material(Shader.Find("Standard"));
            Check(Logged(() =>
            {
                m.GetFloat("_Glossiness"); m.GetColor("_Color"); m.GetTexture("_BumpMap");
                object t = m.mainTexture;
            })); // => ""
        }
        { // between two materials
            Material m = new Material(Shader.Find("Standard"));
            Material a = new Material(m) { color = Color.black }, b = new Material(m) { color = Color.white };
            b.SetFloat("_Glossiness", 1); m.Lerp(a, b, 0.5f);
            Check(N(m.color.r, m.GetFloat("_Glossiness"))); // => 0.5,0.75
        }
        {
            Camera c = new GameObject("c").AddComponent<Camera>(); float[] d = c.layerCullDistances;
            d[3] = 7; c.layerCullDistances = d; d[3] = 9;
            Check(d.Length + " " + N(c.layerCullDistances[3], c.layerCullDistances[4]) + c.layerCullSpherical + " "
                + Said(() => c.layerCullDistances = new float[3]));
            // => 32 7,0False Array needs to contain exactly 32 floats for layerCullDistances.
        }
        Check(QualitySettings.activeColorSpace, QualitySettings.desiredColorSpace); // => Linear Linear
        { // who simulates
            bool b = Physics.autoSimulation;
            Physics.autoSimulation = false;
            string s = b + " " + Physics.simulationMode + " " + Physics2D.autoSimulation;
            Physics.autoSimulation = true;
            Check(s, Physics.simulationMode); // => True Script True FixedUpdate
        }
    }

    public static void Owned()
    {
        { // another renderer's own material
            MeshRenderer a = new GameObject("a").AddComponent<MeshRenderer>(),
                b = new GameObject("b").AddComponent<MeshRenderer>();
            a.sharedMaterial = new Material(Shader.Find("Standard")) { name = "m" };
            b.sharedMaterial = a.material; b.material.color = Color.red;
            Check(a.material.name + "|" + b.material.name + "|" + (a.material.color == Color.white));
            // => m (Instance)|m (Instance) (Instance)|True
        }
        { // its own is not copied again
            MeshRenderer a = new GameObject("a").AddComponent<MeshRenderer>();
            a.sharedMaterial = new Material(Shader.Find("Standard")) { name = "m" };
            Material own = a.material;
            Check(ReferenceEquals(own, a.material), ReferenceEquals(own, a.sharedMaterial), own.name);
            // => True True m (Instance)
        }
        { // particles bring their renderer
            GameObject o = new GameObject("o");
            o.AddComponent<ParticleSystem>();
            Check(o.GetComponents<Component>().Select(c => c.GetType().Name));
            // => Transform,ParticleSystem,ParticleSystemRenderer
        }
        // the default format of a render texture
        Check(new RenderTexture(8, 8, 0).format, new RenderTexture(8, 8, 0, RenderTextureFormat.R8).format);
        // => ARGB32 R8
        {
            Mesh m = new Mesh { vertices = new Vector3[6], triangles = new[] { 1, 2, 4 } };
            Check(m.GetSubMesh(0).firstVertex, m.GetSubMesh(0).vertexCount); // => 1 4
        }
        {
            SpriteRenderer r = new GameObject("s").AddComponent<SpriteRenderer>();
            Check(r.sharedMaterial.name, r.material.name, r.sharedMaterials.Length);
            // => Sprites-Default Sprites-Default (Instance) 1
        }
    }

    public static void Odd()
    {
        { // setting what is already so syncs nothing
            GameObject o = GameObject.CreatePrimitive(PrimitiveType.Cube);
            o.transform.position = new Vector3(900, 0, 0); Physics.SyncTransforms();
            o.transform.position = new Vector3(900, 500, 0); Physics.autoSyncTransforms = false;
            bool b = Physics.Raycast(new Vector3(900, 9, 0), Vector3.down, 20);
            Physics.SyncTransforms();
            Check(b, Physics.Raycast(new Vector3(900, 9, 0), Vector3.down, 20)); // => True False
        }
        { // a sub mesh beyond the indices
            Mesh m = new Mesh { vertices = new Vector3[3], triangles = new[] { 0, 1, 2 } };
            m.SetSubMesh(0, new UnityEngine.Rendering.SubMeshDescriptor(1, 9));
            Check(m.GetSubMesh(0).firstVertex, m.GetSubMesh(0).vertexCount); // => 1 2
        }
        // turning towards nothing
        Check(N(Vector3.RotateTowards(Vector3.right, Vector3.zero, 1, 0.1f)),
            N(Vector3.RotateTowards(Vector3.zero, Vector3.up, 1, 0.1f))); // => 0.9,0,0 0,0.1,0
        { // a body's place alone
            GameObject o = new GameObject("o");
            o.transform.rotation = new Quaternion(0.1f, 0.2f, 0.3f, 0.9f);
            Quaternion was = o.transform.localRotation;
            o.AddComponent<Rigidbody>().position = Vector3.one;
            Check(was.Equals(o.transform.localRotation), N(o.transform.position)); // => True 1,1,1
        }
        // the level of this platform
        Check(QualitySettings.GetQualityLevel(), string.Join(",", QualitySettings.names), QualitySettings.count);
        // => 1 Low,High,Best 3
        { // another level
            QualitySettings.IncreaseLevel();
            int up = QualitySettings.GetQualityLevel();
            QualitySettings.SetQualityLevel(9);
            int high = QualitySettings.GetQualityLevel();
            QualitySettings.SetQualityLevel(1, true);
            Check(up, high, QualitySettings.names[QualitySettings.GetQualityLevel()]); // => 2 2 High
        }
        // a pipeline whose number is none
        Check(QualitySettings.renderPipeline == null, QualitySettings.renderPipeline == null); // => True True
    }
}
