/*
 * Between the graph and managed code: which managed object stands for which native one, the
 * internal calls that managed code makes (Native.cs), and the calls that the player makes
 * (Engine.cs). Main thread only. Managed pointers live on the stack alone; see agent/clr/clr.h.
 */
#ifndef PLAYER_CALLS_CALLS_H
#define PLAYER_CALLS_CALLS_H

#include "agent/agent.h"
#include "player/graph/graph.h"
#include "player/scripts/scripts.h"

/* Tells the runtime of every internal call; once per process, after the runtime has started. */
void calls_register(void);
/* The domain's assemblies are loaded: looks up what it needs of them. */
bool calls_enter_domain(struct err *err);
/* The domain goes: forgets every managed object and class. */
void calls_leave_domain(void);
/* What the graph must tell managed code. */
extern const struct graph_events calls_graph_events;

/* The world belongs to the main thread: on any other this throws a UnityException and does not
 * return. For calls that take no object, whose pointer managed code has checked already. */
void calls_check_thread(const char *what);

/* --- Managed objects. --- */

/* The managed object of a native one, made if need be; NULL: a missing script, or o is NULL. A
 * script's constructor runs when it is made; if that throws, the object is as it was left. It may
 * do anything to the graph: native objects that are wanted afterwards are looked up by id again. */
struct clr_object *managed_of(struct object *o);
/* The native one behind UnityEngine.Object's pointer; NULL: destroyed, or NULL. */
struct object *native_of(struct clr_object *managed);
/* The managed class of a row of the table; of one that no assembly has, its base's. */
struct clr_class *class_of_row(const struct native_class *row);
/* The managed class of a native object; NULL: a missing script. */
struct clr_class *managed_class(const struct object *o);
/* Whether an object is of a class, derives from it, or has it as an interface. */
bool object_is(const struct object *o, struct clr_class *k);
/* Makes `managed` stand for `o`. */
void managed_bind(struct object *o, struct clr_object *managed);
/* What stood for `o`, if anything did, is destroyed for managed code. */
void managed_unbind(struct object *o);
/* A managed array of `element` with the managed objects of these; what is destroyed by constructors
 * that run meanwhile is null. */
struct clr_array *managed_array(struct clr_class *element, struct object *const *items, size_t n);

/* --- Engine.cs. Exceptions there become log lines. --- */

void engine_start(void);
void engine_frame(float unscaled_delta);
void engine_fill(struct object *o, const void *node);
/* A scene's or prefab's scripts, in order, all filled. */
void engine_awake(struct object *const *scripts, size_t n);
void engine_scene_loaded(int handle, bool is_additive);
void engine_scene_unloaded(int handle);
void engine_unloading(void);
/* Defines types from the description that Engine.MakeTypes takes. */
void engine_make_types(struct slice description);
/* A type that was made so; by name alone the runtime does not find it. NULL: none. */
struct clr_class *engine_made_type(struct slice full_name);
/* Handles (struct clr_field *, as IntPtr) of the fields of a type that files have; NULL: none. */
struct clr_array *engine_fields_of(struct clr_class *k);
/* A tool has done its work: what it has asked to be destroyed is. */
void engine_edit_ending(void);
/* What was posted to the main thread, one after the other. */
void engine_run_posted(void *unused);
/* Hands the value of such a field to field_calls, piece by piece. */
void engine_write_field(struct clr_object *script, const char *name);
/* Compares the two halves: internal calls that only one of them has, and slots that the stand-ins
 * ask for and no table has. Says each on stderr; returns how many. For tests. */
int calls_check(void);

/* --- One table per file, for calls_register(). --- */

struct internal_call {
    const char *name; /* of Native's method */
    const void *function;
};
extern const struct internal_call object_calls[], value_calls[], game_object_calls[],
    transform_calls[], scene_calls[], app_calls[], field_calls[];
/* All of them; ends with NULL. */
extern const struct internal_call *const all_calls[];
/* Keys that Native.Slot() was asked for in vain. */
extern int calls_bad_slots;

/* A log line of the engine, as UnityEngine.LogType numbers them: 0 error, 1 assert, 2 warning,
 * 3 log, 4 exception. */
void engine_log(int type, struct slice message);
void engine_log_stack(int type, struct slice message, struct slice stack);
/* The agent has started: sends what was logged before. */
void engine_log_begin(void);

#endif
