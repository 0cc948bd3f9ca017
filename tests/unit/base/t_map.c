/* base/map.h: items by key. */
#include <check.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/base.h"

enum { MANY = 20000 };

struct by_id {
    int value;
    int64_t id; /* the key need not come first */
};

struct id128 {
    unsigned char b[16];
};

struct by_guid {
    struct id128 guid;
    uint32_t value;
};

struct by_name {
    struct slice name;
    int value;
};

struct thing {
    char name[16];
    int value;
};

static struct map ids, names;

static void set_up(void)
{
    ids = (struct map)MAP_BY_BYTES(struct by_id, id, MANY);
    names = (struct map)MAP_BY_SLICE(struct by_name, name, MANY);
}

static void tear_down(void)
{
    mem_fail_after(0);
    map_done(&ids);
    map_done(&names);
}

static bool add_id(int64_t id)
{
    struct by_id *item = map_add(&ids, MAP_KEY(id), NULL);

    if (item)
        item->value = (int)(id % 1000);
    return item;
}

static bool has_id(int64_t id)
{
    const struct by_id *item = map_find(&ids, MAP_KEY(id));

    return item && item->id == id && item->value == (int)(id % 1000);
}

/* How many of first, first + step, ... are there; `n` are asked for. An assertion for each would
 * take most of the test's time. */
static size_t count(int64_t first, int64_t step, size_t n)
{
    size_t found = 0;

    for (; n; n--, first += step)
        found += has_id(first);
    return found;
}

static size_t add_ids(int64_t first, int64_t step, size_t n)
{
    size_t added = 0;

    for (; n && add_id(first); n--, first += step)
        added++;
    return added;
}

static int value_of(const char *name)
{
    const struct by_name *item = map_find(&names, slice_of(name));

    return item ? item->value : -1;
}

/* How far items are from where their hashes want them, on average. */
static double mean_way(const struct map *m)
{
    size_t sum = 0;

    for (size_t i = 0; i < m->n_slots; i++)
        if (m->slots[i].number)
            sum += (i - m->slots[i].hash) & (m->n_slots - 1);
    return (double)sum / (double)m->n;
}

START_TEST(an_empty_map_has_no_memory)
{
    int64_t id = 1;

    mem_fail_after(1);
    ck_assert_ptr_null(map_find(&ids, MAP_KEY(id)));
    ck_assert(!map_remove(&ids, MAP_KEY(id)));
    MAP_EACH(struct by_id, item, &ids)
        ck_abort_msg("%d is in an empty map", item->value);
    map_reset(&ids, 0);
    ck_assert_uint_eq(map_bytes(&ids), 0);
    ck_assert_uint_eq(mem_fail_after(0), 0);
}
END_TEST

START_TEST(numbers_are_found_again)
{
    ck_assert_uint_eq(add_ids(-1000, 7, MANY), MANY);
    ck_assert_uint_eq(ids.n, MANY);
    ck_assert_uint_eq(count(-1000, 7, MANY), MANY);
    ck_assert_uint_eq(count(-999, 7, MANY), 0);
    ck_assert_uint_le(map_bytes(&ids), (size_t)MANY * (sizeof(struct by_id) * 3 / 2 + 32));
}
END_TEST

START_TEST(guids_are_found_again)
{
    struct map guids = MAP_BY_BYTES(struct by_guid, guid, 1000);
    struct id128 guid = {{0}};

    for (uint32_t i = 0; i < 1000; i++) {
        struct by_guid *item;

        memcpy(guid.b + i % 13, &i, sizeof(i));
        item = map_add(&guids, MAP_KEY(guid), NULL);
        ck_assert_ptr_nonnull(item);
        ck_assert(memcmp(&item->guid, &guid, sizeof(guid)) == 0);
        item->value = i;
    }
    MAP_EACH(struct by_guid, item, &guids)
        ck_assert_ptr_eq(map_find(&guids, MAP_KEY(item->guid)), item);
    memset(&guid, 0xFF, sizeof(guid));
    ck_assert_ptr_null(map_find(&guids, MAP_KEY(guid)));
    map_done(&guids);
}
END_TEST

