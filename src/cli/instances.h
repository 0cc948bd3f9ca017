/*
 * Which servers are alive, by files in the state folder: <state folder>/instances/<id>.json, each
 * locked by its server as long as that lives. So nothing depends on process ids, and what a killed
 * server left is known by its lock being free. A server that others may forward to also has a Unix
 * socket there, <id>.sock.
 */
#ifndef CLI_INSTANCES_H
#define CLI_INSTANCES_H

#include <sys/types.h>

#include "base/base.h"

#define INSTANCE_ID_SIZE 33 /* 128 random bits in hex, and NUL */

enum {
    INSTANCE_NAME_SIZE = INSTANCE_ID_SIZE + 10, /* "<id>.json.tmp" */
    INSTANCE_MAX = 64                           /* servers of one state folder that are found */
};

struct instance; /* this process as one of them */

struct instance_info {
    const char *command; /* "serve" or "stdio" */
    const char *project; /* NULL: none */
    const char *started; /* text_time(); this and the command must outlive the instance */
};
/* Makes an id, and its file unless `state_dir` is NULL. NULL with err set: no memory, or the folder
 * cannot be used or is not this user's alone. */
struct instance *instance_open(const char *state_dir, const struct instance_info *info,
                               struct err *err);
/* Removes file and socket. NULL is fine. */
void instance_close(struct instance *i);
const char *instance_id(const struct instance *i);

/* A Unix socket of this instance, bound, for loop_listen_local(); -1 with err set. Not for an
 * instance without a file. */
int instance_bind(struct instance *i, struct err *err);
/* Lets others find the socket; `url` is where the server listens beside it. */
bool instance_publish(struct instance *i, const char *url, struct err *err);

/* Whether the server with this id still runs, or may: what cannot be looked at counts as alive.
 * From any thread; allocates nothing. */
bool instance_is_alive(const char *state_dir, const char *id);

/* Servers that take connections. */
struct instances {
    char ids[INSTANCE_MAX][INSTANCE_ID_SIZE]; /* newest first */
    size_t n;
    char *other; /* the project of one that was passed over, for mem_free(); NULL: of none */
};
/* Those of this state folder that serve `project`, or all if that is NULL; removes what dead ones
 * left. */
void instances_find(const char *state_dir, const char *project, struct instances *ret);
/* Connects to this one. *ret_fd does not block. */
bool instance_connect(const char *state_dir, const char *id, int *ret_fd);

/* --- What discovery.c shares. --- */

/* A folder that is this user's alone; -1 with err set if it is not there or not so. If `must_make`
 * it is made first. */
int own_folder_open(const char *path, bool must_make, struct err *err);
/* Calls `look` for the folder's entries, the first few thousand of them. */
void own_folder_each(int folder, void (*look)(void *ctx, int folder, const char *name), void *ctx);
/* What the lock of a file in the folder tells of the process that made it. */
enum hold {
    HOLD_FREE,   /* it is dead: nobody holds the lock, or the file is not there */
    HOLD_TAKEN,  /* it lives */
    HOLD_UNKNOWN /* the file is none of ours, or the system does not let us look */
};
enum hold own_file_look(int folder, const char *name);
/* A new file of this text, locked by the descriptor returned; appears under its name at once whole
 * and locked. -1: errno tells. */
int own_file_hold(int folder, const char *name, struct slice text);
/* Up to `size` bytes of a regular file that no other user can have written; -1: it is none. */
ssize_t own_file_read(int folder, const char *name, char *to, size_t size);
/* "<32 hex digits><end>": whether `name` is such a name. */
bool instance_name_fits(const char *name, const char *end);
void instance_make_id(char to[INSTANCE_ID_SIZE]);

#endif
