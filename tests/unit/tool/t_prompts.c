/*
 * The prompts: that their rows are sound and name only tools, parameters and resources that exist,
 * and what arguments make of a template.
 */
#include <check.h>
#include <stdlib.h>

#include "tool/prompts.h"
#include "tool/tool.h"

static struct arena arena;
static struct err err;

static void set_up(void)
{
    arena_init(&arena, (size_t)16 << 20);
    err = (struct err){0};
}

static void tear_down(void)
{
    mem_fail_after(0);
    arena_done(&arena);
}

static const struct json *parse(const char *text)
{
    const struct json *root;
    struct json_fault fault;

    ck_assert_msg(json_parse(&arena, slice_of(text), &root, &fault), "%s", text);
    return root;
}

static const char *render(const struct prompt *p, const char *args)
{
    struct slice text;

    ck_assert_msg(prompt_render(&arena, p, args ? parse(args) : NULL, &text, &err), "%s: %s",
                  p->name, err.message);
    return arena_copy(&arena, text).p;
}

/* A prompt of the test's own. */
static struct prompt small(const char *body)
{
    return (struct prompt){
        .name = "small",
        .args = {{.name = "a", .is_required = true}, {.name = "b"}},
        .body = body,
    };
}

/* --- The rows. --- */

static bool is_name(const char *name)
{
    size_t len = strlen(name);

    return len >= 1 && len <= 64 && strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789_") == len;
}

START_TEST(every_row_has_a_name_of_its_own_and_texts)
{
    ck_assert_uint_ge(prompt_count(), 7);
    for (size_t i = 0; i < prompt_count(); i++) {
        const struct prompt *p = prompt_at(i);

        ck_assert_msg(is_name(p->name), "%s", p->name);
        ck_assert_ptr_eq(prompt_find(slice_of(p->name)), p);
        ck_assert(p->title && *p->title && p->text && p->body);
        ck_assert_msg(p->text[strlen(p->text) - 1] == '.', "%s", p->name);
        ck_assert_msg(p->body[strlen(p->body) - 1] == '\n', "%s", p->name);
        for (const struct prompt_arg *arg = p->args; arg->name; arg++) {
            ck_assert_msg(is_name(arg->name), "%s", arg->name);
            ck_assert_ptr_eq(prompt_arg_find(p, slice_of(arg->name)), arg);
            ck_assert(*arg->title && *arg->text && arg->completes <= COMPLETE_TYPE);
        }
    }
}
END_TEST

START_TEST(unknown_names_are_not_found)
{
    ck_assert_ptr_null(prompt_find(SLICE("review")));
    ck_assert_ptr_null(prompt_find(SLICE("Review_Scene")));
    ck_assert_ptr_null(prompt_find((struct slice){0}));
    ck_assert_ptr_null(prompt_arg_find(prompt_at(0), SLICE("nobody")));
    ck_assert_ptr_null(prompt_arg_find(prompt_at(0), (struct slice){0}));
}
END_TEST

START_TEST(every_kind_of_completion_is_used)
{
    bool is_used[COMPLETE_TYPE + 1] = {0};

    for (size_t i = 0; i < prompt_count(); i++)
        for (const struct prompt_arg *arg = prompt_at(i)->args; arg->name; arg++)
            is_used[arg->completes] = true;
    for (size_t i = 0; i < N_ELEMENTS(is_used); i++)
        ck_assert_msg(is_used[i], "%zu", i);
}
END_TEST

