/*
 * Engines against the link host: whatever they say, in whatever order, nothing may crash, leak or
 * hang; every call comes back exactly once; and what becomes part of an answer is JSON.
 *
 * Each line of the input is one act, picked by its first byte; \t in it stands for a line feed:
 *   o an engine connects   b one that speaks the bridge's messages   x the engine of digit N closes
 *   0 1 2 the engine with this number says REST
 *   r a read   f one that files will do for   w a write   p a patient write   e code to run   q a
 *   query   g the last listed tool of user code   c the oldest open call is cancelled
 *   l tools of user code are listed
 *   t time passes: REST is milliseconds
 */
#include <stdio.h>
#include <stdlib.h>

#include "host/host.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#define OPERATION "550e8400-e29b-41d4-a716-4466554400%02zu"

enum { MAX_ACTS = 300, MAX_CALLS = 80, N_ENGINES = 3 };

struct call {
    struct arena arena;
    struct host_call hosted;
    char operation[64];
    unsigned n_finished;
};

struct engine {
    struct engine_conn conn; /* first */
    bool is_open, is_closing;
};

struct world {
    struct host *host;
    struct call calls[MAX_CALLS];
    size_t n_calls;
    struct engine engines[N_ENGINES];
    int64_t now;
};

static void require(bool holds)
{
    if (!holds)
        abort();
}

static void require_json(struct slice text)
{
    struct json_fault fault;

    require(json_check(text, &fault));
}

static void on_finished(void *ctx, struct host_call *hosted)
{
    struct call *call = (struct call *)((char *)hosted - offsetof(struct call, hosted));

    (void)ctx;
    require(++call->n_finished == 1);
    if (hosted->form == FORM_TEXT) {
        require(hosted->tool->id == TOOL_PLUGIN && utf8_valid(buf_slice(&hosted->result)));
    } else {
        require((hosted->err.kind == ERR_NONE) == (hosted->result.len > 0));
        if (hosted->err.kind == ERR_NONE)
            require_json(buf_slice(&hosted->result));
    }
    if (hosted->err.details.len)
        require_json(hosted->err.details);
    require(utf8_valid(slice_of(hosted->err.message)) && utf8_valid(slice_of(hosted->err.hint)));
    require(utf8_valid(hosted->err.whole) && utf8_valid(hosted->engine));
    require(!hosted->has_no_value || hosted->err.kind != ERR_NONE ||
            slice_is(buf_slice(&hosted->result), "null"));
    require(!hosted->is_lost || (hosted->err.kind != ERR_NONE && hosted->engine.len));
}

static void on_event(void *ctx, const char *name, struct slice payload)
{
    (void)ctx;
    (void)name;
    require_json(payload);
}

static void on_line(void *ctx, const struct host_line *line)
{
    (void)ctx;
    require(strcmp(line->level, "Info") == 0 || strcmp(line->level, "Warning") == 0 ||
            strcmp(line->level, "Error") == 0);
    require(utf8_valid(line->message) && utf8_valid(line->stack) && utf8_valid(line->engine));
    require(line->operation.len == 0 || line->operation.len == 36);
}

static void on_data(void *ctx, const struct host_data *data)
{
    (void)ctx;
    require(data->name.len > 0 && utf8_valid(data->name) && utf8_valid(data->engine));
    require((data->action == HOST_DATA_CLEAR) == (data->value.len == 0));
    if (data->value.len)
        require_json(data->value);
}

static void on_send(struct engine_conn *e, struct slice message)
{
    struct slice head = slice_cut(&message, '\n');

    require(((struct engine *)e)->is_open && !((struct engine *)e)->is_closing);
    require_json(head);
    if (message.len)
        require_json(message);
}

static void on_close(struct engine_conn *e)
{
    ((struct engine *)e)->is_closing = true;
}

