/* `umcp call`: sends one request to a running server and prints its answer. */
#include <stddef.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "app.h"
#include "dialect/dialect.h"
#include "discovery.h"
#include "link/link.h"
#include "transport/transport.h"
#include "json/json.h"

#define MAX_QUOTED 200 /* bytes of an answer quoted in an error message */

enum {
    ID_AUTHENTICATE,
    ID_CALL,
    STARTING_MS = 2000, /* how long a server may take from its start until it listens */
    AGAIN_MS = 20,
};

/* --- The request --- */

/* Writes the words as key=value. A value is JSON if it parses as JSON, else text. */
static bool write_args(struct options *o, struct json_out *w, struct err *err)
{
    const struct json *parsed;
    struct json_fault fault;

    if (o->n_words == 2 && (o->words[1][0] == '{' || o->words[1][0] == '[')) {
        if (!json_parse(&o->arena, slice_of(o->words[1]), &parsed, &fault))
            return err_set(err, ERR_PARSE, "the arguments are not valid JSON: %s at byte %zu",
                           fault.reason, fault.at);
        json_raw(w, parsed->raw);
        return true;
    }
    json_object(w);
    for (size_t i = 1; i < o->n_words; i++) {
        struct slice value = slice_of(o->words[i]);
        struct slice key = slice_cut(&value, '=');

        if (!strchr(o->words[i], '='))
            return err_set(err, ERR_ARGUMENT, "'%s' is neither JSON nor key=value", o->words[i]);
        json_key_slice(w, key);
        if (json_parse(&o->arena, value, &parsed, &fault))
            json_raw(w, parsed->raw);
        else
            json_text(w, value);
    }
    json_object_end(w);
    return true;
}

/* A word that is a method in any dialect is taken as a method, any other as a tool. */
static bool write_request(struct options *o, struct buf *to, struct err *err)
{
    struct slice word = slice_of(o->words[0]);
    struct json_out w;

    json_out_init(&w, to);
    json_object(&w);
    json_put_string(&w, "jsonrpc", "2.0");
    json_put_int(&w, "id", ID_CALL);
    if (dialect_knows_method(word)) {
        json_put_text(&w, "method", word);
        json_key(&w, "params");
        if (!write_args(o, &w, err))
            return false;
    } else {
        json_put_string(&w, "method", "call_tool");
        json_key(&w, "params");
        json_object(&w);
        json_put_text(&w, "name", word);
        json_key(&w, "arguments");
        if (!write_args(o, &w, err))
            return false;
        json_object_end(&w);
    }
    json_object_end(&w);
    return buf_ok(to) || err_set(err, ERR_TOO_LARGE, "the request is too large");
}

/* --- The answer --- */

/* Copies a server's text so that it can be shown in one line, cut to `size`. */
static const char *cleaned(struct slice text, char *to, size_t size)
{
    struct buf line;
    size_t len;

    buf_init(&line, SHOWN_GROWTH * size);
    put_text(&line, slice_from(text.p, utf8_cut(text, size - 1)));
    len = utf8_cut(buf_slice(&line), size - 1);
    memcpy(to, line.p ? line.p : "", len);
    to[len] = '\0';
    buf_done(&line);
    return to;
}

static int print_error(const struct json *error)
{
    const struct json *code = json_get(error, "code"), *data = json_get(error, "data");
    const struct slice more[] = {json_get_text(data, "details"), json_get_text(data, "hint")};
    struct slice number = code ? code->raw : SLICE("?");
    char clean[sizeof(((struct err *)0)->message)];

    fprintf(stderr, "umcp: error %s: ", cleaned(number, clean, MAX_QUOTED));
    fprintf(stderr, "%s\n", cleaned(json_get_text(error, "message"), clean, sizeof(clean)));
    for (size_t i = 0; i < N_ELEMENTS(more); i++)
        if (more[i].len)
            fprintf(stderr, "      %s\n", cleaned(more[i], clean, sizeof(clean)));
    return 1;
}

/* Reports the fault of an answer and quotes its start. */
static int complain_of(const char *what, struct slice body)
{
    char clean[MAX_QUOTED + 1];
    struct err err = {0};

    err_set(&err, ERR_REQUEST, "%s: %s", what, cleaned(body, clean, sizeof(clean)));
    return complain(&err);
}

