/*
 * unity/save/save.h on whole projects, those in tests/projects and real ones in
 * ../shared/unity-projects (or the folder named by UMCP_UNITY_PROJECTS; skipped if absent): without
 * edits every file stays as it is, byte for byte; with edits the file, read again, has them and
 * nothing else.
 */
#include "save_rig.h"
#include "scene_files_rig.h"

static char written[PATH_MAX];

static struct {
    size_t n_files, n_edits, n_refused, n_moved, n_removed;
} seen;

static void file_set_up(void)
{
    arena_init(&arena, (size_t)1 << 30);
    snprintf(written, sizeof(written), "/tmp/umcp-save-%d.unity", (int)getpid());
}

static void file_tear_down(void)
{
    unlink(written);
    arena_done(&arena);
}

/* --- Edits that were made. --- */

struct edit {
    int64_t id;
    struct slice key;
    char wanted[64];
};

enum { MAX_EDITS = 64 };

struct edits {
    struct edit all[MAX_EDITS];
    size_t n;
};

static const struct edit *find_edit(const struct edits *e, int64_t id)
{
    for (size_t i = 0; i < e->n; i++)
        if (e->all[i].id == id)
            return &e->all[i];
    return NULL;
}

static const struct yaml *values_in(const struct scene *s, const struct scene_object *o, size_t i)
{
    const struct yaml *values = NULL;
    struct err err = {0};

    if (!(i ? scene_values(s, &o->components[i - 1], &arena, &values, &err)
            : scene_object_values(s, o, &arena, &values, &err)))
        ck_abort_msg("%.*s: %s", SLICE_ARG(s->path), err.message);
    return values;
}

/* A member that is a plain number and whose change moves nothing. */
static const struct yaml *find_number(const struct yaml *values)
{
    double number;

    for (const struct yaml *v = values ? values->first : NULL; v; v = v->next)
        if (yaml_to_double(v, &number) && !slice_is(v->key, "m_RootOrder") &&
            !slice_is(v->key, "serializedVersion") && v->raw.len < 12 && v->key.p[0] != '\'')
            return v;
    return NULL;
}

static void edit_one(struct scene *s, const struct scene_object *o, size_t i, struct edits *e)
{
    const struct yaml *v = find_number(values_in(s, o, i));
    int64_t id = i ? o->components[i - 1].id : o->id;
    struct edit *edit = &e->all[e->n];
    struct err err = {0};

    if (!v || e->n == MAX_EDITS)
        return;
    edit->id = id;
    edit->key = v->key;
    snprintf(edit->wanted, sizeof(edit->wanted), "%d", 1000 + (int)e->n);
    if (!save_set_int(save, id, v->key, 1000 + (int)e->n, &err)) {
        ck_assert_msg(err.kind == ERR_TOOL, "%s", err.message);
        seen.n_refused++;
        return;
    }
    e->n++;
}

/* --- Comparing. --- */

static void dump(const struct yaml *v, struct buf *b)
{
    buf_reset(b, 1 << 20);
    if (v)
        put_tree(b, v);
}

static void check_members(const struct yaml *old, const struct yaml *new, const struct edit *e)
{
    static struct buf a, b;

    buf_init(&a, (size_t)1 << 30);
    buf_init(&b, (size_t)1 << 30);
    if (!e) {
        dump(old, &a);
        dump(new, &b);
        ck_assert_msg(slice_eq(buf_slice(&a), buf_slice(&b)), "%.*s is now %.*s",
                      SLICE_ARG(buf_slice(&a)), SLICE_ARG(buf_slice(&b)));
    } else {
        ck_assert(old && new && old->n_items == new->n_items);
        new = new->first;
        for (old = old->first; old; old = old->next, new = new->next) {
            bool is_it = slice_eq(old->key, e->key);

            dump(is_it ? new : old, &a);
            dump(new, &b);
            ck_assert(slice_eq(buf_slice(&a), buf_slice(&b)));
            ck_assert(!is_it || slice_is(buf_slice(&b), e->wanted));
        }
    }
    buf_done(&a);
    buf_done(&b);
}

/* Both scenes have the same objects and values, but those that were edited. */
static void compare(const struct scene *old, const struct scene *new, const struct edits *e)
{
    const struct scene_object *o = NULL, *p = NULL;

    ck_assert_uint_eq(old->n_objects, new->n_objects);
    while ((o = scene_next(old, o))) {
        p = scene_next(new, p);
        ck_assert(o->id == p->id && slice_eq(o->name, p->name));
        ck_assert_uint_eq(o->n_components, p->n_components);
        arena_reset(&arena);
        for (size_t i = 0; i <= o->n_components; i++) {
            int64_t id = i ? o->components[i - 1].id : o->id;

            if (i)
                ck_assert(id == p->components[i - 1].id);
            check_members(values_in(old, o, i), values_in(new, p, i), find_edit(e, id));
        }
    }
}

static struct scene *write_and_open(struct project *p)
{
    struct err err = {0};
    struct scene *new;
    bool is_changed;
    struct buf b;

    buf_init(&b, (size_t)1 << 30);
    ck_assert_msg(save_finish(save, &b, &is_changed, &err), "%s", err.message);
    ck_assert_msg(file_replace(written, NULL, buf_slice(&b), &err), "%s", err.message);
    buf_done(&b);
    ck_assert_msg(scene_open(p, slice_of(written), &new, &err), "%s", err.message);
    return new;
}

