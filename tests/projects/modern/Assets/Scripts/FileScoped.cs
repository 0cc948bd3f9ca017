using UnityEngine;
namespace Demo.Flat;

public sealed class FileScoped : MonoBehaviour { }
