/* link/: each message as it is written and read again, whatever a hostile peer makes of it. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "link/internal.h"

static struct arena arena;
static struct buf out;

static void set_up(void)
{
    arena_init(&arena, (size_t)64 << 20);
    buf_init(&out, (size_t)32 << 20);
}

static void tear_down(void)
{
    mem_fail_after(0);
    arena_done(&arena);
    buf_done(&out);
}

/* Reads a copy that ends where its block ends, so that a read beyond it is seen. */
static bool try_read(enum linkmsg_side from, struct slice text, struct linkmsg *m)
{
    char *tight = arena_alloc(&arena, text.len + 1);
    char *alone = malloc(text.len ? text.len : 1);
    struct linkmsg unused;
    bool ok;

    if (!tight || !alone)
        ck_abort_msg("no memory");
    memcpy(tight, text.p, text.len);
    memcpy(alone, text.p, text.len);
    ok = linkmsg_read(&arena, from, slice_from(alone, text.len), &unused);
    free(alone);
    ck_assert(ok == linkmsg_read(&arena, from, slice_from(tight, text.len), m));
    return ok;
}

static struct linkmsg read_as(enum linkmsg_side from, const char *text)
{
    struct linkmsg m;

    ck_assert_msg(try_read(from, slice_of(text), &m), "%s", text);
    return m;
}

static struct linkmsg from_engine(const char *text)
{
    return read_as(LINKMSG_ENGINE, text);
}

static struct linkmsg from_server(const char *text)
{
    return read_as(LINKMSG_SERVER, text);
}

#define ck_assert_slice(s, text)                                                                   \
    ck_assert_msg(slice_is(s, text), "got '%.*s', wanted '%s'", SLICE_ARG(s), text)

/* --- Each message --- */

#define TOOL                                                                                       \
    "{\"name\":\"open-door\",\"title\":\"Open\",\"description\":\"Open a door\","                  \
    "\"readOnly\":false,\"destructive\":true,\"inputSchema\":{\"type\":\"object\"},"               \
    "\"where\":\"Assets/Door.cs\",\"timeoutMs\":90000}"

static const struct json no_tools = {.type = JSON_ARRAY, .raw = SLICE_INIT("[]")};
static const struct linkmsg_tool tools[] = {
    {.name = SLICE_INIT("open-door"),
     .title = SLICE_INIT("Open"),
     .description = SLICE_INIT("Open a door"),
     .destructive = true,
     .input_schema = SLICE_INIT("{\"type\":\"object\"}"),
     .where = SLICE_INIT("Assets/Door.cs"),
     .timeout_ms = 90000},
    {.name = SLICE_INIT("b"),
     .read_only = true,
     .input_schema = SLICE_INIT("{}"),
     .timeout_ms = -1},
};

