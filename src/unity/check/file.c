/*
 * Checks one file: counts its references and collects the bad ones. References are found from their
 * bytes; a document is parsed into a tree only if something is wrong, to name the property. Runs on
 * many threads, each with its own struct check_thread.
 */
#include <errno.h>
#include <stdio.h>

#include "base/limits.h"
#include "internal.h"

struct check_found *check_list_add(struct check_list *l, enum finding_kind kind)
{
    const struct check_found fresh = {.f = {.kind = kind, .component = -1}, .order = l->n + 1};

    return VEC_ADD(l->items, l->n, l->cap, VEC_NO_MAX, fresh) ? &l->items[l->n - 1] : NULL;
}

/* Whether Unity writes files with this extension as text when text serialization is on. */
static bool is_unity_name(struct slice name)
{
    static const char *const extensions[] = {
        "unity",
        "prefab",
        "asset",
        "mat",
        "anim",
        "controller",
        "overrideController",
        "playable",
        "mask",
        "mixer",
        "physicMaterial",
        "physicsMaterial",
        "physicsMaterial2D",
        "renderTexture",
        "lighting",
        "preset",
        "spriteatlas",
        "terrainlayer",
        "cubemap",
        "flare",
        "guiskin",
        "fontsettings",
        "signal",
        "brush",
        "giparams",
        "shadervariants",
    };
    const char *dot = memrchr(name.p, '.', name.len);
    struct slice end;

    if (!dot)
        return false;
    end = slice_skip(name, (size_t)(dot + 1 - name.p));
    for (size_t i = 0; i < N_ELEMENTS(extensions); i++)
        if (slice_eq_nocase(end, slice_of(extensions[i])))
            return true;
    return false;
}

static struct check_found *add_found(struct check_thread *t, enum finding_kind kind)
{
    struct check_found *found = check_list_add(&t->found, kind);

    if (found)
        found->file = t->file;
    return found;
}

/* Counts a finding of the current file. One file, or many, must not hide other faults. */
static bool is_listed(struct check_thread *t, enum finding_kind kind)
{
    const size_t most = t->found.n < t->most / 2 ? LIMIT_FINDINGS_FILE
                        : t->found.n < t->most   ? LIMIT_FINDINGS_LATER
                                                 : 0;

    if (t->n_kinds[kind] >= most) {
        t->n_more[kind]++;
        return false;
    }
    t->n_kinds[kind]++;
    return true;
}

/* Adds a finding that is not about a reference. */
static bool add_text(struct check_thread *t, enum finding_kind kind, size_t line, const char *text)
{
    struct check_found *found = add_found(t, kind);

    if (!found)
        return false;
    found->f.line = line;
    found->f.context = arena_copy(&t->text, slice_of(text));
    return found->f.context.p != NULL;
}

/* At the end of a file: the finding for those that are not listed. */
static bool add_more(struct check_thread *t)
{
    static const char *const names[FINDING_COUNT] = {
        [FINDING_SCRIPT] = "missing scripts", [FINDING_REFERENCE] = "broken references"};
    char text[96];

    for (enum finding_kind kind = 0; kind < FINDING_COUNT; kind++) {
        if (!t->n_more[kind])
            continue;
        snprintf(text, sizeof(text), "%zu more %s of this file are not listed.", t->n_more[kind],
                 names[kind]);
        if (!add_text(t, kind, 0, text))
            return false;
        t->found.items[t->found.n - 1].f.n_more = t->n_more[kind];
    }
    return true;
}

/* --- Judging a reference. --- */

struct ref_check {
    enum ref_fault fault;
    uint32_t use; /* index + 1; 0: not counted */
    bool is_script;
};

/* References for Unity's own bookkeeping: if their target is missing, it does no harm. */
static bool is_bookkeeping(const struct check_thread *t, const struct ref_seen *r)
{
    static const struct slice keys[] = {
        SLICE_INIT("m_CorrespondingSourceObject"), SLICE_INIT("m_PrefabParentObject"),
        SLICE_INIT("m_PrefabAsset"), SLICE_INIT("targetCorrespondingSourceObject")};

    for (size_t i = 0; i < N_ELEMENTS(keys); i++)
        if (slice_eq(r->key, keys[i]))
            return true;
    /* Only in a prefab instance: scripts may have fields with these names. */
    return t->doc->class_id == CLASS_PREFAB_INSTANCE &&
           (slice_is(r->key, "target") || refs_is_removed(r));
}

