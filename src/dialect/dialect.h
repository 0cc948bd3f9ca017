/*
 * How peers speak: method tables, choosing a dialect, wrapping results, error codes. Turns a
 * JSON-RPC message into a request, and an outcome into the bytes of an answer. Independent of
 * sessions, hosts and sockets.
 */
#ifndef DIALECT_DIALECT_H
#define DIALECT_DIALECT_H

#include "base/base.h"
#include "rpc/rpc.h"
#include "tool/tool.h"
#include "json/json.h"

/* The request of a message, in any dialect. */
enum op {
    OP_NONE,
    OP_INITIALIZE,
    OP_INITIALIZED,
    OP_PING,
    OP_TOOL_LIST,
    OP_TOOL_CALL,
    OP_TOOL_DESCRIBE,
    OP_SERVER_INFO,
    OP_RESOURCE_LIST,
    OP_TEMPLATE_LIST,
    OP_RESOURCE_READ,
    OP_SUBSCRIBE,
    OP_UNSUBSCRIBE,
    OP_SET_LEVEL,
    OP_STREAM,
    OP_CANCEL,
    OP_IGNORE, /* a notification that needs no action */
    OP_SHUTDOWN,
    OP_AUTHENTICATE,
    OP_HEALTH,
    OP_RESPONSE, /* the client answers a request of ours */
    OP_DISCOVER,
    OP_LISTEN,
    OP_PROMPT_LIST,
    OP_PROMPT_GET,
    OP_COMPLETE,
    OP_TASK_GET,
    OP_TASK_UPDATE,
    OP_TASK_CANCEL,
    OP_TASK_RESULT, /* 2025-11-25, like the next */
    OP_TASK_LIST,
    OP_SKILL_LIST,
    OP_SKILL_GET,
    OP_DIRECTORY_READ
};

struct method {
    const char *name;
    enum op op;
    const char *name_key; /* required parameter: tool, uri, level; NULL: none */
    const char *args_key; /* the key of a tool's arguments */
    unsigned needs;       /* enum feature: MCP revisions without it do not have this method */
    bool is_named;        /* 2026-07-28: the header Mcp-Name repeats the value of name_key */
};

/* The context of one request of MCP: its session's, or from 2026-07-28 on its _meta's. */
struct context {
    enum revision revision;
    unsigned can;                        /* enum client_can */
    int log_level;                       /* log lines from this level on are sent; -1: none */
    struct slice client, client_version; /* as the client calls itself; may be empty */
};
/* Of a client before its first message. */
extern const struct context context_at_first;

/* The headers of an HTTP request in which a client of 2026-07-28 repeats the body. Absent
 * ones have p == NULL. */
struct mcp_headers {
    struct slice version, method, name;
    struct slice fields; /* all header lines as sent */
};

/* How the server describes itself. */
struct self {
    const char *version;
    const char *unity_version; /* NULL: no engine */
    const char *platform, *runtime;
    enum tier tier;
};

/* The known facts about the origin of a message. Everything outlives the request. */
struct place {
    int pinned; /* dialect_id fixed by listener, path or option; -1: none */
    int shown;  /* dialect_id that the session has shown; -1: none yet */
    enum dialect_id fallback;
    bool takes_explorer;               /* initialize may be the explorer's: its params decide */
    bool is_framed;                    /* errors use framed's codes */
    struct context context;            /* of the session */
    const struct mcp_headers *headers; /* NULL: not by HTTP */
    const char *version;               /* of this server */
};

