/*
 * The types that components and assets name. They are found by name in the loaded assemblies, or
 * generated from the values in files, so that a component without a class still shows its members.
 */
#include "script.h"

#include <stdio.h>

#include "base/limits.h"
#include "engine.h"
#include "managed.h"
#include "player/blame.h"

enum { FIELD_NAME = 128 };

/* The kinds of values in a file, with the names that Engine.MakeTypes takes. */
enum field_kind {
    KIND_NONE, /* no field can hold it */
    KIND_INT,
    KIND_LONG,
    KIND_FLOAT,
    KIND_STRING,
    KIND_OBJECT,
    KIND_VECTOR2,
    KIND_VECTOR3,
    KIND_VECTOR4,
    KIND_COLOR,
    KIND_RECT
};

static const char *const kind_names[] = {
    [KIND_INT] = "int",         [KIND_LONG] = "long",       [KIND_FLOAT] = "float",
    [KIND_STRING] = "string",   [KIND_OBJECT] = "Object",   [KIND_VECTOR2] = "Vector2",
    [KIND_VECTOR3] = "Vector3", [KIND_VECTOR4] = "Vector4", [KIND_COLOR] = "Color",
    [KIND_RECT] = "Rect",
};

struct script_field {
    char name[FIELD_NAME];
    enum field_kind kind;
    bool is_list;
    struct script_field *next;
};

/* --- Names --- */

/* The name, a NUL, the home. */
static struct slice name_of(const struct map *m, const void *item)
{
    const struct script *s = *(struct script *const *)item;

    (void)m;
    return slice_from(s->full_name, (size_t)(s->home - s->full_name) + strlen(s->home));
}

static struct {
    struct map items; /* struct script *, by name */
    const struct script_homes *homes;
} scripts = {.items = MAP_BY_FN(struct script *, name_of, LIMIT_TYPES)};

void script_set_homes(const struct script_homes *all)
{
    scripts.homes = all;
}

struct slice script_home_of_source(struct slice path)
{
    return scripts.homes ? scripts.homes->of_source(path) : (struct slice){0};
}

void script_each_source(struct slice home, script_source_fn *each, void *ctx)
{
    if (scripts.homes)
        scripts.homes->each_source(home, each, ctx);
}

struct slice script_home_of_class(struct clr_class *k)
{
    const struct slice name = slice_of(clr.image_get_name(clr.class_get_image(k)));

    return scripts.homes && scripts.homes->is_one(name) ? name : (struct slice){0};
}

struct script *script_named(struct slice full_name, struct slice home,
                            const struct native_class *base)
{
    const char *nul = full_name.len ? memchr(full_name.p, '\0', full_name.len) : NULL;
    struct script **at, *s;

    if (nul) /* a type name cannot contain NUL */
        full_name.len = (size_t)(nul - full_name.p);
    s = mem_zalloc(sizeof(struct script) + full_name.len + home.len + 2);
    if (!s)
        return NULL;
    s->full_name = (char *)(s + 1);
    s->home = s->full_name + full_name.len + 1;
    memcpy(s->full_name, full_name.p, full_name.len);
    if (home.len)
        memcpy(s->home, home.p, home.len);
    at = map_find(&scripts.items, name_of(&scripts.items, &s));
    if (at || !(at = map_add(&scripts.items, name_of(&scripts.items, &s), NULL))) {
        mem_free(s);
        return at ? *at : NULL;
    }
    s->base = base;
    *at = s;
    return s;
}

/* --- Classes --- */

struct home_search {
    const struct script *script;
    struct clr_class *found;
};

static bool match_home(void *ctx, struct clr_assembly *a)
{
    struct home_search *search = ctx;
    struct clr_image *image = clr.assembly_get_image(a);
    const char *full_name = search->script->full_name, *dot = strrchr(full_name, '.');
    char space[1024];

    if (!image || strcmp(clr.image_get_name(image), search->script->home) != 0)
        return true;
    snprintf(space, sizeof(space), "%.*s", dot ? (int)(dot - full_name) : 0, full_name);
    search->found = clr.class_from_name(image, space, dot ? dot + 1 : full_name);
    return false;
}

