/*
 * tools/api/: what C# each mark and each kind of declaration becomes. Each case is a table, what is
 * written by hand, and a part of the C# that comes out.
 */
#include "api_rig.h"

#include <stdio.h>

#define OBJECTS  "class Object\n"
#define LEFT_OUT "throw new Umcp.LeftOutException"

struct made {
    const char *table, *code;
    const char *wanted; /* part of what is made; NULL: nothing but the head of the file is */
};

static const struct made declarations[] = {
    {"using System.IO\nclass A\n void F()", "", "using System.IO;\n    public partial class A\n"},
    {"namespace N.M\nclass A\n int x", "", "namespace N.M\n{\n    public partial class A\n    {\n"},
    {"namespace N\nenum A { X }\nnamespace -\nenum B { Y }", "", "}\n    public enum B { Y }\n"},
    {"[Flags] enum A : byte { X = 1,\n  Y = 2 }", "",
     "[Flags]\n    public enum A : byte { X = 1, Y = 2 }"},
    {"protected delegate T F<in T>(ref T x)", "", "    protected delegate T F<in T>(ref T x);\n"},
    {"delegate void F(int* x)", "", "public unsafe delegate void F(int* x);\n"},
    {"class A<T> : B<T>, C where T : class", "", "partial class A<T> : B<T>, C where T : class\n"},
    {"sealed class A #20 \"X.A\" in B @2022.1..", "", "public sealed partial class A\n"},
    {"class A\n class B\n  int x", "",
     "        public partial class B\n        {\n            public int x;"},
    {"class A\n int x = 5", "", "        public int x = 5;\n"},
    {"class A\n const string S = \"=> {\"", "", "        public const string S = \"=> {\";\n"},
    {"class A\n protected internal int x", "", "        protected internal int x;\n"},
    {"class A\n [Obsolete(\"a => b\")] static void* F(int[] x)", "",
     "        [Obsolete(\"a => b\")] public unsafe static void* F(int[] x) { " LEFT_OUT
     "(\"A.F\"); }"},
    {"interface I\n int X {get set}\n void F()\n event E G", "",
     "        int X { get; set; }\n        void F();\n        event E G;\n"},
    {"class A\n abstract int X {get}\n protected abstract void F()", "",
     "public abstract int X { get; }\n        protected abstract void F();\n"},
    {"# comment\n\nclass A\n # comment\n int x", "", "public int x;"},
    {"class A\n class B\n  int x\n int y", "", "int y;\n        public partial class B\n"},
    {"file A : B #3 in C\n value int x at m_X[].m_Y 1 ?\n file D\n  value int y at y", "", NULL},
    {"class A\n int x => at m_X\n int y {get} => at m_Y", "",
     "int x;\n        public int y { get { throw"},
    {"class A\n row none\n value int x at m_X", "class B {}", "partial class A\n    {\n    }\n"},
};

static const struct made bodies[] = {
    {"namespace N\nclass A<T>\n void F()", "", "F() { " LEFT_OUT "(\"N.A<T>.F\"); }"},
    {"class A\n A(int x)", "", "public A(int x) { " LEFT_OUT "(\"A\"); }"},
    {"class A\n A(int x) => throws base(x, 1)", "",
     "A(int x) : base(x, 1) { " LEFT_OUT "(\"A\"); }"},
    {"class A\n void F() => throws \"A.G\"", "", "F() { " LEFT_OUT "(\"A.G\"); }"},
    {"class A\n int this[int i] {get set}", "", "{ get { " LEFT_OUT "(\"A.this[]\"); } set { "},
    {"class A\n int @event {get}", "", "int @event { get { " LEFT_OUT "(\"A.event\"); } }"},
    {"class A\n static A operator -(A a)", "", "(\"A.op_UnaryNegation\")"},
    {"class A\n static A operator -(A a, A b)", "", "(\"A.op_Subtraction\")"},
    {"class A\n static bool operator ==(A a, A b)", "", "(\"A.op_Equality\")"},
    {"class A\n static implicit operator int(A a)", "", "(\"A.op_Implicit\")"},
    {"class A\n int System.Collections.Generic.IList<N.B>.IndexOf(N.B b)", "",
     "        int System.Collections.Generic.IList<N.B>.IndexOf(N.B b) { " LEFT_OUT
     "(\"A.System.Collections.Generic.IList<N.B>.IndexOf\"); }"},
    {"class A\n void F() => empty", "", "F() { }"},
    {"class A\n A() => empty this(1)", "", "A() : this(1) { }"},
    {"class A\n event E F => empty", "", "event E F { add { } remove { } }"},
    {"class A\n event E F\n event E G => auto", "", "event E F;\n        public event E G;"},
    {"class A\n int X {get set} => return 1 | empty", "", "{ get { return 1; } set { } }"},
    {"class A\n int X {get set} => throws | return 1", "", "(\"A.X\"); } set { return 1; } }"},
    {"class A\n int X {get} => return a | b", "", "{ get { return a | b; } }"},
    {"class A\n int F(int a) => return a == 1 ? 2 : 3 at m_X", "", "{ return a == 1 ? 2 : 3; }"},
    {"class A\n A(int x) => { this.x = x; y = x; }", "", "A(int x) { this.x = x; y = x; }\n"},
    {"struct A\n int x\n A(int x, int b) => sets x y=b", "partial struct A { int y; }",
     "public A(int x, int b) { this.x = x; this.y = b; }"},
    {"struct A\n int x\n A(int b) => sets x=b", "partial struct A { int y; }",
     "public A(int b) { this = default(A); this.x = b; }"},
    {"struct A\n int x {get} => file m_X\n A(int x) => sets x", "",
     "{ this = default(A); this.x = x; }"},
    {"class A\n [Obsolete] void F<T>(ref T a, out int b, params int[] c) => same G", "",
     "F<T>(ref T a, out int b, params int[] c) { G<T>(ref a, out b, c); }"},
    {"class A\n int F() => same G", "", "F() { return G(); }"},
    {"class A\n int X {get protected set} => same y", "",
     "X { get { return y; } protected set { y = value; } }"},
};

