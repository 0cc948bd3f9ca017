/*
 * Which servers are alive. Each has a file <state folder>/instances/<id>.json and keeps it locked
 * while it lives. So nothing depends on process ids: a file whose lock is free was left by a server
 * that was killed. A server that others may forward to also has a Unix socket, <id>.sock.
 */
#ifndef CLI_INSTANCES_H
#define CLI_INSTANCES_H

#include <sys/types.h>

#include "base/base.h"
#include "base/limits.h"

#define INSTANCE_ID_SIZE 33 /* 128 random bits in hex, and NUL */

enum { INSTANCE_NAME_SIZE = INSTANCE_ID_SIZE + 10 }; /* "<id>.json.tmp" */

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

/* Whether the server with this id still runs. One that cannot be looked at counts as alive.
 * From any thread; allocates nothing. */
bool instance_is_alive(const char *state_dir, const char *id);

/* Servers that take connections. */
struct instances {
    char ids[LIMIT_INSTANCES][INSTANCE_ID_SIZE]; /* newest first */
    size_t n;
    char *other; /* the project of one that serves another project, for mem_free(); or NULL */
};
/* Those of this state folder that serve `project`, or all if that is NULL; removes what dead ones
 * left. */
void instances_find(const char *state_dir, const char *project, struct instances *ret);
/* Connects to this one. *ret_fd does not block. */
bool instance_connect(const char *state_dir, const char *id, int *ret_fd);

/* --- What discovery.c shares. --- */

/* Opens a folder that only this user can enter, and makes it first if `must_make`. -1 with err set:
 * there is no such folder. */
int own_folder_open(const char *path, bool must_make, struct err *err);
/* Calls `look` for the folder's entries, up to LIMIT_SCAN of them. */
void own_folder_each(int folder, void (*look)(void *ctx, int folder, const char *name), void *ctx);
/* The process that made a file. It keeps the file locked while it lives. */
enum file_owner {
    OWNER_DEAD, /* the lock is free, or there is no file */
    OWNER_ALIVE,
    OWNER_UNKNOWN /* the file is not ours, or the system does not let us look */
};
enum file_owner own_file_owner(int folder, const char *name);
/* Creates a file with this text and returns a descriptor that locks it. The file appears under its
 * name complete and locked. -1: see errno. */
int own_file_create(int folder, const char *name, struct slice text);
/* Reads up to `size` bytes of a regular file; -1 if another user can have written it. */
ssize_t own_file_read(int folder, const char *name, char *to, size_t size);
/* Whether `name` is "<32 hex digits><end>". */
bool instance_name_fits(const char *name, const char *end);
void instance_make_id(char to[INSTANCE_ID_SIZE]);

#endif
