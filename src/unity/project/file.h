/*
 * Files of a project: reading a whole file, replacing one atomically, and whether a peer may read
 * it.
 */
#ifndef UNITY_PROJECT_FILE_H
#define UNITY_PROJECT_FILE_H

#include <limits.h>

#include "project.h"
#include "unity/yaml/yaml.h"

/* A file's bytes, read and not mapped: if another process truncated a mapped file, we would
 * crash. */
struct file_bytes {
    struct slice bytes;
    enum yaml_kind kind;
    int64_t mtime_ns;
    void *block;
    size_t block_size;
};

/* Its path for the system, in the arena or the path itself; p is NULL: no memory. */
struct slice file_path(struct arena *a, const struct project *p, struct slice path);
/* Opens a file for reading. Does not block if it is a pipe or a device. -1 with errno set. */
int file_open(const struct project *p, struct slice path);
/* Reads a whole file into `f`, reusing memory from an earlier read (start with a zeroed `f`). A
 * source in UTF-16 is given in UTF-8. ERR_NOT_FOUND: missing; ERR_TOOL: not a file, unreadable;
 * ERR_TOO_LARGE. */
bool file_read(const struct project *p, struct slice path, struct file_bytes *f, struct err *err);
void file_done(struct file_bytes *f);

/* --- Writing. Everything that writes a file of a project does so here. --- */

/* A file to write, in a folder that is locked for us. Open files are not shared: a process that
 * locks the same folder twice waits for itself. */
struct file_place {
    char path[PATH_MAX]; /* the folder, links resolved; `name` follows its NUL */
    char *name;          /* points into `path` */
    int folder;
};

/* Locks the folder of the file, with flock(), and removes leftovers of writers that died. Waits for
 * other writers for LIMIT_SAVE_LOCK_MS. If the path is a link, uses its target. ERR_NOT_FOUND:
 * there is no such folder; ERR_TOOL: others write, or it cannot be opened. */
bool file_lock(const char *path, struct file_place *ret_place, struct err *err);
/* Reads the file as it is now. ERR_NOT_FOUND: there is none. */
bool file_read_locked(const struct file_place *at, struct file_bytes *f, struct err *err);
/* Replaces the file `name` of the locked folder (NULL: that of file_lock()) atomically: writes a
 * temporary file beside it, syncs it, renames it and syncs the folder. Keeps the old file's mode.
 * `was` is the content that the file must have until then; its p is NULL: there must be none; NULL:
 * anything. ERR_TOOL: it has something else, or the old file is read-only. A program that ignores
 * the lock and writes between the last look at the old file and the rename still loses its
 * write. */
bool file_write(const struct file_place *at, const char *name, const struct slice *was,
                struct slice bytes, struct err *err);
void file_unlock(struct file_place *at);
/* All of these in one. */
bool file_replace(const char *path, const struct slice *was, struct slice bytes, struct err *err);

/* Whether a peer may read this path. It must be in the index or be a plain path without "." and
 * "..", and after resolving links it must be below the project's folder or one of its roots. */
bool project_has_file(const struct project *p, struct slice path);

#endif
