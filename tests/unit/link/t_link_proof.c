/* link/proof.h and link/key.h: what makes a proof another one, and which files hold a key. */
#include <check.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "link/link.h"

/* --- Proofs --- */

#define SECRET "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"

static struct linkproof example(void)
{
    struct linkproof p = {.by = LINKPROOF_BY_KEY, .port = 8080};

    memset(p.engine_nonce, 'a', LINKPROOF_SIZE - 1);
    memset(p.server_nonce, 'b', LINKPROOF_SIZE - 1);
    return p;
}

START_TEST(everything_that_a_proof_is_about_changes_it)
{
    struct linkproof p = example(), other;
    char proof[LINKPROOF_SIZE];
    struct slice text = slice_from(proof, LINKPROOF_SIZE - 1);

    ck_assert(linkproof_write(&p, true, SLICE(SECRET), proof));
    ck_assert(linkproof_is_fine(&p, true, SLICE(SECRET), text));
    ck_assert(!linkproof_is_fine(&p, false, SLICE(SECRET), text));
    ck_assert(!linkproof_is_fine(&p, true, SLICE("f" SECRET), text));
    ck_assert(!linkproof_is_fine(&p, true, SLICE(""), text));
    other = p, other.port = 8081;
    ck_assert(!linkproof_is_fine(&other, true, SLICE(SECRET), text));
    other = p, other.by = LINKPROOF_BY_TOKEN;
    ck_assert(!linkproof_is_fine(&other, true, SLICE(SECRET), text));
    other = p, other.engine_nonce[63] = 'b';
    ck_assert(!linkproof_is_fine(&other, true, SLICE(SECRET), text));
    other = p, other.server_nonce[0] = 'a';
    ck_assert(!linkproof_is_fine(&other, true, SLICE(SECRET), text));
    /* swapped: a nonce sent back is not an answer */
    memcpy(other.engine_nonce, p.server_nonce, LINKPROOF_SIZE);
    memcpy(other.server_nonce, p.engine_nonce, LINKPROOF_SIZE);
    ck_assert(!linkproof_is_fine(&other, true, SLICE(SECRET), text));
    ck_assert(!linkproof_is_fine(&other, false, SLICE(SECRET), text));
}
END_TEST

START_TEST(a_proof_is_all_of_it)
{
    struct linkproof p = example();
    char proof[2 * LINKPROOF_SIZE];

    ck_assert(linkproof_write(&p, false, SLICE(SECRET), proof));
    for (size_t len = 0; len < LINKPROOF_SIZE - 1; len++)
        ck_assert(!linkproof_is_fine(&p, false, SLICE(SECRET), slice_from(proof, len)));
    memcpy(proof + LINKPROOF_SIZE - 1, proof, LINKPROOF_SIZE - 1); /* twice */
    ck_assert(
        !linkproof_is_fine(&p, false, SLICE(SECRET), slice_from(proof, 2 * (LINKPROOF_SIZE - 1))));
    for (size_t i = 0; i < LINKPROOF_SIZE - 1; i++) {
        proof[i] ^= 1;
        ck_assert(
            !linkproof_is_fine(&p, false, SLICE(SECRET), slice_from(proof, LINKPROOF_SIZE - 1)));
        proof[i] ^= 1;
    }
}
END_TEST

START_TEST(a_nonce_is_64_lower_case_hex_digits)
{
    static const char *const bad[] = {
        "",
        "a",
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde",
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef0",
        "0123456789ABCDEF0123456789abcdef0123456789abcdef0123456789abcdef",
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde\n",
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdeg",
    };
    char nonce[LINKPROOF_SIZE] = "unchanged";
    unsigned char bytes[LINKPROOF_BYTES] = {0x0a, 0xff};

    for (size_t i = 0; i < N_ELEMENTS(bad); i++)
        ck_assert_msg(!linkproof_take_nonce(slice_of(bad[i]), nonce), "%s", bad[i]);
    ck_assert_str_eq(nonce, "unchanged");
    linkproof_nonce(bytes, nonce);
    ck_assert(slice_starts(slice_of(nonce), SLICE("0aff0000")));
    ck_assert(linkproof_take_nonce(slice_of(nonce), nonce));
}
END_TEST

/* --- The key --- */

static char state[64], folder[128], path[160];

