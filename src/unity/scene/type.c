/* Determines a component's type from its document's class, or for scripts from m_Script. */
#include "internal.h"

static struct slice text_entry(struct scene_impl *impl, struct slice raw)
{
    struct slice text = SLICE("");
    struct err ignored = {0};

    return scene_text_of(impl, raw, &text, &ignored) ? text : SLICE("");
}

/* For a script that is not set, or is a MonoScript document in the same file. */
static void use_local_script(struct scene_impl *impl, const struct scene_file *f,
                             const struct yaml_ref *ref, struct scene_component *c)
{
    const struct id_slot *slot = id_map_find(&f->doc_map, ref->file_id);
    const struct scene_doc *d = slot ? &f->docs[slot->at] : NULL;
    struct err ignored = {0};
    struct yaml_entries it;
    struct yaml_entry e;

    c->state = REF_MISSING;
    if (script_fault(ref, d ? d->y.class_id : 0, NULL))
        return;
    c->name_space = SLICE("");
    yaml_entries_init(&it, &d->y);
    while (scene_may_search(impl) && yaml_next_entry(&it, &e, &ignored) == YAML_ITEM) {
        if (slice_is(e.key, "m_ClassName"))
            c->type = text_entry(impl, e.value);
        else if (slice_is(e.key, "m_Namespace"))
            c->name_space = text_entry(impl, e.value);
    }
    if (c->type.len)
        c->state = REF_FOUND;
}

/* Parses "Assembly::Name.Space.Class" or "Assembly:Name.Space:Class", if the editor left one. */
static bool use_hint(struct slice hint, struct scene_component *c)
{
    struct slice rest = hint, name_space = SLICE("");
    size_t dot;

    slice_cut(&rest, ':');
    if (rest.len && rest.p[0] == ':') {
        rest = slice_skip(rest, 1);
        for (dot = rest.len; dot > 0 && rest.p[dot - 1] != '.'; dot--)
            continue;
        if (dot) {
            name_space = slice_from(rest.p, dot - 1);
            rest = slice_skip(rest, dot);
        }
    } else {
        name_space = slice_cut(&rest, ':');
    }
    if (!rest.len)
        return false;
    c->type = rest;
    c->name_space = name_space;
    return true;
}

static bool init_script(struct scene_impl *impl, const struct scene_file *f,
                        const struct scene_doc *d, struct scene_component *c, struct err *err)
{
    struct yaml_ref ref = {0};
    struct slice hint = SLICE("");
    struct yaml_entries it;
    enum yaml_step step;
    struct yaml_entry e;

    c->type = SLICE("");
    c->name_space = (struct slice){0};
    yaml_entries_init(&it, &d->y);
    while ((step = yaml_next_entry(&it, &e, err)) == YAML_ITEM) {
        if (slice_is(e.key, "m_Script")) {
            if (!scene_ref_of(impl, d, &e, &ref, err))
                return false;
        } else if (slice_is(e.key, "m_EditorClassIdentifier")) {
            hint = text_entry(impl, e.value);
            break; /* the script's own fields follow */
        }
    }
    if (step == YAML_FAULT)
        return false;
    if (ref.has_guid && ref.file_id) {
        struct script_type type;

        if (!script_find(impl->p, &ref, &type, err))
            return false;
        c->state = type.state;
        if (type.state == REF_MISSING)
            return true;
        c->type = type.name;
        c->name_space = type.name_space;
        if (!type.name.len && !use_hint(hint, c)) {
            c->type = SLICE("MonoBehaviour");
            c->name_space = (struct slice){0};
        }
        return true;
    }
    if (d->y.is_stripped) { /* its type comes from the source */
        c->state = REF_UNRESOLVED;
        c->type = SLICE("MonoBehaviour");
        return true;
    }
    use_local_script(impl, f, &ref, c);
    return true;
}

bool scene_component_init(struct scene_impl *impl, const struct scene_file *f,
                          const struct scene_doc *d, struct scene_component *c, struct err *err)
{
    const struct class_row *row = class_find(d->y.class_id);

    *c = (struct scene_component){
        .id = d->y.file_id,
        .class_id = d->y.class_id,
        .type = row ? slice_of(row->name) : d->y.type,
        .name_space = row ? slice_of(row->name_space) : (struct slice){0},
        .state = REF_BUILT_IN,
        .file = f,
        .raw = d->y.raw,
        .line = d->y.line,
    };
    return d->y.class_id != CLASS_MONO_BEHAVIOUR || init_script(impl, f, d, c, err);
}
