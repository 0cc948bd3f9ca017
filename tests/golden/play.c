/*
 * Plays one case at one place: sends what it says, compares what comes back. The first line that
 * fails ends the play. Once an allocation was made to fail, answers are only checked for being
 * there and well-formed.
 */
#include "golden.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

enum { HEADERS = 16, UNORDERED_MAX = 64 };

struct play {
    const struct golden_case *gc;
    struct world world;
    struct vars vars;
    struct place place;       /* where messages travel now */
    struct text place_target; /* when it is not the case's own */
    struct conn *pipe[2];     /* stdio, framed; NULL until used */
    struct {
        struct slice name, value;
    } headers[HEADERS];
    size_t n_headers;
    struct answer *answer; /* that `status` and `has-header` look at */
    bool has_missed;       /* a request of the server's was lost, or the answer to it */
    bool is_matched;       /* `<` has looked at it; the next `<` takes the next one */
    struct play_result *result;
};

static bool fail(struct play *p, const char *format, ...) __attribute__((format(printf, 2, 3)));

static bool fail(struct play *p, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    vsnprintf(p->result->why, sizeof(p->result->why), format, args);
    va_end(args);
    return false;
}

/* Memory has failed: the case's own expectations no longer bind. */
static bool is_lenient(const struct play *p)
{
    return p->world.torture.has_fired;
}

/* --- Sending --- */

static bool has_header(const struct play *p, const char *name)
{
    for (size_t i = 0; i < p->n_headers; i++)
        if (slice_eq_nocase(p->headers[i].name, slice_of(name)))
            return true;
    return false;
}

static void add_line(struct text *t, struct slice name, struct slice value)
{
    text_add(t, name);
    text_add(t, SLICE(": "));
    text_add(t, value);
    text_add(t, SLICE("\r\n"));
}

static void add_default(struct play *p, struct text *t, const char *name, struct slice value)
{
    if (value.len && !has_header(p, name))
        add_line(t, slice_of(name), value);
}

/* `method` with its blank: "POST ". */
static void send_http(struct play *p, struct slice method, struct slice target, struct slice body,
                      bool is_stream)
{
    struct text t = text_dup(method), to = vars_expand(&p->vars, target);
    bool has_body = slice_is(method, "POST ");
    char length[32];

    if (p->world.session.len)
        vars_set(&p->vars, "session", text_slice(&p->world.session));
    if (p->world.event_id.len)
        vars_set(&p->vars, "event", text_slice(&p->world.event_id));
    snprintf(length, sizeof(length), "%zu", body.len);
    text_add(&t, text_slice(&to));
    text_add(&t, SLICE(" HTTP/1.1\r\n"));
    add_default(p, &t, "Host", SLICE("127.0.0.1:8080"));
    add_default(p, &t, "Accept", is_stream && !has_body ? SLICE("text/event-stream") : SLICE(""));
    add_default(p, &t, "Mcp-Session-Id", text_slice(&p->world.session));
    add_default(p, &t, "Content-Type", has_body ? SLICE("application/json") : SLICE(""));
    for (size_t i = 0; i < p->n_headers; i++) {
        struct text value = vars_expand(&p->vars, p->headers[i].value);

        if (value.len)
            add_line(&t, p->headers[i].name, text_slice(&value));
        text_done(&value);
    }
    if (has_body)
        add_line(&t, SLICE("Content-Length"), slice_of(length));
    text_add(&t, SLICE("\r\n"));
    text_add(&t, body);
    world_http(&p->world, text_slice(&t), is_stream);
    text_done(&to);
    text_done(&t);
}

static void send_pipe(struct play *p, struct conn *c, struct slice message)
{
    struct text t = {0};

    if (p->place.kind == PLACE_STDIO) {
        text_add(&t, message);
        text_add(&t, SLICE("\n"));
    } else {
        for (unsigned shift = 0; shift < 32; shift += 8)
            text_add(&t, slice_from(&(char){(char)(message.len >> shift)}, 1));
        text_add(&t, message);
    }
    world_feed(&p->world, c, text_slice(&t));
    text_done(&t);
}

