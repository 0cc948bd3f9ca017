/*
 * Results that arrive after their call was ended with a guess: too late, or cancelled, at an
 * engine that cannot be stopped. The result replaces the guess in the store, with caller and time
 * of the record. A task keeps the end that its client was given.
 */
#include "core/internal.h"

struct late_write {
    struct list link; /* core->late_writes */
    struct core *core;
    struct host_late late; /* its texts are in the arena */
    struct store_request find, write;
    struct operation operation;
    struct store_audit audit;
    struct arena arena;
    size_t bytes; /* counted in core->data_bytes */
};

static void forget(struct late_write *l)
{
    list_remove(&l->link);
    l->core->data_bytes -= l->bytes;
    arena_done(&l->arena);
    mem_free(l);
}

/* Without the id, because strangers get it, too. */
static void complain(struct core *c, struct slice why)
{
    logring_printf(c->log, LOG_WARNING, "The store did not keep a late result: %.*s",
                   SLICE_ARG(why));
}

static void written(void *ctx, struct store_request *r)
{
    struct late_write *l = ctx;

    if (r->err.kind != ERR_NONE)
        complain(l->core, err_text(&r->err));
    else
        logring_printf(l->core->log, LOG_INFO,
                       "Unity's result of %.*s arrived late; get_result returns it now",
                       SLICE_ARG(l->operation.tool));
    forget(l);
}

/* An end that is no guess stays. */
static bool is_guess(const struct operation *o)
{
    return (o->state == OPERATION_FAILED || o->state == OPERATION_CANCELLED) && !o->is_data &&
           !o->task.len;
}

static void correct(struct late_write *l, const struct operation *guess)
{
    struct operation *o = &l->operation;

    *o = *guess;
    o->corrects = true;
    o->engine = l->late.engine;
    o->finished_ms = l->core->wall;
    o->state = l->late.ok ? OPERATION_DONE : OPERATION_FAILED;
    o->has_value = l->late.ok && !l->late.has_no_value;
    o->is_json = l->late.ok;
    o->result = l->late.ok ? l->late.text : (struct slice){0};
    if (l->late.ok)
        o->error = (struct slice){0};
    else
        o->error = l->late.text.len ? l->late.text : SLICE("The engine gave no reason");
    o->details = (struct slice){0};
    l->audit = (struct store_audit){.time_ms = o->finished_ms,
                                    .caller = o->caller,
                                    .tool = o->tool,
                                    .outcome = slice_of(l->late.ok ? "done" : "failed"),
                                    .operation = o->id};
    l->write = (struct store_request){
        .verb = STORE_WRITE, .operation = o, .audit = &l->audit, .done = written, .ctx = l};
    store_post(l->core->store, &l->write);
}

static void found(void *ctx, struct store_request *r)
{
    struct late_write *l = ctx;
    const struct store_entry *e = r->n_entries ? &r->entries[0] : NULL;

    if (r->err.kind == ERR_NONE && e && e->kind == ENTRY_OPERATION && is_guess(&e->u.operation))
        correct(l, &e->u.operation);
    else
        forget(l);
}

static bool keep(struct late_write *l, const struct host_late *late)
{
    struct slice id = arena_copy(&l->arena, slice_of(late->operation));

    l->late = *late;
    l->late.operation = id.p;
    l->late.engine = arena_copy(&l->arena, late->engine);
    l->late.text = arena_copy(&l->arena, late->text);
    return id.p && l->late.engine.p && l->late.text.p;
}

void late_result(void *ctx, const struct host_late *late)
{
    struct core *c = ctx;
    size_t bytes = sizeof(struct late_write) + late->text.len;
    struct late_write *l;

    if (!c->store)
        return;
    if (c->data_bytes + bytes > LIMIT_DATA_BYTES) {
        complain(c, SLICE("engines send results faster than the store writes them"));
        return;
    }
    l = mem_zalloc(sizeof(*l));
    if (!l) {
        complain(c, SLICE("out of memory"));
        return;
    }
    arena_init(&l->arena, LIMIT_CALL_MEMORY);
    l->core = c;
    l->bytes = bytes;
    list_prepend(&c->late_writes, &l->link);
    c->data_bytes += bytes;
    if (!keep(l, late)) {
        complain(c, SLICE("out of memory"));
        forget(l);
        return;
    }
    l->find = (struct store_request){.verb = STORE_FIND,
                                     .id = slice_of(l->late.operation),
                                     .arena = &l->arena,
                                     .done = found,
                                     .ctx = l};
    store_post(c->store, &l->find);
}

void late_free_all(struct core *c)
{
    LIST_EACH_SAFE(struct late_write, l, &c->late_writes, link)
        forget(l);
}
