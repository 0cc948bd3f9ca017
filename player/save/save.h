/* Saves tools' edits to scene files; the player's side of agent/run/edits.h. */
#ifndef PLAYER_SAVE_SAVE_H
#define PLAYER_SAVE_SAVE_H

#include "base/base.h"

/* Implements save() of struct edits; an empty `path` means the scene's own file. */
bool save_scene(struct arena *a, int handle, struct slice path, struct slice *ret_path,
                bool *ret_changed, struct err *err);
/* Changes of a tool's code so far count as edits, so that it can be saved before it
 * ends. */
void save_flush(void);
struct game_object; /* graph.h */

/* Saves the object and all its descendants as the prefab "Assets/….prefab" with its .meta file, and
 * creates missing folders. References to outside objects become null, unless they are assets. With
 * `replaces` it may overwrite a prefab, which keeps its guid, and objects in both keep their ids.
 * ERR_ARGUMENT: not a valid path, or the file exists. */
bool save_prefab(struct arena *a, struct game_object *root, struct slice path, bool replaces,
                 struct err *err);
struct object;
/* Saves a ScriptableObject as "Assets/….asset" with its .meta file. One that is in that file
 * already replaces its own document there; any other becomes the file's only object, an asset.
 * ERR_ARGUMENT: not a valid path. */
bool save_asset(struct arena *a, struct object *o, struct slice path, struct err *err);
/* Starts recording the changes of tools: agent_set_edits(). */
void save_start(void);

#endif