START_TEST(texts_of_any_length_and_bytes_are_keys)
{
    static const char text[] = "abcdefgh\0ijklmnopqrstuvwxyz";
    bool is_new;

    for (size_t len = 0; len < sizeof(text); len++) {
        struct by_name *item = map_add(&names, slice_from(text, len), &is_new);

        ck_assert(item && is_new);
        item->value = (int)len;
    }
    for (size_t len = 0; len < sizeof(text); len++) {
        struct by_name *item = map_add(&names, slice_from(text, len), &is_new);

        ck_assert(item && !is_new && item->value == (int)len);
    }
    ck_assert_ptr_eq(map_find(&names, (struct slice){0}), map_at(&names, 0));
    ck_assert_ptr_null(map_find(&names, SLICE("abcdefgh\1ijkl")));
}
END_TEST

START_TEST(a_text_may_be_replaced_by_its_copy)
{
    char lent[] = "lent";
    struct by_name *item = map_add(&names, slice_of(lent), NULL);

    ck_assert_ptr_nonnull(item);
    ck_assert_ptr_eq(item->name.p, lent);
    item->name = SLICE("lent");
    memset(lent, 'x', sizeof(lent) - 1);
    ck_assert_ptr_eq(map_find(&names, SLICE("lent")), item);
    ck_assert_ptr_null(map_find(&names, slice_of(lent)));
}
END_TEST

struct register_of_things {
    struct thing *all;
    struct map by_name; /* of numbers of things */
};

static struct slice name_of(const struct map *m, const void *item)
{
    const struct register_of_things *r = OWNER_OF(m, struct register_of_things, by_name);

    return slice_of(r->all[*(const uint32_t *)item].name);
}

/* The owner of the map may be moved, and the things as well. */
START_TEST(a_key_may_be_wherever_the_item_leads)
{
    static struct thing all[1000], moved[1000];
    struct register_of_things first = {all, MAP_BY_FN(uint32_t, name_of, 1000)}, r;

    for (uint32_t i = 0; i < N_ELEMENTS(all); i++) {
        uint32_t *number;

        snprintf(all[i].name, sizeof(all[i].name), "thing %u", i);
        number = map_add(&first.by_name, slice_of(all[i].name), NULL);
        ck_assert_ptr_nonnull(number);
        *number = i;
    }
    memcpy(moved, all, sizeof(all));
    memset(all, 0, sizeof(all));
    r = first;
    r.all = moved;
    for (uint32_t i = 0; i < N_ELEMENTS(moved); i += 2)
        ck_assert(map_remove(&r.by_name, slice_of(moved[i].name)));
    for (uint32_t i = 0; i < N_ELEMENTS(moved); i++) {
        const uint32_t *number = map_find(&r.by_name, slice_of(moved[i].name));

        ck_assert(i % 2 ? number && *number == i : !number);
    }
    map_done(&r.by_name);
}
END_TEST

START_TEST(a_new_item_is_zeroed_and_an_old_one_kept)
{
    int64_t id = 5;
    bool is_new;
    struct by_id *item = map_add(&ids, MAP_KEY(id), &is_new);

    ck_assert(item && is_new && item->id == 5 && item->value == 0);
    item->value = 7;
    item = map_add(&ids, MAP_KEY(id), &is_new);
    ck_assert(item && !is_new && item->value == 7);
    ck_assert_uint_eq(ids.n, 1);
    ck_assert(map_remove(&ids, MAP_KEY(id)));
    item = map_add(&ids, MAP_KEY(id), &is_new);
    ck_assert(item && is_new && item->value == 0);
}
END_TEST

START_TEST(items_keep_the_order_in_which_they_were_added)
{
    int64_t next = 0;

    for (int64_t id = 0; id < 1000; id++)
        ck_assert(add_id(id * id));
    MAP_EACH(struct by_id, item, &ids) {
        ck_assert_int_eq(item->id, next * next);
        ck_assert_uint_eq(map_number(&ids, item), (size_t)next);
        ck_assert_ptr_eq(map_at(&ids, (size_t)next), item);
        next++;
    }
    ck_assert_int_eq(next, 1000);
}
END_TEST

