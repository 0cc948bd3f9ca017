/*
 * Which sources of an assembly to repair or leave out when the compiler reports errors. Private to
 * this folder.
 */
#ifndef PLAYER_SCRIPTS_JUDGE_H
#define PLAYER_SCRIPTS_JUDGE_H

#include "unity/unity.h"

/* Takes the compiler's report in `words`: leaves out or rewrites the sources it names. Logs what it
 * leaves out. False: another run would not help. */
bool sources_judge(struct sources *s, const struct project *p, struct slice words);

/* One step of bisecting, after a build with half of the suspects: either it made an assembly, or
 * failed with these `words`. Narrows the suspects; leaves out the last one, which ends
 * bisecting. */
void sources_bisect(struct sources *s, const struct project *p, bool is_made, struct slice words);
void sources_end_bisect(struct sources *s);

#endif
