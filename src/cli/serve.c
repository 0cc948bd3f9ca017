/* `umcp serve` and `umcp stdio`: set up configuration, core, host and listeners, then run the
 * loop. */
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app.h"
#include "cli/forward/forward.h"
#include "discovery.h"
#include "engine.h"
#include "host/host.h"
#include "instances.h"
#include "link/link.h"
#include "transport/transport.h"

enum { MEMORY_MB = 32 }; /* most records kept if there is no state folder */

struct server {
    struct options *o;
    const char *state_dir; /* NULL: none */
    char started[TEXT_TIME_SIZE];
    struct core *core;
    struct loop *loop;
    struct instance *instance; /* NULL: the state folder cannot be used */
    struct beacon *beacon;     /* the discovery file; NULL: none */
    struct own_engine engine;
    struct states states;
    bool must_restart;
};

/* --- Log lines on stderr --- */

/* Drops the line if stderr would block: a client may have opened a pipe for it that it never reads.
 * TailLogs still has it. A line up to PIPE_BUF is written whole or not at all. */
static void print_line(void *ctx, const struct log_line *line)
{
    const struct server *s = ctx;
    char time[TEXT_TIME_SIZE], text[PIPE_BUF];
    struct buf to = {.p = text, .cap = sizeof(text), .max = sizeof(text)};
    struct pollfd fd = {.fd = STDERR_FILENO, .events = POLLOUT};
    struct buf message;

    if (line->level < s->o->log_level || poll(&fd, 1, 0) <= 0 || !(fd.revents & POLLOUT))
        return;
    text_time(line->wall_ms, time);
    buf_printf(&to, "%.8s %-7s %s%s", time + 11, log_level_name(line->level),
               line->category ? line->category : "", line->category ? ": " : "");
    buf_init(&message, SHOWN_GROWTH * LIMIT_LOG_TEXT);
    put_text(&message, line->message);
    buf_append(&to,
               slice_from(message.p, utf8_cut(buf_slice(&message), sizeof(text) - to.len - 1)));
    buf_append_byte(&to, '\n');
    buf_done(&message);
    if (write(STDERR_FILENO, text, to.len) < 0)
        return; /* there is nowhere to report this */
}

/* --- Configuration --- */

/* A token that may be short guards only places that other machines cannot reach. */
static bool use_short_token(struct options *o, struct core_config *config, struct err *err)
{
    if (!framed_token_check(o, err))
        return false;
    config->framed_token = o->framed_token;
    config->is_framed_token_weak = true;
    if (o->framed || o->is_framed)
        fprintf(stderr, "umcp: warning: --framed-token is for tests of old clients, since others "
                        "can guess a short token. For all else use --framed-token-file\n");
    else
        fprintf(stderr, "umcp: --framed-token has no effect without --framed\n");
    return true;
}

static bool read_tokens(struct options *o, struct core_config *config, struct err *err)
{
    const char *path;

    if (o->token_file && !token_read(&o->arena, o->token_file, &config->token, err))
        return false;
    config->framed_token = config->token;
    if (o->framed_token)
        return use_short_token(o, config, err);
    if (o->framed_token_file)
        return token_read(&o->arena, o->framed_token_file, &config->framed_token, err);
    if ((!o->framed && !o->is_framed) || config->framed_token)
        return true;
    if (!token_make(&o->arena, state_dir(o), &config->framed_token, &path, err))
        return false;
    say_line(stderr, "umcp: the token for session.authenticate is in %s", path);
    return true;
}

static bool save_config(void *ctx, struct slice settings, struct err *err)
{
    const struct server *s = ctx;

    return saved_write(s->state_dir, settings, err);
}

/* --- The host --- */

static bool connect_player(void *ctx, int *ret_fd, struct err *err)
{
    const struct server *s = ctx;

    return loop_pair(s->loop, ret_fd, err);
}

static bool add_host(struct server *s, struct err *err)
{
    struct options *o = s->o;
    const struct host_events *events = core_host_events(s->core);
    struct link_options link = {
        .version = UMCP_VERSION,
        .state_dir = s->state_dir,
        .token = o->config.token,
        .random = system_random,
    };
    struct own_engine *e = &s->engine;
    struct host *base, *host;
    struct err why; /* an engine that needs the key is refused with its reason */

    link.key_path = linkkey_path(&o->arena, &why);
    if (!engine_find(o, s->state_dir, e, err) || !base_host_new(o, events, &base, err))
        return false;
    engine_say(o, e);
    link.player = (struct player_options){.program = e->program,
                                          .project = o->project,
                                          .state_dir = e->player_dir,
                                          .cache_dir = e->cache_dir,
                                          .plugins = o->plugins,
                                          .sandbox = e->sandbox,
                                          .confined = e->confined,
                                          .compile = &e->compile,
                                          .is_lazy = o->command == CMD_STDIO,
                                          .connect = connect_player,
                                          .ctx = s};
    host = link_host_new(&link, base, events, err);
    if (!host) {
        if (base)
            base->ops->free(base);
        return false;
    }
    core_set_host(s->core, host);
    return true;
}

