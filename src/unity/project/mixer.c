/*
 * Audio mixers. A snapshot stores values by guid. The meaning of a guid comes from the group or
 * effect that uses it, or from the mixer if the parameter is exposed to scripts under a name.
 */
#include "mixer.h"
#include "base/limits.h"
#include "classes.h"
#include "file.h"

#include <stdlib.h>

enum {
    CLASS_MIXER = 241,
    CLASS_GROUP = 243,
    CLASS_EFFECT = 244,
    CLASS_SNAPSHOT = 245,
};

struct mixer_doc {
    int64_t class_id, id;
    const struct yaml *tree;
    bool is_seen;
};

/* A parameter's guid and its meaning. */
struct meaning {
    struct slice guid, name, group;
};

struct reader {
    struct arena *a;
    struct mixer_doc docs[LIMIT_MIXER_DOCS];
    size_t n_docs;
    struct meaning *meanings;
    size_t n_meanings, cap;
    struct err *err;
    bool failed; /* out of memory */
};

static struct slice text_of(struct reader *r, const struct yaml *v)
{
    struct slice text = SLICE("");
    struct err ignored = {0};

    if (!v || v->type != YAML_SCALAR || !v->raw.len)
        return text;
    if (!yaml_decode(r->a, v->raw, &text, &ignored))
        text = v->raw;
    text = arena_copy(r->a, text); /* the file's bytes are freed */
    if (!text.p)
        r->failed = true;
    return text.p ? text : SLICE("");
}

static struct mixer_doc *doc_of(struct reader *r, const struct yaml *v, int64_t class_id)
{
    struct yaml_ref ref;

    if (!yaml_to_ref(v, &ref))
        return NULL;
    for (size_t i = 0; i < r->n_docs; i++)
        if (r->docs[i].id == ref.file_id && r->docs[i].class_id == class_id)
            return &r->docs[i];
    return NULL;
}

static bool read_docs(struct reader *r, struct slice bytes)
{
    struct yaml_scan scan;
    struct yaml_doc doc;
    enum yaml_step step;

    if (!yaml_open(&scan, bytes, r->err))
        return false;
    while ((step = yaml_next(&scan, &doc, r->err)) == YAML_ITEM) {
        struct mixer_doc *d = &r->docs[r->n_docs];

        if (doc.class_id < CLASS_MIXER || doc.class_id > CLASS_SNAPSHOT)
            continue;
        if (r->n_docs == LIMIT_MIXER_DOCS)
            return err_set(r->err, ERR_TOO_LARGE, "more than %u groups, effects and snapshots",
                           LIMIT_MIXER_DOCS);
        *d = (struct mixer_doc){.class_id = doc.class_id, .id = doc.file_id};
        if (!yaml_parse_doc(r->a, &doc, &d->tree, r->err))
            return false;
        r->n_docs++;
    }
    return step == YAML_END;
}

/* --- Meanings of guids. --- */

static void add_meaning(struct reader *r, const struct yaml *guid, struct slice name,
                        struct slice group)
{
    if (!guid || !guid->raw.len)
        return;
    r->failed |= !VEC_ADD_IN(r->a, r->meanings, r->n_meanings, r->cap, VEC_NO_MAX,
                             (struct meaning){guid->raw, name, group});
}

static struct slice join(struct reader *r, struct slice effect, struct slice name)
{
    struct slice text = arena_printf(r->a, "%.*s/%.*s", SLICE_ARG(effect), SLICE_ARG(name));

    if (!text.p)
        r->failed = true;
    return text.p ? text : name;
}

static void add_effect(struct reader *r, const struct yaml *effect, struct slice group)
{
    struct slice name = text_of(r, yaml_get(effect, "m_EffectName"));
    const struct yaml *list = yaml_get(effect, "m_Parameters");

    add_meaning(r, yaml_get(effect, "m_MixLevel"), join(r, name, SLICE("Mix level")), group);
    for (const struct yaml *v = list ? list->first : NULL; v; v = v->next)
        add_meaning(r, yaml_get(v, "m_GUID"),
                    join(r, name, text_of(r, yaml_get(v, "m_ParameterName"))), group);
}

static void add_group_meanings(struct reader *r, const struct yaml *group)
{
    struct slice name = text_of(r, yaml_get(group, "m_Name"));
    const struct yaml *effects = yaml_get(group, "m_Effects");

    add_meaning(r, yaml_get(group, "m_Volume"), SLICE("Volume"), name);
    add_meaning(r, yaml_get(group, "m_Pitch"), SLICE("Pitch"), name);
    for (const struct yaml *v = effects ? effects->first : NULL; v; v = v->next) {
        struct mixer_doc *d = doc_of(r, v, CLASS_EFFECT);

        if (d && !d->is_seen)
            add_effect(r, d->tree, name);
        if (d)
            d->is_seen = true;
    }
}

static int compare_meanings(const void *a, const void *b)
{
    const struct meaning *x = a, *y = b;

    return slice_compare(x->guid, y->guid);
}

/* Requires sorted meanings. NULL: nothing uses this guid. */
static struct meaning *find_meaning(const struct reader *r, struct slice guid)
{
    struct meaning wanted = {.guid = guid};

    if (!r->n_meanings)
        return NULL;
    return bsearch(&wanted, r->meanings, r->n_meanings, sizeof(wanted), compare_meanings);
}