/* A decoded message. Everything points into the message's tree. */
struct request {
    struct slice id; /* raw; p is NULL for notifications */
    bool is_notification;
    enum dialect_id dialect; /* whose format the answer uses */
    enum dialect_id codes;   /* whose error codes: D_FRAMED on a framed connection */
    bool is_sniffed;         /* the message itself identified the dialect */
    struct context context;
    enum op op;
    struct slice method;
    const struct json *params;         /* OP_RESPONSE: the whole message */
    const struct json *meta;           /* params._meta */
    struct slice name;                 /* the value of the method's name_key */
    const struct json *args;           /* a tool's arguments; NULL: none */
    struct slice progress;             /* raw progressToken; empty: no progress wanted */
    const struct mcp_headers *headers; /* valid until the message has been dispatched */
    const char *version;               /* of this server */
    bool is_nested;                    /* its result is written as a member of another one */
    struct slice task; /* 2025-11-25: the id of the task that this is about; empty: none */
};

/*
 * Reads a JSON value as a message of the dialect that `where` and the message itself select. On
 * failure *ret_request still has id and dialect, so that the error can be written.
 */
bool dialect_decode(const struct json *value, const struct place *where,
                    struct request *ret_request, struct err *err);
/* Whether a message says by itself that it is of a revision without sessions. */
bool dialect_is_stateless(const struct json *message);
/* Makes a request for answering input that is not JSON. */
void dialect_unreadable(const struct place *where, struct request *ret_request);

/* Whether the headers Mcp-Param-* repeat the arguments that the tool's schema marks with
 * "x-mcp-header". True for requests that have no such headers: not by HTTP, or before
 * 2026-07-28. */
bool dialect_check_arguments(const struct request *r, struct slice schema, struct arena *a,
                             struct err *err);

/* Differences in the rest of the server for some dialects. */
enum trait {
    TRAIT_NOTES = 1, /* notifications before a call's answer: log lines, progress */
    TRAIT_QUESTIONS = 2, /* clients can be asked something before a call ends */
    TRAIT_CURSORS = 4,   /* a list's request may have a cursor */
    TRAIT_SKILLS = 8,    /* the files of skills are resources */
    TRAIT_MIRRORED = 16, /* answers go to explorer's streams, too */
    TRAIT_FIXED = 32,    /* formats are another program's: nothing is added by default */
    TRAIT_SMALL = 64,    /* a message must fit into a frame, so lists have pages */
    TRAIT_AWAITS = 128   /* names are free for tools to come, so the first calls wait for these */
};
bool dialect_has(enum dialect_id id, enum trait trait);
/* Whether explorer's streams carry the request's answer, and its arguments in the log. Those of a
 * framed session, which has a token of its own, stay in it, whatever methods it uses. */
bool dialect_is_mirrored(const struct request *r);

bool dialect_parse(struct slice name, enum dialect_id *ret_id);
const char *dialect_name(enum dialect_id id);
/* Whether any dialect has a method of this name. */
bool dialect_knows_method(struct slice name);
/* The error for an empty message; NULL: the same as for other bytes that are not JSON. */
const char *dialect_empty_text(enum dialect_id id);
/* Whether unknown arguments of a tool are ignored. */
bool dialect_ignores_unknown(enum dialect_id id);

/* --- Revisions of MCP. --- */

/* Features of a revision of MCP; other dialects have none. */
enum feature {
    FEATURE_SESSIONS = 1,       /* begins with initialize; the server remembers the client */
    FEATURE_STATELESS = 2,      /* no sessions: _meta of each request describes its sender */
    FEATURE_BATCHES = 4,        /* several messages in one array */
    FEATURE_ANNOTATIONS = 8,    /* hints in a tool's listing */
    FEATURE_PROGRESS_TEXT = 16, /* a message with progress */
    FEATURE_TITLES = 32,        /* a title beside each name */
    FEATURE_STRUCTURED = 64,    /* results in structured form, and their schemas */
    FEATURE_ELICITATION = 128,  /* the server may ask the client's user */
    FEATURE_ICONS = 256,        /* of the server, and of the items of its lists */
    FEATURE_PRIMING = 512,      /* a stream of events begins with an empty one, to resume after */
    FEATURE_OLD_TASKS = 1024,   /* tools/call with a task, tasks/result, tasks/list */
    FEATURE_AUDIO = 2048,       /* blocks of audio */
    FEATURE_LINKS = 4096,       /* blocks that link to a resource */
    FEATURE_COMPLETIONS = 8192  /* the server announces completions */
};

