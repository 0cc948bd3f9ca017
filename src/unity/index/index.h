/*
 * Maps guids to assets: guids, reading the guid from a .meta file, a project's index, the walk that
 * fills it, and the table of guids of well-known packages. Private to unity/. Only the walk reads
 * files; the contents of assets are unknown here.
 */
#ifndef UNITY_INDEX_INDEX_H
#define UNITY_INDEX_INDEX_H

#include <limits.h>

#include "base/base.h"
#include "guid.h"

/* Folders of a project. */
#define PROJECT_ASSETS    "Assets"
#define PROJECT_PACKAGES  "Packages"
#define PROJECT_SETTINGS  "ProjectSettings"
#define PROJECT_CACHE     "Library/PackageCache" /* where an editor unpacks packages */
#define PACKAGE_TYPE_SIZE 192
#define PACKAGE_MAX_ROWS  8 /* per guid; the table has at most four */

/* Flags of an indexed asset. */
enum guid_kind {
    GUID_FOLDER = 1,   /* a folder, not a file */
    GUID_ORPHAN = 2,   /* the .meta file exists, but not its asset */
    GUID_NOT_UTF8 = 4, /* the path is not UTF-8 */
};

struct guid_entry {
    struct guid guid;
    uint32_t at, len; /* path, in the index's text */
    unsigned kind;    /* flags of enum guid_kind */
};

/* Maps guid to path and path to guid, one to one. */
struct guid_index {
    struct guid_entry *entries; /* items of by_guid, in the order of adding */
    uint32_t n_entries;
    struct map by_guid; /* struct guid_entry */
    struct map by_path; /* uint32_t: index of an entry */
    char *text;         /* all paths */
    size_t text_len, text_cap;
    size_t max_bytes;
};

enum guid_added {
    GUID_ADDED,
    GUID_TAKEN, /* the guid or the path is in use, or the path is empty */
    GUID_FULL,  /* the index is full */
    GUID_NO_MEMORY,
};

/* Makes an empty index that uses at most `max_bytes` of memory. Allocates nothing yet. */
void guid_index_init(struct guid_index *x, size_t max_bytes);
void guid_index_done(struct guid_index *x);
/* Copies the path: bytes with '/' between names, relative to the project. The index changes only if
 * it returns GUID_ADDED. */
enum guid_added guid_index_add(struct guid_index *x, const struct guid *g, struct slice path,
                               unsigned kind);
/* Gives a guid of the index to another path, which has none. False: it has one, or no memory;
 * nothing has changed then. */
bool guid_index_move(struct guid_index *x, const struct guid *g, struct slice path);
/* NULL: none. The result is valid until the next add. */
const struct guid_entry *guid_index_find(const struct guid_index *x, const struct guid *g);
const struct guid_entry *guid_index_at(const struct guid_index *x, struct slice path);
/* The entry's path, valid until the next add. */
struct slice guid_index_path(const struct guid_index *x, const struct guid_entry *e);
/* Memory in use. */
size_t guid_index_bytes(const struct guid_index *x);

/* The result of reading a .meta file. */
enum meta_result {
    META_OK,
    META_EMPTY,
    META_LFS,      /* a Git LFS pointer instead of the file */
    META_BINARY,   /* contains a NUL */
    META_CONFLICT, /* merge-conflict markers, or two different guids */
    META_NO_GUID,
    META_BAD_GUID, /* not 32 hex digits, or all zeros */
};

#define META_HEAD 256 /* the guid is nearly always in this many bytes */

/*
 * Finds the guid in the first bytes of a .meta file: the line "guid: <32 hex digits>", not
 * indented, with or without byte order mark and CRLF. If `is_whole` is false, more bytes follow: an
 * incomplete last line is ignored, and META_NO_GUID may mean that more bytes are needed. Sets
 * *ret_guid only for META_OK.
 */
enum meta_result meta_guid(struct slice bytes, bool is_whole, struct guid *ret_guid);

/* Why something in a project could not be read or used. */
enum walk_reason {
    WALK_UNREADABLE, /* os_error is the reason */
    WALK_NOT_FILE,   /* a .meta that is a pipe, socket or device */
    WALK_TOO_DEEP,   /* folder beyond the maximum depth: skipped */
    WALK_SEEN,       /* folder already reached by another path, for example through a link */
    WALK_OUTSIDE,    /* a link that leads out of the project and its roots: not followed */
    WALK_NOT_UTF8,   /* the name is not UTF-8; the asset is still indexed */
    WALK_EMPTY,      /* from here on, the same as in enum meta_result */
    WALK_LFS,
    WALK_BINARY,
    WALK_CONFLICT,
    WALK_NO_GUID,
    WALK_BAD_GUID,
    WALK_DUPLICATE, /* another path has this guid; see guid_index_find() */
    WALK_REASON_COUNT
};

struct walk_problem {
    struct slice path; /* of the .meta file or folder, relative to the project; any bytes */
    enum walk_reason reason;
    int os_error;     /* of WALK_UNREADABLE, else 0 */
    struct guid guid; /* of WALK_DUPLICATE, else null */
};

