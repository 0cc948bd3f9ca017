/*
 * The agent: the part of umcp that runs inside an engine. Its link thread holds the connection to
 * the server and answers pings. Calls wait in a queue until the engine's main thread runs them,
 * one after the other. It is linked into umcp-player, and built as libumcp-agent.so for any other
 * engine.
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

struct compile_client;

struct agent_options {
    /* connected socket to the server, which the agent takes over; -1: connect to url */
    int fd;
    const char *url; /* NULL: the server in the discovery file, else "ws://127.0.0.1:8080/unity" */
    const char *token; /* NULL: none */
    /* UnityEngine.Application, if it is loaded, provides the fields below that are NULL. */
    const char *kind; /* "player", "editor", "game", "process" */
    /* project is NULL if there is none; then kind is not "editor" */
    const char *name, *project;
    const char *unity_version, *platform; /* "2022.3.20f1", "LinuxPlayer" */
    bool must_end_with_server; /* with fd: agent_is_over() turns true when the connection ends */
    /* Called once, on a thread of the agent, for each piece of code on the main thread that cannot
     * be stopped. NULL: the agent logs it and keeps trying. */
    void (*stuck)(const char *why);
    /* Whether sources have changed, so that agent_set_compiling() follows: then calls
     * that need their types wait. Asked before each of these. NULL: never. */
    bool (*has_changed)(void);
};

/* Hides members that are not public in the engine's assemblies. Call it before agent_start() if
 * these assemblies are our stand-ins: such members do not exist in Unity. */
void agent_hide_internals(void);
/* Compiles code of calls through this connection to the compile service; without one, with
 * Mono.CSharp. Call it before agent_start(). It stays the caller's, who frees it after
 * agent_stop(). */
void agent_set_compiler(struct compile_client *client);
/* Starts the link thread and copies the texts. The runtime must be loaded (clr_load) and the caller
 * must be its main thread. Returns false with err set if memory or a thread is missing or the url
 * or token is invalid; the caller then still owns fd. */
bool agent_start(const struct agent_options *options, struct err *err);
/* Says goodbye to the server, ends the link thread and drops waiting calls. */
void agent_stop(void);

/* Runs waiting calls until none is left or `max_us` have passed, but at least one (-1: no limit).
 * Called on the main thread in each frame. Also checks every 100 ms for scenes that were loaded or
 * unloaded. */
void agent_pump(int64_t max_us);
/* Sleeps until a call waits or `timeout_us` have passed. For engines that are idle. */
void agent_wait(int64_t timeout_us);
/* Whether agent_pump() has work to do. Very cheap. Main thread. */
bool agent_is_wanted(void);
/* True once the connection given as fd has ended, so that the process is no longer needed. */
bool agent_is_over(void);

/* Call these just before the domain of user code is unloaded, and after it is back. Calls wait in
 * between. */
void agent_before_reload(void);
void agent_after_reload(void);
/* How often the agent compiled code of calls in this domain. Only unloading the domain frees the
 * memory that this took. */
size_t agent_compiled(void);
/* The selection of the explorer's tools; NULL: nothing. Main thread. */
struct clr_object *agent_selected(void);
void agent_select(struct clr_object *game_object);
/* While scripts are being compiled, calls that need their types wait too. While only the editor's
 * are, those wait that run code, and those of tools that are not known. */
enum agent_compiling { AGENT_COMPILES_NOTHING, AGENT_COMPILES_EDITOR, AGENT_COMPILES_ALL };
void agent_set_compiling(enum agent_compiling what);

/* The next two are for engines that know whose code runs, such as our player. Main thread. */
/* How long code that resumes may hold the main thread. */
struct agent_stretch {
    int64_t call; /* the link's number of its call, whose cancellation stops it too; 0: none */
    int64_t run;  /* for this long, in us; 0: until `end` */
    int64_t end;  /* and not after this; 0: its call is over */
};
/* The code of a call resumes here, say after an await, or has stopped running (is_tool false).
 * is_edit: its changes are edits. */
void agent_switch_flow(bool is_tool, bool is_edit, struct agent_stretch stretch);
/* Calls run(). Returns when it ends, or when a call's code in it is stopped. */
void agent_run_posted(void (*run)(void *unused));

/* Tells the server that the project's scripts are being compiled, or were. `payload` is JSON. */
void agent_scripts_changed(struct slice payload);

/* Whether code of a call runs now that the agent stops when it takes too long. Any thread. */
bool agent_is_limited(void);
/* Whether the caller of the call that runs now has stopped waiting. Main thread. */
bool agent_is_cancelled(void);

/* Whether the code of an operation's call runs on this thread. */
bool agent_is_in_call(void);

/* The text in stack traces for the class of a call's compiled code. */
#define AGENT_CODE_FRAME "  at <code>"

/* A line of the engine's log. */
struct agent_line {
    const char *level; /* "Info", "Warning", "Error" */
    struct slice message;
    struct slice stack; /* where it was logged, innermost first; empty: unknown */
    /* the operation whose code logged it; empty: the call that runs on this thread */
    struct slice op;
};
/* May be called from any thread. */
void agent_log(const struct agent_line *line);
/* Reports progress that a plugin tool gave to its IProgress<float>. `call` is the number that this
 * object was created with; `done` goes from 0 to 1. Any thread. Ignored once the call has ended. */
void agent_progress(int64_t call, double done);

#endif
