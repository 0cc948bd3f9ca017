/*
 * MCP's features beside tools: prompts, resources, completions and skills. Tables answer most of
 * it; a host's own prompts and resources, and all completions, become calls to the host.
 */
#include "internal.h"

const struct host_offers *core_offers(const struct core *c)
{
    static const struct host_offers nothing = {0};
    const struct host_offers *offers =
        c->host && c->host->ops->offers ? c->host->ops->offers(c->host) : NULL;

    return offers ? offers : &nothing;
}

/* --- Pages --- */

bool call_page(struct call *call, size_t n_items, struct page *ret_page)
{
    const struct json *cursor = json_get_value(call->req.params, "cursor");
    int64_t first = 0;

    *ret_page =
        (struct page){.budget = dialect_has(call->req.codes, TRAIT_SMALL) ? LIMIT_PAGE_BYTES : 0};
    if (!cursor || !dialect_has(call->req.dialect, TRAIT_CURSORS))
        return true;
    if (!json_is(cursor, JSON_STRING) || !text_to_int(cursor->text, &first) || first < 1 ||
        (size_t)first >= n_items || !ret_page->budget)
        return err_set(&call->hosted.err, ERR_PARAMS, "Invalid cursor");
    ret_page->first = (size_t)first;
    return true;
}

static struct shelf shelf_of(const struct core *c)
{
    const struct host_offers *o = core_offers(c);

    return (struct shelf){.prompts = o->prompts,
                          .n_prompts = o->n_prompts,
                          .resources = o->resources,
                          .n_resources = o->n_resources};
}

/* --- Prompts --- */

void op_prompt_list(struct core *c, struct call *call)
{
    struct shelf s = shelf_of(c);
    struct json_out w = call_result(call);

    if (call_page(call, prompt_count() + s.n_prompts, &s.page))
        mcp_write_prompts(&w, &call->req, &s);
    call_finish(c, call);
}

static const struct prompt *find_prompt(const struct core *c, struct slice name)
{
    const struct host_offers *o = core_offers(c);

    for (size_t i = 0; i < o->n_prompts; i++)
        if (slice_is(name, o->prompts[i].name))
            return &o->prompts[i];
    return prompt_find(name);
}

void op_prompt_get(struct core *c, struct call *call)
{
    const struct prompt *p = find_prompt(c, call->req.name);
    struct err *err = &call->hosted.err;
    struct slice text;

    call->prompt = p;
    if (!p)
        err_set(err, ERR_PARAMS, "Unknown prompt: %.*s", SLICE_ARG(call->req.name));
    else if (p->tool && prompt_check(p, call->req.args, err)) {
        call_start(c, call, p->tool, call->req.args);
        return;
    } else if (!p->tool && prompt_render(&call->arena, p, call->req.args, &text, err))
        buf_append(&call->hosted.result, text);
    call_finish(c, call);
}

/* --- Resources --- */

static void list_resources(struct core *c, struct call *call, bool templates)
{
    struct shelf s = shelf_of(c);
    struct json_out w = call_result(call);

    if (call_page(call, resource_count() + s.n_resources + skill_count(), &s.page))
        dialect_write_resources(&w, &call->req, &s, templates);
    call_finish(c, call);
}

void op_resource_list(struct core *c, struct call *call)
{
    list_resources(c, call, false);
}

void op_template_list(struct core *c, struct call *call)
{
    list_resources(c, call, true);
}

bool core_match(const struct core *c, struct arena *a, struct slice uri,
                const struct resource **ret_resource, struct slice *ret_args, struct err *err)
{
    const struct host_offers *o = core_offers(c);
    struct err own = {0};

    if (resource_match_in((struct resource_rows){o->resources, o->n_resources}, a, uri,
                          ret_resource, ret_args, &own))
        return true;
    if (own.kind == ERR_NO_RESOURCE)
        return resource_match(a, uri, ret_resource, ret_args, err);
    *err = own;
    return false;
}