static const struct {
    struct linkmsg message;
    const char *text;
} messages[] = {
    {{.head = LINKMSG_NONCE, .proof = {.nonce = SLICE_INIT("aa")}}, "{\"nonce\":\"aa\"}"},
    {{.head = LINKMSG_NONCE,
      .proof = {.nonce = SLICE_INIT("aa"), .knows_token = true, .knows_key = true}},
     "{\"nonce\":\"aa\",\"token\":true,\"key\":true}"},
    {{.head = LINKMSG_PROOF, .proof = {.proof = SLICE_INIT("cc")}}, "{\"proof\":\"cc\"}"},
    {{.head = LINKMSG_CHALLENGE,
      .proof = {.nonce = SLICE_INIT("bb"), .by = LINKPROOF_BY_TOKEN, .proof = SLICE_INIT("cc")}},
     "{\"challenge\":{\"nonce\":\"bb\",\"by\":\"token\",\"proof\":\"cc\"}}"},
    {{.head = LINKMSG_HELLO,
      .hello = {.protocol = 2,
                .pid = 7,
                .agent = SLICE_INIT("0.1.0"),
                .name = SLICE_INIT("d\"emo"),
                .project = SLICE_INIT("/p"),
                .unity_version = SLICE_INIT("2022"),
                .platform = SLICE_INIT("here"),
                .runtime = SLICE_INIT("Mono"),
                .kind = SLICE_INIT("player"),
                .missing = SLICE_INIT("[\"eval: no\"]")}},
     "{\"hello\":{\"protocol\":2,\"agent\":\"0.1.0\",\"name\":\"d\\\"emo\",\"project\":\"/p\","
     "\"unityVersion\":\"2022\",\"platform\":\"here\",\"runtime\":\"Mono\",\"pid\":7,"
     "\"kind\":\"player\",\"missing\":[\"eval: no\"]}}"},
    {{.head = LINKMSG_HELLO, .hello = {.protocol = 2}},
     "{\"hello\":{\"protocol\":2,\"agent\":\"\",\"name\":\"\",\"unityVersion\":\"\",\"platform\":"
     "\"\",\"runtime\":\"\",\"pid\":0,\"kind\":\"\"}}"},
    {{.head = LINKMSG_PROGRESS,
      .number = 17,
      .progress = {.done = 3, .total = 10, .message = SLICE_INIT("on the way")}},
     "{\"progress\":17,\"done\":3,\"total\":10,\"message\":\"on the way\"}"},
    {{.head = LINKMSG_PROGRESS, .number = 17, .progress = {.done = 0.25}},
     "{\"progress\":17,\"done\":0.25,\"total\":0}"},
    {{.head = LINKMSG_DONE, .number = 17, .done = {.ok = true}, .payload = SLICE_INIT("[1,\n2]")},
     "{\"done\":17,\"ok\":true}\n[1,\n2]"},
    {{.head = LINKMSG_DONE,
      .number = 17,
      .done = {.ok = true, .has_no_value = true},
      .payload = SLICE_INIT("null")},
     "{\"done\":17,\"ok\":true,\"hasValue\":false}\nnull"},
    {{.head = LINKMSG_DONE,
      .number = 17,
      .done = {.ok = true, .is_value = true},
      .payload = SLICE_INIT("\"NaN\"")},
     "{\"done\":17,\"ok\":true,\"isValue\":true}\n\"NaN\""},
    {{.head = LINKMSG_DONE,
      .number = LINKMSG_MAX_NUMBER,
      .done = {.kind = ERR_TOO_LARGE,
               .message = SLICE_INIT("no\nway"),
               .hint = SLICE_INIT("ask for less"),
               .details = SLICE_INIT("{\"a\":1}")}},
     "{\"done\":9007199254740992,\"ok\":false,\"kind\":\"TooLarge\",\"message\":\"no\\nway\","
     "\"hint\":\"ask for less\",\"details\":{\"a\":1}}"},
    {{.head = LINKMSG_EVENT,
      .event =
          {.name = LINKMSG_EVENT_LOG,
           .op = SLICE_INIT("550e"),
           .line = {.level = "Warning", .message = SLICE_INIT("hm"), .stack = SLICE_INIT("at A")}}},
     "{\"event\":\"log\",\"op\":\"550e\"}\n{\"level\":\"Warning\",\"message\":\"hm\",\"stack\":"
     "\"at A\"}"},
    {{.head = LINKMSG_EVENT, .event = {.name = LINKMSG_EVENT_LOG, .line = {.level = "Info"}}},
     "{\"event\":\"log\"}\n{\"level\":\"Info\",\"message\":\"\"}"},
    {{.head = LINKMSG_EVENT, .event = {.name = LINKMSG_EVENT_DROPPED, .lines = 12}},
     "{\"event\":\"dropped\",\"lines\":12}"},
    {{.head = LINKMSG_EVENT,
      .event = {.name = LINKMSG_EVENT_SCENES},
      .payload = SLICE_INIT("{\"added\":[],\"removed\":[]}")},
     "{\"event\":\"scenes_diff\"}\n{\"added\":[],\"removed\":[]}"},
    {{.head = LINKMSG_EVENT,
      .event = {.name = LINKMSG_EVENT_SELECTION},
      .payload = SLICE_INIT("{\"Items\":[]}")},
     "{\"event\":\"selection\"}\n{\"Items\":[]}"},
    {{.head = LINKMSG_STATE, .state = LINKMSG_STATE_READY}, "{\"state\":\"ready\"}"},
    {{.head = LINKMSG_STATE, .state = LINKMSG_STATE_RELOADING}, "{\"state\":\"reloading\"}"},
    {{.head = LINKMSG_PONG, .number = 5, .pong = {.main_ms = 12, .running = 17}},
     "{\"pong\":5,\"mainMs\":12,\"running\":17}"},
    {{.head = LINKMSG_PONG, .number = 5}, "{\"pong\":5,\"mainMs\":0}"},
    {{.head = LINKMSG_TOOLS, .tools = &no_tools}, "{\"tools\":[]}"},
    {{.head = LINKMSG_BYE, .bye = SLICE_INIT("the game quits")}, "{\"bye\":\"the game quits\"}"},
    {{.head = LINKMSG_WELCOME, .server = SLICE_INIT("0.1.0")},
     "{\"welcome\":{\"server\":\"0.1.0\"}}"},
    {{.head = LINKMSG_CALL,
      .number = 17,
      .call = {.tool = SLICE_INIT("SetMember"),
               .deadline_ms = 30000,
               .op = SLICE_INIT("550e"),
               .may_eval = true,
               .is_read = true,
               .run_ms = 10000,
               .wait_ms = 600000,
               .allow = SLICE_INIT("[\"A.b\"]"),
               .budget = 5000},
      .payload = SLICE_INIT("{\"x\":1}")},
     "{\"call\":17,\"tool\":\"SetMember\",\"deadlineMs\":30000,\"op\":\"550e\",\"eval\":true,"
     "\"readOnly\":true,\"runMs\":10000,\"waitMs\":600000,\"allow\":[\"A.b\"],\"budget\":5000}\n{\"x\":1}"},
    {{.head = LINKMSG_CALL,
      .number = 1,
      .call = {.tool = SLICE_INIT("T"), .deadline_ms = 1, .wait_ms = -1}},
     "{\"call\":1,\"tool\":\"T\",\"deadlineMs\":1}"},
    {{.head = LINKMSG_CALL,
      .number = 1,
      .call = {.tool = SLICE_INIT("T"), .deadline_ms = LINKMSG_MAX_NUMBER}},
     "{\"call\":1,\"tool\":\"T\",\"deadlineMs\":9007199254740992,\"waitMs\":0}"},
    {{.head = LINKMSG_CANCEL, .number = 17}, "{\"cancel\":17}"},
    {{.head = LINKMSG_PREPARE, .prepare = LINKMSG_PREPARE_EVAL}, "{\"prepare\":\"eval\"}"},
    {{.head = LINKMSG_PING, .number = 5}, "{\"ping\":5}"},
};

