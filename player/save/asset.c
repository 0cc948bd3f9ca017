/*
 * Assets that scripts make: a ScriptableObject becomes a file of its own, or is saved to the
 * file that it was loaded from, in which the other documents stay.
 */
#include "internal.h"

#include <sys/random.h>

#include "fields.h"
#include "save.h"

enum { MAIN_ID = 11400000 }; /* of the only object of a file */

/* References inside of the file stay. */
static void keep_ref(void *ctx, struct yaml_ref *ref)
{
    (void)ctx, (void)ref;
}

/* Copies the documents of the file; *ret_values: those of `id`. */
static bool copy_documents(struct saving *s, struct slice text, int64_t id,
                           const struct yaml **ret_values, struct err *err)
{
    struct yaml_scan scan;
    struct yaml_doc doc;
    enum yaml_step step;

    if (!yaml_open(&scan, text, err))
        return false;
    while ((step = yaml_next(&scan, &doc, err)) == YAML_ITEM) {
        struct save_copy copy = {.map = keep_ref, .class_id = doc.class_id};

        if (!yaml_parse_doc(&s->arena, &doc, &copy.values, err))
            return false;
        copy.type = copy.values->key;
        if (!save_add_copy(s->save, &copy, doc.file_id, err))
            return false;
        if (doc.file_id == id)
            *ret_values = copy.values;
    }
    return step != YAML_FAULT;
}

/* The document of an object that is in no file yet. */
static bool add_document(struct saving *s, struct object *o, const struct edited *e, int64_t id,
                         const struct yaml **ret_values, struct err *err)
{
    const struct object as_component = {
        .class = &class_mono_behaviour, .kind = OBJECT_COMPONENT, .script = o->script, .id = o->id};
    struct form form;

    return saving_form(s, (struct object *)(uintptr_t)&as_component, e, &form, err) &&
           save_add_document(s->save, form.class_id, form.type, id, slice_of(form.lines), err) &&
           yaml_parse(&s->arena, slice_of(form.lines), 1, ret_values, err);
}

/* The source of the new text; another's write after this is noticed. */
static bool read_old(struct writing *w, struct file_bytes *file, struct err *err)
{
    if (!file_read(load_project(), w->path, file, err))
        return false;
    buf_append(&w->old, file->bytes);
    return buf_ok(&w->old) || err_no_memory(err);
}

/* `own`: the object's id in the file; 0: it is not in it. */
static bool compose(struct object *o, int64_t own, struct saving *s, struct writing *w,
                    struct err *err)
{
    const char *script = o->script->full_name; /* user code may destroy the object */
    const struct yaml *values = NULL;
    struct file_bytes file = {0};
    struct edited e;
    bool ok, is_changed;

    if (!edits_snapshot(o, &e))
        return err_no_memory(err);
    ok = fields_read(o->id, &e.fields) ||
         err_set(err, ERR_TOOL, "umcp cannot read the fields of %s", script);
    if (ok && own)
        ok = read_old(w, &file, err) && copy_documents(s, file.bytes, own, &values, err);
    if (ok && !values)
        ok = add_document(s, o, &e, own ? own : MAIN_ID, &values, err);
    ok = ok &&
         save_set_text(s->save, own ? own : MAIN_ID, SLICE("m_Name"), slice_of(graph_name(o)),
                       err) &&
         saving_set(s, o, &e, values, err) && save_finish(s->save, &w->text, &is_changed, err);
    file_done(&file);
    edits_done(&e);
    return ok;
}

static bool write_asset(struct object *o, int64_t own, struct writing *w, struct err *err)
{
    struct captured item = {.id = o->id, .new_id = own ? own : MAIN_ID};
    size_t first = 0;
    struct capture only = {.items = &item, .n = 1, .by_id = &first};
    struct saving s = {.capture = &only};
    uint64_t seed;
    bool ok;

    if (getrandom(&seed, sizeof(seed), 0) != sizeof(seed))
        return err_set(err, ERR_INTERNAL, "The system cannot provide random numbers");
    arena_init(&s.arena, LIMIT_OBJECT_BYTES);
    ok = save_begin_new(load_project(), w->path, &w->guid, seed, &s.save, err) &&
         compose(o, own, &s, w, err);
    save_free(s.save);
    arena_done(&s.arena);
    return ok;
}

bool save_asset(struct arena *a, struct object *o, struct slice path, struct err *err)
{
    struct writing w = {.path = path, .replaces = true, .importer = META_NATIVE};
    struct save_ref ref;
    int64_t own;

    if (o->kind != OBJECT_ASSET || !o->script)
        return err_set(err, ERR_TOOL,
                       "Only ScriptableObjects can be written to .asset files, not %s",
                       o->class->name);
    if (!writing_begin(a, &w, SLICE(".asset"), err))
        return false;
    own = asset_ref(o, &ref) && guid_eq(&ref.guid, &w.guid) && w.was_there ? ref.file_id : 0;
    if (!writing_end(a, &w, write_asset(o, own, &w, err), err))
        return false;
    return own || asset_adopt(o, &w.guid, MAIN_ID) || err_no_memory(err);
}
