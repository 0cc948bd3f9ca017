/* The framed protocol's own methods and codes. Its frames carry every other dialect, too. */
#include <stdio.h>

#include "internal.h"

static const struct method methods[] = {
    {"session.authenticate", .op = OP_AUTHENTICATE},
    {"transport.healthCheck", .op = OP_HEALTH},
    {0},
};

static const char *title(const struct err *err)
{
    switch (err->kind) {
    case ERR_AUTH:
        return "Authentication failed";
    case ERR_HEALTH:
        return "Health check failed";
    default:
        return NULL;
    }
}

/* There is no error.data for the hint, so a refusal has it in its message. */
static void message(struct json_out *w, const struct err *err)
{
    char text[sizeof(err->message) + sizeof(err->hint) + 4];

    if ((err->kind == ERR_DENIED || err->kind == ERR_AUTH) && err->hint[0]) {
        snprintf(text, sizeof(text), "%s: %s", err->message, err->hint);
        json_put_string(w, "message", text);
    } else {
        json_put_text(w, "message", dialect_error_message(D_FRAMED, err));
    }
}

const struct dialect dialect_framed = {
    .name = "framed",
    .traits = TRAIT_SMALL,
    .methods = methods,
    .refuses_notifications = true,
    COMMON_SHAPES,
    .title = title,
    .message = message,
    .offers = common_offers,
    .lists = common_lists,
};
