/* tools/api/: what C the tables become: class rows, numbers of classes, names of components. */
#include <stdio.h>

#include "api_rig.h"
#include "tools/api/write_members.h"

#define OBJECT    "namespace UnityEngine\nclass Object\n row none\n"
#define COMPONENT OBJECT "class Component : Object #2\n row none\n"

static const struct form no_form,
    a_form = {SLICE_INIT("UnityEngine.A"), SLICE_INIT("  m_A: \"\\\"\n  m_B: 1\n")};

/* What one table becomes, or the faults. */
static const char *written(const char *text, const char *path, const struct form *form,
                           void (*write)(const struct c_writer *w))
{
    struct c_writer w = {.names = &names, .forms = form, .n_forms = form->name.len > 0};

    w.faults = &faults;
    w.arena = &arena;
    w.out = &out;
    ck_assert(table_read(&arena, slice_of(path), slice_of(text), &faults, &table));
    ck_assert(names_add(&names, table, &faults));
    names_resolve(&names, &faults);
    ck_assert(write_c_add(&w, table));
    write(&w);
    ck_assert(buf_ok(&out) && !faults.no_memory);
    buf_append_byte(&out, '\0');
    buf_append_byte(&faults.text, '\0');
    return faults.n ? buf_slice(&faults.text).p : buf_slice(&out).p;
}

static void check(const char *text, const char *wanted)
{
    ck_assert_msg(strstr(text, wanted) != NULL, "no %s in\n%s", wanted, text);
}

/* --- Rows --- */

static const struct {
    const char *table, *wanted;
} rows[] = {
    {"class A : Object #7\n row none\n",
     "const struct native_class class_a = {\n    .name = \"UnityEngine.A\",\n    .id = 7,\n"
     "    .base = &class_object,\n};\n"},
    {"class Box2DCollider : Object\n row none\n", "class_box2d_collider = {"},
    {"class A : Object #7 \"UnityEditor.B\"\n row none\nnamespace UnityEditor\nfile B #9\n",
     ".id = 9,"},
    {"class B : Object\nclass A : B\n row none\n", ".base = &class_object,"},
    {"class A : Object\n bool x {get set} => slot m_X 1\n",
     "properties_of_a[] = {\n    {.key = \"m_X\", .type = VALUE_INT, .def = {1}},\n    {0},\n};\n"},
    {"class A : Object\n float x {get set} => hand slot \"a b\"/c 0.5\n",
     "{.key = \"a b\", .type = VALUE_FLOAT, .def = {0.5f}, .newer_key = \"c\"},"},
    {"class A : Object\n row vector m_X 1,-2,3e-5,nan\n",
     "VALUE_VECTOR, .def = {1, -2, 3e-5f, NAN}}"},
    {"class A : Object\n row float m_X -infinity unsaved\n", "VALUE_FLOAT, .def = {-INFINITY}}"},
    {"class A : Object\n A[] x {get} => slot m_X\n A y {get} => slot m_Y\n"
     " string z {get} => slot m_Z\n",
     "{.key = \"m_X\", .type = VALUE_OBJECTS},\n    {.key = \"m_Y\", .type = VALUE_OBJECT},\n"
     "    {.key = \"m_Z\", .type = VALUE_TEXT},\n"},
    {"struct S\n float a\n bool b\nclass A : Object\n S x {get set} => slot m_X {a 2, b=m_B}\n",
     "{.key = \"m_X.a\", .type = VALUE_FLOAT, .def = {2}},\n"
     "    {.key = \"m_X.m_B\", .type = VALUE_INT},\n"},
    {"class B : Object\n row int m_X 1\nclass A : B\n changed m_X 3\n",
     "changed_of_a[] = {\n    {.key = \"m_X\", .type = VALUE_INT, .def = {3}},\n    {0},\n};\n"
     "const struct native_class class_a = {\n    .name = \"UnityEngine.A\",\n    .id = 0,\n"
     "    .base = &class_b,\n    .changed = changed_of_a,\n};\n"},
    {"class A : Object\n row none\n",
     "native_classes[] = {\n    &class_object,\n    &class_a,\n    NULL,\n};\n"},
    {"class A : Object\n int x {get set} => keep\n",
     "native_classes[] = {\n    &class_object,\n    NULL,\n};\n"},
};