static enum linkmsg_side side_of(size_t i)
{
    return linkmsg_heads[messages[i].message.head].from;
}

START_TEST(each_message_is_read_as_it_was_written)
{
    struct linkmsg m;

    linkmsg_write(&out, &messages[_i].message);
    ck_assert_slice(buf_slice(&out), messages[_i].text);
    m = read_as(side_of((size_t)_i), messages[_i].text);
    ck_assert_int_eq(m.head, messages[_i].message.head);
    ck_assert_int_eq(m.number, messages[_i].message.number);
    if (m.head == LINKMSG_DONE && m.done.ok)
        m.done.kind = ERR_NONE; /* does not count */
    if (m.head == LINKMSG_EVENT && m.event.name == LINKMSG_EVENT_LOG)
        m.payload = (struct slice){0}; /* is written from its fields */
    buf_reset(&out, 0);
    linkmsg_write(&out, &m);
    ck_assert_slice(buf_slice(&out), messages[_i].text);
}
END_TEST

START_TEST(each_head_has_its_message_here)
{
    unsigned seen = 0;

    for (size_t i = 0; i < N_ELEMENTS(messages); i++)
        seen |= 1u << messages[i].message.head;
    ck_assert_uint_eq(seen, (1u << LINKMSG_HEADS) - 1);
}
END_TEST

START_TEST(what_the_other_side_says_is_unknown_here)
{
    enum linkmsg_side other =
        side_of((size_t)_i) == LINKMSG_ENGINE ? LINKMSG_SERVER : LINKMSG_ENGINE;

    ck_assert_int_eq(read_as(other, messages[_i].text).head, LINKMSG_UNKNOWN);
}
END_TEST