/* --- Listening --- */

static bool check_address(const char *address, const struct core_config *config, bool *ret_public,
                          struct err *err)
{
    char host[128];
    int port;

    if (address_unix(address))
        return true;
    if (!address_parse(slice_of(address), host, sizeof(host), &port))
        return err_set(err, ERR_ARGUMENT,
                       "'%s' is not a valid address: write, for example, 127.0.0.1:8080", address);
    if (address_is_loopback(host))
        return true;
    *ret_public = true;
    if (config->token)
        return true;
    err_set(err, ERR_DENIED, "other machines can reach '%s', and this server has no token",
            address);
    return err_hint(err, "set one with --token-file, or listen on 127.0.0.1");
}

static bool check_addresses(struct server *s, struct err *err)
{
    struct options *o = s->o;

    if (o->command == CMD_STDIO)
        return true; /* stdio does not listen, also with a shared config file */
    for (size_t i = 0; i < o->listen.n; i++)
        if (!check_address(o->listen.items[i], &o->config, &o->config.is_public, err))
            return false;
    if (o->framed && address_unix(o->framed))
        return err_set(err, ERR_ARGUMENT, "--framed: frames need an address, not a Unix socket");
    /* Framed connections always need a token, so we check only the address. */
    return !o->framed ||
           check_address(o->framed, &(struct core_config){.token = "-"}, &(bool){0}, err);
}

/* Discovery names the first of these. `localhost` means both addresses. */
static const struct {
    const char *v4, *v6;
} default_listen[] = {{"127.0.0.1:51477", "[::1]:51477"}, {"127.0.0.1:8080", "[::1]:8080"}};

struct bound { /* the address that discovery names: the first one bound */
    char host[128];
    int port;              /* 0: none */
    const char *unix_path; /* the first Unix socket; NULL: none */
};

/* Reports a failure that does not stop the server. */
static void warn(const struct err *err)
{
    say_line(stderr, "umcp: %s", err->message);
}

static void say_listening(const char *what, const char *host, int port)
{
    char address[ADDRESS_SIZE];

    address_write(host, port, address);
    fprintf(stderr, "umcp: listening %s%s\n", what, address);
}

/* Turns other users away, unless a token does or the operator lets them in. */
static void guard(struct server *s)
{
    const struct options *o = s->o;
    bool http = !o->allow_other_users && !o->config.token;
    bool has_secret = (o->token_file || o->framed_token_file) && !o->framed_token;
    bool framed = !o->allow_other_users && !has_secret;
    enum loop_guard ready = loop_guard(s->loop, http, framed);

    if (!http || ready == GUARD_READY)
        return;
    if (ready == GUARD_BLIND)
        fprintf(stderr, "umcp: this system does not show which user connects, so every user of "
                        "this machine can: require a token with --token-file\n");
    else
        fprintf(stderr,
                "umcp: this process runs as the user 'nobody', which the system also shows for "
                "users that it does not know, so umcp refuses all connections: require a token "
                "with --token-file, or use --allow-other-users\n");
}

static bool listen_one(struct server *s, const char *address, struct bound *first, struct err *err)
{
    const char *path = address_unix(address);
    char host[128];
    int port;

    if (path) {
        if (!loop_listen_unix(s->loop, path, err))
            return false;
        say_line(stderr, "umcp: listening on unix:%s", path);
        if (!first->unix_path)
            first->unix_path = path;
        return true;
    }
    if (!loop_listen_http(s->loop, address, &port, err))
        return false;
    address_parse(slice_of(address), host, sizeof(host), &(int){0});
    say_listening("on http://", host, port);
    core_add_address(s->core, host, port);
    if (!first->port) {
        memcpy(first->host, host, sizeof(host));
        first->port = port;
    }
    return true;
}

/* Skips a default port that is taken; a port that the user named must work. */
static bool listen_http(struct server *s, struct bound *first, struct err *err)
{
    const struct options *o = s->o;
    struct err why;

    for (size_t i = 0; i < o->listen.n; i++)
        if (!listen_one(s, o->listen.items[i], first, err))
            return false;
    if (o->listen.n)
        return true;
    for (size_t i = 0; i < N_ELEMENTS(default_listen); i++) {
        const char *v4 = default_listen[i].v4, *v6 = default_listen[i].v6;

        /* Clients of `localhost` may use either address. If another program has the first, its
         * clients must not reach us on the second. A machine may lack IPv6. */
        if (!listen_one(s, v4, first, &why) ||
            (address_is_here(v6) && !listen_one(s, v6, first, &why)))
            warn(&why);
    }
    if (first->port)
        return true;
    err_set(err, ERR_INTERNAL, "none of the default ports is free");
    return err_hint(err, "choose another with --listen 127.0.0.1:PORT");
}