/* The fault of a reference; `target` is the guid's asset, if it has one. */
static enum ref_fault fault_of(const struct check_thread *t, const struct ref_seen *r,
                               bool is_script, const struct ref_target *target)
{
    const bool is_local = r->ref.file_id && !r->ref.has_guid;
    const struct yaml_doc *doc;

    if (is_local && t->file.file->is_meta)
        return FAULT_NONE;
    doc = is_local ? refs_docs_find(&t->docs, r->ref.file_id) : NULL;
    if (is_script)
        return script_fault(&r->ref, doc ? doc->class_id : 0, target);
    if (target)
        return ref_target_fault(target);
    if (!is_local || doc)
        return FAULT_NONE;
    /* The script of a stripped document is in the source. */
    return r->is_top && t->doc->class_id == CLASS_MONO_BEHAVIOUR && slice_is(r->key, "m_Script")
               ? FAULT_NONE
               : FAULT_NO_DOC;
}

/* False: out of memory. */
static bool check_ref(struct check_thread *t, const struct ref_seen *r, struct ref_check *ret_check)
{
    const bool is_script = r->is_top && !t->has_script && !t->doc->is_stripped &&
                           t->doc->class_id == CLASS_MONO_BEHAVIOUR && slice_is(r->key, "m_Script");
    const struct ref_target *target = NULL;
    uint32_t number = 0;

    *ret_check = (struct ref_check){.is_script = is_script};
    if (is_script)
        t->has_script = true;
    if (r->ref.file_id && r->ref.has_guid) {
        number = check_use_of(t, &r->ref.guid);
        if (number <= 1)
            return number == 1;
        if (t->doc->is_stripped || is_bookkeeping(t, r))
            return true;
        target = &t->uses[number - 2].target;
    }
    ret_check->fault = fault_of(t, r, is_script, target);
    if (target && !ret_check->fault)
        ret_check->use = number - 1;
    return true;
}

/* --- Checking the file. --- */

static bool count_ref(void *ctx, const struct ref_seen *r, const struct refs_path *path)
{
    struct check_thread *t = ctx;
    struct ref_check v;

    (void)path;
    if (!check_ref(t, r, &v))
        return false;
    t->n_refs += r->ref.file_id != 0;
    t->is_bad = t->is_bad || v.fault;
    if (!v.use)
        return true;
    return VEC_ADD(t->entries, t->n_entries, t->entries_cap, VEC_NO_MAX,
                   (struct check_entry){
                       .use = v.use - 1, .at = r->at, .doc = t->doc, .is_script = v.is_script});
}

/* Finds the bad references of a document. */
struct search {
    struct check_thread *t;
    struct slice name; /* of the document */
    bool is_in_scene;
    const char *at; /* the last finding */
    size_t line;    /* of it */
};

static bool find_ref(void *ctx, const struct ref_seen *r, const struct refs_path *path)
{
    struct search *s = ctx;
    struct check_thread *t = s->t;
    struct check_found *found;
    struct slice property;
    struct ref_check v;

    if (!check_ref(t, r, &v))
        return false;
    if (!v.fault)
        return true;
    if (!is_listed(t, v.is_script ? FINDING_SCRIPT : FINDING_REFERENCE))
        return true;
    s->line = yaml_line_of(slice_from(s->at, (size_t)(r->at - s->at)), s->line, r->at);
    s->at = r->at;
    property = refs_path_text(path, &t->docs.trees);
    found = property.p ? add_found(t, v.is_script ? FINDING_SCRIPT : FINDING_REFERENCE) : NULL;
    if (!found)
        return false;
    property.len = utf8_cut(property, LIMIT_FINDING_NAME);
    found->f.property = arena_copy(&t->text, property);
    found->f.line = s->line;
    found->f.object = s->name;
    found->f.guid = r->ref.guid;
    found->f.file_id = r->ref.file_id;
    found->reason = CHECK_FAULT;
    found->fault = v.fault;
    found->doc = t->doc->file_id;
    found->is_in_scene = s->is_in_scene;
    return found->f.property.p != NULL;
}

