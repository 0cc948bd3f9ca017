/* Passes the service's log lines to the loop's thread, and reports its state. */
#include "compiling.h"

#include <pthread.h>
#include <stdio.h>

enum { MAX_NOTES = 16, NOTE_SIZE = 1024 };

struct note {
    const char *level; /* static */
    char text[NOTE_SIZE];
};

struct compiling {
    struct compile_service *service;
    const struct host_events *events;
    pthread_mutex_t lock;
    struct note notes[MAX_NOTES]; /* locked */
    size_t n_notes;               /* locked; further ones are dropped */
};

static void keep_note(void *ctx, const char *level, struct slice message)
{
    struct compiling *c = ctx;

    pthread_mutex_lock(&c->lock);
    if (c->n_notes < MAX_NOTES) {
        struct note *note = &c->notes[c->n_notes++];

        note->level = level;
        snprintf(note->text, sizeof(note->text), "%.*s", SLICE_ARG(message));
    }
    pthread_mutex_unlock(&c->lock);
    if (c->events->wake)
        c->events->wake(c->events->ctx);
}

void compiling_tick(struct compiling *c)
{
    struct note notes[MAX_NOTES];
    size_t n;

    if (!c)
        return;
    pthread_mutex_lock(&c->lock);
    n = c->n_notes;
    memcpy(notes, c->notes, n * sizeof(notes[0]));
    c->n_notes = 0;
    pthread_mutex_unlock(&c->lock);
    for (size_t i = 0; i < n; i++)
        if (c->events->log)
            c->events->log(c->events->ctx, notes[i].level, slice_of(notes[i].text));
}

bool compiling_connect(struct compiling *c, int *ret_fd, struct err *err)
{
    return compile_service_connect(c->service, ret_fd, err);
}

void compiling_health(struct compiling *c, struct json_out *w)
{
    struct compile_status status;

    if (!c)
        return;
    compile_service_status(c->service, &status);
    json_key(w, "compiler");
    json_object(w);
    json_put_string(w, "name", status.compiler);
    json_put_string(w, "csharp", status.csharp);
    json_put_int(w, "restarts", status.n_starts ? status.n_starts - 1 : 0);
    if (status.complaint[0])
        json_put_string(w, "complaint", status.complaint);
    json_object_end(w);
}

struct compiling *compiling_new(const struct compile_service_options *options,
                                const struct host_events *events, struct err *err)
{
    struct compile_service_options o = *options;
    struct compiling *c = mem_zalloc(sizeof(*c));

    if (!c) {
        err_no_memory(err);
        return NULL;
    }
    c->events = events;
    pthread_mutex_init(&c->lock, NULL);
    o.log = keep_note;
    o.ctx = c;
    c->service = compile_service_new(&o, err);
    if (c->service)
        return c;
    pthread_mutex_destroy(&c->lock);
    mem_free(c);
    return NULL;
}

void compiling_free(struct compiling *c)
{
    if (!c)
        return;
    compile_service_free(c->service);
    pthread_mutex_destroy(&c->lock);
    mem_free(c);
}
