/*
 * What tools and resources there are: declarations only, one row each. From a row come the JSON
 * Schema, the checking of arguments, the typed struct a body sees, the gates, every listing and the
 * docs. Bodies live in hosts and in core; this folder knows neither, nor any dialect's codes.
 */
#ifndef TOOL_TOOL_H
#define TOOL_TOOL_H

#include "base/base.h"
#include "json/json.h"

#include "allow.h"
#include "args.h"
#include "plugins.h"
#include "tool_ids.h"

/* T_TIME is a text as text_to_time() reads it, or a number of milliseconds since 1970. T_JSON is
 * whatever the caller sent, for an engine to check: no member of a struct takes it. */
enum param_type { T_STRING, T_INT, T_NUMBER, T_BOOL, T_STRINGS, T_VECTOR3, T_TIME, T_JSON };

struct param {
    const char *name;
    enum param_type type;
    size_t at;        /* offset of the arg_* member in the tool's args struct */
    const char *text; /* one sentence */
    bool is_required;
    bool is_demanded;           /* required by the editor envelope, which has no default for it */
    bool is_private;            /* code, file content: audit lines show its length only */
    bool has_min, has_max;      /* whether min and max count */
    int64_t min, max;           /* T_INT, T_NUMBER: outside is refused */
    bool is_clamped;            /* T_NUMBER: one that no double can hold counts as the largest */
    const char *const *choices; /* NULL-terminated; T_STRING: anything else is refused */
    const char *complaint;      /* seed 4's own words if it is missing or no choice; NULL: none */
    const char *def;            /* default as JSON text ("50", "\"world\""); NULL: none */
};

enum tool_hint {
    HINT_READ_ONLY = 1,
    HINT_DESTRUCTIVE = 2,
    HINT_IDEMPOTENT = 4,
    HINT_OPEN_WORLD = 8
};

/* Gates in the order in which core/gate.c checks them. */
enum tool_gate {
    GATE_EVAL = 1,    /* enableConsoleEval, before all others */
    GATE_WRITE = 2,   /* allowWrites */
    GATE_CONFIRM = 4, /* confirm=true while requireConfirm */
    GATE_ALLOW = 8,   /* the allowlist named by .allow */
    GATE_CONFIG = 16  /* SetConfig: allowWrites, or --allow-config-changes */
};

/* ALLOW_COMPONENT counts where a component is named by its type; a decimal index passes. */
enum allow_list { ALLOW_NONE, ALLOW_COMPONENT, ALLOW_MEMBER, ALLOW_HOOK };

enum tool_place { RUN_HOST, RUN_SERVER };

struct tool {
    enum tool_id id; /* TOOL_PLUGIN for tools that an engine registered */
    const char *name, *title, *text;
    enum tool_group group;
    const char *category; /* "scene", "project", "hooks", ... */
    enum tier tier;
    unsigned hints, gates;    /* enum tool_hint, enum tool_gate */
    enum allow_list allow;    /* that the host is told of; without GATE_ALLOW only that */
    const char *allow_key[2]; /* the parameters whose values the list must hold, joined by '.' */
    enum tool_place place;
    bool is_unlisted;           /* serves a resource only */
    bool refuses_unknown;       /* not used by the explorer's own dialect, which ignores them */
    const struct param *params; /* ends with a row whose name is NULL; NULL: none */
    size_t args_size;
    const char *output;    /* JSON Schema of the result's object; NULL: any text */
    const char *notes;     /* editor's describe; may be NULL */
    const char *wait_key;  /* T_NUMBER parameter with how long the caller waits for it: such a tool
                             runs code, and gives its value (bridge) */
    struct slice input;    /* JSON Schema of the arguments, where the rows of `params` say too
                             little; empty: it is made from them */
    struct plugins *owner; /* the list that this row is part of, to be held while it is in use;
                              NULL: it stays as long as its host */
};

/* Writes {"type":"object","properties":{...},"required":[...],"additionalProperties":false}, or the
 * row's own schema. */
void tool_write_schema(struct json_out *w, const struct tool *tool);
/* The same for the editor envelope: what that demands is required. */
void tool_write_editor_schema(struct json_out *w, const struct tool *tool);
/* Output schema as raw JSON; "{}" where none is declared. */
struct slice tool_output_schema(const struct tool *tool);
const char *tool_tier_name(enum tier tier); /* "core", "tier1" ... */
bool tool_tier_parse(struct slice text, enum tier *ret_tier);
bool tool_group_parse(struct slice text, enum tool_group *ret_group);
const char *tool_safety_name(const struct tool *tool); /* "read-only" "safe-write" "destructive" */

/* One thing wrong with the arguments. Texts live in the arena or are static. */
struct arg_fault {
    struct slice field;
    struct slice message; /* "Parameter 'limit' must be an integer. Got: string." */
    bool is_missing;
};

