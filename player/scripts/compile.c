/*
 * The project's assembly: the compile service (docs/compile.md) makes it of the project's C#
 * sources and the stand-ins. A source that does not compile is left out, and its classes are
 * generated instead (managed/script.c). Plugins and editor tools are part of the assembly, but
 * never push out a source of the project.
 *
 * This takes rounds: each is a build of the sources that are left. What the service answered
 * before, an assembly or a report of errors, is in its cache, which we can read: while nothing
 * changes, nothing is asked.
 */
#include "compile.h"

#include <stdio.h>
#include <unistd.h>

#include "compile/compiler.h"
#include "inputs.h"
#include "player/managed/log.h"

enum { PATH_SIZE = 4096 };

static struct {
    struct project *project;
    struct compile_options options;
    struct sources sources;
    struct arena arena;       /* holds their paths */
    char assembly[PATH_SIZE]; /* what to load; "": nothing */
    char made[PATH_SIZE];     /* by the last round that succeeded */
    bool has_discarded;       /* an assembly could not be loaded, */
    bool must_make_anew;      /* and is to be made again, whatever the cache has */
    bool is_repeated;         /* the service died in this round before */
    enum phase phase;
    unsigned round;
    int64_t request; /* the build that the service works on; 0: none */
} build;

/* --- Rounds --- */

static void log_summary(bool is_made)
{
    const size_t n = build.sources.n, n_in = sources_count(&build.sources);
    const bool is_whole = is_made && n_in == n;
    struct buf text;

    buf_init(&text, 1 << 12);
    if (is_whole)
        buf_printf(&text, "Compiled %zu scripts", n);
    else if (is_made)
        buf_printf(&text,
                   "Compiled %zu of %zu scripts; the others have generated types and no plugin "
                   "tools",
                   n_in, n);
    else
        buf_printf(&text,
                   "None of %zu scripts compiles; all have generated types and no plugin tools", n);
    if (!is_whole && build.options.is_mcs)
        buf_printf(&text, ". %s 'umcp doctor' says what to install for C# 9", compiler_mcs_limits);
    if (buf_ok(&text))
        engine_log(is_whole ? LOG_TYPE_LOG : LOG_TYPE_WARNING, buf_slice(&text));
    buf_done(&text);
}

static enum compile_state finish(bool is_made)
{
    if (is_made)
        memcpy(build.assembly, build.made, sizeof(build.made));
    sources_end_bisect(&build.sources);
    log_summary(is_made);
    return is_made ? COMPILE_DONE : COMPILE_FAILED;
}

/* When there were too many rounds, those that are added must not cost the project its own. */
static enum compile_state next_round(void)
{
    build.is_repeated = false;
    if (!sources_choose_phase(&build.sources, &build.phase))
        return finish(false);
    if (build.round++ < LIMIT_COMPILE_ROUNDS)
        return COMPILE_RUNNING;
    if (build.phase == PHASE_OWN)
        return finish(false);
    for (size_t i = 0; i < build.sources.n; i++)
        build.sources.items[i].is_out |= build.sources.items[i].is_added;
    sources_end_bisect(&build.sources);
    build.phase = PHASE_OWN;
    return COMPILE_RUNNING;
}

/* A round made an assembly, or failed with these words. RUNNING: there is another round. */
static enum compile_state round_ended(bool is_made, struct slice words)
{
    bool can_go_on = true;

    if (build.sources.is_bisecting) {
        sources_bisect(&build.sources, build.project, build.phase, is_made, words);
    } else if (!is_made) {
        can_go_on = sources_judge(&build.sources, build.project, &build.phase, words);
    } else {
        if (build.phase != PHASE_OWN || sources_count_added(&build.sources) == 0)
            return finish(true);
        build.phase = PHASE_ADDED;
    }
    return can_go_on ? next_round() : finish(false);
}

/* --- What is known --- */

/* Whether nobody else can have written it. Who can write to the folder was checked at the start. */
static bool is_own_file(const char *path)
{
    struct err err;
    int file = private_file_open(path, PRIVATE_FROM_WRITERS, &err);

    if (file >= 0)
        close(file);
    return file >= 0;
}

/* Ends the round if its result is in the cache. */
static bool look_up(struct inputs *in, enum compile_state *ret_state)
{
    char key[COMPILE_KEY_SIZE], path[PATH_SIZE];
    struct slice report;
    struct err err;

    if (!build.options.compiler_id || !compile_key(&in->list, key, &err))
        return false;
    snprintf(path, sizeof(path), "%s/%s.dll", build.options.cache_dir, key);
    if (is_own_file(path)) {
        memcpy(build.made, path, sizeof(build.made));
        *ret_state = round_ended(true, (struct slice){0});
        return true;
    }
    snprintf(path, sizeof(path), "%s/%s.txt", build.options.cache_dir, key);
    if (!private_file_read(&in->arena, path, PRIVATE_FROM_WRITERS, LIMIT_COMPILE_LINE, &report,
                           &err))
        return false;
    *ret_state = round_ended(false, report);
    return true;
}