static void authenticate(struct play *p, struct conn *c)
{
    struct text t = text_dup(SLICE("{\"jsonrpc\":\"2.0\",\"id\":\"auth\",\"method\":"
                                   "\"session.authenticate\",\"params\":{\"token\":\""));

    text_add(&t, case_setting(p->gc, "framedToken", "golden-token-0123"));
    text_add(&t, SLICE("\"}}"));
    send_pipe(p, c, text_slice(&t));
    answer_free(answers_take(&p->world.answers));
    text_done(&t);
}

/* The stdio or framed connection that messages travel on now. */
static struct conn *pipe_of(struct play *p)
{
    struct conn **c = &p->pipe[p->place.kind == PLACE_FRAMED];

    if (*c)
        return *c;
    *c = world_connect(&p->world, p->place.kind);
    if (p->place.kind == PLACE_FRAMED && case_is_true(p->gc, "autoAuth", true))
        authenticate(p, *c);
    return *c;
}

static void forget_answer(struct play *p)
{
    answer_free(p->answer);
    p->answer = NULL;
    p->is_matched = false;
}

static bool do_send(struct play *p, const struct step *s)
{
    struct text t = vars_expand(&p->vars, s->text);

    forget_answer(p);
    if (p->place.kind == PLACE_POST)
        send_http(p, SLICE("POST "), p->place.target, text_slice(&t), false);
    else
        send_pipe(p, pipe_of(p), text_slice(&t));
    text_done(&t);
    return true;
}

static bool do_bytes(struct play *p, const struct step *s)
{
    forget_answer(p);
    if (s->kind == STEP_RAW)
        world_http(&p->world, s->text, false);
    else
        world_feed(&p->world, pipe_of(p), s->text);
    return true;
}

/* "GET /read?uri=x", "POST /message BODY" */
static bool do_request(struct play *p, const struct step *s)
{
    struct slice rest = s->text, method = slice_cut(&rest, ' ');
    struct slice target = slice_cut(&rest, ' ');
    struct text body = vars_expand(&p->vars, rest);
    struct world *w = &p->world;

    forget_answer(p);
    method.len += method.len < s->text.len; /* with its blank */
    send_http(p, method, target, text_slice(&body), s->kind == STEP_STREAM);
    text_done(&body);
    if (s->kind == STEP_STREAM && w->stream_head) {
        p->answer = w->stream_head;
        w->stream_head = NULL;
        p->is_matched = true;
    }
    return true;
}

/* --- Answers --- */

/* Null if nothing is there. */
static struct answer *take_answer(struct play *p)
{
    while (!p->answer) {
        p->answer = answers_take(&p->world.answers);
        if (!p->answer && !world_wait(&p->world))
            break;
    }
    return p->answer;
}

static bool is_well_formed(struct play *p, const struct answer *a)
{
    const struct json *j;
    struct json_fault fault;
    struct arena arena;
    bool ok = true;

    if (!a->body.len || (a->content_type && strncmp(a->content_type, "text/plain", 10) == 0))
        return true;
    arena_init(&arena, 256u << 20);
    if (a->event_name.len == 0 || slice_is(text_slice(&a->event_name), "message"))
        ok = json_parse(&arena, text_slice(&a->body), &j, &fault);
    arena_done(&arena);
    return ok || fail(p, "not JSON: %.600s", a->body.p);
}

/* After an allocation has failed: some answer, or the connection is gone. */
static bool expect_anything(struct play *p)
{
    struct answer *a = take_answer(p);

    if (!a)
        return p->world.n_dropped > 0 || p->has_missed ||
               fail(p, "memory failed: neither an answer nor a closed connection");
    p->is_matched = true;
    return is_well_formed(p, a);
}

/* Nobody waits for a notification or a request of the server's, so one that there is no memory for
 * may be lost. */
static bool is_unasked(struct slice message)
{
    return slice_contains(message, SLICE("\"method\":\"")) &&
           !slice_contains(message, SLICE("\"result\":"));
}

