// A second start of the project, with other settings.
using System.Linq;
using UnityEngine;
using static Facts;

public static class SecondFacts
{
    public static void Again()
    {
        // preferences of the last run
        Check(PlayerPrefs.GetInt("n") + " " + PlayerPrefs.GetFloat("f") + " " + PlayerPrefs.GetString("s")
            + PlayerPrefs.HasKey("empty") + PlayerPrefs.HasKey("gone")); // => -7 0.1 a"é\n\\=bTrueFalse
        // those that only quitting saved
        Check(PlayerPrefs.GetInt("late")); // => 5
        // sceneLoaded with a warm cache
        Check(Steps.Of("loaded")); // => Main,Single,True
        // order with a warm cache
        Check(Steps.Of("Awake")); // => Early ByAttribute Plain Late Overruled
    }

    public static void Layers()
    {
        // built-in layers
        Check("Default,TransparentFX,Ignore Raycast,Water,UI".Split(',').Select(n => LayerMask.NameToLayer(n)));
        // => 0,1,2,4,5
        // their names
        Check(new[] { 0, 1, 2, 3, 4, 5, 6 }.Select(n => LayerMask.LayerToName(n)));
        // => Default,TransparentFX,Ignore Raycast,,Water,UI,Mine
        // an unknown layer
        Check(LayerMask.NameToLayer("Nothing")); // => -1
        // case matters
        Check(LayerMask.NameToLayer("ui")); // => -1
        Check(LayerMask.GetMask("UI", "Default", "Nothing")); // => 33
        // an own layer
        Check(LayerMask.NameToLayer("Mine")); // => 6
        // the project's physics
        Check(Physics.gravity.y, Physics.sleepThreshold, Physics.queriesHitBackfaces, Physics.simulationMode,
            Physics.bounceThreshold, Physics.queriesHitTriggers); // => -20 0.25 True Script 2 True
        // the project's physics in 2D
        Check(Physics2D.gravity, Physics2D.velocityIterations, Physics2D.queriesStartInColliders,
            Physics2D.simulationMode, Physics2D.positionIterations); // => (0.00, 0.00) 5 False Update 3
        { // the project's pipeline
            string s = UnityEngine.Rendering.GraphicsSettings.renderPipelineAsset + "|"
                + QualitySettings.renderPipeline + "|" + UnityEngine.Rendering.GraphicsSettings.currentRenderPipeline;
            QualitySettings.renderPipeline = null;
            Check(s + "|" + UnityEngine.Rendering.GraphicsSettings.currentRenderPipeline.name);
            // => Pipe (Pipe)|Better (Pipe)|Better (Pipe)|Pipe
        }
        // rays pass Ignore Raycast
        Check(Physics.DefaultRaycastLayers); // => -5
        // built-in tags
        Check("Untagged,Respawn,Finish,EditorOnly,MainCamera,Player,GameController".Split(',').All(t =>
        {
            GameObject o = new GameObject(); o.tag = t;
            return o.CompareTag(t);
        })); // => True
        // an unknown tag
        Throws(() => new GameObject("x").tag = "Nothing"); // => UnityException: Tag: Nothing is not defined.
        {
            GameObject o = new GameObject();
            o.tag = "Own";
            Check(GameObject.FindWithTag("Own") == o); // => True
        }
        {
            GameObject o = new GameObject();
            Check(o.name, o.tag, o.layer); // => New Game Object Untagged 0
        }
        // the project's times
        Check(Time.maximumParticleDeltaTime); // => 0.05
    }

    public static void Axes()
    {
        // an axis that is not there
        Throws(() => Input.GetAxis("Nothing"));
        // => ArgumentException: Input Axis Nothing is not setup.\n To change the input settings use: Edit -> Settings
        //     -> Input
        Throws(() => Input.GetAxisRaw("Nothing"));
        // => ArgumentException: Input Axis Nothing is not setup.\n To change the input settings use: Edit -> Settings
        //     -> Input
        // a button that is not there
        Throws(() => Input.GetButton("Nothing"));
        // => ArgumentException: Input Button Nothing is not setup.\n To change the input settings use: Edit -> Settings
        //     -> Input
        // axes of the project
        Check(Input.GetAxis("Lean") + Input.GetAxisRaw("Lean")); // => 0
        // a button of the project
        Check(Input.GetButtonDown("Lean") || Input.GetButtonUp("Lean")); // => False
        // an axis of the default that the project has not
        Throws(() => Input.GetAxis("Horizontal"));
        // => ArgumentException: Input Axis Horizontal is not setup.\n To change the input settings use: Edit ->
        //     Settings -> Input
        // a key by name
        Check(Input.GetKey("space") || Input.GetKeyDown("a") || Input.GetKeyUp("left shift") || Input.GetKey("[1]")
            || Input.GetKey("joystick button 0") || Input.GetKey("mouse 1")); // => False
        // a key that is not there
        Throws(() => Input.GetKey("zzz")); // => ArgumentException: Input Key named: zzz is unknown
        // a touch that is not there
        Check(Input.touchCount); // => 0
    }
}
