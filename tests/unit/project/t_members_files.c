/*
 * unity/project/members.h against files that Unity wrote: each key of an importer in a .meta file,
 * of ProjectSettings and of a scene's own settings is a member's, and each member's key is in a
 * file.
 *
 * The files are those of tests/projects, and where ../shared lies beside the source, those of real
 * projects. What no member has is counted by document: a limit is today's number, and may only
 * fall.
 */
#include <check.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "unity/unity.h"

#define ARENA_MAX ((size_t)1 << 30)
#define MAX_KEYS  100000
#define MAX_PATH  1000

/* Keys of real projects that no member has. What is no line here has none. */
static const struct {
    const char *document;
    size_t unknown;
} limits[] = {
    {"PlayerSettings", 230},  /* consoles that Unity has given up, and names in many languages */
    {"ScriptedImporter", 51}, /* fields of importers in packages */
};

/* One key of a document, "PhysicsManager m_Gravity", with lists as "[]". */
struct found {
    struct slice key;
    bool is_known;
};

static struct {
    struct arena arena; /* keys */
    struct arena trees;
    struct map keys; /* of struct found */
    struct map used; /* of a row's address: the key is in a file */
    size_t n_files;
    bool is_real; /* real projects are read */
} all;

static void set_up(void)
{
    arena_init(&all.arena, ARENA_MAX);
    arena_init(&all.trees, ARENA_MAX);
    all.keys = (struct map)MAP_BY_SLICE(struct found, key, MAX_KEYS);
    all.used = (struct map){
        .item_size = sizeof(const struct member_row *),
        .key_size = sizeof(const struct member_row *),
        .max = MAX_KEYS,
    };
}

static void tear_down(void)
{
    map_done(&all.used);
    map_done(&all.keys);
    arena_done(&all.trees);
    arena_done(&all.arena);
}

/* --- One path --- */

/* Whether the path goes on inside of a vector, a colour or a reference. */
static bool is_plain_part(struct slice rest)
{
    static const char *const parts[] = {"x",      "y",        "z",        "w",         "r",
                                        "g",      "b",        "a",        "rgba",      "width",
                                        "height", "m_Center", "m_Extent", "instanceID"};
    struct slice first = slice_cut(&rest, '.');

    for (size_t i = 0; i < N_ELEMENTS(parts); i++)
        if (slice_is(first, parts[i]))
            return true;
    return false;
}

static struct slice without_items(struct slice path)
{
    while (slice_starts(path, SLICE("[]")))
        path = slice_skip(path, 2);
    return path.len && path.p[0] == '.' ? slice_skip(path, 1) : path;
}

static bool is_known_in(struct slice type, struct slice path);

/* Behind a map: a key with dots or blanks, or "first" and "second" of older files. */
static bool is_known_entry(struct slice type, struct slice path)
{
    struct slice key, value;
    size_t comma = 0, depth = 0;

    for (; comma < type.len && (depth > 0 || type.p[comma] != ','); comma++) {
        depth += type.p[comma] == '<';
        depth -= type.p[comma] == '>';
    }
    key = slice_from(type.p, comma);
    value = slice_from(type.p + comma + 1, type.len - comma - 2);
    path = without_items(path);
    if (slice_starts(path, SLICE("data")))
        path = without_items(slice_skip(path, 4));
    if (slice_starts(path, SLICE("first")))
        return is_known_in(key, without_items(slice_skip(path, 5))) || key.len == 6;
    if (slice_starts(path, SLICE("second")))
        return is_known_in(value, without_items(slice_skip(path, 6)));
    for (size_t i = 0; i <= path.len; i++)
        if ((i == path.len || path.p[i] == '.' || path.p[i] == '[') &&
            is_known_in(value, without_items(slice_skip(path, i))))
            return true;
    return false;
}

static bool is_known_at(const struct member_type *t, struct slice path)
{
    struct slice rest;
    const struct member_row *row = member_at(t, path, &rest);

    if (!row || !map_add(&all.used, MAP_KEY(row), NULL))
        return false;
    *(const struct member_row **)map_find(&all.used, MAP_KEY(row)) = row;
    return is_known_in(slice_of(row->type), rest);
}

/* Whether a value of the type has what the path says. */
static bool is_known_in(struct slice type, struct slice path)
{
    const struct member_type *t;

    if (slice_starts(type, SLICE("Dictionary<")))
        return path.len == 0 || is_known_entry(slice_skip(type, strlen("Dictionary<")), path);
    path = without_items(path);
    while (type.len > 2 && type.p[type.len - 1] == ']')
        type.len -= 2;
    if (path.len == 0 || is_plain_part(path))
        return true;
    if (slice_is(type, "UnityEngine.QualitySettings"))
        return false; /* a list of itself */
    t = member_type_find(type);
    return t && is_known_at(t, path);
}

