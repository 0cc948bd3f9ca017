/*
 * Little Unity projects in a temporary folder, for tests of unity/project/project.h. One at a
 * time: begin with rig_begin(), end with rig_end().
 */
#ifndef PROJECT_RIG_H
#define PROJECT_RIG_H

#include <check.h>
#include <errno.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "unity/unity.h"

#define RIG_HEAD "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
#define RIG_LFS  "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n"

static char rig_root[PATH_MAX];

/* The full path of something in the project; valid until the next call but one. */
static inline const char *rig_path(const char *path)
{
    static char full[2][2 * PATH_MAX];
    static unsigned turn;

    turn = !turn;
    if (path[0] == '/')
        snprintf(full[turn], sizeof(full[turn]), "%s", path);
    else
        snprintf(full[turn], sizeof(full[turn]), "%s/%s", rig_root, path);
    return full[turn];
}

/* Makes a folder and all above it. */
static inline void rig_folder(const char *path)
{
    char full[2 * PATH_MAX];

    snprintf(full, sizeof(full), "%s/", rig_path(path));
    for (char *p = full + 1; *p; p++) {
        if (*p != '/')
            continue;
        *p = '\0';
        ck_assert_msg(mkdir(full, 0777) == 0 || errno == EEXIST, "%s: %s", full, strerror(errno));
        *p = '/';
    }
}

static inline void rig_file(const char *path, struct slice bytes)
{
    const char *name = strrchr(path, '/');
    char folder[PATH_MAX];
    FILE *file;

    if (name) {
        snprintf(folder, sizeof(folder), "%.*s", (int)(name - path), path);
        rig_folder(folder);
    }
    file = fopen(rig_path(path), "wb");
    ck_assert_msg(file != NULL, "%s: %s", path, strerror(errno));
    ck_assert_uint_eq(fwrite(bytes.p, 1, bytes.len, file), bytes.len);
    fclose(file);
}

static inline void rig_text(const char *path, const char *text)
{
    rig_file(path, slice_of(text));
}

/* <path>.meta alone. */
static inline void rig_meta(const char *path, const char *guid)
{
    char name[PATH_MAX], text[256];

    snprintf(name, sizeof(name), "%s.meta", path);
    snprintf(text, sizeof(text), "fileFormatVersion: 2\nguid: %s\n", guid);
    rig_text(name, text);
}

static inline void rig_asset(const char *path, const char *guid, const char *text)
{
    rig_text(path, text);
    rig_meta(path, guid);
}

/* The same with RIG_HEAD before the text. */
static inline void put_asset(const char *path, const char *guid, const char *text)
{
    char *all = malloc(strlen(text) + sizeof(RIG_HEAD));

    ck_assert_ptr_nonnull(all);
    memcpy(all, RIG_HEAD, sizeof(RIG_HEAD));
    strcat(all, text);
    rig_asset(path, guid, all);
    free(all);
}

/* The parent of the project is ours too, so that packages can lie beside it. */
static inline void rig_begin(void)
{
    char parent[] = "/tmp/umcp-project-XXXXXX";

    ck_assert_ptr_nonnull(mkdtemp(parent));
    snprintf(rig_root, sizeof(rig_root), "%s/game", parent);
    rig_folder("Assets");
}

static inline int rig_remove(const char *path, const struct stat *st, int type, struct FTW *at)
{
    (void)st;
    (void)type;
    (void)at;
    return remove(path);
}

static inline void rig_end(void)
{
    mem_fail_after(0);
    *strrchr(rig_root, '/') = '\0';
    nftw(rig_root, rig_remove, 16, FTW_DEPTH | FTW_PHYS);
}

static inline struct project rig_open(void)
{
    struct project p;
    struct err err;

    ck_assert_msg(project_open(rig_root, 1, &p, &err), "%s", err.message);
    return p;
}

static inline struct guid rig_guid(const char *text)
{
    struct guid g = {{0}};

    ck_assert_msg(guid_parse(slice_of(text), &g), "'%s' is no guid", text);
    return g;
}

/* Is there a note that has both texts? */
static inline bool rig_has_note(const struct project *p, const char *path, const char *what)
{
    for (size_t i = 0; i < p->settings.n_notes; i++)
        if (slice_contains(p->settings.notes[i], slice_of(path)) &&
            slice_contains(p->settings.notes[i], slice_of(what)))
            return true;
    return false;
}

/* A folder beside the source: the example project, or ../shared. False, with a line: absent. */
static inline bool rig_find(const char *path, char to[PATH_MAX])
{
    const char *source = getenv("UMCP_SOURCE");
    char full[PATH_MAX];

    snprintf(full, sizeof(full), "%s/%s", source ? source : ".", path);
    if (realpath(full, to))
        return true;
    fprintf(stderr, "skipped: no %s\n", full);
    return false;
}

static inline int rig_run(Suite *suite)
{
    SRunner *sr = srunner_create(suite);
    int n_failed;

    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}

#endif
