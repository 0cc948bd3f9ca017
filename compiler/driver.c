#include "driver.h"

#include <errno.h>
#include <unistd.h>

#include "answer.h"
#include "app.h"
#include "build.h"
#include "compile/line.h"
#include "process.h"

#define REFERENCE_HASHES "referenceHashes"
#define SOURCE_HASHES    "sourceHashes"
#define LEFT             "left"
#define PATIENCE         "patience" /* seconds, of a tolerant build */

enum { END_MS = 1000 }; /* from the end of its output to its own */

static struct {
    struct process process;
    struct buf in, out; /* its pending input; the part of a line that it wrote */
    struct line_marks marks;
} driver = {.process = {.in = -1, .out = -1},
            .in = {.max = 2 * LIMIT_COMPILE_UNSENT},
            .out = {.max = LIMIT_COMPILE_LINE + 1}};

/* --- Process --- */

static bool start_process(struct err *err)
{
    const char *argv[8 + 2 * 64], **to = argv;

    *to++ = app.compiler.runtime;
    if (app.compiler.is_dotnet)
        *to++ = "exec";
    *to++ = app.driver;
    *to++ = "--serve";
    for (size_t i = 0; i < app.library.n_refs && i < 64; i++) {
        *to++ = "--reference";
        *to++ = app.library.refs[i];
    }
    *to = NULL;
    buf_reset(&driver.in, 0);
    buf_reset(&driver.out, 0);
    driver.marks = (struct line_marks){0};
    return process_start(&driver.process, argv, PROCESS_TALKS, err);
}

static void stop(void)
{
    process_end(&driver.process);
}

static void has_ended(void)
{
    char how[200];
    int status = process_wait(&driver.process, END_MS);

    child_end_text(status, how, sizeof(how));
    app_say("the compiler %s", how);
    queue_ended(how);
}

void driver_warm_up(void)
{
    struct err err;

    if (!driver.process.pid && !start_process(&err))
        app_say("%s", err.message);
}

/* --- Requests --- */

static void put_hashes(struct json_out *w, const char *key, char (*digests)[COMPILE_KEY_SIZE],
                       size_t n)
{
    json_key(w, key);
    json_array(w);
    for (size_t i = 0; i < n; i++)
        json_string(w, digests[i]);
    json_array_end(w);
}

/* The driver's members beyond the client's message. */
static void put_build(struct json_out *w, const struct request *r)
{
    const size_t n = r->inputs.n_references;

    json_put_string(w, "out", r->out);
    if (r->left[0]) {
        json_put_string(w, LEFT, r->left);
        json_put_int(w, PATIENCE, LIMIT_COMPILE_S - LIMIT_COMPILE_ROUND_S);
    }
    put_hashes(w, REFERENCE_HASHES, r->digests, n);
    put_hashes(w, SOURCE_HASHES, r->digests + n, r->inputs.n_sources);
}

static bool is_ours(struct slice key)
{
    static const char *const ours[] = {"id",          "out", REFERENCE_HASHES,
                                       SOURCE_HASHES, LEFT,  PATIENCE};

    for (size_t i = 0; i < N_ELEMENTS(ours); i++)
        if (slice_is(key, ours[i]))
            return true;
    return false;
}

static bool start(struct request *r, struct err *err)
{
    struct json_out w;

    if (!driver.process.pid && !start_process(err))
        return false;
    json_out_init(&w, &driver.in);
    json_object(&w);
    json_put_int(&w, "id", r->number);
    for (const struct json *v = r->root->first; v; v = v->next) {
        if (is_ours(v->key))
            continue;
        json_key_slice(&w, v->key);
        json_raw(&w, v->raw);
    }
    if (r->op == OP_BUILD)
        put_build(&w, r);
    json_object_end(&w);
    buf_append_byte(&driver.in, '\n');
    if (buf_ok(&driver.in))
        return true;
    stop();
    return err_no_memory(err);
}

static bool cancel(const struct request *r)
{
    struct json_out w;

    json_out_init(&w, &driver.in);
    json_object(&w);
    json_put_int(&w, "id", 0);
    json_put_string(&w, "op", "cancel");
    json_put_int(&w, "of", r->number);
    json_object_end(&w);
    buf_append_byte(&driver.in, '\n');
    return true;
}

const struct worker driver_worker = {
    .takes_submissions = true, .start = start, .cancel = cancel, .stop = stop};

/* --- Answers --- */

static void take_build(struct request *r, const struct json *root)
{
    const struct json *report = json_get(root, "report");
    bool is_made = false;

    json_to_bool(json_get(root, "ok"), &is_made);
    if (is_made)
        build_made(r);
    else if (json_is(report, JSON_STRING))
        build_wrong(r, report->text);
    else
        answer_pass(r->id, root);
}

static void take_line(struct slice line)
{
    const struct json *root;
    struct json_fault fault;
    struct request *r = NULL;
    struct arena a;
    int64_t number;

    arena_init(&a, LIMIT_COMPILE_TREE);
    if (!json_parse(&a, line, &root, &fault))
        app_say("the driver wrote a line that is not valid JSON");
    else if (json_get(root, "hello"))
        queue_begin_anew(); /* to start takes long on a busy machine */
    else if (json_to_int(json_get(root, "id"), &number))
        r = queue_find(number);
    if (r) {
        if (r->op == OP_BUILD)
            take_build(r, root);
        else
            answer_pass(r->id, root);
        queue_remove(r);
    }
    arena_done(&a);
}

static void take_lines(void)
{
    struct slice line;

    while (line_take(&driver.out, &driver.marks, &line))
        take_line(line);
    line_drop(&driver.out, &driver.marks);
}

/* False: it has ended. */
static bool read_some(void)
{
    for (int i = 0; i < APP_CHUNKS; i++) {
        const size_t left = driver.out.max - driver.out.len;
        const size_t most = left < APP_CHUNK ? left : APP_CHUNK;
        char *p = most ? buf_reserve(&driver.out, most) : NULL;
        ssize_t n = p ? read(driver.process.out, p, most) : -1;

        if (!p) { /* a line without an end */
            stop();
            queue_ended("wrote too long a line");
            return true;
        }
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return errno == EAGAIN;
        if (n == 0)
            return false;
        buf_advance(&driver.out, (size_t)n);
        take_lines();
        if (!driver.process.pid)
            return true;
    }
    return true;
}

static void write_some(void)
{
    while (driver.in.len > 0) {
        ssize_t n = write(driver.process.in, driver.in.p, driver.in.len);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) /* if it is gone, reading says so */
            return;
        buf_consume(&driver.in, (size_t)n);
    }
}

size_t driver_poll(struct pollfd *to)
{
    size_t n = 0;

    if (!driver.process.pid)
        return 0;
    to[n++] = (struct pollfd){.fd = driver.process.out, .events = POLLIN};
    if (driver.in.len > 0)
        to[n++] = (struct pollfd){.fd = driver.process.in, .events = POLLOUT};
    return n;
}

void driver_turn(void)
{
    if (driver.process.pid)
        write_some();
    if (driver.process.pid && !read_some())
        has_ended();
}
