/*
 * The host itself: finds the fixture of a call, calls its function when it is due, and gives the
 * call back. All of it runs on the loop's thread, by the owner's clock.
 */
#include <stdarg.h>
#include <stdio.h>

#include "fixture.h"

enum { MAX_TOOLS = 64, VERSIONS = 2 };

struct fixture_host {
    struct host host;
    unsigned version; /* of the tools */
    struct host_offers offers;
    struct list waiting; /* of struct host_call */
    int64_t now;
};

/* Two lists that differ in one description: rows of the list before must stay as they are. They
 * live as long as the program, because the catalogue outlives its host. */
static struct tool rows[VERSIONS][MAX_TOOLS];
static size_t n_rows;

static const struct fixtures *const listed[] = {
    &content_fixtures,
    &question_fixtures,
    &task_fixtures,
};

static struct fixture_host *host_of(struct host *h)
{
    return (struct fixture_host *)h;
}

static const struct fixture *find_in(const struct fixtures *f, const char *name)
{
    for (size_t i = 0; i < f->n; i++)
        if (strcmp(f->rows[i].tool.name, name) == 0)
            return &f->rows[i];
    return NULL;
}

/* The tools of the product know nothing here. Its resources are listed before those of a host, and
 * the suite reads the first one of the list. */
static int64_t know_nothing(struct run *r)
{
    r->call->form = FORM_JSON;
    buf_append(&r->call->result, SLICE("{}"));
    return DONE;
}

static const struct fixture others = {.play = know_nothing};

static const struct fixture *find(const char *name)
{
    const struct fixture *found = find_in(&library_fixtures, name);

    for (size_t i = 0; i < N_ELEMENTS(listed) && !found; i++)
        found = find_in(listed[i], name);
    return found ? found : &others;
}

/* --- Playing --- */

/* Gives the call back. The owner may free it at once or post the next one from within, so nothing
 * may touch it afterwards. */
static void finish(struct fixture_host *h, struct host_call *call)
{
    if (!call->err.kind && !buf_ok(&call->result))
        err_no_memory(&call->err);
    if (call->err.kind || call->questions.len)
        buf_reset(&call->result, 0);
    h->host.events.finished(h->host.events.ctx, call);
}

static void play(struct fixture_host *h, struct host_call *call)
{
    struct run *r = call->host_data;
    int64_t wait = r->fixture->play(r);

    r->turn++;
    if (wait != DONE) {
        r->due = h->now + wait;
        list_append(&h->waiting, &call->link);
        return;
    }
    if (r->out.depth)
        json_array_end(&r->out);
    finish(h, call);
}

static bool read_object(struct run *r, struct slice raw, const struct json **ret_object)
{
    struct json_fault fault;

    *ret_object = NULL;
    return !raw.len || json_parse(r->call->arena, raw, ret_object, &fault) ||
           err_no_memory(&r->call->err);
}

static struct run *run_new(struct fixture_host *h, struct host_call *call)
{
    struct run *r = arena_zalloc(call->arena, sizeof(*r));

    if (!r) {
        err_no_memory(&call->err);
        return NULL;
    }
    r->host = h;
    r->call = call;
    r->fixture = find(call->tool->name);
    json_out_init(&r->out, &call->result);
    return read_object(r, call->args_raw, &r->args) && read_object(r, call->inputs, &r->inputs)
               ? r
               : NULL;
}

static void post(struct host *host, struct host_call *call)
{
    struct fixture_host *h = host_of(host);

    call->err = (struct err){0};
    call->n_diagnostics = 0;
    call->form = FORM_BLOCKS;
    call->questions = call->next_state = call->engine = (struct slice){0};
    call->is_error = call->has_no_value = call->is_value = call->is_lost = false;
    if (call->posted > h->now)
        h->now = call->posted;
    call->host_data = run_new(h, call);
    if (call->host_data)
        play(h, call);
    else
        finish(h, call);
}

static void end_early(struct fixture_host *h, struct host_call *call)
{
    list_remove(&call->link);
    err_set(&call->err, ERR_TIMEOUT, "Cancelled");
    finish(h, call);
}

static void cancel(struct host *host, struct host_call *call)
{
    struct fixture_host *h = host_of(host);

    if (list_contains(&h->waiting, &call->link)) /* else it has been finished */
        end_early(h, call);
}

static void stop(struct host *host)
{
    struct fixture_host *h = host_of(host);
    struct host_call *call;

    while ((call = LIST_FIRST(struct host_call, &h->waiting, link)))
        end_early(h, call);
}

static int64_t due_of(const struct host_call *call)
{
    const struct run *r = call->host_data;

    return r->due;
}

static struct host_call *next_due(const struct fixture_host *h)
{
    struct host_call *first = LIST_FIRST(struct host_call, &h->waiting, link);

    LIST_EACH(struct host_call, c, &h->waiting, link)
        if (due_of(c) < due_of(first))
            first = c;
    return first;
}

static int64_t tick(struct host *host, int64_t now)
{
    struct fixture_host *h = host_of(host);
    struct host_call *call;

    h->now = now;
    /* Looked up anew each time: finished() may post and cancel. */
    while ((call = next_due(h)) && due_of(call) <= now) {
        list_remove(&call->link);
        play(h, call);
    }
    return call ? due_of(call) : HOST_NEVER;
}

