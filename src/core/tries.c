/*
 * Counts wrong tokens, per address. A process of this user and any other process at the same
 * address are counted apart, so that no other user of this machine can make the owner wait.
 */
#include <stdio.h>

#include "internal.h"

static void name_of(const struct peer *p, char to[TRIES_NAME_SIZE])
{
    snprintf(to, TRIES_NAME_SIZE, "%c%s", p->is_same_user ? 'o' : 'x', p->network);
}

static struct tries *find(struct core *c, const struct peer *p)
{
    char name[TRIES_NAME_SIZE];

    if (!c->has_tries) /* most servers never see a wrong token */
        return NULL;
    name_of(p, name);
    for (size_t i = 0; i < LIMIT_TRIES; i++)
        if (c->tries[i].n && strcmp(c->tries[i].name, name) == 0)
            return &c->tries[i];
    return NULL;
}

/* The slot that is free, or whose address has been quiet for longest. */
static struct tries *find_quietest(struct core *c)
{
    struct tries *quietest = &c->tries[0];

    for (size_t i = 0; i < LIMIT_TRIES && quietest->n; i++)
        if (!c->tries[i].n || c->tries[i].last < quietest->last)
            quietest = &c->tries[i];
    return quietest;
}

int64_t tries_wait(struct core *c, const struct peer *p)
{
    const struct tries *t = find(c, p);

    return t && t->until > c->now ? t->until - c->now : 0;
}

void tries_right(struct core *c, const struct peer *p)
{
    struct tries *t = find(c, p);

    if (t)
        t->n = 0;
}

void tries_wrong(struct core *c, const struct peer *p)
{
    struct tries *t = find(c, p);
    int64_t wait = LIMIT_TRY_WAIT_MS;

    if (t && c->now - t->last > LIMIT_TRY_QUIET_MS)
        t->n = 0;
    if (!t) {
        t = find_quietest(c);
        *t = (struct tries){0};
        name_of(p, t->name);
        c->has_tries = true;
    }
    t->last = c->now;
    if (++t->n < LIMIT_TRIES_WRONG)
        return;
    for (unsigned i = LIMIT_TRIES_WRONG; i < t->n && wait < LIMIT_TRY_WAIT_MAX_MS; i++)
        wait *= 2;
    t->until = c->now + (wait < LIMIT_TRY_WAIT_MAX_MS ? wait : LIMIT_TRY_WAIT_MAX_MS);
    logring_printf(c->log, LOG_WARNING,
                   "%s has sent %u wrong tokens; the server refuses its "
                   "tokens for %lld s",
                   t->name + 1, t->n, (long long)(t->until - c->now) / 1000);
}