/* A client's "capabilities": enum client_can. */
unsigned client_can_read(const struct json *capabilities);

const char *revision_name(enum revision r);
bool revision_parse(struct slice text, enum revision *ret_revision);
/* The revision for a client that asks for this one in initialize: the same if it has sessions and
 * we serve it, else our newest that has. */
enum revision revision_agreed(struct slice asked);
/* Whether this version has no sessions, by its name: versions that we do not know, too. */
bool revision_is_stateless(struct slice name);
bool revision_has(enum revision r, enum feature feature);
/* Whether the request is in MCP, of a revision that has this. */
bool request_has(const struct request *r, enum feature feature);

/* --- Answers. Each writes one whole JSON-RPC response. --- */

/* The outcome of a tool or resource. */
struct outcome {
    const struct tool *tool; /* NULL if the call failed before it was found */
    struct slice asked;      /* the tool's name as the caller wrote it; may be empty */
    bool is_text;            /* plain text rather than JSON */
    bool is_structured;      /* is_text: MCP also shows it in structured form */
    struct slice payload;
    const struct slice *diagnostics;
    size_t n_diagnostics;
    const struct err *err;          /* NULL or ERR_NONE: success */
    const struct arg_fault *faults; /* ERR_SHAPE: each fault of the arguments */
    size_t n_faults;
    struct slice operation; /* id for fetching a late result; or empty */
    bool is_value;          /* the payload is a value returned by code; MCP wraps it in an object */
    bool has_value;         /* is_value: the code returned a value */
    bool is_cut;            /* the payload is a part of that value */
    bool is_pending;        /* the operation still runs, and the payload says so */
    const char *source;     /* of an is_either resource: "engine" or "files"; else NULL */
    bool is_blocks;         /* the payload is a JSON array in MCP's shapes (host.h: FORM_BLOCKS) */
    bool is_error;          /* is_blocks: they describe a failure */
    const char *mime_type;  /* of a resource; NULL: as the payload's form says */
};

/* Says of a value that code returned that it is a part, and how to get the rest. */
#define VALUE_CUT_HINT                                                                             \
    "The value is cut: it is too long or too deeply nested. Ask for a part of it: a member, or a " \
    "few items, as in .Skip(100).Take(100)."
/* Writes the members "truncated" and "hint" into an open object. */
void put_truncated(struct json_out *w, const char *hint);
/* Writes whether a value that code returned is all there: "complete", and why it is not. */
void put_completeness(struct json_out *w, const struct outcome *o);

/*
 * Makes blocks fit the request: those that its revision of MCP does not have become text, and
 * other dialects than MCP get one text (*ret_is_text) in place of the blocks of a tool. Messages of
 * a prompt and contents of a resource likewise, by r->op. False: no memory.
 */
bool dialect_fit_blocks(const struct request *r, struct arena *a, struct buf *blocks,
                        bool *ret_is_text, struct err *err);

/* Writes the answer to a tool call, success or failure. */
void dialect_write_call(struct json_out *w, const struct request *r, const struct outcome *o);
/* Writes a resource's contents, or its error. */
void dialect_write_contents(struct json_out *w, const struct request *r, const struct outcome *o);
/* Writes any other result: a raw JSON value. */
void dialect_write_result(struct json_out *w, const struct request *r, struct slice raw);
/* Writes any failure. */
void dialect_write_error(struct json_out *w, const struct request *r, const struct outcome *o);

/* Writes only {"code","message","data"} in the request's format. */
void dialect_write_error_object(struct json_out *w, const struct request *r,
                                const struct outcome *o);
