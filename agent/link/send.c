/*
 * Sends messages to the server. The thread that has a message frames it and gives it to the socket,
 * so that an answer needs no other thread; the link thread sends the bytes that the socket did not
 * take at once. Everything here runs under the link's lock, except link_wake() and the functions of
 * link.h.
 */
#include <errno.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

#include "internal.h"

#include "base/limits.h"

#define KEEP        (64u << 10) /* memory that the output buffer keeps between messages */
#define COMPACT_MIN (1u << 20)  /* move the rest down once this many bytes in front are sent */

bool link_has_output(const struct link *l)
{
    return l->out.len > l->out_at;
}

void link_wake(struct link *l)
{
    eventfd_write(l->wake_fd, 1);
}

bool link_put(struct link *l, struct slice message)
{
    if (!l->ws || l->is_broken)
        return false;
    if (ws_send(l->ws, message))
        return true;
    l->is_broken = true; /* if an answer is lost, the call must not seem to be running still */
    link_wake(l);
    return false;
}

bool link_say(struct link *l, const struct linkmsg *m)
{
    char text[512];
    struct buf to = {.p = text, .cap = sizeof(text), .max = sizeof(text)};

    linkmsg_write(&to, m);
    return buf_ok(&to) && link_put(l, buf_slice(&to));
}

void link_flush(struct link *l)
{
    if (!l->ws)
        return;
    if (l->out_at >= COMPACT_MIN && l->out_at > l->out.len / 2) {
        buf_consume(&l->out, l->out_at);
        l->out_at = 0;
    }
    ws_output(l->ws, &l->out);
    if (!buf_ok(&l->out))
        l->is_broken = true;
    while (link_has_output(l)) {
        ssize_t n =
            send(l->fd, l->out.p + l->out_at, l->out.len - l->out_at, MSG_NOSIGNAL | MSG_DONTWAIT);

        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0 && errno != EAGAIN && errno != EWOULDBLOCK)
            l->is_broken = true;
        if (n < 0)
            break;
        l->out_at += (size_t)n;
        l->moved = link_now();
    }
    if (!link_has_output(l)) {
        buf_reset(&l->out, KEEP);
        l->out_at = 0;
    }
    if ((link_has_output(l) || l->is_broken) && !pthread_equal(pthread_self(), l->thread))
        link_wake(l);
}

/* --- Lines --- */

static void free_line(struct link *l, struct link_line *line)
{
    list_remove(&line->place);
    l->n_lines--;
    l->line_bytes -= line->message.len;
    mem_free(line);
}

void link_drop_lines(struct link *l)
{
    LIST_EACH_SAFE(struct link_line, line, &l->lines, place)
        free_line(l, line);
}

static bool is_behind(const struct link *l)
{
    return l->out.len - l->out_at > LIMIT_AGENT_BEHIND;
}

void link_put_lines(struct link *l, bool all)
{
    struct link_line *line;

    while (l->ws && !l->is_broken && (all || !is_behind(l)) &&
           (line = LIST_FIRST(struct link_line, &l->lines, place))) {
        link_put(l, line->message);
        free_line(l, line);
        link_flush(l);
    }
    /* Reports the count last: while lines are still being dropped, each drop would change it. */
    if (l->n_dropped && list_is_empty(&l->lines) && l->ws && !l->is_broken) {
        if (link_say(l, &(struct linkmsg){
                            .head = LINKMSG_EVENT,
                            .event = {.name = LINKMSG_EVENT_DROPPED, .lines = l->n_dropped}}))
            l->n_dropped = 0;
        link_flush(l);
    }
}

void link_send_line(struct link *l, struct slice message)
{
    struct link_line *line = mem_alloc(sizeof(*line) + message.len);
    char *copy = (char *)(line + 1);

    if (line) {
        memcpy(copy, message.p, message.len);
        *line = (struct link_line){.message = slice_from(copy, message.len)};
    }
    pthread_mutex_lock(&l->lock);
    if (line) {
        list_append(&l->lines, &line->place);
        l->n_lines++;
        l->line_bytes += message.len;
    } else {
        l->n_dropped++;
    }
    for (; l->n_lines > (l->ws ? LIMIT_AGENT_UNSENT : LIMIT_AGENT_LINES) ||
           l->line_bytes > LIMIT_AGENT_UNSENT_BYTES;
         l->n_dropped++)
        free_line(l, LIST_FIRST(struct link_line, &l->lines, place));
    link_put_lines(l, false);
    pthread_mutex_unlock(&l->lock);
}

/* --- Other messages --- */

void link_send(struct link *l, struct slice message)
{
    pthread_mutex_lock(&l->lock);
    if (l->ws && !is_behind(l) && link_put(l, message))
        link_flush(l);
    pthread_mutex_unlock(&l->lock);
}

void link_send_surely(struct link *l, struct slice message)
{
    pthread_mutex_lock(&l->lock);
    if (l->ws && link_put(l, message))
        link_flush(l);
    pthread_mutex_unlock(&l->lock);
}

uint64_t link_connection(struct link *l)
{
    uint64_t connection;

    pthread_mutex_lock(&l->lock);
    connection = l->connection;
    pthread_mutex_unlock(&l->lock);
    return connection;
}

void link_send_by(struct link *l, uint64_t connection, struct slice message)
{
    pthread_mutex_lock(&l->lock);
    if (l->connection == connection && l->ws && !is_behind(l) && link_put(l, message))
        link_flush(l);
    pthread_mutex_unlock(&l->lock);
}

void link_say_state(struct link *l)
{
    enum linkmsg_state state = l->is_reloading ? LINKMSG_STATE_RELOADING : LINKMSG_STATE_READY;

    link_say(l, &(struct linkmsg){.head = LINKMSG_STATE, .state = state});
}

void link_set_reloading(struct link *l, bool is_reloading)
{
    pthread_mutex_lock(&l->lock);
    if (l->is_reloading != is_reloading) {
        l->is_reloading = is_reloading;
        link_say_state(l);
        link_flush(l);
    }
    pthread_mutex_unlock(&l->lock);
}

void link_put_tools(struct link *l)
{
    if (l->tools.len)
        link_put(l, l->tools);
}

bool link_set_tools(struct link *l, struct slice message)
{
    char *copy = mem_alloc(message.len + 1);
    const char *old;

    if (!copy)
        return false;
    memcpy(copy, message.p, message.len);
    pthread_mutex_lock(&l->lock);
    old = l->tools.p;
    if (slice_eq(message, l->tools)) {
        old = copy;
    } else {
        l->tools = slice_from(copy, message.len);
        link_put_tools(l);
        link_flush(l);
    }
    pthread_mutex_unlock(&l->lock);
    mem_free((char *)(uintptr_t)old);
    return true;
}

void link_say_failure(struct link *l, int64_t number, enum err_kind kind, const char *message)
{
    link_say(l, &(struct linkmsg){.head = LINKMSG_DONE,
                                  .number = number,
                                  .done = {.kind = kind, .message = slice_of(message)}});
}
