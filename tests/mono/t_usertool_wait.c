/* agent/usertool: tools whose results come later, cancellation, progress. */
#include "usertool_rig.h"

START_TEST(nothing_yet)
{
    gives("Give.Int", "{}", "42");
}
END_TEST

static void add_cases(Suite *s)
{
    TCase *c = add_case(s, "usertool_wait", start_tools);

    tcase_add_test(c, nothing_yet);
}

int main(int argc, char **argv)
{
    return run_suite(argc, argv, add_cases);
}
