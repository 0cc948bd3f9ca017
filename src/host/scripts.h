/*
 * The Scripts folder of the explorer's console: C# files on disk, read on a thread of their own.
 * Private to host/.
 */
#ifndef HOST_SCRIPTS_H
#define HOST_SCRIPTS_H

#include "host.h"

struct scripts;

/* `state_dir` has, or will have, the folder Scripts. `events` must outlive it. NULL: no memory. */
struct scripts *scripts_new(const char *state_dir, const struct host_events *events);
void scripts_free(struct scripts *s); /* NULL is fine here and below */
/* Whether the tool is one of those below. */
bool scripts_has(const struct tool *tool);
/* Reads for ListConsoleScripts, ReadConsoleScript and GetStartupScript; finished() follows later,
 * from scripts_tick(), or at once. */
void scripts_post(struct scripts *s, struct job *job);
void scripts_cancel(struct scripts *s, struct job *job);
void scripts_tick(struct scripts *s);

#endif
