using Unity.XR.CoreUtils;
using UnityEngine.Localization;
using UnityEngine.Splines;
using UnityEngine.XR.ARFoundation;
using UnityEngine.XR.ARSubsystems;
using UnityEngine.XR.Interaction.Toolkit;
using UnityEngine.XR.Interaction.Toolkit.Interactables;
using UnityEngine.XR.Interaction.Toolkit.Interactors;
using static Lab;

/// <summary>Derives from a class of one package and has fields of others.</summary>
public class Grip : XRGrabInteractable
{
    public LocalizedString text;
    public SplineContainer path;
    public XROrigin origin;
    public ARPlaneManager planes;
    public TrackableId id;
    public IXRSelectInteractor hand;

    protected override void OnSelectEntered(SelectEnterEventArgs args)
    {
        base.OnSelectEntered(args);
        T("held");
    }

    protected override void Awake()
    {
        base.Awake();
        selectEntered.AddListener(a => { });
        T("awake " + throwOnDetach);
    }
}