/* --- One document --- */

/* What all documents have, and no member shows. */
static bool is_common(struct slice path)
{
    static const char *const names[] = {"m_ObjectHideFlags", "m_CorrespondingSourceObject",
                                        "m_PrefabInstance",  "m_PrefabAsset",
                                        "m_GameObject",      "m_EditorHideFlags",
                                        "m_Script",          "m_EditorClassIdentifier"};
    struct slice version = SLICE("serializedVersion");

    if (path.len >= version.len && slice_eq(slice_skip(path, path.len - version.len), version))
        return true;
    for (size_t i = 0; i < N_ELEMENTS(names); i++)
        if (slice_is(path, names[i]))
            return true;
    return false;
}

static void add_key(const struct member_type *t, struct slice path)
{
    struct slice key = arena_printf(&all.arena, "%s %.*s", t->name, SLICE_ARG(path));
    bool is_new;
    struct found *found;

    if (is_common(path))
        return;
    found = key.p ? map_add(&all.keys, key, &is_new) : NULL;
    ck_assert_ptr_nonnull(found);
    if (is_new)
        found->is_known = is_known_at(t, path);
}

static void walk(const struct member_type *t, const struct yaml *v, struct slice path)
{
    char longer[MAX_PATH];
    struct yaml_ref ref;

    if (v->n_items == 0 || yaml_to_ref(v, &ref)) {
        add_key(t, path);
        return;
    }
    for (const struct yaml *item = v->first; item; item = item->next) {
        struct slice key = {0};
        struct err err;
        int n;

        if (v->type == YAML_MAP)
            ck_assert_msg(yaml_decode(&all.trees, item->key, &key, &err), "%s", err.message);
        n = v->type == YAML_LIST ? snprintf(longer, sizeof(longer), "%.*s[]", SLICE_ARG(path))
                                 : snprintf(longer, sizeof(longer), "%.*s%s%.*s", SLICE_ARG(path),
                                            path.len ? "." : "", SLICE_ARG(key));
        ck_assert_int_lt(n, (int)sizeof(longer));
        walk(t, item, slice_from(longer, (size_t)n));
    }
}

/* --- Files --- */

static bool is_scene_setting(int64_t class)
{
    return class == 29 || class == 104 || class == 157 || class == 196 || class == 850595691;
}

/* The type of a MonoBehaviour in ProjectSettings, by its file. NULL: a package's. */
static const struct member_type *type_of_file(const char *path)
{
    const char *slash = strrchr(path, '/');

    if (strcmp(slash, "/PackageManagerSettings.asset") == 0)
        return member_type_find(SLICE("PackageManagerProjectSettings"));
    if (strcmp(slash, "/MultiplayerRolesSettings.asset") == 0)
        return member_type_find(SLICE("MultiplayerRolesSettings"));
    return NULL;
}

static void read_document(const struct yaml_doc *doc, const char *path)
{
    const struct member_type *t = member_type_numbered(doc->class_id);
    const struct yaml *root;
    struct err err;

    ck_assert_msg(yaml_parse_doc(&all.trees, doc, &root, &err), "%s: %s", path, err.message);
    if (doc->class_id == 0) { /* a .meta file: the importer is one of its maps */
        for (const struct yaml *part = root->first; part; part = part->next)
            if (part->n_items > 0 && (t = member_type_find(part->key)) != NULL)
                walk(t, part, SLICE(""));
        return;
    }
    if (doc->class_id == 114)
        t = type_of_file(path);
    if (t)
        walk(t, root, SLICE(""));
}

static bool is_wanted(const char *path)
{
    struct slice s = slice_of(path);

    return slice_ends_nocase(s, SLICE(".meta")) || slice_ends_nocase(s, SLICE(".unity")) ||
           slice_ends_nocase(s, SLICE(".lighting")) || slice_ends_nocase(s, SLICE(".preset")) ||
           (strstr(path, "/ProjectSettings/") && slice_ends_nocase(s, SLICE(".asset")));
}

static void read_file(const char *path, struct slice file)
{
    bool is_scene = slice_ends_nocase(slice_of(path), SLICE(".unity"));
    struct yaml_scan scan;
    struct yaml_doc doc;
    struct err err;

    if (!yaml_open(&scan, file, &err))
        return;
    while (yaml_next(&scan, &doc, &err) == YAML_ITEM) {
        if (!is_scene || is_scene_setting(doc.class_id))
            read_document(&doc, path);
        arena_reset(&all.trees);
    }
    all.n_files++;
}

