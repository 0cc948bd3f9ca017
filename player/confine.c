/*
 * The sandbox of scripts (src/sandbox), and its log lines: scripts see a refusal as an exception,
 * so the log names once per kind the sandbox as the reason.
 */
#include "sandbox/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

#include "app.h"
#include "player/managed/log.h"
#include "unity/unity.h"

/* --- Entering --- */

enum { REFUSED_PATH = 4096 };

static struct {
    bool is_inside;   /* as is `root`, set before there are threads */
    const char *root; /* of the project */
    struct refused {
        pthread_mutex_t lock;
        atomic_bool is_news;
        struct {
            bool is_noted, is_told;
            char what[512]; /* a path */
        } kinds[REFUSED_COUNT];
    } refused;
} confine = {.refused.lock = PTHREAD_MUTEX_INITIALIZER};

/* Leaves nothing open but the standard streams and the server's two sockets. */
static void close_others(void)
{
    const int a = player_options.link_fd, b = player_options.compile_fd;
    const int low = b < 0 || a < b ? a : b, high = a > b ? a : b;

    if (low > STDERR_FILENO + 1)
        close_range(STDERR_FILENO + 1, (unsigned)low - 1, 0);
    if (high > low + 1)
        close_range((unsigned)low + 1, (unsigned)high - 1, 0);
    close_range((unsigned)high + 1, ~0u, 0);
}

void confine_prepare(void)
{
    if (player_options.report_fd >= 0) /* runs no scripts; umcp-compile has a sandbox of its own */
        return;
    if (player_options.is_self_check)
        player_options.sandbox = PLAYER_SANDBOX_OFF;
    if (player_options.link_fd >= 0) {
        if (player_options.sandbox != PLAYER_SANDBOX_OFF)
            close_others();
    } else if (!player_options.is_self_check) {
        player_options.sandbox = PLAYER_SANDBOX_OFF;
        fputs("umcp-player: scripts run without a sandbox, because no server started this player\n",
              stderr);
    }
}

bool confine_enter(struct arena *a, const struct project *p, struct err *err)
{
    const char *const read[] = {player_options.managed_dir, player_options.cache_dir,
                                player_options.plugins};
    const char *const write[] = {player_options.state_dir};
    const struct sandbox_options o = {.kind = SANDBOX_PLAYER,
                                      .project = p->root,
                                      .may_write_project =
                                          player_options.sandbox == PLAYER_SANDBOX_WRITE,
                                      .roots = p->roots,
                                      .n_roots = p->n_roots,
                                      .read = read,
                                      .n_read = N_ELEMENTS(read) - !player_options.plugins,
                                      .write = write,
                                      .n_write = N_ELEMENTS(write)};
    const char *home = arena_printf(a, "%s/home", player_options.state_dir).p;
    const char *tmp = arena_printf(a, "%s/tmp", player_options.state_dir).p;

    if (player_options.sandbox == PLAYER_SANDBOX_OFF)
        return true;
    confine.root = p->root;
    if (!home || !tmp)
        return err_no_memory(err);
    confine.is_inside = sandbox_environment(home, tmp, err) && sandbox_enter(&o, err);
    return confine.is_inside;
}

bool confine_is_inside(void)
{
    return confine.is_inside;
}

/* --- Refusals --- */

void confine_note(enum refused_kind kind, struct slice what)
{
    if (!confine.is_inside)
        return;
    pthread_mutex_lock(&confine.refused.lock);
    if (!confine.refused.kinds[kind].is_noted) {
        confine.refused.kinds[kind].is_noted = true;
        snprintf(confine.refused.kinds[kind].what, sizeof(confine.refused.kinds[kind].what), "%.*s",
                 (int)utf8_cut(what, sizeof(confine.refused.kinds[kind].what) - 1),
                 what.len ? what.p : "");
        atomic_store(&confine.refused.is_news, true);
    }
    pthread_mutex_unlock(&confine.refused.lock);
}

static bool is_noted(enum refused_kind kind)
{
    bool is;

    pthread_mutex_lock(&confine.refused.lock);
    is = confine.refused.kinds[kind].is_noted;
    pthread_mutex_unlock(&confine.refused.lock);
    return is;
}

static bool is_below(struct slice path, const char *folder, const char *name)
{
    char text[4096];
    const int len = snprintf(text, sizeof(text), "%s%s%s/", folder, *name ? "/" : "", name);

    return len > 0 && (size_t)len < sizeof(text) && slice_starts(path, slice_of(text));
}

/* Places that scripts may write in Unity's editor. */
static bool is_asset(struct slice path)
{
    return is_below(path, confine.root, "Assets") || is_below(path, confine.root, "Packages") ||
           is_below(path, confine.root, "ProjectSettings");
}

/* Whether this user may, so that only the sandbox can have refused it: access() knows nothing of
 * that. Which right was asked for, nobody tells. */
