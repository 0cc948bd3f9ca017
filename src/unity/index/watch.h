/*
 * Tells when a project on disk has changed, by inotify: in the folders that the walk reads, in
 * ProjectSettings, or in the project's own folder. Keeps no paths: it says what kind of change
 * there was, and the caller reads the project again. Knows no clock and waits for nothing.
 */
#ifndef UNITY_INDEX_WATCH_H
#define UNITY_INDEX_WATCH_H

#include "base/base.h"
#include "index.h"

/* The later ones include the earlier. */
enum watch_change {
    WATCH_NOTHING,
    WATCH_CONTENT, /* the content of a file that is neither a .meta file nor a script */
    WATCH_TREE,    /* assets, guids, scripts or settings: open the project anew */
};

struct watch_options {
    const char *project;      /* the folder that has Assets */
    const char *const *roots; /* as walk_options has them */
    size_t n_roots;
    size_t max_folders;            /* more are refused */
    const struct scan_watch *scan; /* asked before each folder; may be NULL */
};

struct watch {
    int fd;               /* can be read when there is something to tell; -1: not watching */
    unsigned char *kinds; /* of folders, by the number that the kernel gave the watch */
    size_t n_kinds, n_folders;
};

/* Not watching yet. */
void watch_init(struct watch *w);
/*
 * Begins to watch, from the start if it did already. watch_read() reports every later change.
 * False, and not watching: the kernel has no more watches to give, other machines can change the
 * file system unseen, there are too many folders, or no memory; the message says which.
 * ERR_TIMEOUT: the scan was stopped.
 */
bool watch_start(struct watch *w, const struct watch_options *o, struct err *err);
/* Stops watching; may be started again. */
void watch_done(struct watch *w);

/* What has changed since the last time. Never blocks. */
enum watch_change watch_read(struct watch *w);
/* The same for events as the descriptor gives them (inotify(7)); watch_read() is made of this. */
enum watch_change watch_take(struct watch *w, struct slice events);

#endif
