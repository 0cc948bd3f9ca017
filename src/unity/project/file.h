/*
 * Files of a project: reading one whole, replacing one at once, and whether a peer may have it.
 */
#ifndef UNITY_PROJECT_FILE_H
#define UNITY_PROJECT_FILE_H

#include "project.h"
#include "unity/yaml/yaml.h"

/* A file's bytes in memory of our own. Not mapped: a mapped file that another process truncates
 * would end this one. */
struct file_bytes {
    struct slice bytes;
    enum yaml_kind kind;
    int64_t mtime_ns;
    void *block;
    size_t block_size;
};

/* Opens a file for reading, without waiting if it is a pipe or a device; -1 with errno set. */
int file_open(const struct project *p, struct slice path);
/* Reads a whole file into `f`, reusing the memory that an earlier read left there (begin with
 * zeros). ERR_NOT_FOUND: it is not there; ERR_TOOL: not a file, unreadable; ERR_TOO_LARGE. */
bool file_read(const struct project *p, struct slice path, struct file_bytes *f, struct err *err);
void file_done(struct file_bytes *f);

/* Replaces a file: writes a temporary one beside it, syncs it, renames it, and syncs the folder, so
 * that `path` never names half a file. Keeps the mode of the old file, and the file itself if it is
 * read-only (ERR_TOOL); a link stays one. Removes leftovers of an earlier attempt. ERR_NOT_FOUND:
 * no such folder. */
bool file_replace(const char *path, struct slice bytes, struct err *err);

/* Whether a peer may read what has this path. The path must be a plain one, without "." and "..",
 * or one of the index, and must lead, through whatever links, to a place below the project's folder
 * or one of its roots. */
bool project_has_file(const struct project *p, struct slice path);

#endif
