/*
 * What the bodies of the explorer's tools share: pages, cards, names of what they find. Keys and
 * messages are spelled as the explorer has them. Private to agent/tools/.
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
    struct json_page list; /* of `w`: a struct page must not move */
};

void page_begin(struct page *p, struct agent_call *call, struct arg_int limit,
                struct arg_int offset);
/* The next item: true if it is to be written; then page_wrote() must follow. */
bool page_wants(struct page *p);
/* Takes the item back if it does not fit; the first one stays, however large. */
void page_wrote(struct page *p);
/* Of the next n items, those before the first that is wanted are counted as seen; returns how many.
 * For long lists whose items need no look. */
size_t page_skip(struct page *p, size_t n);
/* Counts the next `n` items as seen if the page shows none of them; else false, counting none. */
bool page_skip_all(struct page *p, size_t n);
/* False: no memory. */
bool page_end(struct page *p);

/* --- Cards. --- */

/* "Id":"obj:<id>", or null. */
void card_put_id(struct json_out *w, const char *key, struct clr_object *o);
void card_write_id(struct json_out *w, struct clr_object *o);
/* A text that the engine has; o is NULL if static. */
bool card_put_text(struct json_out *w, const char *key, enum engine_method m, struct clr_object *o,
                   struct err *err);
/* "Name" of any UnityEngine.Object. */
bool card_put_name(struct json_out *w, struct clr_object *o, struct err *err);
bool card_put_path(struct json_out *w, struct clr_object *transform, struct err *err);
/* ObjectCardDto; of a node where the engine has these. */
bool card_write(struct json_out *w, struct clr_object *game_object, struct err *err);
bool card_write_node(struct json_out *w, struct world_node *n, struct err *err);
/* {"X":…,"Y":…,"Z":…} */
void card_put_vector(struct json_out *w, const char *key, struct engine_vector v);
/* SelectionDto. */
void card_write_selection(struct json_out *w, struct clr_object *selected);
/* The full name of a component's class; "Missing Script" for NULL. */
void card_class_name(struct buf *to, struct clr_class *k);

/* --- The tools of each file, rows beside their bodies; table.c lists these. --- */

extern const struct agent_tools tools_code, tools_components, tools_eval, tools_hooks,
    tools_objects, tools_query, tools_project, tools_scenes, tools_status, tools_test_ui,
    tools_view, tools_write_component, tools_write_member, tools_write_object, tools_write_scene,
    tools_write_state;

/* Lives on the C stack. */
struct target {
    struct clr_object *object;
    struct clr_class *matched; /* its class, or the base that the caller named */
};

/*
 * The object, or the component of it, that a caller names: by exact type, short name or base class;
 * "GameObject" is the object itself. An id may also be a component's, or that of an asset: then it
 * is that one if the type fits it. ERR_NOT_FOUND: there is none; ERR_ARGUMENT: several types fit.
 */
bool target_find(struct slice id, struct slice type, struct target *ret_target, struct err *err);
/* Where the game's own camera is; zeros if there is none. */
bool view_game_pose(struct engine_vector *ret_position, struct engine_vector *ret_rotation,
                    struct err *err);

/* --- What bodies that change something share. --- */

/* Code as it came: without a byte order mark. False: it is too large, or no text. */
bool code_take(struct agent_call *call, struct slice *code);
/* The domain goes: so does what queries have looked up. */
void query_forget(void);
/* Compiles and runs code for a call, with its limits; what it logs is known by the call's id. False
 * as eval_run(). */
bool code_run(struct agent_call *call, struct slice code, struct eval_result *ret_result);
/* What became of it as the call's answer: its value, or that of the task that it gave, as JSON. */
bool code_answer(struct agent_call *call, const struct eval_result *r);
/* A value that was read, or that of the task that it is, as JSON. Where no code may be run, what is
 * of the class library is shown as text. */
bool code_answer_read(struct agent_call *call, struct clr_object *value);
/* {"ok":true} */
bool answer_ok(struct agent_call *call);
/* What GetTimeScale answers. */
bool answer_time_scale(struct agent_call *call);
/* If the selection is another than was told last: tells it. */
void watch_selection(void);
/* Loaded scenes; those that are still loading do not count. */
bool watch_scenes(struct scene_set *ret_set, struct err *err);
bool scene_set_has(const struct scene_set *set, const struct engine_scene *scene);
/* Whether the object is the root of the test UI or below it. */
bool test_ui_has(struct clr_object *game_object, bool *ret_has, struct err *err);

#endif
