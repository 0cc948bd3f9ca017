using System;
using System.Collections.Generic;
using System.Linq;
using UnityEngine;
using UnityEngine.UIElements;

/// <summary>Owns the document of the scene, and makes trees, presses and orders of events.</summary>
public class Ui : MonoBehaviour
{
    public static Ui at;
    public UIDocument document;
    public static readonly List<string> log = new List<string>(), timed = new List<string>();
    public static VisualElement Root => at.document.rootVisualElement;
    public static string early = "none";

    private void OnEnable()
    {
        at = this;
        early = Root == null ? "null" : Root.name;
        Root.Q<Button>("start").clicked += () => log.Add("start");
        Root.schedule.Execute(() => timed.Add("soon"));
        Root.schedule.Execute(t => timed.Add("again " + (t.deltaTime >= 0))).Every(0)
            .Until(() => timed.Count(s => s.StartsWith("again")) == 2);
        Root.schedule.Execute(() => timed.Add("never")).Pause();
        new VisualElement().schedule.Execute(() => timed.Add("outside"));
    }

    /// <summary>What an action adds to the log.</summary>
    public static string Log(Action act)
    {
        log.Clear();
        act();
        return string.Join(" ", log);
    }

    public static VisualElement Tree()
    {
        VisualElement root = new VisualElement { name = "root" }, a = new VisualElement { name = "a" };
        root.Add(a);
        a.Add(new Label { name = "b" });
        return root;
    }

    public static void Press(VisualElement on)
    {
        using (PointerDownEvent down = PointerDownEvent.GetPooled()) { down.target = on; on.SendEvent(down); }
        using (PointerUpEvent up = PointerUpEvent.GetPooled()) { up.target = on; on.SendEvent(up); }
    }

    /// <summary>Who gets an event that is sent to the innermost element of a tree.</summary>
    public static string Order(Action<EventBase> atB)
    {
        VisualElement tree = Tree(), a = tree.Q("a"), b = tree.Q("b");
        Root.Add(tree);
        log.Clear();
        foreach (VisualElement e in new[] { tree, a, b })
        {
            e.RegisterCallback<NavigationMoveEvent>(v => log.Add(e.name + "^" + v.propagationPhase),
                TrickleDown.TrickleDown);
            e.RegisterCallback<NavigationMoveEvent, string>((v, s) =>
            {
                log.Add(e.name + s + ((VisualElement)v.target).name + ((VisualElement)v.currentTarget).name);
                if (e == b) { atB(v); }
            }, "!");
        }
        using (NavigationMoveEvent move = NavigationMoveEvent.GetPooled()) { move.target = b; b.SendEvent(move); }
        tree.RemoveFromHierarchy();
        return string.Join(" ", log);
    }
}
