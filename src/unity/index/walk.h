/*
 * What the parts of the walk share: walk.c (roots, links and the result), walk_pool.c (the threads
 * and what they share), walk_folder.c (one folder), walk_files.c (the list of files). Private to
 * them.
 */
#ifndef UNITY_INDEX_WALK_H
#define UNITY_INDEX_WALK_H

#include <pthread.h>
#include <sys/stat.h>

#include "index.h"

#define WALK_MAX_THREADS 64

/* A growing array; all its items have one type. */
struct walk_list {
    void *items;
    size_t n, cap;
};

/* False without memory. */
bool walk_list_add(struct walk_list *l, const void *item, size_t size);
/* Frees the array and empties the list. */
void walk_list_done(struct walk_list *l);

/* A folder, or a link to one, that waits to be read. */
struct walk_dir {
    struct slice path; /* relative to the project or absolute, NUL after it */
    unsigned depth;
    bool is_start; /* a root or a link: may be followed */
    bool is_flat;  /* its files are listed, and that is all */
};

/* A .meta file with a guid. */
struct walk_found {
    struct slice path; /* of what it describes */
    struct guid guid;
    unsigned kind;
};

struct walk_id {
    dev_t dev;
    ino_t ino;
    bool is_used;
};

struct walk {
    const struct walk_options *o;
    int project; /* the folder, open */
    unsigned n_threads;
    pthread_mutex_t lock;
    pthread_cond_t changed; /* there is more work, or no more */
    /* From here under the lock: */
    struct walk_list work;  /* struct walk_dir, last in, first out */
    struct walk_list links; /* struct walk_dir, not followed yet */
    struct walk_id *seen;   /* folders, by hash with open addressing */
    size_t n_seen, n_slots;
    size_t n_entries;
    unsigned n_busy;       /* threads that read a folder */
    enum err_kind failure; /* ERR_NONE, or why all stop */
    bool is_stopped;       /* the watch has said so */
};

/* What one thread found; nobody else touches it while threads run. */
struct walk_thread {
    struct walk *w;
    bool is_callers;                  /* it asks the watch */
    struct arena text;                /* all paths */
    struct walk_list found, problems; /* struct walk_found, struct walk_problem */
    struct walk_list subdirs, links;  /* struct walk_dir, of the folder at hand */
    struct walk_list names;           /* of the folder at hand */
    struct arena names_text;
    struct walk_list folders, files; /* struct walk_folder, struct walk_file */
    struct buf file_names;           /* of files */
    size_t n_free_metas;
    enum err_kind failure;
};

/* Reads one folder: notes guids and problems, and leaves subdirs and links for the pool. */
void walk_read_folder(struct walk_thread *t, const struct walk_dir *dir);
/* Notes a problem with `path`, which must live as long as the thread. */
void walk_note(struct walk_thread *t, struct slice path, enum walk_reason reason, int os_error);
/* Lists a file of `dir`; all files of a folder follow one another. */
void walk_list_file(struct walk_thread *t, const struct walk_dir *dir, struct slice name,
                    bool is_meta);
/* Makes one list of those of all threads. */
bool walk_keep_files(struct walk_result *r, const struct walk_thread *threads, unsigned n_threads,
                     struct err *err);
/* Counts a folder as read. False if it was already, or without memory (then failure is set). */
bool walk_enter(struct walk_thread *t, const struct stat *st);
/* Counts names; sets failure when there are too many. */
void walk_count(struct walk_thread *t, size_t n);
/* Asks the watch. False: leave the rest of the folder. */
bool walk_goes_on(struct walk_thread *t);

/* Reads `start` and all real folders below it, with as many of the threads as there is work for. */
void walk_run(struct walk *w, struct walk_thread *threads, const struct walk_dir *start);

#endif