static const struct made kept[] = {
    {"class A\n int X {get set} => keep", "",
     "X { get { return m_KeptX.Get(\"A.X\"); } set { m_KeptX.Set(value); } }\n"
     "        private Umcp.Kept<int> m_KeptX;\n"},
    {"class A\n static int x {set} => keep at m_Foo", "",
     "x { set { s_KeptX.Set(value); } }\n        private static Umcp.Kept<int> s_KeptX;\n"},
    {"struct A\n struct B\n  int x {get set} => keep in owner", "",
     "{ get { return owner.Kept<int>(\"B.x\"); } set { owner.Keep(\"B.x\", value); } }"},
    {"class A\n int x {get internal set} => auto = 5", "", "x { get; internal set; } = 5;\n"},
    {"class A\n int x {get set} => file m_X = 5", "",
     "{ get { return m_X; } set { m_X = value; } }\n        [UnityEngine.SerializeField] private int m_X = 5;\n"},
    {"class A\n int x {get} => field m_X", "",
     "{ get { return m_X; } }\n        private int m_X;\n"},
    {"class A\n static int x {get} => field s_X\n int y {get} => field s_X shared", "",
     "private static int s_X;\n        public int y { get { return s_X; } }\n    }"},
};

static const struct made slots[] = {
    {"class A\n bool x {get set} => slot m_X 1", "",
     "{ get { return UnityEngine.Native.GetInt(Ptr, s_X) != 0; } "
     "set { UnityEngine.Native.SetInt(Ptr, s_X, value ? 1 : 0); } }\n"
     "        private const int s_X = 0;\n"},
    {"class A\n int x {get} => slot m_X/m_NewX 1 unsaved", "",
     "{ return UnityEngine.Native.GetInt(Ptr, s_X); }"},
    {"class A\n uint x {get set} => slot m_X", "",
     "return unchecked((uint)UnityEngine.Native.GetInt(Ptr, s_X)); } set { "
     "UnityEngine.Native.SetInt(Ptr, s_X, unchecked((int)value)); }"},
    {"enum E { A }\nclass A\n E x {get} => slot m_X", "",
     "return (E)UnityEngine.Native.GetInt(Ptr, s_X);"},
    {"class A\n enum E { A }\nclass B : A\n E x {get} => slot m_X", "",
     "return (E)UnityEngine.Native.GetInt("},
    {"namespace N\nenum E { A }\nnamespace M\nclass A\n N.E x {get} => slot m_X", "",
     "return (N.E)UnityEngine.Na"},
    {"using N\nnamespace N\nenum E { A }\nnamespace M\nclass A\n E x {get} => slot m_X", "",
     "return (E)UnityEn"},
    {"class A\n float x {set} => slot \"near clip plane\" 0.3 in 0..1", "",
     "SetFloat(Ptr, s_X, UnityEngine.Mathf.Clamp(value, 0f, 1f)); } }\n"
     "        private const int s_X = 0;\n"},
    {"class A\n float x {set} => slot m_X in 0..", "", "UnityEngine.Mathf.Max(value, 0f)"},
    {"class A\n int x {set} => slot m_X in ..10", "", "UnityEngine.Mathf.Min(value, 10)"},
    {"class A\n int x {get} => slot m_X 1.5 as float", "",
     "return (int)UnityEngine.Native.GetFloat(Ptr, s_X);"},
    {"class A\n string x {get} => slot m_X", "", "return UnityEngine.Native.GetText(Ptr, s_X);"},
    {"class A\n Vector2 x {get set} => slot m_X 1,2,0,0", "",
     "UnityEngine.Values.SetVector(Ptr, s_X, value);"},
    {"class A\n Rect x {get} => slot m_X", "", "UnityEngine.Values.GetRect(Ptr, s_X);"},
    {"class A\n Quaternion x {get} => slot m_X", "", "UnityEngine.Values.GetRotation(Ptr, s_X);"},
    {OBJECTS "class A\n Object x {get} => slot m_X", "",
     "return UnityEngine.Native.GetObject(Ptr, s_X) as Object;"},
    {OBJECTS "class A\n Object[] x {get} => slot m_X", "",
     "return (Object[])UnityEngine.Native.GetObjects(Ptr, s_X, typeof(Object));"},
    {OBJECTS "class A\n Object[] x {set} => slot m_X", "",
     "UnityEngine.Native.SetObjects(Ptr, s_X, value ?? new Object[0]);"},
    {"struct S\n float a\n bool b {get set} => hand\nclass A\n S x {get set} => slot m_S {a 1, b=m_B 0}",
     "partial struct S { public bool b { get; set; } }",
     "{ get { return new S { a = UnityEngine.Native.GetFloat(Ptr, s_X), b = UnityEngine.Native.GetInt(Ptr, s_X + 1) "
     "!= 0 }; } set { UnityEngine.Native.SetFloat(Ptr, s_X, value.a); UnityEngine.Native.SetInt(Ptr, s_X + 1, "
     "value.b ? 1 : 0); } }\n        private const int s_X = 0;\n"},
    {"class A\n float x {get} => hand slot m_Foo 1\n row int m_IsPlaying 0 unsaved",
     "partial class A { public float x => 1; }",
     "    public partial class A\n    {\n"
     "        private const int s_X = 0;\n"
     "        private const int s_IsPlaying = 1;\n    }\n"},
};

