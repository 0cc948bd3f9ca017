/* The project's own assembly, made of its C# sources. */
#ifndef PLAYER_SCRIPTS_COMPILE_H
#define PLAYER_SCRIPTS_COMPILE_H

#include "base/base.h"
#include "unity/unity.h"

struct compile_options {
    const char *managed_dir; /* where the stand-ins are */
    const char *cache_dir;
    const char *plugins_dir; /* more sources; NULL: none */
};

/* Looks for the project's sources and for an assembly that was made from just these. True: there is
 * one, compile_assembly() names it; or there are no sources and compile_assembly() is NULL. False:
 * compile_start() is needed. */
bool compile_find(struct project *p, const struct compile_options *options);
/* Path of the assembly to load; NULL: none. */
const char *compile_assembly(void);
/* Calls for each source that it is made of. */
typedef void source_fn(void *ctx, const struct project *p, struct slice path);
void compile_each_source(source_fn *each, void *ctx);
/* It cannot be loaded: it is made again, the first time that this is said. True: compile_start() is
 * needed. */
bool compile_discard(void);
/* Starts compiling in a child process. */
void compile_start(void);
enum compile_state {
    COMPILE_IDLE,
    COMPILE_RUNNING,
    COMPILE_DONE,
    COMPILE_FAILED,
    COMPILE_CHANGED /* sources have changed meanwhile: compile_find() again */
};
/* Looks how far it is; DONE, FAILED and CHANGED are said once. FAILED: nothing compiles, and what
 * is loaded stays. */
enum compile_state compile_poll(void);
void compile_stop(void);

#endif
