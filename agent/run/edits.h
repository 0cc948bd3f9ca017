/*
 * How an engine keeps edits. An edit is a change that a tool made, as opposed to a change that the
 * running game made. An engine that can write scenes back (our player) remembers edits; the game's
 * own changes are play and are not saved. All functions are called on the main thread.
 */
#ifndef AGENT_RUN_EDITS_H
#define AGENT_RUN_EDITS_H

#include "agent/clr/clr.h"

struct edits {
    /* Called before and after a write tool's body. `runs_code`: the body may change fields of any
     * script (ConsoleEval, CallMethod), not just those that the graph sees. */
    void (*begin)(bool runs_code);
    void (*end)(void);
    /* A tool has set this field of a script. */
    void (*field)(struct clr_object *target, const char *name);
    /* Removes the component at this place of a game object, of which the runtime has no object: a
     * missing script. */
    bool (*remove_missing)(struct clr_object *game_object, size_t at, struct err *err);
    /* Lets a component of this class that is added to the game object take the place of the missing
     * script that is there, until replace_end(). */
    bool (*replace)(struct clr_object *game_object, size_t at, struct clr_class *by,
                    struct err *err);
    void (*replace_end)(void);
    /* Whether the scene that LoadScene() takes by this name can be read now; the error names the
     * file and the line. */
    bool (*can_load)(struct slice name, struct err *err);
    /* Writes the scene's edits to its file, or a copy of the scene with its edits to `path`
     * ("Assets/…unity"; empty: its own file). `scene_handle` is the handle of a UnityEngine Scene.
     * *ret_path: the file written, relative to the project, in `a`. *ret_changed: whether it
     * differs from the old value. */
    bool (*save)(struct arena *a, int scene_handle, struct slice path, struct slice *ret_path,
                 bool *ret_changed, struct err *err);
};

/* NULL: this engine keeps no edits, so it cannot save scenes. */
void agent_set_edits(const struct edits *edits);
const struct edits *agent_edits(void);

#endif