static const struct made by_hand[] = {
    {"class A\n void F() => hand", "class A { public void F() { } }", NULL},
    {"[Serializable] [Flags] enum A { X }", "public enum A { X }", NULL},
    {"delegate void F()", "public delegate void F();", NULL},
    {"class A : B", "partial class A { }", "partial class A : B\n"},
    {"class A : B", "class A : B { }", NULL},
    {"[X] [Y(1)] class A\n int x", "[global::N.XAttribute, Z] partial class A { }",
     "    [Y(1)]\n    public partial class A\n"},
    {"class A\n void F(List<int> a, ref B b, params C[] c) => hand",
     "class A { public void F(System.Collections.Generic.List<int> x, out N.B y, N.C[] z = null) { } }",
     NULL},
    {"class A\n int x => hand\n int y => hand", "class A { public int x = 1, y; }", NULL},
    {"class A\n D<int, B> x => hand", "class A { public D<int, B> x = new D<int, B>(); }", NULL},
    {"class A\n void I.F() => hand", "class A { void N.I.F() { } }", NULL},
    {"class A\n int this[int i] {get} => hand", "class A { public int this[int i] => i; }", NULL},
    {"class A\n static bool operator ==(A a, A b) => hand",
     "class A { public static bool operator ==(A a, A b) => true; }", NULL},
    {"class A\n static explicit operator int(A a) => hand\n static explicit operator float(A a) => hand",
     "class A { public static explicit operator int(A a) { return 1; }\n"
     "public static explicit operator float(A a) { return 1; } }",
     NULL},
    {"namespace N.M\nclass A\n class B<T>\n  T x => hand",
     "namespace N { namespace M { class A { class B<T> { public T x; } } } }", NULL},
    {"class A\n int x {get set} => hand",
     "class A { public int x { get; set; } = 3; internal int y; }", NULL},
    {"class A\n A() => empty", "partial class A { static A() { } }", "public A() { }"},
    {"class A", "[assembly: X] [assembly: Y(\"}\")] class A { }", NULL},
    {"class A",
     "class A { void F() { string s = $\"{(true ? \"}\" : \"{\")}\"; } /* } */ // }\n ~A() { } }",
     NULL},
    {"class A", "internal class B { public int x; public class C { } } class A { }", NULL},
    {"class A", "class A { private protected static int[] x; fixed byte data[8]; }", NULL},
};

