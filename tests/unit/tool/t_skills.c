/*
 * The skills: that the table which the build makes follows the rules of MCP's skills extension, and
 * what addresses of files and directories lead to. Also the server's icon.
 */
#include <check.h>
#include <openssl/evp.h>
#include <stdlib.h>

#include "tool/skills.h"
#include "tool/tool.h"
#include "json/json.h"

/* --- The table. --- */

/* ^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$ without "--" */
static bool is_name(const char *name)
{
    size_t len = strlen(name);

    return len >= 1 && len <= 64 && name[0] != '-' && name[len - 1] != '-' && !strstr(name, "--") &&
           strspn(name, "abcdefghijklmnopqrstuvwxyz0123456789-") == len;
}

START_TEST(every_skill_has_a_name_and_a_description)
{
    ck_assert_uint_ge(skill_count(), 4);
    for (size_t i = 0; i < skill_count(); i++) {
        const struct skill *s = skill_at(i);
        char uri[200];

        ck_assert_msg(is_name(s->name), "%s", s->name);
        if (i > 0)
            ck_assert_str_lt(skill_at(i - 1)->name, s->name);
        ck_assert_msg(strlen(s->description) >= 40 && strlen(s->description) <= 1024, "%s",
                      s->name);
        snprintf(uri, sizeof(uri), "skill://%s/SKILL.md", s->name);
        ck_assert_str_eq(s->uri, uri);
        ck_assert_ptr_eq(skill_find(slice_of(uri)), s);
    }
}
END_TEST

START_TEST(front_matter_is_json_with_name_and_description)
{
    for (size_t i = 0; i < skill_count(); i++) {
        const struct skill *s = skill_at(i);
        const struct json *root;
        struct json_fault fault;
        struct arena a;

        arena_init(&a, 1 << 16);
        ck_assert_msg(json_parse(&a, slice_of(s->frontmatter), &root, &fault), "%s", s->name);
        ck_assert(json_is(root, JSON_OBJECT));
        ck_assert(slice_is(json_get_text(root, "name"), s->name));
        ck_assert(slice_is(json_get_text(root, "description"), s->description));
        arena_done(&a);
    }
}
END_TEST

/* Each value stands in SKILL.md as it stands in the table. */
START_TEST(front_matter_is_that_of_the_file)
{
    for (size_t i = 0; i < skill_count(); i++) {
        const struct skill *s = skill_at(i);
        struct slice rest = skill_file_find(slice_of(s->uri), NULL)->contents, line;

        ck_assert(slice_is(slice_cut(&rest, '\n'), "---"));
        line = slice_cut(&rest, '\n');
        ck_assert(slice_starts(line, SLICE("name: ")) && slice_is(slice_skip(line, 6), s->name));
        line = slice_cut(&rest, '\n');
        ck_assert(slice_starts(line, SLICE("description: ")));
        ck_assert(slice_is(slice_skip(line, 13), s->description));
        ck_assert(slice_is(slice_cut(&rest, '\n'), "---"));
        ck_assert_uint_gt(rest.len, 500);
    }
}
END_TEST

static void check_digest(const struct skill_file *f)
{
    unsigned char digest[EVP_MAX_MD_SIZE];
    char text[7 + 2 * EVP_MAX_MD_SIZE + 1] = "sha256:";
    unsigned len;

    ck_assert(EVP_Digest(f->contents.p, f->contents.len, digest, &len, EVP_sha256(), NULL));
    text_hex(digest, len, text + 7);
    ck_assert_str_eq(f->digest, text);
}

START_TEST(every_file_is_there_once_and_whole)
{
    for (size_t i = 0; i < skill_count(); i++) {
        const struct skill *s = skill_at(i), *owner;
        size_t total = 0;

        ck_assert(s->n_files >= 1 && s->n_files <= 512);
        for (size_t k = 0; k < s->n_files; k++) {
            const struct skill_file *f = &s->files[k];
            char uri[300];

            if (k > 0)
                ck_assert_str_lt(s->files[k - 1].path, f->path);
            snprintf(uri, sizeof(uri), "skill://%s/%s", s->name, f->path);
            ck_assert_str_eq(f->uri, uri);
            ck_assert_ptr_eq(skill_file_find(slice_of(uri), &owner), f);
            ck_assert_ptr_eq(owner, s);
            ck_assert_msg(f->contents.len > 0 && utf8_valid(f->contents), "%s", uri);
            ck_assert_msg(!memchr(f->contents.p, '\0', f->contents.len), "%s", uri);
            check_digest(f);
            total += f->contents.len;
        }
        ck_assert_uint_le(total, 16u << 20);
        ck_assert_str_eq(skill_file_find(slice_of(s->uri), NULL)->mime_type, "text/markdown");
    }
}
END_TEST