START_TEST(the_last_item_takes_the_place_of_one_that_is_removed)
{
    int64_t removed = 1, last = 3;

    for (int64_t id = 0; id < 4; id++)
        ck_assert(add_id(id));
    ck_assert(map_remove(&ids, MAP_KEY(removed)));
    ck_assert(!map_remove(&ids, MAP_KEY(removed)));
    ck_assert_uint_eq(ids.n, 3);
    ck_assert_uint_eq(map_number(&ids, map_find(&ids, MAP_KEY(last))), 1);
    ck_assert(has_id(0) && !has_id(1) && has_id(2) && has_id(3));
    ck_assert(map_remove(&ids, MAP_KEY(last)));
    ck_assert(has_id(0) && !has_id(3) && has_id(2));
}
END_TEST

static bool are_those(const bool is_there[1000])
{
    for (int64_t id = 0; id < 1000; id++)
        if (has_id(id) != is_there[id])
            return false;
    return true;
}

/* A thousand ids that come and go by chance, beside an array that knows which are there. */
START_TEST(removal_leaves_all_others_where_they_are_found)
{
    bool is_there[1000] = {false}, is_right = true;
    unsigned chance = 1;
    size_t n = 0;

    for (int step = 0; step < 20000 && is_right; step++) {
        int64_t id;

        chance = chance * 1103515245u + 12345u;
        id = (chance >> 8) % 1000;
        is_right = has_id(id) == is_there[id] &&
                   (is_there[id] ? map_remove(&ids, MAP_KEY(id)) : add_id(id));
        is_there[id] = !is_there[id];
        n += is_there[id] ? 1 : (size_t)-1;
        is_right &= ids.n == n && (step % 200 || are_those(is_there));
    }
    ck_assert(is_right && are_those(is_there));
    ck_assert_uint_le(ids.n_slots, 2048);
    for (int64_t id = 0; id < 1000; id++)
        is_right &= map_remove(&ids, MAP_KEY(id)) == is_there[id];
    for (size_t i = 0; i < ids.n_slots; i++)
        is_right &= ids.slots[i].number == 0;
    ck_assert(is_right && ids.n == 0);
}
END_TEST

START_TEST(no_map_passes_its_maximum)
{
    bool is_new = false;

    names.max = 3;
    for (int i = 0; i < 3; i++)
        ((struct by_name *)map_add(&names, slice_from("abc", (size_t)i), &is_new))->value = i;
    ck_assert_ptr_null(map_add(&names, SLICE("more"), &is_new));
    ck_assert(is_new);
    ck_assert_ptr_nonnull(map_add(&names, SLICE("ab"), &is_new));
    ck_assert(!is_new);
    ck_assert_uint_eq(names.n, 3);
    ck_assert(map_remove(&names, SLICE("a")));
    ck_assert_ptr_nonnull(map_add(&names, SLICE("more"), NULL));
    ck_assert_int_eq(value_of("ab"), 2);
    ids.max = 0;
    ck_assert(!add_id(1));
    ck_assert_uint_eq(map_bytes(&ids), 0);
}
END_TEST

START_TEST(each_allocation_may_fail)
{
    size_t added = 0;

    for (size_t n = 1; added < 200; n++) {
        map_done(&ids);
        mem_fail_after(n);
        added = add_ids(0, 1, 200);
        mem_fail_after(0);
        ck_assert_uint_eq(ids.n, added);
        ck_assert_uint_eq(count(0, 1, 200), added);
        ck_assert(add_id(200) && has_id(200));
    }
}
END_TEST

START_TEST(what_was_reserved_needs_no_more_memory)
{
    ck_assert(map_reserve(&ids, 1000));
    ck_assert_uint_eq(ids.n, 0);
    ck_assert(!has_id(1));
    mem_fail_after(1);
    ck_assert_uint_eq(add_ids(0, 1, 1000), 1000);
    ck_assert_uint_eq(mem_fail_after(0), 0);
    ck_assert(!map_reserve(&ids, MANY - 999));
    ck_assert(!map_reserve(&ids, SIZE_MAX));
    ck_assert(map_reserve(&ids, 0));
    mem_fail_after(1);
    ck_assert(!map_reserve(&ids, 5000));
    mem_fail_after(2);
    ck_assert(!map_reserve(&ids, 5000));
    mem_fail_after(0);
    ck_assert_uint_eq(count(0, 1, 1000), 1000);
}
END_TEST

