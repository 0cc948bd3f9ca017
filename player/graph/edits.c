/*
 * The journal of edits. While an edit is open, changes in the graph are marked; when it ends, the
 * marked values are recorded. A created object is recorded as a whole, since cloning does not
 * report single values.
 */
#include "edits.h"

#include "base/limits.h"

/* Maps an object's id to its entry. */
struct known_edited {
    int id;
    struct edited *edited;
};

#define BY_ID MAP_BY_BYTES(struct known_edited, id, LIMIT_OBJECTS)

static struct {
    int open, paused;    /* nesting counts */
    struct map by_id;    /* of struct known_edited */
    struct list objects; /* in the order first touched */
    int *pending;        /* ids of marked objects; some may be gone */
    size_t n_pending, pending_cap;
    struct removed *removed;
    size_t n_removed, removed_cap;
    bool is_incomplete;
} journal = {.by_id = BY_ID};

/* --- Fields --- */

struct field *field_new(enum field_kind kind, struct slice name)
{
    struct field *f = mem_zalloc(sizeof(*f));

    if (!f)
        return NULL;
    f->kind = kind;
    f->name = name.p ? text_copy(name) : NULL;
    if (name.p && !f->name) {
        mem_free(f);
        return NULL;
    }
    return f;
}

bool field_set_text(struct field *f, struct slice text)
{
    char *copy = text_copy(text);

    if (!copy)
        return false;
    mem_free(f->text);
    f->text = copy;
    f->len = text.len;
    return true;
}

void field_add(struct field *parent, struct field *child)
{
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
    parent->n++;
}

/* Recursion is no deeper than the serialiser goes, which is not far. */
void field_free(struct field *f)
{
    if (!f)
        return;
    if (f->kind == FIELD_TEXT)
        mem_free(f->text);
    if (f->kind >= FIELD_MAP)
        field_free_all(f->first);
    mem_free(f->name);
    mem_free(f);
}

void field_free_all(struct field *first)
{
    for (struct field *f = first, *next; f; f = next) {
        next = f->next;
        field_free(f);
    }
}

/* --- Objects --- */

struct edited *edits_of(int id)
{
    const struct known_edited *known = map_find(&journal.by_id, MAP_KEY(id));

    return known ? known->edited : NULL;
}

struct edited *edits_next(const struct edited *after)
{
    return after ? LIST_NEXT(struct edited, after, &journal.objects, link)
                 : LIST_FIRST(struct edited, &journal.objects, link);
}

static void free_value(enum value_type type, struct value *v)
{
    if (type == VALUE_TEXT)
        mem_free(v->text);
    else if (type == VALUE_OBJECTS)
        mem_free(v->list.ids);
    *v = (struct value){{0}};
}

void edits_done(struct edited *e)
{
    for (size_t i = 0; i < e->n_edits; i++)
        free_value(e->edits[i].type, &e->edits[i].value);
    field_free_all(e->fields);
    mem_free(e->edits);
    *e = (struct edited){.id = e->id};
}

void edits_forget(int id)
{
    struct edited *e = edits_of(id);

    if (!e)
        return;
    map_remove(&journal.by_id, MAP_KEY(id));
    list_remove(&e->link);
    edits_done(e);
    mem_free(e);
}

void edits_forget_removed(int home)
{
    size_t n = 0;

    for (size_t i = 0; i < journal.n_removed; i++)
        if (journal.removed[i].home != home)
            journal.removed[n++] = journal.removed[i];
    journal.n_removed = n;
    journal.is_incomplete = journal.is_incomplete && (n || journal.by_id.n);
}

void edits_reset(void)
{
    const struct edited *e;

    while ((e = edits_next(NULL)))
        edits_forget(e->id);
    map_done(&journal.by_id);
    mem_free(journal.pending);
    mem_free(journal.removed);
    memset(&journal, 0, sizeof(journal));
    journal.by_id = (struct map)BY_ID;
}

const struct edit *edits_find(const struct edited *e, enum graph_change what, int slot)
{
    for (size_t i = 0; i < e->n_edits; i++)
        if (e->edits[i].what == what && e->edits[i].slot == slot)
            return &e->edits[i];
    return NULL;
}

const struct removed *edits_removed(size_t *ret_n)
{
    *ret_n = journal.n_removed;
    return journal.removed;
}