/* Whether the document is an object or a component. */
static bool is_in_scene(const struct yaml_doc *doc, const struct yaml *root)
{
    struct yaml_ref owner;

    return doc->is_stripped || doc->class_id == CLASS_GAME_OBJECT ||
           doc->class_id == CLASS_PREFAB_INSTANCE ||
           (yaml_to_ref(yaml_get(root, "m_GameObject"), &owner) && owner.file_id);
}

static enum refs_result find_bad(struct check_thread *t, struct err *err)
{
    struct search s = {.t = t, .at = t->doc->raw.p, .line = t->doc->line};
    const struct yaml *root;
    enum refs_result result = refs_docs_tree(&t->docs, t->doc, &root, err);
    struct slice text = {0};
    const struct yaml *name;
    struct err ignored; /* `err` is for faults that make the file unreadable */

    if (result != REFS_OK)
        return result;
    t->has_script = false;
    s.is_in_scene = is_in_scene(t->doc, root);
    name = yaml_get(root, "m_Name");
    if (name && name->type == YAML_SCALAR &&
        !yaml_decode(&t->docs.trees, name->raw, &text, &ignored))
        text = name->raw;
    text.len = utf8_cut(text, LIMIT_FINDING_NAME);
    s.name = arena_copy(&t->text, text);
    return s.name.p && refs_tree_each(root, find_ref, &s) ? REFS_OK : REFS_NO_MEMORY;
}

static bool check_yaml(struct check_thread *t, struct slice bytes)
{
    const size_t n_before = t->found.n;
    struct err err = {.kind = ERR_NONE};
    enum refs_result result = refs_docs_read(&t->docs, bytes, &err);

    t->n_entries = 0;
    t->n_refs = 0;
    for (size_t i = 0; i < t->docs.n_docs && result == REFS_OK; i++) {
        t->doc = &t->docs.docs[i];
        t->has_script = t->is_bad = false;
        result = refs_docs_each(&t->docs, t->doc, count_ref, t, &err);
        if (result == REFS_OK && t->is_bad)
            result = find_bad(t, &err);
    }
    if (result == REFS_NO_MEMORY)
        return false;
    t->n_files++;
    if (result == REFS_OK) {
        t->n_references += t->n_refs;
        return check_uses_commit(t) && add_more(t);
    }
    t->found.n = n_before;
    if (result == REFS_TREE_TOO_LARGE)
        return add_text(t, FINDING_UNREADABLE, 0, "The file takes too much memory to read.");
    return add_text(t, FINDING_MALFORMED, err.line, err.message);
}

bool check_file(void *ctx, unsigned number, const struct refs_file *f, const struct refs_bytes *b)
{
    struct check_thread *t = (struct check_thread *)ctx + number;
    char text[128];
    struct yaml_scan scan;
    struct err err;

    t->file = *f;
    memset(t->n_kinds, 0, sizeof(t->n_kinds));
    memset(t->n_more, 0, sizeof(t->n_more));
    if (b->os_error || b->is_too_large) {
        if (b->is_too_large)
            return add_text(t, FINDING_UNREADABLE, 0, "The file is too large to read.");
        /* It was removed, or became something else, after the walk saw it. */
        if (b->os_error == ENOENT || b->os_error == ENOTDIR || b->os_error == EISDIR ||
            b->os_error == ENXIO || b->os_error == EAGAIN)
            return true;
        snprintf(text, sizeof(text), "The file cannot be read: %s.", strerror(b->os_error));
        return add_text(t, FINDING_UNREADABLE, 0, text);
    }
    if (b->kind == YAML_UNITY || (b->kind == YAML_META && f->file->is_meta))
        return check_yaml(t, b->bytes);
    /* Checks a file that is not UnityYAML: a finding if Unity should have written it. */
    if (!t->file.file->is_meta &&
        (b->kind == YAML_JSON || !is_unity_name(refs_file_name(t->p, &t->file))))
        return true;
    if (b->kind == YAML_OTHER && !yaml_open(&scan, b->bytes, &err) && err.line)
        return add_text(t, FINDING_MALFORMED, err.line, err.message);
    snprintf(text, sizeof(text), "The file is %s%s.", yaml_kind_name(b->kind),
             b->kind == YAML_LFS ? ": its content was not fetched" : "");
    return add_text(t, FINDING_UNREADABLE, 0, text);
}