/* Sections are closed and do not nest, each mark names an argument, and no brace is left over. */
START_TEST(every_template_is_well_formed)
{
    for (size_t i = 0; i < prompt_count(); i++) {
        const struct prompt *p = prompt_at(i);
        unsigned used = 0;
        bool is_open = false;

        for (const char *at = strpbrk(p->body, "{}"); at; at = strpbrk(at, "{}")) {
            const char *end = strchr(at, '}');
            struct slice mark = slice_from(at + 1, end ? (size_t)(end - at - 1) : 0);
            const struct prompt_arg *arg;

            ck_assert_msg(*at == '{' && mark.len, "%s: %.20s", p->name, at);
            at = end + 1;
            if (slice_is(mark, "/")) {
                ck_assert_msg(is_open, "%s: nothing to close: %.20s", p->name, at);
                is_open = false;
                continue;
            }
            if (mark.p[0] == '?' || mark.p[0] == '!') {
                ck_assert_msg(!is_open, "%s: nested: %.20s", p->name, at);
                is_open = true;
                mark = slice_skip(mark, 1);
            }
            arg = prompt_arg_find(p, mark);
            ck_assert_msg(arg != NULL, "%s: no argument %.*s", p->name, SLICE_ARG(mark));
            used |= 1u << (arg - p->args);
        }
        ck_assert_msg(!is_open, "%s: not closed", p->name);
        for (const struct prompt_arg *arg = p->args; arg->name; arg++)
            ck_assert_msg(used & 1u << (arg - p->args), "%s: %s is not used", p->name, arg->name);
    }
}
END_TEST

/* --- What the texts name. --- */

static bool has_param(const struct tool *tool, struct slice name)
{
    for (const struct param *q = tool->params; q && q->name; q++)
        if (slice_is(name, q->name))
            return true;
    return false;
}

/* `unity://...`, `Tool` or `Tool(param=value, param=value)` */
static void check_named(const struct catalog *c, const struct prompt *p, struct slice code)
{
    const struct resource *resource;
    const struct tool *tool;
    struct slice rest = code, name, args;

    if (slice_starts(code, SLICE("unity://"))) {
        ck_assert_msg(resource_match(&arena, code, &resource, &args, &err), "%s: %.*s", p->name,
                      SLICE_ARG(code));
        return;
    }
    name = slice_cut(&rest, '(');
    tool = catalog_spelled(c, name, false);
    ck_assert_msg(!memchr(name.p, '.', name.len), "%s: %.*s", p->name, SLICE_ARG(name));
    ck_assert_msg(tool && !tool->is_unlisted, "%s: no tool %.*s", p->name, SLICE_ARG(code));
    if (name.len == code.len)
        return;
    ck_assert_msg(rest.len && rest.p[rest.len - 1] == ')', "%s: %.*s", p->name, SLICE_ARG(code));
    rest.len--;
    while (rest.len) {
        struct slice pair = slice_trim(slice_cut(&rest, ','));

        name = slice_cut(&pair, '=');
        ck_assert_msg(pair.len && has_param(tool, name), "%s: %s has no %.*s", p->name, tool->name,
                      SLICE_ARG(name));
    }
}

static unsigned check_text(const struct catalog *c, const struct prompt *p, const char *text)
{
    struct slice rest = slice_of(text);
    unsigned n = 0;

    slice_cut(&rest, '`');
    while (rest.len) {
        check_named(c, p, slice_cut(&rest, '`'));
        slice_cut(&rest, '`');
        n++;
    }
    return n;
}

/* With each choice of optional arguments, since they choose what is said. */
START_TEST(every_tool_that_a_text_names_exists)
{
    struct catalog *c = catalog_new();

    ck_assert_ptr_nonnull(c);
    for (size_t i = 0; i < prompt_count(); i++)
        for (unsigned given = 0; given < 1u << PROMPT_ARGS; given++) {
            const struct prompt *p = prompt_at(i);
            struct json_out w;
            struct buf args;

            buf_init(&args, 4096);
            json_out_init(&w, &args);
            json_object(&w);
            for (const struct prompt_arg *arg = p->args; arg->name; arg++)
                if (arg->is_required || given & 1u << (arg - p->args))
                    json_put_string(&w, arg->name, "VALUE");
            json_object_end(&w);
            ck_assert_uint_ge(check_text(c, p, render(p, arena_copy(&arena, buf_slice(&args)).p)),
                              3);
            buf_done(&args);
        }
    catalog_free(c);
}
END_TEST

/* --- Arguments. --- */

START_TEST(values_replace_their_marks)
{
    struct prompt p = small("{a}, {b}; {a}{?b} with {b}{/}{!b} alone{/}.");

    ck_assert_str_eq(render(&p, "{\"a\":\"x\"}"), "x, ; x alone.");
    ck_assert_str_eq(render(&p, "{\"a\":\"x\",\"b\":\"y\"}"), "x, y; x with y.");
}
END_TEST

