/*
 * Reads all references of a project, for unity/check and graph.c: threads that read files (pool.c),
 * the documents of one file (file.c), and the references of a document, found from its bytes
 * (lex.c) or, where those are ambiguous, from its tree (tree.c). Private to them.
 */
#ifndef UNITY_REFS_INTERNAL_H
#define UNITY_REFS_INTERNAL_H

#include "base/limits.h"
#include "refs.h"

/* --- References of a document. --- */

struct refs_lex;

/* A map in braces with a fileID, as written in the file. */
struct ref_seen {
    struct yaml_ref ref;
    const char *at;       /* its brace */
    struct slice key;     /* the key it is the value of; empty: an item of a list */
    bool is_top;          /* the key is at the document's top level */
    bool is_removed;      /* in m_RemovedComponents or m_RemovedGameObjects; only set for a tree */
    struct refs_lex *lex; /* NULL: found in a tree */
};

/* Whether it is in one of an instance's lists of removed parts. */
bool refs_is_removed(const struct ref_seen *r);

enum refs_step {
    REFS_END,
    REFS_REF,
    REFS_NEEDS_TREE, /* from l->p on, only the tree shows references */
};

struct refs_lex {
    const char *begin, *p, *end;
    bool needs_tree;         /* REFS_NEEDS_TREE applies to the whole document */
    size_t col;              /* column of the document's top-level keys */
    const char *line;        /* start of the line that contains `known` */
    const char *known;       /* line starts are known up to here */
    const char *quotes[2];   /* the next unseen ' and the next unseen "; or end */
    const char *cut, *after; /* the m_Removed... list that was found last */
};

void refs_lex_init(struct refs_lex *l, const struct yaml_doc *doc);
/* The next reference, in byte order. */
enum refs_step refs_lex_next(struct refs_lex *l, struct ref_seen *ret_seen);

/* The position of a value in a tree. */
struct refs_path {
    const struct yaml *nodes[2 * LIMIT_YAML_DEPTH]; /* from the top-level key down */
    size_t places[2 * LIMIT_YAML_DEPTH];            /* index among its siblings */
    size_t n;
    bool is_list; /* the document is a list, so the path begins with an index */
    bool is_removed;
};

/* False: out of memory. */
typedef bool ref_fn(void *ctx, const struct ref_seen *r, const struct refs_path *path);

/* Calls `fn` for every reference of the tree, in byte order. */
bool refs_tree_each(const struct yaml *root, ref_fn *fn, void *ctx);
/* "m_Materials[0]", or the property that a modification sets; p is NULL if out of memory. */
struct slice refs_path_text(const struct refs_path *path, struct arena *a);

/* --- Documents of a file. --- */

/* A file's documents; the memory is reused for the next file. */
struct refs_docs {
    struct yaml_doc *docs;
    size_t n_docs, cap;
    struct map by_id;   /* struct refs_id: the first document with each id */
    struct arena trees; /* memory of one tree at a time */
};

enum refs_result {
    REFS_OK,
    REFS_FAULT,          /* the file cannot be read; err has place and reason */
    REFS_TREE_TOO_LARGE, /* its tree would need too much memory */
    REFS_NO_MEMORY,
};

void refs_docs_init(struct refs_docs *d);
void refs_docs_done(struct refs_docs *d);
/* Reads the documents of `bytes`. REFS_FAULT: yaml_open() or yaml_next() fails, or the last
 * document is truncated. */
enum refs_result refs_docs_read(struct refs_docs *d, struct slice bytes, struct err *err);
/* The document with this id; NULL: none. */
const struct yaml_doc *refs_docs_find(const struct refs_docs *d, int64_t id);
/* Parses one document. The tree is valid until the next call. */
enum refs_result refs_docs_tree(struct refs_docs *d, const struct yaml_doc *doc,
                                const struct yaml **ret_root, struct err *err);
/* Calls `fn` for every reference of the document. `path` is NULL for those found from bytes, which
 * is all of them unless the bytes are ambiguous. */
enum refs_result refs_docs_each(struct refs_docs *d, const struct yaml_doc *doc, ref_fn *fn,
                                void *ctx, struct err *err);

/* A thread's cached result for a guid, so that it asks the project only once. */
struct refs_guid {
    struct guid guid;
    uint32_t value; /* 0: not known yet */
};

/* --- Files of a project. --- */

/* A file from the walk's list. */
struct refs_file {
    const struct walk_folder *folder;
    const struct walk_file *file;
};

struct slice refs_file_name(const struct project *p, const struct refs_file *f);
/* The file's path in `a`; p is NULL if out of memory. */
struct slice refs_file_path(const struct project *p, const struct refs_file *f, struct arena *a);
/* Compares paths in byte order. */
int refs_file_compare(const struct project *p, const struct refs_file *a,
                      const struct refs_file *b);
bool refs_is_in_scope(enum check_scope scope, struct slice name, bool is_meta);

/* The content for a thread: the whole file if it is UnityYAML or a .meta file, else its
 * beginning. */
struct refs_bytes {
    struct slice bytes;
    enum yaml_kind kind;
    int os_error;      /* not 0: unreadable */
    bool is_too_large; /* not read */
};

struct refs_job {
    const struct project *p;
    enum check_scope scope;
    const struct scan_watch *watch; /* may be NULL */
    unsigned n_threads;
    /* Called once per file, on thread `number`; each thread handles one file at a time. False: out
     * of memory, all threads stop. */
    bool (*file)(void *ctx, unsigned number, const struct refs_file *f, const struct refs_bytes *b);
    void *ctx;
};

struct refs_progress {
    size_t n_done, n_total; /* files in scope */
    bool is_stopped;        /* the caller stopped it */
};

/* The number of threads that refs_run() uses, at least 1. */
unsigned refs_threads(const struct project *p);
/* Reads all files of the scope, in no fixed order. */
bool refs_run(const struct refs_job *job, struct refs_progress *ret_progress, struct err *err);

/* Limits how often the watch is asked whether to go on. */
struct refs_pace {
    const struct scan_watch *watch;
    int64_t next_ms;
};

void refs_pace_init(struct refs_pace *pace, const struct scan_watch *watch);
/* Asks the watch if enough time has passed. False: stop. */
bool refs_pace_ask(struct refs_pace *pace, size_t done, size_t total);

#endif
