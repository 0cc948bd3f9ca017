/* Sends changes since the last look as events: scenes loaded or unloaded, the selection. */
#include "tools.h"

#include <stdio.h>

#include "base/limits.h"

enum { EVENT_BYTES = 64 * LIMIT_WATCHED_SCENES };

/* A scene counts once it is loaded. Before that, Unity lists it but it has no objects. */
bool watch_scenes(struct scene_set *ret_set, struct err *err)
{
    struct engine_scene scene;
    bool is_loaded;
    int32_t n;

    if (!engine_get_int(SCENE_MANAGER_COUNT, NULL, &n, err))
        return false;
    ret_set->n = 0;
    for (int32_t i = 0; i < n && ret_set->n < LIMIT_WATCHED_SCENES; i++) {
        if (!engine_scene_at(i, &scene, err) ||
            !engine_get_bool(SCENE_IS_LOADED, scene.raw, &is_loaded, err))
            return false;
        if (!is_loaded)
            continue;
        ret_set->scenes[ret_set->n] = scene;
        ret_set->places[ret_set->n++] = i;
    }
    return true;
}

bool scene_set_has(const struct scene_set *set, const struct engine_scene *scene)
{
    for (size_t i = 0; i < set->n; i++) {
        if (memcmp(set->scenes[i].raw, scene->raw, sizeof(scene->raw)) == 0)
            return true;
    }
    return false;
}

/* Writes the ids of scenes in `set` that are not in `other`; returns how many. */
static size_t put_others(struct json_out *w, const char *key, const struct scene_set *set,
                         const struct scene_set *other)
{
    size_t n = 0;
    char id[32];

    json_key(w, key);
    json_array(w);
    for (size_t i = 0; i < set->n; i++) {
        if (scene_set_has(other, &set->scenes[i]))
            continue;
        snprintf(id, sizeof(id), "scn:%d", (int)set->places[i]);
        json_string(w, id);
        n++;
    }
    json_array_end(w);
    return n;
}

void watch_selection(void)
{
    struct tools_state *state = state_get();
    struct clr_object *selected = state_selected();
    struct json_out w;
    struct buf payload;

    if (state->selected == state->watch.selected)
        return;
    buf_init(&payload, EVENT_BYTES);
    json_out_init(&w, &payload);
    card_write_selection(&w, selected);
    if (buf_ok(&payload))
        agent_event(LINKMSG_EVENT_SELECTION, buf_slice(&payload));
    buf_done(&payload);
    state->watch.selected = state->selected;
    state->n_changes++; /* also if the object was destroyed */
    keep_tell();
}

/* The first look reports nothing: a client that connects asks for scenes and selection itself. */
void agent_watch(void)
{
    struct tools_state *state = state_get();
    struct scene_set now;
    struct err err;

    if (watch_scenes(&now, &err)) { /* without an engine there is nothing to report */
        if (state->watch.has_begun) {
            struct json_out w;
            struct buf payload;
            size_t n;

            buf_init(&payload, EVENT_BYTES);
            json_out_init(&w, &payload);
            json_object(&w);
            n = put_others(&w, "added", &now, &state->watch.scenes);
            n += put_others(&w, "removed", &state->watch.scenes, &now);
            json_object_end(&w);
            if (n && buf_ok(&payload))
                agent_event(LINKMSG_EVENT_SCENES, buf_slice(&payload));
            buf_done(&payload);
        }
        state->watch.scenes = now;
        state->watch.has_begun = true;
    }
    watch_selection();
    keep_watch();
}