void edits_mark_incomplete(void)
{
    journal.is_incomplete = true;
}

bool edits_are_incomplete(void)
{
    return journal.is_incomplete;
}

/* --- While an edit is open --- */

void edits_begin(void)
{
    journal.open++;
}

bool edits_is_open(void)
{
    return journal.open > 0 && journal.paused == 0;
}

void edits_pause(void)
{
    journal.paused++;
}

void edits_resume(void)
{
    journal.paused--;
}

/* Finds or creates the object's entry and marks it as pending. NULL: no memory, and the journal is
 * incomplete. */
static struct edited *touch(int id)
{
    struct edited *e = edits_of(id);
    struct known_edited *known;

    if (!e) {
        e = mem_zalloc(sizeof(*e));
        known = e ? map_add(&journal.by_id, MAP_KEY(id), NULL) : NULL;
        if (!known) {
            mem_free(e);
            journal.is_incomplete = true;
            return NULL;
        }
        known->edited = e;
        e->id = id;
        list_append(&journal.objects, &e->link);
    }
    if (e->is_pending)
        return e;
    if (!VEC_ADD(journal.pending, journal.n_pending, journal.pending_cap, LIMIT_OBJECTS, id)) {
        journal.is_incomplete = true;
        return NULL;
    }
    e->is_pending = true;
    return e;
}

static bool mark(struct edited *e, enum graph_change what, int slot)
{
    struct edit *known = (struct edit *)(uintptr_t)edits_find(e, what, slot);

    if (known) {
        known->is_pending = true;
        return true;
    }
    return VEC_ADD(e->edits, e->n_edits, e->edits_cap, VEC_NO_MAX,
                   (struct edit){.what = what, .slot = slot, .is_pending = true});
}

void edits_changed(struct object *o, enum graph_change what, int slot)
{
    struct edited *e;

    if (!edits_is_open() || o->kind == OBJECT_ASSET)
        return;
    e = touch(o->id);
    if (!e)
        return;
    if (what == CHANGE_CREATED)
        e->is_created = true;
    else if (!mark(e, what, slot))
        journal.is_incomplete = true;
}

void edits_destroyed(struct object *o)
{
    edits_forget(o->id);
    if (edits_is_open() && o->home &&
        !VEC_ADD(journal.removed, journal.n_removed, journal.removed_cap, LIMIT_OBJECTS,
                 (struct removed){o->home, o->file_id}))
        journal.is_incomplete = true;
}

void edits_script_changed(struct object *o)
{
    struct edited *e = edits_is_open() ? touch(o->id) : NULL;

    if (e)
        e->has_new_script = true;
}

void edits_set_field_take(struct object *o, struct field *f)
{
    struct edited *e = edits_is_open() ? touch(o->id) : NULL;
    struct field **at = e ? &e->fields : NULL;

    if (!e) {
        field_free(f);
        return;
    }
    while (*at && strcmp((*at)->name, f->name) != 0)
        at = &(*at)->next;
    if (*at) {
        f->next = (*at)->next;
        field_free(*at);
    }
    *at = f;
}

/* --- Recording values --- */

static bool mark_all(struct edited *e, struct object *o)
{
    const struct transform *t = object_transform(o);
    int n = native_slot_count(o->class);
    bool ok = mark(e, CHANGE_HIDE_FLAGS, 0);

    for (int what = CHANGE_NAME; o->kind == OBJECT_GAME_OBJECT && what < CHANGE_HIDE_FLAGS; what++)
        ok = ok && mark(e, (enum graph_change)what, 0);
    for (int what = CHANGE_POSITION; t && what <= CHANGE_SCALE; what++)
        ok = ok && mark(e, (enum graph_change)what, 0);
    for (int part = 0; t && t->rect && part < RECT_PARTS; part++)
        ok = ok && mark(e, CHANGE_RECT, part);
    for (int slot = 0; slot < n; slot++)
        ok = ok && mark(e, CHANGE_VALUE, slot);
    e->has_all = true;
    return ok;
}

static struct value rect_part(const struct rect_values *r, int part)
{
    const float *pairs[RECT_PARTS] = {[RECT_ANCHOR_MIN] = r->anchor_min,
                                      [RECT_ANCHOR_MAX] = r->anchor_max,
                                      [RECT_SIZE_DELTA] = r->size_delta,
                                      [RECT_PIVOT] = r->pivot};

