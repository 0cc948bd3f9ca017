/* `umcp doctor`: what is installed, what listens, and what to do about it. */
#include <stdio.h>
#include <unistd.h>

#include "app.h"
#include "transport/transport.h"

#define DOCTOR_TIMEOUT_MS 2000

/* What umcp can use if it is there. */
static const struct {
    const char *what;
    const char *paths[3]; /* any of these */
    const char *advice;
} needs[] = {
    {"Mono runtime (C# on the built-in engine)",
     {"/usr/lib/libmonosgen-2.0.so.1", "/usr/lib/x86_64-linux-gnu/libmonosgen-2.0.so.1",
      "/usr/lib/aarch64-linux-gnu/libmonosgen-2.0.so.1"},
     "apt install libmonosgen-2.0-1 mono-mcs (used by a later version)"},
    {"Unity editor", {"/opt/unity", "/opt/Unity", NULL}, "not needed: umcp works without it"},
};

static void report_needs(void)
{
    for (size_t i = 0; i < N_ELEMENTS(needs); i++) {
        bool is_there = false;

        for (size_t k = 0; k < N_ELEMENTS(needs[i].paths); k++)
            is_there |= needs[i].paths[k] && access(needs[i].paths[k], F_OK) == 0;
        fprintf(stdout, "%-8s %s%s%s\n", is_there ? "found" : "absent", needs[i].what,
                is_there ? "" : ": ", is_there ? "" : needs[i].advice);
    }
}

/* Our answer to a ping, or our refusal of one without a token. */
static bool is_ours(const struct client_reply *reply)
{
    struct slice body = buf_slice(&reply->body);

    return slice_contains(body, SLICE("\"jsonrpc\"")) ||
           (reply->status == 401 && slice_contains(body, SLICE("bearer token")));
}

/* True if a server of ours is there; else err tells what is. */
static bool ask(const char *url, struct err *err)
{
    struct client_reply reply;
    bool ok;

    if (!client_post(url, NULL, SLICE("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}"),
                     DOCTOR_TIMEOUT_MS, &reply, err))
        return false;
    ok = is_ours(&reply);
    if (ok)
        fprintf(stdout, "%-8s %s answers (HTTP %d)\n", "running", url, reply.status);
    else
        err_set(err, ERR_NOT_FOUND, "something else answers at %s (HTTP %d)", url, reply.status);
    buf_done(&reply.body);
    return ok;
}

/* True if a server was found. */
static bool report_discovered(struct options *o)
{
    const char *path = discovery_path(o, &o->arena);
    struct discovery d;
    struct err err;

    if (!path || !discovery_read(&o->arena, path, &d)) {
        fprintf(stdout, "%-8s no discovery file at %s\n", "none", path ? path : "?");
        return false;
    }
    fprintf(stdout, "%-8s %s: process %lld at %s\n", "found", path, (long long)d.pid, d.base_url);
    if (ask(d.base_url, &err))
        return true;
    fprintf(stdout,
            "%-8s %s\n         the file is left from a server that is gone; it may be "
            "deleted\n",
            "stale", err.message);
    return false;
}

int run_doctor(struct options *o)
{
    static const char *const urls[] = {"http://127.0.0.1:8080", "http://127.0.0.1:51477"};
    bool is_running;
    struct err err;

    fprintf(stdout, "umcp %s\n", UMCP_VERSION);
    report_needs();
    is_running = report_discovered(o);
    for (size_t i = 0; !is_running && i < N_ELEMENTS(urls); i++) {
        is_running = ask(urls[i], &err);
        if (!is_running && err.kind == ERR_NOT_FOUND)
            fprintf(stdout, "%-8s %s\n", "other", err.message);
    }
    if (!is_running)
        fprintf(stdout,
                "%-8s no server runs: start one with 'umcp serve', or let your MCP client "
                "start 'umcp stdio'\n",
                "advice");
    return 0;
}
