using System;
using System.Collections.Generic;
using Umcp;

namespace UnityEngine
{
    /// <summary>Umcp.LeftOutException, which members throw that are not there: counted each time, and logged once for
    /// each member.</summary>
    internal static class LeftOut
    {
        private const string Name = "Umcp.LeftOutException";
        private const int Most = 10000; // members to remember
        private static readonly HashSet<string> s_Members = new HashSet<string>();

        internal static void Start()
        {
            LeftOutException.Thrown = (member, reason) => Native.Reach(member, reason, false);
        }

        /// <summary>Whether it is one, or came of one. Projects may have a type of their own of that name.</summary>
        internal static bool IsCause(Exception e)
        {
            return e != null && (e.GetType().FullName == Name || IsCause(e.InnerException));
        }

        /// <summary>An exception is about to be logged. Whether one of this member was here before.</summary>
        internal static bool IsKnown(Exception e)
        {
            for (Exception inner = e; inner != null; inner = inner.InnerException)
            {
                LeftOutException leftOut = inner as LeftOutException;
                if (leftOut != null)
                {
                    Native.Reach(leftOut.Member, leftOut.Reason, true);
                }
            }
            if (e.GetType().FullName != Name)
            {
                return false;
            }
            string member = e.GetType().GetProperty("Member")?.GetValue(e, null) as string ?? e.Message;
            lock (s_Members)
            {
                // Where there is no room for more, the log counts what is repeated.
                return s_Members.Count < Most ? !s_Members.Add(member) : s_Members.Contains(member);
            }
        }
    }
}
