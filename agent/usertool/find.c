/*
 * Finds the tools of user code: every method that carries [McpPluginTool], or an attribute spelled
 * like it, and can be called by name with arguments in JSON. Others are left out and logged
 * with the reason. read.c reads the attributes, and types.c knows which types can be passed.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/limits.h"

#include "agent/agent.h"
#include "agent/reflect/kind.h"
#include "place.h"
#include "read.h"

enum {
    PLACE_BYTES = 1024,
    REPORT_BYTES = 4096,
};

/* Rows and texts keep their addresses until the domain is unloaded, even if the list is rebuilt,
 * because running calls point to them. */
static struct {
    struct arena arena;
    struct usertool *tools; /* sorted by name */
    size_t n;
    struct clr_method **methods; /* that the list was made from; NULL: none */
    size_t n_methods;
    struct handle {
        uintptr_t handle;
        struct handle *next;
    } * handles; /* handles of default values */
} found;

/* One search for tools. */
struct look {
    struct clr_method **methods;
    size_t n_methods, cap;
    bool has_no_memory;     /* while methods were collected */
    struct usertool *tools; /* room for PLUGIN_TOOLS, in the order in which they are found */
    size_t n;
    size_t bytes; /* of the list so far */
    unsigned n_hung;
    size_t n_reports;
    struct places places;
};

void usertools_forget(void)
{
    for (struct handle *h = found.handles; h; h = h->next)
        clr_handle_free(h->handle);
    arena_done(&found.arena);
    mem_free(found.methods);
    memset(&found, 0, sizeof(found));
}

size_t usertools_count(void)
{
    return found.n;
}

const struct usertool *usertool_at(size_t i)
{
    return &found.tools[i];
}

