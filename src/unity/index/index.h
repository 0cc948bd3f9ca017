/*
 * Which asset a guid means: guids, the guid that a .meta file names, the index of a project, the
 * walk that fills it, and the table of guids that live in packages outside any project. Private to
 * unity/; reads files only in walk.c and knows nothing of what is inside an asset.
 */
#ifndef UNITY_INDEX_INDEX_H
#define UNITY_INDEX_INDEX_H

#include "base/base.h"
#include "guid.h"

#define PACKAGE_TYPE_SIZE 192
#define PACKAGE_MAX_ROWS  8 /* of one guid: the table has four at most */

/* What is known of an indexed asset. */
enum guid_kind {
    GUID_FOLDER = 1,   /* a folder, not a file */
    GUID_ORPHAN = 2,   /* there is a .meta file, but not what it describes */
    GUID_NOT_UTF8 = 4, /* the path cannot be written as text */
};

struct guid_entry {
    struct guid guid;
    uint32_t at, len; /* the path, in the index's text */
    unsigned kind;    /* of enum guid_kind */
};

/* Guid to path and path to guid. One guid has one path and one path one guid. */
struct guid_index {
    struct guid_entry *entries; /* the items of by_guid, in the order they were added */
    uint32_t n_entries;
    struct map by_guid; /* struct guid_entry */
    struct map by_path; /* uint32_t: the number of an entry */
    char *text;         /* all paths */
    size_t text_len, text_cap;
    size_t max_bytes;
};

enum guid_added {
    GUID_ADDED,
    GUID_TAKEN, /* the guid or the path is there already (the empty path always is) */
    GUID_FULL,  /* over the maximum */
    GUID_NO_MEMORY,
};

/* An empty index that takes at most `max_bytes` of memory. Allocates nothing yet. */
void guid_index_init(struct guid_index *x, size_t max_bytes);
void guid_index_done(struct guid_index *x);
/* Copies the path: bytes with '/' between names, relative to the project. Nothing changes unless it
 * returns GUID_ADDED. */
enum guid_added guid_index_add(struct guid_index *x, const struct guid *g, struct slice path,
                               unsigned kind);
/* Either is NULL if there is none; valid until the next add. */
const struct guid_entry *guid_index_find(const struct guid_index *x, const struct guid *g);
const struct guid_entry *guid_index_at(const struct guid_index *x, struct slice path);
/* The entry's path; valid until the next add. */
struct slice guid_index_path(const struct guid_index *x, const struct guid_entry *e);
/* All that it holds on to. */
size_t guid_index_bytes(const struct guid_index *x);

/* What a .meta file turned out to be. */
enum meta_result {
    META_OK,
    META_EMPTY,
    META_LFS,      /* a Git LFS pointer stands in its place */
    META_BINARY,   /* has a NUL */
    META_CONFLICT, /* merge-conflict markers, or two different guids */
    META_NO_GUID,
    META_BAD_GUID, /* not 32 hex digits, or all zeros */
};

#define META_HEAD 256 /* bytes that nearly always hold the guid */

/*
 * The guid in the first bytes of a .meta file: the line "guid: <32 hex digits>", not indented; a
 * byte order mark and CRLF are fine. `is_whole` says that nothing follows; otherwise a line that
 * the bytes cut off does not count, and META_NO_GUID may mean that more bytes are needed. Sets
 * *ret_guid for META_OK alone.
 */
enum meta_result meta_guid(struct slice bytes, bool is_whole, struct guid *ret_guid);

/* Why something in a project could not be read, or not be used. */
enum walk_reason {
    WALK_UNREADABLE, /* os_error says why */
    WALK_NOT_FILE,   /* a .meta that is a pipe, socket or device */
    WALK_TOO_DEEP,   /* folder below the maximum depth: skipped */
    WALK_SEEN,       /* folder that was walked by another path: a link back, or one twice */
    WALK_NOT_UTF8,   /* the name is no text; the asset is indexed all the same */
    WALK_EMPTY,      /* from here: the .meta file is, as in enum meta_result */
    WALK_LFS,
    WALK_BINARY,
    WALK_CONFLICT,
    WALK_NO_GUID,
    WALK_BAD_GUID,
    WALK_DUPLICATE, /* the guid belongs to another path, which guid_index_find() tells */
    WALK_REASON_COUNT
};

