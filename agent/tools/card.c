/* Objects, vectors and the selection as seed 4's DTOs have them. */
#include "tools.h"

#include <stdio.h>

#include "agent/reflect.h"

#define MISSING_SCRIPT "Missing Script"

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

/* Fetched into a buffer first, because JSON has to quote it. */
bool card_put_text(struct json_out *w, const char *key, enum engine_method m, struct clr_object *o,
                   struct err *err)
{
    struct buf text;
    bool ok;

    buf_init(&text, CARD_TEXT);
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

    buf_init(&path, CARD_TEXT);
    ok = engine_path(transform, &path, err);
    if (ok)
        json_put_text(w, "Path", buf_slice(&path));
    buf_done(&path);
    return ok;
}

bool card_write(struct json_out *w, struct clr_object *game_object, struct err *err)
{
    struct clr_object *transform;
    struct clr_array *components;
    int32_t layer;
    bool is_active;

    json_object(w);
    card_put_id(w, "Id", game_object);
    if (!card_put_name(w, game_object, err) ||
        !engine_call(GAME_OBJECT_TRANSFORM, game_object, NULL, &transform, err) ||
        !card_put_path(w, transform, err) ||
        !card_put_text(w, "Tag", GAME_OBJECT_TAG, game_object, err) ||
        !engine_get_int(GAME_OBJECT_LAYER, game_object, &layer, err) ||
        !engine_get_bool(GAME_OBJECT_IS_ACTIVE, game_object, &is_active, err) ||
        !engine_components(game_object, &components, err))
        return false;
    json_put_int(w, "Layer", layer);
    json_put_bool(w, "Active", is_active);
    json_put_int(w, "ComponentCount", (int64_t)engine_length(components));
    json_object_end(w);
    return true;
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
        buf_append(to, SLICE(MISSING_SCRIPT));
}