static void check(const struct made *c)
{
    const struct slice text = tight(slice_of(c->table)), code = tight(slice_of(c->code));
    const char *behind;

    make(text, code, 0);
    ck_assert_msg(faults.n == 0, "%s\n%s", c->table, faults.text.p);
    behind = strstr(out.p, "// Made from T.api.\n");
    ck_assert_ptr_nonnull(behind);
    if (c->wanted)
        ck_assert_msg(strstr(out.p, c->wanted) != NULL, "%s\nis not in\n%s", c->wanted, out.p);
    else
        ck_assert_msg(strchr(behind, '{') == NULL, "%s\nbecomes\n%s", c->table, out.p);
    free((char *)(uintptr_t)text.p);
    free((char *)(uintptr_t)code.p);
}

START_TEST(declarations_are_copied)
{
    check(&declarations[_i]);
}
END_TEST

START_TEST(marks_become_bodies)
{
    check(&bodies[_i]);
}
END_TEST

START_TEST(values_are_kept)
{
    check(&kept[_i]);
}
END_TEST

START_TEST(slots_are_read_and_written)
{
    check(&slots[_i]);
}
END_TEST

START_TEST(what_is_by_hand_is_left_out)
{
    check(&by_hand[_i]);
}
END_TEST

/* Bases come first; rows of a struct count; so do rows without a member. */
START_TEST(slot_numbers_count_from_the_bases_on)
{
    make(SLICE("class A\n float a {get} => slot m_A\n row int m_R 0\n row none\n"
               "struct S\n float p\n float q\n"
               "class B : A\n S s {get} => slot m_S {p, q}\n float b {get} => slot m_B\n"
               "class C : B\n changed m_A 5\n float c {get} => slot m_C\n"),
         SLICE(""), 0);
    ck_assert_msg(faults.n == 0, "%s", faults.text.p);
    ck_assert_ptr_nonnull(strstr(out.p, "private const int s_A = 0;\n"));
    ck_assert_ptr_nonnull(strstr(out.p, "private const int s_R = 1;\n"));
    ck_assert_ptr_nonnull(strstr(out.p, "private const int s_S = 2;\n"));
    ck_assert_ptr_nonnull(strstr(out.p, "private const int s_B = 4;\n"));
    ck_assert_ptr_nonnull(strstr(out.p, "private const int s_C = 5;\n"));
}
END_TEST

static const struct {
    int64_t unity;
    const char *names; /* of the fields that are there */
} versions[] = {
    {0, "abcdef"}, {2021003, "adf"}, {2022002, "abdf"}, {2023000, "abde"}, {6000001, "abe"},
};

START_TEST(members_have_their_versions)
{
    make(SLICE("class A\n int a\n int b @2022.2..\n int c @..2020.1\n int d @2021.1..6000.1\n"
               " int e @2022.3..\n int f obsolete-error@2023\n"),
         SLICE(""), versions[_i].unity);
    ck_assert_msg(faults.n == 0, "%s", faults.text.p);
    for (char name = 'a'; name <= 'f'; name++) {
        const char field[] = {' ', name, ';', '\0'};

        ck_assert_int_eq(strstr(out.p, field) != NULL, strchr(versions[_i].names, name) != NULL);
    }
    ck_assert_int_eq(table->types[0]->members[3].versions.until, 6000001);
    ck_assert_int_eq(table->types[0]->members[5].versions.error_since, 2023000);
}
END_TEST

/* The short form, the long one. */
static const char *const short_marks[][2] = {
    {" int x {keep}", " int x {get set} => keep"},
    {" static int x {auto}", " static int x {get set} => auto"},
    {" int x {keep} at a.b 1 ?", " int x {get set} => keep at a.b 1 ?"},
    {" int x {keep} @2022.3..", " int x {get set} @2022.3.. => keep"},
    {" int x {keep} @..2022.3 at m_X", " int x {get set} @..2022.3 => keep at m_X"},
    {" int x {keep} at . 1", " int x {get set} => keep at x 1"},
    {" int x => at m_", " int x => at m_X"},
    {" value bool m_IsOn 1", " value bool isOn at m_IsOn 1"},
    {" value int[] a.m_Old/b.NewOnes ?", " value int[] newOnes at a.m_Old/b.NewOnes ?"},
    {" value Dictionary<string,int> tags", " value Dictionary<string,int> tags at tags"},
};