static bool may_user(const char *path)
{
    const char *slash = strrchr(path, '/');
    char folder[REFUSED_PATH];
    int fd;

    snprintf(folder, sizeof(folder), "%.*s", slash > path ? (int)(slash - path) : 1, path);
    if (faccessat(AT_FDCWD, folder, W_OK | X_OK, AT_EACCESS) == 0)
        return true;
    if (faccessat(AT_FDCWD, path, R_OK, AT_EACCESS) == 0) {
        fd = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
        if (fd < 0)
            return errno == EACCES;
        close(fd);
    }
    return faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0;
}

/* The path in Mono's text: Access to the path "/etc/x" is denied. The quotes may be single ones. */
static bool find_path(struct slice exception, struct slice *ret_path)
{
    static const char before[] = "the path ";
    const char *at = memmem(exception.p, exception.len, before, strlen(before));
    struct slice path = slice_skip(exception, at ? (size_t)(at - exception.p) + strlen(before) : 0);

    if (!at || path.len < 2 || (path.p[0] != '"' && path.p[0] != '\''))
        return false;
    path = slice_skip(path, 1);
    *ret_path = slice_cut(&path, path.p[-1]);
    return ret_path->len > 0 && ret_path->p[0] == '/';
}

static enum refused_kind judge_file(struct slice exception, struct slice *ret_path)
{
    char path[REFUSED_PATH];

    if (!find_path(exception, ret_path) || ret_path->len >= sizeof(path) ||
        is_below(*ret_path, player_options.state_dir, ""))
        return REFUSED_COUNT;
    snprintf(path, sizeof(path), "%.*s", SLICE_ARG(*ret_path));
    if (!may_user(path))
        return REFUSED_COUNT;
    if (!is_asset(*ret_path))
        return REFUSED_FILE;
    return player_options.sandbox == PLAYER_SANDBOX_READ ? REFUSED_ASSET : REFUSED_COUNT;
}

/* The refusal behind "TypeName: message"; REFUSED_COUNT: of nothing that the sandbox did. *ret_path
 * may stay empty. */
static enum refused_kind judge(struct slice exception, struct slice *ret_path)
{
    struct slice rest = exception, type = slice_cut(&rest, ':');

    *ret_path = SLICE("");
    if (!confine.is_inside)
        return REFUSED_COUNT;
    if (slice_is(type, "UnauthorizedAccessException") || slice_is(type, "IOException"))
        return judge_file(exception, ret_path);
    if (slice_is(type, "SocketException") || slice_is(type, "WebException") ||
        slice_is(type, "HttpRequestException"))
        return REFUSED_SOCKET;
    if (slice_is(type, "Win32Exception") && is_noted(REFUSED_PROCESS) &&
        !slice_contains(rest, SLICE("Cannot find the specified file")))
        return REFUSED_PROCESS; /* "Out of memory", says Mono */
    return REFUSED_COUNT;
}

const char *confine_explain(struct slice exception)
{
    static const char *const texts[REFUSED_COUNT] = {
        [REFUSED_SOCKET] = "the sandbox refused the network; start the server with --sandbox off "
                           "to allow it",
        [REFUSED_PROCESS] = "the sandbox refused to start a process; start the server with "
                            "--sandbox off to allow it",
        [REFUSED_FILE] = "the sandbox refused this; start the server with --sandbox off to allow "
                         "it",
        [REFUSED_ASSET] = "the sandbox refused this: start the server with --allow-writes, or with "
                          "--sandbox off"};
    struct slice path;
    const enum refused_kind kind = judge(exception, &path);

    if (kind == REFUSED_COUNT)
        return NULL;
    confine_note(kind, path);
    return texts[kind];
}

void confine_look_at(struct slice exception)
{
    static const char type[] = "UnauthorizedAccessException";
    const char *at =
        confine.is_inside ? memmem(exception.p, exception.len, type, strlen(type)) : NULL;
    enum refused_kind kind = REFUSED_COUNT;
    struct slice path;

    if (at)
        kind = judge(slice_skip(exception, (size_t)(at - exception.p)), &path);
    if (kind != REFUSED_COUNT)
        confine_note(kind, path);
}

void confine_report(void)
{
    static const char *const texts[REFUSED_COUNT] = {
        [REFUSED_SOCKET] = "The sandbox refused the network to a script%s (--sandbox off allows "
                           "it)",
        [REFUSED_PROCESS] =
            "The sandbox refused to start a process for a script%s (--sandbox off allows it)",
        [REFUSED_FILE] = "The sandbox refused the file '%s' to a script (--sandbox off allows it)",
        [REFUSED_ASSET] = "The sandbox refused a script's write to '%s': start the server with "
                          "--allow-writes (or --sandbox off)"};
    char text[700];

    if (!atomic_exchange(&confine.refused.is_news, false))
        return;
    for (size_t i = 0; i < REFUSED_COUNT; i++) {
        bool is_new;

        pthread_mutex_lock(&confine.refused.lock);
        is_new = confine.refused.kinds[i].is_noted && !confine.refused.kinds[i].is_told;
        confine.refused.kinds[i].is_told |= is_new;
        pthread_mutex_unlock(&confine.refused.lock);
        if (!is_new)
            continue;
        /* `what` never changes again. */
        snprintf(text, sizeof(text), texts[i], confine.refused.kinds[i].what);
        engine_log(LOG_TYPE_WARNING, slice_of(text));
    }
}
