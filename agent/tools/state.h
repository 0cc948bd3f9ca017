/*
 * State of the tools between calls: selection, clipboard, free camera, the locked time scale,
 * and the watch's last reports. Objects are remembered by id, so that no object is kept alive.
 * Main thread only. Private to agent/tools/.
 */
#ifndef AGENT_TOOLS_STATE_H
#define AGENT_TOOLS_STATE_H

#include "base/limits.h"

#include "agent/engine/engine.h"

/* Loaded scenes, and the i of their "scn:<i>". */
struct scene_set {
    struct engine_scene scenes[LIMIT_WATCHED_SCENES];
    int32_t places[LIMIT_WATCHED_SCENES];
    size_t n;
};

struct freecam {
    bool is_enabled;
    bool has_pose; /* the pose below has been set; it survives switching off and on */
    float speed;
    struct engine_vector position, rotation; /* rotation in degrees */
    int64_t camera;                          /* id of our own camera while it is on; 0: none */
};

enum { TEST_BLOCKS = 2 };

/* The objects that SpawnTestUi made; 0: none. */
struct test_ui {
    int64_t root, blocks[TEST_BLOCKS], event_system;
};

struct tools_state {
    int64_t selected; /* 0: nothing */
    struct {
        char *text; /* NULL: no text */
        size_t len;
        int64_t object; /* 0: no object */
    } clipboard;
    struct freecam freecam;
    struct test_ui test_ui;
    bool is_time_locked;
    float time_scale;           /* the locked value */
    struct scene_set load_from; /* scenes loaded before the last LoadScene */
    unsigned n_changes;         /* of what follows the engine; see state.c */
    struct {
        unsigned n_changes;  /* that the server has got, */
        uint64_t connection; /* on this connection */
    } kept;
    struct {
        bool has_begun;
        struct scene_set scenes;
        int64_t selected;
    } watch; /* reported so far */
};

/* The only instance. */
struct tools_state *state_get(void);
/* The object of a remembered id if it is still alive; else sets *id to 0 and returns NULL. */
struct clr_object *state_living(int64_t *id);
/* The selected object if it is still alive; else clears the selection and returns NULL. */
struct clr_object *state_selected(void);
void state_select(struct clr_object *game_object); /* NULL: none */
/* The object in the clipboard if it is still alive; else empties the clipboard and returns NULL. */
struct clr_object *state_copied(void);
/* Puts a copy of the text, or the object, or nothing (NULL) into the clipboard. */
bool state_copy_text(struct slice text, struct err *err);
/* Switches the free camera on or off and moves it, by `cam`. */
bool state_set_freecam(const struct freecam *cam, struct err *err);
/* Sets the time scale, and keeps the game from changing it. */
bool state_lock_time(float scale, struct err *err);
void state_copy_object(struct clr_object *game_object);

#endif
