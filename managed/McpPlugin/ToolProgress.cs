using System;
using UnityEngine;

namespace Umcp
{
    /// <summary>What a tool is given for an IProgress&lt;float&gt;; made by agent/, used on any thread.</summary>
    internal sealed class ToolProgress : IProgress<float>
    {
        private readonly long m_Call;

        internal ToolProgress(long call)
        {
            m_Call = call;
        }

        public void Report(float value)
        {
            Native.Progress(m_Call, value);
        }
    }
}
