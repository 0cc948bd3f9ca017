/*
 * The calls that the player makes into managed code (Engine.cs). An exception there becomes a log
 * line. Main thread only.
 */
#ifndef PLAYER_MANAGED_ENGINE_H
#define PLAYER_MANAGED_ENGINE_H

#include "agent/agent.h"
#include "player/graph/graph.h"

/* The domain's assemblies are loaded: looks up the methods of Engine.cs. */
bool engine_enter_domain(struct err *err);
/* The domain goes. */
void engine_leave_domain(void);
/* What the graph must tell managed code. */
extern const struct graph_events engine_graph_events;

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

#endif