/* Packages whose types moved and kept their guids. */
static const char *const moves[][2] = {
    {"Cinemachine.", "Unity.Cinemachine."},
    {"UnityEngine.Experimental.Rendering.Universal.", "UnityEngine.Rendering.Universal."},
    {"UnityEngine.Experimental.Rendering.LWRP.", "UnityEngine.Rendering.Universal."},
};

static struct clr_class *find_moved(const char *full_name)
{
    char moved[1024];

    for (size_t i = 0; i < N_ELEMENTS(moves); i++) {
        const size_t len = strlen(moves[i][0]);

        if (strncmp(full_name, moves[i][0], len) == 0) {
            snprintf(moved, sizeof(moved), "%s%s", moves[i][1], full_name + len);
            return clr_class_named(slice_of(moved));
        }
    }
    return NULL;
}

/* The class of its home, else any of its name. */
static struct clr_class *find_class(const struct script *s)
{
    struct home_search search = {.script = s};

    if (s->home[0])
        clr_each_assembly(match_home, &search);
    if (!search.found)
        search.found = clr_class_named(slice_of(s->full_name));
    return search.found ? search.found : find_moved(s->full_name);
}

static bool derives(struct clr_class *k, const struct native_class *from)
{
    struct clr_class *base = class_of_row(from);

    return base && clr.class_is_assignable_from(base, k);
}

/* A file may name any class, even one that is not a component, is abstract, or needs a larger
 * native object than ours. */
static bool fits_base(struct clr_class *k, const struct native_class *base)
{
    enum { INTERFACE = 0x20, ABSTRACT = 0x80 }; /* ECMA-335 TypeAttributes */

    if (!k || clr.class_get_flags(k) & (INTERFACE | ABSTRACT) || strchr(clr.class_get_name(k), '`'))
        return false;
    if (base == &class_behaviour) /* an engine class without a row: any component will do */
        return derives(k, &class_component) && !derives(k, &class_transform);
    return derives(k, base);
}

struct clr_class *script_class(struct script *s)
{
    struct clr_class *k;

    if (!s->class && !s->is_missing) {
        k = find_class(s);
        s->class = fits_base(k, s->base) && !blame_has(slice_of(s->full_name)) ? k : NULL;
        s->is_missing = !s->class;
    }
    return s->class;
}

void scripts_forget(void)
{
    graph_touch();
    MAP_EACH(struct script *, s, &scripts.items) {
        (*s)->class = NULL;
        (*s)->is_missing = (*s)->is_generated = false;
    }
}

/* --- Generated types --- */

/* Keys in every script's document that no type declares. */
static const char *const engine_keys[] = {
    "m_ObjectHideFlags",
    "m_CorrespondingSourceObject",
    "m_PrefabInstance",
    "m_PrefabAsset",
    "m_PrefabParentObject",
    "m_PrefabInternal",
    "m_GameObject",
    "m_Enabled",
    "m_EditorHideFlags",
    "m_Script",
    "m_Name",
    "m_EditorClassIdentifier",
    "serializedVersion",
};

static bool is_engine_key(struct slice key)
{
    for (size_t i = 0; i < N_ELEMENTS(engine_keys); i++)
        if (slice_is(key, engine_keys[i]))
            return true;
    return false;
}

/* Rejects only names that would break the description's lines; TypeMaker checks that it is an
 * identifier. */
static bool is_name(struct slice key)
{
    for (size_t i = 0; i < key.len; i++)
        if ((unsigned char)key.p[i] <= ' ' || key.p[i] == '"' || key.p[i] == '\'')
            return false;
    return key.len > 0 && key.len < FIELD_NAME;
}

