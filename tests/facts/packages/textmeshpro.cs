// TextMesh Pro.
using System.Collections;
using System.Collections.Generic;
using TMPro;
using UnityEngine;
using UnityEngine.EventSystems;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
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
    // Texts.unity has a text, an input field and a list to choose from
    public static IEnumerator FromFile()
    {
        SceneManager.LoadScene("Texts");
        yield return Frames(2);
        TextMeshProUGUI text = GameObject.Find("Text").GetComponent<TextMeshProUGUI>();
        Check(text.text, text.color, text.fontSize, text.alignment);
        // => From the file RGBA(1.000, 0.000, 0.000, 1.000) 24 Center
        text.text = "<b>Hello</b> <color=#ff0000>you</color> 1 < 2";
        Check(text.textInfo.characterCount, text.GetParsedText()); // => 15 Hello you 1 < 2
        text.SetText("{0} of {1:2}, {2:00.0}", 3, 1.256f, 7.25f);
        Check(text.text); // => 3 of 1.26, 07.3
        int changes = 0; TMP_InputField field = Object.FindObjectOfType<TMP_InputField>();
        field.onValueChanged.AddListener(t => changes++); field.text = "abc";
        Check(changes, field.text); // => 1 abc
        TMP_Dropdown choice = Object.FindObjectOfType<TMP_Dropdown>();
        choice.AddOptions(new List<string> { "a", "b" });
        Check(choice.options.Count); // => 2
        Traced(); // => ""
    }

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
