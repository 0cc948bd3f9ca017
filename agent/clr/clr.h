/*
 * A C# runtime, Mono or IL2CPP, behind one table of functions that dlsym() fills. Nothing is
 * linked: without a runtime, the program reports that and continues. Functions that both runtimes
 * have alike are called through the table, `clr.class_get_name(k)`; the others have wrappers below.
 *
 * Rules, by experience with Mono 6.8:
 * - Managed pointers are on the C stack, which the collector scans, or behind a handle. Never keep
 *   them in other memory: objects move.
 * - Only the engine's main thread, and threads that attach, work, detach and end at once, call the
 *   runtime. An attached thread that blocks stops the next collection, and with it the game.
 * - Every look-up may fail in a stripped build; the caller reports the feature that is then off.
 */
#ifndef AGENT_CLR_CLR_H
#define AGENT_CLR_CLR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/base.h"

#include "functions.h"

struct clr_domain;
struct clr_assembly;
struct clr_image;
struct clr_class;
struct clr_type;
struct clr_field;
struct clr_property;
struct clr_method;
struct clr_signature;
struct clr_table;    /* of an assembly's metadata; Mono only */
struct clr_location; /* a place in a source file; Mono only */
struct clr_vtable;
struct clr_thread;
struct clr_object;
struct clr_string; /* is a clr_object */
struct clr_array;  /* is a clr_object */

enum clr_kind { CLR_ABSENT, CLR_MONO_RUNTIME, CLR_IL2CPP_RUNTIME };

/* Features that a runtime may lack. */
enum clr_feature {
    CLR_EVAL,   /* compile and run new C# */
    CLR_ABORT,  /* stop a thread that runs user code */
    CLR_HOOK,   /* change compiled methods */
    CLR_RELOAD, /* unload a domain */
    CLR_FEATURES
};

#define CLR_MAX_PATH 4096

#define CLR_MEMBER(result, name, parameters)                result(*name) parameters;
#define CLR_MEMBER2(result, name, mono, il2cpp, parameters) result(*name) parameters;

struct clr {
    enum clr_kind kind;
    char library[CLR_MAX_PATH];      /* the file it was found in; "" for the program itself */
    const char *lacks[CLR_FEATURES]; /* why the feature is missing; NULL: it is not */
    struct clr_domain *domain;       /* the one that user code runs in; see clr_enter_domain() */
    bool wants_boxed_this;           /* older IL2CPP: methods of structs take the boxed object */
    struct clr_method *init_class;   /* RuntimeHelpers.RunClassConstructor; NULL: stripped */
    CLR_BOTH(CLR_MEMBER, CLR_MEMBER)
    CLR_RENAMED(CLR_MEMBER2)
    struct {
        CLR_MONO(CLR_MEMBER, CLR_MEMBER)
    } mono; /* all NULL on IL2CPP */
    struct {
        CLR_IL2CPP(CLR_MEMBER, CLR_MEMBER)
    } il2cpp; /* all NULL on Mono */
};

/* The runtime of the process; there is only one. clr_load() writes it before anything reads it, and
 * clr_enter_domain() changes it. */
extern struct clr clr;

/* --- Finding it. --- */

/* Finds a runtime that is already loaded in this process. *ret_library is "" if the program itself
 * contains it. Calls only dlopen(RTLD_NOLOAD) and dlsym(), so it is safe before the runtime
 * starts. */
bool clr_find(char *ret_library, size_t size);
/* Fills the table from `library`, or from the program itself for "". Loads the library if needed,
 * with RTLD_GLOBAL because Mono's own helpers need that. Fails with ERR_NOT_READY, which names the
 * missing functions. */
bool clr_load(const char *library, struct err *err);
/* Where Debian and others put Mono, tried in order. NULL-terminated. */
extern const char *const clr_mono_libraries[];
/* Starts Mono in this process, with the calling thread as its main thread, for a program without an
 * engine. Also looks for assemblies in `assembly_dir`, if not NULL. ERR_NOT_READY with a hint if
 * Mono is not installed. */
bool clr_start(const char *assembly_dir, struct err *err);
/* "Mono", "IL2CPP"; "none" before clr_load(). */
const char *clr_name(void);

