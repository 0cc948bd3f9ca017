/*
 * Types of user code: the classes that components and assets name, the assembly that the project's
 * sources compile to, and stand-ins for classes that are not to be had.
 */
#ifndef PLAYER_SCRIPTS_SCRIPTS_H
#define PLAYER_SCRIPTS_SCRIPTS_H

#include "base/base.h"
#include "unity/unity.h"

struct clr_class;
struct native_class; /* graph.h */

struct script {
    char *full_name;                 /* "Game.PlayerController", "UnityEngine.AudioReverbZone" */
    const struct native_class *base; /* what it must derive from: MonoBehaviour and the like */
    struct clr_class *class; /* in this domain; NULL: script_class() has not been asked, or it is
                                not to be had */
    bool is_sought;          /* in this domain, in vain */
    bool is_generated;       /* the class was made from values of files */
    struct script_field *fields; /* for that */
    struct script *next;
};

/* The script of that name; made if need be. NULL: no memory. */
struct script *script_named(struct slice full_name, const struct native_class *base);
/* Its class in this domain; NULL: no assembly has it, and none was generated yet. */
struct clr_class *script_class(struct script *s);
/* A component or asset with these values uses it: a generated type has a field for each. */
bool script_note_values(struct script *s, const struct yaml *values);
/* Makes types from the noted values for all that have no class. */
void scripts_generate(void);
/* The domain goes. */
void scripts_forget(void);

/* --- The project's own assembly. --- */

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
void compile_each_source(void (*each)(void *ctx, struct slice path), void *ctx);
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