static int visit(const char *path, const struct stat *st, int what, struct FTW *ftw)
{
    size_t len = (size_t)st->st_size;
    FILE *file;
    char *p;

    (void)ftw;
    if (what != FTW_F || !is_wanted(path))
        return 0;
    file = fopen(path, "rb");
    p = malloc(len ? len : 1);
    ck_assert_msg(file && p && fread(p, 1, len, file) == len, "cannot read %s", path);
    fclose(file);
    read_file(path, slice_from(p, len));
    free(p);
    return 0;
}

static void read_all(void)
{
    const char *source = getenv("UMCP_SOURCE");
    char path[4096];

    snprintf(path, sizeof(path), "%s/tests/projects", source ? source : ".");
    ck_assert_int_eq(nftw(path, visit, 16, FTW_PHYS), 0);
    snprintf(path, sizeof(path), "%s/../shared/unity-projects", source ? source : ".");
    all.is_real = nftw(path, visit, 16, FTW_PHYS) == 0;
    if (!all.is_real)
        fprintf(stderr, "skipped: no Unity projects in %s\n", path);
    fprintf(stderr, "%zu files, %zu keys, %zu members\n", all.n_files, all.keys.n, all.used.n);
}

/* --- Tests --- */

static size_t limit_of(const char *document)
{
    for (size_t i = 0; i < N_ELEMENTS(limits); i++)
        if (slice_ends_nocase(slice_of(document), slice_of(limits[i].document)))
            return limits[i].unknown;
    return 0;
}

START_TEST(keys_of_files_are_members)
{
    const struct member_type *t;
    size_t n_wrong = 0;

    read_all();
    for (size_t i = 0; (t = member_type_at(i)) != NULL; i++) {
        struct slice prefix = arena_printf(&all.arena, "%s ", t->name);
        size_t n = 0, limit = limit_of(t->name);

        MAP_EACH(struct found, each, &all.keys)
            n += !each->is_known && slice_starts(each->key, prefix);
        if (n == limit || (n < limit && !all.is_real))
            continue;
        n_wrong++;
        fprintf(stderr, "%s: %zu keys are no members, the limit is %zu%s\n", t->name, n, limit,
                n < limit ? ": lower it" : "");
        MAP_EACH(struct found, each, &all.keys)
            if (n > limit && !each->is_known && slice_starts(each->key, prefix))
                fprintf(stderr, "    %.*s\n", SLICE_ARG(each->key));
    }
    ck_assert_msg(n_wrong == 0, "%zu documents; see above", n_wrong);
}
END_TEST

/* Whether another member of the document has the key, too, or has the list with such items. */
static bool has_twin(const struct member_type *t, const struct member_row *row)
{
    struct slice rest;
    const struct member_type *document = member_type_document(t);
    const char *keys[] = {row->key, row->newer_key};

    for (size_t i = 0; i < N_ELEMENTS(keys) && keys[i]; i++) {
        const struct member_row *twin =
            member_at(document ? document : t, slice_of(keys[i]), &rest);

        if (strchr(keys[i], '=') || (twin && map_find(&all.used, MAP_KEY(twin))))
            return true;
    }
    return false;
}

/* Importers and settings; components and assets are checked where they are loaded. */
static bool is_ours(const struct member_type *t)
{
    const struct member_type *document = member_type_document(t);
    struct slice name;

    for (; t; t = member_type_base(t))
        if (slice_is(slice_of(t->name), "UnityEditor.AssetImporter"))
            return true;
    if (!document)
        return false;
    name = slice_of(document->name);
    return slice_ends_nocase(name, SLICE("Settings")) || slice_ends_nocase(name, SLICE("Manager"));
}

START_TEST(keys_of_members_are_in_files)
{
    const struct member_type *t;
    size_t n_wrong = 0;

    read_all();
    for (size_t i = 0; all.is_real && (t = member_type_at(i)) != NULL; i++)
        for (short k = 0; k < t->n_rows && is_ours(t); k++) {
            const struct member_row *row = &t->rows[k];
            bool is_seen = map_find(&all.used, MAP_KEY(row)) || has_twin(t, row);
            bool is_guessed = row->flags & MEMBER_GUESSED;

            if (is_seen != is_guessed)
                continue;
            n_wrong++;
            fprintf(stderr, "%s.%s at %s: %s\n", t->name, row->name, row->key,
                    is_seen ? "a file has the key: remove the '?'"
                            : "no file has the key: add a '?'");
        }
    ck_assert_msg(n_wrong == 0, "%zu members; see above", n_wrong);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("members of files");
    TCase *tcase = tcase_create("files");
    SRunner *runner = srunner_create(suite);
    int n_failed;

    tcase_add_checked_fixture(tcase, set_up, tear_down);
    tcase_set_timeout(tcase, 100);
    tcase_add_test(tcase, keys_of_files_are_members);
    tcase_add_test(tcase, keys_of_members_are_in_files);
    suite_add_tcase(suite, tcase);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