static void make_state(void)
{
    snprintf(state, sizeof(state), "/tmp/umcp_key_XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(state));
    snprintf(folder, sizeof(folder), "%s/umcp", state);
    snprintf(path, sizeof(path), "%s/link.key", folder);
}

static void drop_state(void)
{
    char command[128];

    chmod(folder, 0700);
    snprintf(command, sizeof(command), "rm -rf '%s'", state);
    ck_assert_int_eq(system(command), 0);
}

static bool get(char key[LINKKEY_SIZE])
{
    struct err err = {0};

    return linkkey_get(path, key, &err);
}

static void expect_refused(const char *why)
{
    char key[LINKKEY_SIZE];
    struct err err = {0};

    ck_assert_msg(!linkkey_get(path, key, &err), "%s", why);
    ck_assert_msg(strstr(err.message, why) || strstr(err.hint, why), "'%s' '%s' lacks '%s'",
                  err.message, err.hint, why);
}

START_TEST(the_first_one_makes_the_key_and_all_others_read_it)
{
    char one[LINKKEY_SIZE], two[LINKKEY_SIZE];
    struct stat what;

    ck_assert(get(one) && get(two));
    ck_assert_str_eq(one, two);
    ck_assert_int_eq(stat(path, &what), 0);
    ck_assert_uint_eq(what.st_mode & 07777, 0600);
    ck_assert_int_eq(what.st_size, LINKKEY_SIZE);
    ck_assert_uint_eq(what.st_nlink, 1);
    ck_assert_int_eq(stat(folder, &what), 0);
    ck_assert_uint_eq(what.st_mode & 07777, 0700);
    unlink(path);
    ck_assert(get(two));
    ck_assert_str_ne(one, two);
}
END_TEST

START_TEST(of_many_at_once_all_get_the_same_key)
{
    enum { MANY = 8 };
    char keys[MANY][LINKKEY_SIZE];
    int ends[MANY][2];

    for (int i = 0; i < MANY; i++) {
        ck_assert_int_eq(pipe(ends[i]), 0);
        if (fork() == 0) {
            char key[LINKKEY_SIZE] = "";

            get(key);
            _exit(write(ends[i][1], key, sizeof(key)) == sizeof(key) ? 0 : 1);
        }
        close(ends[i][1]);
    }
    for (int i = 0; i < MANY; i++) {
        ck_assert_int_eq(read(ends[i][0], keys[i], LINKKEY_SIZE), LINKKEY_SIZE);
        close(ends[i][0]);
        ck_assert_uint_eq(strlen(keys[i]), LINKKEY_SIZE - 1);
        ck_assert_str_eq(keys[i], keys[0]);
    }
    while (wait(NULL) > 0)
        continue;
}
END_TEST

static void write_key(const char *text, mode_t mode)
{
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);

    ck_assert(fd >= 0 && fd_write(fd, slice_of(text)));
    fchmod(fd, mode);
    close(fd);
}

START_TEST(a_key_that_others_may_know_or_have_chosen_is_refused)
{
    static const mode_t modes[] = {0604, 0640, 0602, 0620, 0666, 0644};
    char key[LINKKEY_SIZE], other[200];

    ck_assert(get(key));
    for (size_t i = 0; i < N_ELEMENTS(modes); i++) {
        write_key(SECRET "\n", modes[i]);
        expect_refused("delete the file, and umcp makes another");
    }
    write_key(SECRET "\n", 0600);
    ck_assert(get(key));
    ck_assert_str_eq(key, SECRET);
    write_key(SECRET "\n", 0400);
    ck_assert(get(key));
    snprintf(other, sizeof(other), "%s/other", folder);
    ck_assert_int_eq(rename(path, other), 0);
    ck_assert_int_eq(symlink(other, path), 0);
    expect_refused("is a link");
    unlink(path);
    ck_assert_int_eq(mkdir(path, 0700), 0);
    expect_refused("is not a file");
    rmdir(path);
    ck_assert_int_eq(mkfifo(path, 0600), 0);
    expect_refused("is not a file");
    unlink(path);
    ck_assert_int_eq(chmod(folder, 0770), 0);
    expect_refused("other users can write");
}
END_TEST

START_TEST(a_malformed_key_is_refused)
{
    static const char *const bad[] = {"",
                                      "\n",
                                      "short\n",
                                      SECRET,
                                      SECRET "\r\n",
                                      SECRET "\n\n",
                                      SECRET "0\n",
                                      "G00102030405060708090a0b0c0d0e0f101112131415"
                                      "161718191a1b1c1d1e1f\n"};
    char key[LINKKEY_SIZE];

    ck_assert(get(key));
    for (size_t i = 0; i < N_ELEMENTS(bad); i++) {
        write_key(bad[i], 0600);
        expect_refused("64 hex digits");
    }
}
END_TEST

START_TEST(the_path_comes_from_absolute_variables_only)
{
    struct arena a;
    struct err err = {0};

    arena_init(&a, 64u << 10);
    setenv("XDG_STATE_HOME", "/s", 1);
    setenv("HOME", "/h", 1);
    ck_assert_str_eq(linkkey_path(&a, &err), "/s/umcp/link.key");
    setenv("XDG_STATE_HOME", "s", 1);
    ck_assert_str_eq(linkkey_path(&a, &err), "/h/.local/state/umcp/link.key");
    unsetenv("XDG_STATE_HOME");
    setenv("HOME", "", 1);
    ck_assert_ptr_null(linkkey_path(&a, &err));
    ck_assert_int_eq(err.kind, ERR_NOT_FOUND);
    arena_done(&a);
}
END_TEST

int main(void)
{
    Suite *s = suite_create("link_proof");
    TCase *proofs = tcase_create("proofs"), *keys = tcase_create("keys");
    SRunner *runner;
    int n_failed;

    tcase_add_test(proofs, everything_that_a_proof_is_about_changes_it);
    tcase_add_test(proofs, a_proof_is_all_of_it);
    tcase_add_test(proofs, a_nonce_is_64_lower_case_hex_digits);
    tcase_add_test(proofs, the_path_comes_from_absolute_variables_only);
    tcase_add_checked_fixture(keys, make_state, drop_state);
    tcase_add_test(keys, the_first_one_makes_the_key_and_all_others_read_it);
    tcase_add_test(keys, of_many_at_once_all_get_the_same_key);
    tcase_add_test(keys, a_key_that_others_may_know_or_have_chosen_is_refused);
    tcase_add_test(keys, a_malformed_key_is_refused);
    suite_add_tcase(s, proofs);
    suite_add_tcase(s, keys);
    runner = srunner_create(s);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed ? 1 : 0;
}
