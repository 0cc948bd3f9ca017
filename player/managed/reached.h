/*
 * Members that code has reached although they are there only in name: each threw an
 * Umcp.LeftOutException. They are counted, and if no exception is logged because code caught it, a
 * line reports it, once for each member.
 */
#ifndef PLAYER_MANAGED_REACHED_H
#define PLAYER_MANAGED_REACHED_H

#include "base/base.h"

struct reached {
    struct slice member; /* "Game.A.OnGUI()" */
    struct slice reason; /* "CS0103: ..."; empty: it is a member of Unity's */
    int64_t times;
};

/* Code has reached it. Any thread. */
void reached_note(struct slice member, struct slice reason);
/* The exception was logged. Any thread. */
void reached_told(struct slice member, struct slice reason);
/* Logs members that were not reported for a second; `now` counts microseconds. Call it each
 * frame. */
void reached_frame(int64_t now);
/* All so far, in the arena. NULL: none, or no memory. Any thread. */
struct reached *reached_copy(struct arena *a, size_t *ret_n);
/* Starts empty: user code is loaded again. */
void reached_forget(void);

#endif
