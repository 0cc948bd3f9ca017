/* Fixtures that answer by themselves: kinds of content, progress, log lines, lists that change. */
#include "fixture.h"

#define WAV     "UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA="
#define STEP_MS 50 /* between two events of one call */

#define HEADER_INPUT                                                                               \
    "{\"type\":\"object\",\"properties\":{\"region\":{\"type\":\"string\",\"description\":"        \
    "\"Also in the header Mcp-Param-Region\",\"x-mcp-header\":\"Region\"},\"level\":{\"type\":"    \
    "\"integer\"}}}"

/* The suite looks for each of these words of JSON Schema 2020-12. */
#define SCHEMA_INPUT                                                                               \
    "{\"$schema\":\"https://json-schema.org/draft/2020-12/schema\",\"type\":\"object\","           \
    "\"$defs\":{\"address\":{\"$anchor\":\"addressDef\",\"type\":\"object\",\"properties\":{"      \
    "\"street\":{\"type\":\"string\"},\"city\":{\"type\":\"string\"}}}},"                          \
    "\"properties\":{\"name\":{\"type\":\"string\"},\"address\":{\"$ref\":\"#/$defs/address\"},"   \
    "\"contactMethod\":{\"type\":\"string\",\"enum\":[\"phone\",\"email\"]},"                      \
    "\"phone\":{\"type\":\"string\"},\"email\":{\"type\":\"string\"}},"                            \
    "\"allOf\":[{\"anyOf\":[{\"required\":[\"phone\"]},{\"required\":[\"email\"]}]}],"             \
    "\"if\":{\"properties\":{\"contactMethod\":{\"const\":\"phone\"}},"                            \
    "\"required\":[\"contactMethod\"]},\"then\":{\"required\":[\"phone\"]},"                       \
    "\"else\":{\"required\":[\"email\"]},\"additionalProperties\":false}"

static int64_t do_nothing(struct run *r)
{
    return say(r, "Nothing was to be done.");
}

static int64_t header(struct run *r)
{
    return sayf(r, "region %.*s", SLICE_ARG(arg_raw(r, "region")));
}

static int64_t simple_text(struct run *r)
{
    return say(r, "This is a simple text response for testing.");
}

static int64_t image(struct run *r)
{
    add_block(r, IMAGE);
    return DONE;
}

static int64_t audio(struct run *r)
{
    add_block(r, "{\"type\":\"audio\",\"mimeType\":\"audio/wav\",\"data\":\"" WAV "\"}");
    return DONE;
}

static int64_t embedded(struct run *r)
{
    add_block(r,
              "{\"type\":\"resource\",\"resource\":{\"uri\":\"test://embedded-resource\","
              "\"mimeType\":\"text/plain\",\"text\":\"This is an embedded resource content.\"}}");
    return DONE;
}

static int64_t mixed(struct run *r)
{
    add_text(r, SLICE("Multiple content types test:"));
    add_block(r, IMAGE);
    add_block(r, "{\"type\":\"resource\",\"resource\":{\"uri\":\"test://mixed-content-resource\","
                 "\"mimeType\":\"application/json\","
                 "\"text\":\"{\\\"test\\\":\\\"data\\\",\\\"value\\\":123}\"}}");
    return DONE;
}

static int64_t tool_error(struct run *r)
{
    r->call->is_error = true;
    return say(r, "This tool intentionally returns an error for testing");
}

static int64_t with_logging(struct run *r)
{
    static const char *const lines[] = {"Tool execution started", "Tool processing data",
                                        "Tool execution completed"};

    if (r->turn == N_ELEMENTS(lines))
        return say(r, "Three lines were logged.");
    tell_note(r, lines[r->turn]);
    return STEP_MS;
}

static int64_t one_note(struct run *r)
{
    tell_note(r, "A line for those who asked for lines");
    return say(r, "One line was logged.");
}

static int64_t with_progress(struct run *r)
{
    enum { STEPS = 3 };

    if (r->turn == STEPS)
        return say(r, "All steps are done.");
    tell_progress(r, 50.0 * r->turn, 100);
    return STEP_MS;
}

static int64_t tool_change(struct run *r)
{
    change_tools(r);
    return say(r, "The list of tools has changed.");
}

static int64_t prompt_change(struct run *r)
{
    change_prompts(r);
    return say(r, "The list of prompts has changed.");
}

/* The result comes on the stream that the client opens when its own has ended. */
static int64_t reconnection(struct run *r)
{
    switch (r->turn) {
    case 0:
        return STEP_MS;
    case 1:
        drop_client(r);
        return 4 * STEP_MS;
    default:
        return say(r, "The result, after the stream was resumed.");
    }
}

static const struct fixture rows[] = {
    /* The first one stands first in the list, which is sorted; the suite calls it without
     * arguments. change_tools() changes its description. */
    {{FIXTURE("a_first_tool", "Does nothing."), READS}, do_nothing},
    {{FIXTURE("test_x_mcp_header", "Has an argument that is repeated in a header."), READS,
      INPUT(HEADER_INPUT)},
     header},
    {{FIXTURE("json_schema_2020_12_tool", "Tool with JSON Schema 2020-12 features."), READS,
      INPUT(SCHEMA_INPUT)},
     do_nothing},
    {{FIXTURE("test_simple_text", "Returns a text."), READS}, simple_text},
    {{FIXTURE("test_image_content", "Returns an image."), READS}, image},
    {{FIXTURE("test_audio_content", "Returns a sound."), READS}, audio},
    {{FIXTURE("test_embedded_resource", "Returns a resource."), READS}, embedded},
    {{FIXTURE("test_multiple_content_types", "Returns a text, an image, a resource."), READS},
     mixed},
    {{FIXTURE("test_error_handling", "Returns an error."), READS}, tool_error},
    {{FIXTURE("test_tool_with_logging", "Logs three lines for its caller."), READS}, with_logging},
    {{FIXTURE("test_logging_tool", "Logs one line for its caller."), READS}, one_note},
    {{FIXTURE("test_tool_with_progress", "Reports progress three times."), READS}, with_progress},
    {{FIXTURE("test_trigger_tool_change", "Changes the list of tools.")}, tool_change},
    {{FIXTURE("test_trigger_prompt_change", "Changes the list of prompts.")}, prompt_change},
    {{FIXTURE("test_reconnection", "Lets its client resume the stream."), READS}, reconnection},
};

const struct fixtures content_fixtures = {rows, N_ELEMENTS(rows)};
