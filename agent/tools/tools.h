/*
 * Shared by the bodies of the explorer's tools: pages, cards, names of types and scenes. Keys and
 * messages are spelled as in the explorer. Private to agent/tools/.
 */
#ifndef AGENT_TOOLS_TOOLS_H
#define AGENT_TOOLS_TOOLS_H

#include "agent/engine/engine.h"
#include "agent/engine/world.h"
#include "agent/eval/eval.h"
#include "agent/run/body.h"

#include "state.h"

/* --- A page: {"Total":…,"Items":[…]}, and "NextOffset" if the reply's size ended it early. --- */

struct page {
    struct agent_call *call;
    struct json_out w;     /* for the items */
    struct json_page list; /* of `w`, so a struct page must not move */
};

void page_begin(struct page *p, struct agent_call *call, struct arg_int limit,
                struct arg_int offset);
/* Counts the next item. True if it is to be written; then page_wrote() must follow. */
bool page_wants(struct page *p);
/* Takes the item back if it does not fit; the first one stays, however large. */
void page_wrote(struct page *p);
/* Skips, of the next n items, those before the page's first one; returns how many. For long lists,
 * whose skipped items need no look. */
size_t page_skip(struct page *p, size_t n);
/* Skips the next `n` items if the page shows none of them; else returns false and skips none. */
bool page_skip_all(struct page *p, size_t n);
/* False: no memory. */
bool page_end(struct page *p);

/* --- Cards. --- */

/* "Id":"obj:<id>", or null. */
void card_put_id(struct json_out *w, const char *key, struct clr_object *o);
void card_write_id(struct json_out *w, struct clr_object *o);
/* A text from the engine; o is NULL if static. */
bool card_put_text(struct json_out *w, const char *key, enum engine_method m, struct clr_object *o,
                   struct err *err);
/* The "Name" of any UnityEngine.Object. */
bool card_put_name(struct json_out *w, struct clr_object *o, struct err *err);
bool card_put_path(struct json_out *w, struct clr_object *transform, struct err *err);
/* ObjectCardDto; card_write_node() is for engines with nodes. */
bool card_write(struct json_out *w, struct clr_object *game_object, struct err *err);
bool card_write_node(struct json_out *w, struct world_node *n, struct err *err);
/* {"X":…,"Y":…,"Z":…} */
void card_put_vector(struct json_out *w, const char *key, struct engine_vector v);
/* SelectionDto. */
void card_write_selection(struct json_out *w, struct clr_object *selected);
/* The full name of a component's class; "Missing Script" for NULL. */
void card_class_name(struct buf *to, struct clr_class *k);

/* --- The tools of each file, their rows beside their bodies; table.c lists these. --- */

extern const struct agent_tools tools_code, tools_components, tools_eval, tools_hooks,
    tools_objects, tools_query, tools_project, tools_scenes, tools_status, tools_test_ui,
    tools_view, tools_write_component, tools_write_member, tools_write_object, tools_write_scene,
    tools_write_state, tools_complete, tools_scripts, tools_state;

/* Keep it on the C stack. */
struct target {
    struct clr_object *object;
    struct clr_class *matched; /* its class, or the base that the caller named */
};

/*
 * The object, or the component of it, that a caller names: by exact type, short name or base class;
 * "GameObject" is the object itself. An id may also be that of a component or an asset, which is
 * then taken if the type fits it. ERR_NOT_FOUND: there is none. ERR_ARGUMENT: several types fit.
 */
bool target_find(struct slice id, struct slice type, struct target *ret_target, struct err *err);
/* The pose of the game's own camera; zeros if there is none. */
bool view_game_pose(struct engine_vector *ret_position, struct engine_vector *ret_rotation,
                    struct err *err);

/* --- Shared by bodies that change something. --- */

/* Checks the code and removes a byte order mark. False: it is too large, or not text. */
bool code_take(struct agent_call *call, struct slice *code);
/* Forgets the names of types, because the domain is unloaded. */
void complete_forget(void);
/* Forgets look-ups of queries, because the domain is unloaded. */
void query_forget(void);
/* Compiles and runs code for a call, within its limits; lines that it logs carry the call's id.
 * Returns false as eval_run() does. Call code_end() last in any case. */
bool code_run(struct agent_call *call, struct slice code, struct eval_result *ret_result);
/* Ends a call that code_run() has run, whose body is to return `ok`; returns what it should return
 * instead. If the result is late and the pump drops the call before, the code is stopped. */
bool code_end(struct agent_call *call, bool ok);
/* The exception is that of code that was stopped after an await: then sets call->err. */
bool code_was_stopped(struct agent_call *call, struct clr_object *exception);
/* Answers the call with the outcome as JSON: the value or, if that is a Task, its result. */
bool code_answer(struct agent_call *call, const struct eval_result *r);
/* The same for a value that was read. If the caller may not run code, objects of the class library
 * are written as text. */
bool code_answer_read(struct agent_call *call, struct clr_object *value);
/* --- State that outlives the engine (state.c). --- */

/* Tells the server the tools' state, if it has changed. */
void keep_tell(void);
/* The same, and all hooks, if the server is another one or was away. */
void keep_watch(void);
void hooks_tell_all(void);

/* {"ok":true} */
bool answer_ok(struct agent_call *call);
/* Answers as GetTimeScale does. */
bool answer_time_scale(struct agent_call *call);
/* Sends an event if the selection differs from the one reported last. */
void watch_selection(void);
/* The loaded scenes, without those that are still loading. */
bool watch_scenes(struct scene_set *ret_set, struct err *err);
bool scene_set_has(const struct scene_set *set, const struct engine_scene *scene);
/* "Main" of "Assets/Scenes/Main.unity". */
struct slice scene_file_name(struct slice path);
/* Whether the object is the root of the test UI or below it. */
bool test_ui_has(struct clr_object *game_object, bool *ret_has, struct err *err);

#endif