struct walk_problem {
    struct slice path; /* of the .meta file or folder, relative to the project; any bytes */
    enum walk_reason reason;
    int os_error;     /* of WALK_UNREADABLE, else 0 */
    struct guid guid; /* of WALK_DUPLICATE, else null */
};

/* What a long scan tells and asks, on the caller's thread: before the first file or folder, then
 * some times a second. `total` 0: nobody knows. False: stop. */
struct scan_watch {
    bool (*go_on)(void *ctx, size_t done, size_t total);
    void *ctx;
};

struct walk_options {
    const char *project;      /* the folder that has Assets */
    const char *const *roots; /* folders beside Assets and Packages, relative to it or absolute */
    size_t n_roots;
    unsigned n_threads;             /* 1 or 0 walks in the caller's thread */
    unsigned max_depth;             /* folders below a root */
    size_t max_entries;             /* names in all folders together */
    size_t max_bytes;               /* of the index, and of the notes of each thread */
    const struct scan_watch *watch; /* asked before each folder; NULL: nobody is */
};

/* A file that may refer to assets. */
struct walk_file {
    uint32_t at, len; /* its name, in the result's names; a NUL follows it */
    bool is_meta;     /* a .meta file that has a guid */
};

/* A folder with such files, in byte order of their names. */
struct walk_folder {
    struct slice path; /* relative to the project or absolute; a NUL follows it */
    size_t first, n_files;
};

struct walk_result {
    struct guid_index index;       /* entries in byte order of their paths */
    struct walk_problem *problems; /* in byte order of their paths */
    size_t n_problems;
    struct walk_folder *folders; /* in byte order of their paths */
    size_t n_folders;
    struct walk_file *files; /* of the first folder, of the second ... */
    size_t n_files;
    char *names;          /* of files */
    size_t n_plain_metas; /* .meta files without references; they are not among the files */
    size_t n_entries;     /* names seen, hidden ones too */
    bool is_partial;      /* the watch stopped it: there is more than was seen */
    struct arena text;    /* paths of problems and folders */
};

/*
 * Walks Assets, Packages and the given roots, follows links to folders once, leaves out what Unity
 * leaves out (names that begin with '.', end in '~' or ".tmp", or are "cvs"), and indexes every
 * .meta file. Lists the files that may refer to assets, those of ProjectSettings too (but of no
 * folder below that). What cannot be read becomes a problem and never ends the walk. The result
 * does not depend on the number of threads: of two paths with one guid, the first in byte order
 * gets it.
 * A walk that is stopped has what it has found until then.
 * Fails with ERR_NOT_FOUND without an Assets folder, ERR_TOO_LARGE over a maximum, ERR_INTERNAL
 * without memory. The result belongs to the caller: walk_result_done().
 */
bool walk_project(const struct walk_options *o, struct walk_result *ret_result, struct err *err);
void walk_result_done(struct walk_result *r);
/* Whether a file of this name can be UnityYAML: it is nothing that is well known as something else,
 * such as .png or .cs. */
bool walk_may_be_yaml(struct slice name);
/* Whether the text at p, behind a '{', can be that of a reference: {fileID: 1}, or its keys in
 * another order. */
bool walk_may_be_ref(const char *p, const char *end);
/* Whether one can be anywhere in it. */
bool walk_has_ref(const char *p, const char *end);
/* A file or folder of this name is none of Unity's. */
bool walk_is_hidden(struct slice name);
/* A phrase for people, such as "is empty". */
const char *walk_reason_text(enum walk_reason reason);

/* Where a guid lives that no project needs to contain. */
struct package_row {
    struct slice package;         /* such as com.unity.ugui */
    char type[PACKAGE_TYPE_SIZE]; /* such as UnityEngine.UI.Image; empty if it is no script */
};

/*
 * The packages that have this guid, those of today's manifests first: writes at most `max` rows and
 * returns how many there are in all, 0 for none. Allocates nothing. Package names are constant.
 */
size_t package_find(const struct guid *g, struct package_row *rows, size_t max);
/* How many rows the table has, and row `i` of them in the order of guids. */
size_t package_count(void);
void package_at(size_t i, struct guid *ret_guid, struct package_row *ret_row);
/* How many packages the rows name, and name `i` of them; constant. */
size_t package_name_count(void);
struct slice package_name_at(size_t i);

/*
 * The file id by which a scene names a class in a compiled assembly: the first four bytes of
 * MD4("s\0\0\0" + name_space + name), little-endian.
 */
int32_t package_script_id(struct slice name_space, struct slice name);

#endif
