/*
 * Common to all dialects: choosing one, reading a message, and the frame of an answer. The dialect
 * is the one that the place pins, else the one of an earlier message of the session, else the one
 * that the message identifies, else the place's fallback.
 */
#include "internal.h"

/* Methods that identify a dialect anywhere. */
static const struct mark {
    const char *method;
    const char *key; /* a parameter that must be present; NULL: the method is enough */
    enum dialect_id dialect;
} marks[] = {
    {"initialize", NULL, D_MCP},         {"list_tools", NULL, D_EXPLORER},
    {"call_tool", NULL, D_EXPLORER},     {"list_resources", NULL, D_EXPLORER},
    {"read_resource", NULL, D_EXPLORER}, {"stream_events", NULL, D_EXPLORER},
    {"invoke", NULL, D_BRIDGE},          {"shutdown", NULL, D_BRIDGE},
    {"tools/describe", NULL, D_EDITOR},  {"server/info", NULL, D_EDITOR},
    {"tools/call", "tool", D_EDITOR},    {"tools/list", "category", D_EDITOR},
    {"tools/list", "tier", D_EDITOR},
};

static const struct dialect *const dialects[D_COUNT] = {
    [D_MCP] = &dialect_mcp,           [D_PLAIN] = &dialect_plain,   [D_EDITOR] = &dialect_editor,
    [D_EXPLORER] = &dialect_explorer, [D_BRIDGE] = &dialect_bridge, [D_FRAMED] = &dialect_framed,
};

const struct dialect *dialect_of(enum dialect_id id)
{
    return dialects[id];
}

bool dialect_parse(struct slice name, enum dialect_id *ret_id)
{
    for (unsigned i = 0; i < D_COUNT; i++)
        if (slice_is(name, dialects[i]->name)) {
            *ret_id = (enum dialect_id)i;
            return true;
        }
    return false;
}

const char *dialect_name(enum dialect_id id)
{
    return dialects[id]->name;
}

const char *dialect_empty_text(enum dialect_id id)
{
    return dialects[id]->empty_text;
}

bool dialect_ignores_unknown(enum dialect_id id)
{
    return dialects[id]->ignores_unknown;
}

/* The method in the revision, whose `features` are all ones for other dialects than MCP. */
static const struct method *find_in(const struct dialect *d, struct slice name, unsigned features)
{
    for (const struct method *m = d->methods; m->name; m++)
        if ((d->ignores_case ? slice_eq_nocase(name, slice_of(m->name))
                             : slice_is(name, m->name)) &&
            (features & m->needs) == m->needs)
            return m;
    return NULL;
}

static const struct method *find_method(enum dialect_id id, struct slice name)
{
    return find_in(dialects[id], name, ~0u);
}

bool dialect_has(enum dialect_id id, enum trait trait)
{
    return dialects[id]->traits & trait;
}

bool dialect_is_mirrored(const struct request *r)
{
    return dialect_has(r->dialect, TRAIT_MIRRORED) && r->codes != D_FRAMED;
}

bool dialect_knows_method(struct slice name)
{
    for (unsigned i = 0; i < D_COUNT; i++)
        if (find_method((enum dialect_id)i, name))
            return true;
    return false;
}

static const struct mark *find_mark(const struct rpc_message *m, const struct request *r)
{
    static const struct mark stateless = {.dialect = D_MCP};

    if (stateless_is(r, NULL))
        return &stateless;
    for (size_t i = 0; i < N_ELEMENTS(marks); i++)
        if (slice_is(m->method, marks[i].method) &&
            (!marks[i].key || json_get(m->params, marks[i].key)))
            return &marks[i];
    return NULL;
}

/* Whether the session's dialect has this method, and the message has its required parameter. */
static bool fits_shown(const struct rpc_message *m, const struct place *where, bool needs_key)
{
    const struct method *method =
        where->shown >= 0 ? find_method((enum dialect_id)where->shown, m->method) : NULL;

    return method && (!needs_key || !method->name_key || json_get(m->params, method->name_key));
}

/*
 * Whether initialize comes from a client of the explorer. One of MCP names a version, what it can
 * do and who it is. At an address where nothing else has shown MCP, the version decides: MCP has no
 * messages by POST alone in its first revision, which is the explorer's.
 */