/* Listens on the socket in the state folder, for `umcp stdio` of the same user. */
static void listen_local(struct server *s, const struct bound *first)
{
    char address[ADDRESS_SIZE], url[PATH_MAX];
    struct err err;
    int fd;

    if (!s->instance || !s->state_dir)
        return;
    address_write(first->host, first->port, address);
    if (first->port)
        snprintf(url, sizeof(url), "http://%s", address);
    else
        snprintf(url, sizeof(url), "unix:%s", first->unix_path);
    fd = instance_bind(s->instance, &err);
    if (fd < 0 || !loop_listen_local(s->loop, fd, &err) ||
        !instance_publish(s->instance, url, &err))
        warn(&err);
}

static void announce(struct server *s, const struct bound *first)
{
    const char *path = discovery_path(s->o, &s->o->arena);
    char id[INSTANCE_ID_SIZE];
    struct beacon_info info = {.id = id,
                               .address = first->host,
                               .port = first->port,
                               .project = s->o->project,
                               .started = s->started};
    struct err err = {0};

    if (s->instance)
        memcpy(id, instance_id(s->instance), sizeof(id));
    else
        instance_make_id(id);
    s->beacon = path ? beacon_new(path, &info, &err) : NULL;
    if (err.kind != ERR_NONE)
        warn(&err);
    if (s->beacon)
        loop_every(s->loop, BEACON_MS, beacon_check, s->beacon);
}

static bool listen_all(struct server *s, struct err *err)
{
    struct bound first = {0};
    int port;

    guard(s);
    if (!listen_http(s, &first, err))
        return false;
    if (s->o->framed) {
        char host[128];

        if (!loop_listen_framed(s->loop, s->o->framed, &port, err))
            return false;
        address_parse(slice_of(s->o->framed), host, sizeof(host), &(int){0});
        say_listening("for frames on ", host, port);
    }
    listen_local(s, &first);
    if (!first.port) /* a Unix socket only: there is no URL to announce */
        return true;
    core_set_address(s->core, first.host, first.port);
    announce(s, &first);
    return true;
}

/* --- Start and end --- */

static void wake_loop(void *ctx)
{
    struct server *s = ctx;

    loop_wake(s->loop);
}

static void restart(void *ctx)
{
    struct server *s = ctx;

    s->must_restart = true;
    loop_stop(s->loop);
}

static bool is_alive(void *ctx, const char *instance)
{
    const struct server *s = ctx;

    return instance_is_alive(s->state_dir, instance);
}

/* Keeps records in the state folder's database, or in memory if there is no such folder. */
static bool add_store(struct server *s, struct err *err)
{
    const struct options *o = s->o;
    const struct store_events *events = core_store_events(s->core);
    char id[INSTANCE_ID_SIZE]; /* if there is no instance, the store reports the unusable folder */
    struct store_sqlite_options sqlite = {.path = store_path(s->o),
                                          .instance = s->instance ? instance_id(s->instance) : id,
                                          .is_alive = is_alive,
                                          .ctx = s,
                                          .limits = {.session_ms = LIMIT_SESSION_IDLE_MS,
                                                     .max_age_ms = o->keep_hours * 3600000,
                                                     .audit_ms = o->keep_audit_days * 86400000,
                                                     .max_bytes = o->keep_mb << 20}};
    struct store *store;

    instance_make_id(id);
    if (!sqlite.path && (!o->keep_mb || o->keep_mb > MEMORY_MB)) /* the loop searches it */
        sqlite.limits.max_bytes = MEMORY_MB << 20;
    store = sqlite.path ? store_sqlite_new(&sqlite, events, err)
                        : store_memory_new(&sqlite.limits, events);
    if (!store)
        return sqlite.path ? false : err_no_memory(err);
    core_set_store(s->core, store);
    return true;
}

/* Says which project is served if the user did not name it. */
static void say_project(const struct options *o)
{
    if (!o->project)
        fprintf(stderr,
                "umcp: this folder is not in a Unity project of yours: name one with --project "
                "DIR%s\n",
                o->command == CMD_SERVE ? ", or let an engine connect" : "");
    else if (o->is_project_found)
        say_line(stderr, "umcp: serving the Unity project in %s", o->project);
}

static bool seal_key(void *ctx, unsigned char key[SEAL_KEY_SIZE])
{
    const struct server *s = ctx;

    return seal_key_read(s->state_dir, key);
}

static enum state_use use_state(void *ctx, const unsigned char digest[SEAL_DIGEST_SIZE],
                                int64_t until, int64_t now)
{
    struct server *s = ctx;

    return states_use(&s->states, digest, until, now);
}

