/* Edits of tools into scene files; the player's side of agent/edits.h. */
#ifndef PLAYER_SAVE_H
#define PLAYER_SAVE_H

#include "base/base.h"

/* As struct edits' save(): `path` empty is the scene's own file. */
bool save_scene(struct arena *a, int handle, struct slice path, struct slice *ret_path,
                bool *ret_changed, struct err *err);
/* From now on what tools do is remembered: agent_set_edits(). */
void save_start(void);
/* Lets the agent see the graph (agent/world.h). */
void world_start(void);

#endif