/* Chooses the domain that has the game's assemblies ("Unity Child Domain" in the editor, else the
 * root) and makes it clr.domain and the thread's current one. Call it on an attached thread. True
 * if the domain has changed: then every class, method and handle that was kept is invalid. There is
 * no other way to tell, because Mono reuses addresses and numbers of domains. Takes
 * microseconds. */
bool clr_enter_domain(void);

/* --- Regions. --- */

/*
 * While a thread is in native code, Mono runs collections in parallel and does not scan the
 * thread's stack, and a few Mono functions end the process if the thread calls them in that state.
 * So code that uses managed pointers runs between these two. Regions may nest; do not sleep in one.
 */
struct clr_region {
    void *cookie, *mark;
};
void clr_begin(struct clr_region *r);
void clr_end(struct clr_region *r);
/* Adds an internal call that runs in its caller's region, so that it may keep managed pointers on
 * its stack. */
void clr_add_call(const char *name, const void *function);

/* --- Where the runtimes differ. All on the main thread. --- */

/* New objects; NULL without memory, and for classes that cannot have instances. */
struct clr_object *clr_object_new(struct clr_class *k);       /* without running a constructor */
struct clr_object *clr_box(struct clr_class *k, void *value); /* k is a struct or enum */
struct clr_string *clr_string_new(struct slice utf8);         /* bad UTF-8 becomes U+FFFD */
struct clr_array *clr_array_new(struct clr_class *element, uint32_t n);
/* `i` must be less than the length. */
void *clr_array_at(struct clr_array *a, int element_size, uint32_t i);
/* Stores a reference into an object or array, with the collector's write barrier. */
void clr_store(struct clr_object *owner, void *at, struct clr_object *value);
/* Static fields. The static constructor runs first if it has not; if it throws, `to` is zeroed and
 * nothing is set. Structs are passed by pointer. For references, `to` receives one and `value` is
 * one. */
void clr_static_get(struct clr_field *f, void *to);
void clr_static_set(struct clr_field *f, void *value);
/* A field's value, boxed; o is NULL for a static field. NULL: C#'s null, or the static constructor
 * threw. */
struct clr_object *clr_field_box(struct clr_field *f, struct clr_object *o);
/* Runs the static constructor if it has not run. False if it threw or the class is an open generic;
 * then its static fields cannot be used. */
bool clr_class_init(struct clr_class *k);
/* METHOD_... flags of ecma.h. */
static inline uint32_t clr_method_flags(struct clr_method *m)
{
    uint32_t of_implementation; /* some runtimes do not accept NULL for it */

    return clr.method_get_flags(m, &of_implementation);
}
/* True if the method or its class is generic and has no type arguments, so it cannot be called. */
bool clr_is_open(struct clr_method *m);
uint32_t clr_param_count(struct clr_method *m); /* also 0 if a type of its signature is missing */
struct clr_type *clr_param_type(struct clr_method *m, uint32_t i); /* NULL: no such parameter */
/* NULL: the signature cannot be loaded. */
struct clr_type *clr_return_type(struct clr_method *m);
const char *clr_param_name(struct clr_method *m, uint32_t i); /* "" if stripped; lent */
struct clr_object *clr_type_object(struct clr_class *k);      /* typeof(k) */
struct clr_object *clr_method_object(struct clr_method *m);   /* its MethodInfo; NULL: stripped */
struct clr_class *clr_class_of_type_object(struct clr_object *type);
uintptr_t clr_handle_new(struct clr_object *o); /* strong */
struct clr_object *clr_handle_get(uintptr_t handle);
void clr_handle_free(uintptr_t handle); /* 0 is fine */

/* Calls `each` for every loaded assembly until it returns false. False: no memory for the list. */
bool clr_each_assembly(bool (*each)(void *ctx, struct clr_assembly *a), void *ctx);
/* The same for assemblies that are neither the class library's nor the engine's. */
bool clr_each_user_image(bool (*each)(void *ctx, struct clr_image *image), void *ctx);
size_t clr_class_count(struct clr_image *image);
struct clr_class *clr_class_at(struct clr_image *image, size_t i); /* NULL: it cannot be loaded */
/* Calls `each`, until it returns false, for every method with an attribute whose class has one of
 * these names, in any namespace. `names` ends with NULL. Assemblies come in the order of their
 * names, methods in declaration order. Skips the class library and the engine's own assemblies.
 * Very cheap if no method has such an attribute. False: no memory. */
