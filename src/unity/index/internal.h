/*
 * Shared by the parts of the walk: walk.c (roots, links and the result), walk_pool.c (the threads),
 * walk_folder.c (one folder), walk_files.c (the list of files). Private to them.
 */
#ifndef UNITY_INDEX_INTERNAL_H
#define UNITY_INDEX_INTERNAL_H

#include <pthread.h>
#include <sys/stat.h>

#include "index.h"

/* A folder, or a link to one, that is waiting to be read. */
struct walk_dir {
    struct slice path; /* relative to the project or absolute; NUL-terminated */
    unsigned depth;
    bool is_start; /* a root or a link: may be opened through a symbolic link */
    bool is_flat;  /* list its files but do not descend */
};

/* These arrays need no maximum: walk_count() limits the total number of names. */
struct walk_dirs {
    struct walk_dir *items;
    size_t n, cap;
};

/* A .meta file with a guid. */
struct walk_found {
    struct slice path; /* of its asset */
    struct guid guid;
    unsigned kind;
};

/* Identifies a folder, whichever path led to it. */
struct walk_id {
    uint64_t key[2]; /* device and inode */
};

struct walk {
    const struct walk_options *o;
    int project; /* descriptor of the project folder */
    unsigned n_threads;
    pthread_mutex_t lock;
    pthread_cond_t changed; /* there is more work, or none left */
    /* The lock protects the rest: */
    struct walk_dirs work;  /* last in, first out */
    struct walk_dirs links; /* not followed yet */
    struct map seen;        /* struct walk_id: folders that were read */
    size_t n_entries;
    unsigned n_busy;       /* threads that are reading a folder */
    enum err_kind failure; /* ERR_NONE, or the reason for all threads to stop */
    bool is_stopped;       /* the caller's watch stopped the walk */
};

enum walk_type { WALK_FILE, WALK_FOLDER, WALK_LINK /* to a folder */, WALK_OTHER, WALK_BROKEN };

struct walk_name {
    struct slice text; /* NUL-terminated */
    enum walk_type type;
};

/* The results of one thread; no other thread uses them while it runs. */
struct walk_thread {
    struct walk *w;
    bool is_callers;   /* the caller's thread, which asks the watch */
    struct arena text; /* all paths */
    struct walk_found *found;
    size_t n_found, found_cap;
    struct walk_problem *problems;
    size_t n_problems, problems_cap;
    struct walk_folder *folders;
    size_t n_folders, folders_cap;
    struct walk_file *files;
    size_t n_files, files_cap;
    struct buf file_names;
    size_t n_plain_metas;
    enum err_kind failure;
    /* For the current folder: */
    struct walk_name *names; /* in byte order */
    size_t n_names, names_cap;
    struct arena names_text;
    struct walk_dirs subdirs, links;
};

/* Reads one folder: adds its guids, files and problems, and leaves subdirs and links for the
 * pool. */
void walk_read_folder(struct walk_thread *t, const struct walk_dir *dir);
/* Lists a file of `dir`. All files of a folder must be added in a row. */
void walk_list_file(struct walk_thread *t, const struct walk_dir *dir, struct slice name,
                    bool is_meta);
/* Merges the lists of all threads. */
bool walk_merge_files(struct walk_result *r, const struct walk_thread *threads, unsigned n_threads,
                      struct err *err);
/* Marks a folder as read. False: it was read before, or out of memory (failure is set). */
bool walk_enter(struct walk_thread *t, const struct stat *st);
/* Counts names; sets failure when there are too many. */
void walk_count(struct walk_thread *t, size_t n);
/* Asks the watch. False: skip the rest of the folder. */
bool walk_goes_on(struct walk_thread *t);

/* Reads `start` and all real folders below it, using as many threads as the work justifies. */
void walk_run(struct walk *w, struct walk_thread *threads, const struct walk_dir *start);

#endif
