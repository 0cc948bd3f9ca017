/*
 * Shared by the bodies of the editor group's tools for scenes: which scene is asked for, a walk
 * over its objects, and the parts of a reply. host/project/scene.c answers the same from files, in
 * the same shapes. Private to agent/editor/.
 */
#ifndef AGENT_EDITOR_INTERNAL_H
#define AGENT_EDITOR_INTERNAL_H

#include "base/limits.h"

#include "agent/editor/editor.h"
#include "agent/engine/engine.h"

/* --- The scene: scene.c. --- */

struct open_scene {
    struct engine_scene scene;
    struct slice path; /* as replies show it, and as calls may name it; in the arena */
    bool has_file;
};

/* The scene that is open under that name, or the active one if none is given. ERR_NOT_READY, which
 * sends the caller to the project's files: it is not open here. */
bool scene_open_named(struct agent_call *call, struct arg_text name, struct open_scene *ret_scene);
/* The active scene's path, in the arena; p is NULL if none is open, or without memory. */
struct slice scene_active_path(struct agent_call *call);
/* The object of the scene with that path, or with that number ("#1234"). ERR_NOT_FOUND, naming the
 * argument `key`. */
bool scene_find_object(struct agent_call *call, struct open_scene *in, const char *key,
                       struct slice name, struct clr_object **ret_object);

/* --- A walk over objects in hierarchy order, without recursion: walk.c. --- */

struct walk_level {
    int32_t place; /* of its object among the children of the one above */
    size_t start;  /* of the object's name in `path` */
};

/* Keep it on the C stack, where the collector sees it. */
struct walk {
    struct clr_array *roots;      /* of a scene; NULL: below `top` */
    struct clr_object *top;       /* a Transform */
    struct clr_object *transform; /* the current object's; NULL: before the first, at the end */
    struct clr_object *object;    /* the current one */
    struct buf path;              /* the current one's, "A/B" */
    size_t top_len;               /* of the path of `top`, with its slash */
    struct walk_level *levels;    /* down to the current one */
    size_t depth, cap;            /* levels in use; 0: before the first, at the end */
};

/* Walks over a scene. End each walk with walk_done(), also one that failed. */
bool walk_scene(struct walk *w, const struct open_scene *in, struct err *err);
/* Walks over the objects below an object. */
bool walk_below(struct walk *w, struct clr_object *object, struct err *err);
/* Goes to the next object, to the children of the current one only if `into`. At the end
 * w->transform is NULL. */
bool walk_next(struct walk *w, bool into, struct err *err);
/* The current object's name, which is the end of its path. */
struct slice walk_name(const struct walk *w);
/* The Transform of the i-th object on the level above which is `parent` (NULL: the first level);
 * NULL: there are no more. */
bool walk_child(const struct walk *w, struct clr_object *parent, int32_t i,
                struct clr_object **ret_transform, struct err *err);
void walk_done(struct walk *w);

/* --- Parts of replies: put.c. --- */

void put_name(struct json_out *w, const char *key, struct slice text);
/* "components", by short type names. */
bool put_components(struct json_out *w, struct clr_object *object, struct err *err);
/* Writes a text of the object or of UnityEngine, cut like a name. */
bool put_engine_text(struct json_out *w, const char *key, enum engine_method m, void *self,
                     struct err *err);
/* Adds a sentence for the user. */
bool add_diagnostic(struct agent_call *call, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Ends a page that tool_page_begin() began. */
bool end_page(struct agent_call *call, struct json_page *p, const char *narrow);
/* Adds details to the error: `error`, and the argument (key NULL: none) and the scene that it is
 * about. Returns false. */
bool refuse_about(struct agent_call *call, struct slice error, const char *key, struct slice value,
                  struct slice scene);

#endif
