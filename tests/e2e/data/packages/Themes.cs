using System.Collections;
using System.Linq;
using Unity.Theme;
using Unity.Theme.Binders;
using UnityEngine;
using UnityEngine.UI;
using static Trial;

/// <summary>extensions.unity.theme.</summary>
public static class Themes
{
    [RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)]
    private static void Add()
    {
        Now("theme: colours of two themes", "light,dark/accent", () => {
            Prepare();
            return Show(Theme.Instance.ThemeNames) + "/" + Show(Theme.Instance.ColorNames);
        });
        Now("theme: a colour by name", "RGBA(1.000, 0.000, 0.000, 1.000)", () => { Prepare(); return Theme.Instance.GetColorByName("accent").Color; });
        Now("theme: an image follows the theme", "RGBA(1.000, 0.000, 0.000, 1.000),RGBA(0.000, 0.000, 1.000, 1.000)", () => {
            Prepare();
            Image image = new GameObject("image", typeof(RectTransform)).AddComponent<Image>();
            image.gameObject.AddComponent<ImageColorBinder>().SetColorByName("accent");
            Color first = image.color;
            Theme.Instance.CurrentThemeName = "dark";
            Theme.Instance.SetColor("accent", Color.blue);
            return new object[] { first, image.color };
        });
        Now("theme: an alpha of its own", "0.25", () => {
            Prepare();
            Image image = new GameObject("image", typeof(RectTransform)).AddComponent<Image>();
            ImageColorBinder binder = image.gameObject.AddComponent<ImageColorBinder>();
            binder.SetColorByName("accent");
            binder.SetAlphaOverride(true, 0.25f);
            return image.color.a;
        });
    }

    private static void Prepare()
    {
        Theme theme = Theme.Instance;
        theme.RemoveAllThemes();
        theme.RemoveAllColors();
        theme.AddTheme("light", true);
        theme.AddTheme("dark");
        theme.AddColor("accent", Color.red);
    }
}