START_TEST(no_part_of_a_message_does_harm)
{
    struct slice text = slice_of(messages[_i].text);
    size_t head = text.len - (strchr(text.p, '\n') ? strlen(strchr(text.p, '\n')) : 0);
    struct linkmsg m;

    for (size_t len = 0; len < head; len++)
        ck_assert(!try_read(side_of((size_t)_i), slice_from(text.p, len), &m));
    for (size_t len = head; len < text.len; len++)
        try_read(side_of((size_t)_i), slice_from(text.p, len), &m);
}
END_TEST

START_TEST(reading_without_memory_fails_or_works)
{
    struct slice text = slice_of(messages[_i].text);
    struct arena small;
    struct linkmsg m;
    bool ok = false;

    for (size_t max = 0; max < 65536 && !ok; max += 64) {
        arena_init(&small, max);
        ok = linkmsg_read(&small, side_of((size_t)_i), text, &m);
        arena_done(&small);
    }
    ck_assert(ok);
}
END_TEST

START_TEST(writing_stops_at_the_end_of_its_buffer)
{
    struct buf to;

    for (size_t max = 0; max < strlen(messages[_i].text); max++) {
        buf_init(&to, max);
        linkmsg_write(&to, &messages[_i].message);
        ck_assert(!buf_ok(&to) && to.len <= max);
        buf_done(&to);
    }
}
END_TEST

START_TEST(tools_can_be_written_one_after_the_other)
{
    struct json_out w;
    struct linkmsg m;

    linkmsg_begin_tools(&w, &out);
    linkmsg_put_tool(&w, &tools[0]);
    linkmsg_put_tool(&w, &tools[0]);
    linkmsg_end_tools(&w);
    ck_assert_slice(buf_slice(&out), "{\"tools\":[" TOOL "," TOOL "]}");
    ck_assert(linkmsg_read(&arena, LINKMSG_ENGINE, buf_slice(&out), &m));
    ck_assert_uint_eq(m.tools->n_items, 2);
    buf_reset(&out, LINKMSG_MAX_MESSAGE);
    linkmsg_write(&out, &m); /* as it was read */
    ck_assert_slice(buf_slice(&out), "{\"tools\":[" TOOL "," TOOL "]}");
}
END_TEST

/* --- What breaks the protocol --- */

static const char *const bad_from_engine[] = {
    "",
    "\n",
    " ",
    "17",
    "null",
    "[]",
    "\"hello\"",
    "{",
    "{\"done\":1,\"ok\":true",
    "{\"done\":1,\"ok\":true}x",
    "\n{\"done\":1,\"ok\":true}",
    "{\"hello\":null}",
    "{\"hello\":1}",
    "{\"hello\":[]}",
    "{\"hello\":{}}",
    "{\"hello\":{\"protocol\":0}}",
    "{\"hello\":{\"protocol\":1}}",
    "{\"hello\":{\"protocol\":3}}",
    "{\"hello\":{\"protocol\":-1}}",
    "{\"hello\":{\"protocol\":2.5}}",
    "{\"hello\":{\"protocol\":\"2\"}}",
    "{\"nonce\":1}",
    "{\"nonce\":\"\"}",
    "{\"proof\":null}",
    "{\"done\":1}",
    "{\"done\":1,\"ok\":1}",
    "{\"done\":1,\"ok\":null}",
    "{\"done\":0,\"ok\":true}",
    "{\"done\":-1,\"ok\":true}",
    "{\"done\":1.5,\"ok\":true}",
    "{\"done\":null,\"ok\":true}",
    "{\"done\":\"1\",\"ok\":true}",
    "{\"done\":[1],\"ok\":true}",
    "{\"done\":9007199254740993,\"ok\":true}",
    "{\"done\":1e99,\"ok\":true}",
    "{\"done\":1,\"done\":0,\"ok\":true}",
    "{\"progress\":1}",
    "{\"progress\":0,\"done\":1}",
    "{\"progress\":1,\"done\":\"1\"}",
    "{\"progress\":1,\"done\":1e999}",
    "{\"progress\":null,\"done\":1}",
    "{\"event\":\"log\"}",
    "{\"event\":\"log\"}\n",
    "{\"event\":\"log\"}\n{",
    "{\"event\":\"dropped\"}",
    "{\"event\":\"dropped\",\"lines\":0}",
    "{\"event\":\"dropped\",\"lines\":-5}",
    "{\"event\":\"dropped\",\"lines\":\"5\"}",
    "{\"event\":\"dropped\",\"lines\":1e300}",
    "{\"event\":\"scenes_diff\"}",
    "{\"event\":\"scenes_diff\"}\n{\"added\":}",
    "{\"event\":\"selection\"}\n",
    "{\"pong\":0}",
    "{\"pong\":{}}",
    "{\"pong\":1,\"mainMs\":-1}",
    "{\"pong\":1,\"mainMs\":null}",
    "{\"pong\":1,\"mainMs\":\"3\"}",
    "{\"pong\":1,\"mainMs\":1e30}",
    "{\"tools\":null}",
    "{\"tools\":{}}",
    "{\"tools\":\"[]\"}",
};

