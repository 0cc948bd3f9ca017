/*
 * MCP from 2026-07-28 on: a request names in its _meta its revision, its client and the client's
 * abilities, and HTTP headers repeat some of it for routers. Here both are read and
 * checked, in the order in which the specification wants faults reported.
 */
#include "internal.h"

#define PREFIX           "io.modelcontextprotocol/"
#define KEY_VERSION      PREFIX "protocolVersion"
#define KEY_CAPABILITIES PREFIX "clientCapabilities"
#define KEY_CLIENT       PREFIX "clientInfo"
#define KEY_LEVEL        PREFIX "logLevel"
#define KEY_TASKS        PREFIX "tasks"

bool stateless_is(const struct request *r, const struct mcp_headers *headers)
{
    if (json_get(r->meta, KEY_VERSION))
        return true;
    /* initialize opens a session, also against a header. */
    return headers && revision_is_stateless(headers->version) && !slice_is(r->method, "initialize");
}

bool dialect_is_stateless(const struct json *message)
{
    return json_get(json_get(json_get(message, "params"), "_meta"), KEY_VERSION) != NULL;
}

unsigned client_can_read(const struct json *capabilities)
{
    const struct json *elicitation = json_get_value(capabilities, "elicitation");
    bool has_url = json_get_value(elicitation, "url");
    unsigned can = 0;

    if (elicitation && (!has_url || json_get_value(elicitation, "form")))
        can |= CAN_ELICIT;
    if (has_url)
        can |= CAN_OPEN_URL;
    if (json_get_value(capabilities, "sampling"))
        can |= CAN_SAMPLE;
    if (json_get_value(capabilities, "roots"))
        can |= CAN_LIST_ROOTS;
    if (json_get_value(json_get(capabilities, "extensions"), KEY_TASKS))
        can |= CAN_POLL_TASKS;
    return can;
}

struct slice stateless_version(const struct request *r)
{
    return json_get_text(r->meta, KEY_VERSION);
}

static bool read_meta(struct request *r, struct err *err)
{
    const struct json *meta = r->meta;
    const struct json *capabilities = json_get(meta, KEY_CAPABILITIES);
    const struct json *client = json_get(meta, KEY_CLIENT),
                      *level = json_get_value(meta, KEY_LEVEL);

    if (!json_is(json_get(meta, KEY_VERSION), JSON_STRING))
        return err_set(err, ERR_ENVELOPE, "params._meta[\"" KEY_VERSION "\"] is required");
    if (!json_is(capabilities, JSON_OBJECT))
        return err_set(err, ERR_ENVELOPE, "params._meta[\"" KEY_CAPABILITIES "\"] is required");
    r->context.can = client_can_read(capabilities);
    r->context.client = json_get_text(client, "name");
    r->context.client_version = json_get_text(client, "version");
    r->context.log_level = level ? mcp_level_parse(level->text) : -1;
    if (level && r->context.log_level < 0)
        return err_set(err, ERR_ENVELOPE,
                       "params._meta[\"" KEY_LEVEL "\"] must be one of debug, "
                       "info, notice, warning, error, critical, alert, "
                       "emergency");
    return read_progress(r, ERR_ENVELOPE, err);
}

static bool refuse_header(struct err *err, const char *name, struct slice header, const char *what)
{
    if (!header.p)
        return err_set(err, ERR_HEADER, "The header %s is required", name);
    return err_set(err, ERR_HEADER, "The header %s is '%.*s', but %s differs", name,
                   SLICE_ARG(header), what);
}

/* Faults of present members precede those of missing ones. */
static bool check_headers(const struct request *r, struct slice version, struct err *err)
{
    const struct mcp_headers *h = r->headers;

    if (h && h->version.p && !slice_eq(h->version, version))
        return refuse_header(err, "MCP-Protocol-Version", h->version, "params._meta");
    if (h && h->method.p && !slice_eq(h->method, r->method))
        return refuse_header(err, "Mcp-Method", h->method, "the body");
    if (!revision_parse(version, &(enum revision){0}) || !revision_is_stateless(version))
        return err_set(err, ERR_VERSION, "Unsupported protocol version: %.*s", SLICE_ARG(version));
    if (h && !h->version.p)
        return refuse_header(err, "MCP-Protocol-Version", h->version, NULL);
    if (h && !h->method.p)
        return refuse_header(err, "Mcp-Method", h->method, NULL);
    return true;
}

