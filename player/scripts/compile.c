/*
 * The project's assemblies, as src/unity/build/plan.c has them: the compile service
 * (docs/compile.md) makes them of C# sources, stand-ins, DLLs and each other, one after the other.
 * A driver leaves out members that do not compile. With other compilers a source that does not
 * compile is left out whole, and its classes are generated instead (managed/script.c).
 *
 * That takes rounds: each is a build of the sources that are left. Earlier answers of the service,
 * assemblies and reports of errors, are in its cache, which we can read: without a change there is
 * no request, and a change of one source builds its assembly and those that refer to it.
 */
#include "compile.h"

#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "base/limits.h"
#include "judge.h"
#include "player/managed/log.h"
#include "report.h"

enum { PATH_SIZE = 4096 };

static struct {
    struct project *project;
    struct compile_options options;
    struct plan plan;       /* what is being built, or was last */
    size_t at;              /* the assembly whose turn it is */
    struct name_list loads; /* what to load: of the last plan that gave something */
    struct arena arena;     /* holds that */
    unsigned generation;    /* of that */
    bool has_only_added;    /* it has the editor's assemblies besides what was there */
    bool has_part;          /* the player's assemblies were ended, */
    bool is_part;           /* and the editor's wait for compile_poll() */
    bool has_discarded;     /* an assembly could not be loaded, */
    bool must_make_anew;    /* and is to be made again, whatever the cache has, */
    bool must_take;         /* and loaded again, whatever it is called */
    bool is_repeated;       /* the service died in this round before */
    unsigned n_passing;     /* faults in a row that may pass by themselves, */
    int64_t retry_at;       /* and when to ask again; 0: not */
    unsigned round;
    size_t n_made;           /* assemblies that the service made for this plan */
    char complaint[1 << 12]; /* why scripts cannot be compiled now; empty: they can */
    int64_t request;         /* the build that the service works on; 0: none */
    struct map digests;      /* of references */
} build = {.digests = COMPILE_DIGESTS};

static struct assembly *current(void)
{
    return &build.plan.items[build.at];
}

/* --- Assemblies to load --- */

static bool add_load(struct arena *a, struct slice **items, size_t *n, size_t *cap,
                     struct slice path)
{
    path = arena_copy(a, path);
    return path.p && VEC_ADD_IN(a, *items, *n, *cap, VEC_NO_MAX, path);
}

/* Rank of an assembly: the last loaded is found first by name. */
static int rank_of(const struct assembly *a)
{
    return a->is_plugins ? 0 : a->is_editor ? 1 : 2;
}

static bool has_editor(const struct plan *plan)
{
    for (size_t i = 0; i < plan->n; i++)
        if (plan->items[i].made && plan->items[i].is_editor)
            return true;
    return false;
}

/* With the editor's, or without them. */
static bool list_loads(struct arena *a, bool is_all, struct name_list *ret_loads)
{
    const struct plan *plan = &build.plan;
    const bool with_editor = is_all && has_editor(plan);
    struct slice *items = NULL;
    size_t n = 0, cap = 0;
    bool ok = !with_editor || add_load(a, &items, &n, &cap, plan->standins.editor);

    for (size_t i = 0; ok && i < plan->dlls.n; i++)
        ok = add_load(a, &items, &n, &cap, plan->dlls.items[i]);
    for (size_t i = 0; ok && with_editor && i < plan->editor_dlls.n; i++)
        ok = add_load(a, &items, &n, &cap, plan->editor_dlls.items[i]);
    for (int rank = 0; rank <= 2; rank++)
        for (size_t i = 0; ok && i < plan->n; i++)
            if (plan->items[i].made && rank_of(&plan->items[i]) == rank &&
                (is_all || !plan->items[i].is_editor))
                ok = add_load(a, &items, &n, &cap, slice_of(plan->items[i].made));
    *ret_loads = (struct name_list){items, n};
    return ok;
}

static bool are_same(const struct name_list *a, const struct name_list *b)
{
    bool is_same = a->n == b->n;

    for (size_t i = 0; is_same && i < a->n; i++)
        is_same = slice_eq(a->items[i], b->items[i]);
    return is_same;
}

static void take_loads(bool is_all)
{
    struct name_list loads, part;
    struct arena a;

    arena_init(&a, LIMIT_SOURCE_PATHS);
    if (!list_loads(&a, is_all, &loads) || !list_loads(&a, false, &part) ||
        (!build.must_take && is_all && are_same(&loads, &build.loads))) {
        arena_done(&a);
        return;
    }
    build.has_only_added = is_all && build.has_part && !build.must_take && build.generation &&
                           are_same(&part, &build.loads);
    build.must_take = false;
    arena_done(&build.arena);
    build.arena = a;
    build.loads = loads;
    build.generation++;
}

