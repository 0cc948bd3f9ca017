/*
 * Documents for the game objects and components that tools created, in hierarchy order, and their
 * entries in the lists of parents and owners.
 */
#include "internal.h"

/* How the YAML of every new object begins, and of every new component. */
#define FORM_HEAD                                                                                  \
    "  m_ObjectHideFlags: 0\n"                                                                     \
    "  m_CorrespondingSourceObject: {fileID: 0}\n"                                                 \
    "  m_PrefabInstance: {fileID: 0}\n"                                                            \
    "  m_PrefabAsset: {fileID: 0}\n"
#define FORM_COMPONENT FORM_HEAD "  m_GameObject: {fileID: 0}\n"

static const char game_object_lines[] = FORM_HEAD "  serializedVersion: 6\n"
                                                  "  m_Component: []\n"
                                                  "  m_Layer: 0\n"
                                                  "  m_Name: \n"
                                                  "  m_TagString: Untagged\n"
                                                  "  m_Icon: {fileID: 0}\n"
                                                  "  m_NavMeshLayer: 0\n"
                                                  "  m_StaticEditorFlags: 0\n"
                                                  "  m_IsActive: 1\n";

/* --- Lines --- */

static const char *transform_lines(struct saving *s, bool has_rect)
{
    return arena_printf(&s->arena,
                        FORM_COMPONENT "%s"
                                       "  m_LocalRotation: {x: 0, y: 0, z: 0, w: 1}\n"
                                       "  m_LocalPosition: {x: 0, y: 0, z: 0}\n"
                                       "  m_LocalScale: {x: 1, y: 1, z: 1}\n"
                                       "%s"
                                       "  m_Children: []\n"
                                       "  m_Father: {fileID: 0}\n"
                                       "%s"
                                       "  m_LocalEulerAnglesHint: {x: 0, y: 0, z: 0}\n"
                                       "%s",
                        s->has_version && !has_rect ? "  serializedVersion: 2\n" : "",
                        s->has_proportions ? "  m_ConstrainProportionsScale: 0\n" : "",
                        s->has_root_order ? "  m_RootOrder: 0\n" : "",
                        has_rect ? "  m_AnchorMin: {x: 0.5, y: 0.5}\n"
                                   "  m_AnchorMax: {x: 0.5, y: 0.5}\n"
                                   "  m_AnchoredPosition: {x: 0, y: 0}\n"
                                   "  m_SizeDelta: {x: 100, y: 100}\n"
                                   "  m_Pivot: {x: 0.5, y: 0.5}\n"
                                 : "")
        .p;
}

static bool script_lines(struct saving *s, const struct object *o, const struct edited *e,
                         const char **ret_lines, struct err *err)
{
    const struct save_ref *ref = &s->last_ref;
    char guid[GUID_TEXT_SIZE];
    struct buf text;

    if (s->last_script != o->script && !saving_script(o->script, &s->last_ref, err))
        return saving_blame(s, o, err);
    s->last_script = o->script;
    guid_format(&ref->guid, guid);
    buf_init(&text, LIMIT_NEW_SCRIPT);
    buf_printf(&text,
               FORM_COMPONENT "  m_Enabled: 1\n"
                              "  m_EditorHideFlags: 0\n"
                              "  m_Script: {fileID: %lld, guid: %s, type: %d}\n"
                              "  m_Name: \n"
                              "  m_EditorClassIdentifier: \n",
               (long long)ref->file_id, guid, ref->type);
    for (const struct field *f = e->fields; f; f = f->next) /* values are set later */
        buf_printf(&text, "  %s: %s\n", f->name, f->kind == FIELD_LIST && !f->int_size ? "[]" : "");
    *ret_lines = buf_ok(&text) ? arena_copy(&s->arena, buf_slice(&text)).p : NULL;
    buf_done(&text);
    return *ret_lines || err_no_memory(err);
}

bool saving_form(struct saving *s, struct object *o, const struct edited *e, struct form *ret_form,
                 struct err *err)
{
    if (o->kind == OBJECT_GAME_OBJECT) {
        *ret_form = (struct form){CLASS_GAME_OBJECT, "GameObject", game_object_lines};
        return true;
    }
    if (object_transform(o)) {
        bool has_rect = o->class == &class_rect_transform;

        *ret_form = has_rect ? (struct form){CLASS_RECT_TRANSFORM, "RectTransform", NULL}
                             : (struct form){CLASS_TRANSFORM, "Transform", NULL};
        ret_form->lines = transform_lines(s, has_rect);
        return ret_form->lines || err_no_memory(err);
    }
    if (o->class == &class_mono_behaviour && o->script) {
        *ret_form = (struct form){CLASS_MONO_BEHAVIOUR, "MonoBehaviour", NULL};
        return script_lines(s, o, e, &ret_form->lines, err);
    }
    if (!o->class->form || o->script)
        return saving_refuse(s, o, "has a new component of a kind that umcp cannot save", err);
    *ret_form = (struct form){o->class->id, native_short_name(o->class), o->class->form};
    return true;
}