static bool is_explorers(const struct rpc_message *m, const struct place *where,
                         const struct request *r)
{
    const struct json *can = json_get(m->params, "capabilities");
    struct slice version = json_get_text(m->params, "protocolVersion");

    if (!where->takes_explorer || !slice_is(m->method, "initialize") || stateless_is(r, NULL) ||
        where->shown >= 0 || where->headers->version.p)
        return false;
    if (json_get(json_get(can, "experimental"), "streamEvents"))
        return true;
    if (where->fallback == D_EXPLORER)
        return !version.len || slice_is(version, revision_name(REV_2024_11_05));
    return !json_get(m->params, "protocolVersion") && !can && !json_get(m->params, "clientInfo");
}

static void choose(const struct rpc_message *m, const struct place *where, struct request *r)
{
    const struct mark *mark;

    r->dialect = where->fallback;
    if (where->is_framed && find_method(D_FRAMED, m->method)) {
        r->dialect = D_FRAMED;
    } else if (where->pinned >= 0) {
        r->dialect = (enum dialect_id)where->pinned;
    } else if (is_explorers(m, where, r)) {
        r->dialect = D_EXPLORER;
    } else if (fits_shown(m, where, true)) {
        r->dialect = (enum dialect_id)where->shown;
    } else if ((mark = find_mark(m, r)) != NULL) {
        r->dialect = mark->dialect;
        r->is_sniffed = true;
    } else if (fits_shown(m, where, false)) {
        r->dialect = (enum dialect_id)where->shown;
    }
    r->codes = where->is_framed ? D_FRAMED : r->dialect;
}

void dialect_unreadable(const struct place *where, struct request *ret_request)
{
    enum dialect_id dialect = where->pinned >= 0  ? (enum dialect_id)where->pinned
                              : where->shown >= 0 ? (enum dialect_id)where->shown
                                                  : where->fallback;

    *ret_request = (struct request){.dialect = dialect,
                                    .codes = where->is_framed ? D_FRAMED : dialect,
                                    .context = where->context,
                                    .headers = where->headers,
                                    .version = where->version};
}

static bool say_fault(const struct dialect *d, enum rpc_fault fault, const struct json *value,
                      struct err *err)
{
    const char *text = d->fault_texts ? d->fault_texts[fault] : NULL;

    if (fault == RPC_BAD_VERSION && d->refuse_version)
        return d->refuse_version(err, json_get(value, "jsonrpc"));
    return err_set(err, fault == RPC_BAD_PARAMS ? ERR_PARAMS : ERR_REQUEST, "%s",
                   text ? text : common_fault_texts[fault]);
}

/* Checks ids and notifications, where dialects differ. */
static bool check_id(const struct rpc_message *m, struct request *r, struct err *err)
{
    const struct dialect *d = dialects[r->codes];
    bool is_notice = slice_starts(m->method, SLICE("notifications/"));

    if (m->has_null_id && !d->takes_null_id)
        return err_set(err, ERR_REQUEST, "\"id\" must not be null");
    if (m->has_null_id)
        r->id = SLICE("null");
    r->is_notification = m->kind == RPC_NOTIFICATION;
    if (r->is_notification && d->refuses_notifications && !(r->codes == D_FRAMED && is_notice))
        return err_set(err, ERR_REQUEST, "\"id\" is required: notifications are not supported");
    return true;
}

bool read_progress(struct request *r, enum err_kind kind, struct err *err)
{
    const struct json *token = json_get_value(r->meta, "progressToken");
    bool is_number = json_is(token, JSON_NUMBER);
    bool is_whole = is_number && !memchr(token->raw.p, '.', token->raw.len) &&
                    !memchr(token->raw.p, 'e', token->raw.len) &&
                    !memchr(token->raw.p, 'E', token->raw.len);

    if (token && r->dialect == D_MCP && !is_whole && !json_is(token, JSON_STRING))
        return err_set(err, kind, "params._meta.progressToken must be a string or an integer");
    if (is_number || json_is(token, JSON_STRING))
        r->progress = token->raw;
    return true;
}

static bool read_params(const struct method *method, struct request *r, struct err *err)
{
    const struct dialect *d = dialects[r->dialect];
    const struct json *name;

    if (method->name_key) {
        name = json_get(r->params, method->name_key);
        if (!json_is(r->params, JSON_OBJECT))
            return d->refuse_params(err, r->method, NULL);
        if (!json_is(name, JSON_STRING) || name->text.len == 0)
            return d->refuse_params(err, r->method, method->name_key);
        r->name = name->text;
    }
    if (method->args_key) {
        r->args = json_get_value(r->params, method->args_key);
        if (!r->args && d->other_args_key)
            r->args = json_get_value(r->params, d->other_args_key);
    }
    return request_has(r, FEATURE_STATELESS) || read_progress(r, ERR_PARAMS, err);
}

