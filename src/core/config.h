/* What the operator chose. Included by core.h; filled by the options table. */
#ifndef CORE_CONFIG_H
#define CORE_CONFIG_H

#include "base/base.h"
#include "tool/tool.h"

enum {
    CONFIG_NAMES = 64, /* entries of one allowlist */
    CONFIG_NAME = 256  /* bytes of one: an engine is told the whole list with each call */
};

/* An allowlist that owns its names; each is NUL-ended too. */
struct names {
    struct slice items[CONFIG_NAMES];
    size_t n_items;
};

/* Replaces the list by a copy of these, without blanks around them; empty ones are left out. False:
 * too many, one is too long or no plain text (ERR_ARGUMENT), or no memory; then nothing changed. */
bool names_set(struct names *list, const struct slice *items, size_t n, struct err *err);
void names_done(struct names *list);
static inline struct allow names_allow(const struct names *list)
{
    return (struct allow){list->items, list->n_items};
}

struct core_config {
    bool allow_writes, require_confirm, enable_eval, allow_config_changes;
    struct names components, members, hooks; /* allowlists */
    int64_t eval_ms;                         /* how long code of the explorer's tools may run */
    enum tier tier;
    unsigned groups;          /* bit per tool_group that the MCP listing offers */
    const char *token;        /* HTTP and WebSocket bearer token; NULL: none wanted */
    const char *framed_token; /* session.authenticate; NULL: every token is refused */
    int dialect;              /* stdio's dialect, pinned: a dialect_id, or -1 */
    bool is_public;           /* listens beyond this machine: any Host is ours, the token decides */
    const char *bind_address; /* for GetConfig */
    int port;
    const char *log_level;
    const char *version; /* of this program */
};

#endif
