// Newtonsoft.Json: the library itself. Own.asmdef names it, Without.asmdef does not.
using System.Collections.Generic;
using Newtonsoft.Json;
using Newtonsoft.Json.Linq;
using static Facts;

public static class NewtonsoftFacts
{
    private class Kind
    {
        [JsonProperty("number")] public int n = 3;
        public List<float> list = new List<float> { 1.5f };
        [JsonIgnore] public int hidden = 1;
        public Kind inner;
    }

    public static void Trees()
    {
        JObject o = JObject.Parse("{\"a\":[1,{\"b\":2}]}");
        Check((int)o["a"][1]["b"], (int)o.SelectToken("a[0]")); // => 2 1
        Check(Own.Said()); // => 5
        Check(Missing(() => Without.Said())); // => Without.Said()
    }

    public static void Objects()
    {
        Check(JsonConvert.SerializeObject(new Kind())); // => {"number":3,"list":[1.5],"inner":null}
        Check(new JArray(1, "x").ToString(Formatting.None)); // => [1,"x"]
        Check(JsonConvert.DeserializeObject<Kind>("{\"inner\":{\"number\":7}}").inner.n); // => 7
    }
}