START_TEST(a_blank_or_null_value_is_absent)
{
    struct prompt p = small("{a}{?b} {b}{/}");

    ck_assert_str_eq(render(&p, "{\"a\":\"x\",\"b\":null}"), "x");
    ck_assert_str_eq(render(&p, "{\"a\":\"x\",\"b\":\"\"}"), "x");
    ck_assert_str_eq(render(&p, "{\"a\":\"x\",\"b\":\" \\n\\t\"}"), "x");
    ck_assert_str_eq(render(&p, "{\"a\":\"x\",\"b\":\"y\",\"b\":null}"), "x");
}
END_TEST

START_TEST(values_are_never_expanded)
{
    struct prompt p = small("{a}|{?b}{b}{/}|");

    ck_assert_str_eq(render(&p, "{\"a\":\"{b}\",\"b\":\"{a}{?a}{/}\"}"), "{b}|{a}{?a}{/}|");
    ck_assert_str_eq(render(&p, "{\"a\":\"{/}{!b}\",\"b\":\"}{\"}"), "{/}{!b}|}{|");
    ck_assert_str_eq(render(&p, "{\"a\":\"%s%n`$(x)\"}"), "%s%n`$(x)||");
}
END_TEST

START_TEST(control_characters_stay)
{
    struct prompt p = small("<{a}>");
    struct slice text;

    ck_assert(prompt_render(&arena, &p, parse("{\"a\":\"\\u0000\\u001b\\n\"}"), &text, &err));
    ck_assert(slice_eq(text, slice_from("<\0\x1b\n>", 5)));
}
END_TEST

START_TEST(a_long_value_is_refused)
{
    struct prompt p = small("{a}");
    char *value = malloc(LIMIT_PROMPT_ARG + 20);
    struct slice text = SLICE("kept");

    ck_assert_ptr_nonnull(value);
    for (size_t more = 0; more < 2; more++) {
        size_t len = LIMIT_PROMPT_ARG + more;

        memcpy(value, "{\"a\":\"", 6);
        memset(value + 6, 'x', len);
        memcpy(value + 6 + len, "\"}", 3);
        ck_assert_int_eq(prompt_render(&arena, &p, parse(value), &text, &err), more == 0);
        ck_assert_uint_eq(text.len, LIMIT_PROMPT_ARG);
    }
    ck_assert_int_eq(err.kind, ERR_PARAMS);
    ck_assert_str_eq(err.message, "Argument 'a' of the prompt 'small' is longer than 16384 bytes");
    free(value);
}
END_TEST

static const struct {
    const char *args, *message;
} refused[] = {
    {NULL, "The prompt 'small' needs the argument 'a'"},
    {"null", "The prompt 'small' needs the argument 'a'"},
    {"{}", "The prompt 'small' needs the argument 'a'"},
    {"{\"b\":\"x\"}", "The prompt 'small' needs the argument 'a'"},
    {"{\"a\":null}", "The prompt 'small' needs the argument 'a'"},
    {"{\"a\":\" \"}", "The prompt 'small' needs the argument 'a'"},
    {"{\"a\":\"x\",\"a\":\"\"}", "The prompt 'small' needs the argument 'a'"},
    {"{\"a\":1}", "Argument 'a' of the prompt 'small' must be a string"},
    {"{\"a\":[\"x\"]}", "Argument 'a' of the prompt 'small' must be a string"},
    {"{\"a\":\"x\",\"b\":{}}", "Argument 'b' of the prompt 'small' must be a string"},
    {"{\"a\":\"x\",\"c\":\"y\"}", "The prompt 'small' has no argument 'c'"},
    {"{\"a\":\"x\",\"\":\"y\"}", "The prompt 'small' has no argument ''"},
    {"{\"A\":\"x\"}", "The prompt 'small' has no argument 'A'"},
    {"[]", "The arguments of a prompt must be an object of strings"},
    {"\"a\"", "The arguments of a prompt must be an object of strings"},
};

