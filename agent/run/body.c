/* Runs code of the game for a body: under guard, within the time that its call has left. */
#include "body.h"

#include "agent/link/link.h"

/* kept back from the caller's time, to report that the code was stopped */
#define GRACE_US 500000

const char *guard_setting(const struct tool *tool)
{
    bool is_own = tool && tool->id == TOOL_PLUGIN && tool->timeout_ms > 0;

    return is_own ? "its TimeoutMs" : "--eval-timeout";
}

bool guard_rest(struct agent_call *call, const char *what, int64_t spent, void (*fn)(void *ctx),
                void *ctx)
{
    struct guard_limits limits = call->limits;
    const int64_t now = link_now();
    const int64_t grace = (limits.deadline - now) / 10;

    limits.deadline -= grace < GRACE_US ? grace : GRACE_US;
    if (limits.run)
        limits.run = limits.run > spent ? limits.run - spent : 1;
    switch (guard_run(fn, ctx, &limits)) {
    case GUARD_DONE:
        return true;
    case GUARD_CANCELLED:
        return err_set(&call->err, ERR_TIMEOUT,
                       "umcp stopped '%s', because its caller cancelled "
                       "it",
                       what);
    case GUARD_LATE:
    default:
        if (limits.run)
            return err_set(&call->err, ERR_TIMEOUT,
                           "umcp stopped '%s', because it ran longer than %lld ms (%s)", what,
                           (long long)(call->limits.run / 1000), guard_setting(call->tool));
        return err_set(&call->err, ERR_TIMEOUT,
                       "umcp stopped '%s', because it ran longer than "
                       "allowed",
                       what);
    }
}

bool guard_call(struct agent_call *call, const char *what, void (*fn)(void *ctx), void *ctx)
{
    return guard_rest(call, what, 0, fn, ctx);
}
