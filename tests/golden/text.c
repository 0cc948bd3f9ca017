/* The runner's own memory; see golden.h for why it does not use the server's. */
#include "golden.h"

#include <stdlib.h>

void *must_zalloc(size_t len)
{
    void *p = calloc(1, len ? len : 1);

    if (!p)
        abort();
    return p;
}

struct text text_dup(struct slice s)
{
    struct text t = {.p = must_zalloc(s.len + 1), .len = s.len};

    if (s.len)
        memcpy(t.p, s.p, s.len);
    return t;
}

void text_add(struct text *t, struct slice s)
{
    char *p;

    if (!s.len)
        return;
    p = realloc(t->p, t->len + s.len + 1);
    if (!p)
        abort();
    memcpy(p + t->len, s.p, s.len);
    t->p = p;
    t->len += s.len;
    p[t->len] = '\0';
}

void text_done(struct text *t)
{
    free(t->p);
    *t = (struct text){0};
}
