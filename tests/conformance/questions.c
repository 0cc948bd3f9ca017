/*
 * Fixtures that ask the client something first. In 2026-07-28 a question is a result, and the next
 * round brings the answer; before, the server sends a request of its own. A fixture sees no
 * difference.
 */
#include "fixture.h"

#define SAMPLING_INPUT                                                                             \
    "{\"type\":\"object\",\"properties\":{\"prompt\":" STRING "},\"required\":[\"prompt\"]}"
#define ELICITATION_INPUT                                                                          \
    "{\"type\":\"object\",\"properties\":{\"message\":" STRING "},\"required\":[\"message\"]}"

/* A form with a default of each type (SEP-1034). */
#define DEFAULTS_FORM                                                                              \
    ELICIT("\"Please review and update the form fields with defaults\"",                           \
           "\"properties\":{\"name\":{\"type\":\"string\",\"default\":\"John Doe\"},"              \
           "\"age\":{\"type\":\"integer\",\"default\":30},"                                        \
           "\"score\":{\"type\":\"number\",\"default\":95.5},"                                     \
           "\"status\":{\"type\":\"string\",\"enum\":[\"active\",\"inactive\",\"pending\"],"       \
           "\"default\":\"active\"},"                                                              \
           "\"verified\":{\"type\":\"boolean\",\"default\":true}},\"required\":[]")

#define TITLED(what)                                                                               \
    "[{\"const\":\"value1\",\"title\":\"First " what "\"},{\"const\":\"value2\",\"title\":"        \
    "\"Second " what "\"},{\"const\":\"value3\",\"title\":\"Third " what "\"}]"
#define OPTIONS "\"enum\":[\"option1\",\"option2\",\"option3\"]"

#define TITLED_OPTIONS TITLED("Option")
#define TITLED_CHOICES TITLED("Choice")

/* A form with every kind of choice (SEP-1330). */
#define CHOICES_FORM                                                                               \
    ELICIT("\"Please select options from the enum fields\"",                                       \
           "\"properties\":{\"untitledSingle\":{\"type\":\"string\"," OPTIONS "},"                 \
           "\"titledSingle\":{\"type\":\"string\",\"oneOf\":" TITLED_OPTIONS "},"                  \
           "\"legacyEnum\":{\"type\":\"string\",\"enum\":[\"opt1\",\"opt2\",\"opt3\"],"            \
           "\"enumNames\":[\"Option One\",\"Option Two\",\"Option Three\"]},"                      \
           "\"untitledMulti\":{\"type\":\"array\",\"items\":{\"type\":\"string\"," OPTIONS "}},"   \
           "\"titledMulti\":{\"type\":\"array\",\"items\":{\"anyOf\":" TITLED_CHOICES "}}},"       \
           "\"required\":[]")

#define ASK_ROOTS    "\"client_roots\":" LIST_ROOTS
#define ASK_GREETING "\"greeting\":" SAMPLE("\"Generate a greeting\"", "50")

static int64_t sampling(struct run *r)
{
    const struct json *reply = answer_to(r, "reply");

    if (!reply)
        return askf(r, "", "\"reply\":" SAMPLE("%.*s", "100"), SLICE_ARG(arg_raw(r, "prompt")));
    return sayf(r, "LLM response: %.*s", SLICE_ARG(answer_text(r, "reply", "text")));
}

/* Shows what the user has answered. */
static int64_t show(struct run *r, const char *key)
{
    const struct json *content = json_get(answer_to(r, key), "content");

    return sayf(r, "User response: action: %.*s, content: %.*s",
                SLICE_ARG(json_get_text(answer_to(r, key), "action")),
                SLICE_ARG(content ? content->raw : SLICE("none")));
}

static int64_t elicitation(struct run *r)
{
    if (answer_to(r, "form"))
        return show(r, "form");
    return askf(r, "",
                "\"form\":" ELICIT("%.*s", "\"properties\":{\"username\":{\"type\":\"string\","
                                           "\"description\":\"User's response\"},"
                                           "\"email\":{\"type\":\"string\",\"description\":"
                                           "\"User's email address\"}},"
                                           "\"required\":[\"username\",\"email\"]"),
                SLICE_ARG(arg_raw(r, "message")));
}

static int64_t defaults(struct run *r)
{
    return answer_to(r, "form") ? show(r, "form") : ask(r, "", "\"form\":" DEFAULTS_FORM);
}

static int64_t choices(struct run *r)
{
    return answer_to(r, "form") ? show(r, "form") : ask(r, "", "\"form\":" CHOICES_FORM);
}

