/*
 * libumcp-agent.so as a native plugin of Unity. The loader in unity-package/ calls these functions
 * by P/Invoke, on Unity's main thread unless stated otherwise. The library exports no other names.
 */
#include "agent.h"
#include "embed.h"

#define EXPORT __attribute__((visibility("default")))

#define PUMP_US 5000 /* at most this much of a frame */

/* Unity itself calls these, by name. */
EXPORT void UnityPluginLoad(void *interfaces);
EXPORT void UnityPluginUnload(void);

/* `url` may be NULL or empty: see embed.h. Returns 1 if the agent runs, from now or before; 0 if
 * not, with the reason on stderr. */
EXPORT int umcp_agent_start(const char *url);
EXPORT void umcp_agent_stop(void);
/* Call it in each frame. */
EXPORT void umcp_agent_pump(void);
/* Takes a line of the log, from any thread. `type` is a UnityEngine.LogType. */
EXPORT void umcp_agent_log(int type, const char *utf8);
/* The same with a stack trace; `stack` may be NULL or empty. */
EXPORT void umcp_agent_log_stack(int type, const char *utf8, const char *stack);
EXPORT void umcp_agent_before_reload(void);
EXPORT void umcp_agent_after_reload(void);
EXPORT void umcp_agent_set_compiling(int is_compiling);
/* Progress of a call, from 0 to 1. Any thread. */
EXPORT void umcp_agent_progress(int64_t call, float done);

/* Starts nothing: Unity may load plugins before there is a runtime, so the loader decides when. */
void UnityPluginLoad(void *interfaces)
{
    (void)interfaces;
}

void UnityPluginUnload(void)
{
    umcp_agent_stop();
}

int umcp_agent_start(const char *url)
{
    if (embed_is_running()) /* an earlier domain started it, or it was preloaded */
        return 1;
    return embed_load() && embed_start(url, NULL);
}

void umcp_agent_stop(void)
{
    embed_stop();
}

void umcp_agent_pump(void)
{
    agent_pump(PUMP_US);
}

void umcp_agent_log_stack(int type, const char *utf8, const char *stack)
{
    static const char *const levels[] = {"Error", "Error", "Warning", "Info", "Error"};
    size_t n = N_ELEMENTS(levels);

    agent_log(&(struct agent_line){.level = type >= 0 && (size_t)type < n ? levels[type] : "Info",
                                   .message = slice_of(utf8),
                                   .stack = slice_of(stack)});
}

void umcp_agent_log(int type, const char *utf8)
{
    umcp_agent_log_stack(type, utf8, NULL);
}

void umcp_agent_before_reload(void)
{
    agent_before_reload();
}

void umcp_agent_after_reload(void)
{
    agent_after_reload();
}

void umcp_agent_set_compiling(int is_compiling)
{
    agent_set_compiling(is_compiling ? AGENT_COMPILES_ALL : AGENT_COMPILES_NOTHING);
}

void umcp_agent_progress(int64_t call, float done)
{
    agent_progress(call, (double)done);
}