/* Lets a long scan report its progress and ask whether to go on. The scan calls go_on() on the
 * caller's thread, before the first file or folder and then a few times per second. `total` 0:
 * unknown. Return false to stop. */
struct scan_watch {
    bool (*go_on)(void *ctx, size_t done, size_t total);
    void *ctx;
};

struct walk_options {
    const char *project;      /* the folder that has Assets */
    const char *const *roots; /* further folders, relative to the project or absolute */
    size_t n_roots;
    unsigned n_threads;             /* 0 or 1: walk on the caller's thread */
    unsigned max_depth;             /* of folders below a root */
    size_t max_entries;             /* names in all folders together */
    size_t max_bytes;               /* for the index, and for each thread's results */
    const struct scan_watch *watch; /* called before each folder; may be NULL */
};

/* A file that may refer to assets. */
struct walk_file {
    uint32_t at, len; /* name, in the result's names; NUL-terminated */
    bool is_meta;     /* a .meta file that has a guid */
};

/* A folder with such files, in byte order of their names. */
struct walk_folder {
    struct slice path; /* relative to the project or absolute; NUL-terminated */
    size_t first, n_files;
};

struct walk_result {
    struct guid_index index;       /* entries in byte order of their paths */
    struct walk_problem *problems; /* in byte order of their paths */
    size_t n_problems;
    struct walk_folder *folders; /* in byte order of their paths */
    size_t n_folders;
    struct walk_file *files; /* sorted by folder */
    size_t n_files;
    char *names;          /* of files */
    size_t n_plain_metas; /* .meta files without references, which `files` leaves out */
    size_t n_entries;     /* names seen, including hidden ones */
    bool is_partial;      /* the watch stopped the walk before it was complete */
    struct arena text;    /* paths of problems and folders */
};

/*
 * Walks Assets, Packages and the given roots, and indexes every .meta file. Follows each link to a
 * folder of the project or its roots once, and skips hidden names. Lists the files that may refer
 * to assets, including those directly in ProjectSettings. Anything unreadable becomes a problem and
 * never ends the walk. The result does not depend on the number of threads: if two paths have the
 * same guid, the first in byte order gets it. A walk that is stopped returns its results so
 * far. Fails with ERR_NOT_FOUND without an Assets folder, ERR_TOO_LARGE over a maximum,
 * ERR_INTERNAL without memory. The caller frees the result with walk_result_done().
 */
bool walk_project(const struct walk_options *o, struct walk_result *ret_result, struct err *err);
void walk_result_done(struct walk_result *r);
/* Whether a file with this name can be UnityYAML. False only for extensions known to be something
 * else, such as .png and .cs. */
bool walk_may_be_yaml(struct slice name);
/* Whether the text at p, after a '{', can be a reference: {fileID: 1}, or its keys in another
 * order. */
bool walk_may_be_ref(const char *p, const char *end);
/* Whether there may be a reference between p and end. */
bool walk_has_ref(const char *p, const char *end);
/* Whether Unity ignores files and folders with this name: it begins with '.', ends in '~' or
 * ".tmp", or is "cvs". */
bool walk_is_hidden(struct slice name);
/* The path for the system of one that is absolute or relative to the project. False: too long. */
bool walk_path(const char *project, struct slice path, char to[PATH_MAX]);
/* Whether the path, relative to the project or absolute, is in the project or in one of its roots
 * once all links are resolved. */
bool walk_is_inside(const char *project, const char *const *roots, size_t n_roots,
                    const char *path);
/* Whether the folder is "/", the home folder or the project, or contains one of the latter. */
bool walk_is_wide(const char *project, const char *path);
/* Whether there are more than `max` names below the folder that are not hidden. Follows no link. */
bool walk_is_large(const char *project, const char *path, size_t max);
/* Whether the folder is a project, that is, has an Assets folder. Sets err if not. */
bool walk_is_project(const char *folder, struct err *err);
/* Whether the line at p is a merge conflict marker. Requires p < end. */
bool meta_is_conflict(const char *p, const char *end);
/* A phrase for the user, such as "is empty". */
const char *walk_reason_text(enum walk_reason reason);

/* A guid in a package. A project that uses the package need not contain the file. */
struct package_row {
    struct slice package;         /* for example com.unity.ugui */
    char type[PACKAGE_TYPE_SIZE]; /* for example UnityEngine.UI.Image; empty: not a script */
};

/*
 * Finds the packages that contain this guid, current packages first. Writes at most `max` rows and
 * returns how many there are, 0 for none. Allocates nothing; package names are constant.
 */
size_t package_find(const struct guid *g, struct package_row *rows, size_t max);
/* The number of rows in the table, and row `i` in guid order. */
size_t package_count(void);
void package_at(size_t i, struct guid *ret_guid, struct package_row *ret_row);
/* The number of packages in the table, and the constant name of package `i`. */
size_t package_name_count(void);
struct slice package_name_at(size_t i);

/*
 * The file id with which a scene refers to a class in a compiled assembly: the first four bytes of
 * MD4("s\0\0\0" + name_space + name), little-endian.
 */
int32_t package_script_id(struct slice name_space, struct slice name);

#endif
