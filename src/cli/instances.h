/*
 * Tracks which servers are alive. Each has a file <state folder>/instances/<id>.json and keeps it
 * locked while it lives. So we need no process ids: a file whose lock is free was left by a server
 * that was killed. A server that accepts forwarded clients also has a Unix socket, <id>.sock.
 */
#ifndef CLI_INSTANCES_H
#define CLI_INSTANCES_H

#include <sys/types.h>

#include "base/base.h"
#include "base/limits.h"

#define INSTANCE_ID_SIZE 33 /* 128 random bits in hex, and NUL */

enum { INSTANCE_NAME_SIZE = INSTANCE_ID_SIZE + 10 }; /* "<id>.json.tmp" */

struct instance; /* this process as an instance */

struct instance_info {
    const char *command; /* "serve" or "stdio" */
    const char *project; /* NULL: no project */
    const char *started; /* text_time(); must outlive the instance, like the command */
};
/* Creates an id and, unless `state_dir` is NULL, its file. NULL with err set: no memory, or the
 * folder cannot be used or is open to other users. */
struct instance *instance_open(const char *state_dir, const struct instance_info *info,
                               struct err *err);
/* Removes file and socket. NULL is fine. */
void instance_close(struct instance *i);
const char *instance_id(const struct instance *i);

/* Binds a Unix socket for this instance, for loop_listen_local(). -1 with err set. Only for
 * instances with a file. */
int instance_bind(struct instance *i, struct err *err);
/* Makes the socket visible to others; `url` is the server's HTTP address. */
bool instance_publish(struct instance *i, const char *url, struct err *err);

/* Whether the server with this id still runs. If unknown, it counts as alive. Any thread may
 * call it; it allocates nothing. */
bool instance_is_alive(const char *state_dir, const char *id);

/* Servers that accept connections. */
struct instances {
    char ids[LIMIT_INSTANCES][INSTANCE_ID_SIZE]; /* newest first */
    size_t n;
    char *other; /* the project of some server with another project, for mem_free(); or NULL */
};
/* Finds the servers in this state folder that serve `project`, or all if it is NULL. Removes files
 * of dead ones. */
void instances_find(const char *state_dir, const char *project, struct instances *ret);
/* Connects to this server. *ret_fd is non-blocking. */
bool instance_connect(const char *state_dir, const char *id, int *ret_fd);

/* --- Shared with discovery.c. --- */

/* Opens a folder that only this user can enter; creates it first if `must_make`. -1 with err
 * set. */
int entry_folder_open(const char *path, bool must_make, struct err *err);
/* Calls `look` for up to LIMIT_SCAN entries of the folder. */
void entry_folder_each(int folder, void (*look)(void *ctx, int folder, const char *name),
                       void *ctx);
/* The state of the process that made a file. It keeps the file locked while it runs. */
enum file_owner {
    OWNER_DEAD, /* the lock is free, or there is no file */
    OWNER_ALIVE,
    OWNER_UNKNOWN /* the file belongs to another user, or we cannot examine it */
};
enum file_owner entry_owner(int folder, const char *name);
/* Creates a file with this text and returns a descriptor that holds its lock. The file appears
 * under its name complete and locked. -1: see errno. */
int entry_create(int folder, const char *name, struct slice text);
/* Reads up to `size` bytes of a regular file; -1 if another user may have written it. */
ssize_t entry_read(int folder, const char *name, char *to, size_t size);
/* Whether `name` is "<32 hex digits><end>". */
bool instance_name_fits(const char *name, const char *end);
void instance_make_id(char to[INSTANCE_ID_SIZE]);

#endif
