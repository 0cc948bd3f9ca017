/*
 * Engines that speak the bridge's simple messages instead of the link's: seed 1. They run code and
 * evaluate queries, and can do nothing else.
 *
 *     {"type":"execute","logId":"3","code":"return 1;"}                    to the engine
 *     {"type":"result","logId":"3","success":true,"result":1}              from it
 */
#include "link.h"

#include <stdio.h>

#define MAX_KEEP (64u << 10) /* capacity that the message buffer keeps */

void bridge_call(struct link_host *h, struct instance *i, struct job *job)
{
    bool is_query = job->tool->id == TOOL_QUERY;
    const struct execute_args *execute = job->args;
    const struct query_args *query = job->args;
    char number[24];
    struct json_out w;

    if (i->n_sent == LINK_WINDOW) {
        linkhost_not_ready(job, LINK_RETRY_MS, "The engine has %d calls to answer", LINK_WINDOW);
        linkhost_end(h, job);
        return;
    }
    i->sent[i->n_sent++] = (struct sent){++i->last_number, job};
    snprintf(number, sizeof(number), "%lld", (long long)i->last_number);
    buf_reset(&h->out, MAX_KEEP);
    json_out_init(&w, &h->out);
    json_object(&w);
    json_put_string(&w, "type", is_query ? "query" : "execute");
    json_put_string(&w, "logId", number);
    json_put_text(&w, is_query ? "query" : "code",
                  is_query ? query->query.value : execute->code.value);
    json_object_end(&w);
    if (buf_ok(&h->out))
        i->conn->send(i->conn, buf_slice(&h->out));
    else
        linkhost_lose(h, i);
}

static void take_result(struct link_host *h, struct instance *i, const struct json *m)
{
    const struct json *result = json_get(m, "result");
    struct slice error = json_get_text(m, "error");
    struct sent *slot = NULL;
    bool success = false;
    int64_t number;

    if (text_to_int(json_get_text(m, "logId"), &number))
        slot = linkhost_find_sent(i, number);
    if (!slot)
        return; /* nobody asked, or nobody waits any more */
    json_to_bool(json_get(m, "success"), &success);
    if (slot->job && success)
        buf_append(&slot->job->result, result ? result->raw : SLICE("null"));
    else if (slot->job)
        err_set(&slot->job->err, ERR_TOOL, "%.*s",
                SLICE_ARG(error.len ? error : SLICE("The engine gave no reason")));
    linkhost_done(h, i, slot);
}

bool bridge_receive(struct link_host *h, struct instance *i, struct slice message)
{
    const struct json *m;
    struct json_fault fault;
    struct slice type;

    arena_reset(&h->scratch);
    if (!json_parse(&h->scratch, message, &m, &fault) || m->type != JSON_OBJECT)
        return false;
    type = json_get_text(m, "type");
    if (slice_is(type, "result"))
        take_result(h, i, m);
    else if (slice_is(type, "log"))
        linkhost_log(h,
                     slice_eq_nocase(json_get_text(m, "level"), SLICE("error")) ? "Error" : "Info",
                     "%.*s", SLICE_ARG(json_get_text(m, "message")));
    return true;
}
