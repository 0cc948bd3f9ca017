/*
 * The host of fixtures: tools, prompts and resources that the official conformance suite of MCP
 * asks for, in place of a project and its engine. Only umcp-conformance has them. A fixture is a
 * row with a function beside it; host.c keeps the clock.
 */
#ifndef CONFORMANCE_FIXTURE_H
#define CONFORMANCE_FIXTURE_H

#include "host/host.h"

struct fixture;
struct fixture_host;

/* One round of a call; lives in the call's arena. */
struct run {
    struct fixture_host *host;
    struct host_call *call;
    const struct fixture *fixture;
    const struct json *args, *inputs; /* objects; inputs is NULL in the first round */
    struct json_out out;              /* writes the call's result, a JSON array: FORM_BLOCKS */
    unsigned turn;                    /* how often its function was called before */
    int64_t due;                      /* when it is called next */
};

#define DONE (-1) /* the call has its result, its questions or its error */

/* Goes on with a call. Returns after how many ms it wants to be called again, or DONE. */
typedef int64_t play_fn(struct run *r);

struct fixture {
    struct tool tool;
    play_fn *play;
};

struct fixtures {
    const struct fixture *rows;
    size_t n;
};

extern const struct fixtures content_fixtures, question_fixtures, task_fixtures, library_fixtures;

#define FIXTURE(tool_name, sentence)                                                               \
    .id = TOOL_PLUGIN, .group = GROUP_PLUGIN, .category = "conformance", .name = tool_name,        \
    .title = tool_name, .text = sentence
#define READS       .hints = HINT_READ_ONLY | HINT_IDEMPOTENT
#define INPUT(json) .input = SLICE_INIT(json)

/* --- Answers --- */

/* Adds a block, a message or a content. The text is JSON. */
void add_block(struct run *r, const char *json);
void add_text(struct run *r, struct slice text); /* a block of type text */
/* Add the only block and are DONE. */
int64_t say(struct run *r, const char *text);
int64_t sayf(struct run *r, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Fails the call. Is DONE. */
int64_t fail(struct run *r, enum err_kind kind, const char *message);

/* --- What the client has sent --- */

struct slice arg_text(const struct run *r, const char *name);
struct slice arg_raw(const struct run *r, const char *name); /* as JSON; null if absent */
/* The client's answer to a question: an object; NULL: none. */
const struct json *answer_to(const struct run *r, const char *key);
/* A text in the content of that answer; p is NULL if there is none. */
struct slice answer_text(const struct run *r, const char *key, const char *name);

/* --- Questions. Each is a member of an object: its key, then what is asked. --- */

#define STRING "{\"type\":\"string\"}"
#define ELICIT(message, schema)                                                                    \
    "{\"method\":\"elicitation/create\",\"params\":{\"message\":" message ",\"requestedSchema\":"  \
    "{\"type\":\"object\"," schema "}}}"
/* A form of one field, which must be filled in. */
#define FORM(message, name, type)                                                                  \
    ELICIT("\"" message "\"", "\"properties\":{\"" name "\":" type "},\"required\":[\"" name "\"]")
#define SAMPLE(text, tokens)                                                                       \
    "{\"method\":\"sampling/createMessage\",\"params\":{\"messages\":[{\"role\":\"user\","         \
    "\"content\":{\"type\":\"text\",\"text\":" text "}}],\"maxTokens\":" tokens "}}"
#define LIST_ROOTS  "{\"method\":\"roots/list\",\"params\":{}}"
#define ASK_NAME    "\"user_name\":" FORM("What is your name?", "name", STRING)
#define ASK_CONFIRM "\"confirm\":" FORM("Please confirm", "ok", "{\"type\":\"boolean\"}")

/* Asks these questions, a list of members. `state` is for the next round; may be "". Is DONE. */
int64_t ask(struct run *r, const char *state, const char *questions);
int64_t askf(struct run *r, const char *state, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* --- Samples and events --- */

#define PNG                                                                                        \
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJg" \
    "gg=="
#define IMAGE "{\"type\":\"image\",\"mimeType\":\"image/png\",\"data\":\"" PNG "\"}"

void tell_progress(struct run *r, double done, double total);
void tell_note(struct run *r, const char *text); /* a log line of level Info */
void drop_client(struct run *r);                 /* ends its connection; it may come back */
void change_tools(struct run *r);                /* another description of one of them */
void change_prompts(struct run *r);              /* another version of the same list */

/* --- library.c --- */
void library_offer(struct host_offers *ret_offers);

/* NULL: no memory. */
struct host *fixture_host_new(const struct host_events *events);

#endif