static void print_line(struct slice text)
{
    print_shown(text);
    fputc('\n', stdout);
}

/* Prints the tool's text, or else the whole result. The command fails if the tool was
 * refused or failed. */
static int print_result(const struct json *result)
{
    const struct json *content = json_get(result, "content");
    bool is_error = false, ok = true, has_text = false;

    json_to_bool(json_get(result, "isError"), &is_error);
    for (const struct json *item = json_is(content, JSON_ARRAY) ? content->first : NULL; item;
         item = item->next) {
        if (json_is(json_get(item, "text"), JSON_STRING)) {
            print_line(json_get_text(item, "text"));
            has_text = true;
        }
        json_to_bool(json_get(json_get(item, "json"), "ok"), &ok);
        is_error = is_error || !ok;
    }
    if (!has_text)
        print_line(result->raw);
    return is_error ? 1 : 0;
}

/* A value takes at least two bytes, as in "1,", and the arena rounds each node up. */
static void init_tree(struct arena *a, struct slice body)
{
    const size_t value = sizeof(struct json) + _Alignof(max_align_t);

    arena_init(a, (body.len / 2 + 2) * value + 2 * body.len);
}

static int print_answer(struct slice body)
{
    const struct json *root, *error, *result;
    struct json_fault fault;
    struct err err = {0};
    struct arena a;
    int code;

    init_tree(&a, body);
    if (json_parse(&a, body, &root, &fault)) {
        error = json_get(root, "error");
        result = json_get(root, "result");
        if (json_is(error, JSON_OBJECT))
            code = print_error(error);
        else
            code = result ? print_result(result)
                          : complain_of("the server refused the request", root->raw);
    } else if (fault.kind == JSON_FAULT_MEMORY) {
        err_no_memory(&err);
        code = complain(&err);
    } else if (fault.kind == JSON_FAULT_DEPTH) {
        code = print_shown(body) && fputc('\n', stdout) >= 0 ? 0 : 1;
    } else {
        code = complain_of("the server's answer is not JSON", body);
    }
    arena_done(&a);
    return code;
}

/* --- A server that may still be starting --- */

/* Waits a moment. False: the server has had its time, or a failure other than that nothing listens
 * at its address. */
static bool may_still_start(const struct options *o, int64_t begun, const struct err *err)
{
    const int64_t limit = o->timeout_ms < STARTING_MS ? o->timeout_ms : STARTING_MS;

    if (err->kind != ERR_NOT_READY || clock_ms() - begun >= limit)
        return false;
    nanosleep(&(struct timespec){.tv_nsec = AGAIN_MS * 1000000L}, NULL);
    return true;
}

static void hint_start(struct err *err)
{
    if (err->kind == ERR_NOT_READY && !err->hint[0])
        err_hint(err, "start a server with 'umcp serve', or name one with --url");
}

/* --- Over HTTP --- */

/* The server that the discovery file names now, else the usual one. */
static const char *find_url(struct options *o, const char *path)
{
    const char *url = NULL;
    struct discovery d;
    struct arena a;

    arena_init(&a, 4u << 20);
    if (path && discovery_find(&a, path, &d))
        url = arena_copy(&o->arena, slice_of(d.base_url)).p;
    arena_done(&a);
    return url ? url : "http://" DISCOVERY_USUAL_SERVER;
}

static bool connect_http(struct options *o, struct client_target *target, int *ret_fd,
                         struct err *err)
{
    const char *path = discovery_path(o, &o->arena);
    const int64_t begun = clock_ms();

    do {
        target->url = o->url ? o->url : find_url(o, path);
        if (client_connect(target, (struct client_patience){(int)o->timeout_ms, -1}, ret_fd, err))
            return true;
    } while (may_still_start(o, begun, err));
    hint_start(err);
    return false;
}

static int call_http(struct options *o, struct slice request, struct err *err)
{
    struct client_target target = {.is_anybodys = o->allow_other_users};
    struct client_reply reply;
    int fd, code;

    if (o->token_file && !token_read(&o->arena, o->token_file, &target.token, err))
        return complain(err);
    if (!connect_http(o, &target, &fd, err))
        return complain(err);
    if (client_post_on(fd, &target, request, (int)o->timeout_ms, &reply, err)) {
        code = print_answer(buf_slice(&reply.body));
        buf_done(&reply.body);
    } else {
        code = complain(err);
    }
    close(fd);
    return code;
}