/* Remembers what later lines need of it. What has come instead is for the next line. */
static bool expect_unasked(struct play *p, const struct step *s)
{
    if (p->answer && is_unasked(text_slice(&p->answer->body))) {
        pattern_match(&p->vars, s->text, text_slice(&p->answer->body), p->result->why,
                      sizeof(p->result->why));
        p->is_matched = true;
        return true;
    }
    p->has_missed = true;
    if (p->answer)
        answers_return(&p->world.answers, p->answer);
    p->answer = NULL;
    return true;
}

static bool do_expect(struct play *p, const struct step *s)
{
    struct answer *a;

    if (p->is_matched)
        forget_answer(p);
    a = take_answer(p); /* memory may fail while it is waited for */
    if (is_lenient(p))
        return is_unasked(s->text) ? expect_unasked(p, s) : expect_anything(p);
    if (!a)
        return fail(p, "no answer");
    p->is_matched = true;
    if (s->kind == STEP_EXPECT)
        return pattern_match(&p->vars, s->text, text_slice(&a->body), p->result->why,
                             sizeof(p->result->why));
    return slice_eq(s->text, text_slice(&a->body)) ||
           fail(p, "expected exactly %.*s, got %.600s", SLICE_ARG(s->text), a->body.p);
}

static bool do_none(struct play *p, const struct step *s)
{
    struct answer *a;

    (void)s;
    if (p->is_matched)
        forget_answer(p);
    if (is_lenient(p) && p->place.kind == PLACE_POST) {
        a = take_answer(p);
        p->has_missed = p->has_missed || (a && a->body.len); /* what was sent is refused */
        return expect_anything(p);
    }
    if (is_lenient(p))
        return true;
    a = take_answer(p);
    if (p->place.kind != PLACE_POST)
        return !a || fail(p, "nothing was to be answered, got %.600s", a->body.p);
    if (!a)
        return fail(p, "no answer");
    p->is_matched = true;
    return a->body.len == 0 || fail(p, "no body was to be answered, got %.600s", a->body.p);
}

static bool do_status(struct play *p, const struct step *s)
{
    struct answer *a = is_lenient(p) ? NULL : take_answer(p);

    if (is_lenient(p))
        return true;
    if (!a)
        return p->place.kind != PLACE_POST || fail(p, "no answer");
    return a->status == 0 || a->status == s->number ||
           fail(p, "expected status %d, got %d: %.600s", (int)s->number, a->status, a->body.p);
}

static struct buf head_of(const struct answer *a)
{
    struct buf b;
    struct http_head head = {
        .status = a->status,
        .content_type = a->content_type,
        .body = BODY_LENGTH,
        .length = a->body.len,
        .keep_alive = true,
        .cors = a->cors,
        .extra = text_slice(&a->headers),
    };

    buf_init(&b, 1u << 20);
    http_write_head(&b, &head);
    return b;
}

/* "abc", "abc*", or "\*" for a star. */
static bool value_fits(struct slice pattern, struct slice value)
{
    if (slice_is(pattern, "\\*"))
        return slice_is(value, "*");
    if (pattern.len && pattern.p[pattern.len - 1] == '*')
        return slice_starts(value, slice_from(pattern.p, pattern.len - 1));
    return slice_eq(pattern, value);
}

static bool do_has_header(struct play *p, const struct step *s)
{
    struct answer *a = is_lenient(p) ? NULL : take_answer(p);
    struct slice value = s->text, name = slice_cut(&value, ':'), rest;
    struct buf head;
    bool ok = false;

    if (!a)
        return is_lenient(p) || fail(p, "no answer");
    if (a->status == 0)
        return true;
    head = head_of(a);
    rest = buf_slice(&head);
    while (rest.len && !ok) {
        struct slice line = slice_cut(&rest, '\n'), key = slice_cut(&line, ':');

        if (line.len && line.p[line.len - 1] == '\r')
            line.len--;
        ok = slice_eq_nocase(key, name) && value_fits(slice_trim(value), slice_trim(line));
    }
    if (!ok)
        fail(p, "no header %.*s in\n%.*s", SLICE_ARG(s->text), (int)head.len, head.p);
    buf_done(&head);
    return ok;
}

