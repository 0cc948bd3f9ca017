// The Input System and Cinemachine 2: Actors.unity has a player's input and two cameras.
using System.Collections;
using Cinemachine;
using UnityEngine;
using UnityEngine.InputSystem;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Facts;
using static Lab;

public class Jumper : MonoBehaviour
{
    public int jumps;
    public Vector2 move;
    public InputAction jump;
    private PlayerInput m_Input;

    private void Awake()
    {
        m_Input = GetComponent<PlayerInput>();
        jump = m_Input.actions.FindAction("Player/Jump", true);
        jump.performed += c => { if (c.performed) { jumps++; } };
        jump.Enable();
    }

    private void Update()
    {
        move = m_Input.actions["Move"].ReadValue<Vector2>();
        if (Keyboard.current.spaceKey.wasPressedThisFrame || Gamepad.current != null) { jumps++; }
    }
}

public static class InputLife
{
    public static IEnumerator Actions()
    {
        SceneManager.LoadScene("Actors");
        yield return Frames(2);
        PlayerInput input = Object.FindObjectOfType<PlayerInput>();
        Jumper player = input.gameObject.AddComponent<Jumper>(); InputAction jump = player.jump;
        yield return Frames(2);
        Check(input.currentActionMap.name, input.currentControlScheme); // => Player Keys
        Check(jump.GetBindingDisplayString(), jump.enabled, player.move.x, player.jumps); // => Space True 0 0
        jump.ApplyBindingOverride(0, new InputBinding { overridePath = "<Keyboard>/x", overrideInteractions = "hold" });
        string saved = input.actions.SaveBindingOverridesAsJson();
        Check(saved.StartsWith("{\"bindings\":[{\"action\":\"Player/Jump\",")); // => True
        Check(jump.GetBindingDisplayString(), jump.bindings[0].effectiveInteractions); // => X hold
        Check(jump.GetBindingDisplayString(InputBinding.DisplayStringOptions.IgnoreBindingOverrides)); // => Space
        input.actions.RemoveAllBindingOverrides();
        Check(jump.bindings[0].hasOverrides, input.actions.SaveBindingOverridesAsJson() == ""); // => False True
        input.actions.LoadBindingOverridesFromJson(saved);
        Check(jump.bindings[0].overridePath, jump.bindings[0].overrideProcessors == null); // => <Keyboard>/x True
        jump.ApplyBindingOverride("<Keyboard>/y", "Pads");
        Check(jump.bindings[0].overridePath); // => <Keyboard>/x
        Traced(); // => ""
    }

    public static IEnumerator Cameras()
    {
        SceneManager.LoadScene("Actors");
        yield return Frames(2);
        CinemachineBrain brain = Object.FindObjectOfType<CinemachineBrain>();
        CinemachineVirtualCamera near = GameObject.Find("Near").GetComponent<CinemachineVirtualCamera>();
        Check(brain.ActiveVirtualCamera.Name); // => Near
        GameObject.Find("Far").GetComponent<CinemachineVirtualCamera>().Priority = 20;
        Check(brain.ActiveVirtualCamera.Name); // => Far
        var body = near.GetCinemachineComponent<CinemachineFramingTransposer>();
        body.m_CameraDistance += 1;
        Check(body.m_CameraDistance); // => 8
        Traced(); // => ""
    }
}
