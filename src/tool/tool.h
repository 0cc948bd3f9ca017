/*
 * The tools and resources: declarations only, one row each. From a row we derive the JSON Schema,
 * the checking of arguments, the typed struct that a body gets, the gates, every listing and the
 * docs. Bodies are in hosts and in core; this folder depends on neither, nor on any dialect's
 * codes.
 */
#ifndef TOOL_TOOL_H
#define TOOL_TOOL_H

#include "base/base.h"
#include "base/limits.h"
#include "json/json.h"

#include "allow.h"
#include "args.h"
#include "complete.h"
#include "icon.h"
#include "plugins.h"
#include "prompts.h"
#include "skills.h"
#include "tool_ids.h"

/* T_TIME is a text as text_to_time() reads it, or a number of milliseconds since 1970. T_JSON is
 * any value, which the engine checks; it has no member in the args struct. */
enum param_type { T_STRING, T_INT, T_NUMBER, T_BOOL, T_STRINGS, T_VECTOR3, T_TIME, T_JSON };

struct param {
    const char *name;
    enum param_type type;
    size_t at;             /* offset of the arg_* member in the tool's args struct */
    const char *text;      /* one sentence */
    const char *same_as;   /* another parameter with the same `at`, for which this is a second name:
                            callers give either, or both with one value; NULL: none */
    bool is_required;      /* a parameter with a second name: one of the two is */
    bool editor_requires;  /* the editor envelope requires it, without a default */
    bool is_private;       /* code, file content: audit lines show only its length */
    bool has_min, has_max; /* whether min and max apply */
    int64_t min, max;      /* T_INT, T_NUMBER: values outside are refused */
    bool is_clamped;       /* T_NUMBER: out of a double's range becomes +-DBL_MAX */
    const char *const *choices; /* NULL-terminated; T_STRING: other values are refused */
    const char *complaint;      /* explorer's own text if it is missing or not a choice; or NULL */
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

/* ALLOW_COMPONENT applies if a component is named by type; a decimal index passes. */
enum allow_list { ALLOW_NONE, ALLOW_COMPONENT, ALLOW_MEMBER, ALLOW_HOOK };

enum tool_place { RUN_HOST, RUN_SERVER };

/* When a call becomes a task, for clients that can poll tasks. */
enum task_mode {
    TASK_IF_LONG,     /* when it has run for LIMIT_TASK_AFTER_MS */
    TASK_NEVER,       /* its callers always wait */
    TASK_AT_ONCE,     /* before it runs */
    TASK_AFTER_INPUT, /* before the round in which it has the client's answers */
    TASK_REQUIRED     /* before it runs, and clients that cannot poll tasks are refused */
};

struct tool {
    enum tool_id id; /* TOOL_PLUGIN for tools that an engine registered */
    const char *name, *title, *text;
    enum tool_group group;
    const char *category;     /* "scene", "project", "hooks", ... */
    unsigned hints, gates;    /* enum tool_hint, enum tool_gate */
    enum allow_list allow;    /* the list that the host gets; checked here only with GATE_ALLOW */
    const char *allow_key[2]; /* the parameters whose values, joined by '.', must be on the list */
    enum tool_place place;
    enum task_mode task;
    bool is_either;             /* an engine answers it for open scenes, else the files */
    bool is_unlisted;           /* only serves a resource */
    bool refuses_unknown;       /* unknown arguments; explorer's dialect ignores them anyway */
    const struct param *params; /* ends with a row whose name is NULL; NULL: none */
    size_t args_size;
    int64_t timeout_ms;    /* TOOL_PLUGIN: how long it may take; 0: no limit; -1: as others */
    const char *output;    /* JSON Schema of the result's object; NULL: any text */
    const char *notes;     /* editor's describe; may be NULL */
    const char *wait_key;  /* T_NUMBER parameter: how long the caller waits. A tool with one runs
                              code and returns its value (bridge) */
    struct slice input;    /* JSON Schema of the arguments, if `params` is not detailed enough;
                              empty: derived from `params` */
    struct plugins *owner; /* the list that owns this row; hold a reference while using the row.
                              NULL: the row is valid as long as its host */
};

/* When calls of this tool become tasks. Those that the server runs itself are short. */
static inline enum task_mode tool_task_mode(const struct tool *tool)
{
    return tool->place == RUN_HOST ? tool->task : TASK_NEVER;
}

/* Writes {"type":"object","properties":{...},"required":[...],"additionalProperties":false}, or the
 * row's own schema. */
void tool_write_schema(struct json_out *w, const struct tool *tool);
/* The same for the editor envelope: parameters with editor_requires are required. */
void tool_write_editor_schema(struct json_out *w, const struct tool *tool);
/* Output schema as raw JSON; "{}" if none is declared. */
struct slice tool_output_schema(const struct tool *tool);
enum tier tool_tier(const struct tool *tool); /* by its effects */
const char *tool_tier_name(enum tier tier);   /* "core", "tier1" ... */
bool tool_tier_parse(struct slice text, enum tier *ret_tier);
bool tool_group_parse(struct slice text, enum tool_group *ret_group);
const char *tool_safety_name(const struct tool *tool); /* "read-only" "safe-write" "destructive" */

/* One fault of the arguments. Texts live in the arena or are static. */
struct arg_fault {
    struct slice field;
    struct slice message; /* "Parameter 'limit' must be an integer. Got: string." */
    bool is_missing;
};

struct bound_args {
    void *args;       /* the tool's typed struct, defaults filled in; NULL if it has none */
    struct slice raw; /* the arguments as JSON text, "{}" if none were given */
    const struct arg_fault *faults;
    size_t n_faults;
};

/*
 * Checks `args` (NULL, or any JSON value) against the tool's parameters and fills its struct. An
 * explicit null counts as absent. Unknown names are ignored if `ignore_unknown` is set or the tool
 * does not refuse them. A default of the wrong type counts as none. True with n_faults > 0 means
 * that the arguments do not fit; false: no memory.
 */
bool args_bind(struct arena *a, const struct tool *tool, const struct json *args,
               bool ignore_unknown, struct bound_args *ret_bound);
/* The same for the editor envelope: parameters with editor_requires are required, and unknown names
 * are refused if the tool refuses them. */
bool args_bind_editor(struct arena *a, const struct tool *tool, const struct json *args,
                      struct bound_args *ret_bound);

/* The row that is a second name of this parameter; NULL: it has none. */
const struct param *tool_second_name(const struct tool *tool, const struct param *p);

/* Sets the error of a body that needs a parameter which its row does not require. `other` names an
 * alternative, or is NULL. Returns false. */
bool args_refuse_missing(struct arena *a, const char *name, const char *other, struct err *err);

/* --- Pages of lists, in the editor group's shape (page.c) --- */

/* Begins a page of the list `key`; continue with json_page_wants() and json_page_wrote(). `page`
 * has the tool's limit and offset arguments, which may be unset; NULL: it has none. */
void tool_page_begin(struct json_page *p, struct json_out *w, size_t budget, const char *key,
                     const struct arg_int page[2]);
enum { TOOL_PAGE_NOTE = 512 };
/* Ends the list. Unless all items were written, writes "total". False: items did not fit, and `to`
 * says how to get them; `narrow` names arguments that shorten the list, or is NULL. */
bool tool_page_end(struct json_page *p, const char *narrow, char to[TOOL_PAGE_NOTE]);

/* --- The catalogue: the static rows and those that engines registered at run time. --- */

struct catalog; /* owned by core */

struct catalog *catalog_new(void);
void catalog_free(struct catalog *c);
size_t catalog_count(const struct catalog *c);
/* Rows sorted by name in byte order, unlisted ones included. */
const struct tool *catalog_at(const struct catalog *c, size_t i);
/* The same rows, sorted by the unique kebab-case names that POST / lists. */
const struct tool *catalog_kebab_at(const struct catalog *c, size_t i, struct slice *ret_name);
/* The same rows, sorted by the unique names that MCP lists: ^[a-zA-Z0-9_-]{1,64}$. */
const struct tool *catalog_wire_at(const struct catalog *c, size_t i, struct slice *ret_name);
/* Finds a tool by the name that POST / lists. */
const struct tool *catalog_kebab(const struct catalog *c, struct slice name);
/* Finds a tool by its row's name. */
const struct tool *catalog_find(const struct catalog *c, struct slice name, bool ignore_case);
/* Finds a tool by any spelling: the row's name first, then the one that MCP lists, then its
 * kebab-case name, which declared tools may also have with the prefix "umcp-". */
const struct tool *catalog_spelled(const struct catalog *c, struct slice name, bool ignore_case);
/* Replaces all run-time tools by these. Takes a reference to their owner; rows without one are
 * borrowed until the next call. Leaves out names that plugin_name_fault() refuses, the later of two
 * that differ only in case, and all beyond PLUGIN_TOOLS. False: no memory, nothing changed. */
bool catalog_set_plugins(struct catalog *c, const struct tool *tools, size_t n);
/* Whether clients would see no difference between these and the present run-time tools. */
bool catalog_has_plugins(const struct catalog *c, const struct tool *tools, size_t n);

/* The declared tool; NULL for TOOL_PLUGIN. */
const struct tool *tool_by_id(enum tool_id id);

/* --- Resources: each is read by calling a tool. --- */

enum { RESOURCE_KEYS = 4 };

/* The kind of a resource parameter's values. */
struct resource_key {
    const char *param; /* as the address names it */
    enum complete_kind completes;
    const char *within; /* as in struct completes */
};

struct resource {
    const char *uri;   /* "unity://scene/{sceneId}/objects": {x} is the tool's parameter x, {+x} one
                          that may contain slashes */
    const char *shown; /* as explorer lists it: "unity://scene/{sceneId}/objects?limit&offset" */
    const char *uri_template; /* RFC 6570, for MCP: "...{?limit,offset}"; NULL: not a template */
    const char *name, *title, *text;
    enum tool_id tool;
    const struct tool *own_tool; /* of a host's resource, in place of `tool` */
    const char *mime_type;       /* NULL: application/json */
    struct {
        const char *query, *param;
    } renamed[RESOURCE_KEYS]; /* query keys that differ from the parameter's name */
    struct resource_key keys[RESOURCE_KEYS + 1]; /* for completion; others are free */
    const char *on_by_default; /* a bool parameter that is set to true unless the uri names it;
                                  never for explorer, whose format is fixed. NULL: none */
    bool is_template;          /* only a template: cannot be read without its parameters */
    bool is_explorer;          /* one of explorer's seventeen */
    bool is_project;           /* listed by plain and MCP; neither flag: only by MCP */
    bool is_either; /* from a ready engine, else from the project's files; the answer says which */
};

size_t resource_count(void);
const struct resource *resource_at(size_t i);

/*
 * Finds the resource that `uri` names (path case-insensitive; query values percent-decoded) and
 * writes the arguments of its tool as a JSON object into `a`. Unknown query keys and empty values
 * are ignored. ERR_NO_RESOURCE: there is none; ERR_ARGUMENT: a value does not fit its type or is
 * badly escaped.
 */
bool resource_match(struct arena *a, struct slice uri, const struct resource **ret_resource,
                    struct slice *ret_args, struct err *err);
/* The same among the resources of a host. */
struct resource_rows {
    const struct resource *rows;
    size_t n;
};
bool resource_match_in(struct resource_rows list, struct arena *a, struct slice uri,
                       const struct resource **ret_resource, struct slice *ret_args,
                       struct err *err);
/* The tool that reads it. */
const struct tool *resource_tool(const struct resource *r);
/* Whether the resource has this address, or this template of addresses. */
bool resource_is_at(const struct resource *r, struct slice uri);
/* The kind of a parameter of the resource's template. False: the template has no such parameter. */
bool resource_completes(const struct resource *r, struct slice param,
                        struct completes *ret_completes);
/* The same for a bare query of key=value pairs whose keys are the parameters' names. */
bool query_match(struct arena *a, struct slice query, const struct tool *tool,
                 struct slice *ret_args, struct err *err);

#endif