/* --- Documents --- */

static struct edited *created(const struct object *o)
{
    struct edited *e = edits_of(o->id);

    return e && e->is_created && !o->home ? e : NULL;
}

/* Adds the components of a game object that tools created. */
static bool add_components(struct saving *s, struct game_object *g, struct err *err)
{
    for (size_t i = 0; i < g->n_components; i++) {
        struct object *o = &g->components[i]->object;
        struct edited *e = created(o);
        struct save_ref owner = {0};
        struct form form;

        if (!e || saving_is_hidden(o))
            continue;
        arena_reset(&s->arena);
        if (!saving_form(s, o, e, &form, err))
            return false;
        e->new_id = save_new_id(s->save);
        if (!save_add_document(s->save, form.class_id, form.type, e->new_id, slice_of(form.lines),
                               err) ||
            !save_attach(s->save, saving_id(s, &g->object), e->new_id, &owner.file_id, err) ||
            !save_set_ref(s->save, e->new_id, SLICE("m_GameObject"), &owner, err))
            return saving_blame(s, o, err);
    }
    return true;
}

static bool add_created(struct saving *s, struct transform *t, struct err *err)
{
    struct game_object *o = t->component.owner;
    struct edited *e = created(&o->object);

    if (!e)
        return o->object.home != s->handle || add_components(s, o, err);
    e->new_id = save_new_id(s->save);
    return save_add_document(s->save, CLASS_GAME_OBJECT, "GameObject", e->new_id,
                             slice_of(game_object_lines), err) &&
           add_components(s, o, err) && saving_place(s, t, err);
}

/* Walks the whole scene, parents first; skips hidden objects with all their descendants. */
bool saving_created(struct saving *s, struct err *err)
{
    const struct graph_scene *in = s->space->in;

    for (size_t i = 0; i < in->n_roots; i++)
        for (struct transform *t = NULL; (t = graph_walk(in->roots[i], t));)
            if (!saving_is_hidden(&t->component.owner->object) && !add_created(s, t, err))
                return false;
    return true;
}

bool saving_created_values(struct saving *s, struct err *err)
{
    for (const struct edited *e = edits_next(NULL); e; e = edits_next(e)) {
        struct object *o = e->new_id ? graph_find(e->id) : NULL;
        struct arena kept;
        struct form form;

        if (!o)
            continue;
        if (!saving_form(s, o, e, &form, err))
            return false;
        kept = s->arena; /* it holds the lines */
        arena_init(&s->arena, LIMIT_OBJECT_BYTES);
        if (!saving_values(s, o, e, form.lines, err)) {
            arena_done(&kept);
            return false;
        }
        arena_done(&kept);
    }
    return true;
}

/* --- Places --- */

/* The next sibling that has the same parent in the file too; 0: none. The game may have moved a
 * sibling, or it is not moved yet. */
static int64_t sibling_after(const struct saving *s, const struct transform *t, int64_t parent)
{
    struct transform *const *siblings = t->parent ? t->parent->children : s->space->in->roots;
    size_t n = t->parent ? t->parent->n_children : s->space->in->n_roots;
    struct err err;

    for (size_t i = graph_sibling_index(t) + 1; i < n; i++) {
        const struct object *o = &siblings[i]->component.object;
        int64_t id = saving_id(s, o), file_parent;

        if (id && !saving_is_hidden(o) && save_parent(s->save, id, &file_parent, &err) &&
            file_parent == parent)
            return id;
    }
    return 0;
}

bool saving_place(struct saving *s, struct transform *t, struct err *err)
{
    const struct object *o = &t->component.object;
    int64_t parent = t->parent ? saving_id(s, &t->parent->component.object) : 0;

    if (t->component.owner->scene != s->space->in)
        return saving_refuse(s, o, "was moved to another scene", err);
    if (t->parent && (!parent || saving_is_hidden(&t->parent->component.object)))
        return saving_refuse(s, o, "has a parent that is not saved", err);
    return save_set_parent(s->save, saving_id(s, o), parent, sibling_after(s, t, parent), err) ||
           saving_blame(s, o, err);
}