/* An exposed name replaces the parameter's own. */
static void add_exposed(struct reader *r, const struct yaml *mixer)
{
    const struct yaml *list = yaml_get(mixer, "m_ExposedParameters");

    for (const struct yaml *v = list ? list->first : NULL; v; v = v->next) {
        const struct yaml *guid = yaml_get(v, "guid");
        struct meaning *m = guid ? find_meaning(r, guid->raw) : NULL;

        if (m)
            m->name = text_of(r, yaml_get(v, "name"));
    }
}

/* --- Groups, from the master group down. --- */

static void add_groups(struct reader *r, const struct yaml *mixer, struct mixer *m)
{
    struct mixer_doc *stack[LIMIT_MIXER_DOCS];
    size_t n = 0;

    stack[n] = doc_of(r, yaml_get(mixer, "m_MasterGroup"), CLASS_GROUP);
    n += stack[n] != NULL;
    while (n && !r->failed) {
        struct mixer_doc *d = stack[--n];
        const struct yaml *children = yaml_get(d->tree, "m_Children");
        size_t first = n;

        if (d->is_seen)
            continue;
        d->is_seen = true;
        m->groups[m->n_groups++] =
            (struct mixer_group){.id = d->id,
                                 .name = text_of(r, yaml_get(d->tree, "m_Name")),
                                 .guid = text_of(r, yaml_get(d->tree, "m_GroupID"))};
        add_group_meanings(r, d->tree);
        for (const struct yaml *v = children ? children->first : NULL; v && n < LIMIT_MIXER_DOCS;
             v = v->next) {
            stack[n] = doc_of(r, v, CLASS_GROUP);
            n += stack[n] && !stack[n]->is_seen;
        }
        for (size_t i = first, k = n; i + 1 < k; i++) { /* pop the first child first */
            struct mixer_doc *swapped = stack[i];

            stack[i] = stack[--k];
            stack[k] = swapped;
        }
    }
}

/* --- Snapshots. --- */

static struct mixer_value value_of(struct reader *r, const struct yaml *v)
{
    struct mixer_value value = {.value = 0};
    const struct meaning *m = find_meaning(r, v->key);

    yaml_to_double(v, &value.value);
    if (m) {
        value.name = m->name;
        value.group = m->group;
        return value;
    }
    value.name = arena_copy(r->a, v->key);
    if (!value.name.p)
        r->failed = true;
    return value;
}

static void add_snapshot(struct reader *r, const struct mixer_doc *d, struct mixer *m)
{
    struct mixer_snapshot *s = &m->snapshots[m->n_snapshots++];
    const struct yaml *values = yaml_get(d->tree, "m_FloatValues");
    size_t n = values && values->type == YAML_MAP ? values->n_items : 0;

    *s = (struct mixer_snapshot){.id = d->id, .name = text_of(r, yaml_get(d->tree, "m_Name"))};
    s->values = n ? arena_alloc(r->a, n * sizeof(*s->values)) : NULL;
    if (n && !s->values) {
        r->failed = true;
        return;
    }
    for (const struct yaml *v = n ? values->first : NULL; v && !r->failed; v = v->next)
        s->values[s->n_values++] = value_of(r, v);
}

static void add_snapshots(struct reader *r, const struct yaml *mixer, struct mixer *m)
{
    const struct yaml *list = yaml_get(mixer, "m_Snapshots");

    for (const struct yaml *v = list ? list->first : NULL; v && !r->failed; v = v->next) {
        struct mixer_doc *d = doc_of(r, v, CLASS_SNAPSHOT);

        if (d && !d->is_seen) {
            d->is_seen = true;
            add_snapshot(r, d, m);
        }
    }
}

static bool make_mixer(struct reader *r, struct mixer *m)
{
    const struct yaml *mixer = NULL;

    for (size_t i = 0; i < r->n_docs && !mixer; i++)
        if (r->docs[i].class_id == CLASS_MIXER)
            mixer = r->docs[i].tree;
    if (!mixer)
        return err_set(r->err, ERR_TOOL, "is not an audio mixer");
    *m = (struct mixer){.name = text_of(r, yaml_get(mixer, "m_Name"))};
    m->groups = arena_alloc(r->a, r->n_docs * sizeof(*m->groups));
    m->snapshots = arena_alloc(r->a, r->n_docs * sizeof(*m->snapshots));
    if (!m->groups || !m->snapshots)
        return err_no_memory(r->err);
    add_groups(r, mixer, m);
    if (r->n_meanings)
        qsort(r->meanings, r->n_meanings, sizeof(*r->meanings), compare_meanings);
    add_exposed(r, mixer);
    add_snapshots(r, mixer, m);
    return !r->failed || err_no_memory(r->err);
}

bool mixer_read(const struct project *p, struct slice path, struct arena *a,
                struct mixer *ret_mixer, struct err *err)
{
    struct reader *r = mem_zalloc(sizeof(*r));
    struct file_bytes file = {0};
    struct mixer mixer;
    bool ok;

    if (!r)
        return err_no_memory(err);
    r->a = a;
    r->err = err;
    ok = file_read(p, path, &file, err) && read_docs(r, file.bytes) && make_mixer(r, &mixer);
    file_done(&file);
    mem_free(r);
    if (ok)
        *ret_mixer = mixer;
    return ok;
}
