/*
 * Tools of user code as an engine tells of them (docs/link.md, "tools"): rows that are made at run
 * time, checked, and counted by whoever uses them, since a list is replaced while its tools run.
 * Included by tool.h.
 */
#ifndef TOOL_PLUGINS_H
#define TOOL_PLUGINS_H

#include "base/base.h"
#include "json/json.h"

struct tool;
struct plugins; /* one list: its rows, in byte order of their names, and all their texts */

enum {
    PLUGIN_TOOLS = 500,             /* of one engine; more are left out */
    PLUGIN_LIST_BYTES = 4 << 20,    /* of the whole list as JSON */
    PLUGIN_LOOKS = 2000,            /* items that are looked at; the others are too many */
    PLUGIN_NAME = 64,               /* bytes of a name: the longest that all MCP clients take */
    PLUGIN_TITLE = 256,             /* of a title; what is longer is cut */
    PLUGIN_TEXT = 8192,             /* of a description; what is longer is cut */
    PLUGIN_PARAMS = 64,             /* of one tool */
    PLUGIN_PARAM_NAME = 128,        /* bytes of a parameter's name */
    PLUGIN_SCHEMA_BYTES = 64 << 10, /* of one tool's JSON Schema, */
    PLUGIN_SCHEMA_DEPTH = 32,       /* and how deep it may be */
    PLUGIN_REPORTS = 100            /* items that are told of one by one */
};

/* Why no plugin tool can have this name; NULL: it can. */
const char *plugin_name_fault(struct slice name);

/* A tool is left out: its name and where it is declared as the engine wrote them, either may be
 * empty, and why. Lent. */
typedef void plugins_refused_fn(void *ctx, struct slice name, struct slice where,
                                const char *reason);

/*
 * Makes rows of the list; what is wrong with one item leaves that out, and `refused` is told. Of
 * equal names, in whatever case, the first counts. The new list is held once, by the caller, and
 * does not look at `list` any more. False with err set: ERR_REQUEST, it is no list; ERR_INTERNAL,
 * no memory.
 */
bool plugins_read(const struct json *list, plugins_refused_fn *refused, void *ctx,
                  struct plugins **ret_plugins, struct err *err);
/* Both may be given NULL. The list is freed with the last who holds it. */
struct plugins *plugins_ref(struct plugins *p);
void plugins_unref(struct plugins *p);
/* NULL has none. */
const struct tool *plugins_rows(const struct plugins *p, size_t *ret_n);
const struct tool *plugins_find(const struct plugins *p, struct slice name);
/* Whether clients would see the same. */
bool plugins_same(const struct tool *a, size_t n_a, const struct tool *b, size_t n_b);

#endif