/* A client that cannot sample is refused. */
static int64_t missing_capability(struct run *r)
{
    return answer_to(r, "greeting") ? say(r, "The client can sample.") : ask(r, "", ASK_GREETING);
}

static int64_t streaming(struct run *r)
{
    return answer_to(r, "confirm") ? show(r, "confirm") : ask(r, "", ASK_CONFIRM);
}

static int64_t ask_name(struct run *r)
{
    struct slice name = answer_text(r, "user_name", "name");

    return name.len ? sayf(r, "Hello, %.*s!", SLICE_ARG(name)) : ask(r, "", ASK_NAME);
}

static int64_t ask_model(struct run *r)
{
    static const char question[] =
        "\"capital_question\":" SAMPLE("\"What is the capital of France?\"", "100");

    if (!answer_to(r, "capital_question"))
        return ask(r, "", question);
    return sayf(r, "%.*s", SLICE_ARG(answer_text(r, "capital_question", "text")));
}

static int64_t ask_roots(struct run *r)
{
    const struct json *roots = json_get(answer_to(r, "client_roots"), "roots");

    return roots ? sayf(r, "%.*s", SLICE_ARG(roots->raw)) : ask(r, "", ASK_ROOTS);
}

static int64_t keep_state(struct run *r)
{
    bool is_second = slice_is(r->call->state, "asked") && answer_to(r, "confirm");

    return is_second ? say(r, "state-ok") : ask(r, "asked", ASK_CONFIRM);
}

static int64_t ask_three(struct run *r)
{
    if (answer_to(r, "user_name") && answer_to(r, "greeting") && answer_to(r, "client_roots"))
        return say(r, "All three questions are answered.");
    return ask(r, "asked", ASK_NAME "," ASK_GREETING "," ASK_ROOTS);
}

/* The name of the first round is the state that the second one brings back. */
static int64_t ask_twice(struct run *r)
{
    struct slice name = answer_text(r, "step1", "name");
    struct slice color = answer_text(r, "step2", "color");
    struct slice state = r->call->state;

    if (color.len && slice_starts(state, SLICE("2 ")))
        return sayf(r, "%.*s likes %.*s", SLICE_ARG(slice_skip(state, 2)), SLICE_ARG(color));
    if (name.len && slice_is(state, "1")) {
        state = arena_printf(r->call->arena, "2 %.*s", SLICE_ARG(name));
        return ask(r, state.p ? state.p : "2 ",
                   "\"step2\":" FORM("Step 2: What is your favorite color?", "color", STRING));
    }
    return ask(r, "1", "\"step1\":" FORM("Step 1: What is your name?", "name", STRING));
}

/* Asks only what the client can answer. */
static int64_t ask_able(struct run *r)
{
    bool elicits = r->call->client_can & CAN_ELICIT, samples = r->call->client_can & CAN_SAMPLE;

    if (answer_to(r, "user_name") || answer_to(r, "greeting") || (!elicits && !samples))
        return say(r, "There is nothing else to ask.");
    return askf(r, "", "%s%s%s", elicits ? ASK_NAME : "", elicits && samples ? "," : "",
                samples ? ASK_GREETING : "");
}

#define ASKS(name, sentence) FIXTURE("test_input_required_result_" name, sentence)

static const struct fixture rows[] = {
    {{FIXTURE("test_sampling", "Asks the client's model."), INPUT(SAMPLING_INPUT)}, sampling},
    {{FIXTURE("test_elicitation", "Asks the user."), INPUT(ELICITATION_INPUT)}, elicitation},
    {{FIXTURE("test_elicitation_sep1034_defaults", "Asks with defaults of each type.")}, defaults},
    {{FIXTURE("test_elicitation_sep1330_enums", "Asks with each kind of choice.")}, choices},
    {{FIXTURE("test_missing_capability", "Needs a client that can sample.")}, missing_capability},
    {{FIXTURE("test_streaming_elicitation", "Asks the user to confirm.")}, streaming},
    {{ASKS("elicitation", "Asks for a name.")}, ask_name},
    {{ASKS("sampling", "Asks the client's model for a capital.")}, ask_model},
    {{ASKS("list_roots", "Asks for the client's folders.")}, ask_roots},
    {{ASKS("request_state", "Asks, and wants its state back.")}, keep_state},
    {{ASKS("tampered_state", "Asks, and wants its state back unchanged.")}, keep_state},
    {{ASKS("multiple_inputs", "Asks three questions at once.")}, ask_three},
    {{ASKS("multi_round", "Asks one question after another.")}, ask_twice},
    {{ASKS("capabilities", "Asks only what the client can answer.")}, ask_able},
};

const struct fixtures question_fixtures = {rows, N_ELEMENTS(rows)};
