// Sounds, lines, particles and other components.
using Unity.Collections;
using UnityEngine;
using UnityEngine.Audio;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public static class EffectsFacts
{
    public static void Modules()
    {
        ParticleSystem p = new GameObject().AddComponent<ParticleSystem>();
        ParticleSystem.ShapeModule shape = p.shape; ParticleSystem.MainModule main = p.main;
        shape.radius = 2.5f; main.startSize = 3; main.startColor = Color.red;
        Check(p.shape.radius, p.main.startSize.constant, p.main.startColor.color);
        // => 2.5 3 RGBA(1.000, 0.000, 0.000, 1.000)
        Throws(() => p.noise.strength);
        // => LeftOutException: UnityEngine.ParticleSystem.NoiseModule.strength is not part of this engine
        Check(new ParticleSystem.MinMaxCurve(2, 4).Evaluate(0, 0.25f)); // => 2.5
        Check(new ParticleSystem.MinMaxCurve(2, AnimationCurve.Linear(0, 0, 1, 1)).Evaluate(0.5f)); // => 1
    }

    public static void Weights()
    {
        Animator a = new GameObject().AddComponent<Animator>();
        a.SetLayerWeight(1, 0.5f);
        Check(a.GetLayerWeight(0), a.GetLayerWeight(1)); // => 1 0.5
        var d = new UnityEngine.AI.NavMeshDataInstance();
        d.Remove();
        Check(d.valid); // => False
    }

    // groups, snapshots and parameters of a mixer's file
    public static void Mixers()
    {
        Sound s = Object.FindObjectOfType<Sound>();
        AudioMixerSnapshot loud = s.mixer.FindSnapshot("Loud");
        Check(s.Volume); // => -10
        s.quiet.TransitionTo(1);
        Check(s.Volume, s.mixer.SetFloat("Volume", -3), s.mixer.SetFloat("None", 1)); // => -40 True False
        Check(s.Volume, s.mixer.FindMatchingGroups("Music")[0].name, s.music.audioMixer == s.mixer); // => -3 Music True
        Check(loud.name, s.source.outputAudioMixerGroup.name); // => Loud Music
        AudioMixerSnapshot[] both = { loud, s.quiet };
        s.mixer.ClearFloat("Volume"); s.mixer.TransitionToSnapshots(both, new[] { 0f, 1f }, 1);
        Check(s.Volume); // => -40
        s.mixer.TransitionToSnapshots(both, new[] { 0.5f, 0.5f }, 1);
        Check(Thrown(() => s.Volume.ToString())); // => LeftOutException
        loud.TransitionTo(0);
        Check(s.Volume); // => -10
    }

    // behaviours of a controller's file are each animator's own
    public static void Behaviours()
    {
        foreach (string name in new[] { "One", "Two" })
        {
            Animator a = GameObject.Find(name).GetComponent<Animator>();
            a.GetBehaviours<Running>()[0].owner = name;
        }
        Animator one = GameObject.Find("One").GetComponent<Animator>();
        Running[] all = one.GetBehaviours<Running>();
        Check(all.Length, all[0].speed, all[0].owner, one.GetBehaviour<Running>() == all[0]); // => 1 3 One True
        Check(one.GetBehaviours<StateMachineBehaviour>().Length); // => 2
        Check(GameObject.Find("Two").GetComponent<Animator>().GetBehaviour<Running>().owner); // => Two
    }

    public static void Basics()
    {
        // the hash of a name is its CRC-32
        Check(Animator.StringToHash("abc") == 0x352441C2); // => True
        GameObject o = new GameObject("o");
        Animator animator = o.AddComponent<Animator>();
        animator.runtimeAnimatorController = new AnimatorOverrideController();
        animator.SetBool("On", true);
        animator.Play("Walk");
        // an animator keeps parameters
        Check(animator.GetBool("On")); // => True
        // an animator is in the state that was asked for
        Check(animator.GetCurrentAnimatorStateInfo(0).IsName("Base Layer.Walk")); // => True
        AudioSource source = o.AddComponent<AudioSource>();
        source.volume = 3;
        source.Play();
        // a volume is 1 at most
        Check(source.volume); // => 1
        // a source without a clip does not play
        Check(source.isPlaying); // => False
        ParticleSystem particles = o.AddComponent<ParticleSystem>();
        ParticleSystem.MainModule main = particles.main;
        main.duration = 2;
        particles.Play();
        // a particle system has a duration
        Check(particles.main.duration); // => 2
        // a particle system plays when told
        Check(particles.isPlaying); // => True
        Rigidbody2D body = o.AddComponent<Rigidbody2D>();
        body.AddForce(new Vector2(2, 0), ForceMode2D.Impulse);
        // an impulse is a velocity
        Check(body.velocity); // => (2.00, 0.00)
        // a 2D box has a size
        Check(o.AddComponent<BoxCollider2D>().size); // => (1.00, 1.00)
        o.AddComponent<TextMesh>().text = "t";
        // a text mesh has a text
        Check(o.GetComponent<TextMesh>().text); // => t
    }

    public static void Media()
    {
        { // a sound of a script
            AudioClip c = AudioClip.Create("tone", 44100, 1, 44100, false);
            Check(c.name, c.length, c.samples, c.channels, c.frequency); // => tone 1 44100 1 44100
        }
        { // its samples
            AudioClip c = AudioClip.Create("tone", 4, 1, 44100, false);
            bool did = c.SetData(new[] { 0.5f, -0.5f }, 1); float[] d = new float[4];
            c.GetData(d, 0);
            Check(did, N(d)); // => True 0,0.5,-0.5,0
        }
        { // volume is clamped
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.volume = 3;
            float v = a.volume;
            a.volume = -1; AudioListener.volume = 0.5f;
            float l = AudioListener.volume;
            AudioListener.volume = 1;
            Check(v, a.volume, l); // => 1 0 0.5
        }
        // hashes of animators are CRC
        Check(Animator.StringToHash("")); // => 0
        { // an animator without a controller
            Animator a = new GameObject("a").AddComponent<Animator>();
            Check(a.speed, a.applyRootMotion, a.runtimeAnimatorController == null, a.layerCount, a.parameterCount,
                a.updateMode, a.isInitialized); // => 1 False True 0 0 Normal False
        }
        {
            AnimationClip c = new AnimationClip();
            Check(c.frameRate, c.legacy, c.wrapMode); // => 60 False Default
        }
        {
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            l.positionCount = 3; l.SetPosition(1, Vector3.one);
            Vector3[] p = new Vector3[5]; int n = l.GetPositions(p);
            l.startWidth = 2;
            Check(n, N(p[1]), N(l.startWidth), l.loop, l.useWorldSpace); // => 3 1,1,1 2 False True
        }
        {
            SpriteRenderer r = new GameObject("s").AddComponent<SpriteRenderer>();
            r.flipX = true;
            Check(r.color + " " + r.flipX + r.flipY + " " + (r.sprite == null) + " " + r.drawMode + " "
                + r.sortingOrder + " " + r.sortingLayerName);
            // => RGBA(1.000, 1.000, 1.000, 1.000) TrueFalse True Simple 0 Default
        }
        {
            TextMesh t = new GameObject("t").AddComponent<TextMesh>();
            t.text = "x";
            Check(t.text, t.characterSize, t.anchor, t.lineSpacing); // => x 1 UpperLeft 1
        }
        {
            CharacterController c = new GameObject("c").AddComponent<CharacterController>();
            Check(c.height, c.radius, c.slopeLimit, c.stepOffset, c.skinWidth, c.isGrounded);
            // => 2 0.5 45 0.3 0.08 False
        }
        { // a collider made for a mesh fits it
            GameObject o = new GameObject("o"); Mesh m = Flat();
            o.AddComponent<MeshFilter>().sharedMesh = m; o.AddComponent<MeshRenderer>();
            BoxCollider b = o.AddComponent<BoxCollider>(); MeshCollider c = o.AddComponent<MeshCollider>();
            Check(N(b.size), N(b.center), c.sharedMesh == m); // => 2,1,0 1,0.5,0 True
        }
    }

    public static void Components()
    {
        {
            SkinnedMeshRenderer s = new GameObject("s").AddComponent<SkinnedMeshRenderer>(); Mesh m = Flat();
            m.AddBlendShapeFrame("a", 100, new Vector3[3], null, null); s.sharedMesh = m;
            s.SetBlendShapeWeight(0, 40);
            Check(s.GetBlendShapeWeight(0), s.bones.Length, s.quality); // => 40 0 Auto
        }
        { // a camera copied
            Camera a = Eye(), b = Eye();
            a.fieldOfView = 33; a.orthographic = true; a.transform.position = Vector3.one;
            a.gameObject.layer = 4; b.CopyFrom(a);
            Check(b.fieldOfView, b.orthographic, N(b.transform.position), b.gameObject.layer); // => 33 True 1,1,1 4
        }
        { // half of the screen
            Camera c = Eye();
            c.rect = new Rect(0.5f, 0, 0.5f, 1);
            Check(c.pixelRect.x == Screen.width / 2, c.pixelWidth == Screen.width / 2,
                N(c.WorldToScreenPoint(Vector3.forward * 3).x / Screen.width)); // => True True 0.75
        }
        {
            Camera c = Eye();
            c.projectionMatrix = Matrix4x4.identity;
            bool own = c.projectionMatrix == Matrix4x4.identity;
            c.ResetProjectionMatrix();
            Check(own, c.projectionMatrix == Matrix4x4.identity); // => True False
        }
        {
            Camera c = Eye();
            c.fieldOfView = 90; c.aspect = 2;
            Vector3[] v = new Vector3[4];
            c.CalculateFrustumCorners(new Rect(0, 0, 1, 1), 10, Camera.MonoOrStereoscopicEye.Mono, v);
            Check(N(v[0]), N(v[1]), N(v[2]), N(v[3])); // => -20,-10,10 -20,10,10 20,10,10 20,-10,10
        }
        // a physical camera
        Check(N(Camera.FocalLengthToFieldOfView(50, 24)), Eye().sensorSize); // => 26.991 (36.00, 24.00)
        {
            Collider b = Box("b", new Vector3(0, 5000, 0)).GetComponent<Collider>();
            Check(N(b.ClosestPoint(new Vector3(3, 5000, 0))), N(b.ClosestPointOnBounds(new Vector3(0, 5003, 0))),
                N(Physics.ClosestPoint(new Vector3(3, 0, 0), b, Vector3.zero, Quaternion.identity)));
            // => 0.5,5000,0 0,5000.5,0 0.5,0,0
        }
        {
            RaycastHit h; Collider b = Box("b", new Vector3(0, 5100, 0)).GetComponent<Collider>();
            Check(b.Raycast(new Ray(new Vector3(0, 5100, -5), Vector3.forward), out h, 100), h.distance,
                b.Raycast(new Ray(new Vector3(0, 5100, -5), Vector3.back), out h, 100)); // => True 4.5 False
        }
        {
            Rigidbody r = new GameObject("r").AddComponent<Rigidbody>();
            Check(r.mass + " " + r.drag + " " + r.angularDrag + " " + r.useGravity + r.isKinematic + " "
                + r.interpolation + " " + r.collisionDetectionMode + " " + r.constraints);
            // => 1 0 0.05 TrueFalse None Discrete None
        }
        { // a flat body
            Rigidbody2D r = new GameObject("r").AddComponent<Rigidbody2D>();
            Check(r.mass, r.gravityScale, r.drag, r.bodyType, r.simulated, Physics2D.gravity,
                Physics2D.queriesHitTriggers); // => 1 1 0 Dynamic True (0.00, -9.81) True
        }
        { // a curve of a sound
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            AnimationCurve c = AnimationCurve.Linear(0, 1, 1, 0);
            a.SetCustomCurve(AudioSourceCurveType.CustomRolloff, c);
            Check(a.GetCustomCurve(AudioSourceCurveType.CustomRolloff).length); // => 2
        }
        {
            UnityEngine.AI.NavMeshAgent a = new GameObject("r").AddComponent<UnityEngine.AI.NavMeshAgent>();
            Check(a.speed + " " + a.angularSpeed + " " + a.acceleration + " " + a.radius + " " + a.height + " "
                + a.stoppingDistance + " " + a.isOnNavMesh + a.autoBraking); // => 3.5 120 8 0.5 2 0 FalseTrue
        }
        {
            TrailRenderer t = new GameObject("t").AddComponent<TrailRenderer>();
            Check(t.time, t.positionCount, t.emitting, t.autodestruct); // => 5 0 True False
        }
        { // a sun
            Light l = new GameObject("l").AddComponent<Light>();
            l.type = LightType.Directional;
            Check(l.type, l.cullingMask, l.bounceIntensity, l.renderMode, l.shadowStrength);
            // => Directional -1 1 Auto 1
        }
        // light around the scene
        Check(RenderSettings.ambientMode, RenderSettings.fogMode, RenderSettings.ambientIntensity);
        // => Skybox ExponentialSquared 1
        {
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            l.positionCount = 2;
            NativeArray<Vector3> a = new NativeArray<Vector3>(new[] { Vector3.up, Vector3.one }, Allocator.Temp),
                b = new NativeArray<Vector3>(2, Allocator.Temp);
            l.SetPositions(a);
            int n = l.GetPositions(b);
            Check(n, N(b[1])); // => 2 1,1,1
        }
    }

    public static void Sounds()
    {
        {
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.clip = AudioClip.Create("c", 44100, 1, 44100, false); a.Play();
            bool on = a.isPlaying;
            a.Pause();
            bool paused = a.isPlaying;
            a.UnPause();
            bool again = a.isPlaying;
            a.Stop();
            Check(on, paused, again, a.isPlaying, a.time); // => True False True False 0
        }
        { // no clip
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.Play();
            Check(a.isPlaying, a.clip == null); // => False True
        }
        { // limits
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.spatialBlend = 2; a.pitch = 3;
            Check(a.spatialBlend, a.pitch, a.rolloffMode, a.dopplerLevel); // => 1 3 Logarithmic 1
        }
        { // samples and seconds
            AudioClip c = AudioClip.Create("c", 22050, 2, 44100, false);
            Check(c.length, c.samples, c.channels, c.loadState, c.preloadAudioData); // => 0.5 22050 2 Loaded True
        }
        // a clip of no samples
        Check(Thrown(() => AudioClip.Create("c", 0, 1, 44100, false)),
            Thrown(() => AudioClip.Create(null, 1, 1, 44100, false))); // => ArgumentException NullReferenceException
        {
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.clip = AudioClip.Create("c", 44100, 1, 44100, false); a.time = 0.5f;
            Check(a.timeSamples); // => 22050
        }
    }

    public static void Paths()
    {
        {
            UnityEngine.AI.NavMeshPath p = new UnityEngine.AI.NavMeshPath();
            Check(p.status, p.corners.Length); // => PathInvalid 0
        }
    }

    public static void Particles()
    {
        {
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            Check(p.main.duration, p.main.loop, p.main.playOnAwake, p.main.maxParticles); // => 5 True True 1000
        }
        {
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            ParticleSystem.MainModule m = p.main;
            m.startColor = Color.red; m.startLifetime = 3;
            ParticleSystem.EmissionModule e = p.emission;
            e.rateOverTime = 7; e.enabled = false;
            Check(p.main.startColor.color, p.main.startLifetime.constant, p.emission.rateOverTime.constant,
                p.emission.enabled); // => RGBA(1.000, 0.000, 0.000, 1.000) 3 7 False
        }
        { // between two numbers
            ParticleSystem.MinMaxCurve c = new ParticleSystem.MinMaxCurve(1, 3);
            Check(c.mode, c.constantMin, c.constantMax, c.Evaluate(0, 0.5f), new ParticleSystem.MinMaxCurve(4).mode);
            // => TwoConstants 1 3 2 Constant
        }
        {
            ParticleSystem.MinMaxGradient g = new ParticleSystem.MinMaxGradient(Color.red, Color.blue);
            Check(g.mode, g.colorMin, new ParticleSystem.MinMaxGradient(Color.green).color);
            // => TwoColors RGBA(1.000, 0.000, 0.000, 1.000) RGBA(0.000, 1.000, 0.000, 1.000)
        }
        {
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            ParticleSystem.EmissionModule e = p.emission;
            e.SetBursts(new[] { new ParticleSystem.Burst(0, 30), new ParticleSystem.Burst(1, 5, 10) });
            ParticleSystem.Burst[] b = new ParticleSystem.Burst[4]; int n = e.GetBursts(b);
            Check(e.burstCount, n, b[0].count.constant, b[1].minCount, b[1].maxCount, e.GetBurst(1).time);
            // => 2 2 30 5 10 1
        }
    }

    public static void Systems()
    {
        {
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            string s = p.isPlaying + " " + p.isStopped;
            p.Stop();
            Check(s, p.isPlaying); // => True False False
        }
        { // what does not play on awake
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            p.gameObject.SetActive(false);
            Check(p.isPlaying); // => False
        }
        { // what a new one begins with
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            ParticleSystem.MainModule m = p.main;
            Check(N(m.startLifetime.constant, m.startSpeed.constant, m.startSize.constant, m.startRotation.constant,
                m.gravityModifier.constant, m.startDelay.constant) + " " + m.startColor.color + " "
                + m.simulationSpace + " " + m.startSize3D + m.emitterVelocityMode + m.ringBufferMode);
            // => 5,5,1,0,0,0 RGBA(1.000, 1.000, 1.000, 1.000) Local FalseRigidbodyDisabled
        }
        { // what it emits
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            Check(N(p.emission.rateOverTime.constant, p.emission.rateOverDistance.constant), p.emission.burstCount);
            // => 10,0 0
        }
        {
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            ParticleSystem.ShapeModule s = p.shape;
            Check(s.enabled, s.shapeType, N(s.angle, s.radius, s.length, s.arc, s.radiusThickness), N(s.scale));
            // => True Cone 25,1,5,360,1 1,1,1
        }
        { // other modules are off
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            Check(p.velocityOverLifetime.enabled.ToString() + p.colorOverLifetime.enabled + p.sizeOverLifetime.enabled
                + p.collision.enabled + p.noise.enabled + p.trails.enabled + p.textureSheetAnimation.enabled);
            // => FalseFalseFalseFalseFalseFalseFalse
        }
        { // copies have what was set
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            ParticleSystem.MainModule m = p.main;
            m.startSpeed = new ParticleSystem.MinMaxCurve(2, 4); m.startColor = Color.red;
            m.simulationSpace = ParticleSystemSimulationSpace.World;
            ParticleSystem.ShapeModule s = p.shape;
            s.shapeType = ParticleSystemShapeType.Box;
            ParticleSystem c = Object.Instantiate(p);
            Check(N(c.main.startSpeed.constantMin, c.main.startSpeed.constantMax) + c.main.startSpeed.mode + " "
                + c.main.startColor.color + " " + c.main.simulationSpace + c.shape.shapeType);
            // => 2,4TwoConstants RGBA(1.000, 0.000, 0.000, 1.000) WorldBox
        }
        {
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            ParticleSystem.MainModule m = p.main; string s = N(m.startSpeedMultiplier);
            m.startSpeedMultiplier = 3;
            Check(s, N(m.startSpeed.constant), N(p.emission.rateOverTimeMultiplier)); // => 5 3 10
        }
        { // one axis is another name
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            ParticleSystem.MainModule m = p.main;
            m.startSizeX = 7;
            Check(N(m.startSize.constant)); // => 7
        }
        { // a curve is kept
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            ParticleSystem.MainModule m = p.main;
            m.startSize = new ParticleSystem.MinMaxCurve(2, AnimationCurve.Linear(0, 0, 1, 1));
            Check(m.startSize.mode, N(m.startSize.Evaluate(0.5f), m.startSizeMultiplier)); // => Curve 1,2
        }
        { // a system of a file
            ParticleSystem p = GameObject.Find("Smoke").GetComponent<ParticleSystem>();
            Check(N(p.main.startLifetime.constant, p.main.startSpeed.constantMin, p.main.startSpeed.constantMax,
                p.shape.radius, p.shape.angle) + " " + p.main.simulationSpace + " "
                + Thrown(() => { object o = p.emission.rateOverTime; }) + p.collision.enabled);
            // => 0.15,1,3,2,40 World LeftOutExceptionTrue
        }
    }

    public static void Lines()
    {
        { // two widths
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            l.startWidth = 0.2f; l.endWidth = 0.4f;
            Check(N(l.startWidth, l.endWidth, l.widthMultiplier, l.widthCurve.length, l.widthCurve.Evaluate(0.5f)));
            // => 0.2,0.4,1,2,0.3
        }
        { // one width is both
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            l.startWidth = 3;
            Check(N(l.startWidth, l.endWidth, l.widthMultiplier)); // => 3,3,1
        }
        {
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            l.widthCurve = AnimationCurve.Linear(0, 1, 1, 3); l.widthMultiplier = 2;
            Check(N(l.startWidth, l.endWidth)); // => 2,6
        }
        { // two colours
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            l.startColor = Color.red; l.endColor = new Color(0, 0, 1, 0);
            Check(l.colorGradient.Evaluate(0), l.colorGradient.Evaluate(1));
            // => RGBA(1.000, 0.000, 0.000, 1.000) RGBA(0.000, 0.000, 1.000, 0.000)
        }
        { // colours of a gradient
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>(); Gradient g = new Gradient();
            g.SetKeys(new[] { new GradientColorKey(Color.red, 0), new GradientColorKey(Color.green, 0.5f),
                new GradientColorKey(Color.blue, 1) }, new[] { new GradientAlphaKey(1, 0) });
            l.colorGradient = g;
            Check(l.startColor, l.endColor, l.colorGradient.colorKeys.Length);
            // => RGBA(1.000, 0.000, 0.000, 1.000) RGBA(0.000, 0.000, 1.000, 1.000) 3
        }
        {
            TrailRenderer t = new GameObject("t").AddComponent<TrailRenderer>();
            t.startWidth = 2; t.endWidth = 0;
            Check(N(t.startWidth, t.endWidth, t.widthCurve.length)); // => 2,0,2
        }
    }

    public static void Copied()
    {
        { // widths of a copy
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            l.startWidth = l.endWidth = 0.2f;
            LineRenderer c = Object.Instantiate(l);
            Check(N(c.startWidth, c.endWidth, c.widthMultiplier)); // => 0.2,0.2,1
        }
        { // two widths of a copy
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            l.startWidth = 0.2f; l.endWidth = 0.4f;
            LineRenderer c = Object.Instantiate(l);
            c.startWidth = 3;
            Check(N(c.startWidth, c.endWidth, c.widthCurve.length)); // => 3,0.4,2
        }
        { // no width at all
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            l.widthMultiplier = 0; l.startWidth = 0.2f;
            Check(N(l.startWidth)); // => 0.2
        }
        { // two colours of a copy
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            l.startColor = Color.red; l.endColor = Color.blue;
            Check(Object.Instantiate(l).colorGradient.Evaluate(0.5f)); // => RGBA(0.500, 0.000, 0.500, 1.000)
        }
        { // colours of a new line
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            Check(l.colorGradient.Evaluate(0.5f)); // => RGBA(1.000, 1.000, 1.000, 1.000)
        }
        { // three colours of a copy
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>(); Gradient g = new Gradient();
            g.SetKeys(new[] { new GradientColorKey(Color.red, 0), new GradientColorKey(Color.green, 0.5f),
                new GradientColorKey(Color.blue, 1) }, new[] { new GradientAlphaKey(1, 0) });
            l.colorGradient = g;
            LineRenderer c = Object.Instantiate(l);
            string s = Thrown(() => { object o = c.colorGradient; });
            c.startColor = Color.black;
            Check(s + " " + c.colorGradient.Evaluate(0) + c.endColor);
            // => LeftOutException RGBA(0.000, 0.000, 0.000, 1.000)RGBA(0.000, 0.000, 1.000, 1.000)
        }
        { // a copied trail
            TrailRenderer t = new GameObject("t").AddComponent<TrailRenderer>();
            t.startWidth = 2; t.endWidth = 0;
            TrailRenderer c = Object.Instantiate(t);
            Check(N(c.startWidth, c.endWidth)); // => 2,0
        }
        {
            ConfigurableJoint j = new GameObject("o").AddComponent<ConfigurableJoint>();
            bool was = j.xDrive.useAcceleration;
            j.xDrive = new JointDrive { positionSpring = 3, useAcceleration = true };
            ConfigurableJoint c = Object.Instantiate(j);
            Check(was + " " + c.xDrive.useAcceleration + c.yDrive.useAcceleration + c.slerpDrive.useAcceleration + " "
                + N(c.xDrive.positionSpring, c.yDrive.positionSpring)); // => False TrueFalseFalse 3,0
        }
        { // a curve is not in a copy
            ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>();
            ParticleSystem.MainModule m = p.main;
            m.startSize = new ParticleSystem.MinMaxCurve(2, AnimationCurve.Linear(0, 0, 1, 1));
            ParticleSystem c = Object.Instantiate(p);
            string s = Thrown(() => { object o = c.main.startSize; });
            m.startSize = 3;
            Check(s, N(Object.Instantiate(p).main.startSize.constant)); // => LeftOutException 3
        }
    }
}
