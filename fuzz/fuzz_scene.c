/*
 * Any bytes in the files of a project: a scene, two prefabs that may be its sources, and their
 * scripts. Composing and checking take them or name a fault; the hierarchy is a forest in which
 * every object is met once, and every id that is found names what has it. The input is the three
 * files one after the other, each ended by a byte 0xFF.
 */
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unity/unity.h"

#include "folder.h"

#define META "fileFormatVersion: 2\nguid: %c0000000000000000000000000000000\n"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *const names[] = {"Assets/S.unity", "Assets/A.prefab", "Assets/B.prefab"};

static char folder[] = "/tmp/fuzz_sceneXXXXXX";

static void remove_project(void)
{
    static const char *const all[] = {
        "Assets/S.unity",  "Assets/S.unity.meta",  "Assets/A.prefab", "Assets/A.prefab.meta",
        "Assets/B.prefab", "Assets/B.prefab.meta", "Assets/M.cs",     "Assets/M.cs.meta"};

    for (size_t i = 0; i < N_ELEMENTS(all); i++)
        unlinkat(dir_fd, all[i], 0);
    unlinkat(dir_fd, "Assets", AT_REMOVEDIR);
    unlinkat(dir_fd, "ProjectSettings", AT_REMOVEDIR);
    rmdir(folder);
}

static void make_project(void)
{
    static const char source[] = "namespace N { class M : MonoBehaviour {} }\n";
    static const char *const metas[] = {"Assets/S.unity.meta", "Assets/A.prefab.meta",
                                        "Assets/B.prefab.meta", "Assets/M.cs.meta"};

    require(mkdtemp(folder) != NULL);
    dir_fd = open(folder, O_RDONLY | O_DIRECTORY);
    require(dir_fd >= 0 && mkdirat(dir_fd, "Assets", 0700) == 0 &&
            mkdirat(dir_fd, "ProjectSettings", 0700) == 0);
    atexit(remove_project);
    for (size_t i = 0; i < N_ELEMENTS(metas); i++) {
        char text[96];
        int len = snprintf(text, sizeof(text), META, (char)('1' + i));

        put_file(metas[i], text, (size_t)len);
    }
    put_file("Assets/M.cs", source, sizeof(source) - 1);
}

static void check_object(const struct scene *s, const struct scene_object *o, struct arena *a)
{
    struct slice path = scene_path(a, o);
    const struct yaml *values = NULL;
    struct scene_object *found;
    struct err err = {0};
    int index;

    require(path.p && path.len >= o->name.len);
    found = scene_at(s, path);
    require(found && slice_eq(scene_path(a, found), path));
    for (const struct scene_object *c = o->first; c; c = c->next)
        require(c->parent == o);
    require(!scene_object_values(s, o, a, &values, &err) || !values || values->type == YAML_MAP);
    for (size_t i = 0; i < o->n_components; i++) {
        const struct scene_component *c = &o->components[i];

        found = scene_by_id(s, c->id, &index);
        require(!found || index < 0 || found->components[index].id == c->id);
        require(c->state == REF_MISSING || c->type.len || c->class_id != 114);
        scene_full_name(a, c);
        require(!scene_values(s, c, a, &values, &err) || !values || values->type == YAML_MAP);
    }
    arena_reset(a);
}

static void check_scene(struct project *p, const char *name)
{
    struct err err = {0};
    struct scene *s;
    struct arena a;
    size_t n = 0;

    if (!scene_open(p, slice_of(name), &s, &err)) {
        require(err.kind != ERR_NONE && err.message[0]);
        return;
    }
    arena_init(&a, (size_t)64 << 20);
    for (const struct scene_object *o = NULL; (o = scene_next(s, o));) {
        if (n++ < 200) /* paths of all would be quadratic */
            check_object(s, o, &a);
        require(n <= s->n_objects);
    }
    require(n == s->n_objects);
    arena_done(&a);
    scene_free(s);
}

static void check_all(void)
{
    struct err err = {0};
    struct check_result r;
    struct refs_graph *graph;
    struct project p;
    bool is_partial;

    require(project_open(folder, 1, &p, &err));
    for (size_t i = 0; i < N_ELEMENTS(names); i++)
        check_scene(&p, names[i]);
    require(check_project(&p, CHECK_ALL, NULL, &r, &err));
    for (size_t i = 0; i < r.n_findings; i++)
        require(r.findings[i].path.len && r.findings[i].context.len);
    check_result_done(&r);
    require(refs_graph_new(&p, NULL, &graph, &is_partial, &err) && !is_partial);
    refs_graph_free(graph);
    project_done(&p);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (dir_fd < 0)
        make_project();
    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        const uint8_t *end = size ? memchr(data, 0xFF, size) : NULL;
        size_t len = end ? (size_t)(end - data) : size;

        put_file(names[i], data, len);
        data += len;
        size -= len;
        if (size) {
            data++;
            size--;
        }
    }
    check_all();
    return 0;
}
