/*
 * The player's calls into managed code (Engine.cs). Exceptions thrown there are logged. Main thread
 * only.
 */
#ifndef PLAYER_MANAGED_ENGINE_H
#define PLAYER_MANAGED_ENGINE_H

#include "agent/agent.h"
#include "player/graph/graph.h"

/* Looks up the methods of Engine.cs; the domain's assemblies must be loaded. */
bool engine_enter_domain(struct err *err);
/* The domain is about to unload. */
void engine_leave_domain(void);
/* Passes the graph's events on to managed code and to the journal of edits. */
extern const struct graph_events engine_graph_events;

void engine_start(void);
void engine_frame(float unscaled_delta);
void engine_fill(struct object *o, const void *node);
/* Calls Awake on the scripts of a scene or prefab, in order. All of them must be filled. */
void engine_awake(struct object *const *scripts, size_t n);
void engine_scene_loaded(int handle, bool is_additive);
void engine_scene_unloaded(int handle);
/* As Debug.LogWarning(), so that listeners in scripts get it too. */
void engine_warn(struct slice text);
void engine_unloading(void);
void engine_ending(void);
/* Defines types from the description that Engine.MakeTypes takes. */
void engine_make_types(struct slice description);
/* A type that engine_make_types() has defined; the runtime cannot find these by name. NULL:
 * none. */
struct clr_class *engine_made_type(struct slice full_name);
/* Handles (struct clr_field *, as IntPtr) of a type's serialised fields; NULL: none. */
struct clr_array *engine_fields_of(struct clr_class *k);
/* Call when a tool has finished: destroys the objects that it passed to Destroy(). */
void engine_edit_ending(void);
/* Runs the callbacks posted to the main thread. */
void engine_run_posted(void *unused);
/* Hands the value of a serialised field to field_calls, piece by piece. */
void engine_write_field(struct clr_object *script, const char *name);

#endif
