using UnityEngine;
using UnityEngine.AddressableAssets;

public class Loader : MonoBehaviour { public AssetReference crate; }