static bool start(struct server *s, struct err *err)
{
    struct options *o = s->o;
    struct core_env env = {.random = system_random,
                           .logged = print_line,
                           .wake = wake_loop,
                           .save_config = save_config,
                           .seal_key = seal_key,
                           .use_state = use_state,
                           /* Over stdio a restart would close the only connection. */
                           .restart = o->command == CMD_SERVE ? restart : NULL,
                           .ctx = s};
    const struct instance_info info = {.command = o->command == CMD_SERVE ? "serve" : "stdio",
                                       .project = o->project,
                                       .started = s->started};
    struct err why;

    say_project(o);
    s->state_dir = s->states.dir = state_dir(o);
    /* A folder that cannot be made is no danger: its user reports that. */
    if ((s->state_dir && !private_folder_check(s->state_dir, true, err) &&
         err->kind == ERR_DENIED) ||
        !saved_read(s->state_dir, o, err))
        return false;
    saved_say(stderr, "umcp: ", s->state_dir, o);
    o->config.bind_address = "127.0.0.1";
    o->config.log_level = o->log_level == LOG_INFO ? "Information" : log_level_name(o->log_level);
    o->config.version = UMCP_VERSION;
    if (!read_tokens(o, &o->config, err) || !check_addresses(s, err))
        return false;
    text_time_now(s->started);
    s->instance = instance_open(s->state_dir, &info, &why);
    if (!s->instance)
        warn(&why);
    s->core = core_new(&o->config, &env);
    if (!s->core)
        return err_no_memory(err);
    s->loop = loop_new(s->core, err);
    /* The store and the host may wake the loop as soon as they exist. */
    return s->loop && add_store(s, err) && add_host(s, err);
}

static int end(struct server *s, int code)
{
    beacon_free(s->beacon);
    if (s->core) { /* from here on nothing wakes the loop */
        core_set_store(s->core, NULL);
        core_set_host(s->core, NULL);
    }
    loop_free(s->loop);
    core_free(s->core);
    instance_close(s->instance);
    engine_done(&s->engine);
    return code;
}

static bool check_project(const struct options *o, struct err *err)
{
    if (!o->project || access(o->project, R_OK | X_OK) == 0)
        return true;
    return err_set(err, ERR_NOT_FOUND, "cannot read project folder '%s'", o->project);
}

/* Makes the path absolute, because the player, which compiles the plugins, runs in another
 * folder. */
static bool find_plugins(struct options *o, struct err *err)
{
    char real[PATH_MAX];
    struct stat st;

    if (!o->plugins)
        return true;
    if (!o->project) {
        err_set(err, ERR_ARGUMENT, "--plugins needs a project, whose engine compiles the sources");
        return err_hint(err, "name one with --project DIR, or start umcp in its folder");
    }
    if (!realpath(o->plugins, real) || stat(real, &st) != 0)
        return err_set(err, ERR_NOT_FOUND, "cannot read --plugins folder '%s': %s", o->plugins,
                       strerror(errno));
    if (!S_ISDIR(st.st_mode))
        return err_set(err, ERR_ARGUMENT, "--plugins: '%s' is not a folder", o->plugins);
    o->plugins = arena_copy(&o->arena, slice_of(real)).p;
    return o->plugins || err_no_memory(err);
}

/* A restart runs /proc/self/exe, which would otherwise name the process "exe". */
static void name_process(void)
{
    prctl(PR_SET_NAME, program_invocation_short_name);
}

int run_serve(struct options *o)
{
    struct server s = {.o = o};
    struct err err = {0};
    bool must_restart;
    int code;

    name_process();
    standard_fill();
    if (!check_project(o, &err) || !find_plugins(o, &err) || !start(&s, &err) ||
        !listen_all(&s, &err))
        return end(&s, complain(&err));
    code = loop_run(s.loop);
    must_restart = s.must_restart && !loop_had_signal(s.loop);
    end(&s, code);
    if (!must_restart)
        return code;
    fprintf(stderr, "umcp: restarting\n");
    execv("/proc/self/exe", o->argv); /* the same program, even if its file was replaced */
    fprintf(stderr, "umcp: cannot restart: %s\n", strerror(errno));
    return 1;
}

int run_stdio(struct options *o)
{
    struct server s = {.o = o};
    struct err err = {0};

    name_process();
    standard_fill();
    if (!check_project(o, &err) || !find_plugins(o, &err))
        return complain(&err);
    switch (forward(o, &err)) {
    case FORWARD_DONE:
        return 0;
    case FORWARD_FAILED:
        return complain(&err);
    case FORWARD_NOWHERE:
        break;
    }
    if (!start(&s, &err) || !loop_open_stdio(s.loop, o->is_framed, &err))
        return end(&s, complain(&err));
    return end(&s, loop_run(s.loop));
}
