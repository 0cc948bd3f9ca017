class Helper {}
class Renamed : global::UnityEngine.ScriptableObject {}
