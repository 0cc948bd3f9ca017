/*
 * Assemblies that were compiled elsewhere: loads them from bytes, and knows the files of all that
 * are loaded. Private to agent/eval/.
 */
#ifndef AGENT_EVAL_LOADED_H
#define AGENT_EVAL_LOADED_H

#include "agent/clr/clr.h"

/* Loads it and finds one of its types, "Space.Name"; none if that is empty. False: *ret_report says
 * why not. The domain keeps the assembly until it is unloaded. */
bool loaded_type(struct arena *a, struct slice bytes, struct slice type,
                 struct clr_class **ret_class, struct slice *ret_report);
/* Appends the paths of all loaded assemblies that have a file, as a JSON array. Of two with the
 * same name, the one that was loaded last. */
void loaded_write_paths(struct buf *to);

#endif