    return (struct value){.v = {pairs[part][0], pairs[part][1], 0, 0}};
}

/* The object's current value; its text or list still belongs to the object. */
static struct value value_now(struct object *o, const struct edit *e, enum value_type *ret_type)
{
    const struct game_object *g = object_game_object(o);
    const struct transform *t = object_transform(o);
    const struct property *p = native_property(o->class, e->slot);

    *ret_type = VALUE_INT;
    switch (e->what) {
    case CHANGE_NAME:
        *ret_type = VALUE_TEXT;
        return (struct value){.text = o->name};
    case CHANGE_TAG:
        *ret_type = VALUE_TEXT;
        return (struct value){.text = (char *)(uintptr_t)g->tag};
    case CHANGE_LAYER:
        return (struct value){.i = g->layer};
    case CHANGE_ACTIVE:
        return (struct value){.i = g->is_active};
    case CHANGE_HIDE_FLAGS:
        return (struct value){.i = o->hide_flags};
    case CHANGE_VALUE:
        *ret_type = p ? p->type : VALUE_INT;
        return p && o->values ? o->values[e->slot] : (struct value){.i = 0};
    case CHANGE_CREATED:
    case CHANGE_PARENT:
        return (struct value){.i = 0};
    default:
        break;
    }
    *ret_type = VALUE_VECTOR;
    if (!t)
        return (struct value){.i = 0};
    if (e->what == CHANGE_RECT)
        return t->rect ? rect_part(t->rect, e->slot) : (struct value){.i = 0};
    if (e->what == CHANGE_POSITION && t->rect)
        return (struct value){.v = {t->rect->anchored_position[0], t->rect->anchored_position[1],
                                    t->rect->anchored_z, 0}};
    if (e->what == CHANGE_POSITION)
        return (struct value){.v = {t->position.x, t->position.y, t->position.z, 0}};
    if (e->what == CHANGE_SCALE)
        return (struct value){.v = {t->scale.x, t->scale.y, t->scale.z, 0}};
    return (struct value){.v = {t->rotation.x, t->rotation.y, t->rotation.z, t->rotation.w}};
}

/* Copies a text or a list; false: no memory. */
static bool copy_contents(enum value_type type, struct value *v)
{
    int64_t *ids;

    if (type == VALUE_TEXT) {
        v->text = text_copy(slice_of(v->text));
        return v->text != NULL;
    }
    if (type != VALUE_OBJECTS || !v->list.n)
        return true;
    ids = mem_alloc(v->list.n * sizeof(*ids));
    if (!ids)
        return false;
    memcpy(ids, v->list.ids, v->list.n * sizeof(*ids));
    v->list.ids = ids;
    return true;
}

static bool record_pending(struct object *o, struct edited *e)
{
    bool ok = true;

    for (size_t i = 0; i < e->n_edits; i++) {
        struct edit *at = &e->edits[i];
        enum value_type type;
        struct value v;

        if (!at->is_pending)
            continue;
        at->is_pending = false;
        v = value_now(o, at, &type);
        if (!copy_contents(type, &v)) {
            ok = false;
            continue;
        }
        free_value(at->type, &at->value);
        at->type = type;
        at->value = v;
    }
    return ok;
}

bool edits_snapshot(struct object *o, struct edited *ret_edited)
{
    struct edited e = {.id = o->id};

    if (!mark_all(&e, o) || !record_pending(o, &e)) {
        edits_done(&e);
        return false;
    }
    *ret_edited = e;
    return true;
}

void edits_end(void)
{
    if (--journal.open > 0)
        return;
    for (size_t i = 0; i < journal.n_pending; i++) {
        struct edited *e = edits_of(journal.pending[i]);
        struct object *o = graph_find(journal.pending[i]);

        if (e && !o) {
            edits_forget(e->id); /* its creation failed */
            continue;
        }
        if (!e)
            continue;
        if (e->is_created && !e->has_all && !mark_all(e, o))
            journal.is_incomplete = true;
        if (!record_pending(o, e))
            journal.is_incomplete = true;
        e->is_pending = false;
    }
    journal.n_pending = 0;
}
