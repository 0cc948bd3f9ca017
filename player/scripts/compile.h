/* Has the assemblies of a project built from its C# sources, by the compile service. */
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
    const char *compiler;          /* its name for people; NULL: not known */
    bool is_mcs;                   /* it is Mono's old compiler */
    bool is_tolerant;              /* it can leave out members instead of whole sources */
    const char *managed_dir;       /* folder of the stand-in assemblies for UnityEngine */
    const char *cache_dir;         /* private, checked; only read */
    const char *plugins_dir;       /* more sources; NULL: none */
    struct map *digests;           /* of references (compile/key.h); NULL: none */
};

enum compile_state {
    COMPILE_IDLE,
    COMPILE_RUNNING,
    COMPILE_PART, /* the player's assemblies are there; the editor's follow */
    COMPILE_DONE,
    COMPILE_FAILED, /* nothing compiles, and the loaded assemblies stay */
    COMPILE_CHANGED /* sources have changed: call compile_find() again */
};

/* Looks for the project's sources and for the service's results of exactly these. DONE:
 * compile_loads() lists the assemblies. PART: so far, and compile_poll() continues. FAILED: nothing
 * compiles. IDLE: compile_start() is needed. */
enum compile_state compile_find(struct project *p, const struct compile_options *options);
/* Paths of the assemblies to load, in this order: the project's DLLs, then the built ones. The last
 * one of a name is found first: the player's assemblies before the editor's and the plugins'. */
const struct name_list *compile_loads(void);
/* Grows whenever compile_loads() changes. */
unsigned compile_generation(void);
/* Whether the last change only added the editor's assemblies, so that all others can stay. */
bool compile_has_only_added(void);
/* Calls back for each source that was compiled. */
typedef void source_fn(void *ctx, const struct project *p, struct slice path);
void compile_each_source(source_fn *each, void *ctx);
/* The same for one assembly, until it returns false. */
typedef bool home_source_fn(void *ctx, struct slice path);
void compile_each_of(struct slice name, home_source_fn *each, void *ctx);
/* The name of the assembly that a source belongs to, by its path in the project; empty: none. */
struct slice compile_home(struct slice path);
/* Whether an assembly of this name is made of the project's sources. */
bool compile_is_home(struct slice name);
/* Reports that this assembly cannot be loaded; only the first report has it built again. True:
 * compile_start() is needed. */
bool compile_discard(const char *path);
/* Asks the service to compile. */
void compile_start(void);
/* Compiles all of it before it returns, for callers without a main loop. False: it could not. */
bool compile_now(struct project *p, const struct compile_options *options);
/* Checks progress; returns PART, DONE, FAILED and CHANGED only once each. After a fault that may
 * pass it returns FAILED, and asks again by itself some seconds later: RUNNING once more. `now` is
 * any clock that counts microseconds. */
enum compile_state compile_poll(int64_t now);
/* "none", "compiling", "waiting" (it asks again), "failed", "compiled"; why it waits or failed, or
 * NULL. */
const char *compile_progress(const char **ret_complaint);
/* The compiler's name for people; NULL: not known. */
const char *compile_compiler(void);
void compile_stop(void);

#endif