/* --- What is done to each file. --- */

static bool begin(const struct scene *s)
{
    struct err err = {0};

    return save_begin(s, &save, &err);
}

static void end(struct scene *new)
{
    scene_free(new);
    save_free(save);
    save = NULL;
}

static void check_untouched(const struct scene *s, struct project *p)
{
    struct file_bytes f = {.block = NULL};
    struct err err = {0};
    bool is_changed = true;
    struct buf b;

    buf_init(&b, (size_t)1 << 30);
    ck_assert_msg(save_finish(save, &b, &is_changed, &err), "%s", err.message);
    ck_assert(file_read(p, s->path, &f, &err) && slice_eq(f.bytes, buf_slice(&b)) && !is_changed);
    file_done(&f);
    buf_done(&b);
}

static void check_values_of(struct scene *s, struct project *p)
{
    static struct edits e;
    size_t n = 0, step = 1 + s->n_objects / 20;
    struct scene *new;

    e.n = 0;
    arena_reset(&arena);
    for (const struct scene_object *o = NULL; (o = scene_next(s, o));)
        if (n++ % step == 0)
            for (size_t i = 0; i <= o->n_components; i++)
                edit_one(s, o, i, &e);
    seen.n_edits += e.n;
    new = write_and_open(p);
    compare(s, new, &e);
    end(new);
}

static int64_t transform_on(const struct scene_object *o)
{
    for (size_t i = 0; i < o->n_components; i++)
        if (o->components[i].class_id == 4 || o->components[i].class_id == 224)
            return o->components[i].id;
    return 0;
}

/* A child of the file becomes the last root. */
static void check_move_of(struct scene *s, struct project *p)
{
    const struct scene_object *o = NULL, *last;
    struct err err = {0};
    struct scene *new;

    while ((o = scene_next(s, o)) && (!o->parent || o->instance || !transform_on(o)))
        continue;
    if (!o || !begin(s))
        return;
    ck_assert_msg(save_set_parent(save, transform_on(o), 0, 0, &err), "%s", err.message);
    new = write_and_open(p);
    ck_assert_uint_eq(new->n_objects, s->n_objects);
    for (last = new->first; last->next; last = last->next)
        continue;
    ck_assert(last->id == o->id);
    seen.n_moved++;
    end(new);
}

/* The object in the middle goes with all below it. */
static void check_removal_of(struct scene *s, struct project *p)
{
    size_t n = s->n_objects / 2, n_below = 0;
    const struct scene_object *o = NULL, *up;
    struct err err = {0};
    struct scene *new;

    while (n && (o = scene_next(s, o)))
        n--;
    if (!o || !begin(s))
        return;
    for (const struct scene_object *c = o; c; c = scene_next(s, c)) {
        for (up = c; up && up != o; up = up->parent)
            continue;
        if (!up)
            break;
        n_below++;
    }
    if (!save_remove(save, o->id, &err)) {
        ck_assert_msg(err.kind == ERR_TOOL, "%s", err.message);
        seen.n_refused++;
        end(NULL);
        return;
    }
    new = write_and_open(p);
    ck_assert_uint_eq(new->n_objects, s->n_objects - n_below);
    seen.n_removed++;
    end(new);
}

/* What contains itself is composed otherwise under another name. */
static bool is_cycle(const struct scene *s)
{
    for (size_t i = 0; i < s->n_notes; i++)
        if (slice_contains(s->notes[i], SLICE("contains itself")))
            return true;
    return false;
}

static void check_scene(struct project *p, struct slice path)
{
    struct err err = {0};
    struct scene *s;

    if (!scene_open(p, path, &s, &err))
        return; /* binary, malformed: other tests' business */
    if (getenv("UMCP_TEST_VERBOSE"))
        printf("%.*s\n", SLICE_ARG(path));
    if (!is_cycle(s) && begin(s)) {
        check_untouched(s, p);
        check_values_of(s, p);
        if (slice_ends_nocase(path, SLICE(".unity")))
            check_move_of(s, p);
        check_removal_of(s, p);
        seen.n_files++;
    }
    scene_free(s);
}

/* --- All files. --- */

START_TEST(every_file_of_small_projects_can_be_edited)
{
    rig_each_small_scene(check_scene);
    ck_assert_uint_gt(seen.n_files, 10);
    ck_assert_uint_gt(seen.n_edits, 50);
    ck_assert_uint_gt(seen.n_moved, 2);
    ck_assert_uint_gt(seen.n_removed, 2);
}
END_TEST

START_TEST(every_file_of_real_projects_can_be_edited)
{
    if (!rig_each_real_scene(check_scene))
        return;
    printf("%zu files, %zu edits, %zu moved, %zu removed, %zu refused\n", seen.n_files,
           seen.n_edits, seen.n_moved, seen.n_removed, seen.n_refused);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("scene save of files");
    TCase *tc = tcase_create("files");

    tcase_add_checked_fixture(tc, file_set_up, file_tear_down);
    tcase_set_timeout(tc, 300);
    tcase_add_test(tc, every_file_of_small_projects_can_be_edited);
    tcase_add_test(tc, every_file_of_real_projects_can_be_edited);
    suite_add_tcase(suite, tc);
    return rig_run(suite);
}