/* Whether this failure is sent as a result rather than an error. */
bool dialect_fails_in_result(const struct request *r, const struct outcome *o);
/* The code for the log line; for a failure inside a result, the code it stands for. */
int dialect_error_code(const struct request *r, enum err_kind kind);
/* The message in the dialect's error object. */
struct slice dialect_error_message(enum dialect_id dialect, const struct err *err);
/* The HTTP status: 200, or the dialect's status for this failure. */
int dialect_http_status(const struct request *r, const struct outcome *o);

/* The HTTP status of the bridge's REST routes. */
int dialect_rest_status(enum err_kind kind);

/* The largest result of a tool that keeps the whole reply below `limit` bytes. */
size_t dialect_budget(const struct request *r, bool is_resource, size_t limit);

/* Writes MCP's answer that asks the client first (2026-07-28): {key: request} as raw JSON, and the
 * text that the client returns with its answers. */
void mcp_write_questions(struct json_out *w, const struct request *r, struct slice requests,
                         struct slice state);

/* --- Tasks: calls whose clients fetch the result later (core/task/). --- */

enum task_status { TASK_WORKING, TASK_INPUT_REQUIRED, TASK_COMPLETED, TASK_FAILED, TASK_CANCELLED };

struct task_view {
    struct slice id;
    enum task_status status;
    struct slice message; /* for people; may be empty */
    int64_t created_ms, updated_ms;
    int64_t ttl_ms;                /* how long it can be read; 0: without bound */
    struct slice questions;        /* TASK_INPUT_REQUIRED: {key: request} */
    const struct outcome *outcome; /* how it ended; NULL: it has not */
};

/* The status of a task that ended so. */
enum task_status mcp_task_status(const struct request *r, const struct outcome *o);
/* Writes the answer to tools/call, tasks/get, tasks/cancel or tasks/result about this task. */
void mcp_write_task(struct json_out *w, const struct request *r, const struct task_view *t);
/* Writes the task as tasks/list shows it. */
void mcp_write_task_item(struct json_out *w, const struct request *r, const struct task_view *t);
/* Writes notifications/tasks, or notifications/tasks/status of 2025-11-25. */
void mcp_write_task_notification(struct json_out *w, const struct task_view *t, bool is_old);
/* The capability that a client without tasks lacks: error details. */
#define MCP_NEEDS_TASKS SLICE("{\"extensions\":{\"io.modelcontextprotocol/tasks\":{}}}")

/* --- Notifications. Each function writes a whole one. --- */

/* Or a request of MCP: `id` and `params` are raw JSON. */
void mcp_write_request(struct json_out *w, struct slice id, struct slice method,
                       struct slice params);
/* The same of {method, params}, about a task of 2025-11-25. */
void mcp_write_task_request(struct json_out *w, struct slice id, const struct json *request,
                            struct slice task);
/* Takes a request of ours back. */
void mcp_write_cancelled(struct json_out *w, struct slice id);

struct progress {
    double done, total;  /* total is 0 if it is not known */
    const char *message; /* may be NULL */
};
void dialect_write_progress(struct json_out *w, const struct request *r, const struct progress *p);

/* RFC 5424's levels, least severe first. */
enum mcp_level { MCP_DEBUG, MCP_INFO, MCP_NOTICE, MCP_WARNING, MCP_ERROR };
int mcp_level_parse(struct slice name); /* an enum mcp_level or more; -1: no such level */
void mcp_write_log(struct json_out *w, enum mcp_level level, const char *logger, struct slice text);
void mcp_write_updated(struct json_out *w, const char *uri);

/* The lists whose changes clients are notified of. */
enum mcp_list { LIST_TOOLS, LIST_PROMPTS, LIST_RESOURCES, N_LISTS };
struct slice mcp_list_changed(enum mcp_list list); /* the whole notification */

/* --- subscriptions/listen (listen.c) --- */