static void open_engine(struct world *w, bool speaks_link)
{
    size_t i = 0;

    while (i < N_ENGINES && w->engines[i].is_open)
        i++;
    if (i == N_ENGINES)
        return;
    w->engines[i] = (struct engine){
        .conn = {.speaks_link = speaks_link, .remote = "r", .send = on_send, .close = on_close},
        .is_open = true};
    w->host->ops->engine_opened(w->host, &w->engines[i].conn, w->now);
}

static void close_engine(struct world *w, size_t i)
{
    if (i >= N_ENGINES || !w->engines[i].is_open)
        return;
    w->engines[i].is_closing = true;
    w->host->ops->engine_closed(w->host, &w->engines[i].conn, w->now);
    w->engines[i].is_open = false;
}

static void say(struct world *w, size_t i, struct slice text)
{
    char *copy = malloc(text.len + 1);

    if (!copy)
        return;
    for (size_t k = 0; k < text.len; k++)
        copy[k] = text.p[k] == '\t' ? '\n' : text.p[k];
    /* The transport lets nothing else pass. */
    if (w->engines[i].is_open && utf8_valid(slice_from(copy, text.len)))
        w->host->ops->engine_message(w->host, &w->engines[i].conn, slice_from(copy, text.len),
                                     w->now);
    free(copy);
}

/* --- A host behind: files, of which one thing is known. --- */

static const struct host_info *files_info(struct host *h)
{
    static const struct host_info none = {
        .unity_version = "", .platform = "", .runtime = "", .product_name = ""};

    (void)h;
    return &none;
}

static const struct tool *files_tools(struct host *h, size_t *ret_n)
{
    (void)h;
    *ret_n = 0;
    return NULL;
}

static bool files_can(struct host *h, const struct tool *tool)
{
    (void)h;
    return tool->id == TOOL_SCENE_ACTIVE;
}

static void files_post(struct host *h, struct host_call *hosted)
{
    if (files_can(h, hosted->tool))
        buf_append(&hosted->result, SLICE("{}"));
    else
        err_set(&hosted->err, ERR_NOT_READY, "only an engine knows");
    h->events.finished(h->events.ctx, hosted);
}

static void files_cancel(struct host *h, struct host_call *hosted)
{
    (void)h;
    (void)hosted;
}

static int64_t files_tick(struct host *h, int64_t now)
{
    (void)h;
    (void)now;
    return HOST_NEVER;
}

static void files_free(struct host *h)
{
    (void)h;
}

static const struct host_ops files_ops = {.name = "files",
                                          .info = files_info,
                                          .tools = files_tools,
                                          .can = files_can,
                                          .post = files_post,
                                          .cancel = files_cancel,
                                          .tick = files_tick,
                                          .free = files_free};

static void post(struct world *w, const struct tool *tool, const char *args, bool is_patient)
{
    struct call *c = &w->calls[w->n_calls];
    const struct json *tree;
    struct json_fault fault;
    struct bound_args bound;

    if (w->n_calls == MAX_CALLS)
        return;
    w->n_calls++;
    arena_init(&c->arena, 1 << 20);
    buf_init(&c->hosted.result, 1 << 20);
    require(json_parse(&c->arena, slice_of(args), &tree, &fault) &&
            args_bind(&c->arena, tool, tree, true, &bound));
    plugins_ref(tool->owner);
    c->hosted.tool = tool;
    c->hosted.args = bound.args;
    c->hosted.args_raw = bound.raw;
    c->hosted.arena = &c->arena;
    c->hosted.posted = w->now;
    c->hosted.deadline = c->hosted.end = w->now + 30000;
    c->hosted.is_patient = is_patient;
    c->hosted.takes_files = tool->id == TOOL_SCENE_ACTIVE;
    if (is_patient && !c->hosted.takes_files) {
        snprintf(c->operation, sizeof(c->operation), OPERATION, w->n_calls);
        c->hosted.operation = c->operation;
        c->hosted.run_ms = c->hosted.wait_ms = c->hosted.guess_ms = 10000;
        c->hosted.may_eval = w->n_calls % 2;
    }
    w->host->ops->post(w->host, &c->hosted);
}