START_TEST(what_an_engine_must_not_say)
{
    struct linkmsg m;

    ck_assert_msg(!try_read(LINKMSG_ENGINE, slice_of(bad_from_engine[_i]), &m), "%s",
                  bad_from_engine[_i]);
}
END_TEST

static const char *const bad_from_server[] = {
    "{\"welcome\":null}",
    "{\"welcome\":\"0.1.0\"}",
    "{\"call\":1}",
    "{\"call\":1,\"tool\":\"\"}",
    "{\"call\":1,\"tool\":17}",
    "{\"call\":1,\"tool\":null}",
    "{\"call\":0,\"tool\":\"T\"}",
    "{\"call\":-1,\"tool\":\"T\"}",
    "{\"call\":1e99,\"tool\":\"T\"}",
    "{\"call\":\"1\",\"tool\":\"T\"}",
    "{\"cancel\":[]}",
    "{\"cancel\":0}",
    "{\"ping\":null}",
    "{\"ping\":0}",
    "{\"ping\":1.5}",
    "{\"ping\":9007199254740993}",
};

START_TEST(what_a_server_must_not_say)
{
    struct linkmsg m;

    ck_assert_msg(!try_read(LINKMSG_SERVER, slice_of(bad_from_server[_i]), &m), "%s",
                  bad_from_server[_i]);
}
END_TEST

/* `before`, n times 'x', `after`. */
static struct slice padded(const char *before, size_t n, const char *after)
{
    char *p = arena_alloc(&arena, strlen(before) + n + strlen(after) + 1);

    if (!p)
        ck_abort_msg("no memory");
    memcpy(p, before, strlen(before));
    memset(p + strlen(before), 'x', n);
    memcpy(p + strlen(before) + n, after, strlen(after) + 1);
    return slice_of(p);
}

START_TEST(heads_have_their_limits)
{
    static const char bye[] = "{\"bye\":\"", ping[] = "{\"ping\":1,\"x\":\"";
    size_t bye_room = LINKMSG_MAX_ENGINE_HEAD - strlen(bye) - 2;
    size_t ping_room = LINKMSG_MAX_SERVER_HEAD - strlen(ping) - 2;
    struct linkmsg m;

    ck_assert(linkmsg_read(&arena, LINKMSG_ENGINE, padded(bye, bye_room, "\"}"), &m));
    ck_assert(!linkmsg_read(&arena, LINKMSG_ENGINE, padded(bye, bye_room + 1, "\"}"), &m));
    ck_assert(linkmsg_read(&arena, LINKMSG_SERVER, padded(ping, ping_room, "\"}"), &m));
    ck_assert(!linkmsg_read(&arena, LINKMSG_SERVER, padded(ping, ping_room + 1, "\"}"), &m));
    /* A payload does not count. */
    ck_assert(linkmsg_read(&arena, LINKMSG_SERVER, padded("{\"ping\":1}\n", 9u << 20, ""), &m));
}
END_TEST

START_TEST(texts_of_progress_and_bye_are_cut)
{
    struct linkmsg m;

    ck_assert(linkmsg_read(&arena, LINKMSG_ENGINE,
                           padded("{\"bye\":\"", LINKMSG_MAX_TEXT + 1, "\"}"), &m));
    ck_assert_uint_eq(m.bye.len, LINKMSG_MAX_TEXT);
    ck_assert(linkmsg_read(
        &arena, LINKMSG_ENGINE,
        padded("{\"progress\":1,\"done\":1,\"message\":\"", LINKMSG_MAX_TEXT + 1, "\"}"), &m));
    ck_assert_uint_eq(m.progress.message.len, LINKMSG_MAX_TEXT);
}
END_TEST