const struct name_list *compile_loads(void)
{
    return &build.loads;
}

unsigned compile_generation(void)
{
    return build.generation;
}

bool compile_has_only_added(void)
{
    return build.has_only_added;
}

struct slice compile_home(struct slice path)
{
    const struct assembly *a = plan_home(&build.plan, path);

    return a ? a->name : (struct slice){0};
}

bool compile_is_home(struct slice name)
{
    for (size_t i = 0; i < build.plan.n; i++)
        if (slice_eq(build.plan.items[i].name, name))
            return true;
    return false;
}

/* --- Rounds --- */

static bool is_any_made(void)
{
    for (size_t i = 0; i < build.plan.n; i++)
        if (build.plan.items[i].made)
            return true;
    return false;
}

/* A script that ran and is left out now is a mistake, most often: the old code stays, as in
 * Unity. */
static enum compile_state finish(void)
{
    const bool is_made = build.plan.n == 0 || is_any_made();

    build.complaint[0] = '\0';
    report_make(build.project, &build.plan, build.n_made, build.options.is_mcs);
    if (!is_made || report_has_lost()) {
        snprintf(build.complaint, sizeof(build.complaint), "%s",
                 is_made ? "some scripts that ran no longer compile, so the engine keeps the old "
                           "code until they do"
                         : "none of the scripts compiles");
        return COMPILE_FAILED;
    }
    take_loads(true);
    report_set_loaded();
    return COMPILE_DONE;
}

/* The next assembly that has something to compile. Those of the editor are the last, and the first
 * load does not wait for them. Later ones do: only finish() can tell what is lost. */
static enum compile_state choose_next(void)
{
    build.round = 1;
    build.is_repeated = false;
    while (build.at < build.plan.n && sources_count(&current()->sources) == 0)
        build.at++;
    if (build.at == build.plan.n)
        return finish();
    if (!current()->is_editor || build.has_part || build.generation)
        return COMPILE_RUNNING;
    build.has_part = build.is_part = true;
    take_loads(false);
    return COMPILE_PART;
}

static enum compile_state end_assembly(const char *made)
{
    struct assembly *a = current();

    a->made = made;
    build.must_make_anew = false;
    sources_end_bisect(&a->sources);
    for (size_t i = 0; !made && i < a->sources.n; i++)
        a->sources.items[i].is_out = true;
    build.at++;
    return choose_next();
}

static enum compile_state next_round(void)
{
    build.is_repeated = false;
    if (sources_count(&current()->sources) == 0 || build.round++ >= LIMIT_COMPILE_ROUNDS)
        return end_assembly(NULL);
    return COMPILE_RUNNING;
}

/* A round made an assembly, or failed with these words. RUNNING: there is another round. */
static enum compile_state round_ended(const char *made, struct slice words)
{
    struct sources *s = &current()->sources;

    if (s->is_bisecting)
        sources_bisect(s, build.project, made != NULL, words);
    else if (made)
        return end_assembly(made);
    else if (plan_drop_dlls(&build.plan, current(), words))
        return next_round();
    else if (!sources_judge(s, build.project, words))
        return end_assembly(NULL);
    return next_round();
}

/* False: no memory. */
static bool current_inputs(struct inputs *ret_inputs)
{
    const bool ok = inputs_make(build.project, &build.plan, current(), ret_inputs);

    ret_inputs->list.compiler_id = build.options.compiler_id;
    ret_inputs->list.is_tolerant = build.options.is_tolerant;
    ret_inputs->list.digests = build.options.digests;
    return ok;
}

/* --- Known results --- */

/* Whether no other user can have written it. The folder was checked at the start. */
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
    const char *made;
    struct slice report;
    struct err err;

    if (build.must_make_anew || !build.options.compiler_id ||
        !compile_key(&in->list, NULL, key, &err))
        return false;
    snprintf(path, sizeof(path), "%s/%s.dll", build.options.cache_dir, key);
    if (is_own_file(path)) {
        made = arena_copy(&build.plan.arena, slice_of(path)).p;
        if (made)
            *ret_state = round_ended(made, (struct slice){0});
        return made != NULL;
    }
    snprintf(path, sizeof(path), "%s/%s.txt", build.options.cache_dir, key);
    if (!private_file_read(&in->arena, path, PRIVATE_FROM_WRITERS, LIMIT_COMPILE_LINE, &report,
                           &err))
        return false;
    *ret_state = round_ended(NULL, report);
    return true;
}

