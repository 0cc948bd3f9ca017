/* One timer for the waits of all connections; see wait.h. Knows neither sockets nor core. */
#include "wait.h"

#include "loop.h"

static const int64_t durations[WAIT_REASONS] = {
    [WAIT_HEAD] = LIMIT_HEAD_MS,     [WAIT_BODY] = LIMIT_BODY_MS,
    [WAIT_IDLE] = LIMIT_IDLE_MS,     [WAIT_WRITE] = LIMIT_WRITE_MS,
    [WAIT_LINGER] = LIMIT_LINGER_MS, [WAIT_GRACE] = LIMIT_SHUTDOWN_MS,
    [WAIT_PING] = PING_MS,
};

void waits_init(struct waits *ws, uv_loop_t *uv, uv_timer_cb expired, void *data)
{
    uv_timer_init(uv, &ws->timer);
    ws->timer.data = data;
    ws->expired = expired;
    ws->due = INT64_MAX;
}

struct wait *waits_take(struct waits *ws, int64_t now)
{
    for (size_t i = 0; i < WAIT_REASONS; i++) {
        struct wait *w = LIST_FIRST(struct wait, &ws->lists[i], link);

        if (w && w->until <= now) {
            list_remove(&w->link);
            return w;
        }
    }
    return NULL;
}

static void arm_for(struct waits *ws, int64_t until)
{
    int64_t now = (int64_t)uv_now(ws->timer.loop);

    if (uv_is_closing((uv_handle_t *)&ws->timer))
        return;
    ws->due = until;
    uv_timer_start(&ws->timer, ws->expired, until > now ? (uint64_t)(until - now) : 1, 0);
}

void waits_arm(struct waits *ws)
{
    int64_t due = INT64_MAX;

    for (size_t i = 0; i < WAIT_REASONS; i++) {
        const struct wait *w = LIST_FIRST(struct wait, &ws->lists[i], link);

        if (w && w->until < due)
            due = w->until;
    }
    ws->due = INT64_MAX;
    if (due != INT64_MAX)
        arm_for(ws, due);
}

void wait_init(struct wait *w)
{
    *w = (struct wait){.what = WAIT_NOTHING};
}

void wait_start(struct waits *ws, struct wait *w, enum wait_for what, int64_t now)
{
    wait_end(w);
    if (what == WAIT_NOTHING)
        return;
    w->what = what;
    w->until = now + durations[what];
    list_append(&ws->lists[what], &w->link);
    if (w->until < ws->due)
        arm_for(ws, w->until);
}

void wait_end(struct wait *w)
{
    list_remove(&w->link);
    w->what = WAIT_NOTHING;
}