enum { ARG_FAULTS = 32 }; /* more are not looked for */

struct bound_args {
    void *args;       /* the tool's typed struct, defaults filled in; NULL if it has none */
    struct slice raw; /* the arguments as JSON text, "{}" if none were given */
    const struct arg_fault *faults;
    size_t n_faults;
};

/*
 * Checks `args` (NULL, or any JSON value) against the tool's parameters and fills its struct. An
 * explicit null counts as absent. Names that are no parameter are passed over if `ignore_unknown`
 * or if the tool does not refuse them. A default that is not of its parameter's type counts as
 * none. True with n_faults > 0 means that the arguments do not fit; false: no memory.
 */
bool args_bind(struct arena *a, const struct tool *tool, const struct json *args,
               bool ignore_unknown, struct bound_args *ret_bound);
/* The same for the editor envelope: what that demands is required, and names that are no parameter
 * are refused if the tool does. */
bool args_bind_editor(struct arena *a, const struct tool *tool, const struct json *args,
                      struct bound_args *ret_bound);

/* What a body says that cannot do without a parameter that others can: as if it were required.
 * `other` is one that would do as well, or NULL. Returns false. */
bool args_refuse_missing(struct arena *a, const char *name, const char *other, struct err *err);

/* --- The catalogue: the static rows and what engines registered at run time. --- */

struct catalog; /* owned by core */

struct catalog *catalog_new(void);
void catalog_free(struct catalog *c);
size_t catalog_count(const struct catalog *c);
/* Rows in byte order of their names, unlisted ones included. */
const struct tool *catalog_at(const struct catalog *c, size_t i);
/* The same rows in byte order of the names that POST / lists them by: kebab case, each once. */
const struct tool *catalog_kebab_at(const struct catalog *c, size_t i, struct slice *ret_name);
/* By the name of its row. */
const struct tool *catalog_find(const struct catalog *c, struct slice name, bool ignore_case);
/* By every spelling: the row's name before the one in kebab case, and declared tools also by that
 * with "umcp-" before it. */
const struct tool *catalog_spelled(const struct catalog *c, struct slice name, bool ignore_case);
/* Replaces all run-time tools by these. Their owner is held; rows without one are lent, and must
 * outlive the next call of this. What plugin_name_fault() refuses, the later of two names that
 * differ in case at most, and what exceeds PLUGIN_TOOLS is left out. False: no memory, nothing
 * changed. */
bool catalog_set_plugins(struct catalog *c, const struct tool *tools, size_t n);
/* Whether these are the run-time tools already, as far as clients can see. */
bool catalog_has_plugins(const struct catalog *c, const struct tool *tools, size_t n);

/* The declared tool; NULL for TOOL_PLUGIN. */
const struct tool *tool_by_id(enum tool_id id);

/* --- Resources: each is read by calling a tool. --- */

enum { RESOURCE_KEYS = 3 };

struct resource {
    const char *uri;   /* "unity://scene/{sceneId}/objects": {x} is tool parameter x, {+x} one that
                          may have slashes */
    const char *shown; /* as seed 4 lists it: "unity://scene/{sceneId}/objects?limit&offset" */
    const char *uri_template; /* RFC 6570, for MCP: "...{?limit,offset}"; NULL if no template */
    const char *name, *title, *text;
    enum tool_id tool;
    struct {
        const char *query, *param;
    } renamed[RESOURCE_KEYS]; /* query keys that the tool calls otherwise; others keep their name */
    const char *wish; /* of the tool's bools, one that is true but for seed 4's clients, whose
                                 shape is fixed; NULL: none */
    bool is_template; /* and nothing else: without its parameters it cannot be read */
    bool is_explorer; /* one of seed 4's seventeen */
    bool is_project;  /* seed 3 and MCP; neither of both: MCP alone */
    bool is_either;   /* comes from an engine that is ready, else from the project's files,
                                 and says which */
};

size_t resource_count(void);
const struct resource *resource_at(size_t i);

/*
 * Finds the resource that `uri` names (path without regard to case; query values percent-decoded)
 * and makes the arguments of its tool as a JSON object text in `a`. Query keys that the tool does
 * not know and empty values are passed over. ERR_NO_RESOURCE if there is none, ERR_ARGUMENT if a
 * value does not fit its type or is badly escaped.
 */
bool resource_match(struct arena *a, struct slice uri, const struct resource **ret_resource,
                    struct slice *ret_args, struct err *err);
/* The same for a query of key=value pairs alone, where keys are the parameters' names. */
bool query_match(struct arena *a, struct slice query, const struct tool *tool,
                 struct slice *ret_args, struct err *err);

#endif