START_TEST(bad_arguments_are_refused)
{
    struct prompt p = small("{a}{b}");
    struct slice text = SLICE("kept");
    const char *args = refused[_i].args;

    ck_assert(!prompt_render(&arena, &p, args ? parse(args) : NULL, &text, &err));
    ck_assert_int_eq(err.kind, ERR_PARAMS);
    ck_assert_str_eq(err.message, refused[_i].message);
    ck_assert(slice_is(text, "kept"));
}
END_TEST

START_TEST(every_missing_argument_is_named)
{
    for (size_t i = 0; i < prompt_count(); i++)
        for (const struct prompt_arg *arg = prompt_at(i)->args; arg->name; arg++) {
            struct slice text;

            if (!arg->is_required)
                continue;
            ck_assert(!prompt_render(&arena, prompt_at(i), NULL, &text, &err));
            ck_assert_ptr_nonnull(strstr(err.message, arg->name));
            break;
        }
}
END_TEST

START_TEST(an_argument_stands_in_the_text)
{
    const char *text = render(prompt_find(SLICE("review_scene")),
                              "{\"scene\":\"Assets/A.unity\",\"focus\":\"the lights\"}");

    ck_assert_ptr_nonnull(strstr(text, "Review the Unity scene Assets/A.unity. Read only"));
    ck_assert_ptr_nonnull(strstr(text, "Look above all at: the lights\n"));
    ck_assert_ptr_nonnull(strstr(text, "(scenePath=Assets/A.unity, includeInactive=true)"));
    ck_assert_ptr_null(strpbrk(text, "{}"));
    text = render(prompt_find(SLICE("review_scene")), NULL);
    ck_assert_ptr_nonnull(strstr(text, "Review the first scene of this Unity project's build."));
    ck_assert_ptr_null(strstr(text, "above all"));
    ck_assert_ptr_null(strpbrk(text, "{}"));
}
END_TEST

START_TEST(without_memory_it_fails_and_says_so)
{
    const struct json *args = parse("{\"prefab\":\"Assets/A.prefab\"}");
    const struct prompt *p = prompt_find(SLICE("explain_prefab"));
    struct slice text = SLICE("kept");
    struct arena none, tight;

    arena_init(&none, 1 << 20);
    mem_fail_after(1);
    ck_assert(!prompt_render(&none, p, args, &text, &err));
    mem_fail_after(0);
    ck_assert_int_eq(err.kind, ERR_INTERNAL);
    arena_init(&tight, 100);
    ck_assert(!prompt_render(&tight, p, args, &text, &err));
    ck_assert_int_eq(err.kind, ERR_INTERNAL);
    ck_assert(slice_is(text, "kept"));
    arena_done(&none);
    arena_done(&tight);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("prompts");
    TCase *rows = tcase_create("rows"), *args = tcase_create("arguments");
    SRunner *runner;
    int n_failed;

    tcase_add_checked_fixture(rows, set_up, tear_down);
    tcase_add_test(rows, every_row_has_a_name_of_its_own_and_texts);
    tcase_add_test(rows, unknown_names_are_not_found);
    tcase_add_test(rows, every_kind_of_completion_is_used);
    tcase_add_test(rows, every_template_is_well_formed);
    tcase_add_test(rows, every_tool_that_a_text_names_exists);
    tcase_add_checked_fixture(args, set_up, tear_down);
    tcase_add_test(args, values_replace_their_marks);
    tcase_add_test(args, a_blank_or_null_value_is_absent);
    tcase_add_test(args, values_are_never_expanded);
    tcase_add_test(args, control_characters_stay);
    tcase_add_test(args, a_long_value_is_refused);
    tcase_add_loop_test(args, bad_arguments_are_refused, 0, (int)N_ELEMENTS(refused));
    tcase_add_test(args, every_missing_argument_is_named);
    tcase_add_test(args, an_argument_stands_in_the_text);
    tcase_add_test(args, without_memory_it_fails_and_says_so);
    suite_add_tcase(suite, rows);
    suite_add_tcase(suite, args);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
