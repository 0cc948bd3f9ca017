/*
 * Edits of a little scene, and what its file is after them, for tests of unity/save/save.h.
 */
#ifndef SAVE_RIG_H
#define SAVE_RIG_H

#include "values_rig.h"

static struct scene_save *save;
static struct err save_err;

static inline void begin_save(const char *path)
{
    open_scene(path);
    ck_assert_msg(save_begin(scene, &save, &save_err), "%s", save_err.message);
}

static inline void save_tear_down(void)
{
    mem_fail_after(0);
    save_free(save);
    save = NULL;
    tear_down();
}

#define SAVED(call) ck_assert_msg((call), "%s", save_err.message)
#define REFUSED(call, text)                                                                        \
    do {                                                                                           \
        save_err = (struct err){0};                                                                \
        ck_assert(!(call));                                                                        \
        ck_assert_int_eq(save_err.kind, ERR_TOOL);                                                 \
        ck_assert_msg(strstr(save_err.message, text) != NULL, "%s", save_err.message);             \
    } while (0)

static inline bool set_int(int64_t id, const char *path, int64_t value)
{
    return save_set_int(save, id, slice_of(path), value, &save_err);
}

static inline bool set_float(int64_t id, const char *path, float value)
{
    return save_set_float(save, id, slice_of(path), value, &save_err);
}

static inline bool set_text(int64_t id, const char *path, const char *value)
{
    return save_set_text(save, id, slice_of(path), slice_of(value), &save_err);
}

static inline bool set_local(int64_t id, const char *path, int64_t to)
{
    struct save_ref ref = {.file_id = to};

    return save_set_ref(save, id, slice_of(path), &ref, &save_err);
}

static inline bool set_asset(int64_t id, const char *path, int64_t to, const char *guid)
{
    struct save_ref ref = {.file_id = to, .has_guid = true, .guid = rig_guid(guid), .type = 2};

    return save_set_ref(save, id, slice_of(path), &ref, &save_err);
}

/* The file after the edits; ends in NUL. */
static inline char *finish_save(bool *ret_changed)
{
    struct slice text;
    struct buf b;

    buf_init(&b, (size_t)1 << 30);
    SAVED(save_finish(save, &b, ret_changed, &save_err));
    text = arena_copy(&arena, buf_slice(&b));
    buf_done(&b);
    ck_assert_ptr_nonnull(text.p);
    return (char *)(uintptr_t)text.p;
}

/* The whole file but its first two lines. */
static inline void check_saved(const char *wanted)
{
    bool is_changed;
    const char *text = finish_save(&is_changed);

    ck_assert(strncmp(text, RIG_HEAD, sizeof(RIG_HEAD) - 1) == 0);
    ck_assert_str_eq(text + sizeof(RIG_HEAD) - 1, wanted);
    ck_assert(is_changed);
}

static inline void check_unchanged(void)
{
    bool is_changed = true;

    finish_save(&is_changed);
    ck_assert(!is_changed);
}

/* Writes what the edits make of the file and opens it again. */
static inline void save_and_open(const char *path)
{
    bool is_changed;
    char *text = finish_save(&is_changed);

    save_free(save);
    save = NULL;
    scene_free(scene);
    scene = NULL;
    project_done(&project);
    rig_text(path, text);
    open_scene(path);
}

static inline int run_saves(const char *name, const TTest *const *tests, size_t n_tests)
{
    return run_group(name, save_tear_down, tests, n_tests);
}

static inline void check_file(const char *path, const char *wanted)
{
    char text[200] = "";
    FILE *f = fopen(rig_path(path), "rb");
    size_t len = f ? fread(text, 1, sizeof(text) - 1, f) : 0;

    ck_assert_ptr_nonnull(f);
    fclose(f);
    text[len] = '\0';
    ck_assert_str_eq(text, wanted);
}

#endif