const struct usertool *usertool_named(struct slice name)
{
    size_t low = 0, high = found.n;

    while (low < high) {
        size_t middle = low + (high - low) / 2;
        int order = slice_compare(name, slice_of(found.tools[middle].row.name));

        if (order == 0)
            return &found.tools[middle];
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

/* --- Texts --- */

/* Cuts a text that is longer than `max` bytes. */
static bool copy_slice(struct clr_string *s, size_t max, struct slice *ret_text, struct err *err)
{
    struct slice copy = {0};
    struct buf text;
    bool ok;

    buf_init(&text, LIMIT_ATTRIBUTE_TEXT);
    clr_string_append(&text, s);
    ok = buf_ok(&text);
    if (ok)
        copy = arena_copy(&found.arena, slice_from(text.p, utf8_cut(buf_slice(&text), max)));
    buf_done(&text);
    if (!ok)
        return err_set(err, ERR_ARGUMENT, "a text of its attributes is too long");
    *ret_text = copy;
    return copy.p || err_no_memory(err);
}

/* The same as a C text; NULL and "" leave *ret_text unchanged. */
static bool copy_text(struct clr_string *s, size_t max, const char **ret_text, struct err *err)
{
    struct slice text;

    if (!s)
        return true;
    if (!copy_slice(s, max, &text, err))
        return false;
    if (*text.p)
        *ret_text = text.p;
    return true;
}

/* "Tools.Create", after the file if that is known. */
static const char *place_of(struct clr_method *m)
{
    struct slice copy;
    struct buf text;

    buf_init(&text, PLACE_BYTES);
    if (agent_source_of(m, &text))
        buf_append(&text, SLICE(": "));
    clr_class_full_name(&text, clr.method_get_class(m));
    buf_append_byte(&text, '.');
    buf_append(&text, slice_of(clr.method_get_name(m)));
    copy = arena_copy(&found.arena,
                      buf_ok(&text) ? buf_slice(&text) : slice_of(clr.method_get_name(m)));
    buf_done(&text);
    return copy.p;
}

/* --- The name --- */

static const struct usertool *find_taken(const struct look *l, struct slice name)
{
    for (size_t i = 0; i < l->n; i++)
        if (slice_eq_nocase(name, slice_of(l->tools[i].row.name)))
            return &l->tools[i];
    return NULL;
}

/* --- The method --- */

static bool has_constructor(struct clr_class *k)
{
    struct clr_method *m;
    void *cursor = NULL;

    while ((m = clr.class_get_methods(k, &cursor)))
        if (strcmp(clr.method_get_name(m), ".ctor") == 0 && clr_param_count(m) == 0)
            return true;
    return false;
}

static bool check_method(struct clr_method *m, struct err *err)
{
    struct clr_class *k = clr.method_get_class(m);

    if (clr_is_open(m))
        return err_set(err, ERR_ARGUMENT, "it or its class is generic");
    if (clr.class_get_flags(k) & CLASS_INTERFACE || clr_method_flags(m) & METHOD_ABSTRACT)
        return err_set(err, ERR_ARGUMENT, "it is abstract");
    if (!clr_return_type(m))
        return err_set(err, ERR_ARGUMENT, "a type of its parameters or result is missing");
    if (clr_param_count(m) > PLUGIN_PARAMS)
        return err_set(err, ERR_ARGUMENT, "it has more than %d parameters", PLUGIN_PARAMS);
    if (clr_method_flags(m) & METHOD_STATIC)
        return true;
    /* A method that is not static needs an object. The engine takes care of objects of its own
     * classes. */
    if (kind_unity_base(k) || clr.class_is_valuetype(k))
        return true;
    if (clr.class_get_flags(k) & CLASS_ABSTRACT)
        return err_set(err, ERR_ARGUMENT, "it is not static, and its class is abstract");
    if (!has_constructor(k))
        return err_set(err, ERR_ARGUMENT,
                       "it is not static, and its class has no constructor without parameters");
    return true;
}

/* --- The result --- */

static bool is_task(struct clr_class *k)
{
    static const char *const names[] = {"Task", "ValueTask", "ValueTask`1"};

    for (; k; k = clr.class_get_parent(k))
        for (size_t i = 0; i < N_ELEMENTS(names); i++)
            if (clr_is_named(k, "System.Threading.Tasks", names[i]))
                return true;
    return false;
}

static bool set_result(struct usertool *t, struct err *err)
{
    struct clr_type *type = clr_return_type(t->method);
    struct clr_class *k;

    if (clr.type_is_byref(type) || clr.type_get_type(type) == CODE_POINTER)
        return err_set(err, ERR_ARGUMENT, "it returns a reference or a pointer");
    if (clr.type_get_type(type) == CODE_VOID) {
        t->result = USERTOOL_VOID;
        return true;
    }
    if (kind_of_type(type) == KIND_OPEN)
        return err_set(err, ERR_ARGUMENT, "umcp cannot show its result");
    k = clr.class_from_type(type);
    t->result = is_task(k)                        ? USERTOOL_TASK
                : known_is_of(KNOWN_MOVE_NEXT, k) ? USERTOOL_COROUTINE
                                                  : USERTOOL_VALUE;
    return true;
}

/* --- The thread --- */

/* The attribute decides, else the code. A coroutine makes its steps in frames. */
static bool set_thread(struct look *l, struct usertool *t, const struct usertool_marks *marks,
                       struct err *err)
{
    struct slice thread = {0};

    if (marks->thread && !copy_slice(marks->thread, PLUGIN_NAME, &thread, err))
        return false;
    if (t->result == USERTOOL_COROUTINE)
        return true;
    if (thread.len && !slice_is(thread, "main") && !slice_is(thread, "background"))
        return err_set(err, ERR_ARGUMENT, "its Thread is '%.*s', not \"main\" or \"background\"",
                       SLICE_ARG(thread));
    t->is_for_worker =
        thread.len ? slice_is(thread, "background") : places_is_for_worker(&l->places, t->method);
    return true;
}

/* --- Parameters --- */

static bool is_progress(struct clr_class *k)
{
    struct buf name;
    bool is;

    if (!clr_is_named(k, "System", "IProgress`1"))
        return false;
    buf_init(&name, PLACE_BYTES);
    clr_class_full_name(&name, k);
    is = buf_ok(&name) && slice_is(buf_slice(&name), "System.IProgress`1[System.Single]");
    buf_done(&name);
    return is;
}

static bool set_type(struct clr_type *type, struct usertool_param *p, struct err *err)
{
    const char *reason;

    if (clr.type_is_byref(type))
        return err_set(err, ERR_ARGUMENT, "its parameter '%s' is a ref, out or in", p->name);
    if (kind_of_type(type) == KIND_OPEN || clr.type_get_type(type) == CODE_POINTER)
        return err_set(err, ERR_ARGUMENT, "its parameter '%s' is a pointer or has no fixed type",
                       p->name);
    p->type = clr.class_from_type(type);
    if (clr_is_named(p->type, "System.Threading", "CancellationToken"))
        p->source = USERTOOL_CANCEL;
    else if (is_progress(p->type))
        p->source = USERTOOL_PROGRESS;
    reason = usertool_refuses(p->type);
    return !reason || err_set(err, ERR_ARGUMENT, "its parameter '%s' %s", p->name, reason);
}

/* The runtime gives the default of an enum as a plain number. */
static bool fit_default(struct clr_class *k, struct clr_object **def)
{
    struct clr_class *given = clr.object_get_class(*def);
    struct clr_class *wanted = kind_of_class(k).kind == KIND_NULLABLE ? kind_argument(k) : k;

    if (wanted && wanted != given && kind_of_class(wanted).kind == KIND_ENUM &&
        kind_of_class(given).code == kind_of_class(wanted).code)
        *def = clr_box(wanted, clr.object_unbox(*def));
    return *def && wanted && clr.class_is_assignable_from(wanted, clr.object_get_class(*def));
}

static bool set_param(struct usertool *t, uint32_t i, const struct usertool_marks *marks,
                      struct err *err)
{
    struct usertool_param *p = &t->params[i];
    struct clr_object *def = marks->params[i].def;
    bool is_rest = marks->params[i].is_rest;
    struct handle *h;

    p->name = arena_copy(&found.arena, slice_of(clr_param_name(t->method, i))).p;
    if (!p->name)
        return err_no_memory(err);
    if (!*p->name)
        return err_set(err, ERR_ARGUMENT, "the names of its parameters were stripped");
    if (!set_type(clr_param_type(t->method, i), p, err) ||
        !copy_text(marks->params[i].text, PLUGIN_TEXT, &p->text, err))
        return false;
    if (p->source != USERTOOL_ARGUMENT)
        return true;
    if (is_rest && kind_argument(p->type)) /* as in C#: empty if no argument is given */
        def = (struct clr_object *)clr_array_new(kind_argument(p->type), 0);
    p->is_required =
        !marks->params[i].is_optional && !is_rest && kind_of_class(p->type).kind != KIND_NULLABLE;
    if (!def)
        return true;
    if (!fit_default(p->type, &def))
        return err_set(err, ERR_ARGUMENT, "the default of its parameter '%s' is of another type",
                       p->name);
    h = arena_alloc(&found.arena, sizeof(*h));
    if (!h)
        return err_no_memory(err);
    h->handle = p->def = clr_handle_new(def);
    h->next = found.handles;
    found.handles = h;
    return true;
}

static bool set_params(struct usertool *t, const struct usertool_marks *marks, struct err *err)
{
    t->n_params = clr_param_count(t->method);
    t->params = arena_zalloc(&found.arena, (t->n_params + 1) * sizeof(*t->params));
    if (!t->params)
        return err_no_memory(err);
    for (uint32_t i = 0; i < t->n_params; i++)
        if (!set_param(t, i, marks, err))
            return false;
    return true;
}

/* --- One tool --- */

static bool set_listed(struct look *l, struct usertool *t, struct err *err)
{
    struct json_out w;
    struct buf text;

    buf_init(&text, PLUGIN_SCHEMA_BYTES);
    json_out_init(&w, &text);
    usertool_write_row(&w, t);
    if (!buf_ok(&text))
        err_set(err, ERR_TOO_LARGE, "its description and JSON Schema are larger than %d KiB",
                PLUGIN_SCHEMA_BYTES >> 10);
    else if (l->bytes + text.len + 1 > USERTOOL_LIST_BYTES)
        err_set(err, ERR_TOO_LARGE, "the list of all tools is larger than 4 MiB");
    else
        t->listed = arena_copy(&found.arena, buf_slice(&text));
    if (buf_ok(&text) && t->listed.p)
        l->bytes += text.len + 1;
    else if (err->kind == ERR_NONE)
        err_no_memory(err);
    buf_done(&text);
    return t->listed.p != NULL;
}

/* *t can be used in a report even if this fails. ERR_INTERNAL: no memory. ERR_NONE: its attribute
 * says that it is not a tool. */
static bool make_tool(struct look *l, struct clr_method *m, struct usertool *t, struct err *err)
{
    struct usertool_marks marks;
    struct tool *row;
    struct slice name;
    const char *fault;
    const struct usertool *other;

    *t = (struct usertool){.row.name = clr.method_get_name(m),
                           .row.timeout_ms = -1,
                           .where = place_of(m),
                           .class = clr.method_get_class(m),
                           .method = m,
                           .is_static = clr_method_flags(m) & METHOD_STATIC};
    if (!t->where)
        return err_no_memory(err);
    if (l->n_hung >= LIMIT_ATTRIBUTES_HUNG)
        return err_set(err, ERR_TIMEOUT, "the attributes of other tools take too long");
    if (!usertool_read(m, l->n_hung ? LIMIT_ATTRIBUTES_HURRY_US : LIMIT_ATTRIBUTES_US, &marks,
                       err)) {
        l->n_hung += err->kind == ERR_TIMEOUT;
        copy_text(marks.name, PLUGIN_NAME, &t->row.name, &(struct err){0});
        return false;
    }
    err->kind = ERR_NONE;
    if (!marks.is_enabled)
        return false;
    row = &t->row;
    if (!marks.name)
        return err_set(err, ERR_ARGUMENT, "its attribute gives it no name");
    if (!copy_slice(marks.name, PLUGIN_NAME + 1, &name, err))
        return false;
    row->name = row->title = name.p;
    /* Refuses names that the server would refuse, because the file is known here. */
    fault = plugin_name_fault(name);
    other = find_taken(l, name);
    if (fault)
        return err_set(err, ERR_ARGUMENT, "%s", fault);
    if (other)
        return err_set(err, ERR_ARGUMENT, "'%s' already has this name: %s", other->row.name,
                       other->where);
    if (l->n == PLUGIN_TOOLS)
        return err_set(err, ERR_TOO_LARGE, "there are already %d plugin tools", PLUGIN_TOOLS);
    if (!copy_text(marks.title, PLUGIN_TITLE, &row->title, err))
        return false;
    row->text = row->title;
    if (!copy_text(marks.text, PLUGIN_TEXT, &row->text, err))
        return false;
    t->row.id = TOOL_PLUGIN;
    t->row.group = GROUP_PLUGIN;
    t->row.category = "plugin";
    t->row.place = RUN_HOST;
    t->row.hints =
        (marks.is_read_only ? HINT_READ_ONLY : 0) | (marks.is_destructive ? HINT_DESTRUCTIVE : 0);
    t->row.gates = marks.is_read_only ? 0 : GATE_WRITE;
    t->row.timeout_ms = marks.timeout_ms;
    return check_method(m, err) && set_result(t, err) && set_thread(l, t, &marks, err) &&
           set_params(t, &marks, err) && set_listed(l, t, err);
}

static bool add_tool(struct look *l, struct clr_method *m, struct err *err)
{
    struct usertool t;

    err->kind = ERR_NONE;
    if (make_tool(l, m, &t, err)) {
        l->tools[l->n++] = t;
        return true;
    }
    if (err->kind == ERR_INTERNAL)
        return false;
    if (err->kind != ERR_NONE) {
        struct slice name = slice_of(t.row.name);
        struct buf text;

        if (l->n_reports++ < LIMIT_PLUGIN_REPORTS) {
            buf_init(&text, REPORT_BYTES);
            buf_printf(&text, "umcp leaves out the plugin tool '%.*s': %s (%s)",
                       (int)utf8_cut(name, PLUGIN_NAME), name.p, err->message, t.where);
            if (buf_ok(&text))
                agent_log(&(struct agent_line){.level = "Warning", .message = buf_slice(&text)});
            buf_done(&text);
        }
    }
    return true;
}

/* --- All tools --- */

static bool add_method(void *ctx, struct clr_method *m)
{
    struct look *l = ctx;

    l->has_no_memory |= !VEC_ADD(l->methods, l->n_methods, l->cap, VEC_NO_MAX, m);
    return !l->has_no_memory;
}

static int compare_tools(const void *left, const void *right)
{
    const struct usertool *a = left, *b = right;

    return strcmp(a->row.name, b->row.name);
}

/* Makes the list of l->methods; there is at least one. */
static bool make_list(struct look *l, struct err *err)
{
    char text[64];

    if (!found.arena.max)
        arena_init(&found.arena, LIMIT_PLUGIN_MEMORY);
    l->tools = mem_alloc(PLUGIN_TOOLS * sizeof(struct usertool));
    if (!l->tools)
        return err_no_memory(err);
    for (size_t i = 0; i < l->n_methods; i++)
        if (!add_tool(l, l->methods[i], err))
            return false;
    if (l->n_reports > LIMIT_PLUGIN_REPORTS) {
        snprintf(text, sizeof(text), "umcp leaves out %zu more plugin tools",
                 l->n_reports - LIMIT_PLUGIN_REPORTS);
        agent_log(&(struct agent_line){.level = "Warning", .message = slice_of(text)});
    }
    for (size_t i = 0; i < l->n; i++)
        if (l->tools[i].is_for_worker) {
            places_prepare(&l->places);
            break;
        }
    qsort(l->tools, l->n, sizeof(*l->tools), compare_tools);
    found.tools = arena_alloc(&found.arena, (l->n + 1) * sizeof(struct usertool));
    if (!found.tools)
        return err_no_memory(err);
    memcpy(found.tools, l->tools, l->n * sizeof(*l->tools));
    found.n = l->n;
    return true;
}

bool usertools_find(struct err *err)
{
    struct look l = {0};
    bool ok = clr_each_marked(usertool_attributes, add_method, &l) && !l.has_no_memory;

    if (ok && l.n_methods == found.n_methods &&
        (!l.n_methods ||
         memcmp(l.methods, found.methods, l.n_methods * sizeof(struct clr_method *)) == 0)) {
        mem_free(l.methods); /* nothing has changed */
        return true;
    }
    mem_free(found.methods);
    found.methods = NULL;
    found.n = found.n_methods = 0;
    if (!ok)
        err_no_memory(err);
    else if (l.n_methods)
        ok = make_list(&l, err);
    if (ok) {
        found.methods = l.methods;
        found.n_methods = l.n_methods;
    } else {
        mem_free(l.methods);
    }
    mem_free(l.tools);
    places_done(&l.places);
    return ok;
}
