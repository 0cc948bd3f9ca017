/*
 * Drives Mono.CSharp.Evaluator by reflection, without managed code of our own. Between eval.c,
 * which chooses the code, and clr/. The evaluator keeps variables, usings and types.
 */
#include "evaluator.h"

#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

#include "base/limits.h"

#define ASSEMBLY_NAME                                                                              \
    "Mono.CSharp, Version=4.0.0.0, Culture=neutral, PublicKeyToken=0738eb9f132ed756"
#define FILE_NAME "Mono.CSharp.dll"
#define PACKAGE   "libmono-csharp4.0c-cil"

static struct {
    uintptr_t evaluator, printer, writer, settings; /* handles; all 0: not built */
    /* handle of an object that no code can return */
    uintptr_t no_value;
    struct clr_method *compile, *reference, *count_errors, *get_text, *clear;
    struct clr_assembly **known; /* assemblies that the evaluator knows */
    size_t n_known, known_cap;
} session;

/* --- Finding the assembly --- */

static bool load_by_name(void)
{
    struct clr_class *k = clr.class_from_name(clr.get_corlib(), "System.Reflection", "Assembly");
    struct clr_method *load = k ? clr_method(k, "Load", 1, "System.String") : NULL;
    void *args[] = {clr_string_new(SLICE(ASSEMBLY_NAME))};
    struct err err;

    return load && args[0] && clr_call(load, NULL, args, NULL, &err);
}

/* Looks in the folder of the file that contains `symbol`, and in its folder `sub`. */
static bool load_beside(const void *symbol, const char *sub)
{
    char path[CLR_MAX_PATH + 64];
    const char *slash;
    Dl_info info;

    if (!symbol || !dladdr(symbol, &info) || !info.dli_fname)
        return false;
    slash = strrchr(info.dli_fname, '/');
    if (!slash || slash - info.dli_fname >= CLR_MAX_PATH)
        return false;
    snprintf(path, sizeof(path), "%.*s/%s" FILE_NAME, (int)(slash - info.dli_fname), info.dli_fname,
             sub);
    return access(path, R_OK) == 0 && clr.mono.domain_assembly_open(clr.domain, path);
}

static struct clr_image *find_image(struct err *err)
{
    static const char usual[] = "/usr/lib/mono/4.5/" FILE_NAME;
    const void *in_mono; /* any address in Mono's library */

    memcpy(&in_mono, &clr.mono.domain_assembly_open, sizeof(in_mono));
    if (!clr_image("Mono.CSharp") && !load_by_name() && !load_beside(&session, "") &&
        !load_beside(in_mono, "mono/4.5/") && access(usual, R_OK) == 0)
        clr.mono.domain_assembly_open(clr.domain, usual);
    if (clr_image("Mono.CSharp"))
        return clr_image("Mono.CSharp");
    err_set(err, ERR_NOT_READY, FILE_NAME " is not installed, so umcp cannot compile C#");
    err_hint(err, "On Debian and Ubuntu install the package " PACKAGE ".");
    return NULL;
}

/* --- Building the evaluator --- */

static struct clr_object *make(struct clr_image *image, const char *space, const char *class,
                               const char *types, void **args)
{
    struct clr_class *k = clr.class_from_name(image, space, class);
    int n = args ? 1 + (strchr(types, ',') != NULL) : 0;
    struct clr_method *constructor = k ? clr_method(k, ".ctor", n, types) : NULL;
    struct clr_object *o = constructor ? clr_object_new(k) : NULL;
    struct err err;

    return o && clr_call(constructor, o, args, NULL, &err) ? o : NULL;
}

/* Turns warnings off: callers see only errors. */
static struct clr_object *make_settings(struct clr_image *image)
{
    struct clr_object *settings = make(image, "Mono.CSharp", "CompilerSettings", NULL, NULL);
    struct clr_class *k = settings ? clr.object_get_class(settings) : NULL;
    struct clr_field *warnings = k ? clr.class_get_field_from_name(k, "WarningLevel") : NULL;
    int32_t none = 0;

    if (warnings)
        clr.field_set_value(settings, warnings, &none);
    return settings;
}