/* The notifications that a client wants. */
struct mcp_filter {
    unsigned lists;                  /* bit per mcp_list */
    const struct json *uris, *tasks; /* arrays of strings; NULL: absent */
};
bool mcp_read_filter(const struct json *params, struct mcp_filter *ret_filter, struct err *err);
/* The first message of a listen. `id` is raw, the request's; the caller writes the arrays. */
void mcp_open_acknowledged(struct json_out *w, struct slice id, unsigned lists);
void mcp_close_acknowledged(struct json_out *w);
/* Copies a notification, whose params have no _meta, and puts it under a listen's id. */
void mcp_write_tagged(struct buf *to, struct slice message, struct slice id);
/* The answer to a listen that the server ends. */
void mcp_write_listen_end(struct json_out *w, struct slice id);

/* {"ok":false,"error":{kind,message,hint}} */
void explorer_write_refusal(struct json_out *w, const struct err *err);
void explorer_write_event(struct json_out *w, const char *name, struct slice payload);
/* The payload of explorer's event tool_result. */
void explorer_write_outcome(struct json_out *w, struct slice name, const struct outcome *o);

/* --- Listings: results only, to be framed by dialect_write_result. --- */

/* Which part of a list is wanted. */
struct page {
    size_t first;  /* index of the first item, from the cursor */
    size_t budget; /* max bytes of a page; 0: no pages */
};

struct listing {
    const struct catalog *catalog;
    unsigned groups;                  /* bit per tool_group in the MCP listing */
    enum tier tier;                   /* up to which tools are offered */
    enum tier reached;                /* the server's tier; never TIER_BY_GATES */
    struct slice category, only_tier; /* editor's filters; empty: all */
    struct page page;
};

/* Entries of a host, to be listed after the tables' own. */
struct shelf {
    const struct prompt *prompts;
    size_t n_prompts;
    const struct resource *resources;
    size_t n_resources;
    struct page page;
};

/* {"tools":[...]} in the request's dialect. */
void dialect_write_tools(struct json_out *w, const struct request *r, const struct listing *l);
/* Whether plugin tools are listed, or would be if there were any. */
bool dialect_lists_plugins(enum dialect_id dialect, const struct listing *l);
/* The tool that the request names, in this dialect's spelling before all others; NULL: none. */
const struct tool *dialect_find_tool(const struct request *r, const struct catalog *c);
size_t dialect_count_tools(enum dialect_id dialect, const struct listing *l);
/* Reads the editor's filters. ERR_PARAMS: one is no string. */
bool editor_read_filters(const struct json *params, struct listing *l, struct err *err);
/* {"tools":[...]} and {"tool":{...}} in the editor's format, also for the editor tools that return
 * them. Other dialects can call those tools: `for_envelope` shows the inputs as the envelope
 * requires them. */
void editor_write_tools(struct json_out *w, const struct listing *l);
void editor_write_tool(struct json_out *w, const struct tool *tool, bool for_envelope,
                       bool has_schema_version);
/* {"resources":[...]} or {"resourceTemplates":[...]}; in MCP also the skills' SKILL.md. */
void dialect_write_resources(struct json_out *w, const struct request *r, const struct shelf *s,
                             bool templates);
void mcp_write_prompts(struct json_out *w, const struct request *r, const struct shelf *s);
/* Writes the whole answer of prompts/get: a rendered text, or a host's messages. */
void mcp_write_prompt(struct json_out *w, const struct request *r, const struct prompt *p,
                      struct slice text);
void mcp_write_skills(struct json_out *w, const struct page *page);
void mcp_write_skill(struct json_out *w, const struct skill *skill);
/* The direct children of a directory of a skill. */
void mcp_write_directory(struct json_out *w, struct slice uri, const struct page *page);

/* The result of server/discover. */
void mcp_write_discover(struct json_out *w, const struct request *r);
void dialect_write_initialize(struct json_out *w, const struct request *r, const struct self *s);
void editor_write_info(struct json_out *w, const struct self *s, const struct listing *l);

#endif
