/*
 * What an engine does about edits: changes that a tool made, as opposed to those that the running
 * game makes. An engine that can write scenes back (our player) remembers the former; the game's
 * own changes are play, and are not saved. All functions are called on the main thread.
 */
#ifndef AGENT_RUN_EDITS_H
#define AGENT_RUN_EDITS_H

#include "agent/clr/clr.h"

struct edits {
    /* A write tool's body runs between these two. `runs_code`: it may change any script's fields
     * (ConsoleEval, CallMethod), not just what the graph sees. */
    void (*begin)(bool runs_code);
    void (*end)(void);
    /* A field of a script was set, by name. */
    void (*field)(struct clr_object *target, const char *name);
    /* Writes the scene's edits to its file, or a copy of the scene with its edits to `path`
     * ("Assets/…unity"; empty: its own file). `scene_handle` as UnityEngine's Scene has it.
     * *ret_path: where, below the project, in `a`; *ret_changed: whether it differs from what was
     * there. */
    bool (*save)(struct arena *a, int scene_handle, struct slice path, struct slice *ret_path,
                 bool *ret_changed, struct err *err);
};

/* NULL: this engine has none; then scenes cannot be saved. */
void agent_set_edits(const struct edits *edits);
const struct edits *agent_edits(void);

#endif
