/* Builds the project's assembly from its C# sources. */
#ifndef PLAYER_SCRIPTS_COMPILE_H
#define PLAYER_SCRIPTS_COMPILE_H

#include "base/base.h"
#include "unity/unity.h"

struct compile_options {
    const char *managed_dir; /* folder of the stand-in assemblies for UnityEngine */
    const char *cache_dir;
    const char *plugins_dir; /* more sources; NULL: none */
};

/* Looks for the project's sources and for an assembly made from exactly these. True:
 * compile_assembly() names it, or is NULL because there are no sources. False: compile_start() is
 * needed. */
bool compile_find(struct project *p, const struct compile_options *options);
/* Path of the assembly to load; NULL: none. */
const char *compile_assembly(void);
/* Calls back for each source of the assembly. */
typedef void source_fn(void *ctx, const struct project *p, struct slice path);
void compile_each_source(source_fn *each, void *ctx);
/* Reports that the assembly cannot be loaded; only the first report has it built again. True:
 * compile_start() is needed. */
bool compile_discard(void);
/* Starts compiling in a child process. */
void compile_start(void);
enum compile_state {
    COMPILE_IDLE,
    COMPILE_RUNNING,
    COMPILE_DONE,
    COMPILE_FAILED,
    COMPILE_CHANGED /* sources have changed meanwhile: call compile_find() again */
};
/* Checks progress; returns DONE, FAILED and CHANGED only once each. FAILED: nothing compiles, and
 * the loaded assembly stays. */
enum compile_state compile_poll(void);
void compile_stop(void);

#endif