/* A file of a skill needs no host. */
static bool read_skill(struct call *call)
{
    const struct skill_file *file =
        dialect_has(call->req.dialect, TRAIT_SKILLS) ? skill_file_find(call->req.name, NULL) : NULL;

    if (!file)
        return false;
    buf_append(&call->hosted.result, file->contents);
    call->hosted.form = FORM_TEXT;
    call->mime_type = file->mime_type;
    return true;
}

void op_resource_read(struct core *c, struct call *call)
{
    const struct json *args;
    struct json_fault fault;
    struct slice raw;
    const char *flag;

    if (read_skill(call) ||
        !core_match(c, &call->arena, call->req.name, &call->resource, &raw, &call->hosted.err)) {
        call_finish(c, call);
        return;
    }
    flag = call->resource->on_by_default;
    if (flag && !dialect_has(call->req.dialect, TRAIT_FIXED) &&
        !slice_contains(raw, slice_of(flag)))
        raw = arena_printf(&call->arena, "{\"%s\":true%s%.*s", flag, raw.len > 2 ? "," : "",
                           SLICE_ARG(slice_skip(raw, 1)));
    if (!raw.p || !json_parse(&call->arena, raw, &args, &fault)) {
        err_no_memory(&call->hosted.err);
        call_finish(c, call);
        return;
    }
    call->mime_type = call->resource->mime_type;
    call_start(c, call, resource_tool(call->resource), args);
}

/* --- Completions --- */

static bool find_prompt_arg(const struct core *c, struct slice name, struct slice arg,
                            struct completes *ret_completes, struct err *err)
{
    const struct prompt *p = find_prompt(c, name);
    const struct prompt_arg *found = p ? prompt_arg_find(p, arg) : NULL;

    if (!p)
        return err_set(err, ERR_PARAMS, "Unknown prompt: %.*s", SLICE_ARG(name));
    if (!found)
        return err_set(err, ERR_PARAMS, "The prompt '%s' has no argument '%.*s'", p->name,
                       SLICE_ARG(arg));
    *ret_completes = (struct completes){.kind = found->completes, .words = found->words};
    return true;
}

static bool find_template_arg(const struct core *c, struct slice uri, struct slice arg,
                              struct completes *ret_completes, struct err *err)
{
    const struct host_offers *o = core_offers(c);
    size_t n = resource_count() + o->n_resources;

    for (size_t i = 0; i < n; i++) {
        const struct resource *r =
            i < resource_count() ? resource_at(i) : &o->resources[i - resource_count()];

        if (uri.len && resource_is_at(r, uri))
            return resource_completes(r, arg, ret_completes) ||
                   err_set(err, ERR_PARAMS, "The resource %.*s has no parameter '%.*s'",
                           SLICE_ARG(uri), SLICE_ARG(arg));
    }
    return err_set(err, ERR_PARAMS, "Unknown resource template: %.*s", SLICE_ARG(uri));
}

/* The argument to complete, and its value so far. */
static bool read_completion(const struct core *c, const struct json *params,
                            struct completes *ret_completes, struct slice *ret_value,
                            struct err *err)
{
    const struct json *ref = json_get(params, "ref"), *argument = json_get(params, "argument");
    const struct json *name = json_get(argument, "name"), *value = json_get(argument, "value");
    struct slice type = json_get_text(ref, "type");

    if (!json_is(name, JSON_STRING) || !json_is(value, JSON_STRING))
        return err_set(err, ERR_PARAMS,
                       "completion/complete: params.argument needs the strings name and value");
    if (value->text.len > LIMIT_PROMPT_ARG)
        return err_set(err, ERR_PARAMS, "The value is longer than %u bytes", LIMIT_PROMPT_ARG);
    *ret_value = value->text;
    if (slice_is(type, "ref/prompt"))
        return find_prompt_arg(c, json_get_text(ref, "name"), name->text, ret_completes, err);
    if (slice_is(type, "ref/resource"))
        return find_template_arg(c, json_get_text(ref, "uri"), name->text, ret_completes, err);
    return err_set(err, ERR_PARAMS,
                   "completion/complete: params.ref.type must be ref/prompt or ref/resource");
}

/* The value that the client has for another parameter; empty: none, or too long. */
static struct slice context_of(const struct json *params, const char *name)
{
    const struct json *values = json_get(json_get(params, "context"), "arguments");
    struct slice value = name ? json_get_text(values, name) : (struct slice){0};

