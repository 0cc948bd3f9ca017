/*
 * JSON as in RFC 8259, without extensions. The reader builds a tree in the caller's arena and keeps
 * the exact source bytes of every value, so that ids, numbers and schemas can be passed on
 * unchanged. The writer streams into a buffer whose errors are sticky. Independent of JSON-RPC.
 */
#ifndef JSON_JSON_H
#define JSON_JSON_H

#include "base/base.h"

enum json_type { JSON_NULL, JSON_BOOL, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT };

struct json {
    enum json_type type;
    unsigned n_items;         /* members of an object, items of an array */
    struct slice raw;         /* the exact bytes: "\"a\"", "1.0", "{...}" */
    struct slice text;        /* a string's decoded characters; may contain NUL */
    struct slice key;         /* the decoded name of an object's member */
    const struct json *first; /* first member or item, in source order */
    const struct json *next;  /* next sibling */
};

/* Why and where reading stopped. */
enum json_fault_kind {
    JSON_FAULT_SYNTAX, /* not JSON */
    JSON_FAULT_DEPTH,  /* nested deeper than JSON_MAX_DEPTH */
    JSON_FAULT_MEMORY  /* the arena is full */
};

struct json_fault {
    enum json_fault_kind kind;
    const char *reason; /* a static phrase: "expected ':'" */
    size_t at;          /* byte offset */
};

/* Part of the link's protocol (docs/link.md): both sides refuse deeper nesting. */
#define JSON_MAX_DEPTH 64

/*
 * Reads `in` as exactly one JSON text with optional white space around it. Refuses: a byte order
 * mark, bad UTF-8, control characters in strings, lone surrogates, depth over JSON_MAX_DEPTH. The
 * tree lives in `a` and points into `in`, which must outlive it. Of members with the same name the
 * last counts. Numbers of any size are read; json_to_int() and json_to_double() say whether one
 * fits. Uses up to sizeof(struct json) of `a` for every value, and the length of every string with
 * escapes.
 */
bool json_parse(struct arena *a, struct slice in, const struct json **ret_root,
                struct json_fault *ret_fault);

/* Whether json_parse() would accept it, given enough memory. Allocates nothing. */
bool json_check(struct slice in, struct json_fault *ret_fault);
/* Replaces each escaped surrogate without a partner by the escape of U+FFFD, in place: UTF-8 cannot
 * encode it, so json_parse() would refuse the whole text. */
void json_replace_lone_surrogates(char *text, size_t len);

/* A member by name; NULL if it is absent or `object` is not an object. */
const struct json *json_get(const struct json *object, const char *key);
/* The same, but an explicit null counts as absent. */
const struct json *json_get_value(const struct json *object, const char *key);
/* The string member's text; an empty slice with p == NULL if absent or not a string. */
struct slice json_get_text(const struct json *object, const char *key);

static inline bool json_is(const struct json *v, enum json_type type)
{
    return v && v->type == type;
}
/* These three return false if `v` is NULL, of another type, or does not fit. */
/* Only exact integers, in any notation: 1, 1.0, 1e3, 1.5e1, but not 1.5 or 1e-1. */
bool json_to_int(const struct json *v, int64_t *ret_value);
/* The nearest double; 1e999 does not fit. */
bool json_to_double(const struct json *v, double *ret_value);
bool json_to_bool(const struct json *v, bool *ret_value);
const char *json_type_name(enum json_type type); /* "null" "boolean" "number" ... */

/* Streaming writer of one line without white space. It adds commas and quotes; the caller must open
 * and close in the right order. */
struct json_out {
    struct buf *to;
    unsigned depth;
    bool wants_comma; /* a comma is due before the next value or key */
};

void json_out_init(struct json_out *w, struct buf *to);
void json_object(struct json_out *w); /* opens an object */
void json_object_end(struct json_out *w);
void json_array(struct json_out *w);
void json_array_end(struct json_out *w);
void json_key(struct json_out *w, const char *key);
void json_key_slice(struct json_out *w, struct slice key);
void json_null(struct json_out *w);
void json_bool(struct json_out *w, bool value);
void json_int(struct json_out *w, int64_t value);
/* Writes the shortest decimal that reads back as the same double, or as the same float. Formatted
 * like JSON.stringify(): 1, not 1.0; 0, not -0; 0.000001 but 1e-7; null if not finite. */
void json_double(struct json_out *w, double value);
void json_float(struct json_out *w, float value);
/* Escapes where required; each byte that is not part of well-formed UTF-8 becomes U+FFFD. */
void json_string(struct json_out *w, const char *text); /* NULL writes null */
void json_text(struct json_out *w, struct slice text);
/* Copies finished JSON: a raw id, a schema, an engine's payload, an object's members. Line
 * breaks between tokens become blanks. */
void json_raw(struct json_out *w, struct slice raw);

/* key and value in one call */
void json_put_string(struct json_out *w, const char *key, const char *text);
void json_put_text(struct json_out *w, const char *key, struct slice text);
void json_put_int(struct json_out *w, const char *key, int64_t value);
void json_put_bool(struct json_out *w, const char *key, bool value);
void json_put_raw(struct json_out *w, const char *key, struct slice raw);

/* --- Lists that are cut into pages (page.c) --- */

/* A position of the writer, for undoing what is written after it. */
struct json_mark {
    struct json_out before;
    size_t len;
};
struct json_mark json_mark(const struct json_out *w);
void json_take_back(struct json_out *w, const struct json_mark *mark);

/* One page of a list. The caller sets the first four members and opens the array. */
struct json_page {
    struct json_out *w;
    size_t offset; /* items to skip */
    size_t limit;  /* most items to show; 0: no limit */
    size_t budget; /* most bytes in the buffer; 0: no limit */
    size_t n_seen; /* items so far, on all pages; in the end the total */
    size_t n_shown;
    bool is_full; /* an item did not fit, so no more are accepted */
    struct json_mark mark;
};
/* Counts the next item. True: the caller writes it, and calls json_page_wrote(). */
bool json_page_wants(struct json_page *p);
/* Removes the item again if it does not fit; the first one stays, however large. */
void json_page_wrote(struct json_page *p);

#endif
