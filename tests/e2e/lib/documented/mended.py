"""What differed once: layers of physics, joints, references in JSON, and values that are refused."""
import json

LAYERS = [
    ("a pair that the settings keep apart", 'Physics.GetIgnoreLayerCollision(10, 11) + " " + Physics.GetIgnoreLayerCollision(11, 10)', "True True"),
    ("all others touch", 'Enumerable.Range(0, 32).Sum(a => Enumerable.Range(0, 32).Count(b => Physics.GetIgnoreLayerCollision(a, b)))', "2"),
    ("a pair that a script keeps apart", 'Physics.IgnoreLayerCollision(20, 21); bool b = Physics.GetIgnoreLayerCollision(21, 20); Physics.IgnoreLayerCollision(21, 20, false); return b + " " + Physics.GetIgnoreLayerCollision(20, 21);', "True False"),
    ("a pair that the settings of 2D keep apart", 'Physics2D.GetIgnoreLayerCollision(12, 13) + " " + Physics2D.GetIgnoreLayerCollision(10, 11)', "True False"),
    ("masks of 2D", 'Physics2D.GetLayerCollisionMask(12) + " " + Physics2D.GetLayerCollisionMask(0)', f"{-1 & ~(1 << 13)} -1"),
    ("a mask that a script sets", 'Physics2D.SetLayerCollisionMask(15, 1 << 4); return Physics2D.GetLayerCollisionMask(15) + " " + Physics2D.GetIgnoreLayerCollision(4, 15) + " " + Physics2D.GetIgnoreLayerCollision(15, 5) + " " + Physics2D.GetIgnoreLayerCollision(5, 15);', "16 False True True"),
    ("layers of 2D that a script keeps apart", 'Physics2D.IgnoreLayerCollision(3, 3); return Physics2D.GetIgnoreLayerCollision(3, 3);', "True"),
]
BODIES = [
    ("a mass has limits", 'Rigidbody b = new GameObject("o").AddComponent<Rigidbody>(); b.mass = -5; return b.mass > 0 && b.mass < 1e-6f;', "True"),
    ("drag is not negative", 'Rigidbody b = new GameObject("o").AddComponent<Rigidbody>(); b.drag = -1; b.angularDrag = -1; return N(b.drag, b.angularDrag);', "0,0"),
    ("a mass of 2D has limits", 'Rigidbody2D b = new GameObject("o").AddComponent<Rigidbody2D>(); b.mass = 0; string s = b.mass.ToString("0.0000"); b.mass = 1e9f; return s + " " + b.mass;', "0.0001 1000000"),
    ("a joint brings its body", 'HingeJoint j = new GameObject("o").AddComponent<HingeJoint>(); return (j.GetComponent<Rigidbody>() != null) + " " + (j.connectedBody == null);', "True True"),
    ("a new joint", 'HingeJoint j = new GameObject("o").AddComponent<HingeJoint>(); return N(j.axis) + " " + N(j.anchor) + " " + float.IsPositiveInfinity(j.breakForce) + j.autoConfigureConnectedAnchor + j.enableCollision + j.enablePreprocessing + " " + N(j.massScale);', "1,0,0 0,0,0 TrueTrueFalseTrue 1"),
    ("a new hinge", 'HingeJoint j = new GameObject("o").AddComponent<HingeJoint>(); return j.useMotor + " " + j.useLimits + " " + j.useSpring + " " + N(j.limits.min, j.limits.max, j.limits.bounceMinVelocity);', "False False False 0,0,0.2"),
    ("a hinge keeps what it is told", 'HingeJoint j = new GameObject("o").AddComponent<HingeJoint>(); j.motor = new JointMotor { force = 3, targetVelocity = 4, freeSpin = true }; j.limits = new JointLimits { min = -10, max = 20 }; j.spring = new JointSpring { spring = 5, damper = 6, targetPosition = 7 }; HingeJoint c = Object.Instantiate(j); return N(c.motor.force, c.motor.targetVelocity, c.limits.min, c.limits.max, c.spring.targetPosition) + c.motor.freeSpin;', "3,4,-10,20,7True"),
    ("a new spring", 'SpringJoint j = new GameObject("o").AddComponent<SpringJoint>(); return N(j.spring, j.damper, j.minDistance, j.maxDistance, j.tolerance);', "10,0.2,0,0,0.025"),
    ("a new joint of characters", 'CharacterJoint j = new GameObject("o").AddComponent<CharacterJoint>(); return N(j.lowTwistLimit.limit, j.highTwistLimit.limit, j.swing1Limit.limit, j.swing2Limit.limit) + " " + N(j.swingAxis);', "-20,70,40,40 0,1,0"),
    ("a new configurable joint", 'ConfigurableJoint j = new GameObject("o").AddComponent<ConfigurableJoint>(); return j.xMotion + " " + j.angularZMotion + " " + N(j.secondaryAxis) + " " + j.projectionMode + " " + (j.xDrive.maximumForce == float.MaxValue) + " " + N(j.targetRotation);', "Free Free 0,1,0 None True 0,0,0,1"),
    ("a configurable joint keeps what it is told", 'ConfigurableJoint j = new GameObject("o").AddComponent<ConfigurableJoint>(); j.xMotion = ConfigurableJointMotion.Limited; j.linearLimit = new SoftJointLimit { limit = 2 }; j.slerpDrive = new JointDrive { positionSpring = 3 }; return j.xMotion + " " + N(j.linearLimit.limit, j.slerpDrive.positionSpring);', "Limited 2,3"),
    ("a joint of a file", 'HingeJoint j = GameObject.Find("Door").GetComponent<HingeJoint>(); return N(j.axis) + " " + float.IsInfinity(j.breakForce) + j.useLimits + " " + N(j.limits.min, j.limits.max) + " " + j.connectedBody.name;', "0,1,0 TrueTrue -90,90 Frame"),
    ("a new wheel", 'WheelCollider w = new GameObject("o", typeof(Rigidbody)).AddComponent<WheelCollider>(); string s = N(w.radius, w.mass, w.suspensionDistance, w.wheelDampingRate, w.suspensionSpring.spring, w.suspensionSpring.targetPosition) + " " + N(w.forwardFriction.extremumSlip, w.sidewaysFriction.asymptoteValue, w.motorTorque); Object.DestroyImmediate(w.gameObject); return s;', "0.5,20,0.3,0.25,35000,0.5 0.4,0.75,0"),
    ("a constant force", 'ConstantForce f = new GameObject("o").AddComponent<ConstantForce>(); string s = N(f.force); f.relativeTorque = Vector3.up; return s + " " + N(f.relativeTorque);', "0,0,0 0,1,0"),
    ("a material of 2D", 'PhysicsMaterial2D m = new PhysicsMaterial2D("ice"); string s = m.name + N(m.friction, m.bounciness); m.friction = 0; return s + " " + N(m.friction);', "ice0.4,0 0"),
]


