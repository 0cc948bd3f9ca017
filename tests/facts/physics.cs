// Colliders, queries and bodies.
using System.Linq;
using UnityEngine;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public static class PhysicsFacts
{
    public static void Queries()
    {
        {
            Box("a", new Vector3(0, 0, 105));
            RaycastHit h; bool hit = Physics.Raycast(new Vector3(0, 0, 100), Vector3.forward, out h);
            Check(hit, h.collider.name, N(h.distance), N(h.point), N(h.normal), h.transform == h.collider.transform,
                h.rigidbody == null); // => True a 4.5 0,0,104.5 0,0,-1 True True
        }
        // a ray that is too short
        Box("a", new Vector3(0, 0, 205));
        Check(Physics.Raycast(new Vector3(0, 0, 200), Vector3.forward, 4.4f),
            Physics.Raycast(new Vector3(0, 0, 200), Vector3.forward, 4.6f),
            Physics.Linecast(new Vector3(0, 0, 200), new Vector3(0, 0, 210))); // => False True True
        { // a direction of any length
            Box("a", new Vector3(0, 0, 305));
            RaycastHit h;
            Physics.Raycast(new Ray(new Vector3(0, 0, 300), Vector3.forward * 10), out h);
            Check(N(h.distance)); // => 4.5
        }
        // from within
        Box("a", new Vector3(0, 0, 400));
        Check(Physics.Raycast(new Vector3(0, 0, 400), Vector3.forward, 5)); // => False
        Box("a", new Vector3(0, 0, 505)).layer = 8;
        Check(Physics.Raycast(new Vector3(0, 0, 500), Vector3.forward, 10, 1 << 8),
            Physics.Raycast(new Vector3(0, 0, 500), Vector3.forward, 10, ~(1 << 8)),
            Physics.Raycast(new Vector3(0, 0, 500), Vector3.forward, 10)); // => True False True
        // Ignore Raycast
        Box("a", new Vector3(0, 0, 605)).layer = 2;
        Check(Physics.Raycast(new Vector3(0, 0, 600), Vector3.forward, 10),
            Physics.Raycast(new Vector3(0, 0, 600), Vector3.forward, 10, Physics.AllLayers)); // => False True
        Box("a", new Vector3(0, 0, 705)).GetComponent<Collider>().isTrigger = true;
        Check(Physics.Raycast(new Vector3(0, 0, 700), Vector3.forward, 10),
            Physics.Raycast(new Vector3(0, 0, 700), Vector3.forward, 10, -1, QueryTriggerInteraction.Ignore),
            Physics.queriesHitTriggers); // => True False True
        { // disabled and inactive ones
            GameObject a = Box("a", new Vector3(0, 0, 805));
            a.GetComponent<Collider>().enabled = false;
            bool b = Physics.Raycast(new Vector3(0, 0, 800), Vector3.forward, 10);
            a.GetComponent<Collider>().enabled = true; a.SetActive(false);
            Check(b, Physics.Raycast(new Vector3(0, 0, 800), Vector3.forward, 10)); // => False False
        }
        { // all hits
            Box("a", new Vector3(0, 0, 905)); Box("b", new Vector3(0, 0, 908));
            RaycastHit[] few = new RaycastHit[1];
            Check(Physics.RaycastAll(new Vector3(0, 0, 900), Vector3.forward, 20).Length,
                string.Join("",
                    Physics.RaycastAll(new Vector3(0, 0, 900), Vector3.forward, 20).OrderBy(h => h.distance)
                        .Select(h => h.collider.name).ToArray()),
                Physics.RaycastNonAlloc(new Vector3(0, 0, 900), Vector3.forward, few, 20)); // => 2 ab 1
        }
        Box("a", new Vector3(0, 0, 1000));
        Check(Physics.OverlapSphere(new Vector3(0, 0, 1000), 1).Length,
            Physics.CheckSphere(new Vector3(0, 2, 1000), 1), Physics.CheckSphere(new Vector3(0, 1.2f, 1000), 1),
            Physics.OverlapBox(new Vector3(0, 0, 1001), Vector3.one * 0.6f).Length,
            Physics.CheckBox(new Vector3(0, 0, 1002), Vector3.one * 0.6f)); // => 1 False True 1 False
        { // a thrown sphere
            Box("a", new Vector3(0, 0, 1105));
            RaycastHit h; bool hit = Physics.SphereCast(new Vector3(0, 0, 1100), 1, Vector3.forward, out h);
            Check(hit, N(h.distance)); // => True 3.5
        }
        { // one collider alone
            Box("b", new Vector3(0, 0, 1203));
            Collider a = Box("a", new Vector3(0, 0, 1205)).GetComponent<Collider>(); RaycastHit h;
            Check(a.Raycast(new Ray(new Vector3(0, 0, 1200), Vector3.forward), out h, 10), N(h.distance));
            // => True 4.5
        }
        { // nearest points
            Collider a = Box("a", new Vector3(0, 0, 1300)).GetComponent<Collider>();
            Check(N(a.ClosestPoint(new Vector3(5, 0, 1300))), N(a.ClosestPoint(new Vector3(0.1f, 0, 1300))),
                N(a.ClosestPointOnBounds(new Vector3(0, 9, 1300)))); // => 0.5,0,1300 0.1,0,1300 0,0.5,1300
        }
        {
            GameObject a = Box("a", new Vector3(0, 0, 1400));
            a.transform.localScale = new Vector3(2, 4, 6);
            Bounds b = a.GetComponent<Collider>().bounds;
            SphereCollider s = new GameObject("s").AddComponent<SphereCollider>();
            s.radius = 2; s.transform.localScale = new Vector3(1, 3, 2); Physics.SyncTransforms();
            b = a.GetComponent<Collider>().bounds;
            Check(N(b.size), N(s.bounds.size)); // => 2,4,6 12,12,12
        }
        {
            GameObject p = new GameObject("p"); Rigidbody r = p.AddComponent<Rigidbody>();
            GameObject c = Box("c", new Vector3(0, 0, 1505));
            c.transform.SetParent(p.transform);
            RaycastHit h;
            Physics.Raycast(new Vector3(0, 0, 1500), Vector3.forward, out h, 9);
            Check(h.rigidbody == r, h.transform.name, c.GetComponent<Collider>().attachedRigidbody == r);
            // => True p True
        }
        { // a body's values
            Rigidbody r = new GameObject("r").AddComponent<Rigidbody>();
            Check(r.mass + " " + r.drag + " " + r.angularDrag + " " + r.useGravity + r.isKinematic + " "
                + r.interpolation + " " + r.collisionDetectionMode + " " + r.constraints + " " + r.detectCollisions
                + " " + N(r.velocity)); // => 1 0 0.05 TrueFalse None Discrete None True 0,0,0
        }
        // settings
        Check(Physics.gravity + " " + Physics.bounceThreshold + " " + Physics.defaultContactOffset + " "
            + Physics.defaultSolverIterations + Physics.defaultSolverVelocityIterations + " " + Physics.sleepThreshold
            + " " + Physics.queriesHitBackfaces); // => (0.00, -9.81, 0.00) 2 0.01 61 0.005 False
        { // layers that ignore each other
            Physics.IgnoreLayerCollision(8, 9);
            bool a = Physics.GetIgnoreLayerCollision(9, 8);
            Physics.IgnoreLayerCollision(8, 9, false);
            Check(a, Physics.GetIgnoreLayerCollision(8, 9)); // => True False
        }
        { // shapes' values
            GameObject o = new GameObject("o"); SphereCollider s = o.AddComponent<SphereCollider>();
            CapsuleCollider c = o.AddComponent<CapsuleCollider>();
            BoxCollider b = o.AddComponent<BoxCollider>();
            Check(s.radius, c.radius, c.height, c.direction, N(b.size), N(b.center), b.isTrigger,
                b.sharedMaterial == null); // => 0.5 0.5 1 1 1,1,1 0,0,0 False True
        }
    }

    public static void MoreQueries()
    {
        { // a collider that is off has no bounds
            GameObject a = Box("a", new Vector3(0, 0, 1600));
            a.GetComponent<Collider>().enabled = false;
            Vector3 off = a.GetComponent<Collider>().bounds.size;
            a.GetComponent<Collider>().enabled = true; a.SetActive(false);
            Check(N(off), N(a.GetComponent<Collider>().bounds.size)); // => 0,0,0 0,0,0
        }
        {
            GameObject q = GameObject.CreatePrimitive(PrimitiveType.Quad);
            q.transform.position = new Vector3(0, 0, 1705); Physics.SyncTransforms();
            RaycastHit h;
            bool front = Physics.Raycast(new Vector3(0.25f, 0, 1700), Vector3.forward, out h, 10);
            Check(front, Physics.Raycast(new Vector3(0, 0, 1710), Vector3.back, 10), N(h.textureCoord),
                h.triangleIndex >= 0); // => True False 0.75,0.5 True
        }
        { // a box has no triangles
            Box("a", new Vector3(0, 0, 1805));
            RaycastHit h;
            Physics.Raycast(new Vector3(0, 0, 1800), Vector3.forward, out h, 10);
            Check(h.triangleIndex, N(h.textureCoord), h.colliderInstanceID == h.collider.GetInstanceID());
            // => -1 0,0 True
        }
        {
            SphereCollider s = new GameObject("s").AddComponent<SphereCollider>();
            s.transform.position = new Vector3(0, 0, 1905);
            CapsuleCollider c = new GameObject("c").AddComponent<CapsuleCollider>();
            c.height = 4; c.transform.position = new Vector3(0, 0, 1910); Physics.SyncTransforms();
            RaycastHit h, k;
            Physics.Raycast(new Vector3(0, 0, 1900), Vector3.forward, out h, 20);
            Physics.Raycast(new Vector3(0, 1.4f, 1900), Vector3.forward, out k, 20);
            Check(h.collider.name, N(h.distance), k.collider.name, N(k.distance)); // => s 4.5 c 9.5
        }
        { // no hit at all
            RaycastHit h; bool hit = Physics.Raycast(new Vector3(0, 5000, 0), Vector3.up, out h, 10);
            Check(hit, h.collider == null, h.transform == null, h.distance); // => False True True 0
        }
        { // hits in a list of colliders
            Box("a", new Vector3(0, 0, 2000)); Box("b", new Vector3(0, 0, 2000));
            Collider[] few = new Collider[5];
            Check(Physics.OverlapSphereNonAlloc(new Vector3(0, 0, 2000), 0.1f, few), few[2] == null); // => 2 True
        }
        { // pairs that ignore each other
            Collider a = Box("a", new Vector3(0, 0, 2100)).GetComponent<Collider>(),
                b = Box("b", new Vector3(0, 0, 2100)).GetComponent<Collider>();
            Physics.IgnoreCollision(a, b);
            bool did = Physics.GetIgnoreCollision(a, b);
            Physics.IgnoreCollision(a, b, false);
            Check(did, Physics.GetIgnoreCollision(a, b)); // => True False
        }
        { // part of the screen
            Camera c = Eye();
            c.rect = new Rect(0.5f, 0, 0.5f, 1);
            Vector3 p = c.WorldToScreenPoint(Vector3.forward * 5);
            Check(Mathf.Abs(p.x - Screen.width * 0.75f) < 0.5f, Mathf.Abs(c.pixelRect.x - Screen.width / 2f) < 1,
                N(c.WorldToViewportPoint(Vector3.forward * 5))); // => True True 0.5,0.5,5
        }
        {
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.clip = AudioClip.Create("c", 441000, 1, 44100, false); a.Play();
            bool on = a.isPlaying;
            a.Pause();
            bool paused = a.isPlaying;
            a.UnPause();
            bool again = a.isPlaying;
            a.Stop();
            Check(on, paused, again, a.isPlaying, a.clip.length); // => True False True False 10
        }
        { // a source that is off
            AudioSource a = new GameObject("a").AddComponent<AudioSource>();
            a.clip = AudioClip.Create("c", 44100, 1, 44100, false); a.enabled = false;
            Check(Logged(() => a.Play())); // => Warning: Can not play a disabled audio source
        }
        { // an animator without a controller
            Animator a = new GameObject("a").AddComponent<Animator>();
            Check(Logged(() => a.SetFloat("x", 1)) + "; " + Logged(() => a.SetTrigger("t")) + "; "
                + Logged(() => a.Play("s")));
            // => Warning: Animator is not playing an AnimatorController; Warning: Animator is not playing an
            //     AnimatorController; Warning: Animator is not playing an AnimatorController
        }
        { // a point that a line has not
            LineRenderer l = new GameObject("l").AddComponent<LineRenderer>();
            l.positionCount = 1;
            Check(Logged(() => l.SetPosition(3, Vector3.one)));
            // => Error: LineRenderer.SetPosition index out of bounds!
        }
    }

    public static void Bodies()
    {
        { // a mass has limits
            Rigidbody b = new GameObject("o").AddComponent<Rigidbody>();
            b.mass = -5;
            Check(b.mass > 0 && b.mass < 1e-6f); // => True
        }
        { // drag is not negative
            Rigidbody b = new GameObject("o").AddComponent<Rigidbody>();
            b.drag = -1; b.angularDrag = -1;
            Check(N(b.drag, b.angularDrag)); // => 0,0
        }
        { // a mass of 2D has limits
            Rigidbody2D b = new GameObject("o").AddComponent<Rigidbody2D>();
            b.mass = 0;
            string s = b.mass.ToString("0.0000");
            b.mass = 1e9f;
            Check(s, b.mass); // => 0.0001 1000000
        }
        { // a joint brings its body
            HingeJoint j = new GameObject("o").AddComponent<HingeJoint>();
            Check(j.GetComponent<Rigidbody>() != null, j.connectedBody == null); // => True True
        }
        {
            HingeJoint j = new GameObject("o").AddComponent<HingeJoint>();
            Check(N(j.axis) + " " + N(j.anchor) + " " + float.IsPositiveInfinity(j.breakForce)
                + j.autoConfigureConnectedAnchor + j.enableCollision + j.enablePreprocessing + " " + N(j.massScale));
            // => 1,0,0 0,0,0 TrueTrueFalseTrue 1
        }
        {
            HingeJoint j = new GameObject("o").AddComponent<HingeJoint>();
            Check(j.useMotor, j.useLimits, j.useSpring, N(j.limits.min, j.limits.max, j.limits.bounceMinVelocity));
            // => False False False 0,0,0.2
        }
        { // a hinge keeps what it is told
            HingeJoint j = new GameObject("o").AddComponent<HingeJoint>();
            j.motor = new JointMotor { force = 3, targetVelocity = 4, freeSpin = true };
            j.limits = new JointLimits { min = -10, max = 20 };
            j.spring = new JointSpring { spring = 5, damper = 6, targetPosition = 7 };
            HingeJoint c = Object.Instantiate(j);
            Check(N(c.motor.force, c.motor.targetVelocity, c.limits.min, c.limits.max, c.spring.targetPosition)
                + c.motor.freeSpin); // => 3,4,-10,20,7True
        }
        {
            SpringJoint j = new GameObject("o").AddComponent<SpringJoint>();
            Check(N(j.spring, j.damper, j.minDistance, j.maxDistance, j.tolerance)); // => 10,0.2,0,0,0.025
        }
        {
            CharacterJoint j = new GameObject("o").AddComponent<CharacterJoint>();
            Check(N(j.lowTwistLimit.limit, j.highTwistLimit.limit, j.swing1Limit.limit, j.swing2Limit.limit),
                N(j.swingAxis)); // => -20,70,40,40 0,1,0
        }
        {
            ConfigurableJoint j = new GameObject("o").AddComponent<ConfigurableJoint>();
            Check(j.xMotion, j.angularZMotion, N(j.secondaryAxis), j.projectionMode,
                j.xDrive.maximumForce == float.MaxValue, N(j.targetRotation)); // => Free Free 0,1,0 None True 0,0,0,1
        }
        { // a configurable joint keeps what it is told
            ConfigurableJoint j = new GameObject("o").AddComponent<ConfigurableJoint>();
            j.xMotion = ConfigurableJointMotion.Limited; j.linearLimit = new SoftJointLimit { limit = 2 };
            j.slerpDrive = new JointDrive { positionSpring = 3 };
            Check(j.xMotion, N(j.linearLimit.limit, j.slerpDrive.positionSpring)); // => Limited 2,3
        }
        { // a joint of a file
            HingeJoint j = GameObject.Find("Door").GetComponent<HingeJoint>();
            Check(N(j.axis) + " " + float.IsInfinity(j.breakForce) + j.useLimits + " " + N(j.limits.min, j.limits.max)
                + " " + j.connectedBody.name); // => 0,1,0 TrueTrue -90,90 Frame
        }
        {
            WheelCollider w = new GameObject("o", typeof(Rigidbody)).AddComponent<WheelCollider>();
            string s = N(w.radius, w.mass, w.suspensionDistance, w.wheelDampingRate, w.suspensionSpring.spring,
                w.suspensionSpring.targetPosition) + " "
                + N(w.forwardFriction.extremumSlip, w.sidewaysFriction.asymptoteValue, w.motorTorque);
            Object.DestroyImmediate(w.gameObject);
            Check(s); // => 0.5,20,0.3,0.25,35000,0.5 0.4,0.75,0
        }
        {
            ConstantForce f = new GameObject("o").AddComponent<ConstantForce>(); string s = N(f.force);
            f.relativeTorque = Vector3.up;
            Check(s, N(f.relativeTorque)); // => 0,0,0 0,1,0
        }
        {
            PhysicsMaterial2D m = new PhysicsMaterial2D("ice");
            string s = m.name + N(m.friction, m.bounciness);
            m.friction = 0;
            Check(s, N(m.friction)); // => ice0.4,0 0
        }
    }

    public static void PairsOfLayers()
    {
        // a pair that the settings keep apart
        Check(Physics.GetIgnoreLayerCollision(10, 11), Physics.GetIgnoreLayerCollision(11, 10)); // => True True
        // all others touch
        Check(Enumerable.Range(0, 32)
            .Sum(a => Enumerable.Range(0, 32).Count(b => Physics.GetIgnoreLayerCollision(a, b)))); // => 2
        { // a pair that a script keeps apart
            Physics.IgnoreLayerCollision(20, 21);
            bool b = Physics.GetIgnoreLayerCollision(21, 20);
            Physics.IgnoreLayerCollision(21, 20, false);
            Check(b, Physics.GetIgnoreLayerCollision(20, 21)); // => True False
        }
        // a pair that the settings of 2D keep apart
        Check(Physics2D.GetIgnoreLayerCollision(12, 13), Physics2D.GetIgnoreLayerCollision(10, 11)); // => True False
        Check(Physics2D.GetLayerCollisionMask(12), Physics2D.GetLayerCollisionMask(0)); // => -8193 -1
        // a mask that a script sets
        Physics2D.SetLayerCollisionMask(15, 1 << 4);
        Check(Physics2D.GetLayerCollisionMask(15), Physics2D.GetIgnoreLayerCollision(4, 15),
            Physics2D.GetIgnoreLayerCollision(15, 5), Physics2D.GetIgnoreLayerCollision(5, 15));
        // => 16 False True True
        // layers of 2D that a script keeps apart
        Physics2D.IgnoreLayerCollision(3, 3);
        Check(Physics2D.GetIgnoreLayerCollision(3, 3)); // => True
    }

    public static void Flat()
    {
        {
            ContactFilter2D f = new ContactFilter2D();
            Check(f.useTriggers, f.isFiltering); // => False True
        }
        { // no filter
            ContactFilter2D f = new ContactFilter2D().NoFilter();
            Check(f.useTriggers, f.isFiltering, f.layerMask.value, float.IsNegativeInfinity(f.minDepth));
            // => True False -1 True
        }
        {
            ContactFilter2D f = new ContactFilter2D();
            f.SetLayerMask(1 << 5);
            GameObject o = new GameObject("o"); bool b = f.IsFilteringLayerMask(o);
            o.layer = 5;
            Check(f.useLayerMask + " " + b + f.IsFilteringLayerMask(o)); // => True TrueFalse
        }
        {
            ContactFilter2D f = new ContactFilter2D();
            f.SetDepth(-1, 1);
            GameObject o = new GameObject("o"); bool b = f.IsFilteringDepth(o);
            o.transform.position = Vector3.forward * 2;
            Check(b, f.IsFilteringDepth(o), f.useDepth); // => False True True
        }
        {
            ContactFilter2D f = new ContactFilter2D();
            BoxCollider2D c = new GameObject("o").AddComponent<BoxCollider2D>();
            bool b = f.IsFilteringTrigger(c);
            c.isTrigger = true;
            Check(b, f.IsFilteringTrigger(c)); // => False True
        }
        // settings
        Check(N(Physics2D.velocityThreshold, Physics2D.maxLinearCorrection, Physics2D.maxAngularCorrection,
            Physics2D.maxTranslationSpeed, Physics2D.maxRotationSpeed, Physics2D.timeToSleep,
            Physics2D.linearSleepTolerance, Physics2D.angularSleepTolerance, Physics2D.defaultContactOffset,
            Physics2D.baumgarteScale, Physics2D.baumgarteTOIScale)); // => 1,0.2,8,100,360,0.5,0.01,2,0.01,0.2,0.75
        {
            BoxCollider2D c = new GameObject("o").AddComponent<BoxCollider2D>();
            Rigidbody2D b = c.gameObject.AddComponent<Rigidbody2D>();
            string s = (c.sharedMaterial == null) + " " + (b.sharedMaterial == null);
            c.sharedMaterial = b.sharedMaterial = new PhysicsMaterial2D("m");
            Check(s + " " + c.sharedMaterial.name + ReferenceEquals(b.sharedMaterial, c.sharedMaterial));
            // => True True mTrue
        }
        { // a group of sprites
            UnityEngine.Rendering.SortingGroup g = new GameObject(
                "g").AddComponent<UnityEngine.Rendering.SortingGroup>();
            string s = g.sortingLayerName + g.sortingLayerID + g.sortingOrder;
            g.sortingOrder = 4;
            Check(s, Object.Instantiate(g).sortingOrder); // => Default00 4
        }
    }
}
