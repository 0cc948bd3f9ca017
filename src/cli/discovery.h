/*
 * The discovery file (link/discovery.h). A user has one, and it names the newest running server.
 * Each server also keeps a locked file of its own in the folder <discovery file>.d while it runs,
 * so that another server can be named when one ends. All these files have the same format.
 */
#ifndef CLI_DISCOVERY_H
#define CLI_DISCOVERY_H

#include "options.h"

/* --discovery, else discovery_usual_path(); NULL: no memory. */
const char *discovery_path(const struct options *o, struct arena *a);

/* --- A server's side --- */

struct beacon_info {
    const char *id; /* instance_id() */
    const char *address;
    int port;
    const char *project; /* NULL: no project */
    const char *started; /* text_time() */
};

struct beacon;

/* Writes this server into the discovery file. NULL with err set if nothing can be written. If only
 * the folder cannot be used, err is set too, and the file is written unless it names a living
 * server. */
struct beacon *beacon_new(const char *path, const struct beacon_info *info, struct err *err);
/* Call it every BEACON_MS. Names this server if the named one has died and no newer one runs. */
void beacon_check(void *beacon);
/* Names the newest of the other servers, or removes the file if there is no other. NULL is fine. */
void beacon_free(struct beacon *b);

enum { BEACON_MS = 2000 };

/* --- A client's side --- */

struct discovery {
    int64_t pid, port;
    const char *base_url;
    const char *project; /* NULL: none, or not in the file */
    const char *started; /* empty: not in the file */
    bool is_alive;       /* according to its lock or process id; we did not contact it */
    char text[4096];     /* the file's contents */
    size_t len;
};

/* Finds the server that the file names if it is alive, else the newest living one in the folder,
 * else the dead one that the file names. */
bool discovery_find(struct arena *a, const char *path, struct discovery *ret_discovery);
/* Reads the server that the file names. False: this user has no valid file. */
bool discovery_read(struct arena *a, const char *path, struct discovery *ret_discovery);
/* Lists the living servers in the folder, newest first. NULL: no memory. */
struct discovery *discovery_list(struct arena *a, const char *path, size_t *ret_n);

#endif