/* Rounds whose results are known. IDLE: the next is not. */
static enum compile_state walk_known(enum compile_state state)
{
    struct inputs in;

    while (state == COMPILE_RUNNING) {
        if (!current_inputs(&in) || !look_up(&in, &state))
            state = COMPILE_IDLE;
        inputs_done(&in);
    }
    return state;
}

static void warn(void *ctx, struct slice text)
{
    (void)ctx;
    engine_log(LOG_TYPE_WARNING, text);
}

enum compile_state compile_find(struct project *p, const struct compile_options *options)
{
    const struct plan_options planned = {
        options->managed_dir, options->plugins_dir, {.warn = warn}};

    build.project = p;
    build.options = *options;
    build.options.digests = &build.digests;
    build.must_make_anew = false;
    build.n_passing = 0;
    build.retry_at = 0;
    build.n_made = 0;
    build.complaint[0] = '\0';
    build.at = 0;
    build.has_part = build.is_part = false;
    report_begin();
    plan_done(&build.plan);
    if (!plan_make(p, &planned, &build.plan))
        return COMPILE_IDLE;
    for (size_t i = 0; i < build.plan.n; i++) {
        build.plan.items[i].sources.is_mcs = options->is_mcs;
        build.plan.items[i].sources.arena = &build.plan.arena;
    }
    inputs_check(p, &build.plan);
    return walk_known(choose_next());
}

bool compile_discard(const char *path)
{
    for (size_t i = 0; i < build.plan.n && !build.has_discarded; i++) {
        if (!build.plan.items[i].made || strcmp(build.plan.items[i].made, path) != 0)
            continue;
        compile_stop();
        build.has_discarded = build.must_make_anew = build.must_take = true;
        build.at = i;
        build.round = 1;
        for (; i < build.plan.n; i++) /* those that come later may refer to it */
            build.plan.items[i].made = NULL;
        return true;
    }
    return false;
}

/* --- Compiling --- */

static void complain(struct slice why, const char *what_follows)
{
    struct buf text;

    snprintf(build.complaint, sizeof(build.complaint), "%.*s",
             (int)utf8_cut(why, sizeof(build.complaint) - 1), why.p);
    buf_init(&text, 1 << 14);
    buf_printf(&text, "umcp cannot compile the scripts%s: %.*s", what_follows,
               (int)utf8_cut(why, 1 << 13), why.p);
    if (buf_ok(&text))
        engine_log(LOG_TYPE_WARNING, buf_slice(&text));
    buf_done(&text);
}

/* Asks for this round. False: it complained. */
static bool ask(void)
{
    struct compile_client *client = build.options.client;
    struct json_out *w;
    struct inputs in = {0};

    if (!client) {
        complain(slice_of(build.options.complaint ? build.options.complaint
                                                  : "the player has no compile service"),
                 "");
        return false;
    }
    if (build.at < build.plan.n && current_inputs(&in)) {
        w = compile_client_begin(client, "build");
        inputs_write(&in.list, w);
        if (build.must_make_anew)
            json_put_bool(w, "anew", true);
        build.request = compile_client_send(client);
    }
    inputs_done(&in);
    if (!build.request)
        complain(compile_client_is_alive(client)
                     ? SLICE("the project has too many, or the player has too little memory")
                     : SLICE("the compile service has ended"),
                 "");
    return build.request != 0;
}

void compile_start(void)
{
    ask();
}

/* The compiler does not run now, or was too slow: it may be better later. The log hears of the
 * first only. False: it is not worth asking again. */
static bool postpone(const struct compile_answer *answer, int64_t now)
{
    int64_t delay = LIMIT_COMPILE_RETRY_US;

    if (!compile_client_is_alive(build.options.client))
        return false;
    for (unsigned i = 0; i < build.n_passing && delay < LIMIT_BUILD_RETRY_US; i++)
        delay *= 2;
    if (delay > LIMIT_BUILD_RETRY_US)
        delay = LIMIT_BUILD_RETRY_US;
    build.retry_at = now + delay;
    if (++build.n_passing == 1)
        complain(answer->message, " now, and tries again later");
    sources_end_bisect(&current()->sources);
    return true;
}

/* Not the code's fault, or not known to be. */
static enum compile_state take_fault(const struct compile_answer *answer, int64_t now)
{
    struct sources *s = &current()->sources;