/* The `<` steps that follow, in any order. */
static bool do_unordered(struct play *p, size_t *at)
{
    struct answer *answers[UNORDERED_MAX];
    size_t n = 0, n_found = 0;
    const struct step *s;

    forget_answer(p);
    while (n < UNORDERED_MAX && (answers[n] = answers_take(&p->world.answers)))
        n++;
    while (*at + 1 < p->gc->n_steps && p->gc->steps[*at + 1].kind == STEP_EXPECT) {
        bool ok = is_lenient(p);

        s = &p->gc->steps[++*at];
        for (size_t i = 0; i < n && !ok; i++) {
            if (!answers[i] || !pattern_match(&p->vars, s->text, text_slice(&answers[i]->body),
                                              p->result->why, sizeof(p->result->why)))
                continue;
            answer_free(answers[i]);
            answers[i] = NULL;
            ok = true;
        }
        if (!ok)
            break;
        n_found++;
    }
    p->result->line = p->gc->steps[*at].line;
    for (size_t i = 0; i < n; i++)
        answer_free(answers[i]);
    if (is_lenient(p))
        return true;
    if (n == 0)
        return fail(p, "no answers");
    return n_found == n || fail(p, "%zu answers, of which %zu fit", n, n_found);
}

/* --- Streams --- */

static bool event_fits(struct play *p, const struct step *s, const struct answer *a)
{
    bool fits = pattern_match(&p->vars, s->text, text_slice(&a->body), p->result->why,
                              sizeof(p->result->why));

    return is_lenient(p) ? is_well_formed(p, a) : fits;
}

/* `event~`: any event that no line has matched yet. Those that do not fit stay, in their order. */
static bool find_event(struct play *p, const struct step *s)
{
    struct answers *list = &p->world.events, rest = {0};
    struct answer *a;
    bool ok = false;

    while ((a = answers_take(list))) {
        if (!ok && event_fits(p, s, a)) {
            ok = true;
            answer_free(a);
        } else {
            answers_add(&rest, a);
        }
    }
    *list = rest;
    if (!ok && !p->result->why[0])
        fail(p, "no event on the stream");
    return ok || is_lenient(p);
}

static bool do_event(struct play *p, const struct step *s)
{
    struct answer *a;
    bool ok;

    if (s->kind == STEP_EVENT_ANY)
        return find_event(p, s);
    a = answers_take(&p->world.events);
    if (!a) {
        p->has_missed = p->has_missed || is_unasked(s->text);
        return is_lenient(p) || fail(p, "no event on the stream");
    }
    ok = event_fits(p, s, a);
    answer_free(a);
    return ok;
}

static bool do_no_event(struct play *p, const struct step *s)
{
    for (const struct answer *a = p->world.events.first; a && !is_lenient(p); a = a->next)
        if (event_fits(p, s, a))
            return fail(p, "an event that must not be there: %.600s", a->body.p);
    return true;
}

static bool do_pace(struct play *p, const struct step *s)
{
    struct conn *c = p->world.stream;

    if (!c)
        return is_lenient(p) || fail(p, "no stream is open");
    if (s->kind == STEP_STALL)
        world_stall(c);
    else
        world_resume(&p->world, c);
    return true;
}

static bool do_endpoint(struct play *p, const struct step *s)
{
    struct answer *a = answers_take(&p->world.events);
    bool ok = a && slice_is(text_slice(&a->event_name), "endpoint");

    (void)s;
    if (ok) {
        text_done(&p->place_target);
        p->place_target = text_dup(text_slice(&a->body));
        p->place = (struct place){.kind = PLACE_POST, .target = text_slice(&p->place_target)};
    }
    answer_free(a);
    return ok || is_lenient(p) || fail(p, "no endpoint event");
}

/* --- The rest --- */

static bool do_tick(struct play *p, const struct step *s)
{
    world_advance(&p->world, s->number);
    return true;
}

static struct conn *conn_now(struct play *p)
{
    return p->place.kind == PLACE_POST ? p->world.stream : pipe_of(p);
}

static bool do_close(struct play *p, const struct step *s)
{
    struct conn *c = conn_now(p);

    (void)s;
    if (c)
        world_end(&p->world, c);
    return c || is_lenient(p) || fail(p, "no stream is open");
}

