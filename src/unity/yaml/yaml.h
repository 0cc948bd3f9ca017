/*
 * Reads Unity's dialect of YAML from memory, on two levels: a fast scan that finds documents and
 * their top-level keys, and a parser for the tree of one document or one entry.
 *
 *     %YAML 1.1
 *     %TAG !u! tag:unity3d.com,2011:
 *     --- !u!1 &6024432824148281565        class id, file id, perhaps " stripped"
 *     GameObject:                          type name
 *       m_Component:                       list items are in the column of their key
 *       - component: {fileID: 60244}
 *       m_Name: Take #3                    a '#' does not start a comment
 *       m_Text: 'Two lines
 *
 *     '                                    a closing quote may be at column 0
 *
 * All slices point into the file's bytes, which must outlive them; p - file.p is an offset. They
 * are exact: to replace a value, replace just its bytes. A .meta file is read as one document
 * without header.
 * Time is linear in the bytes read. The scan allocates nothing, the parser only from the given
 * arena. Errors name the line. Bytes are not validated: texts are UTF-8 only if the file is.
 */
#ifndef UNITY_YAML_YAML_H
#define UNITY_YAML_YAML_H

#include "base/base.h"
#include "unity/index/guid.h"

/* The kind of a file, by its first bytes and not by its name. */
enum yaml_kind {
    YAML_UNITY,  /* begins as UnityYAML */
    YAML_META,   /* a .meta file: a map that begins with fileFormatVersion */
    YAML_EMPTY,  /* empty, or only white space */
    YAML_BINARY, /* Unity's binary format, or any other binary file */
    YAML_LFS,    /* a Git LFS pointer: the content was not fetched */
    YAML_JSON,   /* begins with a brace or bracket */
    YAML_OTHER,  /* any other text */
    YAML_KIND_COUNT
};

/* Looks at the first few kilobytes at most. */
enum yaml_kind yaml_kind_of(struct slice file);
/* "UnityYAML", "a .meta file", "empty", "binary", "a Git LFS pointer", "JSON", "other text". */
const char *yaml_kind_name(enum yaml_kind kind);

/* An iterator's result. After YAML_END or YAML_FAULT it yields nothing more. */
enum yaml_step { YAML_END, YAML_ITEM, YAML_FAULT };

struct yaml_scan {
    struct slice file;
    enum yaml_kind kind; /* YAML_UNITY or YAML_META */
    const char *p;       /* the next document */
    size_t line;         /* of p, from 1 */
};

struct yaml_doc {
    int64_t class_id, file_id; /* 0 in a .meta file */
    bool is_stripped;
    struct slice type; /* "GameObject"; p is NULL in a .meta file */
    struct slice raw;  /* from the header line to the next header; documents have no gaps between
                          them */
    struct slice body; /* the lines after the type name, to the end of raw */
    size_t line;       /* of the first byte of raw */
};

/*
 * Begins a scan of `file`, before its first document. Fails if it is neither UnityYAML nor a .meta
 * file (the message names the kind), has no document, or has a merge conflict before the first one.
 * Anything before the first document (byte order mark, % lines) is what precedes scan->p.
 */
bool yaml_open(struct yaml_scan *scan, struct slice file, struct err *err);
/* The next document. YAML_FAULT, with err set: a bad header, text at column 0, a merge conflict. */
enum yaml_step yaml_next(struct yaml_scan *scan, struct yaml_doc *ret_doc, struct err *err);

/* Walks the top-level keys of one document. */
struct yaml_entries {
    const char *begin, *p, *end;
    size_t line; /* of begin */
    size_t col;  /* column of the keys */
};

struct yaml_entry {
    struct slice key;   /* as written, quotes included: see yaml_decode() */
    struct slice value; /* after ": ", without trailing white space; a block begins with its line
                           break */
    struct slice raw;   /* whole lines; entries have no gaps between them */
};

void yaml_entries_init(struct yaml_entries *it, const struct yaml_doc *doc);
/* The next entry. YAML_FAULT, with err set: no key, unclosed quote, wrong indentation. */
enum yaml_step yaml_next_entry(struct yaml_entries *it, struct yaml_entry *ret_entry,
                               struct err *err);

enum yaml_type { YAML_SCALAR, YAML_MAP, YAML_LIST };

struct yaml {
    enum yaml_type type;
    unsigned n_items;         /* of a map or list */
    struct slice key;         /* of a map's member, as written, quotes included */
    struct slice raw;         /* the value: "{fileID: 0}", "'text'"; a block from its first key or
                                 dash to the end of its last value; empty if there is no value */
    const struct yaml *first; /* first member or item, in file order */
    const struct yaml *next;  /* next sibling; keys may repeat */
};

/*
 * Parses whole lines, such as an entry's raw: a map or list at any indentation. `line` is the
 * number of the first line, for errors. The tree lives in `a`.
 */
bool yaml_parse(struct arena *a, struct slice lines, size_t line, const struct yaml **ret_root,
                struct err *err);
/* Parses a document's content: the map under its type name. The type name is the root's key. */
bool yaml_parse_doc(struct arena *a, const struct yaml_doc *doc, const struct yaml **ret_root,
                    struct err *err);

/*
 * Decodes a scalar as written in the file, plain or quoted, on one or more lines. The text points
 * into `raw` if there is nothing to decode, else into `a`. False: a bad escape, a closing quote
 * that is not at the end of `raw`, or out of memory.
 */
bool yaml_decode(struct arena *a, struct slice raw, struct slice *ret_text, struct err *err);
/* The first member with this name; NULL if absent, or if `map` is NULL or not a map. Quoted keys
 * are compared without their quotes, but escapes in them are not decoded. */
const struct yaml *yaml_get(const struct yaml *map, const char *key);

/* These accept plain scalars only. False if `v` is NULL, not a plain scalar, or out of range. */
bool yaml_to_int(const struct yaml *v, int64_t *ret_value);
/* Also accepts NaN and Infinity, in any case, after a sign or dot; at most 300 characters. */
bool yaml_to_double(const struct yaml *v, double *ret_value);
/* Accepts 0 or 1. */
bool yaml_to_bool(const struct yaml *v, bool *ret_value);

/* {fileID: N} refers to the same file, {fileID: N, guid: G, type: T} to another. */
struct yaml_ref {
    int64_t file_id;
    bool has_guid;
    struct guid guid; /* null if has_guid is false */
    int type;         /* 0 if missing */
};

/* False unless `v` is a map with a fileID and no keys but these three. */
bool yaml_to_ref(const struct yaml *v, struct yaml_ref *ret_ref);

/* The line number of `at`, which is in or at the end of `text`; `line` is that of the first line.
 * Takes linear time. */
size_t yaml_line_of(struct slice text, size_t line, const char *at);

#endif
