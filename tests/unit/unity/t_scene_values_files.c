/*
 * unity/scene/scene.h: the values of every component of whole projects, those in tests/projects
 * and real ones in ../shared/unity-projects (or the folder named by UMCP_UNITY_PROJECTS; skipped
 * if absent). Their references lead to what the scene has: m_GameObject to the object that a
 * component is on.
 */
#include "scene_files_rig.h"

static struct {
    size_t n_scenes, n_components, n_unknown, n_checked;
} seen;

static struct arena arena;

static void set_up(void)
{
    arena_init(&arena, (size_t)1 << 30);
}

static void tear_down(void)
{
    arena_done(&arena);
}

/* In the copy of a source, every reference without guid names what the scene has. */
static void check_refs(const struct scene *s, const struct scene_component *c, const struct yaml *v)
{
    struct yaml_ref ref;
    int index;

    if (yaml_to_ref(v, &ref)) {
        if (c->source && !ref.has_guid && ref.file_id && !scene_by_id(s, ref.file_id, &index))
            ck_abort_msg("%.*s: %lld refers to %lld", SLICE_ARG(s->path), (long long)c->id,
                         (long long)ref.file_id);
        return;
    }
    for (const struct yaml *m = v->first; m; m = m->next)
        check_refs(s, c, m);
}

/* A component is on the object that its values say it is on. */
static void check_owner(const struct scene *s, const struct scene_object *o,
                        const struct scene_component *c, const struct yaml *values)
{
    const struct yaml *owner = yaml_get(values, "m_GameObject");
    struct yaml_ref ref;

    if (o->is_unknown || !yaml_to_ref(owner, &ref))
        return;
    if (ref.file_id != o->id)
        ck_abort_msg("%.*s: %lld is on %lld, not on %lld", SLICE_ARG(s->path), (long long)c->id,
                     (long long)ref.file_id, (long long)o->id);
    seen.n_checked++;
}

static void check_object(const struct scene *s, const struct scene_object *o)
{
    const struct yaml *values;
    struct err err = {0};

    if (!scene_object_values(s, o, &arena, &values, &err))
        ck_abort_msg("%.*s: %s", SLICE_ARG(s->path), err.message);
    if (!values != o->is_unknown)
        ck_abort_msg("%.*s: object %lld", SLICE_ARG(s->path), (long long)o->id);
    for (size_t i = 0; i < o->n_components; i++) {
        const struct scene_component *c = &o->components[i];

        if (!scene_values(s, c, &arena, &values, &err))
            ck_abort_msg("%.*s: %s", SLICE_ARG(s->path), err.message);
        seen.n_components++;
        seen.n_unknown += !values;
        if (!values && c->line)
            ck_abort_msg("%.*s: component %lld", SLICE_ARG(s->path), (long long)c->id);
        if (values) {
            check_refs(s, c, values);
            check_owner(s, o, c, values);
        }
    }
}

static void check_scene(struct project *p, struct slice path)
{
    struct err err = {0};
    struct scene *s;

    if (!scene_open(p, path, &s, &err))
        return; /* binary, malformed: other tests' business */
    for (const struct scene_object *o = NULL; (o = scene_next(s, o));) {
        arena_reset(&arena);
        check_object(s, o);
    }
    seen.n_scenes++;
    scene_free(s);
}

START_TEST(every_component_of_small_projects_has_values)
{
    rig_each_small_scene(check_scene);
    ck_assert_uint_gt(seen.n_scenes, 10);
    ck_assert_uint_gt(seen.n_checked, 50);
}
END_TEST

START_TEST(every_component_of_real_projects_has_values)
{
    if (!rig_each_real_scene(check_scene))
        return;
    printf("%zu files, %zu components, %zu of them unknown, %zu on their objects\n", seen.n_scenes,
           seen.n_components, seen.n_unknown, seen.n_checked);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("scene values of files");
    TCase *tc = tcase_create("files");

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_set_timeout(tc, 300);
    tcase_add_test(tc, every_component_of_small_projects_has_values);
    tcase_add_test(tc, every_component_of_real_projects_has_values);
    suite_add_tcase(suite, tc);
    return rig_run(suite);
}