/* The kind of a value, or of the items of a list. */
static enum field_kind kind_of(const struct yaml *v, bool *ret_is_list)
{
    struct yaml_ref ref;
    int64_t i;
    double d;

    *ret_is_list = v->type == YAML_LIST;
    if (v->type == YAML_LIST && !v->first)
        return KIND_OBJECT;
    if (v->type == YAML_LIST)
        v = v->first;
    if (v->type == YAML_SCALAR) {
        if (yaml_to_int(v, &i))
            return i >= INT32_MIN && i <= INT32_MAX ? KIND_INT : KIND_LONG;
        return yaml_to_double(v, &d) ? KIND_FLOAT : KIND_STRING;
    }
    if (v->type != YAML_MAP)
        return KIND_NONE;
    if (yaml_to_ref(v, &ref))
        return KIND_OBJECT;
    if (yaml_get(v, "r") && yaml_get(v, "a"))
        return KIND_COLOR;
    if (!yaml_get(v, "x") || !yaml_get(v, "y"))
        return KIND_NONE;
    if (yaml_get(v, "width"))
        return KIND_RECT;
    return yaml_get(v, "w") ? KIND_VECTOR4 : yaml_get(v, "z") ? KIND_VECTOR3 : KIND_VECTOR2;
}

static struct script_field *find_field(struct script *s, struct slice name, size_t *ret_n)
{
    *ret_n = 0;
    for (struct script_field *f = s->fields; f; f = f->next, (*ret_n)++)
        if (slice_is(name, f->name))
            return f;
    return NULL;
}

bool script_add_values(struct script *s, const struct yaml *values)
{
    for (const struct yaml *v = values ? values->first : NULL; v; v = v->next) {
        bool is_list;
        enum field_kind kind = kind_of(v, &is_list);
        struct script_field *f;
        size_t n;

        if (kind == KIND_NONE || is_engine_key(v->key) || !is_name(v->key))
            continue;
        f = find_field(s, v->key, &n);
        if (f) { /* 1 in one file and 0.5 in another makes a float */
            if (f->kind == KIND_INT && kind == KIND_FLOAT)
                f->kind = KIND_FLOAT;
            continue;
        }
        f = n < LIMIT_TYPE_FIELDS ? mem_zalloc(sizeof(struct script_field)) : NULL;
        if (!f)
            return false;
        memcpy(f->name, v->key.p, v->key.len);
        f->kind = kind;
        f->is_list = is_list;
        f->next = s->fields;
        s->fields = f;
    }
    return true;
}

struct type_name {
    struct slice name;
};

void scripts_generate(void)
{
    struct map seen = MAP_BY_SLICE(struct type_name, name, LIMIT_TYPES); /* one for all homes */
    struct buf text;

    buf_init(&text, LIMIT_TYPES_TEXT);
    MAP_EACH(struct script *, s, &scripts.items) {
        if (script_class(*s) || !is_name(slice_of((*s)->full_name)) ||
            (map_find(&seen, slice_of((*s)->full_name)) ||
             !map_add(&seen, slice_of((*s)->full_name), NULL)))
            continue;
        buf_printf(&text, "type %s %s\n", (*s)->full_name, (*s)->base->name);
        for (const struct script_field *f = (*s)->fields; f; f = f->next)
            buf_printf(&text, "field %s %s%s\n", f->name, kind_names[f->kind],
                       f->is_list ? "[]" : "");
    }
    if (text.len && buf_ok(&text))
        engine_make_types(buf_slice(&text));
    buf_done(&text);
    map_done(&seen);
    for (size_t i = 0; i < scripts.items.n; i++) { /* managed code runs, and may add scripts */
        struct script *s = *(struct script **)map_at(&scripts.items, i);
        struct clr_class *made = s->class ? NULL : engine_made_type(slice_of(s->full_name));

        if (!s->class && fits_base(made, s->base)) {
            s->class = made;
            s->is_generated = true;
        }
    }
    graph_touch();
}
