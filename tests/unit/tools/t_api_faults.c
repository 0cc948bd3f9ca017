/*
 * tools/api/: what is wrong with tables and code is named with its file, line and remedy, and the
 * rest is read all the same. Nothing that a table holds ends the program.
 */
#include "api_rig.h"

struct bad {
    const char *table, *code;
    const char *wanted; /* part of the faults */
};

static const struct bad lines[] = {
    {"class A\n int x {get} => keeep", "", "T.api:2: no mark is called 'keeep'"},
    {"class A\n void F(int x", "", "T.api:2: a bracket is not closed"},
    {"class A\n void F)int x(", "", "T.api:2: a bracket closes nothing"},
    {"class A\n void F(int x]", "", "T.api:2: a bracket closes nothing"},
    {"class A\n string s = \"a", "", "T.api:2: a text is not closed"},
    {"class A\n string s = \"a\\\"", "", "T.api:2: a text is not closed"},
    {"class A\n string s = @\"a\"\"", "", "T.api:2: a text is not closed"},
    {"class A\n string s = $\"{\"\"", "", "T.api:2: a text is not closed"},
    {"class A\n int x y", "", "T.api:2: this is no declaration"},
    {"class A\n void F() x", "", "T.api:2: this is no declaration"},
    {"class A\n char c = 'a", "", "T.api:2: a text is not closed"},
    {"class A\n void F() // no", "", "T.api:2: no comment"},
    {"class A\n void F(/* no */)", "", "T.api:2: no comment"},
    {"class A\n int x; int y", "", "T.api:2: only the code of a mark"},
    {"class A\n                int x", "", "T.api:2: indent by one blank a level"},
    {"class A\n  int x", "", "T.api:2: the line is indented under no type"},
    {"class A\n int x\n  int y", "", "T.api:3: the line is indented under no type"},
    {"class A\n\tint x", "", "T.api:2: the line has a control character"},
    {"class A\r\n int x", "", "T.api:1: the line has a control character"},
    {"class A\n int \xff", "", "T.api:2: the line is not UTF-8"},
    {"using a; b", "", "T.api:1: only the code of a mark"},
    {"namespace a{", "", "T.api:1: write the namespace's name"},
    {"namespace a.", "", "T.api:1: write the namespace's name"},
    {"class A\n row int m\"x", "", "T.api:2: a key in files has no '\"'"},
    {"int x", "", "T.api:1: a member must be in a type"},
    {"class A\n 17", "", "T.api:2: this is no declaration"},
    {"class A\n partial class B", "", "T.api:2: this is no declaration"},
    {"class 5", "", "T.api:1: the type's line cannot be read"},
    {"class A #x", "", "T.api:1: no class number"},
    {"class A #99999999999", "", "T.api:1: no class number"},
    {"enum A", "", "T.api:1: an enum's line ends with its values"},
    {"enum A { X,\n Y", "", "T.api:1: the enum is not closed"},
    {"enum A { X }\n int x", "", "T.api:2: enums and delegates have no members"},
    {"enum A { X }\n class B", "", "T.api:2: only classes, structs and interfaces have types"},
    {"class A\n static bool operator ==(A a)", "", "T.api:2: C# has no such operator"},
    {"class A\n static bool operator changed(A a)", "", "T.api:2: C# has no such operator"},
    {"class A\n int x {get add}", "", "T.api:2: a property ends with its accessors"},
    {"class A\n int x {}", "", "T.api:2: a property ends with its accessors"},
    {"class A\n int x {get get}", "", "T.api:2: a property ends with its accessors"},
    {"class A\n int this[] {get}", "", "T.api:2: an indexer has parameters"},
    {"class A\n void F() => keep", "", "T.api:2: this mark does not fit"},
    {"class A\n int x => auto", "", "T.api:2: this mark does not fit"},
    {"class A\n int F() => sets x", "", "T.api:2: this mark does not fit"},
    {"class A\n void F() => empty base(1)", "", "T.api:2: this mark does not fit"},
    {"class A\n void F() => slot m_X", "", "T.api:2: only properties have slots"},
    {"class A\n int x {get} => slot", "", "T.api:2: a key in files is missing"},
    {"class A\n int x {get} => slot m_X/", "", "T.api:2: no newer key"},
    {"class A\n int x {get} => slot m\\X", "", "T.api:2: a key in files has no '\\'"},
    {"class A\n int x {get} => slot m_X one", "", "T.api:2: 'one' is no default"},
    {"class A\n int x {get} => slot m_X 1e", "", "T.api:2: '1e' is no default"},
    {"class A\n int x {get} => slot m_X 1,2,3,4,5", "", "T.api:2: '1,2,3,4,5' is no default"},
    {"class A\n int x {get} => slot m_X 1 2", "", "T.api:2: what is '2' behind the default?"},
    {"class A\n int x {get} => slot m_X / 2", "", "T.api:2: what is '/"},
    {"class A\n int x {get} => slot m_X as long", "", "T.api:2: 'long' is no kind"},
    {"class A\n int x {get} => slot m_X in 0", "", "T.api:2: '0' are no limits"},
    {"class A\n int x {get} => slot m_X in a..b", "", "T.api:2: 'a..b' are no limits"},
    {"class A\n int x {get} => slot m_X in ..", "", "T.api:2: '..' are no limits"},
    {"class A\n List<int> x {get} => slot m_X", "", "T.api:2: no slot has a 'List<int>'"},
    {"class A\n B x {get} => slot m_X {a, b}", "", "T.api:2: B has no member 'a'"},
    {"class A\n B x {get} => slot m_X {a, b} in 0..1", "",
     "T.api:2: a value of several rows has no limits"},
    {"class A\n B x {get} => slot m_X {,}", "", "T.api:2: a field is missing"},
    {"class A\n B x {get} => slot m_X {a 1 as foo}", "", "T.api:2: 'foo' is no kind"},
    {"class A\n B x {get} => slot m_X {a b}", "", "T.api:2: 'b' is no default"},
    {"struct B\n B a\nclass A\n B x {get} => slot m_X {a}", "", "T.api:4: 'a' is no number"},
    {"class A\n int x {get} => hand m_X", "", "T.api:2: behind 'hand'"},
    {"class A\n int x {get} => keep m_X", "", "T.api:2: behind 'keep'"},
    {"class A\n int x {get} => auto 1", "", "T.api:2: behind 'auto'"},
    {"class A\n int x {get} => file", "", "T.api:2: write the field's name"},
    {"class A\n int x {get} => field m_X 1", "", "T.api:2: write the field's name"},
    {"class A\n int x {get} => same", "", "T.api:2: write the other member's name"},
    {"class A\n A() => sets", "", "T.api:2: write the fields behind 'sets'"},
    {"class A\n int x {get} => return", "", "T.api:2: what is 'return'?"},
    {"class A\n int x {get} => empty 5", "", "T.api:2: what is 'empty 5'?"},
    {"class A\n int x {get} => keep at", "", "T.api:2: behind 'keep'"},
    {"class A\n int x {get} => keep at a b c", "", "T.api:2: what is 'c' behind the key?"},
    {"class A\n int x @2022..2023..", "", "T.api:2: no versions of Unity"},
    {"class A\n int x @..", "", "T.api:2: no versions of Unity"},
    {"class A\n int x obsolete-error@new", "", "T.api:2: no version of Unity"},
    {"class A\n row long m_X", "", "T.api:2: write the kind of the row"},
    {"class A\n row none m_X", "", "T.api:2: nothing may follow 'row none'"},
    {"struct A\n row int m_X", "", "T.api:2: only classes have rows"},
    {"class A\n changed m_X", "", "T.api:2: write the default"},
    {"class A\n changed m_X 1", "", "T.api:2: no base of A has a row 'm_X'"},
    {"class A\n value int", "", "T.api:2: a value is written so"},
    {"class A\n value int m_", "", "T.api:2: a value is written so"},
    {"class A\n int x {keep} => auto", "", "T.api:2: a property ends with its accessors"},
    {"class A\n int x {auto} = 1", "", "T.api:2: "},
    {"class A\n value F() at x", "", "T.api:2: a value is written so"},
    {"file A\n int x", "", "T.api:2: a 'file' has only lines"},
    {"file A : B C", "", "T.api:1: write the name of the file's class"},
    {"file #6", "", "T.api:1: write the name of the file's class"},
    {"class A\n T x {get} => slot m_X as objects", "", "T.api:2: no slot has a 'T'"},
    {"file A B", "", "T.api:1: write the name of the file's class"},
    {"file \"B\"", "", "T.api:1: write the name of the file's class"},
};

