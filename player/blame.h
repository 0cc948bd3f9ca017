/*
 * Scripts that held the engine until it died, or crashed it, kept in the player's folder across its
 * deaths. One that did it twice is not run any more, until its source changes.
 */
#ifndef PLAYER_BLAME_H
#define PLAYER_BLAME_H

#include "base/base.h"

/* Reads the file, forgets scripts whose sources have changed, and logs those that are not run. Main
 * thread, before user code is loaded. */
void blame_read(void);
/* The scripts that are not run: the i-th; false: there are no more. Main thread. */
struct blame_held {
    struct slice path, class, method;
    int64_t deaths;
};
bool blame_at(size_t i, struct blame_held *ret_held);
/* Whether this class is not run: its full name, without those of nested classes. Main thread. */
bool blame_has(struct slice class);
/* One more death. `path` is the source that declares the class, `method` the running one. Any
 * thread, and the last thing that the process does. */
void blame_add(struct slice class, struct slice method, struct slice path);

#endif