START_TEST(a_line_has_its_limit)
{
    static const char log[] = "{\"event\":\"log\"}\n";
    static const char line[] = "{\"event\":\"log\"}\n{\"message\":\"";
    size_t room = LINKMSG_MAX_LINE - (strlen(line) - strlen(log)) - 2;
    struct linkmsg m;

    ck_assert(linkmsg_read(&arena, LINKMSG_ENGINE, padded(line, room, "\"}"), &m));
    ck_assert_uint_eq(m.event.line.message.len, room);
    ck_assert(!linkmsg_read(&arena, LINKMSG_ENGINE, padded(line, room + 1, "\"}"), &m));
}
END_TEST

START_TEST(deep_heads_are_refused)
{
    struct linkmsg m;

    buf_append(&out, SLICE("{\"bye\":"));
    for (int i = 0; i < 100000; i++)
        buf_append_byte(&out, '[');
    ck_assert(!linkmsg_read(&arena, LINKMSG_ENGINE, buf_slice(&out), &m));
}
END_TEST

/* --- What counts as absent --- */

START_TEST(what_is_unknown_is_passed_over)
{
    ck_assert_int_eq(from_engine("{}").head, LINKMSG_UNKNOWN);
    ck_assert_int_eq(from_engine("{\"weather\":\"fine\"}\nnot JSON").head, LINKMSG_UNKNOWN);
    ck_assert_int_eq(from_server("{\"weather\":\"fine\"}").head, LINKMSG_UNKNOWN);
    ck_assert_int_eq(from_engine("{\"event\":\"rain\"}\nno JSON").event.name, LINKMSG_EVENT_OTHER);
    ck_assert_int_eq(from_engine("{\"event\":17}").event.name, LINKMSG_EVENT_OTHER);
    ck_assert_int_eq(from_engine("{\"event\":\"\"}").event.name, LINKMSG_EVENT_OTHER);
    ck_assert_int_eq(from_engine("{\"state\":\"asleep\"}").state, LINKMSG_STATE_OTHER);
    ck_assert_int_eq(from_engine("{\"state\":null}").state, LINKMSG_STATE_OTHER);
    ck_assert_int_eq(from_server("{\"prepare\":\"lunch\"}").prepare, LINKMSG_PREPARE_OTHER);
    ck_assert_uint_eq(from_engine("{\"bye\":1}").bye.len, 0);
    ck_assert_uint_eq(from_server("{\"welcome\":{}}").server.len, 0);
}
END_TEST

START_TEST(texts_of_hello_that_are_none_are_empty)
{
    struct linkmsg m = from_engine("{\"hello\":{\"protocol\":2.0,\"name\":17,\"project\":null,"
                                   "\"pid\":-4,\"missing\":{},\"kind\":[\"player\"],\"x\":1}}");

    ck_assert_int_eq(m.head, LINKMSG_HELLO);
    ck_assert_uint_eq(m.hello.name.len + m.hello.project.len + m.hello.kind.len, 0);
    ck_assert_uint_eq(m.hello.missing.len, 0);
    ck_assert_int_eq(m.hello.pid, 0);
}
END_TEST

START_TEST(a_failure_may_say_little)
{
    struct linkmsg m = from_engine("{\"done\":1,\"ok\":false}");

    ck_assert(!m.done.ok && !m.done.has_no_value && !m.payload.p);
    ck_assert_int_eq(m.done.kind, ERR_ENGINE);
    ck_assert_uint_eq(m.done.message.len + m.done.hint.len + m.done.details.len, 0);
    m = from_engine("{\"done\":1,\"ok\":false,\"kind\":7,\"message\":null,\"hint\":[],"
                    "\"details\":\"much\",\"hasValue\":\"no\"}");
    ck_assert_int_eq(m.done.kind, ERR_ENGINE);
    ck_assert_uint_eq(m.done.message.len + m.done.hint.len + m.done.details.len, 0);
    ck_assert(!m.done.has_no_value);
    m = from_engine("{\"done\":1,\"ok\":true}\n");
    ck_assert(m.payload.p && !m.payload.len);
}
END_TEST

