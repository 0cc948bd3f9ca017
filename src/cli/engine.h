/*
 * The engine that this server starts itself: its programs, folders, compiler and sandbox. Found
 * once at the start; the link host does the rest.
 */
#ifndef CLI_ENGINE_H
#define CLI_ENGINE_H

#include "compile/service.h"
#include "host/host.h"
#include "options.h"

struct own_engine {
    const char *program; /* NULL: none is started */
    const char *refusal; /* why none is, although there is one; NULL: no reason */
    struct compiler compiler;
    struct compile_service_options compile;
    const char *player_dir, *cache_dir;
    const char *temporary; /* a folder to remove at the end; NULL: none */
    const char *sandbox;   /* "off", "read", "write": the player's option, */
    const char *confined;  /* "on", "partly", "off": the effect, */
    struct slice missing;  /* and why it is not "on", as a sentence */
};

/* Texts are in the options' arena. `state_dir` may be NULL. False with err set: an option is
 * wrong. */
bool engine_find(struct options *o, const char *state_dir, struct own_engine *ret_engine,
                 struct err *err);
/* Says on stderr whether the project's code runs, and how. */
void engine_say(const struct options *o, const struct own_engine *e);
/* Removes the files that were made for this process alone. */
void engine_done(struct own_engine *e);

/* --- For doctor --- */

/* Where umcp's own assemblies are: "…/lib/umcp". NULL: not installed, or no memory. */
const char *engine_lib_dir(struct arena *a);
/* The inputs of the choice of a compiler, without the project. */
struct compiler_search engine_search(struct options *o, const char *lib_dir);
/* The packages of a better compiler than mcs. */
extern const char engine_better_compiler[];

#endif
