// TextMesh Pro.
using System.Collections;
using TMPro;
using UnityEngine.EventSystems;
using static Facts;
using static Lab;

public class DerivedField : TMP_InputField
{
    public int frames, caret;

    protected override void LateUpdate()
    {
        base.LateUpdate();
        frames++;
    }

    public override void OnUpdateSelected(BaseEventData e)
    {
        base.OnUpdateSelected(e);
        caret = caretPositionInternal;
    }
}

public static class TextMeshProLife
{
    // an input field can be derived from
    public static IEnumerator InputField()
    {
        DerivedField f = New<DerivedField>("field");
        f.text = "hello"; f.caretPosition = 3; ((IUpdateSelectedHandler)f).OnUpdateSelected(null);
        Check(f.caret); // => 3
        TMP_Text t = New<TextMeshProUGUI>("t");
        t.SetText("number".ToCharArray(), 1, 3);
        Check(t.text); // => umb
        yield return Frames(3);
        Check(f.frames > 1); // => True
        Traced(); // => ""
    }
}