START_TEST(long_texts_of_a_failure_are_cut_or_left_out)
{
    struct err err;
    struct linkmsg m;

    err_set(&err, ERR_TOOL, "short");
    err.whole = padded("", LINKMSG_MAX_TEXT - 1, "\xc3\xa4");
    err.details = padded("{\"a\":\"", LINKMSG_MAX_DETAILS, "\"}");
    m = linkmsg_failure(3, &err);
    linkmsg_write(&out, &m);
    ck_assert(!slice_contains(buf_slice(&out), SLICE("details")));
    ck_assert(linkmsg_read(&arena, LINKMSG_ENGINE, buf_slice(&out), &m));
    ck_assert_uint_eq(m.done.message.len, LINKMSG_MAX_TEXT - 1);
    m = from_engine(padded("{\"done\":1,\"ok\":false,\"message\":\"", LINKMSG_MAX_TEXT + 9,
                           "\",\"details\":{\"a\":1}}")
                        .p);
    ck_assert_uint_eq(m.done.message.len, LINKMSG_MAX_TEXT);
    ck_assert_slice(m.done.details, "{\"a\":1}");
    m = from_engine(
        padded("{\"done\":1,\"ok\":false,\"details\":{\"a\":\"", LINKMSG_MAX_DETAILS, "\"}}").p);
    ck_assert_uint_eq(m.done.details.len, 0);
}
END_TEST

START_TEST(numbers_of_a_call_have_their_range)
{
    static const struct {
        const char *fields;
        int64_t deadline_ms, run_ms, wait_ms, budget;
    } rows[] = {
        {"", LINKMSG_DEFAULT_MS, 0, -1, 0},
        {",\"deadlineMs\":0,\"runMs\":0,\"waitMs\":0,\"budget\":0", 0, 0, 0, 0},
        {",\"deadlineMs\":-9e18,\"runMs\":-5,\"waitMs\":-1,\"budget\":-1", 0, 0, 0, 0},
        {",\"deadlineMs\":7200000,\"runMs\":7200000,\"waitMs\":86400000", 7200000, 7200000,
         86400000, 0},
        {",\"deadlineMs\":9e18,\"runMs\":9e18,\"waitMs\":9e18,\"budget\":9e18", LINKMSG_MAX_NUMBER,
         LINKMSG_MAX_NUMBER, LINKMSG_MAX_NUMBER, LINKMSG_MAX_MESSAGE},
        {",\"deadlineMs\":1e99,\"runMs\":\"1\",\"waitMs\":[],\"budget\":null", LINKMSG_DEFAULT_MS,
         0, -1, 0},
    };

    for (size_t i = 0; i < N_ELEMENTS(rows); i++) {
        struct slice text =
            arena_printf(&arena, "{\"call\":1,\"tool\":\"T\"%s}\n{}", rows[i].fields);
        struct linkmsg m = from_server(text.p);

        ck_assert_int_eq(m.call.deadline_ms, rows[i].deadline_ms);
        ck_assert_int_eq(m.call.run_ms, rows[i].run_ms);
        ck_assert_int_eq(m.call.wait_ms, rows[i].wait_ms);
        ck_assert_int_eq(m.call.budget, rows[i].budget);
    }
}
END_TEST

START_TEST(keys_of_a_call_that_do_not_fit_are_absent)
{
    struct linkmsg m = from_server(
        padded("{\"call\":1,\"tool\":\"T\",\"allow\":\"A.b\",\"eval\":1,\"readOnly\":1,\"op\":\"",
               LINKMSG_MAX_OP, "\"}")
            .p);

    ck_assert_uint_eq(m.call.op.len, LINKMSG_MAX_OP);
    ck_assert_uint_eq(m.call.allow.len, 0);
    ck_assert(!m.call.may_eval && !m.call.is_read);
    m = from_server(padded("{\"call\":1,\"tool\":\"T\",\"op\":\"", LINKMSG_MAX_OP + 1, "\"}").p);
    ck_assert_uint_eq(m.call.op.len, 0);
}
END_TEST

START_TEST(lines_are_read_with_what_they_have)
{
    struct linkmsg m = from_engine("{\"event\":\"log\",\"op\":7}\n{\"level\":\"Shout\"}");

    ck_assert_str_eq(m.event.line.level, "Info");
    ck_assert_uint_eq(m.event.line.message.len + m.event.line.stack.len + m.event.op.len, 0);
    ck_assert_str_eq(from_engine("{\"event\":\"log\"}\n[]").event.line.level, "Info");
    ck_assert_str_eq(from_engine("{\"event\":\"log\"}\n{\"level\":\"Error\"}").event.line.level,
                     "Error");
}
END_TEST