START_TEST(a_class_row_is_what_its_lines_say)
{
    char text[1024];

    snprintf(text, sizeof(text), OBJECT "%s", rows[_i].table);
    check(written(text, "T.api", &no_form, write_class_rows), rows[_i].wanted);
}
END_TEST

START_TEST(a_form_is_embedded_as_it_is)
{
    check(written(OBJECT "class A : Object\n row none\n", "T.api", &a_form, write_class_rows),
          "    .form =\n        \"  m_A: \\\"\\\\\\\"\\n\"\n        \"  m_B: 1\\n\",\n};\n");
}
END_TEST

/* --- Names --- */

START_TEST(classes_are_sorted_by_number)
{
    check(written("namespace -\nfile Z #30\nfile Z #3\nnamespace N.M\nclass C #20\n class D #4\n",
                  "T.api", &no_form, write_class_names),
          "class_rows[] = {\n    {3, \"Z\", \"\"},\n    {4, \"C.D\", \"N.M\"},\n"
          "    {20, \"C\", \"N.M\"},\n"
          "    {30, \"Z\", \"\"},\n    {0},\n};\nconst size_t class_rows_n = 4;\n");
}
END_TEST

static const char components[] =
    COMPONENT "class B : Component\n[X] sealed class A : B\nabstract class C : Component\n"
              "internal class D : Component\n"
              "[Obsolete(\"x\")] class E : Component\nclass F<T> : Component\nclass G : Object\n";

START_TEST(components_are_those_that_scripts_can_use)
{
    check(written(components, "managed/api/UnityEngine.T.api", &no_form, write_class_names),
          "component_names[] = {\n    \"UnityEngine.A\",\n    \"UnityEngine.B\",\n"
          "    \"UnityEngine.Component\",\n"
          "    NULL,\n};\n");
}
END_TEST

START_TEST(components_of_packages_are_not_listed)
{
    check(written(components, "UnityEngine./Unity.T.api", &no_form, write_class_names),
          "component_names[] = {\n    NULL,\n};\n");
}
END_TEST

/* --- Members --- */

static const struct {
    const char *table, *wanted;
} members[] = {
    {"class A #7\n [Obsolete] bool x {keep} at a.b/c 1\n int y => at m_ ?\n int z {auto}\n",
     "    {\"x\", \"bool\", \"a.b\", \"c\", \"1\", MEMBER_OBSOLETE},\n"
     "    {\"y\", \"int\", \"m_Y\", NULL, NULL, MEMBER_GUESSED},\n    {0},\n"},
    {"namespace N\nclass A #7\n E[] x {keep} at .\n value Dictionary<string,E> m_All\n"
     "enum E { P = -1, [X] Q, R = 5 }\n",
     "    {\"x\", \"N.E[]\", \"x\", NULL, NULL, 0},\n"
     "    {\"all\", \"Dictionary<string,N.E>\", \"m_All\", NULL, NULL, 0},\n"},
    {"class A #7\n E x {keep} at .\n[Flags] enum E { P = -1, [X] Q, R = 5 }\n",
     "constants[] = {\n    {\"P\", -1},\n    {\"Q\", 0},\n    {\"R\", 5},\n    {0},\n};\n\n"
     "const struct member_enum member_enums[] = {\n    {\"E\", constants + 0, 3, true},\n};\n"},
    {"file C #5\nclass A in C\n class B\n  int x => at .\n struct S\n  int y => at .\n",
     "member_parts[] = {\n    3, 0, 1, -1,\n    -1,\n};\n"},
    {"file C #5\nclass A : B in C\nclass B\n int x => at .\n",
     "    {\"A\", 0, rows + 0, 0, 1, -1, 2, -1},\n    {\"B\", 0, rows + 0, 1, -1, -1, -1, -1},\n"
     "    {\"C\", 5, rows + 1, 0, -1, -1, 2, 0},\n"},
    {"struct S\n float a\nclass A : Object\n S x {get set} => slot m_X {a 2}\n int y {get} => same z\n"
     " int z {get} => slot m_Z/m_New 3\n",
     "    {\"x\", \"UnityEngine.S\", \"m_X\", NULL, NULL, 0},\n"
     "    {\"x.a\", \"float\", \"m_X.a\", NULL, \"2\", 0},\n"
     "    {\"y\", \"int\", \"m_Z\", \"m_New\", \"3\", 0},\n"
     "    {\"z\", \"int\", \"m_Z\", \"m_New\", \"3\", 0},\n"},
    {"class A #7\n float x {get set} => file m_Value = 2\n",
     "    {\"x\", \"float\", \"m_Value\", NULL, NULL, 0},\n"},
    {"class A<T>\n int x => at .\nclass B\n int F() => at .\n", "rows[] = {\n    {0},\n};\n"},
    {"class A #7\n Foo x {keep} at .\n", "T.api:2: no table has a type 'Foo'"},
    {"class A in B\n", "T.api:1: no table has a document 'B'"},
};

