/* The editor envelope: tools by dotted name, errors with type and details. */
#include "internal.h"

static const struct method methods[] = {
    {"tools/call", .op = OP_TOOL_CALL, .name_key = "tool", .args_key = "arguments"},
    {"tools/list", .op = OP_TOOL_LIST},
    {"tools/describe", .op = OP_TOOL_DESCRIBE, .name_key = "tool"},
    {"server/info", .op = OP_SERVER_INFO},
    {0},
};

static const char *const fault_texts[RPC_BAD_PARAMS + 1] = {
    [RPC_NO_METHOD] = "Method is required.",
};

static bool refuse_version(struct err *err, const struct json *version)
{
    struct slice text = json_is(version, JSON_STRING) ? version->text
                        : version                     ? version->raw
                                                      : SLICE("null");

    return err_set(err, ERR_REQUEST, "Unsupported JSON-RPC version: %.*s. Expected '2.0'.",
                   SLICE_ARG(text));
}

static bool refuse_params(struct err *err, struct slice method, const char *key)
{
    if (!key)
        return err_set(err, ERR_PARAMS, "Params is required for %.*s", SLICE_ARG(method));
    return err_set(err, ERR_PARAMS, "Params.%s (string) is required for %.*s", key,
                   SLICE_ARG(method));
}

/* --- Answers --- */

static void success(struct json_out *w, const struct request *r, const struct outcome *o)
{
    (void)r;
    json_object(w);
    json_put_string(w, "tool", o->tool->name);
    json_key(w, "output");
    if (!o->is_text && is_object(o->payload)) {
        json_raw(w, o->payload);
    } else { /* the envelope requires an object */
        json_object(w);
        put_payload(w, "value", o);
        json_object_end(w);
    }
    if (o->n_diagnostics || o->is_cut) {
        json_key(w, "diagnostics");
        json_array(w);
        for (size_t i = 0; i < o->n_diagnostics; i++)
            json_text(w, o->diagnostics[i]);
        if (o->is_cut)
            json_string(w, VALUE_CUT_HINT);
        json_array_end(w);
    }
    json_object_end(w);
}

static void message(struct json_out *w, const struct err *err)
{
    char text[sizeof(err->message) + 32] = "Unity Editor error: ";

    if (error_is_unity(err->kind)) {
        memcpy(text + strlen(text), err->message, strlen(err->message) + 1);
        json_put_string(w, "message", text);
    } else {
        json_put_text(w, "message", err_text(err));
    }
}

static void put_faults(struct json_out *w, const struct arg_fault *faults, size_t n)
{
    json_key(w, "missingParameters");
    json_array(w);
    for (size_t i = 0; i < n; i++)
        if (faults[i].is_missing)
            json_text(w, faults[i].field);
    json_array_end(w);
    json_key(w, "errors");
    json_array(w);
    for (size_t i = 0; i < n; i++) {
        json_object(w);
        json_put_text(w, "fieldPath", faults[i].field);
        json_put_text(w, "message", faults[i].message);
        json_object_end(w);
    }
    json_array_end(w);
}

/* The contents of err->details without the braces; may be empty. */
static struct slice members_of(struct slice details)
{
    struct slice s = details.len < 2 ? SLICE("") : slice_from(details.p + 1, details.len - 2);

    return slice_is_blank(s) ? SLICE("") : s;
}

static void put_details_object(struct json_out *w, const struct outcome *o)
{
    const struct err *err = o->err;
    struct slice members = members_of(err->details);
    const struct arg_fault whole = {.field = SLICE("arguments"), .message = err_text(err)};

    json_object(w);
    if (o->n_faults)
        put_faults(w, o->faults, o->n_faults);
    else if (error_is_unity(err->kind) && !slice_contains(members, SLICE("\"unityError\"")))
        json_put_text(w, "unityError", err_text(err));
    else if (!members.len && err->kind == ERR_ARGUMENT)
        put_faults(w, &whole, 1);
    else if (!members.len && err->kind == ERR_TOOL)
        json_put_text(w, "error", err_text(err));
    if (members.len)
        json_raw(w, members);
    if (err->hint[0] && (!members.len || error_is_unity(err->kind) || err->kind == ERR_DENIED))
        json_put_string(w, "hint", err->hint);
    json_object_end(w);
}

static void data(struct json_out *w, const struct request *r, const struct outcome *o)
{
    (void)r;
    json_key(w, "data");
    json_object(w);
    if (o->tool)
        json_put_string(w, "tool", o->tool->name);
    else if (o->asked.len)
        json_put_text(w, "tool", o->asked);
    json_put_string(w, "errorType", error_type_name(o->err->kind));
    json_key(w, "details");
    put_details_object(w, o);
    json_object_end(w);
}

