// The frame around code that may be aborted: an abort is thrown and caught in here, whatever it finds
// the thread at. agent/run/guard.c is the other half, and decides when.
using System.Runtime.CompilerServices;
using System.Threading;

namespace Umcp
{
    internal static class Guard
    {
        // Runs what is to be guarded; only in here does an abort begin.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern void Body();

        // From now on none begins. True: none is on its way, either.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern bool Leave();

        private static bool IsAborting
        {
            get { return (Thread.CurrentThread.ThreadState & ThreadState.AbortRequested) != 0; }
        }

        private static void Reset()
        {
            try
            {
                Thread.ResetAbort();
            }
            catch (ThreadStateException)
            {
                // There was none.
            }
        }

        // One that is on its way comes at the sleep. One that was caught already, by what the body
        // called, or noted and not yet thrown, is taken back.
        private static bool IsOver()
        {
            if (!Leave())
                Thread.Sleep(1);
            else if (IsAborting)
                Reset();
            else
                return true;
            return false;
        }

        private static void Run()
        {
            bool hasRun = false;

            for (;;)
            {
                try
                {
                    try
                    {
                        if (!hasRun)
                        {
                            hasRun = true;
                            Body();
                        }
                        if (IsOver())
                            return;
                    }
                    catch (ThreadAbortException)
                    {
                        Leave();
                        Reset();
                    }
                }
                catch (ThreadAbortException)
                {
                    Reset(); // another, while the first was taken back
                }
            }
        }
    }
}
