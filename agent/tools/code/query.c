/*
 * query: answers with the value of one C# expression. A plain path is walked; anything else is
 * compiled, if the server allows code and the runtime can compile it.
 */
#include "agent/eval/eval.h"
#include "agent/link/link.h"
#include "agent/query/query.h"
#include "agent/run/edits.h"
#include "agent/tools/tools.h"

#define PLAIN_PATH "find(\"Player\").transform.position.y"
/* the report of eval.h if the source below throws, without the message */
#define NOT_FOUND "ObjectNotFound: "

/* --- Plain paths --- */

/* "TypeName: message", which a getter threw or C# would have thrown, in the form that the bridge
 * uses. */
static bool answer_exception(struct agent_call *call)
{
    struct slice message = arena_copy(call->arena, slice_of(call->err.message)), type;
    struct json_out w;
    struct buf details;

    type = slice_cut(&message, ':');
    message = slice_trim(message);
    err_set(&call->err, ERR_TOOL, "Error executing code: %.*s", SLICE_ARG(type));
    if (message.len)
        err_hint(&call->err, "%.*s", SLICE_ARG(message));
    buf_init(&details, 8 * sizeof(call->err.message));
    json_out_init(&w, &details);
    json_object(&w);
    json_put_text(&w, "type", type);
    json_put_text(&w, "message", message);
    json_object_end(&w);
    if (buf_ok(&details))
        call->err.details = arena_copy(call->arena, buf_slice(&details));
    buf_done(&details);
    return false;
}

struct walking {
    struct agent_call *call;
    const struct query_path *path;
    struct clr_object *value; /* on the stack */
    enum query_end end;
};

static void walk_guarded(void *ctx)
{
    struct walking *w = ctx;

    w->end = query_walk(w->call->arena, w->path, &w->value, &w->call->err);
}

/* QUERY_UNKNOWN: call->err names the part that the path evaluator does not know. */
static enum query_end answer_path(struct agent_call *call, const struct query_path *path)
{
    struct walking w = {.call = call, .path = path, .end = QUERY_FAILED};

    if (path->root == QUERY_VALUE) {
        buf_append(&call->result, path->json);
        return QUERY_DONE;
    }
    err_set(&call->err, ERR_TOOL, "umcp could not follow the path to its end");
    call->begun = link_now();
    if (!guard_call(call, "query", walk_guarded, &w))
        return QUERY_FAILED;
    if (w.end == QUERY_FAILED && call->err.kind == ERR_ENGINE)
        answer_exception(call);
    if (w.end != QUERY_DONE)
        return w.end;
    return code_answer_read(call, w.value) ? QUERY_DONE : QUERY_FAILED;
}

/* --- Objects for compiled code --- */

static const char source[] =
    "public static class " QUERY_CLASS " {\n"
    "    public static UnityEngine.GameObject[] found;\n"
    "    public static string[] names;\n"
    "    sealed class ObjectNotFound : System.Exception {\n"
    "        public ObjectNotFound(string name)\n"
    "            : base(\"No object is named '\" + name + \"'\") {}\n"
    "    }\n"
    "    public static UnityEngine.GameObject Object(int i) {\n"
    "        if (object.ReferenceEquals(found[i], null)) throw new ObjectNotFound(names[i]);\n"
    "        return found[i];\n"
    "    }\n"
    "}\n";

/* Found in this session. Global, because tool bodies carry no context and a process has one
 * runtime. */
static struct {
    size_t session;
    struct clr_class *class; /* NULL: not defined */
} helper;

void query_forget(void)
{
    helper.class = NULL;
}

struct lookup {
    const struct query_code *code;
    struct clr_array *found, *names; /* on the stack */
    struct err *err;
    bool ok;
};

static void store(struct clr_array *a, size_t i, struct clr_object *o)
{
    clr_store((struct clr_object *)a, clr_array_at(a, (int)sizeof(o), (uint32_t)i), o);
}

/* The first index of this name, so that it is looked up once. */
static size_t first_of(const struct query_code *code, size_t i)
{
    size_t first = 0;

    while (!slice_eq(code->names[first], code->names[i]))
        first++;
    return first;
}

