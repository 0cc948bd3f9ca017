/*
 * What the parts of the walk share: walk.c (roots, links and the result), walk_pool.c (the
 * threads), walk_folder.c (one folder), walk_files.c (the list of files). Private to them.
 */
#ifndef UNITY_INDEX_INTERNAL_H
#define UNITY_INDEX_INTERNAL_H

#include <pthread.h>
#include <sys/stat.h>

#include "index.h"

/* A folder, or a link to one, that waits to be read. */
struct walk_dir {
    struct slice path; /* relative to the project or absolute; a NUL follows it */
    unsigned depth;
    bool is_start; /* a root or a link: may be followed */
    bool is_flat;  /* list its files and go no deeper */
};

/* Arrays of a walk have no maximum of their own: walk_count() counts every name. */
struct walk_dirs {
    struct walk_dir *items;
    size_t n, cap;
};

/* A .meta file with a guid. */
struct walk_found {
    struct slice path; /* of what it describes */
    struct guid guid;
    unsigned kind;
};

/* Which folder it is, by whatever path it was reached. */
struct walk_id {
    uint64_t key[2]; /* device and inode */
};

struct walk {
    const struct walk_options *o;
    int project; /* the folder, open */
    unsigned n_threads;
    pthread_mutex_t lock;
    pthread_cond_t changed; /* there is more work, or no more */
    /* From here under the lock: */
    struct walk_dirs work;  /* last in, first out */
    struct walk_dirs links; /* not followed yet */
    struct map seen;        /* struct walk_id: folders that were read */
    size_t n_entries;
    unsigned n_busy;       /* threads that read a folder */
    enum err_kind failure; /* ERR_NONE, or why all stop */
    bool is_stopped;       /* the caller's watch has said so */
};

enum walk_type { WALK_FILE, WALK_FOLDER, WALK_LINK /* to a folder */, WALK_OTHER, WALK_BROKEN };

struct walk_name {
    struct slice text; /* a NUL follows it */
    enum walk_type type;
};

/* What one thread found; no other thread touches it while they run. */
struct walk_thread {
    struct walk *w;
    bool is_callers;   /* it asks the watch */
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
    /* Of the folder that it reads: */
    struct walk_name *names; /* in byte order */
    size_t n_names, names_cap;
    struct arena names_text;
    struct walk_dirs subdirs, links;
};

/* Reads one folder: adds its guids, files and problems, and leaves subdirs and links for the
 * pool. */
void walk_read_folder(struct walk_thread *t, const struct walk_dir *dir);
/* Lists a file of `dir`; all files of a folder follow one another. */
void walk_list_file(struct walk_thread *t, const struct walk_dir *dir, struct slice name,
                    bool is_meta);
/* Makes one list of those of all threads. */
bool walk_merge_files(struct walk_result *r, const struct walk_thread *threads, unsigned n_threads,
                      struct err *err);
/* Counts a folder as read. False: it was read before, or there is no memory (failure is set). */
bool walk_enter(struct walk_thread *t, const struct stat *st);
/* Counts names; sets failure when there are too many. */
void walk_count(struct walk_thread *t, size_t n);
/* Asks the watch. False: leave the rest of the folder. */
bool walk_goes_on(struct walk_thread *t);

/* Reads `start` and all real folders below it, with as many of the threads as there is work for. */
void walk_run(struct walk *w, struct walk_thread *threads, const struct walk_dir *start);

#endif
