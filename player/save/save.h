/* Edits of tools into scene files; the player's side of agent/run/edits.h. */
#ifndef PLAYER_SAVE_SAVE_H
#define PLAYER_SAVE_SAVE_H

#include "base/base.h"

/* As struct edits' save(): `path` empty is the scene's own file. */
bool save_scene(struct arena *a, int handle, struct slice path, struct slice *ret_path,
                bool *ret_changed, struct err *err);
struct game_object; /* graph.h */

/* The object with all below it as the prefab "Assets/….prefab", with its .meta file; folders on the
 * way are made. What it refers to outside of it becomes null, unless it is an asset. `replaces`: a
 * prefab that is there may be overwritten; it keeps its guid, and what is in both their ids.
 * ERR_ARGUMENT: not a path for it, or something is there. */
bool save_prefab(struct arena *a, struct game_object *root, struct slice path, bool replaces,
                 struct err *err);
/* From now on what tools do is remembered: agent_set_edits(). */
void save_start(void);

#endif