static bool do_drop(struct play *p, const struct step *s)
{
    bool is_http = p->place.kind == PLACE_POST;

    (void)s;
    forget_answer(p);
    world_drop(&p->world, is_http ? NULL : pipe_of(p));
    if (!is_http) /* the next message makes a new one */
        p->pipe[p->place.kind == PLACE_FRAMED] = NULL;
    return true;
}

static bool do_closed(struct play *p, const struct step *s)
{
    struct conn *c = conn_now(p);

    (void)s;
    return is_lenient(p) || (c && conn_was_closed(c)) || fail(p, "the connection is still open");
}

static bool do_via(struct play *p, const struct step *s)
{
    p->place = s->place;
    return true;
}

static bool do_header(struct play *p, const struct step *s)
{
    struct slice value = s->text, name = slice_cut(&value, ':');
    size_t i = 0;

    while (i < p->n_headers && !slice_eq_nocase(p->headers[i].name, name))
        i++;
    if (i == HEADERS)
        return fail(p, "too many headers");
    p->headers[i].name = name;
    p->headers[i].value = slice_trim(value);
    if (i == p->n_headers)
        p->n_headers++;
    return true;
}

static bool (*const actions[])(struct play *p, const struct step *s) = {
    [STEP_SEND] = do_send,         [STEP_FRAME] = do_bytes,
    [STEP_RAW] = do_bytes,         [STEP_HTTP] = do_request,
    [STEP_STREAM] = do_request,    [STEP_EXPECT] = do_expect,
    [STEP_EXACT] = do_expect,      [STEP_NONE] = do_none,
    [STEP_STATUS] = do_status,     [STEP_HAS_HEADER] = do_has_header,
    [STEP_EVENT] = do_event,       [STEP_EVENT_ANY] = do_event,
    [STEP_NO_EVENT] = do_no_event, [STEP_STALL] = do_pace,
    [STEP_RESUME] = do_pace,       [STEP_ENDPOINT] = do_endpoint,
    [STEP_TICK] = do_tick,         [STEP_CLOSE] = do_close,
    [STEP_CLOSED] = do_closed,     [STEP_DROP] = do_drop,
    [STEP_VIA] = do_via,           [STEP_HEADER] = do_header,
};

/* Memory has failed for a while and is back: the server must be as good as before. */
static bool is_still_serving(struct play *p)
{
    struct answer *a;

    if (!is_lenient(p) || p->world.torture.stays)
        return true;
    p->n_headers = 0;
    send_http(p, SLICE("GET "), SLICE("/health"), SLICE(""), false);
    a = take_answer(p);
    return (a && a->status) || fail(p, "no answer any more after memory failed");
}

static bool run_steps(struct play *p)
{
    const struct golden_case *gc = p->gc;
    struct answer *a;

    for (size_t i = 0; i < gc->n_steps; i++) {
        p->result->line = gc->steps[i].line;
        p->result->why[0] = '\0';
        if (gc->steps[i].kind == STEP_UNORDERED ? !do_unordered(p, &i)
                                                : !actions[gc->steps[i].kind](p, &gc->steps[i]))
            return false;
    }
    forget_answer(p);
    while ((a = take_answer(p))) {
        if (!is_lenient(p))
            return fail(p, "an answer that nothing expects: %.600s", a->body.p);
        if (!is_well_formed(p, a))
            return false;
        forget_answer(p);
    }
    return is_still_serving(p);
}

void case_play(const struct golden_case *gc, const struct place *place,
               const struct play_mode *mode, struct play_result *ret_result)
{
    struct play p = {.gc = gc, .place = *place, .result = ret_result};

    *ret_result = (struct play_result){0};
    p.world.feed = mode->feed;
    p.world.random = mode->seed;
    if (!world_open(&p.world, gc)) {
        fail(&p, "the server cannot be made");
    } else {
        p.world.torture = mode->torture;
        vars_set(&p.vars, "port", SLICE("8080"));
        ret_result->ok = run_steps(&p);
    }
    forget_answer(&p);
    vars_done(&p.vars);
    ret_result->n_allocs = p.world.torture.n_made;
    ret_result->has_fired = p.world.torture.has_fired;
    text_done(&p.place_target);
    world_close(&p.world);
}