    switch (answer->fault) {
    case COMPILE_FAULT_DIED:
        /* If it dies again, a source is more than it can take, and judge.c finds which. */
        if (build.is_repeated || s->is_bisecting)
            return round_ended(NULL, answer->message);
        build.is_repeated = true;
        return COMPILE_RUNNING;
    case COMPILE_FAULT_CHANGED:
        sources_end_bisect(s);
        return COMPILE_CHANGED;
    case COMPILE_FAULT_LATE: /* again and again: it is too much, but the others may be built */
        if (build.n_passing + 1 < LIMIT_BUILD_LATE && postpone(answer, now))
            return COMPILE_FAILED;
        build.n_passing = 0;
        complain(answer->message, "");
        return end_assembly(NULL);
    case COMPILE_FAULT_REQUEST:
        complain(answer->message, "");
        return end_assembly(NULL);
    case COMPILE_FAULT_UNAVAILABLE:
        if (postpone(answer, now))
            return COMPILE_FAILED;
        /* fall through */
    default:
        complain(answer->message, "");
        sources_end_bisect(s);
        return COMPILE_FAILED;
    }
}

static enum compile_state take_answer(const struct compile_answer *answer, int64_t now)
{
    const char *made;

    if (answer->end != COMPILE_END_FAULT) {
        build.n_passing = 0;
        build.must_make_anew = false;
    }
    switch (answer->end) {
    case COMPILE_END_MADE:
        made = arena_copy(&build.plan.arena, answer->assembly).p;
        build.n_made++;
        return made ? round_ended(made, (struct slice){0}) : COMPILE_FAILED;
    case COMPILE_END_WRONG:
        return round_ended(NULL, answer->report);
    case COMPILE_END_FAULT:
        break;
    }
    return take_fault(answer, now);
}

enum compile_state compile_poll(int64_t now)
{
    struct compile_answer answer;
    enum compile_state state;
    struct arena a;

    if (build.retry_at && now >= build.retry_at) {
        build.retry_at = 0;
        return ask() ? COMPILE_RUNNING : COMPILE_FAILED;
    }
    if (build.is_part) {
        build.is_part = false;
        state = walk_known(COMPILE_RUNNING);
        return state != COMPILE_IDLE ? state : ask() ? COMPILE_RUNNING : COMPILE_FAILED;
    }
    if (!build.request)
        return COMPILE_IDLE;
    arena_init(&a, LIMIT_COMPILE_TREE);
    if (compile_client_poll(build.options.client, &a, build.request, &answer)) {
        build.request = 0;
        state = take_answer(&answer, now);
        state = walk_known(state);
        if (state == COMPILE_IDLE)
            state = ask() ? COMPILE_RUNNING : COMPILE_FAILED;
    } else {
        state = COMPILE_RUNNING;
    }
    arena_done(&a);
    return state;
}

static int64_t now_us(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000 + t.tv_nsec / 1000;
}

bool compile_now(struct project *p, const struct compile_options *options)
{
    enum compile_state state;
    unsigned n_changes = 0;

    for (;;) {
        state = compile_find(p, options);
        if (state != COMPILE_IDLE && state != COMPILE_PART)
            return state == COMPILE_DONE;
        if (state == COMPILE_IDLE && !ask())
            return false;
        while ((state = compile_poll(now_us())) == COMPILE_RUNNING || state == COMPILE_PART)
            nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
        if (state != COMPILE_CHANGED || ++n_changes > LIMIT_COMPILE_ROUNDS)
            break;
    }
    compile_stop();
    return state == COMPILE_DONE;
}

const char *compile_compiler(void)
{
    return build.options.compiler;
}

const char *compile_progress(const char **ret_complaint)
{
    *ret_complaint = build.complaint[0] ? build.complaint : NULL;
    return build.request || build.is_part ? "compiling"
           : build.retry_at               ? "waiting"
           : build.complaint[0]           ? "failed"
           : report_get()->build          ? "compiled"
                                          : "none";
}

void compile_stop(void)
{
    build.retry_at = 0;
    build.is_part = false;
    if (!build.request)
        return;
    compile_client_cancel(build.options.client, build.request);
    build.request = 0;
    sources_end_bisect(&current()->sources);
}

void compile_each_source(source_fn *each, void *ctx)
{
    for (size_t i = 0; i < build.plan.n; i++) {
        const struct sources *s = &build.plan.items[i].sources;

        for (size_t k = 0; build.plan.items[i].made && k < s->n; k++)
            if (!s->items[k].is_out)
                each(ctx, build.project, s->items[k].path);
    }
}

void compile_each_of(struct slice name, home_source_fn *each, void *ctx)
{
    for (size_t i = 0; i < build.plan.n; i++) {
        const struct sources *s = &build.plan.items[i].sources;

        if (!slice_eq(build.plan.items[i].name, name))
            continue;
        for (size_t k = 0; k < s->n; k++)
            if (!s->items[k].is_out && !each(ctx, s->items[k].path))
                return;
    }
}