bool dialect_decode(const struct json *value, const struct place *where,
                    struct request *ret_request, struct err *err)
{
    struct request *r = ret_request;
    struct rpc_message m;
    enum rpc_fault fault = rpc_read(value, &m);
    const struct method *method;

    dialect_unreadable(where, r);
    r->id = m.id;
    r->method = m.method;
    r->params = m.params;
    r->meta = json_get(m.params, "_meta");
    if (fault != RPC_FINE && fault != RPC_BAD_PARAMS)
        return say_fault(dialects[r->codes], fault, value, err);
    if (m.kind == RPC_RESPONSE) {
        r->is_notification = true;
        r->op = OP_RESPONSE;
        r->params = value;
        return dialects[r->dialect]->ignores_responses ||
               say_fault(dialects[r->codes], RPC_NO_METHOD, value, err);
    }
    choose(&m, where, r);
    if (!check_id(&m, r, err))
        return false;
    if (fault != RPC_FINE)
        return say_fault(dialects[r->codes], fault, value, err);
    if (r->dialect == D_MCP && stateless_is(r, where->headers))
        r->context = (struct context){.revision = REV_2026_07_28, .log_level = -1};
    method = find_in(dialects[r->dialect], m.method,
                     r->dialect == D_MCP ? revisions[r->context.revision].features : ~0u);
    if (request_has(r, FEATURE_STATELESS) && !r->is_notification && !stateless_read(r, method, err))
        return false;
    if (!method && r->is_notification) {
        r->op = OP_IGNORE;
        return true;
    }
    if (!method)
        return err_set(err, ERR_METHOD, "Method not found: %.*s", SLICE_ARG(m.method));
    r->op = method->op;
    if (r->op == OP_INITIALIZE && r->dialect == D_MCP && r->headers &&
        revision_is_stateless(r->headers->version))
        return err_set(err, ERR_HEADER,
                       "initialize opens a session, but the header MCP-Protocol-Version names a "
                       "revision without sessions");
    return read_params(method, r, err);
}

/* --- Answers --- */

static void open_result(struct json_out *w, const struct request *r)
{
    rpc_open(w, r->id, dialects[r->codes]->absent_id);
    json_key(w, "result");
}

/* Opens the result's object. */
static void open_object(struct json_out *w, const struct request *r)
{
    if (dialects[r->dialect]->open)
        dialects[r->dialect]->open(w, r, (struct slice){0});
    else
        json_object(w);
}

void dialect_write_result(struct json_out *w, const struct request *r, struct slice raw)
{
    struct slice members = is_object(raw) ? slice_trim(slice_from(raw.p + 1, raw.len - 2)) : raw;

    open_result(w, r);
    if (dialects[r->dialect]->open && is_object(raw)) {
        open_object(w, r);
        if (members.len)
            json_raw(w, members);
        json_object_end(w);
    } else {
        json_raw(w, raw);
    }
    rpc_close(w);
}

void dialect_write_call(struct json_out *w, const struct request *r, const struct outcome *o)
{
    bool is_ok = !o->err || o->err->kind == ERR_NONE;

    if (!is_ok && !dialect_fails_in_result(r, o)) {
        dialect_write_error(w, r, o);
        return;
    }
    open_result(w, r);
    if (is_ok)
        dialects[r->dialect]->success(w, r, o);
    else
        dialects[r->dialect]->failure(w, r, o);
    rpc_close(w);
}

void dialect_write_error_object(struct json_out *w, const struct request *r,
                                const struct outcome *o)
{
    const struct dialect *d = dialects[r->codes];

    json_object(w);
    json_put_int(w, "code", dialect_error_code(r, o->err->kind));
    if (d->message)
        d->message(w, o->err);
    else
        json_put_text(w, "message", dialect_error_message(r->codes, o->err));
    if (d->data)
        d->data(w, r, o);
    json_object_end(w);
}

