/*
 * What a call costs without sockets: the JSON reader alone, and the whole path from a message's
 * bytes to its answer's bytes in process, on a scripted host. Linked with the library; prints one
 * line of JSON. A share of these numbers is what run.py's tables show as difference to canned
 * answers.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/core.h"
#include "scripted/scripted.h"
#include "wire/wire.h"
#include "json/json.h"

#define RUN_NS    700000000u /* each measurement */
#define BIG_BYTES (1u << 20)

static const char initialize[] =
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
    "\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"bench\",\"version\":\"1\"}}}";
static const char initialized[] = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";
static const char status_call[] =
    "{\"jsonrpc\":\"2.0\",\"id\":1000000000,\"method\":\"tools/call\",\"params\":"
    "{\"name\":\"GetStatus\",\"arguments\":{}}}";

static const char status_answer[] =
    "host GetStatus\n"
    "  json {\"Version\":\"0.1.0\",\"UnityVersion\":\"2022.3.20f1\",\"Platform\":\"WindowsPlayer\","
    "\"Runtime\":\"IL2CPP\",\"ExplorerVersion\":\"4.12.8\",\"Ready\":true,\"ScenesLoaded\":1,"
    "\"Selection\":[]}\n";

/* A peer that looks at its answers and forgets them. */
struct sink {
    struct peer peer; /* first: ops get a pointer to it */
    uint64_t n_good, n_bad;
};

static uint64_t now_ns(void)
{
    struct timespec ts;

    clock_gettime(CLOCK_MONOTONIC, &ts);
    return (uint64_t)ts.tv_sec * 1000000000u + (uint64_t)ts.tv_nsec;
}

static void take_answer(struct peer *p, struct slice message)
{
    struct sink *sink = (struct sink *)p;

    if (memmem(message.p, message.len, "\"result\"", 8) &&
        !memmem(message.p, message.len, "\"isError\":true", 14))
        sink->n_good++;
    else
        sink->n_bad++;
}

static size_t nothing_pending(struct peer *p)
{
    (void)p;
    return 0;
}

static void ignore_close(struct peer *p)
{
    (void)p;
}

static const struct peer_ops sink_ops = {
    .send = take_answer, .pending = nothing_pending, .close = ignore_close};

/* Good enough for a bench: nothing here is secret. */
static void fill_bytes(void *to, size_t len)
{
    memset(to, 7, len);
}

/* Calls per second through core, 0 if anything was answered wrongly. */
static double measure_calls(void)
{
    struct core_config config = {
        .tier = TIER_CORE, .groups = ~0u, .dialect = -1, .version = "bench"};
    struct core_env env = {.random = fill_bytes};
    struct script *script = script_from(status_answer);
    struct core *core = core_new(&config, &env);
    struct sink sink = {.peer = {.ops = &sink_ops, .kind = PEER_STDIO, .is_same_user = true}};
    uint64_t start, took = 0, n = 0;

    if (!core)
        return 0;
    core_set_host(core, scripted_host_new(script, core_host_events(core)));
    core_set_store(core, store_memory_new(&(struct store_limits){.max_bytes = 1 << 20},
                                          core_store_events(core)));
    core_set_time(core, 1000, 1000);
    core_open(core, &sink.peer);
    core_message(core, &sink.peer, slice_of(initialize));
    core_message(core, &sink.peer, slice_of(initialized));
    for (start = now_ns(); took < RUN_NS; took = now_ns() - start) {
        for (int i = 0; i < 100; i++, n++)
            core_message(core, &sink.peer, slice_of(status_call));
    }
    core_closed(core, &sink.peer);
    core_free(core);
    script_free(script);
    return sink.n_bad == 0 && sink.n_good == n + 1 ? (double)n * 1e9 / (double)took : 0;
}

/* MB/s of the reader on one text, 0 if it is refused. */
static double measure_parse(struct slice text)
{
    const struct json *root;
    struct json_fault fault;
    struct arena arena;
    uint64_t start = now_ns(), took = 0, bytes = 0;

    arena_init(&arena, 256u << 20);
    while (took < RUN_NS) {
        for (size_t done = 0; done < 65536; done += text.len) {
            arena_reset(&arena);
            if (!json_parse(&arena, text, &root, &fault))
                goto out;
            bytes += text.len;
        }
        took = now_ns() - start;
    }
out:
    arena_done(&arena);
    return took < RUN_NS ? 0 : (double)bytes * 1e3 / (double)took;
}

/* A page of object cards, as long as a large listing. NULL: no memory. */
static char *make_listing(size_t *ret_len)
{
    char *text = malloc(BIG_BYTES);
    size_t len = 1;

    if (!text)
        return NULL;
    text[0] = '[';
    for (int i = 0; len < BIG_BYTES - 300; i++)
        len += (size_t)snprintf(
            text + len, BIG_BYTES - len,
            "%s{\"Id\":\"obj:%d\",\"Name\":\"Enemy (%d)\",\"Path\":\"Level/Wave %d/"
            "Enemy (%d)\",\"Tag\":\"Untagged\",\"Layer\":%d,\"Active\":%s,"
            "\"ComponentCount\":%d,\"Pos\":{\"X\":%d.25,\"Y\":-1.5e-3,\"Z\":0}}",
            i ? "," : "", i, i, i / 20, i, i % 32, i % 3 ? "true" : "false", i % 9, i);
    text[len++] = ']';
    *ret_len = len;
    return text;
}

int main(void)
{
    size_t len = 0;
    char *listing = make_listing(&len);
    double small = measure_parse(slice_of(status_call));
    double large = listing ? measure_parse(slice_from(listing, len)) : 0;
    double calls = measure_calls();

    free(listing);
    printf("{\"parse_call_mb_s\":%.0f,\"parse_listing_mb_s\":%.0f,\"calls_per_s\":%.0f}\n", small,
           large, calls);
    return small > 0 && large > 0 && calls > 0 ? 0 : 1;
}
