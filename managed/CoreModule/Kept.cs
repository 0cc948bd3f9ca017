namespace Umcp
{
    /// <summary>
    /// The value of a property of which the engine knows nothing but what a script has set: asked before that, it
    /// throws rather than guess.
    /// </summary>
    internal struct Kept<T>
    {
        private T m_Value;
        private bool m_IsSet;

        internal T Get(string member)
        {
            if (!m_IsSet)
            {
                throw new LeftOutException(member);
            }
            return m_Value;
        }

        internal void Set(T value)
        {
            m_Value = value;
            m_IsSet = true;
        }
    }
}