static void post_listed(struct world *w)
{
    size_t n;
    const struct tool *rows = w->host->ops->tools(w->host, &n);

    if (n)
        post(w, &rows[n - 1], "{\"a\":1}", true);
}

/* Whatever engines tell, clients get names that are well-formed and unique, and schemas in JSON. */
static void list_tools(struct world *w)
{
    size_t n;
    const struct tool *rows = w->host->ops->tools(w->host, &n);
    struct catalog *c = catalog_new();
    struct slice name, last = {0};

    require(n <= PLUGIN_TOOLS && c && catalog_set_plugins(c, rows, n));
    require(catalog_count(c) == TOOL_COUNT + n);
    for (size_t i = 0; i < catalog_count(c); i++) {
        const struct tool *tool = catalog_kebab_at(c, i, &name);

        require(i == 0 || slice_compare(last, name) < 0);
        require(catalog_spelled(c, name, false) == tool);
        if (tool->input.len)
            require_json(tool->input);
        last = name;
    }
    catalog_free(c);
}

static void cancel_oldest(struct world *w)
{
    for (size_t i = 0; i < w->n_calls; i++)
        if (!w->calls[i].n_finished) {
            w->host->ops->cancel(w->host, &w->calls[i].hosted);
            require(w->calls[i].n_finished == 1);
            return;
        }
}

static void act(struct world *w, struct slice line)
{
    struct slice rest = slice_skip(line, 1);
    int64_t ms;

    switch (line.p[0]) {
    case 'o':
        open_engine(w, true);
        break;
    case 'b':
        open_engine(w, false);
        break;
    case 'x':
        close_engine(w, rest.len ? (size_t)(rest.p[0] - '0') : 0);
        break;
    case '0':
    case '1':
    case '2':
        say(w, (size_t)(line.p[0] - '0'), rest);
        break;
    case 'r':
        post(w, tool_by_id(TOOL_LIST_OBJECTS), "{}", false);
        break;
    case 'f':
        post(w, tool_by_id(TOOL_SCENE_ACTIVE), "{}", w->n_calls % 2);
        break;
    case 'w':
    case 'p':
        post(w, tool_by_id(TOOL_SET_TIME_SCALE), "{\"value\":1}", line.p[0] == 'p');
        break;
    case 'e':
        post(w, tool_by_id(TOOL_EXECUTE_CODE), "{\"code\":\"1\"}", true);
        break;
    case 'q':
        post(w, tool_by_id(TOOL_QUERY), "{\"query\":\"1\"}", true);
        break;
    case 'g':
        post_listed(w);
        break;
    case 'l':
        list_tools(w);
        break;
    case 'c':
        cancel_oldest(w);
        break;
    case 't':
        if (text_to_int(rest, &ms) && ms >= 0 && ms < 100000)
            w->now += ms;
        break;
    default:
        break;
    }
}

static void end_world(struct world *w)
{
    for (size_t i = 0; i < N_ENGINES; i++)
        close_engine(w, i);
    while (w->n_calls) {
        struct call *c = &w->calls[--w->n_calls];

        w->host->ops->cancel(w->host, &c->hosted);
        require(c->n_finished == 1);
        plugins_unref(c->hosted.tool->owner);
        arena_done(&c->arena);
        buf_done(&c->hosted.result);
    }
    w->host->ops->free(w->host);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const struct host_events events = {
        .finished = on_finished, .event = on_event, .line = on_line, .data = on_data};
    struct slice rest = slice_from((const char *)data, size);
    struct world *w = calloc(1, sizeof(*w));
    struct host files = {.ops = &files_ops, .events = events};
    struct err err;

    if (!w)
        return 0;
    w->now = 1000;
    w->host = link_host_new(&(struct link_options){.version = "0"}, &files, &events, &err);
    require(w->host != NULL);
    for (unsigned n = 0; rest.len && n < MAX_ACTS; n++) {
        struct slice line = slice_cut(&rest, '\n');

        if (line.len)
            act(w, line);
        w->host->ops->tick(w->host, w->now);
    }
    end_world(w);
    free(w);
    return 0;
}