def section(*rows):
    """The last member of JSON; rows: (number, class, its values)."""
    listed = [{"rid": rid, "type": {"class": name, "ns": "", "asm": "Assembly-CSharp" if name else ""}, "data": data}
              for rid, name, data in rows]
    return {"references": {"version": 2, "RefIds": listed}}


def text(**members):
    return json.dumps(members, separators=(",", ":"))


REFERENCES = [
    ("nothing is -2", 'JsonUtility.ToJson(new RefHolder())', text(before=1, one={"rid": -2}, many=[], after=2, **section((-2, "", {})))),
    ("numbers begin with 1000", 'JsonUtility.ToJson(new RefHolder { one = new RefText() })',
     text(before=1, one={"rid": 1000}, many=[], after=2, **section((1000, "RefText", {"s": "t"})))),
    ("one object, one number", 'RefNode n = new RefNode(); n.next = n; return JsonUtility.ToJson(new RefHolder { one = n, many = { new RefText.Deep(), n } });',
     text(before=1, one={"rid": 1000}, many=[{"rid": 1001}, {"rid": 1000}], after=2,
          **section((1000, "RefNode", {"n": 1, "next": {"rid": 1000}}), (1001, "RefText/Deep", {"f": 0.0})))),
    ("there and back", 'RefNode n = new RefNode { n = 5 }; n.next = n; RefHolder h = JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(new RefHolder { one = n, many = { new RefText { s = "u" }, n, null } })); return ((RefNode)h.one).n + " " + ReferenceEquals(h.one, ((RefNode)h.one).next) + ReferenceEquals(h.one, h.many[1]) + ((RefText)h.many[0]).s + (h.many[2] == null);', "5 TrueTrueuTrue"),
    ("what is not named stays", 'RefHolder h = new RefHolder { one = new RefText() }; JsonUtility.FromJsonOverwrite("{\\"before\\":7}", h); return h.before + " " + (h.one is RefText);', "7 True"),
    ("a type that is gone", 'JsonUtility.FromJson<RefHolder>("{\\"one\\":{\\"rid\\":1000},\\"references\\":{\\"version\\":2,\\"RefIds\\":[{\\"rid\\":1000,\\"type\\":{\\"class\\":\\"Gone\\",\\"ns\\":\\"\\",\\"asm\\":\\"A\\"},\\"data\\":{}}]}}").one == null', "True"),
]
# So many that looking for each type anew, or one reference within another, would not end well.
CHAIN = 'string s = "{\\"one\\":{\\"rid\\":0},\\"references\\":{\\"version\\":2,\\"RefIds\\":[" + string.Join(",", Enumerable.Range(0, 100000).Select(i => "{\\"rid\\":" + i + ",\\"type\\":{\\"class\\":\\"RefNode\\",\\"ns\\":\\"\\",\\"asm\\":\\"Assembly-CSharp\\"},\\"data\\":{\\"n\\":" + i + ",\\"next\\":{\\"rid\\":" + (i < 99999 ? i + 1 : -2) + "}}}")) + "]}}"; '
MANY = 'string s = JsonUtility.ToJson(new RefHolder { many = Enumerable.Range(0, 3000).Select(i => (IRef)new RefText { s = i.ToString() }).ToList() }); '
REFERENCES += [
    ("a type named as one of a library", 'RefHolder h = JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(new RefHolder { one = new Entry { worth = 7 }, many = { new State { worth = 8 } } })); return ((Entry)h.one).worth + " " + ((State)h.many[0]).worth;', "7 8"),
    ("another assembly's name", 'RefHolder h = JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(new RefHolder { one = new Entry { worth = 7 } }).Replace("Assembly-CSharp", "Moved")); return ((Entry)h.one).worth;', "7"),
    ("a name in brackets is none", 'JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(new RefHolder { one = new Entry() }).Replace("Entry", "Entry[,]*, x")).one == null', "True"),
    ("a name without its namespace is none", 'JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(new RefHolder { one = new RefText.Deep() }).Replace("RefText/Deep", "Deep")).one == null', "True"),
    ("a former name", 'RefRenamed r = JsonUtility.FromJson<RefRenamed>(JsonUtility.ToJson(new RefRenamed { one = new Entry { worth = 7 }, n = 4 }).Replace("\\"one\\"", "\\"first\\"").Replace("\\"n\\"", "\\"sum\\"")); return r.n + " " + (r.one is Entry);', "4 True"),
    ("what is referred to is there when it is told", 'RefHolder h = JsonUtility.FromJson<RefHolder>(JsonUtility.ToJson(new RefHolder { one = new RefHeard { next = new Entry { worth = 7 } } })); return ((RefHeard)h.one).heard;', "7"),
    ("many references take no time", MANY + 'var t = System.Diagnostics.Stopwatch.StartNew(); RefHolder h = JsonUtility.FromJson<RefHolder>(s); return ((RefText)h.many[2999]).s + " " + (t.ElapsedMilliseconds < 5000);', "2999 True"),
    ("a long chain", CHAIN + 'int n = 0; for (RefNode r = (RefNode)JsonUtility.FromJson<RefHolder>(s).one; r != null; r = (RefNode)r.next) { n++; } return n;', "100000"),
]
HASHES = [
    ("a hash in JSON", 'JsonUtility.ToJson(new Hashed { hash = new Hash128(1, 2, 3, 4) })', '{"hash":{"serializedVersion":"2","Hash":"01000000020000000300000004000000"},"more":[{"serializedVersion":"2","Hash":"' + "0" * 32 + '"}]}'),
    ("it comes back", 'JsonUtility.FromJson<Hashed>(JsonUtility.ToJson(new Hashed { hash = new Hash128(1, 2, 3, 4) })).hash == new Hash128(1, 2, 3, 4)', "True"),
]
MADE = [
    ("an event's static method of a class named as one of a library", 'int n = Entry.hits; Object.FindObjectOfType<Persistent>().told.Invoke(); return Entry.hits - n;', "1"),
    ("by a name that a library has too", 'ScriptableObject.CreateInstance("Context").GetType().FullName', "Context"),
    ("by a name without its namespace", 'ScriptableObject.CreateInstance("Leaflet").GetType().FullName', "Deep.Leaflet"),
    ("by its whole name", 'ScriptableObject.CreateInstance("Deep.Leaflet").GetType().FullName', "Deep.Leaflet"),
    ("by the name of what is no such object", 'object o = 0; return Seen.Logged(() => o = ScriptableObject.CreateInstance("RefNode")) + (o == null);', "Error: Instance of RefNode couldn't be created because there is no script with that name.True"),
]
REFUSED = [
    ("a position that is no number", 'Transform t = new GameObject("o").transform; return Seen.Logged(() => t.position = new Vector3(float.NaN, 1, 0)) + N(t.position);', "Error: transform.position assign attempt for 'o' is not valid. Input position is { NaN, 1.000000, 0.000000 }.0,0,0"),
    ("a local position that is infinite", 'Transform t = new GameObject("o").transform; return Seen.Logged(() => t.localPosition = Vector3.positiveInfinity).Length > 0 && t.localPosition == Vector3.zero;', "True"),
    ("a rotation that is no number", 'Transform t = new GameObject("o").transform; return Seen.Logged(() => t.rotation = new Quaternion(float.NaN, 0, 0, 1));', "Error: transform.rotation assign attempt for 'o' is not valid. Input rotation is { NaN, 0.000000, 0.000000, 1.000000 }."),
    ("no exception to log", 'Said(() => Debug.LogException(null)).Split(\'\\n\')[0] + Thrown(() => Debug.LogException(null))', "Value cannot be null.ArgumentNullException"),
    ("a field of view", 'Camera c = new GameObject("c").AddComponent<Camera>(); c.fieldOfView = 200; float high = c.fieldOfView; c.fieldOfView = -1; return N(high) + " " + (c.fieldOfView > 0 && c.fieldOfView < 0.001f);', "179 True"),
    ("turning away from the target", 'N(Vector3.RotateTowards(Vector3.right, Vector3.up, -Mathf.PI / 2, 0)) + " " + N(Vector3.RotateTowards(Vector3.right, Vector3.up, -10, 0))', "0,-1,0 0,-1,0"),
]
OWNED = [
    ("another renderer's own material", 'MeshRenderer a = new GameObject("a").AddComponent<MeshRenderer>(), b = new GameObject("b").AddComponent<MeshRenderer>(); a.sharedMaterial = new Material(Shader.Find("Standard")) { name = "m" }; b.sharedMaterial = a.material; b.material.color = Color.red; return a.material.name + "|" + b.material.name + "|" + (a.material.color == Color.white);', "m (Instance)|m (Instance) (Instance)|True"),
    ("its own is not copied again", 'MeshRenderer a = new GameObject("a").AddComponent<MeshRenderer>(); a.sharedMaterial = new Material(Shader.Find("Standard")) { name = "m" }; Material own = a.material; return ReferenceEquals(own, a.material) + " " + ReferenceEquals(own, a.sharedMaterial) + " " + own.name;', "True True m (Instance)"),
    ("particles bring their renderer", 'GameObject o = new GameObject("o"); o.AddComponent<ParticleSystem>(); return o.GetComponents<Component>().Select(c => c.GetType().Name);', "Transform,ParticleSystem,ParticleSystemRenderer"),
    ("the default format of a render texture", 'new RenderTexture(8, 8, 0).format + " " + new RenderTexture(8, 8, 0, RenderTextureFormat.R8).format', "ARGB32 R8"),
    ("vertices of a sub mesh", 'Mesh m = new Mesh { vertices = new Vector3[6], triangles = new[] { 1, 2, 4 } }; return m.GetSubMesh(0).firstVertex + " " + m.GetSubMesh(0).vertexCount;', "1 4"),
]
SOUND = 'AudioSource a = new GameObject("a").AddComponent<AudioSource>(); a.clip = AudioClip.Create("c", 441000, 1, 44100, false); '
TOLD = [
    ("before and after a new parent", 'Moved m = new GameObject("o").AddComponent<Moved>(); m.transform.SetParent(new GameObject("p").transform); m.transform.SetParent(m.transform); m.transform.SetParent(m.transform.parent); return m.heard;', "before null after p "),
    ("objects are made in the main thread", 'Elsewhere(() => new GameObject()).Message.Split(\'\\n\')[0]', "Internal_CreateGameObject can only be called from the main thread."),
    ("an animator without a controller is asked", 'Seen.Logged(() => new GameObject("o").AddComponent<Animator>().GetBool("x"))', "Warning: Animator is not playing an AnimatorController"),
    ("a source begins where it is told", SOUND + 'a.time = 5; a.Play(); return a.time >= 5 && a.time < 6;', "True"),
    ("Play goes on after a pause", SOUND + 'a.time = 5; a.Play(); a.Pause(); a.Play(); return a.isPlaying + " " + (a.time >= 5);', "True True"),
    ("and begins anew while it plays", SOUND + 'a.time = 5; a.Play(); a.Play(); return a.time < 1;', "True"),
    ("a single shot is heard", SOUND + 'AudioClip c = a.clip; a.clip = null; a.PlayOneShot(c); bool on = a.isPlaying; a.Stop(); return on + " " + a.isPlaying;', "True False"),
    ("what has ended is at its beginning", SOUND + 'a.time = 5; a.Play(); a.pitch = 3; a.clip = AudioClip.Create("d", 4, 1, 44100, false); return a.isPlaying + " " + N(a.time);', "False 0"),
]
PARTICLES = 'ParticleSystem p = new GameObject("p").AddComponent<ParticleSystem>(); '
SYSTEMS = [
    ("a new one plays", PARTICLES + 'string s = p.isPlaying + " " + p.isStopped; p.Stop(); return s + " " + p.isPlaying;', "True False False"),
    ("what does not play on awake", PARTICLES + 'p.gameObject.SetActive(false); return p.isPlaying;', "False"),
    ("what a new one begins with", PARTICLES + 'ParticleSystem.MainModule m = p.main; return N(m.startLifetime.constant, m.startSpeed.constant, m.startSize.constant, m.startRotation.constant, m.gravityModifier.constant, m.startDelay.constant) + " " + m.startColor.color + " " + m.simulationSpace + " " + m.startSize3D + m.emitterVelocityMode + m.ringBufferMode;', "5,5,1,0,0,0 RGBA(1.000, 1.000, 1.000, 1.000) Local FalseRigidbodyDisabled"),
    ("what it emits", PARTICLES + 'return N(p.emission.rateOverTime.constant, p.emission.rateOverDistance.constant) + " " + p.emission.burstCount;', "10,0 0"),
    ("its shape", PARTICLES + 'ParticleSystem.ShapeModule s = p.shape; return s.enabled + " " + s.shapeType + " " + N(s.angle, s.radius, s.length, s.arc, s.radiusThickness) + " " + N(s.scale);', "True Cone 25,1,5,360,1 1,1,1"),
    ("other modules are off", PARTICLES + 'return p.velocityOverLifetime.enabled.ToString() + p.colorOverLifetime.enabled + p.sizeOverLifetime.enabled + p.collision.enabled + p.noise.enabled + p.trails.enabled + p.textureSheetAnimation.enabled;', "FalseFalseFalseFalseFalseFalseFalse"),
    ("copies have what was set", PARTICLES + 'ParticleSystem.MainModule m = p.main; m.startSpeed = new ParticleSystem.MinMaxCurve(2, 4); m.startColor = Color.red; m.simulationSpace = ParticleSystemSimulationSpace.World; ParticleSystem.ShapeModule s = p.shape; s.shapeType = ParticleSystemShapeType.Box; ParticleSystem c = Object.Instantiate(p); return N(c.main.startSpeed.constantMin, c.main.startSpeed.constantMax) + c.main.startSpeed.mode + " " + c.main.startColor.color + " " + c.main.simulationSpace + c.shape.shapeType;', "2,4TwoConstants RGBA(1.000, 0.000, 0.000, 1.000) WorldBox"),
    ("multipliers", PARTICLES + 'ParticleSystem.MainModule m = p.main; string s = N(m.startSpeedMultiplier); m.startSpeedMultiplier = 3; return s + " " + N(m.startSpeed.constant) + " " + N(p.emission.rateOverTimeMultiplier);', "5 3 10"),
    ("one axis is another name", PARTICLES + 'ParticleSystem.MainModule m = p.main; m.startSizeX = 7; return N(m.startSize.constant);', "7"),
    ("a curve is kept", PARTICLES + 'ParticleSystem.MainModule m = p.main; m.startSize = new ParticleSystem.MinMaxCurve(2, AnimationCurve.Linear(0, 0, 1, 1)); return m.startSize.mode + " " + N(m.startSize.Evaluate(0.5f), m.startSizeMultiplier);', "Curve 1,2"),
    ("a system of a file", 'ParticleSystem p = GameObject.Find("Smoke").GetComponent<ParticleSystem>(); return N(p.main.startLifetime.constant, p.main.startSpeed.constantMin, p.main.startSpeed.constantMax, p.shape.radius, p.shape.angle) + " " + p.main.simulationSpace + " " + Thrown(() => { object o = p.emission.rateOverTime; }) + p.collision.enabled;', "0.15,1,3,2,40 World LeftOutExceptionTrue"),
]
LINE = 'LineRenderer l = new GameObject("l").AddComponent<LineRenderer>(); '
LINES = [
    ("two widths", LINE + 'l.startWidth = 0.2f; l.endWidth = 0.4f; return N(l.startWidth, l.endWidth, l.widthMultiplier, l.widthCurve.length, l.widthCurve.Evaluate(0.5f));', "0.2,0.4,1,2,0.3"),
    ("one width is both", LINE + 'l.startWidth = 3; return N(l.startWidth, l.endWidth, l.widthMultiplier);', "3,3,1"),
    ("the multiplier multiplies", LINE + 'l.widthCurve = AnimationCurve.Linear(0, 1, 1, 3); l.widthMultiplier = 2; return N(l.startWidth, l.endWidth);', "2,6"),
    ("two colours", LINE + 'l.startColor = Color.red; l.endColor = new Color(0, 0, 1, 0); return l.colorGradient.Evaluate(0) + " " + l.colorGradient.Evaluate(1);', "RGBA(1.000, 0.000, 0.000, 1.000) RGBA(0.000, 0.000, 1.000, 0.000)"),
    ("colours of a gradient", LINE + 'Gradient g = new Gradient(); g.SetKeys(new[] { new GradientColorKey(Color.red, 0), new GradientColorKey(Color.green, 0.5f), new GradientColorKey(Color.blue, 1) }, new[] { new GradientAlphaKey(1, 0) }); l.colorGradient = g; return l.startColor + " " + l.endColor + " " + l.colorGradient.colorKeys.Length;', "RGBA(1.000, 0.000, 0.000, 1.000) RGBA(0.000, 0.000, 1.000, 1.000) 3"),
    ("a trail", 'TrailRenderer t = new GameObject("t").AddComponent<TrailRenderer>(); t.startWidth = 2; t.endWidth = 0; return N(t.startWidth, t.endWidth, t.widthCurve.length);', "2,0,2"),
]
FLAT = [
    ("a new filter", 'ContactFilter2D f = new ContactFilter2D(); return f.useTriggers + " " + f.isFiltering;', "False True"),
    ("no filter", 'ContactFilter2D f = new ContactFilter2D().NoFilter(); return f.useTriggers + " " + f.isFiltering + " " + f.layerMask.value + " " + float.IsNegativeInfinity(f.minDepth);', "True False -1 True"),
    ("a filter by layers", 'ContactFilter2D f = new ContactFilter2D(); f.SetLayerMask(1 << 5); GameObject o = new GameObject("o"); bool b = f.IsFilteringLayerMask(o); o.layer = 5; return f.useLayerMask + " " + b + f.IsFilteringLayerMask(o);', "True TrueFalse"),
    ("a filter by depth", 'ContactFilter2D f = new ContactFilter2D(); f.SetDepth(-1, 1); GameObject o = new GameObject("o"); bool b = f.IsFilteringDepth(o); o.transform.position = Vector3.forward * 2; return b + " " + f.IsFilteringDepth(o) + " " + f.useDepth;', "False True True"),
    ("a filter of triggers", 'ContactFilter2D f = new ContactFilter2D(); BoxCollider2D c = new GameObject("o").AddComponent<BoxCollider2D>(); bool b = f.IsFilteringTrigger(c); c.isTrigger = true; return b + " " + f.IsFilteringTrigger(c);', "False True"),
    ("settings", 'N(Physics2D.velocityThreshold, Physics2D.maxLinearCorrection, Physics2D.maxAngularCorrection, Physics2D.maxTranslationSpeed, Physics2D.maxRotationSpeed, Physics2D.timeToSleep, Physics2D.linearSleepTolerance, Physics2D.angularSleepTolerance, Physics2D.defaultContactOffset, Physics2D.baumgarteScale, Physics2D.baumgarteTOIScale)', "1,0.2,8,100,360,0.5,0.01,2,0.01,0.2,0.75"),
    ("materials", 'BoxCollider2D c = new GameObject("o").AddComponent<BoxCollider2D>(); Rigidbody2D b = c.gameObject.AddComponent<Rigidbody2D>(); string s = (c.sharedMaterial == null) + " " + (b.sharedMaterial == null); c.sharedMaterial = b.sharedMaterial = new PhysicsMaterial2D("m"); return s + " " + c.sharedMaterial.name + ReferenceEquals(b.sharedMaterial, c.sharedMaterial);', "True True mTrue"),
    ("a group of sprites", 'UnityEngine.Rendering.SortingGroup g = new GameObject("g").AddComponent<UnityEngine.Rendering.SortingGroup>(); string s = g.sortingLayerName + g.sortingLayerID + g.sortingOrder; g.sortingOrder = 4; return s + " " + Object.Instantiate(g).sortingOrder;', "Default00 4"),
]
STANDARD = 'Material m = new Material(Shader.Find("Standard")); '
GIVEN = [
    ("a property that a shader lacks", STANDARD + 'return Seen.Logged(() => m.GetFloat("_Nope")) + "|" + Seen.Logged(() => m.GetColor("_Nope")) + "|" + Seen.Logged(() => m.GetTexture("_Nope"));', "|".join(f"Error: Material 'Standard' with Shader 'Standard' doesn't have a {kind} property '_Nope'" for kind in ("float or range", "color", "texture"))),
    ("properties that it has", STANDARD + 'return Seen.Logged(() => { m.GetFloat("_Glossiness"); m.GetColor("_Color"); m.GetTexture("_BumpMap"); object t = m.mainTexture; });', ""),
    ("between two materials", STANDARD + 'Material a = new Material(m) { color = Color.black }, b = new Material(m) { color = Color.white }; b.SetFloat("_Glossiness", 1); m.Lerp(a, b, 0.5f); return N(m.color.r, m.GetFloat("_Glossiness"));', "0.5,0.75"),
    ("distances by layer", 'Camera c = new GameObject("c").AddComponent<Camera>(); float[] d = c.layerCullDistances; d[3] = 7; c.layerCullDistances = d; d[3] = 9; return d.Length + " " + N(c.layerCullDistances[3], c.layerCullDistances[4]) + c.layerCullSpherical + " " + Said(() => c.layerCullDistances = new float[3]);', "32 7,0False Array needs to contain exactly 32 floats for layerCullDistances."),
    ("the colour space", 'QualitySettings.activeColorSpace + " " + QualitySettings.desiredColorSpace', "Linear Linear"),
    ("who simulates", 'bool b = Physics.autoSimulation; Physics.autoSimulation = false; string s = b + " " + Physics.simulationMode + " " + Physics2D.autoSimulation; Physics.autoSimulation = true; return s + " " + Physics.simulationMode;', "True Script True FixedUpdate"),
]
OWNED += [
    ("a sprite has a material", 'SpriteRenderer r = new GameObject("s").AddComponent<SpriteRenderer>(); return r.sharedMaterial.name + " " + r.material.name + " " + r.sharedMaterials.Length;', "Sprites-Default Sprites-Default (Instance) 1"),
]
COPIED = [
    ("widths of a copy", LINE + 'l.startWidth = l.endWidth = 0.2f; LineRenderer c = Object.Instantiate(l); return N(c.startWidth, c.endWidth, c.widthMultiplier);', "0.2,0.2,1"),
    ("two widths of a copy", LINE + 'l.startWidth = 0.2f; l.endWidth = 0.4f; LineRenderer c = Object.Instantiate(l); c.startWidth = 3; return N(c.startWidth, c.endWidth, c.widthCurve.length);', "3,0.4,2"),
    ("no width at all", LINE + 'l.widthMultiplier = 0; l.startWidth = 0.2f; return N(l.startWidth);', "0.2"),
    ("two colours of a copy", LINE + 'l.startColor = Color.red; l.endColor = Color.blue; return Object.Instantiate(l).colorGradient.Evaluate(0.5f);', "RGBA(0.500, 0.000, 0.500, 1.000)"),
    ("colours of a new line", LINE + 'return l.colorGradient.Evaluate(0.5f);', "RGBA(1.000, 1.000, 1.000, 1.000)"),
    ("three colours of a copy", LINE + 'Gradient g = new Gradient(); g.SetKeys(new[] { new GradientColorKey(Color.red, 0), new GradientColorKey(Color.green, 0.5f), new GradientColorKey(Color.blue, 1) }, new[] { new GradientAlphaKey(1, 0) }); l.colorGradient = g; LineRenderer c = Object.Instantiate(l); string s = Thrown(() => { object o = c.colorGradient; }); c.startColor = Color.black; return s + " " + c.colorGradient.Evaluate(0) + c.endColor;', "LeftOutException RGBA(0.000, 0.000, 0.000, 1.000)RGBA(0.000, 0.000, 1.000, 1.000)"),
    ("a copied trail", 'TrailRenderer t = new GameObject("t").AddComponent<TrailRenderer>(); t.startWidth = 2; t.endWidth = 0; TrailRenderer c = Object.Instantiate(t); return N(c.startWidth, c.endWidth);', "2,0"),
    ("a drive that accelerates", 'ConfigurableJoint j = new GameObject("o").AddComponent<ConfigurableJoint>(); bool was = j.xDrive.useAcceleration; j.xDrive = new JointDrive { positionSpring = 3, useAcceleration = true }; ConfigurableJoint c = Object.Instantiate(j); return was + " " + c.xDrive.useAcceleration + c.yDrive.useAcceleration + c.slerpDrive.useAcceleration + " " + N(c.xDrive.positionSpring, c.yDrive.positionSpring);', "False TrueFalseFalse 3,0"),
    ("a curve is not in a copy", PARTICLES + 'ParticleSystem.MainModule m = p.main; m.startSize = new ParticleSystem.MinMaxCurve(2, AnimationCurve.Linear(0, 0, 1, 1)); ParticleSystem c = Object.Instantiate(p); string s = Thrown(() => { object o = c.main.startSize; }); m.startSize = 3; return s + " " + N(Object.Instantiate(p).main.startSize.constant);', "LeftOutException 3"),
]
ODD = [
    ("setting what is already so syncs nothing", 'GameObject o = GameObject.CreatePrimitive(PrimitiveType.Cube); o.transform.position = new Vector3(900, 0, 0); Physics.SyncTransforms(); o.transform.position = new Vector3(900, 500, 0); Physics.autoSyncTransforms = false; bool b = Physics.Raycast(new Vector3(900, 9, 0), Vector3.down, 20); Physics.SyncTransforms(); return b + " " + Physics.Raycast(new Vector3(900, 9, 0), Vector3.down, 20);', "True False"),
    ("a sub mesh beyond the indices", 'Mesh m = new Mesh { vertices = new Vector3[3], triangles = new[] { 0, 1, 2 } }; m.SetSubMesh(0, new UnityEngine.Rendering.SubMeshDescriptor(1, 9)); return m.GetSubMesh(0).firstVertex + " " + m.GetSubMesh(0).vertexCount;', "1 2"),
    ("turning towards nothing", 'N(Vector3.RotateTowards(Vector3.right, Vector3.zero, 1, 0.1f)) + " " + N(Vector3.RotateTowards(Vector3.zero, Vector3.up, 1, 0.1f))', "0.9,0,0 0,0.1,0"),
    ("a body's place alone", 'GameObject o = new GameObject("o"); o.transform.rotation = new Quaternion(0.1f, 0.2f, 0.3f, 0.9f); Quaternion was = o.transform.localRotation; o.AddComponent<Rigidbody>().position = Vector3.one; return was.Equals(o.transform.localRotation) + " " + N(o.transform.position);', "True 1,1,1"),
    ("the level of this platform", 'QualitySettings.GetQualityLevel() + " " + string.Join(",", QualitySettings.names) + " " + QualitySettings.count', "1 Low,High,Best 3"),
    ("another level", 'QualitySettings.IncreaseLevel(); int up = QualitySettings.GetQualityLevel(); QualitySettings.SetQualityLevel(9); int high = QualitySettings.GetQualityLevel(); QualitySettings.SetQualityLevel(1, true); return up + " " + high + " " + QualitySettings.names[QualitySettings.GetQualityLevel()];', "2 2 High"),
    ("a pipeline whose number is none", '(QualitySettings.renderPipeline == null) + " " + (QualitySettings.renderPipeline == null)', "True True"),
]
GROUPS = {"Copied": COPIED, "Odd": ODD, "Given": GIVEN, "Hashes": HASHES, "Made": MADE, "Flat": FLAT, "Lines": LINES, "Systems": SYSTEMS, "Heard": TOLD, "Layers": LAYERS, "Bodies": BODIES, "References": REFERENCES, "Refused": REFUSED, "Owned": OWNED}