bool clr_each_marked(const char *const *names, bool (*each)(void *ctx, struct clr_method *m),
                     void *ctx);

/* --- Conveniences on top. --- */

/* A loaded image by assembly name, "UnityEngine.CoreModule"; NULL: not loaded. */
struct clr_image *clr_image(const char *name);
/* Finds a class by full name in all loaded assemblies: "UnityEngine.UI.Image", "Outer+Inner" for
 * nested ones. NULL if not found. Slow: keep the answer until the domain changes. */
struct clr_class *clr_class_named(struct slice full_name);
/* Whether it is the class of that namespace and name, in any assembly. */
bool clr_is_named(struct clr_class *k, const char *space, const char *name);
/* The class itself or its nearest base of that name; NULL: none. k may be NULL. */
struct clr_class *clr_base_named(struct clr_class *k, const char *space, const char *name);
/* Finds a method by name, number of parameters and, if `types` is not NULL, their full type names
 * in one text, "System.Type,System.Int32&". Searches the class, then its bases. NULL if not
 * found. */
struct clr_method *clr_method(struct clr_class *k, const char *name, int n_params,
                              const char *types);
/* Calls a method; a virtual one as the object overrides it. `self` is an object, a boxed struct
 * (changes that the method makes to it remain), or NULL for a static method. args: structs by
 * pointer, references directly. A struct result is boxed; ret_result may be NULL. ERR_ENGINE for an
 * exception, "NullReferenceException: Object reference not set …", and for open generics. */
bool clr_call(struct clr_method *m, struct clr_object *self, void **args,
              struct clr_object **ret_result, struct err *err);
/* The same, but returns the exception that the method throws: then *ret_result is NULL and
 * *ret_exception is not. False: the method cannot be called at all. */
bool clr_invoke(struct clr_method *m, struct clr_object *self, void **args,
                struct clr_object **ret_result, struct clr_object **ret_exception, struct err *err);
/* Appends "TypeName: message" of an exception, and its explanation in brackets if there is one. */
void clr_exception_text(struct buf *to, struct clr_object *exception);
/* Adds an explanation to an exception "TypeName: message" that code did not catch, in
 * one constant clause; NULL: nothing. Any thread. */
typedef const char *clr_explain_fn(struct slice exception);
void clr_set_explain(clr_explain_fn *fn);
/* Asks that function, about inner exceptions too; NULL: there is nothing to say. Runs the
 * exception's own code. */
const char *clr_explain(struct clr_object *exception);
/* Sets err to ERR_ENGINE with that text; returns false. */
bool clr_refuse(struct clr_object *exception, struct err *err);
/* Appends a string as UTF-8; lone surrogates become U+FFFD. NULL appends nothing. */
void clr_string_append(struct buf *to, struct clr_string *s);
/* The same in an arena; p is NULL without memory. */
struct slice clr_string_copy(struct arena *a, struct clr_string *s);
/* The code point at units[*i]; moves *i past it. U+FFFD for a lone surrogate. */
uint32_t clr_next_code(const uint16_t *units, int n, int *i);
/* Appends the path of the source file, as the compiler was given it. False if the assembly has no
 * debug information or the runtime does not read it. */
bool clr_method_source(struct buf *to, struct clr_method *m);
/* "UnityEngine.Vector3", "Outer+Inner", "System.Collections.Generic.List`1[System.Int32]": like
 * Type.FullName, but without assembly names. */
void clr_class_full_name(struct buf *to, struct clr_class *k);
/* The same for a type, followed by "&" if it is by reference. */
void clr_type_full_name(struct buf *to, struct clr_type *t);
/* The compile service makes of a call's code an assembly and a class of the same name, "Umcp_", a
 * word, "_" and a number. Classes that the code declares are nested in it. Names leave it out, and
 * clr_class_named() looks into those that were loaded last. */
#define CLR_CODE "Umcp_"
/* Whether it is the class of a call's code. */
bool clr_is_code(struct clr_class *k);
/* Appends a text that has names of types, without "Umcp_7_3+" and "Umcp_7_3.". */
void clr_append_names(struct buf *to, struct slice text);
/* Appends a string that may be such a text: the result of ToString(). */
void clr_append_description(struct buf *to, struct clr_string *s);
/* Appends the text of Object.ToString(); false with err set if it throws. */
bool clr_to_string(struct buf *to, struct clr_object *o, struct err *err);

#endif