/* --- Listings --- */

/* Its own tools, and others' from the first tier on that the server has reached. */
static bool offers(const struct listing *l, const struct tool *t)
{
    enum tier tier = tool_tier(t);

    return t->group == GROUP_EDITOR ||
           (tier > TIER_CORE && tier <= l->reached && l->groups >> t->group & 1);
}

static bool read_filter(const struct json *params, const char *key, struct slice *ret_text,
                        struct err *err)
{
    const struct json *value = json_get_value(params, key);

    if (value && !json_is(value, JSON_STRING))
        return err_set(err, ERR_PARAMS, "Params.%s must be a string", key);
    *ret_text = value ? value->text : (struct slice){0};
    return true;
}

bool editor_read_filters(const struct json *params, struct listing *l, struct err *err)
{
    if (params && !json_is(params, JSON_OBJECT))
        return err_set(err, ERR_PARAMS, "Params must be an object");
    return read_filter(params, "category", &l->category, err) &&
           read_filter(params, "tier", &l->only_tier, err);
}

static void put_card(struct json_out *w, const struct tool *t)
{
    json_put_string(w, "id", t->name);
    json_put_string(w, "name", t->title);
    json_put_string(w, "description", t->text);
    json_put_string(w, "category", t->category);
    json_put_string(w, "safetyLevel", tool_safety_name(t));
    json_put_string(w, "tier", tool_tier_name(tool_tier(t)));
}

void editor_write_tools(struct json_out *w, const struct listing *l)
{
    json_object(w);
    json_key(w, "tools");
    json_array(w);
    for (size_t i = 0; i < catalog_count(l->catalog); i++) {
        const struct tool *t = catalog_at(l->catalog, i);

        if (t->is_unlisted || !offers(l, t) ||
            (l->category.len && !slice_eq_nocase(l->category, slice_of(t->category))) ||
            (l->only_tier.len &&
             !slice_eq_nocase(l->only_tier, slice_of(tool_tier_name(tool_tier(t))))))
            continue;
        json_object(w);
        put_card(w, t);
        json_object_end(w);
    }
    json_array_end(w);
    json_object_end(w);
}

static void tools(struct json_out *w, const struct request *r, const struct listing *l)
{
    (void)r;
    editor_write_tools(w, l);
}

void editor_write_tool(struct json_out *w, const struct tool *tool, bool for_envelope,
                       bool has_schema_version)
{
    json_object(w);
    json_key(w, "tool");
    json_object(w);
    put_card(w, tool);
    if (has_schema_version)
        json_put_string(w, "schemaVersion", "0.1.0");
    json_key(w, "inputs");
    if (for_envelope)
        tool_write_editor_schema(w, tool);
    else
        tool_write_schema(w, tool);
    json_put_raw(w, "outputs", tool_output_schema(tool));
    json_put_string(w, "notes", tool->notes ? tool->notes : "");
    json_object_end(w);
    json_object_end(w);
}

/* Whether no tool before it in the listing has its category. */
static bool is_first_of_category(const struct listing *l, size_t i)
{
    const char *category = catalog_at(l->catalog, i)->category;

    for (size_t k = 0; k < i; k++) {
        const struct tool *t = catalog_at(l->catalog, k);

        if (!t->is_unlisted && offers(l, t) && strcmp(t->category, category) == 0)
            return false;
    }
    return true;
}

static void put_categories(struct json_out *w, const struct listing *l)
{
    for (size_t i = 0; i < catalog_count(l->catalog); i++) {
        const struct tool *t = catalog_at(l->catalog, i);

        if (!t->is_unlisted && offers(l, t) && is_first_of_category(l, i))
            json_string(w, t->category);
    }
}

void editor_write_info(struct json_out *w, const struct self *s, const struct listing *l)
{
    json_object(w);
    json_put_string(w, "serverVersion", s->version);
    json_put_string(w, "unityVersion", s->unity_version ? s->unity_version : "");
    json_put_string(w, "platform", s->platform ? s->platform : "");
    json_key(w, "enabledToolCategories");
    json_array(w);
    put_categories(w, l);
    json_array_end(w);
    json_put_string(w, "tier", tool_tier_name(s->tier));
    json_object_end(w);
}

const struct dialect dialect_editor = {
    .name = "editor",
    .methods = methods,
    .refuses_notifications = true,
    .fault_texts = fault_texts,
    .refuse_version = refuse_version,
    .refuse_params = refuse_params,
    .form = RESULT_JSON,
    .shows_source = true,
    .success = success,
    .message = message,
    .data = data,
    .progress = common_progress,
    .offers = offers,
    .tools = tools,
    .lists = common_lists,
};