/* --- Answers --- */

void add_block(struct run *r, const char *json)
{
    if (!r->out.depth)
        json_array(&r->out);
    json_raw(&r->out, slice_of(json));
}

void add_text(struct run *r, struct slice text)
{
    if (!r->out.depth)
        json_array(&r->out);
    json_object(&r->out);
    json_put_string(&r->out, "type", "text");
    json_put_text(&r->out, "text", text);
    json_object_end(&r->out);
}

int64_t say(struct run *r, const char *text)
{
    add_text(r, slice_of(text));
    return DONE;
}

__attribute__((format(printf, 2, 0))) static struct slice
format_text(struct run *r, const char *format, va_list args)
{
    va_list again;
    size_t len;
    char *text;

    va_copy(again, args);
    len = (size_t)vsnprintf(NULL, 0, format, again);
    va_end(again);
    text = arena_alloc(r->call->arena, len + 1);
    if (!text) {
        err_no_memory(&r->call->err);
        return (struct slice){0};
    }
    vsnprintf(text, len + 1, format, args);
    return slice_from(text, len);
}

int64_t sayf(struct run *r, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    add_text(r, format_text(r, format, args));
    va_end(args);
    return DONE;
}

int64_t fail(struct run *r, enum err_kind kind, const char *message)
{
    err_set(&r->call->err, kind, "%s", message);
    return DONE;
}

/* --- What the client has sent --- */

struct slice arg_text(const struct run *r, const char *name)
{
    return json_get_text(r->args, name);
}

struct slice arg_raw(const struct run *r, const char *name)
{
    const struct json *v = json_get(r->args, name);

    return v ? v->raw : SLICE("null");
}

const struct json *answer_to(const struct run *r, const char *key)
{
    const struct json *v = json_get(r->inputs, key);

    return json_is(v, JSON_OBJECT) ? v : NULL;
}

struct slice answer_text(const struct run *r, const char *key, const char *name)
{
    return json_get_text(json_get(answer_to(r, key), "content"), name);
}

/* --- Questions --- */

int64_t ask(struct run *r, const char *state, const char *questions)
{
    r->call->questions = arena_printf(r->call->arena, "{%s}", questions);
    r->call->next_state = slice_of(state);
    if (!r->call->questions.p)
        err_no_memory(&r->call->err);
    return DONE;
}

int64_t askf(struct run *r, const char *state, const char *format, ...)
{
    struct slice questions;
    va_list args;

    va_start(args, format);
    questions = format_text(r, format, args);
    va_end(args);
    return questions.p ? ask(r, state, questions.p) : DONE;
}

/* --- Events --- */

void tell_progress(struct run *r, double done, double total)
{
    const struct host_events *e = &r->host->host.events;

    if (e->progress)
        e->progress(e->ctx, r->call, done, total, NULL);
}

void tell_note(struct run *r, const char *text)
{
    const struct host_events *e = &r->host->host.events;

    if (e->note)
        e->note(e->ctx, r->call, "Info", slice_of(text));
}

void drop_client(struct run *r)
{
    const struct host_events *e = &r->host->host.events;

    if (e->close_stream)
        e->close_stream(e->ctx, r->call);
}

void change_tools(struct run *r)
{
    const struct host_events *e = &r->host->host.events;

    r->host->version = (r->host->version + 1) % VERSIONS;
    e->changed(e->ctx);
}

void change_prompts(struct run *r)
{
    const struct host_events *e = &r->host->host.events;

    r->host->offers.version++;
    e->changed(e->ctx);
}

/* --- The host --- */

static const struct host_info *info(struct host *h)
{
    static const struct host_info fixtures = {.state = HOST_READY,
                                              .unity_version = "",
                                              .platform = "",
                                              .runtime = "",
                                              .product_name = "Conformance"};

    (void)h;
    return &fixtures;
}

static const struct tool *tools(struct host *host, size_t *ret_n)
{
    const struct fixture_host *h = host_of(host);

    *ret_n = n_rows;
    return rows[h->version];
}

static const struct host_offers *offers(struct host *host)
{
    return &host_of(host)->offers;
}

static void free_host(struct host *h)
{
    mem_free(h);
}

static void fill_rows(void)
{
    n_rows = 0;
    for (size_t i = 0; i < N_ELEMENTS(listed); i++)
        for (size_t k = 0; k < listed[i]->n && n_rows < MAX_TOOLS; k++) {
            for (unsigned v = 0; v < VERSIONS; v++)
                rows[v][n_rows] = listed[i]->rows[k].tool;
            n_rows++;
        }
    rows[1][0].text = "Does nothing. It has another description than before.";
}

struct host *fixture_host_new(const struct host_events *events)
{
    static const struct host_ops ops = {
        .name = "conformance",
        .info = info,
        .tools = tools,
        .offers = offers,
        .post = post,
        .cancel = cancel,
        .tick = tick,
        .stop = stop,
        .free = free_host,
    };
    struct fixture_host *h = mem_zalloc(sizeof(*h));

    if (!h)
        return NULL;
    h->host = (struct host){.ops = &ops, .events = *events};
    fill_rows();
    library_offer(&h->offers);
    return &h->host;
}
