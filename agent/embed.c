/*
 * The agent in a game or editor that it did not start: finds the runtime, and reads the server's
 * address from the environment. Stands between preload.c or plugin.c and agent.h.
 */
#include "embed.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "agent.h"
#include "agent/link/discover.h"

enum state { IS_NEW, IS_RUNNING, HAS_FAILED };

static struct {
    atomic_int state; /* enum state */
    pthread_mutex_t load_lock;
} embed = {.load_lock = PTHREAD_MUTEX_INITIALIZER};

bool embed_load(void)
{
    char library[4096];
    struct err err;
    bool is_loaded;

    /* The watcher and the main thread may load at the same time. */
    pthread_mutex_lock(&embed.load_lock);
    is_loaded =
        clr.kind != CLR_ABSENT || (clr_find(library, sizeof(library)) && clr_load(library, &err));
    pthread_mutex_unlock(&embed.load_lock);
    return is_loaded;
}

static const char *text_or(const char *text, const char *other)
{
    return text && text[0] ? text : other;
}

bool embed_start(const char *url, const char *kind)
{
    const char *token_file = text_or(getenv("UMCP_TOKEN_FILE"), NULL);
    struct err err = {0};
    char *token = token_file ? discover_token_dup(token_file, &err) : NULL;
    struct agent_options options = {
        .fd = -1,
        .url = text_or(url, text_or(getenv("UMCP_URL"), NULL)),
        .token = token,
        .kind = kind,
    };
    bool ok;

    if (token_file && !token)
        fprintf(stderr, "umcp: %s%s%s\n", err.message, err.hint[0] ? ": " : "", err.hint);
    ok = agent_start(&options, &err);
    if (!ok)
        fprintf(stderr, "umcp: %s\n", err.message);
    mem_free(token);
    atomic_store(&embed.state, ok ? IS_RUNNING : HAS_FAILED);
    return ok;
}

bool embed_is_tried(void)
{
    return atomic_load(&embed.state) != IS_NEW;
}

bool embed_is_running(void)
{
    return atomic_load(&embed.state) == IS_RUNNING;
}

void embed_stop(void)
{
    agent_stop();
    atomic_store(&embed.state, IS_NEW);
}
