/* `umcp audit`: prints the trail of writes and refused writes of a project's servers. */
#include <poll.h>
#include <stdio.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include "app.h"
#include "instances.h"
#include "store/store.h"
#include "json/json.h"

#define PAGE 1000 /* rows read at once */

/* --- Since when --- */

static int64_t wall_ms(void)
{
    return (int64_t)time(NULL) * 1000;
}

/* Parses "90m", "12h", "7d" or "30s" as a time before now. */
static bool parse_ago(struct slice text, int64_t *ret_ms)
{
    static const struct {
        char unit;
        int64_t ms;
    } units[] = {{'s', 1000}, {'m', 60000}, {'h', 3600000}, {'d', 86400000}};
    int64_t n;

    for (size_t i = 0; text.len > 1 && i < N_ELEMENTS(units); i++)
        if (text.p[text.len - 1] == units[i].unit &&
            text_to_int(slice_from(text.p, text.len - 1), &n) && n >= 0 && n < 1000000) {
            *ret_ms = wall_ms() - n * units[i].ms;
            return true;
        }
    return false;
}

static bool read_since(const struct options *o, int64_t *ret_ms, struct err *err)
{
    struct slice text = o->since ? slice_of(o->since) : (struct slice){0};

    if (!o->since || parse_ago(text, ret_ms) || text_to_time(text, ret_ms))
        return true;
    err_set(err, ERR_ARGUMENT, "--since: '%s' is not a time", o->since);
    return err_hint(err,
                    "write a time such as 2026-01-31T12:00:00Z, or an age such as 90m, 12h or 7d");
}

/* --- Rows --- */

static void put_field(struct buf *to, const char *name, struct slice value)
{
    if (!value.len)
        return;
    buf_printf(to, " %s", name);
    put_text(to, value);
}

static void put_line(struct buf *to, const struct store_audit *a)
{
    char time_text[TEXT_TIME_SIZE];

    text_time(a->time_ms, time_text);
    buf_printf(to, "%s %-9.*s ", time_text, SLICE_ARG(a->outcome));
    put_text(to, a->tool);
    put_field(to, "by ", a->caller.peer);
    put_field(to, "client=", a->caller.client);
    put_field(to, "session=", a->caller.session);
    put_field(to, "op=", a->operation);
    put_field(to, "sizes=", a->sizes);
    put_field(to, "reason: ", a->reason);
    buf_append_byte(to, '\n');
}

static void put_json(struct buf *to, const struct store_audit *a)
{
    char time_text[TEXT_TIME_SIZE];
    const struct {
        const char *key;
        struct slice value;
    } texts[] = {
        {"tool", a->tool},        {"outcome", a->outcome},        {"operationId", a->operation},
        {"peer", a->caller.peer}, {"session", a->caller.session}, {"client", a->caller.client},
        {"sizes", a->sizes},      {"reason", a->reason}};
    struct json_out w;

    text_time(a->time_ms, time_text);
    json_out_init(&w, to);
    json_object(&w);
    json_put_string(&w, "time", time_text);
    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        json_key(&w, texts[i].key);
        if (texts[i].value.len)
            json_text(&w, texts[i].value);
        else
            json_null(&w);
    }
    json_object_end(&w);
}

static bool print_page(const struct store_request *r, bool is_json, bool is_first, struct err *err)
{
    struct buf b;
    bool ok;

    buf_init(&b, LIMIT_AUDIT_PAGE);
    if (is_json && is_first)
        buf_append_byte(&b, '[');
    for (size_t i = 0; i < r->n_entries; i++) {
        const struct store_audit *a = &r->entries[i].u.audit;

        if (is_json)
            buf_append(&b, is_first && i == 0 ? SLICE("\n") : SLICE(",\n"));
        if (is_json)
            put_json(&b, a);
        else
            put_line(&b, a);
    }
    ok = buf_ok(&b) && print_shown(buf_slice(&b));
    buf_done(&b);
    return ok || err_set(err, ERR_TOOL, "cannot write the audit trail to standard output");
}

/* --- Reading --- */

struct reader {
    int wake_fd;
    bool is_done;
};

static void wake(void *ctx)
{
    eventfd_write(((struct reader *)ctx)->wake_fd, 1);
}

static void complain_of(void *ctx, enum store_level level, const char *text)
{
    (void)ctx;
    (void)level;
    say_line(stderr, "umcp: %s", text);
}

