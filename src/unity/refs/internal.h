/*
 * What reading all references of a project is made of, for check*.c and graph.c: threads that
 * read files (pool.c), the documents of one file (file.c), the references of a document,
 * found by their bytes (lex.c) or, where that is not sure, by its tree (tree.c).
 * Private to them.
 */
#ifndef UNITY_REFS_INTERNAL_H
#define UNITY_REFS_INTERNAL_H

#include "base/limits.h"
#include "refs.h"

/* --- References of a document. --- */

struct refs_lex;

/* A map in braces with a fileID, as the file writes it. */
struct ref_seen {
    struct yaml_ref ref;
    const char *at;       /* its brace */
    struct slice key;     /* whose value it is; empty: it is an item of a list */
    bool is_top;          /* the key is one of the document's own */
    bool is_removed;      /* in m_RemovedComponents or m_RemovedGameObjects; of a tree */
    struct refs_lex *lex; /* NULL: of a tree */
};

/* Whether it is in a list of what an instance leaves out of its source. */
bool refs_is_removed(const struct ref_seen *r);

enum refs_step {
    REFS_END,
    REFS_REF,
    REFS_ODD, /* from l->p on it takes a tree to tell what is a reference */
};

struct refs_lex {
    const char *begin, *p, *end;
    bool is_odd;             /* from its first byte on */
    size_t col;              /* of the document's own keys */
    const char *line;        /* where the line of `known` begins */
    const char *known;       /* up to here lines have been looked for */
    const char *quotes[2];   /* the next ' and the next " that were not looked at; or end */
    const char *cut, *after; /* the last list of removed things that was looked for */
};

void refs_lex_init(struct refs_lex *l, const struct yaml_doc *doc);
/* The next reference, in the order of bytes. */
enum refs_step refs_lex_next(struct refs_lex *l, struct ref_seen *ret_seen);

/* Where a value stands in a tree. */
struct refs_path {
    const struct yaml *nodes[2 * LIMIT_YAML_DEPTH]; /* from the document's own key */
    size_t places[2 * LIMIT_YAML_DEPTH];            /* among its siblings */
    size_t n;
    bool is_list; /* the document is one, so that the path begins with a number */
    bool is_removed;
};

/* False: no memory. */
typedef bool ref_fn(void *ctx, const struct ref_seen *r, const struct refs_path *path);

/* Every reference of the tree, in the order of bytes. */
bool refs_tree_each(const struct yaml *root, ref_fn *fn, void *ctx);
/* "m_Materials[0]", or what a modification modifies; p is NULL without memory. */
struct slice refs_path_text(const struct refs_path *path, struct arena *a);

/* --- Documents of a file. --- */

/* A file's documents; the memory is used again for the next file. */
struct refs_docs {
    struct yaml_doc *docs;
    size_t n_docs, cap;
    struct map by_id;   /* struct refs_id: the first document with each id */
    struct arena trees; /* one tree at a time */
};

enum refs_result {
    REFS_OK,
    REFS_FAULT,    /* the file cannot be read, err says where and why */
    REFS_TOO_DEAR, /* its tree would take too much memory */
    REFS_NO_MEMORY,
};

void refs_docs_init(struct refs_docs *d);
void refs_docs_done(struct refs_docs *d);
/* Reads the documents of `bytes`. A fault: what yaml_open() and yaml_next() refuse, and a last
 * document that is cut off. */
enum refs_result refs_docs_read(struct refs_docs *d, struct slice bytes, struct err *err);
/* The document with this id; NULL: none. */
const struct yaml_doc *refs_docs_find(const struct refs_docs *d, int64_t id);
/* The tree of one document, valid until the next; as a result of the arena alone. */
enum refs_result refs_docs_tree(struct refs_docs *d, const struct yaml_doc *doc,
                                const struct yaml **ret_root, struct err *err);
/* Every reference of the document, by bytes as far as they tell; `path` is NULL then. */
enum refs_result refs_docs_each(struct refs_docs *d, const struct yaml_doc *doc, ref_fn *fn,
                                void *ctx, struct err *err);

/* What a thread knows of a guid, so that it asks the project once for each. */
struct refs_guid {
    struct guid guid;
    uint32_t value; /* 0: nothing yet */
};

/* --- Files of a project. --- */

/* One of the files that the walk listed. */
struct refs_file {
    const struct walk_folder *folder;
    const struct walk_file *file;
};

struct slice refs_file_name(const struct project *p, const struct refs_file *f);
/* In `a`; p is NULL without memory. */
struct slice refs_file_path(const struct project *p, const struct refs_file *f, struct arena *a);
/* Byte order of paths. */
int refs_file_compare(const struct project *p, const struct refs_file *a,
                      const struct refs_file *b);
bool refs_is_in_scope(enum check_scope scope, struct slice name, bool is_meta);

/* What a thread is given: all of a file that is UnityYAML or a .meta file, else its beginning. */
struct refs_bytes {
    struct slice bytes;
    enum yaml_kind kind;
    int os_error;      /* not 0: it cannot be read */
    bool is_too_large; /* the same */
};

struct refs_job {
    const struct project *p;
    enum check_scope scope;
    const struct scan_watch *watch; /* may be NULL */
    unsigned n_threads;
    /* Called once for each file, by thread `number`; files of one thread follow one another. False:
     * no memory, all threads stop. */
    bool (*file)(void *ctx, unsigned number, const struct refs_file *f, const struct refs_bytes *b);
    void *ctx;
};

struct refs_progress {
    size_t n_done, n_total; /* files of the walk */
    bool is_stopped;        /* the caller did not want to go on */
};

/* Threads that refs_run() uses, at least 1. */
unsigned refs_threads(const struct project *p);
/* Reads all files of the scope, in no fixed order. */
bool refs_run(const struct refs_job *job, struct refs_progress *ret_progress, struct err *err);

/* A clock for those who ask whether to go on. */
struct refs_pace {
    const struct scan_watch *watch;
    int64_t next_ms;
};

void refs_pace_init(struct refs_pace *pace, const struct scan_watch *watch);
/* Asks if it is time to. False: stop. */
bool refs_pace_ask(struct refs_pace *pace, size_t done, size_t total);

#endif
