// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Networking
{
}
