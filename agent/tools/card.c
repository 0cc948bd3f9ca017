/* Writes objects, vectors and the selection as the explorer's DTOs. */
#include "tools.h"

#include <stdio.h>

#include "base/limits.h"

#include "agent/reflect/reflect.h"

void card_write_id(struct json_out *w, struct clr_object *o)
{
    char text[32];

    snprintf(text, sizeof(text), "obj:%lld", (long long)reflect_instance_id(o));
    json_string(w, text);
}

void card_put_id(struct json_out *w, const char *key, struct clr_object *o)
{
    json_key(w, key);
    if (o)
        card_write_id(w, o);
    else
        json_null(w);
}

/* Reads the text into a buffer first, because JSON has to quote it. */
bool card_put_text(struct json_out *w, const char *key, enum engine_method m, struct clr_object *o,
                   struct err *err)
{
    struct buf text;
    bool ok;

    buf_init(&text, LIMIT_CARD_TEXT);
    ok = engine_get_text(m, o, &text, err);
    if (ok)
        json_put_text(w, key, buf_slice(&text));
    buf_done(&text);
    return ok;
}

bool card_put_name(struct json_out *w, struct clr_object *o, struct err *err)
{
    return card_put_text(w, "Name", OBJECT_NAME, o, err);
}

bool card_put_path(struct json_out *w, struct clr_object *transform, struct err *err)
{
    struct buf path;
    bool ok;

    buf_init(&path, LIMIT_CARD_TEXT);
    ok = engine_path(transform, &path, err);
    if (ok)
        json_put_text(w, "Path", buf_slice(&path));
    buf_done(&path);
    return ok;
}

static void write_card(struct json_out *w, const struct world_object *o, struct slice path)
{
    char id[32];

    snprintf(id, sizeof(id), "obj:%lld", (long long)o->id);
    json_object(w);
    json_put_string(w, "Id", id);
    json_put_text(w, "Name", o->name);
    json_put_text(w, "Path", path);
    json_put_text(w, "Tag", o->tag);
    json_put_int(w, "Layer", o->layer);
    json_put_bool(w, "Active", o->is_active);
    json_put_int(w, "ComponentCount", (int64_t)o->n_components);
    json_object_end(w);
}

/* Appends the texts to `texts`, one after the other. */
static bool look_at(struct clr_object *game_object, struct buf *texts,
                    struct world_object *ret_object, struct slice *ret_path, struct err *err)
{
    struct clr_object *transform;
    struct clr_array *components;
    size_t name_len, tag_len;
    int32_t layer;

    if (!engine_get_text(OBJECT_NAME, game_object, texts, err))
        return false;
    name_len = texts->len;
    if (!engine_get_text(GAME_OBJECT_TAG, game_object, texts, err))
        return false;
    tag_len = texts->len - name_len;
    if (!engine_call(GAME_OBJECT_TRANSFORM, game_object, NULL, &transform, err) ||
        !engine_path(transform, texts, err) ||
        !engine_get_int(GAME_OBJECT_LAYER, game_object, &layer, err) ||
        !engine_get_bool(GAME_OBJECT_IS_ACTIVE, game_object, &ret_object->is_active, err) ||
        !engine_components(game_object, &components, err))
        return false;
    ret_object->id = reflect_instance_id(game_object);
    ret_object->name = slice_from(texts->p, name_len);
    ret_object->tag = slice_from(texts->p + name_len, tag_len);
    ret_object->layer = layer;
    ret_object->n_components = engine_length(components);
    *ret_path = slice_skip(buf_slice(texts), name_len + tag_len);
    return true;
}

bool card_write(struct json_out *w, struct clr_object *game_object, struct err *err)
{
    struct world_object o = {0};
    struct slice path;
    struct buf texts;
    bool ok;

    buf_init(&texts, 3 * LIMIT_CARD_TEXT);
    ok = look_at(game_object, &texts, &o, &path, err);
    if (ok)
        write_card(w, &o, path);
    buf_done(&texts);
    return ok;
}

bool card_write_node(struct json_out *w, struct world_node *n, struct err *err)
{
    struct world_object o;
    struct buf path;
    bool ok;

    agent_world()->look(n, &o);
    buf_init(&path, LIMIT_CARD_TEXT);
    agent_world()->path(n, &path);
    ok = buf_ok(&path) || err_no_memory(err);
    if (ok)
        write_card(w, &o, buf_slice(&path));
    buf_done(&path);
    return ok;
}

void card_put_vector(struct json_out *w, const char *key, struct engine_vector v)
{
    json_key(w, key);
    json_object(w);
    json_key(w, "X");
    json_float(w, v.x);
    json_key(w, "Y");
    json_float(w, v.y);
    json_key(w, "Z");
    json_float(w, v.z);
    json_object_end(w);
}

void card_write_selection(struct json_out *w, struct clr_object *selected)
{
    json_object(w);
    card_put_id(w, "ActiveId", selected);
    json_key(w, "Items");
    json_array(w);
    if (selected)
        card_write_id(w, selected);
    json_array_end(w);
    json_object_end(w);
}

void card_class_name(struct buf *to, struct clr_class *k)
{
    if (k)
        clr_class_full_name(to, k);
    else
        buf_append(to, SLICE(SCRIPT_MISSING_NAME));
}
