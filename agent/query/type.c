/*
 * Decides which types the paths of queries may use: those of UnityEngine and of the project. All
 * others, above all the class library, are for code that the operator has allowed to run.
 */
#include "query.h"

#include "base/limits.h"

#include "agent/clr/ecma.h"

enum {
    MAX_FOUND = 4,
    MAX_NAME = 1024,
    TYPE_PUBLIC = 1, /* II.23.1.15 */
    TYPE_NESTED_PUBLIC = 2
};

/* --- The owner of a class --- */

enum owner { OWNER_ENGINE, OWNER_PROJECT, OWNER_OTHER };

/* "A" or "A.…" */
static bool is_in(struct slice name, const char *space)
{
    struct slice s = slice_of(space);

    return slice_starts(name, s) && (name.len == s.len || name.p[s.len] == '.');
}

static bool is_any_of(struct slice name, const char *const *spaces)
{
    for (; *spaces; spaces++)
        if (is_in(name, *spaces))
            return true;
    return false;
}

static enum owner owner_of_image(struct clr_image *image)
{
    static const char *const others[] = {"mscorlib",
                                         "netstandard",
                                         "System",
                                         "Mono",
                                         "Microsoft",
                                         "UnityEditor",
                                         "I18N",
                                         "WindowsBase",
                                         "Accessibility",
                                         "cscompmgd",
                                         "Commons",
                                         "SMDiagnostics",
                                         "CustomMarshalers",
                                         "completions",
                                         "PresentationCore",
                                         "PresentationFramework",
                                         NULL};
    struct slice name = slice_of(image ? clr.image_get_name(image) : NULL);

    if (slice_ends_nocase(name, SLICE(".dll"))) /* IL2CPP gives the file name */
        name.len -= 4;
    if (!image || image == clr.get_corlib() || is_any_of(name, others) ||
        slice_starts(name, SLICE("eval-")) || slice_starts(name, SLICE(CLR_CODE)))
        return OWNER_OTHER;
    return is_in(name, "UnityEngine") ? OWNER_ENGINE : OWNER_PROJECT;
}

/* Nested classes have the namespace of the outermost. */
static struct slice space_of(struct clr_class *k)
{
    for (struct clr_class *outer; (outer = clr.class_get_outer(k));)
        k = outer;
    return slice_of(clr.class_get_namespace(k));
}

/* Types of the class library that are plain values, and lead to nothing that paths must not use. */
static bool is_value(struct clr_class *k)
{
    static const char *const names[] = {
        "Array",     "Boolean", "Byte",       "Char",   "DateTime", "DateTimeOffset",
        "DayOfWeek", "Decimal", "Double",     "Enum",   "Guid",     "Int16",
        "Int32",     "Int64",   "Nullable`1", "SByte",  "Single",   "String",
        "TimeSpan",  "UInt16",  "UInt32",     "UInt64", "Version",  NULL};
    static const char *const spaces[] = {"System.Collections", "System.Linq", "System.Numerics",
                                         NULL};
    struct slice name = slice_of(clr.class_get_name(k));

    if (is_any_of(space_of(k), spaces))
        return true;
    if (!slice_is(space_of(k), "System"))
        return false;
    for (const char *const *n = names; *n; n++)
        if (slice_is(name, *n))
            return true;
    return slice_starts(name, SLICE("Tuple`")) || slice_starts(name, SLICE("ValueTuple`"));
}

bool query_is_open(struct clr_class *k)
{
    while (clr.class_get_rank(k) > 0)
        k = clr.class_get_element_class(k);
    return owner_of_image(clr.class_get_image(k)) != OWNER_OTHER || is_value(k);
}

/* Our player's own types are in the engine's assemblies, but are not part of the engine. */
static bool may_be_named(struct clr_class *k)
{
    const int access = clr.class_get_flags(k) & ACCESS_MASK;

    switch (owner_of_image(clr.class_get_image(k))) {
    case OWNER_ENGINE:
        return is_in(space_of(k), "UnityEngine") &&
               (access == TYPE_PUBLIC || access == TYPE_NESTED_PUBLIC);
    case OWNER_PROJECT:
        return !is_in(space_of(k), "Umcp");
    case OWNER_OTHER:
        break;
    }
    return false;
}

/* --- Looking for names --- */

struct search {
    const char *space, *name;
    struct clr_class *found[MAX_FOUND];
    size_t n;
    struct clr_class *forbidden; /* a class that may not be named */
};

static void add(struct search *s, struct clr_class *k)
{
    for (size_t i = 0; i < s->n; i++)
        if (s->found[i] == k)
            return;
    if (s->n < MAX_FOUND)
        s->found[s->n++] = k;
}

static bool look_into(void *ctx, struct clr_assembly *a)
{
    struct search *s = ctx;
    struct clr_image *image = clr.assembly_get_image(a);
    struct clr_class *k = image ? clr.class_from_name(image, s->space, s->name) : NULL;

    if (k && may_be_named(k))
        add(s, k);
    else if (k)
        s->forbidden = k;
    return true;
}

static bool look_everywhere(void *ctx, struct clr_assembly *a)
{
    struct search *s = ctx;
    struct clr_image *image = clr.assembly_get_image(a);
    size_t n = owner_of_image(image) == OWNER_PROJECT ? clr_class_count(image) : 0;

    for (size_t i = 0; i < n; i++) {
        struct clr_class *k = clr_class_at(image, i);

        if (k && strcmp(clr.class_get_name(k), s->name) == 0 && !clr.class_get_outer(k) &&
            may_be_named(k))
            add(s, k);
    }
    return true;
}

