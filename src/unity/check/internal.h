/*
 * What the parts of check_project() share: check.c (the result), file.c (one file, by many
 * threads), uses.c (packages and guids that nobody knows), texts.c (findings as people
 * read them). Private to them.
 */
#ifndef UNITY_CHECK_INTERNAL_H
#define UNITY_CHECK_INTERNAL_H

#include "unity/project/classes.h"
#include "unity/project/file.h"
#include "unity/project/script.h"
#include "unity/refs/internal.h"

/* A guid that no asset of the project has. */
struct check_use {
    struct guid guid;
    struct ref_target target; /* REF_PACKAGE, REF_UNRESOLVED or REF_MISSING */
    size_t n_uses, n_scripts;
    struct refs_file first; /* by path; no folder: never used */
    size_t line;
    struct refs_file hint_file; /* where the hint is from */
    struct slice hint;
};

/* A use in the file at hand, which counts when the file turns out to be readable. */
struct check_entry {
    uint32_t use;
    const char *at;
    const struct yaml_doc *doc;
    bool is_script;
};

enum check_reason {
    CHECK_TEXT,    /* the sentence is there */
    CHECK_FAULT,   /* a reference */
    CHECK_NO_PATH, /* no scene at this path */
};

/* A finding as a thread keeps it: small, and without what others share. */
struct check_found {
    struct finding f; /* object: the document's name; context: of CHECK_TEXT alone */
    enum check_reason reason;
    enum ref_fault fault;  /* of CHECK_FAULT */
    struct refs_file file; /* no folder: the path is there */
    int64_t doc;           /* the document's id */
    bool is_in_scene;      /* the document is an object, or something on one */
    size_t order;          /* among those of its file */
};

struct check_list {
    struct check_found *items;
    size_t n, cap;
};

/* A new item for a finding of this kind, about no component; NULL: no memory. */
struct check_found *check_list_add(struct check_list *l, enum finding_kind kind);

struct check_thread {
    const struct project *p;
    struct refs_docs docs;
    struct map guids; /* struct refs_guid: 1: fine; 2 + number of a use */
    struct check_use *uses;
    size_t n_uses, uses_cap;
    struct check_list found;
    struct arena text;
    size_t n_files, n_references;
    bool is_too_many; /* findings */
    /* The file at hand: */
    struct refs_file file;
    struct check_entry *entries;
    size_t n_entries, entries_cap;
    size_t n_refs;
    const struct yaml_doc *doc;
    bool has_script; /* the document's m_Script was seen */
    bool is_bad;     /* the document has something to find */
};

/* As struct refs_job wants it; ctx is the array of threads. */
bool check_file(void *ctx, unsigned number, const struct refs_file *f, const struct refs_bytes *b);

/* What a guid is: 1, or 2 + the number of its use. 0: no memory. */
uint32_t check_use_of(struct check_thread *t, const struct guid *g);
/* Counts the uses of the file at hand. False: no memory. */
bool check_uses_commit(struct check_thread *t);
/* Makes the lists of unresolved guids and of packages from those of all threads. */
bool check_uses_merge(const struct check_thread *threads, unsigned n_threads,
                      struct check_result *r, struct err *err);

/* --- texts.c --- */

/* Adds what the walk could not read; paths are the walk's. False: no memory. */
bool check_problems(struct check_thread *t);
/* Adds the enabled scenes of the build that are not there to all findings. */
bool check_build_scenes(const struct project *p, struct check_list *found);

/* The result's findings of the sorted ones, all texts in its arena. */
struct check_texts {
    struct project *p;
    struct check_result *r;
    struct refs_pace *pace; /* asked before each scene that has to be opened */
    bool is_stopped;        /* the rest has no objects */
};

bool check_texts(struct check_texts *x, const struct check_list *found, struct err *err);

#endif
