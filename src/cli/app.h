/* The commands, and what they share. Everything here may know every folder. */
#ifndef CLI_APP_H
#define CLI_APP_H

#include "options.h"

int run_serve(struct options *o);
int run_stdio(struct options *o);
int run_call(struct options *o);
int run_doctor(struct options *o);
int run_check(struct options *o);
int run_dump(struct options *o);
int run_audit(struct options *o);

/* "umcp: message" and the hint, on stderr. Returns the exit code: 2 for wrong use, else 1. */
int complain(const struct err *err);

/* Text of a file or peer, for a terminal: it must not steer it, nor make a line of its own. */
void put_text(struct buf *b, struct slice text);

/* How many threads a scan may use: as many as there are processors, up to 8. */
unsigned processors(void);

/* Without --project it is about the user's own project that the working folder is, or is part of,
 * if there is one. */
void find_project(struct options *o);

/* A token: the file's first line. The text lives in the arena. */
bool token_read(struct arena *a, const char *path, const char **ret_token, struct err *err);
/* Makes a token and keeps it in a file that only its owner can read; a token that is there already
 * is kept. `*ret_path` says where. */
bool token_make(struct arena *a, const char *state_dir, const char **ret_token,
                const char **ret_path, struct err *err);
/* --state-dir, or $XDG_STATE_HOME/umcp/<project>-<hash>; NULL: none wanted, no HOME, no memory. */
const char *state_dir(struct options *o);
/* The database in that folder; NULL: no folder, or no memory. */
const char *store_path(struct options *o);

/* What SetConfig has changed, kept in the state folder. */
bool saved_read(const char *state_dir, struct options *o, struct err *err);
bool saved_write(const char *state_dir, struct slice settings, struct err *err);

/* The host that answers while no engine does; *ret_host is NULL if there is none. own_host.c has
 * the program's, tests link one of their own. */
struct host;
struct host_events;
bool own_host_new(struct options *o, const struct host_events *events, struct host **ret_host,
                  struct err *err);

/* umcp-player beside this program, or NULL: not installed, or no memory. */
const char *player_program(struct arena *a);

/* The whole of a small file that no other user can have written. The text ends with a NUL. */
bool file_read_own(struct arena *a, const char *path, struct slice *ret_text);
/* A new file beside `path`, then renamed over it: readers see the old or the new, never half. */
bool file_write_own(struct arena *a, const char *path, struct slice text);

#endif
