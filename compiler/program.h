/* csc or mcs as a process for each build, with a response file. */
#ifndef COMPILER_PROGRAM_H
#define COMPILER_PROGRAM_H

#include <poll.h>

#include "queue.h"

extern const struct worker program_worker;

/* `work`: where its files go. */
void program_use(const char *work);
/* As in driver.h. */
size_t program_poll(struct pollfd *to);
void program_turn(void);

#endif
