// Whose code runs: what is logged by what it awaits or starts on other threads is still its own.
using System.Threading;

namespace Umcp
{
    internal static class Operation
    {
        private static readonly AsyncLocal<string> s_Id = new AsyncLocal<string>();

        // Null: no call's.
        internal static string Id
        {
            get { return s_Id.Value; }
        }

        // agent/tools/code.c, before and after code.
        private static void Set(string id)
        {
            s_Id.Value = id;
        }
    }
}