static void finish(void *ctx, struct store_request *r)
{
    (void)r;
    ((struct reader *)ctx)->is_done = true;
}

static bool read_page(struct store *s, struct reader *reader, struct store_request *r,
                      struct err *err)
{
    struct pollfd ready = {.fd = reader->wake_fd, .events = POLLIN};
    eventfd_t n;

    reader->is_done = false;
    store_post(s, r);
    while (!reader->is_done) {
        poll(&ready, 1, 100);
        if (ready.revents & POLLIN)
            eventfd_read(reader->wake_fd, &n);
        store_tick(s, clock_ms(), wall_ms());
    }
    if (r->err.kind != ERR_NONE)
        *err = r->err;
    return r->err.kind == ERR_NONE;
}

static bool print_trail(struct store *s, struct reader *reader, const struct options *o,
                        int64_t since, struct err *err)
{
    struct store_request r = {.verb = STORE_AUDIT,
                              .filter = {.limit = PAGE, .since_ms = since},
                              .done = finish,
                              .ctx = reader};
    struct arena a;
    bool ok = true;

    arena_init(&a, LIMIT_AUDIT_PAGE);
    r.arena = &a;
    do {
        arena_reset(&a);
        ok = read_page(s, reader, &r, err) && print_page(&r, o->is_json, r.filter.offset == 0, err);
        r.filter.offset += PAGE;
    } while (ok && r.filter.offset < r.total);
    if (o->is_json && ok)
        fputs(r.total ? "\n]\n" : "]\n", stdout);
    arena_done(&a);
    return ok && (fflush(stdout) == 0 ||
                  err_set(err, ERR_TOOL, "cannot write the audit trail to standard output"));
}

static bool is_alive(void *ctx, const char *instance)
{
    return instance_is_alive(ctx, instance);
}

/* Before reading, replays the journals of killed servers into the database and marks their running
 * operations as lost. Leaves an unreadable database alone. */
static bool replay_journals(struct store_sqlite_options options, const struct store_events *events,
                            struct reader *reader, struct err *err)
{
    struct store_request r = {
        .verb = STORE_AUDIT, .filter = {.limit = 1}, .done = finish, .ctx = reader};
    char instance[32];
    struct arena a;
    bool ok = true;

    snprintf(instance, sizeof(instance), "reader-%ld", (long)getpid());
    options.instance = instance;
    arena_init(&a, LIMIT_AUDIT_PAGE);
    r.arena = &a;
    for (int is_writing = 0; is_writing < 2 && ok; is_writing++) {
        struct store *s;

        options.is_read_only = !is_writing;
        s = store_sqlite_new(&options, events, err);
        ok = s && read_page(s, reader, &r, err);
        store_free(s);
    }
    arena_done(&a);
    return ok;
}

static bool audit(struct options *o, struct err *err)
{
    struct reader reader = {.wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)};
    struct store_events events = {.wake = wake, .log = complain_of, .ctx = &reader};
    struct store_sqlite_options options = {.path = store_path(o),
                                           .instance = "reader",
                                           .is_alive = is_alive,
                                           .ctx = (void *)state_dir(o),
                                           .is_read_only = true,
                                           .has_no_journal = true};
    int64_t since = 0;
    struct store *s;
    bool ok;

    if (!read_since(o, &since, err))
        return false;
    if (!options.path) {
        err_set(err, ERR_NOT_FOUND, "umcp cannot find the state folder, because HOME is not set");
        return err_hint(err, "name the project with --project, or the folder with --state-dir");
    }
    if (access(options.path, F_OK) != 0) {
        err_set(err, ERR_NOT_FOUND, "the folder '%s' has no records", options.path);
        return err_hint(err, "name the project with --project, or the folder with --state-dir");
    }
    if (reader.wake_fd < 0)
        return err_set(err, ERR_INTERNAL, "cannot make an event descriptor");
    ok = !store_sqlite_has_orphans(&options) || replay_journals(options, &events, &reader, err);
    s = ok ? store_sqlite_new(&options, &events, err) : NULL;
    ok = s && print_trail(s, &reader, o, since, err);
    store_free(s);
    close(reader.wake_fd);
    return ok;
}

int run_audit(struct options *o)
{
    struct err err = {0};

    return audit(o, &err) ? 0 : complain(&err);
}
