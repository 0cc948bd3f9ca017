/*
 * Saves that meet other writers: unity/save/save.h merges two edits of one file, and
 * unity/project/file.h replaces only what it has been told of.
 */
#include "save_rig.h"

#include <fcntl.h>
#include <sys/file.h>

#define HEAD "%YAML 1.1\n%TAG !u! tag:unity3d.com,2011:\n"
#define GO(id, name)                                                                               \
    "--- !u!1 &" id "\nGameObject:\n  m_Component:\n  - component: {fileID: " id                   \
    "1}\n  m_Name: " name "\n"
#define TR(id, children, father)                                                                   \
    "--- !u!4 &" id "1\nTransform:\n  m_GameObject: {fileID: " id "}\n  m_Children:" children      \
    "\n  m_Father: {fileID: " father "}\n"
#define ITEM(id)     "\n  - {fileID: " id "}"
#define LEAF(id)     TR(id, " []", "0")
#define ROOTS_HEAD   "--- !u!1660057539 &9223372036854775807\nSceneRoots:\n"
#define ROOTS(items) ROOTS_HEAD "  m_ObjectHideFlags: 0\n  m_Roots:" items "\n"
#define A            GO("10", "A") LEAF("10")
#define B            GO("20", "B") LEAF("20")
#define C            GO("30", "C") LEAF("30")
#define BASE         HEAD A B

static struct buf merged;

static bool merge(const char *base, const char *ours, const char *theirs)
{
    const struct save_versions v = {slice_of(base), slice_of(ours), slice_of(theirs)};

    save_err = (struct err){0};
    buf_done(&merged);
    buf_init(&merged, 1 << 20);
    return save_merge(SLICE("S.unity"), &v, &merged, &save_err);
}

static void gives(const char *base, const char *ours, const char *theirs, const char *wanted)
{
    ck_assert_msg(merge(base, ours, theirs), "%s", save_err.message);
    ck_assert_msg(slice_is(buf_slice(&merged), wanted), "%.*s", SLICE_ARG(buf_slice(&merged)));
    ck_assert(merge(base, theirs, ours)); /* and the other way round, perhaps in another order */
    ck_assert_uint_eq(merged.len, strlen(wanted));
}

static void fails(const char *base, const char *ours, const char *theirs)
{
    REFUSED(merge(base, ours, theirs), "has changed on disk");
    REFUSED(merge(base, theirs, ours), "has changed on disk");
}

START_TEST(edits_of_different_documents_are_both_there)
{
    gives(BASE, HEAD GO("10", "A2") LEAF("10") B, HEAD A GO("20", "B2") LEAF("20"),
          HEAD GO("10", "A2") LEAF("10") GO("20", "B2") LEAF("20"));
    gives(BASE, HEAD A B C, HEAD GO("10", "A2") LEAF("10") B, HEAD GO("10", "A2") LEAF("10") B C);
    gives(BASE, HEAD A B C, HEAD B, HEAD B C);
    gives(BASE, HEAD B, HEAD B, HEAD B);
    gives(HEAD A B ROOTS(ITEM("101") ITEM("201")), HEAD A B C ROOTS(ITEM("101") ITEM("201")),
          HEAD A GO("20", "X") LEAF("20") ROOTS(ITEM("101") ITEM("201")),
          HEAD A GO("20", "X") LEAF("20") C ROOTS(ITEM("101") ITEM("201")));
    ck_assert(merge(BASE, HEAD A B C, BASE "\n")); /* a line break at the end is no edit */
}
END_TEST

START_TEST(edits_of_one_document_are_refused)
{
    fails(BASE, HEAD GO("10", "A2") LEAF("10") B, HEAD GO("10", "A3") LEAF("10") B);
    ck_assert_ptr_nonnull(strstr(save_err.message, "GameObject &10"));
    fails(BASE, HEAD GO("10", "A2") LEAF("10") B, HEAD B);
    fails(BASE, HEAD A B C, HEAD A B GO("30", "Other") LEAF("30"));
    fails(HEAD A B ROOTS(ITEM("101") ITEM("201")),
          HEAD A B C ROOTS(ITEM("101") ITEM("201") ITEM("301")), HEAD A ROOTS(ITEM("101")));
}
END_TEST

START_TEST(links_to_what_is_gone_are_refused)
{
    fails(BASE, HEAD GO("10", "A") TR("10", ITEM("201"), "0") B, HEAD A);
    fails(BASE, HEAD A B GO("30", "C") TR("30", " []", "201"), HEAD A);
}
END_TEST