START_TEST(types_follow_from_the_names)
{
    const struct skill_file *f =
        skill_file_find(SLICE("skill://writing-a-plugin-tool/assets/ExampleTools.cs"), NULL);

    ck_assert_ptr_nonnull(f);
    ck_assert_str_eq(f->mime_type, "text/x-csharp");
    ck_assert_str_eq(f->path, "assets/ExampleTools.cs");
}
END_TEST

/* --- Addresses. --- */

static const char *const no_files[] = {
    "",
    "skill://",
    "skill://inspecting-a-scene",
    "skill://inspecting-a-scene/",
    "skill://inspecting-a-scene/SKILL.md/",
    "skill://inspecting-a-scene/skill.md",
    "skill://inspecting-a-scene/references",
    "skill://inspecting-a-scene/../inspecting-a-scene/SKILL.md",
    "skill://inspecting-a-scene/SKILL%2Emd",
    "skill:///SKILL.md",
    "skill://SKILL.md",
    "SKILL://inspecting-a-scene/SKILL.md",
    "unity://inspecting-a-scene/SKILL.md",
    "skill://inspecting-a-scene/SKILL.md?x",
};

START_TEST(other_addresses_are_no_files)
{
    ck_assert_ptr_null(skill_file_find(slice_of(no_files[_i]), NULL));
    ck_assert_ptr_null(skill_find(slice_of(no_files[_i])));
}
END_TEST

START_TEST(a_file_beside_is_not_a_skill)
{
    ck_assert_ptr_null(skill_find(SLICE("skill://inspecting-a-scene/references/which-tool.md")));
}
END_TEST

/* --- Directories. --- */

static void check_entry(const char *directory, size_t i, const char *uri, const char *name,
                        bool is_file)
{
    struct skill_entry entry;

    ck_assert(skill_directory_at(slice_of(directory), i, &entry));
    ck_assert_msg(slice_is(entry.uri, uri), "%.*s", SLICE_ARG(entry.uri));
    ck_assert_msg(slice_is(entry.name, name), "%.*s", SLICE_ARG(entry.name));
    ck_assert_ptr_eq(entry.file, is_file ? skill_file_find(slice_of(uri), NULL) : NULL);
}

START_TEST(a_skill_is_a_directory_of_files_and_directories)
{
    const char *directory = _i ? "skill://writing-a-plugin-tool/" : "skill://writing-a-plugin-tool";
    struct skill_entry entry = {.name = SLICE("kept")};

    ck_assert_uint_eq(skill_directory_count(slice_of(directory)), 3);
    check_entry(directory, 0, "skill://writing-a-plugin-tool/SKILL.md", "SKILL.md", true);
    check_entry(directory, 1, "skill://writing-a-plugin-tool/assets", "assets", false);
    check_entry(directory, 2, "skill://writing-a-plugin-tool/references", "references", false);
    ck_assert(!skill_directory_at(slice_of(directory), 3, &entry));
    ck_assert(!skill_directory_at(slice_of(directory), SIZE_MAX, &entry));
    ck_assert(slice_is(entry.name, "kept"));
}
END_TEST

START_TEST(a_folder_has_its_own_files_only)
{
    const char *directory = "skill://changing-and-checking/references";

    ck_assert_uint_eq(skill_directory_count(slice_of(directory)), 1);
    check_entry(directory, 0, "skill://changing-and-checking/references/gates.md", "gates.md",
                true);
}
END_TEST

/* Walking the directories from the top finds each file once. */
static size_t count_files(struct slice directory)
{
    size_t n = 0, n_entries = skill_directory_count(directory);
    struct skill_entry entry;

    for (size_t i = 0; i < n_entries; i++) {
        ck_assert(skill_directory_at(directory, i, &entry));
        n += entry.file ? 1 : count_files(entry.uri);
    }
    return n;
}

