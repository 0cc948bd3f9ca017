/*
 * The agent: what umcp runs inside an engine. A thread of its own holds the connection to the
 * server and answers its pings; calls wait in a queue until the engine's main thread comes by and
 * runs them, one after the other. Linked into umcp-player, and built as libumcp-agent.so for any
 * other engine.
 *
 *     link thread:   socket -> call -> queue                 (never touches the runtime)
 *     main thread:   agent_pump(): queue -> tool body -> done -> socket
 */
#ifndef AGENT_AGENT_H
#define AGENT_AGENT_H

#include "base/base.h"

#include "agent/engine/sources.h"
#include "agent/engine/world.h"
#include "agent/run/edits.h"
#include "clr/clr.h"

struct agent_options {
    int fd;          /* a connected socket to the server, taken over; -1: connect to url */
    const char *url; /* "ws://127.0.0.1:8080/unity"; NULL: the discovery file's server, else this */
    const char *token; /* NULL: none */
    /* What is NULL is asked from UnityEngine.Application, if that is loaded. */
    const char *kind;                     /* "player", "editor", "game", "process" */
    const char *name, *project;           /* no project: NULL, and kind is not "editor" */
    const char *unity_version, *platform; /* "2022.3.20f1", "LinuxPlayer" */
    bool must_end_with_server; /* with fd: when the connection ends, so does agent_is_over() */
    /* Code on the main thread cannot be stopped; called once for each such code, on a thread of the
     * agent's. NULL: it is logged, and tried on. */
    void (*stuck)(const char *why);
};

/* Before agent_start(), if the engine's assemblies are stand-ins of ours: what is not public in
 * them is none of Unity's, and is not shown. */
void agent_hide_internals(void);
/* Starts the link's thread; texts are copied. The runtime must be loaded (clr_load) and the calling
 * thread its main thread. False with err set: no memory, no thread, an url or token that cannot be;
 * then fd is still the caller's. */
bool agent_start(const struct agent_options *options, struct err *err);
/* Says bye, ends the thread, forgets waiting calls. */
void agent_stop(void);

/* On the main thread, each frame: runs waiting calls until none is left or `max_us` have passed
 * (at least one; -1: no bound). Also looks, every 100 ms, whether scenes have come or gone. */
void agent_pump(int64_t max_us);
/* Sleeps until a call waits or `timeout_us` have passed; for engines that have nothing to do. */
void agent_wait(int64_t timeout_us);
/* Whether agent_pump() has something to do; costs next to nothing. Main thread. */
bool agent_is_wanted(void);
/* The connection given as fd has ended: nobody needs this process any more. */
bool agent_is_over(void);

/* The domain of user code is about to be unloaded, and is back. In between, calls wait. */
void agent_before_reload(void);
void agent_after_reload(void);
/* How often code of calls was compiled in this domain: what that takes of the memory is given back
 * with the domain. */
size_t agent_compiled(void);
/* While scripts are being compiled, calls that look into types wait too. */
void agent_set_compiling(bool is_compiling);

/* For engines that know whose code runs, as our player does; main thread. */
/* A plugin tool's code goes on here, after an await say, or does not any longer (is_tool false).
 * is_edit: what it changes is an edit. `deadline`: when it is stopped; 0: its call is over. */
void agent_switch_flow(bool is_tool, bool is_edit, int64_t deadline);
/* Runs run(ctx) to its end, or until a plugin tool's code in it is stopped. */
void agent_run_posted(void (*run)(void *unused));

/* How a stack shows code that a call runs, instead of what that was compiled into. */
#define AGENT_CODE_FRAME "  at <code>"

/* A line of the engine's log. */
struct agent_line {
    const char *level; /* "Info", "Warning", "Error" */
    struct slice message;
    struct slice stack; /* where it was logged, innermost first; empty: nobody knows */
    struct slice op;    /* whose code logged it; empty: that of the call that runs on this thread */
};
/* From any thread. */
void agent_log(const struct agent_line *line);
/* What an IProgress<float> of a plugin tool was told: `call` is the number that its object was made
 * with, `done` is of 1. From any thread; of a call that has ended, nothing is told. */
void agent_progress(int64_t call, double done);

#endif
