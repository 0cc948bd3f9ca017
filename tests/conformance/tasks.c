/* Fixtures that become tasks, and one that never does. */
#include "fixture.h"

#define GREET_INPUT                                                                                \
    "{\"type\":\"object\",\"properties\":{\"name\":" STRING "},\"required\":[\"name\"]}"
#define COMPUTE_INPUT                                                                              \
    "{\"type\":\"object\",\"properties\":{\"seconds\":{\"type\":\"number\",\"minimum\":0},"        \
    "\"label\":" STRING "},\"required\":[\"seconds\"]}"
#define DELETE_INPUT                                                                               \
    "{\"type\":\"object\",\"properties\":{\"filename\":" STRING "},\"required\":[\"filename\"]}"

#define MAX_SECONDS 3600.0

static int64_t greet(struct run *r)
{
    return sayf(r, "Hello, %.*s!", SLICE_ARG(arg_text(r, "name")));
}

static int64_t slow_compute(struct run *r)
{
    double seconds = 0;

    json_to_double(json_get(r->args, "seconds"), &seconds);
    if (r->turn || !(seconds > 0))
        return sayf(r, "Computed %.*s", SLICE_ARG(arg_text(r, "label")));
    return (int64_t)(1000 * (seconds < MAX_SECONDS ? seconds : MAX_SECONDS));
}

static int64_t failing_job(struct run *r)
{
    if (!r->turn)
        return 1000;
    r->call->is_error = true;
    return say(r, "The job has failed, as it always does.");
}

static int64_t protocol_error_job(struct run *r)
{
    return r->turn ? fail(r, ERR_INTERNAL, "The job has failed inside of the server") : 50;
}

static int64_t confirm_delete(struct run *r)
{
    if (answer_to(r, "confirm"))
        return sayf(r, "Deleted %.*s", SLICE_ARG(arg_text(r, "filename")));
    return ask(r, "",
               "\"confirm\":" FORM("Really delete it?", "confirm", "{\"type\":\"boolean\"}"));
}

static int64_t multi_input(struct run *r)
{
    if (answer_to(r, "first") && answer_to(r, "second"))
        return say(r, "Both questions are answered.");
    return ask(r, "",
               "\"first\":" FORM("The first name?", "name",
                                 STRING) ","
                                         "\"second\":" FORM("The second name?", "name", STRING));
}

static int64_t with_task(struct run *r)
{
    struct slice name = answer_text(r, "user_name", "name");

    if (!name.len)
        return ask(r, "asked", ASK_NAME);
    return r->turn ? sayf(r, "The task for %.*s is done.", SLICE_ARG(name)) : 50;
}

static const struct fixture rows[] = {
    {{FIXTURE("greet", "Greets at once."), READS, INPUT(GREET_INPUT), .task = TASK_NEVER}, greet},
    {{FIXTURE("slow_compute", "Takes as many seconds as it is told."), READS, INPUT(COMPUTE_INPUT),
      .task = TASK_AT_ONCE},
     slow_compute},
    {{FIXTURE("failing_job", "Fails after a second."), .task = TASK_REQUIRED}, failing_job},
    {{FIXTURE("protocol_error_job", "Fails with an error of the protocol."), .task = TASK_REQUIRED},
     protocol_error_job},
    {{FIXTURE("confirm_delete", "Asks, then pretends to delete a file."), INPUT(DELETE_INPUT),
      .task = TASK_REQUIRED},
     confirm_delete},
    {{FIXTURE("multi_input", "Asks two questions at once."), .task = TASK_REQUIRED}, multi_input},
    {{FIXTURE("test_tool_with_task", "Asks for a name, then works on a task."),
      .task = TASK_AFTER_INPUT},
     with_task},
};

const struct fixtures task_fixtures = {rows, N_ELEMENTS(rows)};
