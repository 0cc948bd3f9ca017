/*
 * What counts on a branch without the calls of user tools: nobody has asked for progress, and what
 * is said of it is passed over. Gives way to the definition that knows those calls.
 */
#include "agent.h"

__attribute__((weak)) void agent_progress(int64_t call, double done)
{
    (void)call;
    (void)done;
}
