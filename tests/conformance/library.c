/* Prompts and resources, each with a tool that makes its messages or contents. */
#include "fixture.h"

enum {
    PROMPT_SIMPLE,
    PROMPT_ARGUMENTS,
    PROMPT_EMBEDDED,
    PROMPT_IMAGE,
    PROMPT_ASKING,
    RESOURCE_TEXT,
    RESOURCE_BINARY,
    RESOURCE_WATCHED,
    RESOURCE_TEMPLATE
};

/* --- Prompts --- */

#define MESSAGE(content) "{\"role\":\"user\",\"content\":" content "}"

static int64_t message(struct run *r, struct slice text)
{
    struct json_out *w = &r->out;

    json_array(w);
    json_object(w);
    json_put_string(w, "role", "user");
    json_key(w, "content");
    json_object(w);
    json_put_string(w, "type", "text");
    json_put_text(w, "text", text);
    json_object_end(w);
    json_object_end(w);
    return DONE;
}

static int64_t simple_prompt(struct run *r)
{
    return message(r, SLICE("This is a simple prompt for testing."));
}

static int64_t prompt_with_arguments(struct run *r)
{
    return message(r,
                   arena_printf(r->call->arena, "Prompt with arguments: arg1='%.*s', arg2='%.*s'",
                                SLICE_ARG(arg_text(r, "arg1")), SLICE_ARG(arg_text(r, "arg2"))));
}

static int64_t prompt_with_resource(struct run *r)
{
    struct json_out *w = &r->out;

    json_array(w);
    json_object(w);
    json_put_string(w, "role", "user");
    json_key(w, "content");
    json_object(w);
    json_put_string(w, "type", "resource");
    json_key(w, "resource");
    json_object(w);
    json_put_text(w, "uri", arg_text(r, "resourceUri"));
    json_put_string(w, "mimeType", "text/plain");
    json_put_string(w, "text", "Embedded resource content for testing.");
    json_object_end(w);
    json_object_end(w);
    json_object_end(w);
    add_block(r, MESSAGE("{\"type\":\"text\",\"text\":\"Please process the embedded resource "
                         "above.\"}"));
    return DONE;
}

static int64_t prompt_with_image(struct run *r)
{
    add_block(r, MESSAGE(IMAGE));
    add_block(r, MESSAGE("{\"type\":\"text\",\"text\":\"Please analyze the image above.\"}"));
    return DONE;
}

static int64_t prompt_that_asks(struct run *r)
{
    struct slice context = answer_text(r, "user_context", "context");

    if (context.len)
        return message(r, context);
    return ask(r, "",
               "\"user_context\":" FORM("What context should the prompt use?", "context", STRING));
}

/* --- Resources --- */

static int64_t static_text(struct run *r)
{
    add_block(r, "{\"uri\":\"test://static-text\",\"mimeType\":\"text/plain\","
                 "\"text\":\"This is the content of the static text resource.\"}");
    return DONE;
}

static int64_t static_binary(struct run *r)
{
    add_block(r,
              "{\"uri\":\"test://static-binary\",\"mimeType\":\"image/png\",\"blob\":\"" PNG "\"}");
    return DONE;
}

static int64_t watched(struct run *r)
{
    add_block(r, "{\"uri\":\"test://watched-resource\",\"mimeType\":\"text/plain\","
                 "\"text\":\"Nothing has happened.\"}");
    return DONE;
}

struct template_args {
    struct arg_text id;
};

static const struct param template_params[] = {
    {"id", T_STRING, .at = offsetof(struct template_args, id), .is_required = true,
     .text = "Which one."},
    {0},
};

static int64_t of_template(struct run *r)
{
    const struct template_args *args = r->call->args;
    struct slice id = args->id.value;
    struct json_out *w = &r->out;
    struct buf text;
    struct json_out inner;

    buf_init(&text, 4096);
    json_out_init(&inner, &text);
    json_object(&inner);
    json_put_text(&inner, "id", id);
    json_put_bool(&inner, "templateTest", true);
    json_put_text(&inner, "data", arena_printf(r->call->arena, "Data for ID: %.*s", SLICE_ARG(id)));
    json_object_end(&inner);
    json_array(w);
    json_object(w);
    json_put_text(w, "uri",
                  arena_printf(r->call->arena, "test://template/%.*s/data", SLICE_ARG(id)));
    json_put_string(w, "mimeType", "application/json");
    json_put_text(w, "text", buf_slice(&text));
    json_object_end(w);
    if (!buf_ok(&text))
        err_set(&r->call->err, ERR_TOO_LARGE, "The id is too long");
    buf_done(&text);
    return DONE;
}