static const struct bad disagreements[] = {
    {"class A\n void F(int x) => hand", "class A { public void F(float x) { } }",
     "T.api:2: no .cs file declares A.F"},
    {"class A\n void F(int x)", "class A {\n public void F(int x) { } }",
     "T.api:2: S.cs:2 declares A.F, too"},
    {"class A\n void F()\n int x\n void F()", "", "T.api:4: line 2 has this member, too"},
    {"class A\nclass B\nclass A", "", "T.api:3: A is there twice, also in line 1"},
    {"class A", "class A {\n public int x; }", "S.cs:2: x is public, and T.api lacks it"},
    {"class A", "class A { }\nclass B { protected int y; }\npublic class C { }",
     "S.cs:3: C`0 is public"},
    {"class A", "class A { public class B { } }", "S.cs:1: A`0.B`0 is public"},
    {"class A\n int x", "\nclass A { }", "S.cs:2: A must be partial: T.api:1"},
    {"class A", "class A {\n", "S.cs:2: a brace is not closed: close A`0"},
    {"class A", "class A { } }", "S.cs:1: this brace closes nothing"},
};

static void check(const struct bad *c)
{
    const struct slice text = tight(slice_of(c->table)), code = tight(slice_of(c->code));

    make(text, code, 0);
    ck_assert_msg(faults.n > 0, "no fault in\n%s\nbut\n%s", c->table, out.p);
    ck_assert_msg(strstr(faults.text.p, c->wanted) != NULL, "%s\nis not in\n%s", c->wanted,
                  faults.text.p);
    free((char *)(uintptr_t)text.p);
    free((char *)(uintptr_t)code.p);
}

