/*
 * Checks the JSON Schema of a plugin tool. It goes into listings unchanged, so it must be an object
 * of bounded size and depth, and clients must be able to repeat its parameters in headers.
 */
#include "rows.h"

/* The messages below name these numbers. */
_Static_assert(PLUGIN_PARAMS == 64 && PLUGIN_SCHEMA_BYTES == 65536 && PLUGIN_SCHEMA_DEPTH == 32,
               "change the words below, too");

static unsigned depth_of(const struct json *v)
{
    unsigned deepest = 0;

    if (v->type != JSON_OBJECT && v->type != JSON_ARRAY)
        return 0;
    for (const struct json *item = v->first; item; item = item->next) {
        unsigned depth = depth_of(item); /* bounded by the JSON reader */

        deepest = depth > deepest ? depth : deepest;
    }
    return deepest + 1;
}

static const char *params_fault(const struct json *properties)
{
    if (properties->n_items > PLUGIN_PARAMS)
        return "it has more than 64 parameters";
    for (const struct json *p = properties->first; p; p = p->next) {
        /* Names appear in log lines and records. */
        if (!p->key.len || p->key.len > PLUGIN_PARAM_NAME || text_has_control(p->key))
            return "the name of a parameter is empty, too long, or has control characters";
        if (p->type != JSON_OBJECT && p->type != JSON_BOOL)
            return "the schema of a parameter must be an object or a boolean";
        for (const struct json *other = properties->first; other != p; other = other->next)
            if (slice_eq(other->key, p->key))
                return "two of its parameters have the same name";
    }
    return NULL;
}

static const struct json *find_param(const struct json *properties, struct slice name)
{
    const struct json *p = properties ? properties->first : NULL;

    while (p && !slice_eq(p->key, name))
        p = p->next;
    return p;
}

static const char *required_fault(const struct json *required, const struct json *properties)
{
    if (required->n_items > PLUGIN_PARAMS)
        return "it has more than 64 required parameters";
    for (const struct json *r = required->first; r; r = r->next)
        if (r->type != JSON_STRING || !find_param(properties, r->text))
            return "a required parameter is not among its properties";
    return NULL;
}

/* Names of the headers Mcp-Param-* that a schema asks for. */
struct headers {
    struct slice names[PLUGIN_PARAMS];
    size_t n;
};

/* Whether HTTP takes it as part of a header's name: a token of RFC 9110. */
static bool is_token(struct slice text)
{
    for (size_t i = 0; i < text.len; i++) {
        char c = text.p[i];
        bool is_plain = text_is_digit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');

        if (!is_plain && (!c || !strchr("!#$%&'*+-.^_`|~", c)))
            return false;
    }
    return text.len > 0;
}

static const char *add_header(const struct json *name, struct headers *h)
{
    if (name->type != JSON_STRING || !is_token(name->text))
        return "the " PLUGIN_HEADER_KEY " of a parameter is no name of an HTTP header";
    for (size_t i = 0; i < h->n; i++)
        if (slice_eq_nocase(h->names[i], name->text))
            return "it has the same " PLUGIN_HEADER_KEY " twice";
    if (h->n == N_ELEMENTS(h->names))
        return "it has more than 64 parameters with an " PLUGIN_HEADER_KEY;
    h->names[h->n++] = name->text;
    return NULL;
}

/* Looks at parameters of any depth, as clients do: "a":{"properties":{"b":{...}}}. */
static const char *headers_fault(const struct json *schema, struct headers *h)
{
    const struct json *properties = json_get(schema, "properties");
    const char *fault = NULL;

    if (!json_is(properties, JSON_OBJECT))
        return NULL;
    for (const struct json *p = properties->first; p && !fault; p = p->next) {
        const struct json *member = json_is(p, JSON_OBJECT) ? p->first : NULL;

        for (; member && !fault; member = member->next)
            if (slice_is(member->key, PLUGIN_HEADER_KEY))
                fault = add_header(member, h);
        if (!fault)
            fault = headers_fault(p, h);
    }
    return fault;
}

const char *plugin_schema_fault(const struct json *schema)
{
    const struct json *properties = json_get(schema, "properties");
    const struct json *required = json_get(schema, "required");
    struct headers headers = {0};
    const char *fault = NULL;

    if (!json_is(schema, JSON_OBJECT) || !slice_is(json_get_text(schema, "type"), "object"))
        return "its inputSchema must be an object with \"type\":\"object\"";
    if (schema->raw.len > PLUGIN_SCHEMA_BYTES)
        return "its inputSchema has more than 65536 bytes";
    if (depth_of(schema) > PLUGIN_SCHEMA_DEPTH)
        return "its inputSchema is nested more than 32 levels deep";
    if (properties && properties->type != JSON_OBJECT)
        return "the properties of its inputSchema must be an object";
    if (required && required->type != JSON_ARRAY)
        return "the required parameters of its inputSchema must be an array";
    if (properties)
        fault = params_fault(properties);
    if (!fault && required)
        fault = required_fault(required, properties);
    if (!fault)
        fault = headers_fault(schema, &headers);
    /* The server looks for the key as it is written here before it reads a schema. */
    if (!fault && headers.n && !slice_contains(schema->raw, SLICE("\"" PLUGIN_HEADER_KEY "\"")))
        fault = "it writes " PLUGIN_HEADER_KEY " with escapes";
    return fault;
}