void dialect_write_error(struct json_out *w, const struct request *r, const struct outcome *o)
{
    rpc_open(w, r->id, dialects[r->codes]->absent_id);
    json_key(w, "error");
    dialect_write_error_object(w, r, o);
    rpc_close(w);
}

struct slice dialect_error_message(enum dialect_id dialect, const struct err *err)
{
    const struct dialect *d = dialects[dialect];
    const char *title = d->title ? d->title(err) : NULL;

    return title ? slice_of(title) : err_text(err);
}

/* Writes the object, with the source added as its last member. */
static void text_with_source(struct json_out *w, struct slice object, const char *source)
{
    size_t end = object.len - 1, last;
    struct buf text;

    while (object.p[end] != '}')
        end--;
    for (last = end - 1; strchr(" \t\r\n", object.p[last]);)
        last--;
    buf_init(&text, object.len + 64);
    buf_append(&text, slice_from(object.p, end));
    buf_printf(&text, "%s\"source\":\"%s\"}", last ? "," : "", source);
    if (!buf_ok(&text))
        w->to->failed = true;
    json_put_text(w, "text", buf_slice(&text));
    buf_done(&text);
}

void dialect_write_contents(struct json_out *w, const struct request *r, const struct outcome *o)
{
    if (o->err && o->err->kind != ERR_NONE) {
        dialect_write_error(w, r, o);
        return;
    }
    open_result(w, r);
    open_object(w, r);
    json_key(w, "contents");
    json_array(w);
    if (o->is_blocks) {
        put_items(w, o->payload);
        json_array_end(w);
        json_object_end(w);
        rpc_close(w);
        return;
    }
    json_object(w);
    json_put_text(w, "uri", r->name);
    json_put_string(w, "mimeType",
                    o->mime_type ? o->mime_type
                    : o->is_text ? "text/plain"
                                 : "application/json");
    if (o->source && dialects[r->dialect]->shows_source && !o->is_text && is_object(o->payload))
        text_with_source(w, o->payload, o->source);
    else
        json_put_text(w, "text", o->payload);
    json_object_end(w);
    for (size_t i = 0; i < o->n_diagnostics; i++) {
        json_object(w);
        json_put_text(w, "uri", r->name);
        json_put_string(w, "mimeType", "text/plain");
        json_put_text(w, "text", o->diagnostics[i]);
        json_object_end(w);
    }
    json_array_end(w);
    json_object_end(w);
    rpc_close(w);
}

void dialect_write_progress(struct json_out *w, const struct request *r, const struct progress *p)
{
    dialects[r->dialect]->progress(w, r, p);
}

size_t dialect_budget(const struct request *r, bool is_resource, size_t limit)
{
    const size_t rest = limit - limit / 10; /* leaves room for ids, keys, diagnostics */

    switch (is_resource ? RESULT_TEXT : dialects[r->dialect]->form) {
    case RESULT_JSON:
        return rest;
    case RESULT_BOTH:
        return rest / 5 * 2;
    default:
        return rest / 3 * 2; /* quotes and backslashes take two bytes */
    }
}

/* --- Listings --- */

void dialect_write_tools(struct json_out *w, const struct request *r, const struct listing *l)
{
    dialects[r->dialect]->tools(w, r, l);
}

bool dialect_lists_plugins(enum dialect_id dialect, const struct listing *l)
{
    static const struct tool reads = {.group = GROUP_PLUGIN};
    static const struct tool writes = {.group = GROUP_PLUGIN, .gates = GATE_WRITE};

    return dialects[dialect]->offers(l, &reads) || dialects[dialect]->offers(l, &writes);
}

const struct tool *dialect_find_tool(const struct request *r, const struct catalog *c)
{
    const struct tool *tool = NULL;

    if (dialects[r->dialect]->names == NAMES_KEBAB)
        tool = catalog_kebab(c, r->name);
    return tool ? tool : catalog_spelled(c, r->name, r->dialect == D_EXPLORER);
}

size_t dialect_count_tools(enum dialect_id dialect, const struct listing *l)
{
    size_t n = 0;

    for (size_t i = 0; i < catalog_count(l->catalog); i++) {
        const struct tool *t = catalog_at(l->catalog, i);

        n += !t->is_unlisted && dialects[dialect]->offers(l, t);
    }
    return n;
}

void dialect_write_initialize(struct json_out *w, const struct request *r, const struct self *s)
{
    dialects[r->dialect]->initialize(w, r, s);
}
