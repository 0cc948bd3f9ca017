/* The commands and their shared helpers. This folder may use every other folder. */
#ifndef CLI_APP_H
#define CLI_APP_H

#include <stdio.h>

#include "options.h"

int run_serve(struct options *o);
int run_stdio(struct options *o);
int run_call(struct options *o);
int run_doctor(struct options *o);
/* `umcp doctor DIR`. */
int run_project_report(struct options *o);
int run_check(struct options *o);
int run_dump(struct options *o);
int run_audit(struct options *o);
int run_token(struct options *o);

/* Prints "umcp: message" and the hint to stderr. Returns the exit code: 2 for wrong usage, else
 * 1. */
int complain(const struct err *err);

/* Appends text from a file or peer as people may see it (base/shown.h), in one line. */
void put_text(struct buf *b, struct slice text);

/* Prints such a line. */
void say_line(FILE *to, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Prints JSON or text of several lines to stdout. Characters that people cannot see, or that a
 * terminal would obey (base/shown.h), but for line breaks and tabs, are shown as JSON escapes. */
bool print_shown(struct slice text);

/* How many threads a scan may use: as many as there are processors, up to 8. */
unsigned processors(void);

/* Without --project, uses the project around the working folder if it belongs to this user. */
void find_project(struct options *o);

enum { TOKEN_BYTES = 24, TOKEN_LINE_SIZE = 2 * TOKEN_BYTES + 2 };
/* Makes up a token: 48 hex digits, with a line feed and a NUL. */
void token_new(char to[TOKEN_LINE_SIZE]);
/* Creates a token in a file that only its owner can read, or reads the existing one. `*ret_path` is
 * the file. */
bool token_make(struct arena *a, const char *state_dir, const char **ret_token,
                const char **ret_path, struct err *err);
/* Checks --framed-token, which may be short: no other machine must reach or be --framed, and no
 * file may name another token. */
bool framed_token_check(const struct options *o, struct err *err);
/* The same for the key of requestState. False: there is no folder, the file cannot be made, or
 * other users have access to it. */
bool seal_key_read(const char *state_dir, unsigned char key[SEAL_KEY_SIZE]);

/* The requestStates that were used, on all servers of a state folder (states.c). */
struct states {
    const char *dir; /* the state folder; NULL: none */
    unsigned n_used; /* by this process */
    size_t n_left;   /* in the folder, when it was last looked at */
};

/* Notes that a state was used: only one process gets STATE_NEW for it. */
enum state_use states_use(struct states *s, const unsigned char digest[SEAL_DIGEST_SIZE],
                          int64_t until, int64_t now);
/* --state-dir, or $XDG_STATE_HOME/umcp/<project>-<hash>. NULL: turned off, no HOME, or no
 * memory. */
const char *state_dir(struct options *o);
/* The path of the database in that folder. NULL: no folder, or no memory. */
const char *store_path(struct options *o);

/* Settings that SetConfig changed, kept in the state folder. o->saved describes the changes. */
bool saved_read(const char *state_dir, struct options *o, struct err *err);
/* Prints a line for each, which begins with `before`. */
void saved_say(FILE *to, const char *before, const char *state_dir, const struct options *o);
bool saved_write(const char *state_dir, struct slice settings, struct err *err);

/* Makes the host that answers while no engine is connected; *ret_host may be NULL. The program
 * links base_host.c, tests link their own version. */
struct host;
struct host_events;
/* Before any command runs: fits the options to that host. */
void base_host_prepare(struct options *o);
bool base_host_new(struct options *o, const struct host_events *events, struct host **ret_host,
                   struct err *err);

/* The path of a program that is installed beside this one. NULL: not installed, or no memory. */
const char *program_beside(struct arena *a, const char *name);

#endif
