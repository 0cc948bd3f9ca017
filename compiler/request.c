#include "request.h"

#include "app.h"
#include "compile/line.h"

int64_t request_id(struct slice line)
{
    int64_t id;

    return compile_line_id(line, &id) ? id : 0;
}

/* --- Members of a build --- */

static bool refuse(struct err *err, const char *what)
{
    return err_set(err, ERR_REQUEST, "%s", what);
}

/* Becomes part of a file's name. */
static bool is_name(struct slice s)
{
    return s.len > 0 && s.len <= 200 && s.p[0] != '.' && s.p[0] != '-' && !text_has_control(s) &&
           !memchr(s.p, '/', s.len) && !memchr(s.p, '"', s.len);
}

/* A response file holds it, quoted, in UTF-8. */
static bool is_path(struct slice s)
{
    return s.len > 1 && s.len < 4096 && s.p[0] == '/' && !text_has_control(s) &&
           !memchr(s.p, '"', s.len);
}

static bool is_define(struct slice s)
{
    for (size_t i = 0; i < s.len; i++) {
        const char c = s.p[i];

        if (!(c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
              (unsigned char)c >= 0x80 || (i && text_is_digit(c))))
            return false;
    }
    return s.len > 0 && s.len <= 1000;
}

typedef bool text_check(struct slice s);

static bool read_texts(struct request *r, const char *key, text_check *is_fine,
                       const struct slice **ret_items, size_t *ret_n)
{
    const struct json *list = json_get_value(r->root, key);
    struct slice *items;
    size_t n = 0;

    if (!list)
        return true;
    if (!json_is(list, JSON_ARRAY))
        return false;
    items = arena_alloc(&r->arena, (list->n_items + 1) * sizeof(items[0]));
    if (!items)
        return false;
    for (const struct json *v = list->first; v; v = v->next) {
        if (!json_is(v, JSON_STRING) || !is_fine(v->text))
            return false;
        items[n] = arena_copy(&r->arena, v->text);
        if (!items[n++].p)
            return false;
    }
    *ret_items = items;
    *ret_n = n;
    return true;
}

static bool read_sources(struct request *r)
{
    const struct json *list = json_get(r->root, "sources");
    struct compile_source *items;
    size_t n = 0;

    if (!json_is(list, JSON_ARRAY) || !list->n_items || list->n_items > LIMIT_SOURCES)
        return false;
    items = arena_zalloc(&r->arena, list->n_items * sizeof(items[0]));
    if (!items)
        return false;
    for (const struct json *v = list->first; v; v = v->next, n++) {
        struct slice path = json_get_text(v, "path");
        const struct json *text = json_get_value(v, "text");

        if (!path.p || !is_path(path) || (text && !json_is(text, JSON_STRING)))
            return false;
        items[n].path = arena_copy(&r->arena, path);
        if (text)
            items[n].text = text->text.p ? text->text : SLICE("");
        if (!items[n].path.p)
            return false;
    }
    r->inputs.sources = items;
    r->inputs.n_sources = n;
    return true;
}

static bool read_build(struct request *r, struct err *err)
{
    struct compile_inputs *in = &r->inputs;

    in->name = arena_copy(&r->arena, json_get_text(r->root, "name"));
    if (!in->name.p || !is_name(in->name))
        return refuse(err, "'name' must be the name of an assembly");
    if (!read_texts(r, "defines", is_define, &in->defines, &in->n_defines))
        return refuse(err, "'defines' must be a list of names");
    if (!read_texts(r, "references", is_path, &in->references, &in->n_references))
        return refuse(err, "'references' must be a list of absolute paths without quotes and "
                           "control characters");
    if (!read_texts(r, "options", compile_is_option, &in->options, &in->n_options))
        return refuse(err,
                      "'options' must be a list of unsafe, unsafe-, checked, langversion:X and "
                      "nullable:enable, disable, warnings or annotations");
    json_to_bool(json_get(r->root, "tolerant"), &in->is_tolerant);
    json_to_bool(json_get(r->root, "anew"), &r->must_make);
    if (!read_sources(r))
        return refuse(err, "'sources' must be a list of objects, each with 'path', an absolute one "
                           "without quotes and control characters, and perhaps 'text'");
    return true;
}

/* --- All --- */

static bool read_members(struct request *r, struct err *err)
{
    static const char *const ops[] = {"build", "submit", "define", "cancel"};
    const struct json *op = json_get(r->root, "op");
    size_t i = 0;

    if (!json_to_int(json_get(r->root, "id"), &r->id) || r->id <= 0 || r->id > LIMIT_COMPILE_ID)
        return refuse(err, "'id' must be a positive number");
    while (i < N_ELEMENTS(ops) && !(json_is(op, JSON_STRING) && slice_is(op->text, ops[i])))
        i++;
    if (i == N_ELEMENTS(ops))
        return refuse(err, "'op' must be build, submit, define or cancel");
    r->op = (enum request_op)i;
    if (r->op == OP_CANCEL && !json_to_int(json_get(r->root, "of"), &r->of))
        return refuse(err, "'of' must be the id of a request");
    return r->op != OP_BUILD || read_build(r, err);
}

struct request *request_read(struct slice line, int64_t *ret_id, struct err *err)
{
    struct request *r = mem_zalloc(sizeof(*r));
    struct json_fault fault;
    struct slice copy;

    *ret_id = request_id(line);
    if (!r) {
        err_no_memory(err);
        return NULL;
    }
    arena_init(&r->arena, LIMIT_COMPILE_TREE);
    copy = arena_copy(&r->arena, line);
    if (!copy.p)
        err_no_memory(err);
    else if (!json_parse(&r->arena, copy, &r->root, &fault))
        err_set(err, ERR_PARSE, "the message is not valid JSON: %s at byte %zu", fault.reason,
                fault.at);
    else if (read_members(r, err))
        return r;
    request_free(r);
    return NULL;
}

void request_free(struct request *r)
{
    if (!r)
        return;
    arena_done(&r->arena);
    mem_free(r);
}
