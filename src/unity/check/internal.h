/*
 * Shared by the parts of check_project(): check.c (the result), file.c (one file, on many threads),
 * uses.c (packages and unknown guids), texts.c (findings in words). Private to them.
 */
#ifndef UNITY_CHECK_INTERNAL_H
#define UNITY_CHECK_INTERNAL_H

#include "check.h"
#include "unity/project/classes.h"
#include "unity/project/file.h"
#include "unity/project/script.h"
#include "unity/refs/internal.h"

/* A guid that belongs to no asset of the project. */
struct check_use {
    struct guid guid;
    struct ref_target target; /* REF_PACKAGE, REF_UNRESOLVED or REF_MISSING */
    size_t n_uses, n_scripts;
    struct refs_file first; /* first by path; folder NULL: not used yet */
    size_t line;
    struct refs_file hint_file; /* the file of the hint */
    struct slice hint;
};

/* A use in the current file; it counts only if the whole file is readable. */
struct check_entry {
    uint32_t use;
    const char *at;
    const struct yaml_doc *doc;
    bool is_script;
};

enum check_reason {
    CHECK_TEXT,    /* f.context has the sentence */
    CHECK_FAULT,   /* a bad reference */
    CHECK_NO_PATH, /* no scene at this path */
};

/* A finding as a thread stores it: small, without the texts that findings share. */
struct check_found {
    struct finding f; /* object: the document's name; context: only for CHECK_TEXT */
    enum check_reason reason;
    enum ref_fault fault;  /* for CHECK_FAULT */
    struct refs_file file; /* folder NULL: f.path is already set */
    int64_t doc;           /* the document's id */
    bool is_in_scene;      /* the document is an object or a component */
    size_t order;          /* position in its file's findings */
};

struct check_list {
    struct check_found *items;
    size_t n, cap;
};

/* Adds an item for a finding of this kind that is not about a component; NULL: out of memory. */
struct check_found *check_list_add(struct check_list *l, enum finding_kind kind);

struct check_thread {
    const struct project *p;
    struct refs_docs docs;
    struct map guids; /* struct refs_guid: 1: fine; else index of a use + 2 */
    struct check_use *uses;
    size_t n_uses, uses_cap;
    struct check_list found;
    size_t most; /* its share of LIMIT_FINDINGS */
    struct arena text;
    size_t n_files, n_references;
    /* The current file: */
    size_t n_kinds[FINDING_COUNT]; /* findings that are listed */
    size_t n_more[FINDING_COUNT];  /* and those that are not */
    struct refs_file file;
    struct check_entry *entries;
    size_t n_entries, entries_cap;
    size_t n_refs;
    const struct yaml_doc *doc;
    bool has_script; /* the document's m_Script was seen */
    bool is_bad;     /* the document has something to report */
};

/* The function of a struct refs_job; ctx is the array of threads. */
bool check_file(void *ctx, unsigned number, const struct refs_file *f, const struct refs_bytes *b);

/* Classifies a guid: 1 (fine), or the index of its use + 2. 0: out of memory. */
uint32_t check_use_of(struct check_thread *t, const struct guid *g);
/* Counts the uses of the current file. False: out of memory. */
bool check_uses_commit(struct check_thread *t);
/* Merges all threads' uses into the lists of unresolved guids and of packages. */
bool check_uses_merge(const struct check_thread *threads, unsigned n_threads,
                      struct check_result *r, struct err *err);

/* --- texts.c --- */

/* Adds findings for entries that the walk could not read; their paths belong to the walk. False:
 * out of memory. */
bool check_problems(struct check_thread *t);
/* Adds findings for enabled build scenes that do not exist. */
bool check_build_scenes(const struct project *p, struct check_list *found);

/* Turns the sorted findings into the result's, with all texts in its arena. */
struct check_texts {
    struct project *p;
    struct check_result *r;
    struct refs_pace *pace; /* asked before opening each scene */
    bool is_stopped;        /* the remaining findings get no objects */
};

bool check_texts(struct check_texts *x, const struct check_list *found, struct err *err);

#endif
