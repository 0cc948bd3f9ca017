/*
 * All scenes and prefabs of whole projects, for tests that look at each: those in tests/projects,
 * and real ones in ../shared/unity-projects or the folder named by UMCP_UNITY_PROJECTS.
 */
#ifndef SCENE_FILES_RIG_H
#define SCENE_FILES_RIG_H

#include "project_rig.h"

typedef void rig_scene_fn(struct project *p, struct slice path);

static rig_scene_fn *rig_check_scene;

static inline void rig_check_project(const char *root)
{
    struct project p;
    struct err err = {0};

    ck_assert_msg(project_open(root, 1, &p, &err), "%s: %s", root, err.message);
    for (size_t i = 0; i < p.walk.index.n_entries; i++) {
        struct slice path = guid_index_path(&p.walk.index, &p.walk.index.entries[i]);

        if (slice_ends_nocase(path, SLICE(".unity")) || slice_ends_nocase(path, SLICE(".prefab")))
            rig_check_scene(&p, path);
    }
    project_done(&p);
}

static inline int rig_visit(const char *path, const struct stat *st, int what, struct FTW *ftw)
{
    char assets[PATH_MAX];
    struct stat is;

    (void)st;
    (void)ftw;
    snprintf(assets, sizeof(assets), "%s/Assets", path);
    if (what == FTW_D && stat(assets, &is) == 0)
        rig_check_project(path);
    return 0;
}

static inline void rig_each_scene(const char *folder, rig_scene_fn *check)
{
    rig_check_scene = check;
    ck_assert_int_eq(nftw(folder, rig_visit, 16, FTW_PHYS), 0);
}

static inline void rig_each_small_scene(rig_scene_fn *check)
{
    char folder[PATH_MAX];

    ck_assert(rig_find("tests/projects", folder));
    rig_each_scene(folder, check);
}

/* False, and says so: there are no real projects here. */
static inline bool rig_each_real_scene(rig_scene_fn *check)
{
    const char *named = getenv("UMCP_UNITY_PROJECTS");
    char folder[PATH_MAX];

    if (!named && !rig_find("../shared/unity-projects", folder)) {
        printf("skipped: there is no ../shared/unity-projects\n");
        return false;
    }
    rig_each_scene(named ? named : folder, check);
    return true;
}

#endif
