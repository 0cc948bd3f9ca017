/* Has the project's assembly built from its C# sources, by the compile service. */
#ifndef PLAYER_SCRIPTS_COMPILE_H
#define PLAYER_SCRIPTS_COMPILE_H

#include "base/base.h"
#include "compile/client.h"
#include "unity/unity.h"

/* Lent for as long as the player runs. */
struct compile_options {
    struct compile_client *client; /* NULL: no service */
    const char *complaint;         /* why there is no service, with the remedy; NULL: not known */
    const char *compiler_id;       /* struct compiler; NULL: none, and no assembly is known */
    bool is_mcs;                   /* it is Mono's old compiler */
    const char *managed_dir;       /* folder of the stand-in assemblies for UnityEngine */
    const char *cache_dir;         /* private, checked; only read */
    const char *plugins_dir;       /* more sources; NULL: none */
};

enum compile_state {
    COMPILE_IDLE,
    COMPILE_RUNNING,
    COMPILE_DONE,
    COMPILE_FAILED, /* nothing compiles, and the loaded assembly stays */
    COMPILE_CHANGED /* sources have changed meanwhile: call compile_find() again */
};

/* Looks for the project's sources and for what the service knows of exactly these. DONE:
 * compile_assembly() names the assembly, or is NULL because there are no sources. FAILED: nothing
 * compiles. IDLE: compile_start() is needed. */
enum compile_state compile_find(struct project *p, const struct compile_options *options);
/* Path of the assembly to load; NULL: none. */
const char *compile_assembly(void);
/* Calls back for each source of the assembly. */
typedef void source_fn(void *ctx, const struct project *p, struct slice path);
void compile_each_source(source_fn *each, void *ctx);
/* Reports that the assembly cannot be loaded; only the first report has it built again. True:
 * compile_start() is needed. */
bool compile_discard(void);
/* Asks the service to compile. */
void compile_start(void);
/* Checks progress; returns DONE, FAILED and CHANGED only once each. */
enum compile_state compile_poll(void);
void compile_stop(void);

#endif
