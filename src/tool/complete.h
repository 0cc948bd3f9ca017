/*
 * Completion: the names that a user may mean by the first letters. The caller adds all names; this
 * picks those that fit, best first. Included by tool.h.
 */
#ifndef TOOL_COMPLETE_H
#define TOOL_COMPLETE_H

#include "base/base.h"
#include "json/json.h"

#include "args.h"
#include "prompts.h"

enum { COMPLETION_VALUES = 100 }; /* as many as MCP allows in one answer */

/* How well a value fits, best first. */
enum completion_rank {
    RANK_BEGIN,   /* it begins with the text */
    RANK_SEGMENT, /* its last part does: Main.unity of Assets/Main.unity */
    RANK_PART,    /* it contains the text */
    RANK_NONE
};

struct completion_value {
    struct slice text;
    enum completion_rank rank;
};

struct completion {
    struct arena *arena;
    enum complete_kind kind;
    struct slice wanted; /* the text so far; ASCII case does not count */
    struct slice within; /* the owner of the names; empty: none, or not known */
    size_t limit;
    struct completion_value *values; /* in the arena */
    size_t n, cap;
    bool is_cut; /* more values fit than LIMIT_COMPLETIONS */
};

/* "scene", "objectId" ...; NULL-terminated, in the order of enum complete_kind from COMPLETE_SCENE
 * on. */
extern const char *const complete_kind_names[];
/* The kinds that an engine answers, if one is ready: loaded things, not files. */
bool complete_kind_is_live(enum complete_kind kind);

/* Writes those of the words that fit the text so far. False: no memory. */
bool complete_words(struct arena *a, const char *const *words, struct slice wanted,
                    struct json_out *w);

/* Reads the arguments of TOOL_COMPLETE. */
struct completion completion_begin(struct arena *a, const struct complete_args *args);
/* Adds a copy of the value if it fits, or if `also`, another name of the same thing, does (empty:
 * it has none). False: no memory. */
bool completion_add(struct completion *c, struct slice value, struct slice also);
/* Writes {"values","total","hasMore"}: each value once. */
void completion_write(struct completion *c, struct json_out *w);

#endif