/* Looks for `name`, which may begin with a namespace, below `space`. */
static void look_in(struct search *s, const char *space, const char *name)
{
    char full[MAX_NAME + 64]; /* enough for the longest space */
    size_t begin = strlen(space), dot;

    memcpy(full, space, begin);
    if (begin)
        full[begin++] = '.';
    memcpy(full + begin, name, strlen(name) + 1);
    dot = strlen(full);
    while (dot > 0 && full[dot - 1] != '.')
        dot--;
    s->name = full + dot;
    if (dot > 0)
        full[dot - 1] = '\0';
    s->space = dot > 0 ? full : "";
    clr_each_assembly(look_into, s);
}

/* Looks where C# with the usual usings would. */
static void look_for(struct search *s, const char *name)
{
    static const char *const usual[] = {"UnityEngine.SceneManagement", "UnityEngine.UI",
                                        "UnityEngine.EventSystems"};

    look_in(s, "", name);
    if (!s->n && !is_in(slice_of(name), "UnityEngine"))
        look_in(s, "UnityEngine", name);
    for (size_t i = 0; i < N_ELEMENTS(usual) && !s->n; i++)
        look_in(s, usual[i], name);
}

/* Looks in all namespaces of the project, which visits each of its types, and where usings would
 * find types that must not be named. */
static void look_further(struct search *s, const char *name)
{
    static const char *const forbidden[] = {"System", "System.Collections.Generic", "System.Linq",
                                            "System.Reflection", "System.IO"};

    s->name = name;
    clr_each_assembly(look_everywhere, s);
    for (size_t i = 0; i < N_ELEMENTS(forbidden) && !s->n && !s->forbidden; i++)
        look_in(s, forbidden[i], name);
}

/* --- Errors --- */

struct slice query_class_name(struct arena *a, struct clr_class *k)
{
    struct slice copy;
    struct buf name;

    buf_init(&name, MAX_NAME);
    clr_class_full_name(&name, k);
    copy = arena_copy(a, buf_slice(&name));
    buf_done(&name);
    return copy.p ? copy : SLICE("");
}

static enum query_end refuse_several(struct arena *a, const struct search *s, const char *name,
                                     struct err *err)
{
    struct slice list = SLICE("");

    for (size_t i = 0; i < s->n; i++)
        list = arena_printf(a, "%.*s%s%.*s", SLICE_ARG(list), i ? ", " : "",
                            SLICE_ARG(query_class_name(a, s->found[i])));
    err_set(err, ERR_ARGUMENT, "'%s' may be any of these types: %.*s", name, SLICE_ARG(list));
    return QUERY_UNKNOWN;
}

/* --- A type --- */

static struct clr_class *nested_class(struct clr_class *outer, struct slice name)
{
    struct clr_class *k;
    void *cursor = NULL;

    while ((k = clr.class_get_nested_types(outer, &cursor))) {
        const int access = clr.class_get_flags(k) & ACCESS_MASK;

        if (slice_is(name, clr.class_get_name(k)) && access == TYPE_NESTED_PUBLIC)
            return k;
    }
    return NULL;
}

static size_t count_words(const struct query_step *words, size_t n)
{
    size_t i = 0;

    while (i < n && i < LIMIT_QUERY_WORDS && words[i].kind == QUERY_MEMBER)
        i++;
    return i;
}

enum query_end query_type(struct arena *a, const struct query_step *words, size_t n,
                          struct clr_class **ret_class, size_t *ret_n, struct err *err)
{
    struct search s = {.n = 0};
    char name[MAX_NAME];
    size_t len = 0, i, n_words = count_words(words, n);

    for (i = 0; i < n_words && !s.n; i++) {
        if (len + words[i].text.len + 2 > sizeof(name))
            break;
        if (i > 0)
            name[len++] = '.';
        memcpy(name + len, words[i].text.p, words[i].text.len);
        len += words[i].text.len;
        name[len] = '\0';
        look_for(&s, name);
    }
    if (!s.n && n_words && words[0].text.len < sizeof(name)) {
        memcpy(name, words[0].text.p, words[0].text.len);
        name[words[0].text.len] = '\0';
        look_further(&s, name);
        i = 1;
    }
    if (s.n > 1)
        return refuse_several(a, &s, name, err);
    if (!s.n) {
        if (s.forbidden) {
            err_set(err, ERR_DENIED, "%.*s belongs neither to UnityEngine nor to the project",
                    SLICE_ARG(query_class_name(a, s.forbidden)));
            err_hint(err, "start umcp with --allow-eval and --allow-writes to run any expression");
        } else {
            err_set(err, ERR_NOT_FOUND, "There is no type '%.*s' in UnityEngine or in the project",
                    SLICE_ARG(words[0].text));
            err_hint(err, "for the game object of that name write find(\"%.*s\")",
                     SLICE_ARG(words[0].text));
        }
        return QUERY_UNKNOWN;
    }
    for (struct clr_class *k; i < n_words && (k = nested_class(s.found[0], words[i].text)); i++)
        s.found[0] = k;
    *ret_class = s.found[0];
    *ret_n = i;
    return QUERY_DONE;
}
