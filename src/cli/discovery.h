/*
 * The discovery file (link/discovery.h): one for all servers of a user, and it names the newest
 * that runs. Each server also has a file of its own in the folder <discovery file>.d and keeps it
 * locked while it lives, so that the next server can be named when one ends. These files have the
 * discovery file's format.
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
    const char *project; /* NULL: none */
    const char *started; /* text_time() */
};

struct beacon;

/* Makes this server the one that the file names. NULL with err set if nothing can be written. If
 * only the folder cannot be used, err is set too, and the file is written unless it names a server
 * that lives. */
struct beacon *beacon_new(const char *path, const struct beacon_info *info, struct err *err);
/* To be called every BEACON_MS: puts this server in if the one named has died, and no newer one
 * lives. */
void beacon_look(void *beacon);
/* Puts the newest of the others in, or removes the file if there is none. NULL is fine. */
void beacon_free(struct beacon *b);

enum { BEACON_MS = 2000 };

/* --- A client's side --- */

struct discovery {
    int64_t pid, port;
    const char *base_url;
    const char *project; /* NULL: none, or not told */
    const char *started; /* empty: not told */
    bool is_alive;       /* as far as can be told without asking it */
    char text[4096];     /* what the file holds */
    size_t len;
};

/* The server that the file names if that is alive, else the newest living one of the folder, else
 * the one that the file names. */
bool discovery_find(struct arena *a, const char *path, struct discovery *ret_discovery);
/* The server that the file names. False: no file, or not to be believed. */
bool discovery_read(struct arena *a, const char *path, struct discovery *ret_discovery);
/* Living servers of the folder, newest first; NULL: no memory. */
struct discovery *discovery_list(struct arena *a, const char *path, size_t *ret_n);

#endif