static void look_up(void *ctx)
{
    struct lookup *l = ctx;

    for (size_t i = 0; i < l->code->n_names; i++) {
        struct clr_object *o = NULL;
        struct clr_string *name = clr_string_new(l->code->names[i]);
        size_t first = first_of(l->code, i);

        if (first < i)
            o = engine_item(l->found, first);
        else if (!query_find(l->code->names[i], &o, l->err))
            return;
        if (o)
            store(l->found, i, o);
        if (name)
            store(l->names, i, (struct clr_object *)name);
    }
    l->ok = true;
}

static void set_static(const char *name, struct clr_array *value)
{
    struct clr_field *f = helper.class ? clr.class_get_field_from_name(helper.class, name) : NULL;

    if (f)
        clr_static_set(f, value);
}

/* Finds the objects that the code names, and puts them where the code looks. */
static bool give_objects(struct agent_call *call, const struct query_code *code)
{
    struct clr_class *text = clr.class_from_name(clr.get_corlib(), "System", "String");
    struct lookup l = {.code = code, .err = &call->err};
    struct clr_class *object = NULL;
    struct slice report;

    if (!engine_class(ENGINE_GAME_OBJECT, &object, &call->err))
        return false;
    if (!helper.class || helper.session != eval_session()) {
        helper.class = NULL;
        if (!eval_define(call->arena, slice_of(source), QUERY_CLASS, &helper.class, &report,
                         &call->err))
            return false;
        helper.session = eval_session();
    }
    l.found = clr_array_new(object, (uint32_t)code->n_names);
    l.names = text ? clr_array_new(text, (uint32_t)code->n_names) : NULL;
    if (!l.found || !l.names)
        return err_no_memory(&call->err);
    if (!guard_call(call, "find", look_up, &l) || !l.ok)
        return false;
    set_static("found", l.found);
    set_static("names", l.names);
    return true;
}

/* --- Compiled code --- */

static bool run_code(struct agent_call *call, const struct query_code *code)
{
    struct eval_result r;

    if (!code_run(call, code->source, &r))
        return false;
    if (r.outcome == EVAL_COMPILE_ERROR) {
        r.text = query_report(call->arena, code, r.text);
        if (!r.text.p)
            return err_no_memory(&call->err);
    }
    if (r.outcome == EVAL_EXCEPTION && slice_starts(r.text, SLICE(NOT_FOUND)))
        return err_set(&call->err, ERR_NOT_FOUND, "%.*s",
                       SLICE_ARG(slice_skip(r.text, sizeof(NOT_FOUND) - 1)));
    return code_answer(call, &r);
}

static bool answer_code(struct agent_call *call, const struct query_code *code)
{
    return code_end(call, run_code(call, code));
}

static bool answer_query(struct agent_call *call)
{
    const struct query_args *args = call->args;
    struct slice text = args->query.value, expression;
    struct query_path path;
    const struct edits *edits;
    struct query_code code;
    bool ok;

    if (slice_starts(text, SLICE("\xEF\xBB\xBF")))
        text = slice_skip(text, 3);
    if (!query_check(text, &expression, &call->err) ||
        !query_parse(call->arena, expression, &path, &call->err))
        return false;
    if (path.is_plain) {
        enum query_end end = answer_path(call, &path);

        if (end != QUERY_UNKNOWN)
            return end == QUERY_DONE;
        if (!call->may_eval || clr.lacks[CLR_EVAL])
            return false;
    }
    if (!call->may_eval) {
        err_set(&call->err, ERR_DENIED,
                "This query has to be compiled, and running code is not allowed here");
        return err_hint(&call->err, "start umcp with --allow-eval and --allow-writes, or ask for a "
                                    "plain path such as " PLAIN_PATH);
    }
    /* Changes that it makes are edits, as with other code. */
    edits = agent_edits();
    if (!eval_prepare(&call->err)) {
        if (!call->err.hint[0])
            err_hint(&call->err, "plain paths need no compiler: " PLAIN_PATH);
        return false;
    }
    if (!query_rewrite(call->arena, expression, &code, &call->err))
        return false;
    if (code.n_names && !give_objects(call, &code))
        return false;
    if (edits)
        edits->begin(true);
    ok = answer_code(call, &code);
    if (edits)
        edits->end();
    set_static("found", NULL);
    set_static("names", NULL);
    return ok;
}

static const struct agent_tool tools[] = {
    {TOOL_QUERY, answer_query, true},
};
const struct agent_tools tools_query = {tools, N_ELEMENTS(tools)};
