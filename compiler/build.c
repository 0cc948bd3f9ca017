#include "build.h"

#include <errno.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "answer.h"
#include "app.h"
#include "scan.h"

static struct compiled *cache;

static const struct compiled_limits limits = {
    .age_s = LIMIT_CACHE_AGE_S, .bytes = LIMIT_CACHE_BYTES, .n = LIMIT_CACHE_ENTRIES};

void build_use(struct compiled *c)
{
    cache = c;
    compiled_prune(cache, &limits, (int64_t)time(NULL));
}

/* Sources on which the compiler would fail, and unreadable ones, as errors of these files. */
static bool scan_sources(const struct request *r, struct buf *to)
{
    for (size_t i = 0; i < r->inputs.n_sources; i++)
        scan_source(&r->inputs.sources[i], to);
    return to->len == 0;
}

static bool find_key(struct request *r, struct err *err)
{
    const size_t n = r->inputs.n_references + r->inputs.n_sources;

    if (!r->digests) /* it may be tried again */
        r->digests = arena_alloc(&r->arena, n * sizeof(r->digests[0]));
    return r->digests ? compile_key(&r->inputs, r->digests, r->key, err) : err_no_memory(err);
}

static void remove_made(const struct request *r)
{
    unlink(r->out);
    if (r->left[0])
        unlink(r->left);
}

bool build_begin(struct request *r)
{
    struct err err = {0};
    enum compiled_entry entry = COMPILED_NONE;
    struct buf report;
    /* Only the driver can leave out members. It refuses files that are too deep, each by itself. */
    const bool is_tolerant = r->inputs.is_tolerant && app.compiler.kind == COMPILER_HOSTED;
    bool has_key, goes_on = false;

    r->inputs.compiler_id = app.options.id;
    has_key = find_key(r, &err);
    buf_init(&report, LIMIT_COMPILE_REPORT);
    if (has_key)
        entry = compiled_find(cache, r->key, is_tolerant, r->assembly, &report);
    if (entry == COMPILED_ASSEMBLY && r->must_make)
        entry = COMPILED_NONE;
    if (entry == COMPILED_ASSEMBLY)
        answer_assembly(r->id, r->assembly, true);
    else if (entry == COMPILED_REPORT || (!is_tolerant && !scan_sources(r, &report)))
        answer_report(r->id, buf_slice(&report));
    else if (!has_key)
        answer_fault(r->id, COMPILE_FAULT_REQUEST, "%s", err.message);
    else
        goes_on = true;
    buf_done(&report);
    /* The file's name is the assembly's. */
    snprintf(r->out, sizeof(r->out), "%s/%s.dll", compiled_work(cache), r->inputs.name.p);
    if (is_tolerant)
        snprintf(r->left, sizeof(r->left), "%s/%s.left", compiled_work(cache), r->inputs.name.p);
    remove_made(r);
    return goes_on;
}

/* The compiled bytes are those of the key: the compiler had only bytes with our digests. This notes
 * changes that came later, so that the engine asks again at once. */
static bool is_unchanged(const struct request *r)
{
    char key[COMPILE_KEY_SIZE];
    struct err err;

    return compile_key(&r->inputs, NULL, key, &err) && strcmp(key, r->key) == 0;
}

static void answer_changed(const struct request *r)
{
    answer_fault(r->id, COMPILE_FAULT_CHANGED, "sources changed while the compiler read them");
}

void build_made(struct request *r)
{
    if (!is_unchanged(r)) {
        answer_changed(r);
    } else if (!compiled_put_assembly(cache, r->key, r->out, r->left[0] ? r->left : NULL)) {
        answer_fault(r->id, COMPILE_FAULT_UNAVAILABLE, "cannot keep '%s': %s", r->assembly,
                     strerror(errno));
    } else {
        answer_assembly(r->id, r->assembly, false);
        compiled_prune(cache, &limits, (int64_t)time(NULL));
    }
    remove_made(r);
}

void build_wrong(struct request *r, struct slice report)
{
    if (!is_unchanged(r)) {
        answer_changed(r);
    } else {
        compiled_put_report(cache, r->key, report); /* if not, it is compiled again */
        answer_report(r->id, report);
    }
    remove_made(r);
}
