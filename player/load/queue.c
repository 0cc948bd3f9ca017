/* Scenes that scripts ask for: in the list of scenes at once, loaded at the end of the frame. */
#include "base/limits.h"
#include "internal.h"
#include "player/managed/engine.h"
#include "player/managed/log.h"

struct request {
    struct list link;
    bool is_additive, is_held;
    int handle;
};

static struct {
    struct list requests;
    size_t n;
} queue;

int load_request(struct slice name, bool is_additive, bool is_held)
{
    struct graph_scene *in;
    struct err err = {0};
    struct request *r;

    if (queue.n >= LIMIT_SCENE_REQUESTS || !(r = mem_zalloc(sizeof(*r))))
        return 0;
    in = load_reserve(name, &err);
    if (!in) {
        mem_free(r);
        return 0;
    }
    *r = (struct request){.is_additive = is_additive, .is_held = is_held, .handle = in->handle};
    list_append(&queue.requests, &r->link);
    queue.n++;
    return in->handle;
}

void load_release(int handle)
{
    LIST_EACH(struct request, r, &queue.requests, link)
        if (r->handle == handle)
            r->is_held = false;
}

void load_forget_held(void)
{
    LIST_EACH_SAFE(struct request, r, &queue.requests, link) {
        struct graph_scene *in = graph_scene_by_handle(r->handle);

        if (!r->is_held)
            continue;
        if (in)
            graph_scene_unload(in);
        list_remove(&r->link);
        queue.n--;
        mem_free(r);
    }
}

/* A scene of which a part cannot be read would come without that part, and be saved so. */
static bool load_checked(struct graph_scene *in, bool is_additive, struct err *err)
{
    if (load_check_path(slice_of(in->path), err))
        return load_into(in, is_additive, err);
    graph_scene_unload(in);
    return false;
}

/* Requests that scripts make meanwhile wait for the next frame. */
void load_requested(void)
{
    struct list requests = {0};
    struct request *r;

    list_move_all(&queue.requests, &requests);
    queue.n = 0;
    while ((r = LIST_TAKE_FIRST(struct request, &requests, link))) {
        struct graph_scene *in = graph_scene_by_handle(r->handle);
        struct err err = {0};

        if (r->is_held) {
            list_append(&queue.requests, &r->link);
            queue.n++;
            continue;
        }
        if (in && !load_checked(in, r->is_additive, &err))
            engine_log(LOG_TYPE_ERROR, slice_of(err.message));
        mem_free(r);
    }
}
