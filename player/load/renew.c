/*
 * Updates a loaded prefab after its file was written: references to its objects stay valid and see
 * the new contents.
 */
#include "internal.h"

#include "player/graph/edits.h"

/* Destroys objects that the new file lacks, or has as another kind. */
static void destroy_others(const struct space *old, const struct space *now)
{
    for (size_t i = 0; i < old->n_places; i++) {
        struct object *o = graph_find(old->places[i].id);

        if (o && !object_transform(o) && space_find(now, old->places[i].file_id) != o)
            graph_destroy(o);
    }
}

/* Undoes a half-finished update: components point into the old file again. */
static void restore_sources(struct space *old)
{
    for (const struct scene_object *from = NULL; (from = scene_next(old->scene, from));)
        for (size_t i = 0; i < from->n_components; i++) {
            struct object *o = space_find(old, from->components[i].id);

            if (o)
                o->source = &from->components[i];
        }
}

bool space_renew(struct space *old, struct space **ret_space, struct err *err)
{
    struct space *now;

    if (!space_open(old->scene->path, NULL, old, &now, err)) {
        restore_sources(old);
        return false;
    }
    edits_pause();
    destroy_others(old, now);
    edits_resume();
    space_free(old);
    *ret_space = now;
    return true;
}
