/* The operator's settings. Included by core.h; filled from the options table. */
#ifndef CORE_CONFIG_H
#define CORE_CONFIG_H

#include "base/base.h"
#include "base/limits.h"
#include "tool/tool.h"

/* An allowlist that owns its names; each is NUL-terminated. */
struct names {
    struct slice items[LIMIT_NAMES];
    size_t n_items;
};

/* Replaces the list by a copy of these names, trimmed and without empty ones. False: too many, or
 * one is malformed (ERR_ARGUMENT), or no memory; then nothing changed. */
bool names_set(struct names *list, const struct slice *items, size_t n, struct err *err);
/* The same from one text: "A,B", or one name per line, which may then contain commas. */
bool names_parse(struct names *list, struct slice text, struct err *err);
void names_write(struct json_out *w, const struct names *list); /* as a JSON array */
void names_done(struct names *list);
static inline struct allow names_allow(const struct names *list)
{
    return (struct allow){list->items, list->n_items};
}

/* The values of an option that may be repeated; borrowed. */
struct texts {
    const char *items[LIMIT_LISTEN];
    size_t n;
};

#define SETTING_TYPE_FLAG                 bool
#define SETTING_TYPE_ON_FLAG              bool
#define SETTING_TYPE_NAMES                struct names
#define SETTING_MEMBER(member, type, ...) SETTING_TYPE_##type member;

struct core_config {
    SETTINGS(SETTING_MEMBER)
    bool allow_config_changes;         /* SetConfig may open gates, also while writes are off */
    const struct core_config *ceiling; /* the options' part of the settings; NULL: none */
    unsigned ceilings;        /* bit per setting that an option gives: no call opens it further */
    unsigned saved;           /* bit per setting that SetConfig has set, now or before this start */
    int64_t eval_ms;          /* how long code may hold the main thread; 0: as times.c says */
    enum tier tier;           /* no tool above it runs; TIER_BY_GATES: any */
    unsigned groups;          /* bit per tool_group in the MCP listing */
    const char *token;        /* HTTP and WebSocket bearer token; NULL: clients need none */
    const char *framed_token; /* for session.authenticate; NULL: every token is refused */
    bool is_framed_token_weak;  /* it may be short: a client with it is still a stranger */
    bool own_engines_only;      /* no engine but our own player may connect */
    int dialect;                /* stdio's dialect, pinned: a dialect_id, or -1 */
    struct texts allow_origins; /* web pages that may call; each item a list with commas */
    bool is_public; /* reachable from other machines: any Host is valid, the token decides */
    const char *bind_address; /* for GetConfig */
    int port;
    const char *log_level;
    const char *version; /* of this program */
};

/* The rows of tool/settings.h as a table, by enum setting_id. */
#define SETTING_ID(member, ...) SETTING_##member,
enum setting_id { SETTINGS(SETTING_ID) N_SETTINGS };
enum setting_type { SETTING_FLAG, SETTING_ON_FLAG, SETTING_NAMES };

struct setting {
    const char *key, *option;
    enum setting_type type;
    unsigned gate;      /* enum tool_gate of a flag, enum allow_list of names */
    size_t at;          /* in struct core_config */
    size_t argument_at; /* in struct set_config_args */
};
extern const struct setting config_settings[N_SETTINGS];

static inline bool setting_flag(const struct core_config *config, const struct setting *s)
{
    return *(const bool *)((const char *)config + s->at);
}
static inline const struct names *setting_names(const struct core_config *config,
                                                const struct setting *s)
{
    return (const void *)((const char *)config + s->at);
}
void setting_write(struct json_out *w, const struct core_config *config, const struct setting *s);
/* Whether the setting allows something in `to` that it does not allow in `from`. */
bool setting_opens(const struct setting *s, const struct core_config *from,
                   const struct core_config *to);
/* Copies one setting. False: no memory. */
bool setting_copy(const struct setting *s, const struct core_config *from, struct core_config *to,
                  struct err *err);

/* Whether a text has the form of an Origin that a page may have: scheme://host[:port]. */
bool origin_is_name(struct slice text);

/* Sets the defaults. */
void config_init(struct core_config *config);
/* Copies a config with its lists, and applies `args`; NULL: no changes. False with err set:
 * `*ret_config` is untouched. */
bool config_copy(const struct core_config *config, const struct set_config_args *args,
                 struct core_config *ret_config, struct err *err);
/* Whether a call may change the settings so: it opens nothing, unless the operator allows that by
 * --allow-config-changes, and nothing further than an option says. ERR_DENIED names the setting. */
bool config_may_change(const struct core_config *from, const struct core_config *to,
                       struct err *err);
void config_done(struct core_config *config); /* frees the lists */

#endif