/* --- The tables --- */

#define HIDDEN(name, sentence) FIXTURE(name, sentence), READS, .is_unlisted = true

static const struct fixture rows[] = {
    [PROMPT_SIMPLE] = {{HIDDEN("prompt-simple", "Makes a prompt.")}, simple_prompt},
    [PROMPT_ARGUMENTS] = {{HIDDEN("prompt-arguments", "Makes a prompt.")}, prompt_with_arguments},
    [PROMPT_EMBEDDED] = {{HIDDEN("prompt-resource", "Makes a prompt.")}, prompt_with_resource},
    [PROMPT_IMAGE] = {{HIDDEN("prompt-image", "Makes a prompt.")}, prompt_with_image},
    [PROMPT_ASKING] = {{HIDDEN("prompt-asking", "Makes a prompt.")}, prompt_that_asks},
    [RESOURCE_TEXT] = {{HIDDEN("resource-text", "Reads a resource.")}, static_text},
    [RESOURCE_BINARY] = {{HIDDEN("resource-binary", "Reads a resource.")}, static_binary},
    [RESOURCE_WATCHED] = {{HIDDEN("resource-watched", "Reads a resource.")}, watched},
    [RESOURCE_TEMPLATE] = {{HIDDEN("resource-template", "Reads a resource."),
                            .params = template_params, .args_size = sizeof(struct template_args)},
                           of_template},
};

const struct fixtures library_fixtures = {rows, N_ELEMENTS(rows)};

static const struct prompt prompts[] = {
    {.name = "test_simple_prompt",
     .title = "Simple prompt",
     .text = "A prompt without arguments.",
     .tool = &rows[PROMPT_SIMPLE].tool},
    {.name = "test_prompt_with_arguments",
     .title = "Prompt with arguments",
     .text = "A prompt that shows its two arguments.",
     .args = {{.name = "arg1", .text = "The first.", .is_required = true},
              {.name = "arg2", .text = "The second.", .is_required = true}},
     .tool = &rows[PROMPT_ARGUMENTS].tool},
    {.name = "test_prompt_with_embedded_resource",
     .title = "Prompt with a resource",
     .text = "A prompt that contains a resource.",
     .args = {{.name = "resourceUri", .text = "Of the resource.", .is_required = true}},
     .tool = &rows[PROMPT_EMBEDDED].tool},
    {.name = "test_prompt_with_image",
     .title = "Prompt with an image",
     .text = "A prompt that contains an image.",
     .tool = &rows[PROMPT_IMAGE].tool},
    {.name = "test_input_required_result_prompt",
     .title = "Prompt that asks",
     .text = "A prompt that asks the user for a context.",
     .tool = &rows[PROMPT_ASKING].tool},
};

static const struct resource resources[] = {
    {.uri = "test://static-text",
     .name = "static-text",
     .title = "Static text",
     .text = "A text that never changes.",
     .mime_type = "text/plain",
     .own_tool = &rows[RESOURCE_TEXT].tool},
    {.uri = "test://static-binary",
     .name = "static-binary",
     .title = "Static image",
     .text = "An image that never changes.",
     .mime_type = "image/png",
     .own_tool = &rows[RESOURCE_BINARY].tool},
    {.uri = "test://watched-resource",
     .name = "watched-resource",
     .title = "Watched text",
     .text = "A text that one can subscribe to.",
     .mime_type = "text/plain",
     .own_tool = &rows[RESOURCE_WATCHED].tool},
    {.uri = "test://template/{id}/data",
     .uri_template = "test://template/{id}/data",
     .name = "template",
     .title = "Template",
     .text = "A text for each id.",
     .mime_type = "application/json",
     .is_template = true,
     .own_tool = &rows[RESOURCE_TEMPLATE].tool},
};

void library_offer(struct host_offers *ret_offers)
{
    *ret_offers = (struct host_offers){.prompts = prompts,
                                       .n_prompts = N_ELEMENTS(prompts),
                                       .resources = resources,
                                       .n_resources = N_ELEMENTS(resources)};
}
