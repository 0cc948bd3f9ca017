/*
 * Plugin tools: tools in user code, as an engine lists them (docs/link.md, "tools"). Their rows are
 * checked and built at run time. The list is reference-counted, because it may be replaced while
 * its tools run. Included by tool.h.
 */
#ifndef TOOL_PLUGINS_H
#define TOOL_PLUGINS_H

#include "base/base.h"
#include "json/json.h"

struct tool;
struct plugins; /* one list: its rows, sorted by name in byte order, and all their texts */

/* The longest limit that a tool may name, in ms; more counts as this. */
#define PLUGIN_TIMEOUT_MS ((int64_t)1 << 53)

/* Limits of plugin tools: engines observe them, and docs/plugin-tools.md documents them. */
enum {
    PLUGIN_TOOLS = 500,             /* of one engine; more are left out */
    PLUGIN_LIST_BYTES = 4 << 20,    /* of the whole list as JSON */
    PLUGIN_LOOKS = 2000,            /* max items read */
    PLUGIN_NAME = 64,               /* bytes of a name: the longest that all MCP clients accept */
    PLUGIN_TITLE = 256,             /* of a title; a longer one is cut */
    PLUGIN_TEXT = 8192,             /* of a description; a longer one is cut */
    PLUGIN_PARAMS = 64,             /* of one tool */
    PLUGIN_PARAM_NAME = 128,        /* bytes of a parameter's name */
    PLUGIN_SCHEMA_BYTES = 64 << 10, /* of one tool's JSON Schema, */
    PLUGIN_SCHEMA_DEPTH = 32,       /* and how deep it may be */
    PLUGIN_REPORTS = 100            /* refused items that are reported individually */
};

/* A parameter's key in a schema: 2026-07-28 clients repeat its value in this header. */
#define PLUGIN_HEADER_KEY "x-mcp-header"

/* Why a plugin tool cannot have this name; NULL: it can. */
const char *plugin_name_fault(struct slice name);

/* Reports a tool that is left out, and why. The name and the place of its declaration are as the
 * engine sent them; either may be empty. All are borrowed. */
typedef void plugins_refused_fn(void *ctx, struct slice name, struct slice where,
                                const char *reason);

/*
 * Builds rows from the list. A bad item is left out and reported to `refused`. Of names that differ
 * only in case, the first one counts. The caller gets one reference; `list` is not needed any more.
 * False with err set: ERR_REQUEST, not an array; ERR_INTERNAL, no memory.
 */
bool plugins_read(const struct json *list, plugins_refused_fn *refused, void *ctx,
                  struct plugins **ret_plugins, struct err *err);
/* Both take NULL. The list is freed with its last reference. */
struct plugins *plugins_ref(struct plugins *p);
void plugins_unref(struct plugins *p);
/* NULL has no rows. */
const struct tool *plugins_rows(const struct plugins *p, size_t *ret_n);
const struct tool *plugins_find(const struct plugins *p, struct slice name);
/* Whether clients would see no difference between the two. */
bool plugins_same(const struct tool *a, size_t n_a, const struct tool *b, size_t n_b);

#endif