/* All that is read and made of a class with one line. */
static void summarize(const char *line, char *to, size_t room)
{
    char text[256];
    const struct member *m;

    snprintf(text, sizeof(text), "class A\n%s\n", line);
    make(slice_of(text), SLICE(""), 0);
    ck_assert_msg(faults.n == 0, "%s", faults.text.p);
    m = &table->types[0]->members[0];
    snprintf(to, room, "%d %.*s %.*s %.*s %.*s %d %d..%d\n%s", m->kind, SLICE_ARG(m->head.name),
             SLICE_ARG(m->mark.at.path), SLICE_ARG(m->mark.at.newer_path),
             SLICE_ARG(m->mark.at.def), m->mark.at.is_guessed, (int)m->versions.since,
             (int)m->versions.until, out.p);
    tear_down();
    set_up();
}

START_TEST(short_lines_are_as_long_ones)
{
    char summaries[2][2048];

    for (size_t i = 0; i < 2; i++)
        summarize(short_marks[_i][i], summaries[i], sizeof(summaries[i]));
    ck_assert_str_eq(summaries[0], summaries[1]);
}
END_TEST

/* What the C# does not show, and other outputs need. */
START_TEST(keys_of_files_are_kept)
{
    const struct type *t;
    const struct file_key *at;

    make(SLICE("class A #1006 \"N.B\" in Settings\n"
               " int x {get set} => keep at mipmaps.enableMipMap/mips \"{x: 0}\" ?\n"
               " int y {get} => return 1 at y\n"
               " value string[] tags at \"a b/c\" 5\n"
               "file Manager #78\n value int layers at layers\n"),
         SLICE(""), 0);
    ck_assert_msg(faults.n == 0, "%s", faults.text.p);
    t = table->types[0];
    ck_assert_int_eq(t->number, 1006);
    ck_assert(slice_is(t->file_class, "N.B") && slice_is(t->document, "Settings"));
    at = &t->members[0].mark.at;
    ck_assert(slice_is(at->path, "mipmaps.enableMipMap") && slice_is(at->newer_path, "mips"));
    ck_assert(slice_is(at->def, "{x: 0}") && at->is_guessed);
    at = &t->members[1].mark.at;
    ck_assert(slice_is(at->path, "y") && at->def.len == 0 && !at->is_guessed);
    ck_assert_int_eq(t->members[2].kind, MEMBER_VALUE);
    ck_assert(slice_is(t->members[2].mark.at.path, "a b/c"));
    ck_assert(slice_is(t->members[2].head.type, "string[]") &&
              slice_is(t->members[2].head.name, "tags"));
    ck_assert_int_eq(table->types[1]->kind, TYPE_FILE);
    ck_assert_int_eq(table->types[1]->number, 78);
    ck_assert(slice_is(table->types[1]->full, "Manager"));
    ck_assert_ptr_eq(names_find(&names, t, SLICE("Manager")), table->types[1]);
}
END_TEST

START_TEST(slots_are_kept)
{
    const struct slot *s;

    make(SLICE("class A\n float x {get} => slot m_X/m_NewX -1.5e+3 unsaved in 0..1\n"
               " row vector m_V 1,infinity,nan\n"
               "class B : A\n changed m_X 7\n"),
         SLICE(""), 0);
    ck_assert_msg(faults.n == 0, "%s", faults.text.p);
    s = &table->types[0]->members[0].mark.slot;
    ck_assert(slice_is(s->key, "m_X") && slice_is(s->newer_key, "m_NewX") &&
              slice_is(s->def, "-1.5e+3"));
    ck_assert(s->is_unsaved && s->is_limited && s->kind == SLOT_FLOAT);
    s = &table->types[0]->members[1].mark.slot;
    ck_assert(s->kind == SLOT_VECTOR && slice_is(s->def, "1,infinity,nan"));
    s = &table->types[1]->members[0].mark.slot;
    ck_assert(s->kind == SLOT_FLOAT && slice_is(s->def, "7"));
}
END_TEST

int main(void)
{
    TCase *tests = tcase_create("made");

    ADD_FOR_EACH(declarations, tests, declarations_are_copied);
    ADD_FOR_EACH(bodies, tests, marks_become_bodies);
    ADD_FOR_EACH(kept, tests, values_are_kept);
    ADD_FOR_EACH(slots, tests, slots_are_read_and_written);
    ADD_FOR_EACH(by_hand, tests, what_is_by_hand_is_left_out);
    ADD_FOR_EACH(versions, tests, members_have_their_versions);
    ADD_FOR_EACH(short_marks, tests, short_lines_are_as_long_ones);
    tcase_add_test(tests, slot_numbers_count_from_the_bases_on);
    tcase_add_test(tests, keys_of_files_are_kept);
    tcase_add_test(tests, slots_are_kept);
    return api_run("api_made", tests);
}