    return value.len <= LIMIT_PROMPT_ARG ? value : (struct slice){0};
}

/* The arguments of TOOL_COMPLETE. NULL: no memory. */
static const struct json *completion_args(struct arena *a, enum complete_kind kind,
                                          struct slice value, struct slice within)
{
    const struct json *args;
    struct json_fault fault;
    struct json_out w;
    struct slice raw;
    struct buf text;

    buf_init(&text, 12 * LIMIT_PROMPT_ARG + 100);
    json_out_init(&w, &text);
    json_object(&w);
    json_put_string(&w, "kind", complete_kind_names[kind - COMPLETE_SCENE]);
    json_put_text(&w, "prefix", value);
    if (within.len)
        json_put_text(&w, "within", within);
    json_object_end(&w);
    raw = arena_take(a, &text);
    return raw.p && json_parse(a, raw, &args, &fault) ? args : NULL;
}

#define NO_VALUES "{\"values\":[],\"total\":0,\"hasMore\":false}"

/* A name that cannot be completed now is not an error: the user just types it. */
static void answer_completion(struct core *c, struct call *call)
{
    struct buf *result = &call->hosted.result;
    struct err *err = &call->hosted.err;
    struct slice values;

    if (call->is_late) { /* the host still has call->hosted */
        call_answer(c, call);
        return;
    }
    if (err->kind != ERR_NONE && err->kind != ERR_PARAMS && err->kind != ERR_RATE &&
        err->kind != ERR_INTERNAL) {
        *err = (struct err){0};
        buf_reset(result, result->cap);
        buf_append(result, SLICE(NO_VALUES));
    }
    if (!buf_ok(result))
        err_no_memory(err);
    values = arena_printf(&call->arena, "{\"completion\":%.*s}", SLICE_ARG(buf_slice(result)));
    if (err->kind == ERR_NONE) {
        buf_reset(result, result->cap);
        buf_append(result, values);
        if (!values.p || !buf_ok(result))
            err_no_memory(err);
    }
    call_answer(c, call);
}

void op_complete(struct core *c, struct call *call)
{
    struct err *err = &call->hosted.err;
    struct json_out w = call_result(call);
    const struct json *args = NULL;
    struct completes what;
    struct slice value;
    bool ok = true;

    call->answer = answer_completion;
    if (read_completion(c, call->req.params, &what, &value, err)) {
        if (what.words)
            ok = complete_words(&call->arena, what.words, value, &w);
        else if (what.kind != COMPLETE_NONE)
            ok = (args = completion_args(&call->arena, what.kind, value,
                                         context_of(call->req.params, what.within))) != NULL;
        else
            buf_append(&call->hosted.result, SLICE(NO_VALUES));
        if (!ok)
            err_no_memory(err);
    }
    if (!args) {
        call_finish(c, call);
        return;
    }
    call->takes_files = complete_kind_is_live(what.kind);
    call_start(c, call, tool_by_id(TOOL_COMPLETE), args);
}

/* --- Skills --- */

void op_skill_list(struct core *c, struct call *call)
{
    struct json_out w = call_result(call);
    struct page page;

    if (call_page(call, skill_count(), &page))
        mcp_write_skills(&w, &page);
    call_finish(c, call);
}

void op_skill_get(struct core *c, struct call *call)
{
    const struct skill *skill = skill_find(call->req.name);
    struct json_out w = call_result(call);

    if (skill)
        mcp_write_skill(&w, skill);
    else
        err_set(&call->hosted.err, ERR_PARAMS, "Unknown skill: %.*s", SLICE_ARG(call->req.name));
    call_finish(c, call);
}

void op_directory_read(struct core *c, struct call *call)
{
    struct slice uri = call->req.name;
    size_t n = skill_directory_count(uri);
    struct json_out w = call_result(call);
    struct page page;

    if (n == 0)
        err_set(&call->hosted.err, ERR_PARAMS, "Not a directory: %.*s", SLICE_ARG(uri));
    else if (call_page(call, n, &page))
        mcp_write_directory(&w, uri, &page);
    call_finish(c, call);
}
