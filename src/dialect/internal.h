/*
 * Private to this folder: the parts of a dialect. Each dialect has a file that defines one, and
 * dialect.c walks them.
 */
#ifndef DIALECT_INTERNAL_H
#define DIALECT_INTERNAL_H

#include "dialect.h"

/* How a dialect carries a tool's result; decides how large that may be. */
enum result_form {
    RESULT_TEXT, /* as a JSON string */
    RESULT_JSON, /* as it is */
    RESULT_BOTH
};

/* Which column of errors.c has the HTTP status of a failure. */
enum status_column {
    STATUS_OK,
    STATUS_EXPLORER,
    STATUS_MCP,
    STATUS_STATELESS,
    STATUS_REST,
    N_STATUS
};

/* Which of a tool's names a dialect lists. */
enum tool_names {
    NAMES_ROW,
    NAMES_KEBAB,
    NAMES_WIRE /* without dots */
};

struct dialect {
    const char *name;
    unsigned traits; /* enum trait */

    /* --- Messages --- */
    const struct method *methods; /* ends with a row whose name is NULL */
    bool ignores_case;            /* of method names */
    bool ignores_unknown;         /* arguments */
    bool takes_null_id;
    bool refuses_notifications;     /* a message without an id is an error */
    bool ignores_responses;         /* else a message without a method is an error */
    const char *other_args_key;     /* where a tool's arguments may also be; NULL: nowhere */
    const char *empty_text;         /* error for an empty message; NULL: as for other bad JSON */
    const char *const *fault_texts; /* by rpc_fault; NULL, or a NULL entry: the default text */
    /* Sets the error for another version of JSON-RPC. NULL: as fault_texts says. */
    bool (*refuse_version)(struct err *err, const struct json *version);
    /* Sets the error for params that lack `key`, or (NULL) are not an object. Returns false. */
    bool (*refuse_params)(struct err *err, struct slice method, const char *key);

    /* --- Answers. Each function writes one value. --- */
    enum rpc_absent_id absent_id;
    enum status_column status;
    enum result_form form;
    bool shows_source; /* of a resource that an engine or files may answer */
    void (*success)(struct json_out *w, const struct request *r, const struct outcome *o);
    /* A failure inside a result. NULL: the dialect has none. */
    void (*failure)(struct json_out *w, const struct request *r, const struct outcome *o);
    /* A fixed text in place of the error's own. NULL, or returns NULL: there is none. */
    const char *(*title)(const struct err *err);
    /* error.message; NULL: the title or the error's own text. */
    void (*message)(struct json_out *w, const struct err *err);
    /* error.data with its key, if there is any. NULL: there is none. */
    void (*data)(struct json_out *w, const struct request *r, const struct outcome *o);
    /* Opens the object of any result, with the members that each has. NULL: there are none. */
    void (*open)(struct json_out *w, const struct request *r, struct slice operation);
    void (*progress)(struct json_out *w, const struct request *r, const struct progress *p);

    /* --- Listings --- */
    enum tool_names names;
    bool (*offers)(const struct listing *l, const struct tool *t);
    void (*tools)(struct json_out *w, const struct request *r, const struct listing *l);
    bool (*lists)(const struct resource *res, bool templates);
    void (*initialize)(struct json_out *w, const struct request *r, const struct self *s);
};

extern const struct dialect dialect_mcp, dialect_plain, dialect_editor, dialect_explorer,
    dialect_bridge, dialect_framed;

const struct dialect *dialect_of(enum dialect_id id);

/* Reads the request's progressToken. An error, which only MCP has, is of this kind. */
bool read_progress(struct request *r, enum err_kind kind, struct err *err);

/* --- Shared by several dialects (common.c) --- */

extern const char *const common_fault_texts[];
bool common_refuse_params(struct err *err, struct slice method, const char *key);
/* Appends the items of a JSON array to the array that is open. */
void put_items(struct json_out *w, struct slice array);
/* {"type":"text","text":...} */
void text_block(struct json_out *w, struct slice text);
/* The outcome's payload under `key`. */
void put_payload(struct json_out *w, const char *key, const struct outcome *o);
bool is_object(struct slice raw);
/* "content":[...] with the payload, the diagnostics and the note, unless empty, as text. */
void put_content(struct json_out *w, const struct outcome *o, struct slice note);
void common_success(struct json_out *w, const struct request *r, const struct outcome *o);
/* "data":{"details":...}, and the hint if `has_hint`. */
void put_details(struct json_out *w, const struct err *err, bool has_hint);
void common_progress(struct json_out *w, const struct request *r, const struct progress *p);
bool common_offers(const struct listing *l, const struct tool *t);
void common_tools(struct json_out *w, const struct request *r, const struct listing *l);
bool common_lists(const struct resource *res, bool templates);
/* "serverInfo":{"name","version"} */
void put_server(struct json_out *w, const char *name, const struct self *s);
extern const char common_instructions[];

/* Shared by the dialects with the plainest shapes. */
#define COMMON_SHAPES                                                                              \
    .refuse_params = common_refuse_params, .shows_source = true, .success = common_success,        \
    .progress = common_progress, .tools = common_tools

/* --- Pages (pager.c) --- */

struct pager {
    struct page page;
    size_t start, seen;
    size_t next; /* index of the next page's first item; 0: there is none */
    struct json_mark mark;
};

/* Begins before the listing's object is opened. */
struct pager pager_begin(const struct json_out *w, const struct page *page);
/* Counts the next item. True: the caller writes it, and calls pager_wrote(). */
bool pager_wants(struct pager *p, const struct json_out *w);
void pager_wrote(struct pager *p, struct json_out *w);
/* Writes nextCursor, if there are more. */
void pager_end(struct pager *p, struct json_out *w);

/* --- The table of errors (errors.c) --- */

const char *error_kind_name(enum err_kind kind); /* explorer's data.kind */
const char *error_type_name(enum err_kind kind); /* editor's data.errorType */
bool error_is_unity(enum err_kind kind);         /* the editor's "Unity Editor error" */
/* The meaning of the kind's code: the message of plain and bridge, whose own text is
 * data.details. */
const char *error_code_title(enum dialect_id dialect, enum err_kind kind);

/* --- MCP from 2026-07-28 on (stateless.c) --- */

/* Whether this message is of a revision without sessions. */
bool stateless_is(const struct request *r, const struct mcp_headers *headers);
/* Reads and checks the request's _meta and headers, and fills in its context. `method` is NULL if
 * the revision has no such method. */
bool stateless_read(struct request *r, const struct method *method, struct err *err);
struct slice stateless_version(const struct request *r); /* that its _meta names */

/* --- The Model Context Protocol (mcp.c) --- */

/* Members of every result from 2026-07-28 on. */
void mcp_put_type(struct json_out *w, const struct request *r, const char *type,
                  struct slice operation);

/* "_meta":{...} of a message about this task. */
void mcp_put_related_meta(struct json_out *w, struct slice task);
/* "icons":[...] of a listed item, if the revision has them: the icon of this category. */
void mcp_put_icon(struct json_out *w, const struct request *r, const char *category);

/* --- Revisions of MCP (revision.c) --- */

struct revision_row {
    const char *name;
    unsigned features; /* enum feature */
};
extern const struct revision_row revisions[REV_COUNT];

#endif