START_TEST(members_are_what_lines_say)
{
    char text[1024];
    const char *outer = strstr(members[_i].table, ": Object") ? OBJECT : "";

    snprintf(text, sizeof(text), "%s%s", outer, members[_i].table);
    check(written(text, "T.api", &no_form, write_members), members[_i].wanted);
}
END_TEST

/* --- Faults --- */

static const struct {
    const char *table, *wanted;
} faulty[] = {
    {"class A\n row none\n",
     "T.api:4: UnityEngine.A has rows, and does not derive from UnityEngine.Object"},
    {"class A : A\n row int m_X\n",
     "T.api:4: UnityEngine.A has rows, and does not derive from UnityEngine.Object"},
    {"class A : Object\n row int m_X 1,2\n",
     "T.api:5: the default of 'm_X' has 2 numbers, where 1 fits"},
    {"class A : Object\n row text m_X 1\n",
     "T.api:5: the default of 'm_X' has 1 numbers, where 0 fits"},
    {"class A : Object \"B\"\n row none\n", "T.api:4: no table has the number of B"},
};

START_TEST(a_row_that_cannot_be_is_a_fault)
{
    char text[1024];

    snprintf(text, sizeof(text), OBJECT "%s", faulty[_i].table);
    check(written(text, "T.api", &no_form, write_class_rows), faulty[_i].wanted);
}
END_TEST

START_TEST(a_form_without_a_class_is_a_fault)
{
    check(written(OBJECT "class A : Object\n", "T.api", &a_form, write_class_rows),
          "UnityEngine.A: a form, and no table has rows of that class");
}
END_TEST

START_TEST(two_classes_with_one_number_are_a_fault)
{
    check(written("class A #3\nclass B #3\n", "T.api", &no_form, write_class_names),
          "B has the number of A");
}
END_TEST

int main(void)
{
    TCase *c = tcase_create("classes");

    ADD_FOR_EACH(rows, c, a_class_row_is_what_its_lines_say);
    tcase_add_test(c, a_form_is_embedded_as_it_is);
    tcase_add_test(c, classes_are_sorted_by_number);
    tcase_add_test(c, components_are_those_that_scripts_can_use);
    tcase_add_test(c, components_of_packages_are_not_listed);
    ADD_FOR_EACH(members, c, members_are_what_lines_say);
    ADD_FOR_EACH(faulty, c, a_row_that_cannot_be_is_a_fault);
    tcase_add_test(c, a_form_without_a_class_is_a_fault);
    tcase_add_test(c, two_classes_with_one_number_are_a_fault);
    return api_run("api_classes", c);
}