START_TEST(a_pong_may_name_more_than_there_is)
{
    ck_assert_int_eq(from_engine("{\"pong\":1}").pong.main_ms, 0);
    ck_assert_int_eq(from_engine("{\"pong\":1,\"mainMs\":9e18,\"running\":-1}").pong.main_ms,
                     LINKMSG_MAX_NUMBER);
    ck_assert_int_eq(from_engine("{\"pong\":1,\"running\":1e9}").pong.running, 1000000000);
    ck_assert_int_eq(from_engine("{\"pong\":1,\"running\":\"x\"}").pong.running, 0);
}
END_TEST

/* --- Kinds --- */

START_TEST(every_error_has_a_kind_that_is_read_as_much_the_same)
{
    for (unsigned kind = ERR_NONE + 1; kind < ERR_COUNT; kind++) {
        struct err err;
        struct linkmsg m;
        enum err_kind read;

        err_set(&err, (enum err_kind)kind, "no");
        err_hint(&err, "do");
        m = linkmsg_failure(1, &err);
        buf_reset(&out, 0);
        linkmsg_write(&out, &m);
        ck_assert(linkmsg_read(&arena, LINKMSG_ENGINE, buf_slice(&out), &m));
        read = m.done.kind;
        ck_assert_slice(m.done.message, "no");
        ck_assert_slice(m.done.hint, "do");
        if (kind == ERR_SHAPE || kind == ERR_PARAMS)
            ck_assert_int_eq(read, ERR_ARGUMENT);
        else if (kind == ERR_UNKNOWN_TOOL || kind == ERR_NO_RESOURCE)
            ck_assert_int_eq(read, ERR_NOT_FOUND);
        else
            ck_assert(read == (enum err_kind)kind || read == ERR_INTERNAL);
    }
}
END_TEST

int main(void)
{
    Suite *s = suite_create("link_protocol");
    TCase *tc = tcase_create("messages");
    SRunner *runner;
    int n_failed, n_messages = (int)N_ELEMENTS(messages);

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_set_timeout(tc, 60);
    tcase_add_loop_test(tc, each_message_is_read_as_it_was_written, 0, n_messages);
    tcase_add_test(tc, each_head_has_its_message_here);
    tcase_add_loop_test(tc, what_the_other_side_says_is_unknown_here, 0, n_messages);
    tcase_add_loop_test(tc, no_part_of_a_message_does_harm, 0, n_messages);
    tcase_add_loop_test(tc, reading_without_memory_fails_or_works, 0, n_messages);
    tcase_add_loop_test(tc, writing_stops_at_the_end_of_its_buffer, 0, n_messages);
    tcase_add_test(tc, tools_can_be_written_one_after_the_other);
    tcase_add_loop_test(tc, what_an_engine_must_not_say, 0, (int)N_ELEMENTS(bad_from_engine));
    tcase_add_loop_test(tc, what_a_server_must_not_say, 0, (int)N_ELEMENTS(bad_from_server));
    tcase_add_test(tc, heads_have_their_limits);
    tcase_add_test(tc, texts_of_progress_and_bye_are_cut);
    tcase_add_test(tc, a_line_has_its_limit);
    tcase_add_test(tc, deep_heads_are_refused);
    tcase_add_test(tc, what_is_unknown_is_passed_over);
    tcase_add_test(tc, texts_of_hello_that_are_none_are_empty);
    tcase_add_test(tc, a_failure_may_say_little);
    tcase_add_test(tc, long_texts_of_a_failure_are_cut_or_left_out);
    tcase_add_test(tc, numbers_of_a_call_have_their_range);
    tcase_add_test(tc, keys_of_a_call_that_do_not_fit_are_absent);
    tcase_add_test(tc, lines_are_read_with_what_they_have);
    tcase_add_test(tc, a_pong_may_name_more_than_there_is);
    tcase_add_test(tc, every_error_has_a_kind_that_is_read_as_much_the_same);
    suite_add_tcase(s, tc);
    runner = srunner_create(s);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? 1 : 0;
}
