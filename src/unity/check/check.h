/*
 * The faults of a project. The scan of refs/ finds references; documents that look wrong are
 * then parsed completely.
 */
#ifndef UNITY_CHECK_CHECK_H
#define UNITY_CHECK_CHECK_H

#include "unity/refs/refs.h"

enum finding_kind {
    FINDING_SCRIPT,     /* a missing script */
    FINDING_REFERENCE,  /* a reference to something that does not exist */
    FINDING_MALFORMED,  /* an unreadable text asset: conflict markers, truncated */
    FINDING_UNREADABLE, /* binary, an LFS pointer, empty, no permission: may well be fine */
    FINDING_COUNT
};

extern const char *const finding_lists[FINDING_COUNT]; /* see base/ids.h */

struct finding {
    enum finding_kind kind;
    struct slice path;     /* of the file */
    size_t line;           /* 0: the whole file */
    struct slice object;   /* path in the hierarchy, or the asset's name; empty: none */
    int component;         /* index on its object; -1: not about a component */
    struct slice property; /* of a reference: "m_Materials[0]", "m_SourcePrefab" */
    struct guid guid;      /* null: none */
    int64_t file_id;       /* the reference's fileID */
    struct slice context;  /* a sentence for the user */
    size_t n_more;         /* not 0: stands for so many of the file that are not listed */
};

/* A guid that may be in a package that is neither here nor in our table. */
struct unresolved {
    struct guid guid;
    size_t n_uses;
    size_t n_scripts;  /* how many of n_uses are scripts */
    struct slice path; /* first use */
    size_t line;
    struct slice hint; /* class name from the file itself; empty: none */
};

/* A package that assets use. */
struct package_use {
    struct slice package;
    size_t n_uses;
    bool is_in_manifest;
    struct slice path; /* first use */
    size_t line;
};

struct check_result {
    struct finding *findings; /* sorted by path, line, kind */
    size_t n_findings;
    size_t n_broken;               /* how many are scripts, references or malformed files */
    struct unresolved *unresolved; /* most used first */
    size_t n_unresolved;
    struct package_use *packages; /* by name */
    size_t n_packages;
    size_t n_files, n_total; /* UnityYAML and .meta files read; if n_total is larger, some were
                                not */
    size_t n_references;     /* in those files, not counting null */
    bool is_partial;
    struct arena arena; /* all texts */
};

/* Checks the text assets of the project, its .meta files and ProjectSettings. */
bool check_project(struct project *p, enum check_scope scope, const struct scan_watch *watch,
                   struct check_result *ret_result, struct err *err);
void check_result_done(struct check_result *r);
/* With those that are not listed. */
size_t check_count(const struct check_result *r, enum finding_kind kind);
size_t check_count_unlisted(const struct check_result *r);

#endif
