/*
 * Gives components and assets other scripts when the project's files change: a new .meta file, a
 * class with another name, a source in another place. A script that exists nowhere any more stays
 * as it was: its objects still have its values.
 */
#include "internal.h"

#include "player/graph/edits.h"

/* Scripts that became others, for objects that are in no file. */
struct change {
    struct script *from, *to;
};

struct renewal {
    bool is_trial; /* changes nothing */
    bool has_found;
    struct change *changes;
    size_t n_changes, changes_cap;
};

/* The reference in a document's m_Script. */
static bool script_ref(struct slice document, struct yaml_ref *ret_ref)
{
    static const char key[] = "\n  m_Script: {", id[] = "fileID: ", of[] = "guid: ";
    const char *at = document.len ? memmem(document.p, document.len, key, sizeof(key) - 1) : NULL;
    struct yaml_ref ref = {.has_guid = true};
    struct slice rest, text, number;

    if (!at)
        return false;
    rest = slice_skip(document, (size_t)(at - document.p) + sizeof(key) - 1);
    text = slice_cut(&rest, '}');
    at = memmem(text.p, text.len, id, sizeof(id) - 1);
    if (!at)
        return false;
    rest = slice_skip(text, (size_t)(at - text.p) + sizeof(id) - 1);
    number = slice_trim(slice_cut(&rest, ','));
    at = memmem(text.p, text.len, of, sizeof(of) - 1);
    if (!at || !text_to_int(number, &ref.file_id))
        return false;
    rest = slice_skip(text, (size_t)(at - text.p) + sizeof(of) - 1);
    rest.len = rest.len > 32 ? 32 : rest.len;
    if (!guid_parse(rest, &ref.guid))
        return false;
    *ret_ref = ref;
    return true;
}

struct slice home_of_guid(const struct guid *guid)
{
    const struct guid_index *index = &load_project()->walk.index;
    const struct guid_entry *entry = guid_index_find(index, guid);

    return entry ? script_home_of_source(guid_index_path(index, entry)) : (struct slice){0};
}

struct slice home_of_document(struct slice document)
{
    struct yaml_ref ref;

    return script_ref(document, &ref) ? home_of_guid(&ref.guid) : (struct slice){0};
}

struct script *script_of_guid(const struct yaml_ref *ref, const struct native_class *base)
{
    struct script_type type;
    struct slice name;
    struct err err;

    if (!script_find(load_project(), ref, &type, &err) || !type.name.len)
        return NULL;
    name = type.name_space.len ? arena_printf(load_scratch(), "%.*s.%.*s",
                                              SLICE_ARG(type.name_space), SLICE_ARG(type.name))
                               : type.name;
    return name.p ? script_named(name, home_of_guid(&ref->guid), base) : NULL;
}

/* Whether the script is one that the project's files should have, and not one of a generated
 * type or a package that is not here. */
static bool is_newer(const struct yaml_ref *ref, const struct script *now, const struct script *was)
{
    struct ref_target target;

    project_find(load_project(), &ref->guid, &target);
    return now && now != was && target.state == REF_FOUND;
}

static void renew_component(struct renewal *r, struct space *s, struct object *o)
{
    const struct scene_component *c = o->source;
    const struct edited *e = edits_of(o->id);
    struct script *was = o->script, *now;
    struct yaml_ref ref;

    if ((e && e->has_new_script) || !script_ref(c->raw, &ref))
        return;
    now = script_of_guid(&ref, &class_mono_behaviour);
    if (!is_newer(&ref, now, was))
        return;
    r->has_found = true;
    if (r->is_trial || (!was && !space_add_script(s, o)))
        return;
    o->script = now;
    if (was)
        VEC_ADD(r->changes, r->n_changes, r->changes_cap, LIMIT_TYPES, (struct change){was, now});
}

static void renew_space(void *ctx, struct space *s)
{
    struct renewal *r = ctx;

    for (size_t i = 0; i < s->n_places; i++) {
        struct object *o = graph_find(s->places[i].id);

        if (o && o->class == &class_mono_behaviour && o->source)
            renew_component(r, s, o);
        arena_reset(load_scratch());
    }
}

/* Objects that the game or a tool has made have the script of their original. */
static void renew_made(const struct renewal *r)
{
    for (struct object *o = r->n_changes ? graph_next(NULL) : NULL; o; o = graph_next(o))
        for (size_t i = 0; o->script && !o->source && i < r->n_changes; i++)
            if (o->script == r->changes[i].from) {
                o->script = r->changes[i].to;
                break;
            }
}

static bool renew(bool is_trial)
{
    struct renewal r = {.is_trial = is_trial};
    struct arena inner, *outer = scratch_push(&inner);

    spaces_each(renew_space, &r);
    assets_renew_scripts(is_trial, &r.has_found);
    renew_made(&r);
    mem_free(r.changes);
    scratch_pop(outer);
    return r.has_found;
}

bool load_has_new_scripts(void)
{
    return renew(true);
}

void load_renew_scripts(void)
{
    renew(false);
}
