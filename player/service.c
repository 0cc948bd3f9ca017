/*
 * The compile service: the server's, or its own for a player that was started by hand.
 */
#include "compile/service.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "app.h"
#include "player/managed/log.h"
#include "player/scripts/compile.h"

static struct compile_service *own_service; /* NULL: none */

static void log_line(void *ctx, const char *level, struct slice message)
{
    (void)ctx;
    engine_log(strcmp(level, "Error") == 0     ? LOG_TYPE_ERROR
               : strcmp(level, "Warning") == 0 ? LOG_TYPE_WARNING
                                               : LOG_TYPE_LOG,
               message);
}

static const char *complaint_of(struct arena *a, const struct err *err)
{
    return arena_printf(a, "%s%s%s", err->message, err->hint[0] ? ": " : "", err->hint).p;
}

/* umcp-compile is installed beside us. */
static bool start_own(struct arena *a, const struct project *p, const struct compiler *compiler,
                      int *ret_fd, struct err *err)
{
    struct compile_service_options o = {.project = p->root,
                                        .roots = p->roots,
                                        .n_roots = p->n_roots,
                                        .plugins = player_options.plugins,
                                        .cache_dir = player_options.cache_dir,
                                        .lib_dir = player_options.managed_dir,
                                        .compiler = compiler,
                                        .has_sandbox = player_options.sandbox != PLAYER_SANDBOX_OFF,
                                        .log = log_line};

    o.program = beside_program(a, "umcp-compile");
    if (!o.program)
        return err_no_memory(err);
    own_service = compile_service_new(&o, err);
    return own_service && compile_service_connect(own_service, ret_fd, err);
}

/* False: there is none; err says why. */
static bool find_own(struct arena *a, const struct project *p, struct compile_options *to,
                     int *ret_fd, struct err *err)
{
    const struct compiler_search search = {.wanted = player_options.compiler,
                                           .csc = getenv("UMCP_CSC"),
                                           .home = getenv("HOME"),
                                           .unity_version =
                                               arena_copy(a, p->settings.unity_version).p,
                                           .lib_dir = player_options.managed_dir};
    struct compiler *compiler = arena_zalloc(a, sizeof(*compiler));

    if (!compiler)
        return err_no_memory(err);
    if (!compiler_choose(a, &search, compiler, err))
        return false;
    to->compiler_id = compiler->id;
    to->compiler = compiler_name(a, compiler);
    to->is_mcs = compiler->kind == COMPILER_MCS;
    to->is_tolerant = compiler->kind == COMPILER_HOSTED;
    return start_own(a, p, compiler, ret_fd, err);
}

void service_start(struct arena *a, const struct project *p, struct compile_options *ret_options)
{
    struct err err = {0};
    int fd = player_options.compile_fd;

    *ret_options = (struct compile_options){
        .compiler_id = player_options.compiler_id,
        .compiler = player_options.compiler_name,
        .is_mcs = player_options.compiler_kind == COMPILER_MCS,
        .is_tolerant = player_options.compiler_kind == COMPILER_HOSTED,
        .managed_dir = player_options.managed_dir,
        .cache_dir = player_options.cache_dir,
        .plugins_dir = player_options.plugins,
        .complaint = "the server has no compile service; 'umcp doctor' names what to install"};
    if (fd < 0 && player_options.link_fd >= 0)
        return;
    if (fd < 0 && !find_own(a, p, ret_options, &fd, &err)) {
        ret_options->complaint = complaint_of(a, &err);
        return;
    }
    ret_options->client = compile_client_new(fd);
    if (!ret_options->client)
        close(fd);
}

void service_stop(void)
{
    compile_service_free(own_service);
    own_service = NULL;
}