/* Rounds whose results are known. IDLE: the next is not. */
static enum compile_state walk_known(void)
{
    enum compile_state state = COMPILE_RUNNING;
    struct inputs in;

    while (state == COMPILE_RUNNING) {
        if (!inputs_make(build.project, &build.options, &build.sources, build.phase, &in) ||
            !look_up(&in, &state))
            state = COMPILE_IDLE;
        inputs_done(&in);
    }
    return state;
}

enum compile_state compile_find(struct project *p, const struct compile_options *options)
{
    build.project = p;
    build.options = *options;
    build.round = 1;
    build.is_repeated = build.must_make_anew = false;
    sources_done(&build.sources);
    arena_done(&build.arena);
    arena_init(&build.arena, LIMIT_SOURCE_PATHS);
    sources_find(p, options->plugins_dir, &build.arena, &build.sources);
    build.sources.is_mcs = options->is_mcs;
    inputs_check(p, &build.sources);
    build.phase = PHASE_TRY;
    if (sources_choose_phase(&build.sources, &build.phase))
        return walk_known();
    build.assembly[0] = '\0';
    return COMPILE_DONE;
}

const char *compile_assembly(void)
{
    return build.assembly[0] ? build.assembly : NULL;
}

bool compile_discard(void)
{
    if (!build.assembly[0] || build.has_discarded)
        return false;
    build.has_discarded = build.must_make_anew = true;
    build.assembly[0] = '\0';
    return true;
}

/* --- Compiling --- */

static void complain(struct slice why)
{
    struct buf text;

    buf_init(&text, 1 << 14);
    buf_printf(&text, "Scripts cannot be compiled: %.*s", (int)utf8_cut(why, 1 << 13), why.p);
    if (buf_ok(&text))
        engine_log(LOG_TYPE_WARNING, buf_slice(&text));
    buf_done(&text);
}

/* Asks for this round. False: it complained. */
static bool ask(void)
{
    struct compile_client *client = build.options.client;
    struct json_out *w;
    struct inputs in;

    if (!client) {
        complain(slice_of(build.options.complaint ? build.options.complaint
                                                  : "the player has no compile service"));
        return false;
    }
    if (inputs_make(build.project, &build.options, &build.sources, build.phase, &in)) {
        w = compile_client_begin(client, "build");
        inputs_write(&in.list, w);
        if (build.must_make_anew)
            json_put_bool(w, "anew", true);
        build.request = compile_client_send(client);
    }
    inputs_done(&in);
    build.must_make_anew = false;
    if (!build.request)
        complain(compile_client_is_alive(client)
                     ? SLICE("there are too many of them, or the player has too little memory")
                     : SLICE("the compile service is gone"));
    return build.request != 0;
}

void compile_start(void)
{
    ask();
}

/* Not the code's fault, or not known to be. */
static enum compile_state take_fault(const struct compile_answer *answer)
{
    switch (answer->fault) {
    case COMPILE_FAULT_DIED:
        /* If it dies again, a source is more than it can take, and judge.c finds which. */
        if (build.is_repeated || build.sources.is_bisecting)
            return round_ended(false, answer->message);
        build.is_repeated = true;
        return COMPILE_RUNNING;
    case COMPILE_FAULT_CHANGED:
        sources_end_bisect(&build.sources);
        return COMPILE_CHANGED;
    default:
        complain(answer->message);
        sources_end_bisect(&build.sources);
        return COMPILE_FAILED;
    }
}

static enum compile_state take_answer(const struct compile_answer *answer)
{
    switch (answer->end) {
    case COMPILE_END_MADE:
        snprintf(build.made, sizeof(build.made), "%.*s", SLICE_ARG(answer->assembly));
        return round_ended(true, (struct slice){0});
    case COMPILE_END_WRONG:
        return round_ended(false, answer->report);
    case COMPILE_END_FAULT:
        break;
    }
    return take_fault(answer);
}

enum compile_state compile_poll(void)
{
    struct compile_answer answer;
    enum compile_state state;
    struct arena a;

    if (!build.request)
        return COMPILE_IDLE;
    arena_init(&a, LIMIT_COMPILE_TREE);
    if (compile_client_poll(build.options.client, &a, build.request, &answer)) {
        build.request = 0;
        state = take_answer(&answer);
        if (state == COMPILE_RUNNING)
            state = walk_known();
        if (state == COMPILE_IDLE)
            state = ask() ? COMPILE_RUNNING : COMPILE_FAILED;
    } else {
        state = COMPILE_RUNNING;
    }
    arena_done(&a);
    return state;
}

void compile_stop(void)
{
    if (!build.request)
        return;
    compile_client_cancel(build.options.client, build.request);
    build.request = 0;
    sources_end_bisect(&build.sources);
}

void compile_each_source(source_fn *each, void *ctx)
{
    for (size_t i = 0; i < build.sources.n; i++)
        if (!build.sources.items[i].is_out)
            each(ctx, build.project, build.sources.items[i].path);
}
