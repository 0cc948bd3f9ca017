/*
 * What the fake's scene files hold: Main is the scene of the seeds' examples, Test has a missing
 * script, Sandbox is not in the build. Tables only; fake_world.c makes objects of them.
 */
#include "fake.h"

#define TYPES(...) ((const enum fake_type_id[]){__VA_ARGS__, TYPE_COUNT})
#define NO_TYPES   ((const enum fake_type_id[]){TYPE_COUNT})

static const struct fake_object_row main_rows[] = {
    {12345, "Main Camera", NULL, "MainCamera", {0, 1, -10}, TYPES(TYPE_CAMERA)},
    {2128,
     "Player",
     NULL,
     "Player",
     {0, 1, 0},
     TYPES(TYPE_CAPSULE_COLLIDER, TYPE_RIGIDBODY, TYPE_PLAYER_CONTROLLER)},
    {2130, "Weapon", "Player", NULL, {0.5f, 0.25f, 0.5f}, NO_TYPES},
    {2134,
     "EventSystem",
     NULL,
     NULL,
     {0, 0, 0},
     TYPES(TYPE_EVENT_SYSTEM, TYPE_INPUT_MODULE, TYPE_BASE_INPUT)},
    {2136, "Lighting", NULL, NULL, {0, 3, 0}, NO_TYPES},
};

static const struct fake_object_row test_rows[] = {
    {3001, "Player", NULL, "Player", {0, 0, 0}, TYPES(FAKE_MISSING, TYPE_CAPSULE_COLLIDER)},
    {3003, "Directional Light", NULL, NULL, {0, 3, 0}, TYPES(TYPE_LIGHT)},
};

static const struct fake_object_row sandbox_rows[] = {
    {3101, "Ground", NULL, NULL, {0, -1, 0}, TYPES(TYPE_BOX_COLLIDER)},
};

/* In order of their paths. */
const struct fake_scene_file fake_files[FAKE_FILES] = {
    {"Assets/Scenes/Main.unity", "Main", 0, main_rows, N_ELEMENTS(main_rows)},
    {"Assets/Scenes/Sandbox.unity", "Sandbox", -1, sandbox_rows, N_ELEMENTS(sandbox_rows)},
    {"Assets/Scenes/Test.unity", "Test", 1, test_rows, N_ELEMENTS(test_rows)},
};

const struct fake_scene_file *fake_file_find(struct slice name)
{
    for (size_t i = 0; i < FAKE_FILES; i++) {
        if (slice_eq_nocase(name, slice_of(fake_files[i].path)) ||
            slice_eq_nocase(name, slice_of(fake_files[i].name)))
            return &fake_files[i];
    }
    return NULL;
}
