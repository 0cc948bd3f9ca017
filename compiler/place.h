/* The environment and the sandbox of umcp-compile and its children. */
#ifndef COMPILER_PLACE_H
#define COMPILER_PLACE_H

#include "base/base.h"

/* Leaves nothing of the environment that a compiler does not need. `work` becomes HOME and
 * TMPDIR. */
bool place_environment(const char *work, struct err *err);
/* Sets app.problem if the compiler lies where its sandbox would have to open all of the home folder
 * or of the project. After place_environment(). */
void place_check(void);
/* Enters the sandbox unless the options say not to: once in umcp-compile, once in each child. */
bool place_enter(struct err *err);
bool place_has_sandbox(void);

#endif
