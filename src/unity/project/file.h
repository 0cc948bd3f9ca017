/*
 * Files of a project: reading a whole file, replacing one atomically, and whether a peer may read
 * it.
 */
#ifndef UNITY_PROJECT_FILE_H
#define UNITY_PROJECT_FILE_H

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

/* Opens a file for reading. Does not block if it is a pipe or a device. -1 with errno set. */
int file_open(const struct project *p, struct slice path);
/* Reads a whole file into `f`, reusing memory from an earlier read (start with a zeroed `f`).
 * ERR_NOT_FOUND: missing; ERR_TOOL: not a file, unreadable; ERR_TOO_LARGE. */
bool file_read(const struct project *p, struct slice path, struct file_bytes *f, struct err *err);
void file_done(struct file_bytes *f);

/* Replaces a file atomically: writes a temporary file beside it, syncs it, renames it and syncs the
 * folder. Keeps the old file's mode, and writes through a symbolic link. Fails with ERR_TOOL if the
 * old file is read-only and with ERR_NOT_FOUND if there is no such folder. Removes leftovers of
 * earlier attempts. */
bool file_replace(const char *path, struct slice bytes, struct err *err);

/* Whether a peer may read this path. It must be in the index or be a plain path without "." and
 * "..", and after resolving links it must be below the project's folder or one of its roots. */
bool project_has_file(const struct project *p, struct slice path);

#endif
