using System;
using System.IO;
using System.Reflection;
using System.Text;
using System.Threading.Tasks;

/// <summary>Runs submissions as the engine does. Reads lines: "load BASE64", "run TYPE BASE64", or "look TYPE BASE64"
/// for code that declares nothing; answers each with a line.</summary>
static class Runner
{
    static readonly object[] session = new object[4096];

    /// <param name="files">Assemblies that the submissions refer to.</param>
    static void Main(string[] files)
    {
        foreach (string file in files)
            Assembly.LoadFrom(file);
        var output = new StreamWriter(Console.OpenStandardOutput(), new UTF8Encoding(false)) { NewLine = "\n" };
        string line;
        while ((line = Console.In.ReadLine()) != null) {
            string[] words = line.Split(' ');
            string said;
            try {
                said = words[0] == "load" ? Load(words[1]).GetName().Name : Run(words[1], words[2],
                    words[0] == "run" ? session : (object[])session.Clone());
            } catch (Exception e) {
                said = "threw " + e.GetBaseException().GetType().Name;
            }
            output.WriteLine(said.Replace("\\", "\\\\").Replace("\n", "\\n"));
            output.Flush();
        }
    }

    static Assembly Load(string bytes)
    {
        return Assembly.Load(Convert.FromBase64String(bytes));
    }

    static string Run(string type, string bytes, object[] array)
    {
        var factory = Load(bytes).GetType(type, true).GetMethod("<Factory>", BindingFlags.Static | BindingFlags.Public
                                                                             | BindingFlags.NonPublic);
        var task = (Task<object>)factory.Invoke(null, new object[] { array });
        string when = task.IsCompleted ? "now" : "later";
        object value = task.GetAwaiter().GetResult();
        if (value is Missing)
            return "nothing " + when;
        return when + " " + (value == null ? "null" : value.ToString());
    }
}
