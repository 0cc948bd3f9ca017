using System;
using System.Runtime.CompilerServices;

[assembly: InternalsVisibleTo("UnityEngine.CoreModule")]

namespace Umcp
{
    /// <summary>Thrown by what is there only in name: a member of a script that does not compile here, or a
    /// member of Unity's that this engine does not have.</summary>
    public sealed class LeftOutException : NotSupportedException
    {
        /// <summary>Its full name: "Game.A.OnGUI()".</summary>
        public string Member { get; private set; }

        /// <summary>The first error, "CS0103: …"; null for a member of Unity's.</summary>
        public string Reason { get; private set; }

        /// <summary>The engine's: hears of each, with member and reason.</summary>
        internal static Action<string, string> Thrown;

        public LeftOutException(string member) : base(member + " is not part of this engine")
        {
            Member = member;
            Thrown?.Invoke(member, null);
        }

        public LeftOutException(string member, string reason)
            : base(member + " was left out, because it does not compile here: " + reason)
        {
            Member = member;
            Reason = reason;
            Thrown?.Invoke(member, reason);
        }
    }

    /// <summary>Marks a type that stands for one that could not be found when the code was compiled.</summary>
    [AttributeUsage(AttributeTargets.All, Inherited = false)]
    public sealed class PlaceholderAttribute : Attribute
    {
    }
}