static bool find_methods(struct clr_object *evaluator, struct clr_object *printer)
{
    struct clr_class *k = clr.object_get_class(evaluator);
    struct clr_class *writer = clr.class_from_name(clr.get_corlib(), "System.IO", "StringWriter");
    struct clr_class *text = clr.class_from_name(clr.get_corlib(), "System.Text", "StringBuilder");

    session.compile = clr_method(k, "Compile", 2, "System.String,Mono.CSharp.CompiledMethod&");
    session.reference = clr_method(k, "ReferenceAssembly", 1, NULL);
    session.count_errors = clr_method(clr.object_get_class(printer), "get_ErrorsCount", 0, NULL);
    session.get_text = clr_method(writer, "GetStringBuilder", 0, NULL);
    session.clear = clr_method(text, "Clear", 0, NULL);
    return session.compile && session.reference && session.count_errors && session.get_text &&
           session.clear;
}

/* Code becomes a method of a class whose default base has console methods: its Time() would hide
 * UnityEngine.Time. */
static bool set_base(struct clr_object *evaluator)
{
    struct clr_method *set =
        clr_method(clr.object_get_class(evaluator), "set_InteractiveBaseClass", 1, "System.Type");
    void *args[] = {clr_type_object(clr.class_from_name(clr.get_corlib(), "System", "Object"))};
    struct err err;

    return set && args[0] && clr_call(set, evaluator, args, NULL, &err);
}

static bool build(struct clr_image *image)
{
    struct clr_object *settings = make_settings(image);
    struct clr_object *writer = make(clr.get_corlib(), "System.IO", "StringWriter", NULL, NULL);
    void *for_printer[] = {writer};
    struct clr_object *printer =
        make(image, "Mono.CSharp", "StreamReportPrinter", "System.IO.TextWriter", for_printer);
    void *for_context[] = {settings, printer};
    struct clr_object *context, *evaluator, *no_value;
    void *for_evaluator[1];

    if (!settings || !writer || !printer)
        return false;
    context = make(image, "Mono.CSharp", "CompilerContext",
                   "Mono.CSharp.CompilerSettings,Mono.CSharp.ReportPrinter", for_context);
    for_evaluator[0] = context;
    evaluator = context ? make(image, "Mono.CSharp", "Evaluator", "Mono.CSharp.CompilerContext",
                               for_evaluator)
                        : NULL;
    no_value = make(clr.get_corlib(), "System", "Object", NULL, NULL);
    if (!evaluator || !no_value || !set_base(evaluator) || !find_methods(evaluator, printer))
        return false;
    session.evaluator = clr_handle_new(evaluator);
    session.printer = clr_handle_new(printer);
    session.writer = clr_handle_new(writer);
    session.settings = clr_handle_new(settings);
    session.no_value = clr_handle_new(no_value);
    return true;
}

/* --- Assemblies --- */

static bool is_known(const struct clr_assembly *a)
{
    for (size_t i = session.n_known; i > 0; i--)
        if (session.known[i - 1] == a)
            return true;
    return false;
}

/* Assemblies that the compiler references by itself, or has made. */
static bool is_its_own(struct slice name)
{
    static const char *const names[] = {"mscorlib",   "System",           "System.Core",
                                        "System.Xml", "Microsoft.CSharp", "Mono.CSharp",
                                        "completions"};

    for (size_t i = 0; i < N_ELEMENTS(names); i++)
        if (slice_is(name, names[i]))
            return true;
    return slice_starts(name, SLICE("eval-"));
}

static bool reference_assembly(void *ctx, struct clr_assembly *a)
{
    struct clr_image *image = clr.assembly_get_image(a);
    struct err err;
    void *args[1];

    (void)ctx;
    if (!image || is_its_own(slice_of(clr.image_get_name(image))) || is_known(a) ||
        !VEC_ADD(session.known, session.n_known, session.known_cap, VEC_NO_MAX, a))
        return true;
    args[0] = clr.mono.assembly_get_object(clr.domain, a);
    if (args[0]) /* an assembly that cannot be read does not exist for the code */
        clr_call(session.reference, clr_handle_get(session.evaluator), args, NULL, &err);
    return true;
}

/* --- Compiling --- */

/* Returns the report and empties the writer. */
static struct slice take_report(struct arena *a)
{
    struct clr_object *writer = clr_handle_get(session.writer);
    struct clr_object *builder = NULL;
    struct slice report = SLICE("");
    struct buf text;
    struct err err;

    buf_init(&text, LIMIT_COMPILER_REPORT);
    if (clr_call(session.get_text, writer, NULL, &builder, &err) && builder) {
        clr_to_string(&text, builder, &err);
        clr_call(session.clear, builder, NULL, NULL, &err);
    }
    if (a && text.len)
        report =
            arena_copy(a, slice_from(text.p, utf8_cut(buf_slice(&text), LIMIT_COMPILER_REPORT)));
    buf_done(&text);
    while (report.len && strchr("\r\n", report.p[report.len - 1]))
        report.len--;
    return report;
}

