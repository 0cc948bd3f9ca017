namespace System.Numerics
{
    public static class BitOperations
    {
        public static int Log2(uint value)
        {
            int log = 0;
            while ((value >>= 1) != 0)
                log++;
            return log;
        }
    }
}