/* --- Values of headers: as they are, or =?base64?...?= --- */

static bool header_is(struct slice header, struct slice value)
{
    const struct slice before = SLICE("=?base64?"), after = SLICE("?=");

    if (header.len >= before.len + after.len && slice_starts(header, before) &&
        slice_eq(slice_skip(header, header.len - after.len), after))
        return base64_is(slice_from(header.p + before.len, header.len - before.len - after.len),
                         value);
    return slice_eq(header, value);
}

static bool check_name(const struct request *r, const struct method *method, struct err *err)
{
    const struct json *name = json_get(r->params, method->name_key);

    if (!r->headers || !method->is_named || !json_is(name, JSON_STRING))
        return true;
    return (r->headers->name.p && header_is(r->headers->name, name->text)) ||
           refuse_header(err, "Mcp-Name", r->headers->name, "the body");
}

bool stateless_read(struct request *r, const struct method *method, struct err *err)
{
    return read_meta(r, err) && check_headers(r, stateless_version(r), err) &&
           (!method || check_name(r, method, err));
}

/* --- Arguments of tools that headers repeat --- */

/* Finds the header Mcp-Param-<name>. False: it is absent, or repeated. */
static bool find_parameter(struct slice fields, struct slice name, struct slice *ret_value)
{
    const struct slice prefix = SLICE("Mcp-Param-");
    size_t n_found = 0;

    while (fields.len) {
        struct slice value = slice_cut(&fields, '\n');
        struct slice field = slice_cut(&value, ':');

        if (value.len && value.p[value.len - 1] == '\r')
            value.len--;
        if (field.len == prefix.len + name.len &&
            slice_eq_nocase(slice_from(field.p, prefix.len), prefix) &&
            slice_eq_nocase(slice_skip(field, prefix.len), name)) {
            *ret_value = slice_trim(value);
            n_found++;
        }
    }
    return n_found == 1;
}

/* Whether the header repeats the argument: text as it is, numbers by value. */
static bool repeats(struct slice header, const struct json *value)
{
    int64_t in_header, in_body;

    if (value->type == JSON_STRING)
        return header_is(header, value->text);
    if (value->type == JSON_NUMBER && json_to_int(value, &in_body))
        return text_to_int(header, &in_header) && in_header == in_body;
    return slice_eq(header, value->raw);
}

/* Properties nest: "a":{"properties":{"b":{"x-mcp-header":"B"}}} names the argument a.b. */
static bool check_properties(struct slice fields, const struct json *schema,
                             const struct json *args, struct err *err)
{
    const struct json *properties = json_get(schema, "properties");

    for (const struct json *p = properties ? properties->first : NULL; p; p = p->next) {
        const struct json *value = NULL;
        struct slice name = json_get_text(p, PLUGIN_HEADER_KEY), header = {0};

        for (const struct json *a = json_is(args, JSON_OBJECT) ? args->first : NULL; a; a = a->next)
            if (slice_eq(a->key, p->key))
                value = a;
        if (!json_is(p, JSON_OBJECT) || !value || value->type == JSON_NULL)
            continue;
        if (name.len && (!find_parameter(fields, name, &header) || !repeats(header, value)))
            return err_set(err, ERR_HEADER,
                           "The header Mcp-Param-%.*s must repeat the argument "
                           "'%.*s'",
                           SLICE_ARG(name), SLICE_ARG(p->key));
        if (!check_properties(fields, p, value, err))
            return false;
    }
    return true;
}

bool dialect_check_arguments(const struct request *r, struct slice schema, struct arena *a,
                             struct err *err)
{
    const struct json *tree;
    struct json_fault fault;

    if (!request_has(r, FEATURE_STATELESS) || !r->headers ||
        !slice_contains(schema, SLICE("\"" PLUGIN_HEADER_KEY "\"")))
        return true;
    if (!json_parse(a, schema, &tree, &fault))
        return err_set(err, ERR_INTERNAL, "The tool's schema cannot be read");
    return check_properties(r->headers->fields, tree, r->args, err);
}