START_TEST(a_map_is_used_again_after_a_reset)
{
    size_t bytes;

    ck_assert_uint_eq(add_ids(0, 1, 1000), 1000);
    bytes = map_bytes(&ids);
    map_reset(&ids, 10000);
    ck_assert_uint_eq(ids.n, 0);
    ck_assert_uint_eq(map_bytes(&ids), bytes);
    ck_assert_uint_eq(count(0, 1, 1000), 0);
    mem_fail_after(1);
    ck_assert_uint_eq(add_ids(500, 1, 1000), 1000);
    ck_assert_uint_eq(mem_fail_after(0), 0);
    ck_assert_uint_eq(count(0, 1, 2000), 1000);
    map_reset(&ids, 999);
    ck_assert_uint_eq(map_bytes(&ids), 0);
    ck_assert(add_id(1) && has_id(1) && !has_id(500));
}
END_TEST

/* Numbers that a table by their low or their high bits would put into one place. */
START_TEST(numbers_made_to_collide_do_not)
{
    for (unsigned shift = 0; shift <= 48; shift += 8) {
        map_done(&ids);
        ck_assert_uint_eq(add_ids(0, INT64_C(1) << shift, 10000), 10000);
        ck_assert_msg(mean_way(&ids) < 4, "shifted by %u: %f", shift, mean_way(&ids));
    }
}
END_TEST

/* "Ez" and "FY" are the same to `hash * 33 + c`; so are all texts that are made of the two. */
START_TEST(texts_made_to_collide_do_not)
{
    static char texts[1 << 13][2 * 13];

    for (size_t i = 0; i < N_ELEMENTS(texts); i++) {
        for (size_t bit = 0; bit < 13; bit++)
            memcpy(&texts[i][2 * bit], i >> bit & 1 ? "Ez" : "FY", 2);
        map_add(&names, slice_from(texts[i], sizeof(texts[i])), NULL);
    }
    ck_assert_uint_eq(names.n, N_ELEMENTS(texts));
    ck_assert_msg(mean_way(&names) < 4, "%f", mean_way(&names));
}
END_TEST

int main(void)
{
    Suite *s = suite_create("map");
    TCase *tc = tcase_create("map");
    SRunner *sr;
    int n_failed;

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, an_empty_map_has_no_memory);
    tcase_add_test(tc, numbers_are_found_again);
    tcase_add_test(tc, guids_are_found_again);
    tcase_add_test(tc, texts_of_any_length_and_bytes_are_keys);
    tcase_add_test(tc, a_text_may_be_replaced_by_its_copy);
    tcase_add_test(tc, a_key_may_be_wherever_the_item_leads);
    tcase_add_test(tc, a_new_item_is_zeroed_and_an_old_one_kept);
    tcase_add_test(tc, items_keep_the_order_in_which_they_were_added);
    tcase_add_test(tc, the_last_item_takes_the_place_of_one_that_is_removed);
    tcase_add_test(tc, removal_leaves_all_others_where_they_are_found);
    tcase_add_test(tc, no_map_passes_its_maximum);
    tcase_add_test(tc, each_allocation_may_fail);
    tcase_add_test(tc, what_was_reserved_needs_no_more_memory);
    tcase_add_test(tc, a_map_is_used_again_after_a_reset);
    tcase_add_test(tc, numbers_made_to_collide_do_not);
    tcase_add_test(tc, texts_made_to_collide_do_not);
    tcase_set_timeout(tc, 60);
    suite_add_tcase(s, tc);
    sr = srunner_create(s);
    srunner_run_all(sr, CK_ENV);
    n_failed = srunner_ntests_failed(sr);
    srunner_free(sr);
    return n_failed ? EXIT_FAILURE : EXIT_SUCCESS;
}
