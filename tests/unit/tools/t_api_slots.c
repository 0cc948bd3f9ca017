/*
 * The numbers of slots that umcp-api writes into C#, for all tables of managed/api, are those that
 * the player finds by key in its class table.
 */
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "api_rig.h"
#include "player/classes/classes.h"

#define MAX_TABLES 1000

static struct table *tables[MAX_TABLES];
static size_t n_tables;

static struct slice read_all(const char *path)
{
    struct stat st;
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    char *text;

    ck_assert_msg(fd >= 0 && fstat(fd, &st) == 0, "%s", path);
    text = arena_alloc(&arena, (size_t)st.st_size + 1);
    ck_assert_ptr_nonnull(text);
    ck_assert_int_eq(read(fd, text, (size_t)st.st_size), st.st_size);
    close(fd);
    return slice_from(text, (size_t)st.st_size);
}

static void read_tables(void)
{
    const char *root = getenv("UMCP_SOURCE");
    struct slice folder = arena_printf(&arena, "%s/managed/api", root ? root : ".");
    DIR *dir = opendir(folder.p);
    struct dirent *entry;

    ck_assert_msg(dir != NULL, "%s", folder.p);
    n_tables = 0;
    while ((entry = readdir(dir)) != NULL) {
        struct slice path = arena_printf(&arena, "%s/%s", folder.p, entry->d_name);

        if (!slice_ends_nocase(path, SLICE(".api")))
            continue;
        ck_assert_uint_lt(n_tables, MAX_TABLES);
        ck_assert(table_read(&arena, path, read_all(path.p), &faults, &tables[n_tables]));
        ck_assert(names_add(&names, tables[n_tables++], &faults));
    }
    closedir(dir);
    names_resolve(&names, &faults);
    ck_assert_msg(faults.n == 0, "%.*s", SLICE_ARG(buf_slice(&faults.text)));
}

/* The key of the n-th row of a member. */
static struct slice key_of(const struct slot *s, size_t n)
{
    if (s->n_parts == 0)
        return s->key;
    return arena_printf(&arena, "%.*s.%.*s", SLICE_ARG(s->key), SLICE_ARG(s->parts[n].key));
}

/* Returns how many slots it has compared. */
static size_t check_type(const struct type *t)
{
    const struct native_class *class = native_class_named(t->full);
    size_t slot = names_first_slot(&names, t), n = 0;

    for (size_t i = 0; i < t->n_members; i++) {
        for (size_t k = 0; k < member_rows(&t->members[i]); k++, n++, slot++) {
            struct slice key = key_of(&t->members[i].mark.slot, k);

            ck_assert_msg(class != NULL, "%.*s has no row", SLICE_ARG(t->full));
            ck_assert_msg(native_slot(class, key) == (int)slot, "%.*s of %.*s: %d, not %zu",
                          SLICE_ARG(key), SLICE_ARG(t->full), native_slot(class, key), slot);
        }
    }
    for (size_t i = 0; i < t->n_inner; i++)
        n += check_type(t->inner[i]);
    return n;
}

START_TEST(numbers_of_slots_are_the_players)
{
    size_t n = 0;

    read_tables();
    for (size_t i = 0; i < n_tables; i++)
        for (size_t k = 0; k < tables[i]->n_types; k++)
            n += check_type(tables[i]->types[k]);
    ck_assert_uint_gt(n, 500);
}
END_TEST

int main(void)
{
    TCase *tests = tcase_create("slots");

    tcase_add_test(tests, numbers_of_slots_are_the_players);
    return api_run("api_slots", tests);
}
