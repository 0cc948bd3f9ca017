/*
 * The Scripts folder of the explorer's console: C# files on disk, read on a thread of their own,
 * and the rules for such a folder, which the fake's in memory has too. Private to host/.
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

/* --- Seed 4's rules, for any Scripts folder. --- */

#define SCRIPTS_STARTUP          "startup.cs"
#define SCRIPTS_STARTUP_DISABLED "startup.disabled.cs"

/* Whether a caller's path can be that of a script. */
bool scripts_check_path(struct slice path, struct err *err);
/* Copies a path that was checked, without what names the folder itself, to `to`, which has room for
 * path.len + 1: without empty, "." and ".." parts, NUL after it. Fails if it leaves the folder. */
bool scripts_normalize(struct slice path, char *to, size_t *ret_len, struct err *err);
struct slice scripts_without_bom(struct slice text);
/* Whole seconds, as the seed's example has them: "2025-12-17T18:00:00Z". */
void scripts_put_time(struct json_out *w, const char *key, int64_t wall_ms);

#endif
