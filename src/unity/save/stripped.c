/*
 * Stripped documents for save.h: placeholders through which a file refers to an object or component
 * of an instance. One is added when the file must refer to a copy that has none yet; it
 * takes the id that the copy already has.
 */
#include "base/limits.h"
#include "internal.h"

/* A stripped script document still names its script. */
static bool put_script(struct scene_save *s, int64_t id, struct buf *to)
{
    struct arena a;
    const struct yaml *values = NULL, *class_name;
    struct yaml_ref script;
    struct err fault;
    int index;
    const struct scene_object *o = scene_by_id(s->scene, id, &index);
    bool is_ok;

    arena_init(&a, LIMIT_SAVE_BYTES);
    is_ok = o && index >= 0 && scene_values(s->scene, &o->components[index], &a, &values, &fault) &&
            yaml_to_ref(yaml_get(values, "m_Script"), &script);
    if (is_ok) {
        bool has_owner = save_doc_of(s, o->id) != NULL;

        class_name = yaml_get(values, "m_EditorClassIdentifier");
        buf_printf(to, "  m_GameObject: {fileID: %lld}\n", has_owner ? (long long)o->id : 0);
        buf_append(to, SLICE("  m_Enabled: 1\n  m_EditorHideFlags: 0\n  m_Script: "));
        save_put_ref(to, &script);
        buf_append(to, SLICE("\n  m_Name: \n  m_EditorClassIdentifier: "));
        if (class_name && class_name->type == YAML_SCALAR &&
            !memchr(class_name->raw.p, '\n', class_name->raw.len))
            buf_append(to, class_name->raw);
        buf_append_byte(to, '\n');
    }
    arena_done(&a);
    return is_ok;
}

bool save_need_doc(struct scene_save *s, int64_t id, struct err *err)
{
    struct save_target target;
    const struct class_row *row;
    struct save_node *root, *source;
    struct buf text;
    bool is_ok;

    if (id_map_find(&s->removed, id))
        return err_set(err, ERR_TOOL, "nothing can refer to %lld, because it was removed",
                       (long long)id);
    if (save_doc_of(s, id) || id_map_find(&s->promised, id))
        return true;
    if (!save_target_of(s, id, &target, err))
        return false;
    row = class_find(target.class_id);
    if (!slice_is(target.instance->doc->y->type, "PrefabInstance"))
        return err_set(err, ERR_TOOL,
                       "nothing can refer to the prefab instance at line %zu, because Unity "
                       "before 2018.3 saved it",
                       target.instance->doc->y->line);
    if (!row)
        return err_set(err, ERR_TOOL, "%lld is of class %lld, which umcp does not know",
                       (long long)id, (long long)target.class_id);
    buf_init(&text, LIMIT_SAVE_BYTES);
    buf_printf(&text, "--- !u!%lld &%lld stripped\n%s:\n", (long long)target.class_id,
               (long long)id, row->name);
    buf_printf(&text,
               "  m_CorrespondingSourceObject: {fileID: 0}\n  m_PrefabInstance: {fileID: "
               "%lld}\n  m_PrefabAsset: {fileID: 0}\n",
               (long long)target.instance->i->id);
    is_ok = target.class_id != CLASS_MONO_BEHAVIOUR || put_script(s, id, &text) ||
            err_set(err, ERR_TOOL, "the script of %lld is unknown", (long long)id);
    if (is_ok)
        is_ok =
            buf_ok(&text) ? save_add_text(s, buf_slice(&text), id, &root, err) : err_no_memory(err);
    buf_done(&text);
    /* Set here rather than printed above, because a long reference is broken into two lines. */
    return is_ok && node_get(s, root, "m_CorrespondingSourceObject", &source, err) &&
           node_set_ref(s, source, &target.ref, err);
}
