/*
 * requestState, which a client of 2026-07-28 returns with its answers. The client can read it but
 * not change it. We keep nothing of the call until then.
 */
#include "core/internal.h"

/* The owners of a seal: the holder of the token, this machine's user, or anyone who can connect. */
static struct slice principal_of(const struct core *c, const struct call *call)
{
    if (!call->peer || call->peer->kind != PEER_HTTP || call->peer->is_private)
        return SLICE("local");
    return c->config.token ? slice_of(c->config.token) : SLICE("");
}

bool input_remember(const struct core *c, struct call *call)
{
    const struct request *r = &call->req;
    const struct slice parts[] = {r->method, r->name, r->args ? r->args->raw : SLICE("{}"),
                                  principal_of(c, call)};

    if (!input_by_answer(r) || call->has_occasion)
        return true;
    call->has_occasion = seal_digest(parts, N_ELEMENTS(parts), call->occasion);
    return call->has_occasion || err_no_memory(&call->hosted.err);
}

static void load_key(struct core *c)
{
    if (c->has_seal_key)
        return;
    c->is_seal_key_kept = c->env.seal_key && c->env.seal_key(c->env.ctx, c->seal_key);
    if (!c->is_seal_key_kept)
        c->env.random(c->seal_key, sizeof(c->seal_key));
    c->has_seal_key = true;
}

struct slice sealed_write(struct core *c, struct call *call)
{
    unsigned char nonce[8]; /* two requests that are alike have two states */
    char hex[2 * sizeof(nonce) + 1];
    struct buf content, text;
    struct slice sealed = {0};
    struct json_out w;

    load_key(c);
    c->env.random(nonce, sizeof(nonce));
    text_hex(nonce, sizeof(nonce), hex);
    buf_init(&content, LIMIT_MESSAGE);
    buf_init(&text, LIMIT_MESSAGE * 2);
    json_out_init(&w, &content);
    json_object(&w);
    json_put_int(&w, "until", c->wall + LIMIT_INPUT_MS);
    json_put_string(&w, "nonce", hex);
    json_put_int(&w, "round", call->round);
    json_put_bool(&w, "isConfirming", call->is_confirming);
    json_put_bool(&w, "isConfirmed", call->is_confirmed);
    json_put_text(&w, "state", call->is_confirming ? call->hosted.state : call->hosted.next_state);
    if (call->hosted.inputs.len)
        json_put_raw(&w, "inputs", call->hosted.inputs);
    json_object_end(&w);
    if (buf_ok(&content) && input_remember(c, call))
        seal_write(&text, c->seal_key, call->occasion, buf_slice(&content));
    if (text.len && buf_ok(&text))
        sealed = arena_copy(&call->arena, buf_slice(&text));
    buf_done(&content);
    buf_done(&text);
    return sealed;
}

static void forget_expired(struct core *c)
{
    const struct used_state *items = c->used_states.items;

    for (size_t i = c->used_states.n; i-- > 0;)
        if (items[i].until < c->wall)
            map_remove(&c->used_states, MAP_KEY(items[i].digest));
}

/* Notes the state in this process, where no other could have it. */
static enum state_use use_here(struct core *c, const unsigned char digest[SEAL_DIGEST_SIZE],
                               int64_t until)
{
    struct used_state *used;
    bool is_new;

    if (c->used_states.n == c->used_states.max)
        forget_expired(c);
    if (c->used_states.n == c->used_states.max)
        return STATE_FULL;
    used = map_add(&c->used_states, MAP_KEY(*(unsigned char(*)[SEAL_DIGEST_SIZE])digest), &is_new);
    if (!used)
        return STATE_FAILED;
    if (!is_new)
        return STATE_USED;
    used->until = until;
    return STATE_NEW;
}

/* A request that is sent again must not run again, here or on another server with our key. */
static bool use_up(struct core *c, struct slice sealed, int64_t until, struct err *err)
{
    unsigned char digest[SEAL_DIGEST_SIZE];
    enum state_use use = STATE_UNSHARED;

    if (!seal_digest(&sealed, 1, digest))
        return err_no_memory(err);
    if (c->env.use_state && c->is_seal_key_kept)
        use = c->env.use_state(c->env.ctx, digest, until, c->wall);
    if (use == STATE_UNSHARED)
        use = use_here(c, digest, until);
    switch (use) {
    case STATE_USED:
        return err_set(err, ERR_PARAMS,
                       "requestState was used already: send the request without it to start again");
    case STATE_FULL:
        return err_set(err, ERR_RATE,
                       "The server has asked too many questions in the last minutes; wait, then "
                       "send the request again");
    case STATE_FAILED:
        err_set(err, ERR_INTERNAL,
                "The server refuses this requestState, because it cannot "
                "record its use");
        return err_hint(err,
                        "make the state folder writable, or send the request with confirm=true");
    default:
        return true;
    }
}

bool sealed_read(struct core *c, struct call *call, struct slice sealed)
{
    struct err *err = &call->hosted.err;
    const struct json *content, *inputs;
    struct json_fault fault;
    struct slice text;
    int64_t until = 0, round = 0;

    if (!input_remember(c, call))
        return false;
    load_key(c);
    if (!seal_read(&call->arena, c->seal_key, call->occasion, sealed, &text))
        return err_set(err, ERR_PARAMS,
                       "requestState is not from this server, or not from this "
                       "request");
    if (!json_parse(&call->arena, text, &content, &fault))
        return err_no_memory(err);
    json_to_int(json_get(content, "until"), &until);
    json_to_int(json_get(content, "round"), &round);
    if (until < c->wall)
        return err_set(err, ERR_PARAMS, "requestState has expired: send the request without it");
    if (!use_up(c, sealed, until, err))
        return false;
    call->round = (unsigned)round;
    json_to_bool(json_get(content, "isConfirming"), &call->is_confirming);
    json_to_bool(json_get(content, "isConfirmed"), &call->is_confirmed);
    call->hosted.state = json_get_text(content, "state");
    inputs = json_get(content, "inputs");
    if (inputs)
        call->hosted.inputs = inputs->raw;
    return !call->is_confirmed || confirm_set(call);
}
