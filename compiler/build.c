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

/* What the compiler would choke on, and what we cannot read, as errors of these files. */
static bool scan_sources(const struct request *r, struct buf *to)
{
    for (size_t i = 0; i < r->inputs.n_sources; i++)
        scan_source(&r->inputs.sources[i], to);
    return to->len == 0;
}

bool build_begin(struct request *r)
{
    struct err err = {0};
    enum compiled_entry entry = COMPILED_NONE;
    struct buf report;
    bool has_key, goes_on = false;

    r->inputs.compiler_id = app.options.id;
    has_key = compile_key(&r->inputs, r->key, &err);
    buf_init(&report, LIMIT_COMPILE_REPORT);
    if (has_key)
        entry = compiled_find(cache, r->key, r->assembly, &report);
    if (entry == COMPILED_ASSEMBLY && r->must_make)
        entry = COMPILED_NONE;
    if (entry == COMPILED_ASSEMBLY)
        answer_assembly(r->id, r->assembly, true);
    else if (entry == COMPILED_REPORT || !scan_sources(r, &report))
        answer_report(r->id, buf_slice(&report));
    else if (!has_key)
        answer_fault(r->id, COMPILE_FAULT_REQUEST, "%s", err.message);
    else
        goes_on = true;
    buf_done(&report);
    /* The file's name is the assembly's. */
    snprintf(r->out, sizeof(r->out), "%s/%s.dll", compiled_work(cache), r->inputs.name.p);
    unlink(r->out);
    return goes_on;
}

/* The compiler read the sources at some time between our two readings. */
static bool is_unchanged(const struct request *r)
{
    char key[COMPILE_KEY_SIZE];
    struct err err;

    return compile_key(&r->inputs, key, &err) && strcmp(key, r->key) == 0;
}

static void answer_changed(const struct request *r)
{
    answer_fault(r->id, COMPILE_FAULT_CHANGED, "sources changed while they were compiled");
}

void build_made(struct request *r)
{
    if (!is_unchanged(r)) {
        answer_changed(r);
    } else if (!compiled_put_assembly(cache, r->key, r->out)) {
        answer_fault(r->id, COMPILE_FAULT_UNAVAILABLE, "cannot keep '%s': %s", r->assembly,
                     strerror(errno));
    } else {
        answer_assembly(r->id, r->assembly, false);
        compiled_prune(cache, &limits, (int64_t)time(NULL));
    }
    unlink(r->out);
}

void build_wrong(struct request *r, struct slice report)
{
    if (!is_unchanged(r)) {
        answer_changed(r);
    } else {
        compiled_put_report(cache, r->key, report); /* if not, it is compiled again */
        answer_report(r->id, report);
    }
    unlink(r->out);
}
