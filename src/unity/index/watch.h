/*
 * Detects changes to a project on disk with inotify: in the folders that the walk reads, in
 * ProjectSettings, and in the project's own folder. It reports only the kind of change, no paths,
 * and the caller reads the project again. Uses no timers and never blocks.
 */
#ifndef UNITY_INDEX_WATCH_H
#define UNITY_INDEX_WATCH_H

#include "base/base.h"
#include "index.h"

/* Each one includes those before it. */
enum watch_change {
    WATCH_NOTHING,
    WATCH_CONTENT, /* the content of a file other than a .meta file or script */
    WATCH_TREE,    /* assets, guids, scripts or settings: reopen the project */
};

struct watch_options {
    const char *project;      /* the folder that has Assets */
    const char *const *roots; /* as in walk_options */
    size_t n_roots;
    size_t max_folders;            /* watch_start() fails if there are more */
    const struct scan_watch *scan; /* called before each folder; may be NULL */
};

struct watch {
    int fd;               /* readable when there are events; -1: not watching */
    unsigned char *kinds; /* of folders, by inotify watch descriptor */
    size_t n_kinds, n_folders;
    /* About the reported changes: */
    bool is_settled;  /* the last was the end of a write, or a whole new file */
    bool has_folders; /* folders may be new or removed since watch_start() */
};

/* Sets up `w` without watching yet. */
void watch_init(struct watch *w);
/*
 * Starts watching, or starts again from scratch. watch_read() reports every later change. On
 * failure nothing is watched. Fails if the kernel has no watches left, if other machines can change
 * the file system without our noticing, if there are too many folders, or if memory runs out; the
 * message says which. ERR_TIMEOUT: `scan` stopped it.
 */
bool watch_start(struct watch *w, const struct watch_options *o, struct err *err);
/* Stops watching. watch_start() may start it again. */
void watch_done(struct watch *w);

/* The changes since the last call. Never blocks. */
enum watch_change watch_read(struct watch *w);
/* The same for raw inotify(7) events; watch_read() calls this. */
enum watch_change watch_take(struct watch *w, struct slice events);

#endif