START_TEST(the_directories_hold_all_files)
{
    for (size_t i = 0; i < skill_count(); i++) {
        char uri[100];

        snprintf(uri, sizeof(uri), "skill://%s", skill_at(i)->name);
        ck_assert_uint_eq(count_files(slice_of(uri)), skill_at(i)->n_files);
    }
}
END_TEST

static const char *const no_directories[] = {
    "",
    "/",
    "skill:",
    "skill:/",
    "skill://",
    "skill:///",
    "skill://inspecting",
    "skill://inspecting-a-scene//",
    "skill://inspecting-a-scene/SKILL.md",
    "skill://inspecting-a-scene/SKILL.md/",
    "skill://inspecting-a-scene/ref",
    "skill://inspecting-a-scene/References",
    "skill://inspecting-a-scene/..",
    "unity://inspecting-a-scene",
};

START_TEST(other_addresses_are_no_directories)
{
    struct skill_entry entry;

    ck_assert_uint_eq(skill_directory_count(slice_of(no_directories[_i])), 0);
    ck_assert(!skill_directory_at(slice_of(no_directories[_i]), 0, &entry));
}
END_TEST

/* --- The icon. --- */

START_TEST(the_icon_is_a_small_svg)
{
    const char *text = strchr(ICON_URI, ',') + 1;
    unsigned char svg[1024];
    int len;

    ck_assert(slice_starts(slice_of(ICON_URI), SLICE("data:image/svg+xml;base64,")));
    ck_assert_uint_lt(sizeof(ICON_URI), 1024);
    len = EVP_DecodeBlock(svg, (const unsigned char *)text, (int)strlen(text));
    ck_assert_int_gt(len, 100);
    ck_assert(slice_starts(slice_from((char *)svg, (size_t)len),
                           SLICE("<svg xmlns=\"http://www.w3.org/2000/svg\"")));
    ck_assert_uint_gt(strlen(SERVER_TITLE), 0);
}
END_TEST

START_TEST(each_category_has_a_small_icon_of_its_own)
{
    struct catalog *c = catalog_new();
    const char *other = icon_of("a category of nobody");

    ck_assert_ptr_nonnull(c);
    ck_assert_str_eq(icon_of(NULL), other);
    ck_assert_str_eq(icon_of("plugin"), other);
    ck_assert_str_ne(icon_of(ICON_PROMPT), other);
    ck_assert_str_ne(icon_of(ICON_SKILL), other);
    for (size_t i = 0; i < catalog_count(c); i++) {
        const struct tool *t = catalog_at(c, i);
        const char *uri = icon_of(t->category);

        ck_assert_msg(strcmp(uri, other) || !strcmp(t->category, "plugin"), "%s", t->category);
        ck_assert_uint_lt(strlen(uri), 300);
        ck_assert(slice_starts(slice_of(uri), SLICE("data:image/svg+xml,%3Csvg%20xmlns=")));
        ck_assert(!strpbrk(uri, " <>\"#"));
    }
    catalog_free(c);
}
END_TEST

#define ADD_FOR_EACH(table, tcase, test) tcase_add_loop_test(tcase, test, 0, (int)N_ELEMENTS(table))

int main(void)
{
    Suite *suite = suite_create("skills");
    TCase *tc = tcase_create("skills");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_test(tc, every_skill_has_a_name_and_a_description);
    tcase_add_test(tc, front_matter_is_json_with_name_and_description);
    tcase_add_test(tc, front_matter_is_that_of_the_file);
    tcase_add_test(tc, every_file_is_there_once_and_whole);
    tcase_add_test(tc, types_follow_from_the_names);
    ADD_FOR_EACH(no_files, tc, other_addresses_are_no_files);
    tcase_add_test(tc, a_file_beside_is_not_a_skill);
    tcase_add_loop_test(tc, a_skill_is_a_directory_of_files_and_directories, 0, 2);
    tcase_add_test(tc, a_folder_has_its_own_files_only);
    tcase_add_test(tc, the_directories_hold_all_files);
    ADD_FOR_EACH(no_directories, tc, other_addresses_are_no_directories);
    tcase_add_test(tc, the_icon_is_a_small_svg);
    tcase_add_test(tc, each_category_has_a_small_icon_of_its_own);
    suite_add_tcase(suite, tc);

    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