START_TEST(bad_lines_are_named)
{
    check(&lines[_i]);
}
END_TEST

START_TEST(disagreements_are_named)
{
    check(&disagreements[_i]);
}
END_TEST

/* `n` times `part` between two other texts, as a table or as code. */
static const struct {
    const char *before, *part, *after;
    size_t n;
    bool is_code;
    const char *wanted; /* part of the faults; NULL: there is none */
} large[] = {
    {"class A\n void F(", "[", ")", 100, false, "T.api:2: more than 64 brackets"},
    {"class A\n ", "A<", "> x", 100, false, "T.api:2: this is no declaration"},
    {"class A\n ", "(", " x", 60, false, "T.api:2: a bracket is not closed"},
    {"class A\n int ", "x", " = 1", 70000, false, "T.api:2: the line is longer than 64 KB"},
    {"class A\n int ", "x", " = 1", 60000, false, NULL},
    {"enum A {\n", "X,\n", "}", 40000, false, "larger than 64 KB"},
    {"", "class A\n int x\n", "", 1000, false, "A is there twice"},
    {"class A\n", " 17\n", "", 1000, false, "T.api:101: this is no declaration"},
    {"", "class A { ", "", 100, true, "S.cs:1: more than 32 blocks"},
    {"", "namespace A { ", "", 100, true, "S.cs:1: more than 32 blocks"},
    {"class A { void F(", "(", ") { } }", 100000, true, "S.cs:1: a brace is not closed"},
    {"class A { ", "A<", " x; }", 100000, true, NULL},
    {"class A { int ", "a, ", "b; }", 20000, true, NULL},
    {"class A { ", "[", "", 100000, true, "S.cs:1: a brace is not closed"},
};