START_TEST(rings_are_refused)
{
    fails(HEAD GO("10", "A") LEAF("10") GO("20", "B") LEAF("20") GO("30", "C")
              TR("30", " []", "101") GO("40", "D") TR("40", " []", "201"),
          HEAD GO("10", "A") TR("10", " []", "401") GO("20", "B") LEAF("20") GO("30", "C")
              TR("30", " []", "101") GO("40", "D") TR("40", " []", "201"),
          HEAD GO("10", "A") LEAF("10") GO("20", "B") TR("20", " []", "301") GO("30", "C")
              TR("30", " []", "101") GO("40", "D") TR("40", " []", "201"));
}
END_TEST

START_TEST(half_a_file_is_refused)
{
    const char *ours = HEAD GO("10", "A2") LEAF("10") B;
    const char *rooted = HEAD A B ROOTS(ITEM("101") ITEM("201"));

    REFUSED(merge(BASE, ours, ""), "cannot be read");
    REFUSED(merge(BASE, ours, HEAD), "cannot be read");
    REFUSED(merge(BASE, ours, HEAD A GO("20", "B")), "has changed on disk");
    REFUSED(merge(BASE, ours, HEAD A "--- !u!1 &20\nGameObject:\n  m_Compo"), "cannot be read");
    REFUSED(
        merge(rooted, HEAD GO("10", "A2") LEAF("10") B ROOTS(ITEM("101") ITEM("201")), HEAD A B),
        "roots");
    REFUSED(merge(BASE, ours, HEAD A A), "two documents");
}
END_TEST

START_TEST(every_allocation_may_fail)
{
    for (size_t n = 1;; n++) {
        bool is_ok;

        mem_fail_after(n);
        is_ok = merge(BASE, HEAD GO("10", "A2") LEAF("10") B, HEAD A GO("20", "B2") LEAF("20"));
        mem_fail_after(0);
        ck_assert_msg(is_ok || save_err.kind == ERR_INTERNAL, "%zu: %s", n, save_err.message);
        if (is_ok)
            break;
    }
    buf_done(&merged);
}
END_TEST

/* --- Files. --- */

START_TEST(only_what_was_seen_is_replaced)
{
    const struct slice old = SLICE("old"), other = SLICE("odd"), none = {0};
    const char *path;

    rig_text("Assets/F.txt", "old");
    path = rig_path("Assets/F.txt");
    REFUSED(file_replace(path, &other, SLICE("new"), &save_err), "changed by another program");
    REFUSED(file_replace(path, &none, SLICE("new"), &save_err), "exists");
    check_file("Assets/F.txt", "old");
    SAVED(file_replace(path, &old, SLICE("new"), &save_err));
    check_file("Assets/F.txt", "new");
    path = rig_path("Assets/G.txt");
    REFUSED(file_replace(path, &old, SLICE("new"), &save_err), "changed by another program");
    SAVED(file_replace(path, &none, SLICE("new"), &save_err));
    check_file("Assets/G.txt", "new");
}
END_TEST

START_TEST(writers_wait_for_the_folder)
{
    const int folder = open(rig_path("Assets"), O_RDONLY | O_DIRECTORY);
    char who[32];

    ck_assert_int_ge(folder, 0);
    ck_assert_int_eq(flock(folder, LOCK_EX), 0);
    snprintf(who, sizeof(who), "process %d", (int)getpid());
    REFUSED(file_replace(rig_path("Assets/F.txt"), NULL, SLICE("new"), &save_err), who);
    close(folder);
    SAVED(file_replace(rig_path("Assets/F.txt"), NULL, SLICE("new"), &save_err));
}
END_TEST

START_TEST(a_file_that_is_being_written_stays)
{
    const struct slice old = SLICE("old");
    int file;

    rig_text("Assets/F.txt", "old");
    file = open(rig_path("Assets/F.txt"), O_WRONLY);
    ck_assert_int_ge(file, 0);
    REFUSED(file_replace(rig_path("Assets/F.txt"), &old, SLICE("new"), &save_err),
            "open for writing");
    close(file);
    SAVED(file_replace(rig_path("Assets/F.txt"), &old, SLICE("new"), &save_err));
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {edits_of_different_documents_are_both_there,
                                  edits_of_one_document_are_refused,
                                  links_to_what_is_gone_are_refused,
                                  rings_are_refused,
                                  half_a_file_is_refused,
                                  every_allocation_may_fail,
                                  only_what_was_seen_is_replaced,
                                  writers_wait_for_the_folder,
                                  a_file_that_is_being_written_stays};

    return run_saves("scene_merge", tests, N_ELEMENTS(tests));
}
