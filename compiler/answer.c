#include "answer.h"

#include <stdarg.h>
#include <stdio.h>

#include "app.h"

struct buf answers = {.max = LIMIT_COMPILE_UNSENT};

/* The driver's members that clients know. */
static const char *const passed[] = {"ok",       "fault",    "message", "report",  "type",
                                     "hasValue", "declares", "library", "assembly"};

static struct json_out begin(int64_t id)
{
    struct json_out w;

    json_out_init(&w, &answers);
    json_object(&w);
    json_put_int(&w, "id", id);
    return w;
}

static void end(struct json_out *w)
{
    json_object_end(w);
    buf_append_byte(&answers, '\n');
}

void answer_hello(void)
{
    const struct compiler *c = &app.compiler;
    struct json_out w;
    char name[200];

    if (c->kind == COMPILER_MCS)
        snprintf(name, sizeof(name), "mcs");
    else
        snprintf(name, sizeof(name), "Roslyn%s%s", *c->version ? " " : "", c->version);
    json_out_init(&w, &answers);
    json_object(&w);
    json_key(&w, "hello");
    json_object(&w);
    json_put_string(&w, "compiler", name);
    json_put_string(&w, "csharp", c->csharp);
    json_put_string(&w, "from", c->from);
    json_put_string(&w, "path", c->path);
    json_put_bool(&w, "submits", c->kind == COMPILER_HOSTED && !app.problem[0]);
    json_object_end(&w);
    end(&w);
}

void answer_assembly(int64_t id, const char *path, bool is_cached)
{
    struct json_out w = begin(id);

    json_put_bool(&w, "ok", true);
    json_put_string(&w, "assembly", path);
    json_put_bool(&w, "isCached", is_cached);
    end(&w);
}

void answer_report(int64_t id, struct slice report)
{
    struct json_out w = begin(id);

    json_put_bool(&w, "ok", false);
    json_put_text(&w, "report", report);
    end(&w);
}

void answer_fault(int64_t id, enum compile_fault fault, const char *format, ...)
{
    struct json_out w = begin(id);
    char message[1000];
    va_list args;

    va_start(args, format);
    text_vformat(message, sizeof(message), format, args);
    va_end(args);
    json_put_bool(&w, "ok", false);
    json_put_string(&w, "fault", compile_fault_words[fault]);
    json_put_string(&w, "message", message);
    end(&w);
}

void answer_pass(int64_t id, const struct json *root)
{
    struct json_out w = begin(id);

    for (size_t i = 0; i < N_ELEMENTS(passed); i++) {
        const struct json *v = json_get(root, passed[i]);

        if (v)
            json_put_raw(&w, passed[i], v->raw);
    }
    end(&w);
}
