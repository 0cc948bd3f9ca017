// XR, localization, splines, the Input System and Unity's services: members are there, a network is not.
using System;
using System.Collections;
using System.Threading.Tasks;
using Unity.Services.Authentication;
using Unity.Services.Core;
using Unity.Services.Core.Environments;
using Unity.Services.Lobbies;
using Unity.Services.Relay;
using UnityEngine.InputSystem;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Facts;
using static Lab;

public static class ServicesLife
{
    // a script of the scene derives from a class of the package
    public static IEnumerator Derived()
    {
        SceneManager.LoadScene("Play");
        yield return Frames(2);
        Throws(() => Object.FindObjectOfType<Grip>().text.GetLocalizedString());
        // => LeftOutException: UnityEngine.Localization.LocalizedString.GetLocalizedString is not part of this engine
        Traced(); // => awake False
    }

    // services are used before they are initialised, then without a network
    public static IEnumerator SignIn()
    {
        Check(Thrown(() => AuthenticationService.Instance.ToString())); // => ServicesInitializationException
        Task all = Sign();
        while (!all.IsCompleted) yield return null;
        Traced(); // => Initialized False True True; 1; NetworkError; NetworkError
    }

    private static async Task Sign()
    {
        await UnityServices.InitializeAsync(new InitializationOptions().SetEnvironmentName("dev"));
        var auth = AuthenticationService.Instance;
        auth.SignedIn += () => T("never");
        T(UnityServices.State + " " + auth.IsSignedIn + " " + (auth.PlayerId == null) + " "
            + (auth == AuthenticationService.Instance));
        try { await auth.SignInAnonymouslyAsync(); }
        catch (RequestFailedException e) { T(e.ErrorCode); }
        try { await LobbyService.Instance.QuickJoinLobbyAsync(); }
        catch (LobbyServiceException e) { T(e.Reason); }
        try { await RelayService.Instance.GetJoinCodeAsync(Guid.Empty); }
        catch (RelayServiceException e) { T(e.Reason); }
    }

    // actions for the whole project are enabled
    public static void Actions()
    {
        Check(InputSystem.actions.FindActionMap("Keys").enabled); // => True
        Check(InputActionPhase.Performed.IsInProgress()); // => True
        Traced(); // => ""
    }
}