START_TEST(size_and_depth_have_limits)
{
    struct buf b;

    buf_init(&b, MEMORY);
    buf_append(&b, slice_of(large[_i].before));
    for (size_t i = 0; i < large[_i].n; i++)
        buf_append(&b, slice_of(large[_i].part));
    buf_append(&b, slice_of(large[_i].after));
    if (large[_i].is_code)
        make(SLICE(""), buf_slice(&b), 0);
    else
        make(buf_slice(&b), SLICE(""), 0);
    if (large[_i].wanted)
        ck_assert_msg(strstr(faults.text.p, large[_i].wanted) != NULL, "%s", faults.text.p);
    else
        ck_assert_msg(faults.n == 0, "%s", faults.text.p);
    buf_done(&b);
}
END_TEST

START_TEST(nul_bytes_are_refused)
{
    make(SLICE("class A\n int x\0y\n int z"), SLICE("class A { int \0 x; }"), 0);
    ck_assert_ptr_nonnull(strstr(faults.text.p, "T.api:2: the line has a control character"));
    ck_assert_ptr_nonnull(strstr(out.p, "public int z;"));
}
END_TEST

/* The line of a type that cannot be read takes its members along, and no other type gets them. */
START_TEST(members_stay_with_their_type)
{
    make(SLICE("class A\n int a\nclass B #x\n int b\nclass C\n int c"), SLICE(""), 0);
    ck_assert_uint_eq(faults.n, 1);
    ck_assert_uint_eq(table->n_types, 2);
    ck_assert_uint_eq(table->types[0]->n_members, 1);
    ck_assert_uint_eq(table->types[1]->n_members, 1);
}
END_TEST

START_TEST(bases_in_a_circle_end)
{
    make(SLICE("class A : B\n float x {get} => slot m_X\n"
               "class B : A\n changed m_Y 1\n D d {get} => slot m_D"),
         SLICE(""), 0);
    ck_assert_uint_eq(faults.n, 2);
}
END_TEST

START_TEST(out_of_memory_is_reported)
{
    const struct slice text =
        SLICE("class A\n struct S\n  float x\n S s {get} => slot m_S {x 1}\n");
    const struct slice code = SLICE("[X] partial class A { int a, b; void F(int x) { } }");
    bool has_failed = true;

    for (size_t n = 1; has_failed; n++) {
        tear_down();
        set_up();
        source = (struct source){SLICE("S.cs"), code};
        mem_fail_after(n);
        if (table_read(&arena, SLICE("T.api"), text, &faults, &table)) {
            scan_add(&scan, &source);
            if (names_add(&names, table, &faults) && agree_check(table, &scan, &faults))
                write_cs(&(struct cs_writer){&names, table, &scan, &faults, 0, &out});
        }
        mem_fail_after(0);
        has_failed = faults.no_memory || faults.n > 0 || !buf_ok(&out);
        ck_assert_uint_lt(n, 10000);
    }
}
END_TEST

int main(void)
{
    TCase *tests = tcase_create("faults");

    ADD_FOR_EACH(lines, tests, bad_lines_are_named);
    ADD_FOR_EACH(disagreements, tests, disagreements_are_named);
    ADD_FOR_EACH(large, tests, size_and_depth_have_limits);
    tcase_add_test(tests, nul_bytes_are_refused);
    tcase_add_test(tests, members_stay_with_their_type);
    tcase_add_test(tests, bases_in_a_circle_end);
    tcase_add_test(tests, out_of_memory_is_reported);
    return api_run("api_faults", tests);
}