static bool has_errors(void)
{
    struct clr_object *n = NULL;
    int32_t count = 1;
    struct err err;

    if (clr_call(session.count_errors, clr_handle_get(session.printer), NULL, &n, &err) && n)
        memcpy(&count, clr.object_unbox(n), sizeof(count));
    return count != 0;
}

enum evaluator_end evaluator_compile(struct arena *a, struct slice source, uintptr_t *ret_run,
                                     struct slice *ret_report)
{
    struct clr_object *delegate = NULL, *rest = NULL;
    void *args[] = {clr_string_new(source), &delegate};
    struct err err;
    struct clr_object *settings;
    struct clr_field *unsafe;
    uint8_t is_allowed;

    *ret_run = 0;
    clr_each_assembly(reference_assembly, NULL);
    /* Allows pointers, at the caller's own risk, unless the code uses await: the two exclude each
     * other. */
    settings = clr_handle_get(session.settings);
    unsafe = clr.class_get_field_from_name(clr.object_get_class(settings), "Unsafe");
    is_allowed = !slice_contains(source, SLICE("await"));
    if (unsafe)
        clr.field_set_value(settings, unsafe, &is_allowed);
    take_report(NULL);
    if (!args[0] ||
        !clr_call(session.compile, clr_handle_get(session.evaluator), args, &rest, &err)) {
        *ret_report = arena_printf(a, "error CS0589: Internal compiler error: %s",
                                   args[0] ? err.message : "no memory");
        return EVALUATOR_FAILED;
    }
    if (has_errors()) {
        *ret_report = take_report(a);
        return EVALUATOR_REFUSED;
    }
    if (rest && clr.string_length((struct clr_string *)rest) > 0)
        return EVALUATOR_PARTIAL;
    if (delegate)
        *ret_run = clr_handle_new(delegate);
    return EVALUATOR_DONE;
}

bool evaluator_run(uintptr_t run, struct clr_object **ret_value, bool *ret_has_value,
                   struct clr_object **ret_exception)
{
    struct clr_object *delegate = clr_handle_get(run), *exception = NULL;
    struct clr_object *value = clr_handle_get(session.no_value);
    struct clr_method *invoke = clr_method(clr.object_get_class(delegate), "Invoke", 1, NULL);
    void *args[] = {&value};

    clr.runtime_invoke(invoke, delegate, args, &exception);
    if (exception) {
        *ret_exception = exception;
        return false;
    }
    *ret_has_value = value != clr_handle_get(session.no_value);
    *ret_value = *ret_has_value ? value : NULL;
    return true;
}

/* --- Beginning and end --- */

bool evaluator_start(struct err *err)
{
    static const struct slice usual = SLICE_INIT("using System; using System.Collections.Generic; "
                                                 "using System.Linq; using System.Reflection;");
    static const struct slice engine =
        SLICE_INIT("using UnityEngine; using UnityEngine.SceneManagement;");
    struct slice report = {0};
    struct clr_image *image;
    struct arena a;
    uintptr_t run;
    bool ok;

    if (session.evaluator)
        return true;
    if (clr.lacks[CLR_EVAL])
        return err_set(err, ERR_NOT_READY, "%s", clr.lacks[CLR_EVAL]);
    image = find_image(err);
    if (!image)
        return false;
    if (!build(image)) {
        evaluator_forget();
        return err_set(err, ERR_NOT_READY,
                       "This " FILE_NAME " is a version that umcp does not know");
    }
    /* Without these, code would have to spell out every namespace. */
    arena_init(&a, 2 * LIMIT_COMPILER_REPORT);
    ok = evaluator_compile(&a, usual, &run, &report) == EVALUATOR_DONE;
    if (ok && clr_class_named(SLICE("UnityEngine.SceneManagement.SceneManager")))
        ok = evaluator_compile(&a, engine, &run, &report) == EVALUATOR_DONE;
    if (!ok)
        err_set(err, ERR_NOT_READY, "The C# compiler does not work here: %.*s", SLICE_ARG(report));
    arena_done(&a);
    if (ok)
        return true;
    evaluator_forget();
    return false;
}

void evaluator_forget(void)
{
    clr_handle_free(session.evaluator);
    clr_handle_free(session.printer);
    clr_handle_free(session.writer);
    clr_handle_free(session.settings);
    clr_handle_free(session.no_value);
    mem_free(session.known);
    memset(&session, 0, sizeof(session));
}
