// Addressables: assets of a group by their addresses, labels and guids.
using System.Collections;
using System.Collections.Generic;
using UnityEngine;
using UnityEngine.AddressableAssets;
using UnityEngine.ResourceManagement.AsyncOperations;
using UnityEngine.SceneManagement;
using Object = UnityEngine.Object;
using static Facts;
using static Lab;

public static class AddressablesLife
{
    private static string Merged(Addressables.MergeMode mode)
    {
        var keys = new List<object> { "nothing", "crate", "all" };
        return "" + Addressables.LoadAssetsAsync<Object>(keys, null, mode).WaitForCompletion()?.Count;
    }

    public static IEnumerator Assets()
    {
        SceneManager.LoadScene("Load");
        yield return Frames(2);
        AsyncOperationHandle<TextAsset> text = Addressables.LoadAssetAsync<TextAsset>("notes/first");
        Check(text.IsDone); // => False
        yield return text;
        Check(text.Result.text, text.Status); // => hello Succeeded
        Addressables.InstantiateAsync("crate").Completed += h => T(h.Result.name);
        Loader loader = Object.FindObjectOfType<Loader>();
        AsyncOperationHandle<GameObject> own = loader.crate.InstantiateAsync(loader.transform);
        yield return own;
        Check(own.Result.transform.parent.name); // => Loader
        var many = Addressables.LoadAssetsAsync<Object>("all", null);
        yield return many;
        Check(many.Result.Count); // => 2
        Check(Addressables.LoadAssetAsync<GameObject>("crate").WaitForCompletion().name); // => Crate
        var none = Addressables.LoadAssetAsync<GameObject>("nothing");
        yield return none;
        Check(none.Status); // => Failed
        Check(Merged(Addressables.MergeMode.UseFirst), Merged(Addressables.MergeMode.Union)); // => 1 2
        Check(Merged(Addressables.MergeMode.Intersection)); // => ""
        Check(Addressables.LoadAssetAsync<Sprite>("sheet[sheet_1]").WaitForCompletion().name); // => sheet_1
        yield return Addressables.LoadSceneAsync("level");
        Check(SceneManager.GetActiveScene().name, GameObject.Find("Boss") != null); // => Level True
        Check(trace[0]); // => Crate(Clone)
    }
}
