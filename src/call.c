/* `umcp call`: one request to a running server, its answer on stdout. */
#include <stdio.h>

#include "app.h"
#include "dialect/dialect.h"
#include "transport/transport.h"
#include "json/json.h"

#define CALL_TIMEOUT_MS 60000
#define MAX_REQUEST     (4u << 20)

/* --- The request --- */

/* key=value: the value is JSON if it reads as JSON, else text. */
static bool add_pair(struct options *o, struct json_out *w, const char *word, struct err *err)
{
    struct slice value = slice_of(word);
    struct slice key = slice_cut(&value, '=');
    const struct json *parsed;
    struct json_fault fault;

    if (!strchr(word, '='))
        return err_set(err, ERR_ARGUMENT, "'%s' is neither JSON nor key=value", word);
    json_key_slice(w, key);
    if (json_parse(&o->arena, value, &parsed, &fault))
        json_raw(w, parsed->raw);
    else
        json_text(w, value);
    return true;
}

static bool write_args(struct options *o, struct json_out *w, struct err *err)
{
    const struct json *parsed;
    struct json_fault fault;

    if (o->n_words == 2 && (o->words[1][0] == '{' || o->words[1][0] == '[')) {
        if (!json_parse(&o->arena, slice_of(o->words[1]), &parsed, &fault))
            return err_set(err, ERR_PARSE, "the arguments are no JSON: %s at byte %zu",
                           fault.reason, fault.at);
        json_raw(w, parsed->raw);
        return true;
    }
    json_object(w);
    for (size_t i = 1; i < o->n_words; i++)
        if (!add_pair(o, w, o->words[i], err))
            return false;
    json_object_end(w);
    return true;
}

/* A word that some dialect knows as a method is one; anything else is a tool. */
static bool write_request(struct options *o, struct buf *to, struct err *err)
{
    struct slice word = slice_of(o->words[0]);
    struct json_out w;

    json_out_init(&w, to);
    json_object(&w);
    json_put_string(&w, "jsonrpc", "2.0");
    json_put_int(&w, "id", 1);
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

static int print_error(const struct json *error)
{
    struct slice hint = json_get_text(json_get(error, "data"), "hint");
    struct slice details = json_get_text(json_get(error, "data"), "details");
    const struct json *code = json_get(error, "code");

    fprintf(stderr, "umcp: error %.*s: %.*s\n", SLICE_ARG(code ? code->raw : SLICE("?")),
            SLICE_ARG(json_get_text(error, "message")));
    if (details.len)
        fprintf(stderr, "      %.*s\n", SLICE_ARG(details));
    if (hint.len)
        fprintf(stderr, "      %.*s\n", SLICE_ARG(hint));
    return 1;
}

static int print_line(struct slice text)
{
    fprintf(stdout, "%.*s\n", SLICE_ARG(text));
    return 0;
}

/* Prints what the caller wants to see: the tool's own result, else the whole result. */
static int print_answer(struct options *o, struct slice body, struct err *err)
{
    const struct json *root, *result, *content;
    struct json_fault fault;
    bool ok;

    if (!json_parse(&o->arena, body, &root, &fault)) {
        err_set(err, ERR_REQUEST, "the server answered no JSON: %.*s", SLICE_ARG(body));
        return complain(err);
    }
    if (json_is(json_get(root, "error"), JSON_OBJECT))
        return print_error(json_get(root, "error"));
    result = json_get(root, "result");
    if (!result) {
        err_set(err, ERR_REQUEST, "the server refused: %.*s", SLICE_ARG(body));
        return complain(err);
    }
    content = json_get(result, "content");
    if (!json_is(content, JSON_ARRAY) || !content->first)
        return print_line(result->raw);
    print_line(json_get_text(content->first, "text"));
    /* A refused or failed tool is a failed command. */
    if (json_to_bool(json_get(json_get(content->first, "json"), "ok"), &ok))
        return ok ? 0 : 1;
    return json_to_bool(json_get(result, "isError"), &ok) && ok ? 1 : 0;
}

/* --- Over HTTP --- */

static const char *find_url(struct options *o)
{
    const char *path = discovery_path(o, &o->arena);
    struct discovery d;

    if (o->url)
        return o->url;
    if (path && discovery_read(&o->arena, path, &d))
        return d.base_url;
    return "http://127.0.0.1:8080";
}

static int call_http(struct options *o, struct slice request, struct err *err)
{
    const char *token = NULL;
    struct client_reply reply;
    int code;

    if (o->token_file && !token_read(&o->arena, o->token_file, &token, err))
        return complain(err);
    if (!client_post(find_url(o), token, request, CALL_TIMEOUT_MS, &reply, err))
        return complain(err);
    code = print_answer(o, buf_slice(&reply.body), err);
    buf_done(&reply.body);
    return code;
}

/* --- Over frames --- */

static bool is_free_method(struct slice word)
{
    return slice_is(word, "session.authenticate") || slice_is(word, "transport.healthCheck");
}

static bool authenticate(struct options *o, struct client_frames *c, struct err *err)
{
    const char *file = o->framed_token_file ? o->framed_token_file : o->token_file;
    const char *token = NULL, *path;
    struct client_reply reply;
    struct buf request;
    struct json_out w;
    bool ok;

    if (is_free_method(slice_of(o->words[0])))
        return true;
    if (file ? !token_read(&o->arena, file, &token, err)
             : !token_make(&o->arena, state_dir(o), &token, &path, err))
        return false;
    buf_init(&request, LIMIT_FRAME);
    json_out_init(&w, &request);
    json_object(&w);
    json_put_string(&w, "jsonrpc", "2.0");
    json_put_int(&w, "id", 0);
    json_put_string(&w, "method", "session.authenticate");
    json_key(&w, "params");
    json_object(&w);
    json_put_string(&w, "token", token);
    json_object_end(&w);
    json_object_end(&w);
    ok = client_frames_call(c, buf_slice(&request), &reply, err);
    buf_done(&request);
    if (!ok)
        return false;
    ok = slice_contains(buf_slice(&reply.body), SLICE("\"sessionId\""));
    buf_done(&reply.body);
    if (ok)
        return true;
    err_set(err, ERR_AUTH, "the server refused the token");
    return err_hint(err, "give it with --framed-token-file");
}

static int call_framed(struct options *o, struct slice request, struct err *err)
{
    struct client_frames *c = client_frames_open(o->framed, CALL_TIMEOUT_MS, err);
    struct client_reply reply;
    int code = 1;

    if (c && authenticate(o, c, err) && client_frames_call(c, request, &reply, err)) {
        code = print_answer(o, buf_slice(&reply.body), err);
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
        err_set(&err, ERR_ARGUMENT, "umcp call wants a tool or a method");
        err_hint(&err, "umcp call GetStatus, umcp call ListObjects limit=5, umcp call tools/list");
        return complain(&err);
    }
    buf_init(&request, MAX_REQUEST);
    if (!write_request(o, &request, &err))
        code = complain(&err);
    else
        code = o->framed ? call_framed(o, buf_slice(&request), &err)
                         : call_http(o, buf_slice(&request), &err);
    buf_done(&request);
    return code;
}