/* --- Over frames --- */

/* Whether a frame answers the request with this id. A frame that is not a message also counts,
 * because nothing better will follow, and so does an error about an unreadable request. */
static bool is_answer(void *ctx, struct slice frame)
{
    const int *id = ctx;
    const struct json *root, *answered;
    struct json_fault fault;
    struct arena a;
    int64_t value;
    bool ok = true;

    init_tree(&a, frame);
    if (json_parse(&a, frame, &root, &fault) && root->type == JSON_OBJECT) {
        answered = json_get_value(root, "id");
        if (answered)
            ok = json_to_int(answered, &value) && value == *id && !json_get(root, "method");
        else
            ok = json_get(root, "error") != NULL;
    }
    arena_done(&a);
    return ok;
}

static bool authenticate(struct options *o, struct client_frames *c, struct err *err)
{
    const char *file = o->framed_token_file ? o->framed_token_file : o->token_file;
    const char *token = o->framed_token, *path;
    struct slice method = slice_of(o->words[0]);
    int id = ID_AUTHENTICATE;
    struct client_reply reply;
    struct buf request;
    struct json_out w;
    bool ok;

    if (slice_is(method, "session.authenticate") || slice_is(method, "transport.healthCheck"))
        return true; /* these two work without a session */
    if (!token && !(file ? token_read(&o->arena, file, &token, err)
                         : token_make(&o->arena, state_dir(o), &token, &path, err)))
        return false;
    buf_init(&request, LIMIT_FRAME);
    json_out_init(&w, &request);
    json_object(&w);
    json_put_string(&w, "jsonrpc", "2.0");
    json_put_int(&w, "id", ID_AUTHENTICATE);
    json_put_string(&w, "method", "session.authenticate");
    json_key(&w, "params");
    json_object(&w);
    json_put_string(&w, "token", token);
    json_object_end(&w);
    json_object_end(&w);
    ok = client_frames_call(c, buf_slice(&request), is_answer, &id, &reply, err);
    buf_done(&request);
    if (!ok)
        return false;
    ok = slice_contains(buf_slice(&reply.body), SLICE("\"sessionId\""));
    buf_done(&reply.body);
    if (ok)
        return true;
    err_set(err, ERR_AUTH, "the server refused the token");
    return err_hint(err, "pass the server's token with --framed-token-file");
}

static struct client_frames *connect_framed(struct options *o, struct err *err)
{
    const int64_t begun = clock_ms();
    struct client_frames *c;

    do
        c = client_frames_open(o->framed, o->allow_other_users, (int)o->timeout_ms, err);
    while (!c && may_still_start(o, begun, err));
    return c;
}

static int call_framed(struct options *o, struct slice request, struct err *err)
{
    struct client_frames *c;
    struct client_reply reply;
    int code = 1, id = ID_CALL;

    if (o->framed_token && !framed_token_check(o, err))
        return complain(err);
    c = connect_framed(o, err);
    if (c && authenticate(o, c, err) &&
        client_frames_call(c, request, is_answer, &id, &reply, err)) {
        code = print_answer(buf_slice(&reply.body));
        buf_done(&reply.body);
    } else {
        complain(err);
    }
    client_frames_close(c);
    return code;
}

int run_call(struct options *o)
{
    struct err err = {0};
    struct buf request;
    int code;

    if (o->n_words == 0) {
        err_set(&err, ERR_ARGUMENT, "umcp call needs a tool or a method");
        err_hint(&err, "for example: umcp call GetStatus, umcp call ListObjects limit=5, umcp "
                       "call tools/list");
        return complain(&err);
    }
    buf_init(&request, LIMIT_CLI_REQUEST);
    if (!write_request(o, &request, &err))
        code = complain(&err);
    else
        code = o->framed ? call_framed(o, buf_slice(&request), &err)
                         : call_http(o, buf_slice(&request), &err);
    buf_done(&request);
    return code;
}
