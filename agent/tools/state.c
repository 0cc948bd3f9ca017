/* What the tools remember between calls. */
#include "state.h"

#include "agent/agent.h"
#include "agent/reflect/reflect.h"

#define FREECAM_SPEED 10

/* Global, because tool bodies carry no context and a process has one engine. */
static struct tools_state state = {.freecam = {.speed = FREECAM_SPEED}};

struct tools_state *state_get(void)
{
    return &state;
}

struct clr_object *state_living(int64_t *id)
{
    struct clr_object *o = *id ? reflect_object_by_id(*id) : NULL;

    if (!o)
        *id = 0;
    return o;
}

struct clr_object *state_selected(void)
{
    return state_living(&state.selected);
}

void state_select(struct clr_object *game_object)
{
    state.selected = game_object ? reflect_instance_id(game_object) : 0;
}

struct clr_object *agent_selected(void)
{
    return state_selected();
}

void agent_select(struct clr_object *game_object)
{
    state_select(game_object);
}

static void set_clipboard(char *text, size_t len, int64_t object)
{
    mem_free(state.clipboard.text);
    state.clipboard.text = text;
    state.clipboard.len = len;
    state.clipboard.object = object;
}

struct clr_object *state_copied(void)
{
    return state_living(&state.clipboard.object);
}

bool state_copy_text(struct slice text, struct err *err)
{
    char *copy = text_copy(text);

    if (!copy)
        return err_no_memory(err);
    set_clipboard(copy, text.len, 0);
    return true;
}

void state_copy_object(struct clr_object *game_object)
{
    set_clipboard(NULL, 0, game_object ? reflect_instance_id(game_object) : 0);
}
