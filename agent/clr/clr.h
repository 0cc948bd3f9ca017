/*
 * A C# runtime, Mono or IL2CPP, behind one table of functions that is filled by dlsym(). Nothing is
 * linked: where there is no runtime, the program says so and goes on. What both runtimes call alike
 * is called through the table, `clr.class_get_name(k)`; where they differ is a function below.
 *
 * Rules of the house, each learned the hard way (facts of Mono 6.8):
 * - Managed pointers live on the C stack, which the collector scans, or behind a handle. Never in
 *   other memory: objects move.
 * - Only the engine's main thread and threads that attach, work, detach and end at once call the
 *   runtime. An attached thread that blocks stops the next collection, and with it the game.
 * - Every look-up may fail in a stripped build; whoever asks says what is off without it.
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
struct clr_table;    /* of an assembly's metadata; Mono alone has them */
struct clr_location; /* a place in a source file; likewise */
struct clr_vtable;
struct clr_thread;
struct clr_object;
struct clr_string; /* is a clr_object */
struct clr_array;  /* is a clr_object */

enum clr_kind { CLR_ABSENT, CLR_MONO_RUNTIME, CLR_IL2CPP_RUNTIME };

/* What a runtime may lack. */
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
    char library[CLR_MAX_PATH];      /* where it was found; "" for the program itself */
    const char *lacks[CLR_FEATURES]; /* NULL: it has the feature; else why not */
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

/* The process's one runtime; a process has no second. Written by clr_load() before anything reads
 * it, and by clr_enter_domain(). */
extern struct clr clr;

/* --- Finding it. --- */

/* A runtime that is loaded in this process already, by whomever. *ret_library is "" if the program
 * itself has it. Calls dlopen(RTLD_NOLOAD) and dlsym() alone: safe before the runtime starts. */
bool clr_find(char *ret_library, size_t size);
/* Fills the table from `library` (loads it if need be, RTLD_GLOBAL: its own helpers want that), or
 * from the program itself for "". Fails with ERR_NOT_READY naming what is missing. */
bool clr_load(const char *library, struct err *err);
/* Where Debian and others put Mono; tried in order: the first that loads wins. NULL-terminated. */
extern const char *const clr_mono_libraries[];
/* Starts Mono in this process, with the calling thread as its main thread: for a program that has
 * no engine around it. Assemblies are looked for in `assembly_dir` too, if not NULL. ERR_NOT_READY
 * with a hint if Mono is not installed. */
bool clr_start(const char *assembly_dir, struct err *err);
/* "Mono", "IL2CPP"; "none" before clr_load(). */
const char *clr_name(void);

/* Chooses the domain that has the game's assemblies ("Unity Child Domain" in the editor, else the
 * root) and makes it clr.domain and the thread's own. On an attached thread only. True if it is
 * another than before: then every class, method and handle that was kept is void. No other way
 * tells: addresses and numbers of domains are used again. Costs microseconds. */
bool clr_enter_domain(void);

/* --- Regions. --- */

/*
 * While a thread is in native code, Mono lets collections run beside it and does not look at its
 * stack; and a few of its functions end the process when they find the thread so. Whoever works
 * with managed pointers does it between these two. Regions may nest; nobody sleeps in one.
 */
struct clr_region {
    void *cookie, *mark;
};
void clr_begin(struct clr_region *r);
void clr_end(struct clr_region *r);
/* An internal call that runs in its caller's region: it may keep managed pointers on its stack. */
void clr_add_call(const char *name, const void *function);

/* --- What differs. All on the main thread. --- */

/* New objects; NULL without memory, and for classes of which there are no instances. */
struct clr_object *clr_object_new(struct clr_class *k);       /* without running a constructor */
struct clr_object *clr_box(struct clr_class *k, void *value); /* k is a struct or enum */
struct clr_string *clr_string_new(struct slice utf8);         /* bad UTF-8 becomes U+FFFD */
struct clr_array *clr_array_new(struct clr_class *element, uint32_t n);
void *clr_array_at(struct clr_array *a, int element_size, uint32_t i); /* i < its length */
/* A reference stored into an object or array, past the collector's back but with its knowledge. */
void clr_store(struct clr_object *owner, void *at, struct clr_object *value);
/* Static fields; the static constructor runs first if need be. Where it throws, `to` is zeroed and
 * nothing is set. Values of structs by pointer; references: `to` receives one, `value` is one. */
void clr_static_get(struct clr_field *f, void *to);
void clr_static_set(struct clr_field *f, void *value);
/* A field's value, boxed; o is NULL if static. NULL: C#'s null, or the static constructor threw. */
struct clr_object *clr_field_box(struct clr_field *f, struct clr_object *o);
/* Runs the static constructor if it has not run. False: it threw, or the class is an open generic;
 * its static fields cannot be used then. */
bool clr_class_init(struct clr_class *k);
/* METHOD_... of ecma.h. */
static inline uint32_t clr_method_flags(struct clr_method *m)
{
    uint32_t of_implementation; /* not every runtime takes NULL */

    return clr.method_get_flags(m, &of_implementation);
}
/* It, or its class, is generic, and has no type arguments: it cannot be called. */
bool clr_is_open(struct clr_method *m);
uint32_t clr_param_count(struct clr_method *m); /* 0 too if a type of its signature is missing */
struct clr_type *clr_param_type(struct clr_method *m, uint32_t i); /* NULL: no such parameter */
struct clr_type *clr_return_type(struct clr_method *m);       /* NULL: signature cannot be loaded */
const char *clr_param_name(struct clr_method *m, uint32_t i); /* "" if stripped; lent */
struct clr_object *clr_type_object(struct clr_class *k);      /* typeof(k) */
struct clr_object *clr_method_object(struct clr_method *m);   /* its MethodInfo; NULL: stripped */
struct clr_class *clr_class_of_type_object(struct clr_object *type);
uintptr_t clr_handle_new(struct clr_object *o); /* strong */
struct clr_object *clr_handle_get(uintptr_t handle);
void clr_handle_free(uintptr_t handle); /* 0 is fine */

/* Calls `each` for every loaded assembly until it returns false. False: no memory for all. */
bool clr_each_assembly(bool (*each)(void *ctx, struct clr_assembly *a), void *ctx);
size_t clr_class_count(struct clr_image *image);
struct clr_class *clr_class_at(struct clr_image *image, size_t i); /* NULL: cannot be loaded */
/* Calls `each` for every method that carries an attribute whose class has one of these names (up to
 * a NULL), whatever its namespace, until it returns false. Assemblies come in the order of their
 * names, methods as they are declared. The class library and the engine's own assemblies are not
 * looked at. Where there are none it costs next to nothing. False: no memory. */
bool clr_each_marked(const char *const *names, bool (*each)(void *ctx, struct clr_method *m),
                     void *ctx);

/* --- Conveniences on top. --- */

/* A loaded image by assembly name, "UnityEngine.CoreModule"; NULL: not loaded. */
struct clr_image *clr_image(const char *name);
/* By full name in all loaded assemblies: "UnityEngine.UI.Image", "Outer+Inner" for nested ones.
 * NULL: not there. Slow: keep the answer until the domain changes. */
struct clr_class *clr_class_named(struct slice full_name);
/* Whether it is the class of that namespace and name, whatever its assembly. */
bool clr_is_named(struct clr_class *k, const char *space, const char *name);
/* The class itself or its nearest base of that name; NULL: none. k may be NULL. */
struct clr_class *clr_base_named(struct clr_class *k, const char *space, const char *name);
/* A method by name, number of parameters and, if `types` is not NULL, their full type names in one
 * text, "System.Type,System.Int32&"; looks at the class, then its bases. NULL: not there. */
struct clr_method *clr_method(struct clr_class *k, const char *name, int n_params,
                              const char *types);
/* Invokes; virtual methods as the object has them. `self` is an object, a struct boxed (what the
 * method changes in it stays changed), or NULL if static. args: structs by pointer, references as
 * they are. The result is boxed if it is a struct; ret_result may be NULL. ERR_ENGINE on an
 * exception, "NullReferenceException: Object reference not set …", and for open generics. */
bool clr_call(struct clr_method *m, struct clr_object *self, void **args,
              struct clr_object **ret_result, struct err *err);
/* The same, but hands out what the method throws: then *ret_result is NULL, and *ret_exception is
 * not. False: it cannot be called at all. */
bool clr_invoke(struct clr_method *m, struct clr_object *self, void **args,
                struct clr_object **ret_result, struct clr_object **ret_exception, struct err *err);
/* "TypeName: message" of an exception. */
void clr_exception_text(struct buf *to, struct clr_object *exception);
/* The same as ERR_ENGINE; returns false. */
bool clr_refuse(struct clr_object *exception, struct err *err);
/* UTF-8 of a string appended; lone surrogates become U+FFFD. NULL appends nothing. */
void clr_string_append(struct buf *to, struct clr_string *s);
/* The same in an arena; p is NULL without memory. */
struct slice clr_string_copy(struct arena *a, struct clr_string *s);
/* The code point at units[*i], which moves behind it; U+FFFD for a lone surrogate. */
uint32_t clr_next_code(const uint16_t *units, int n, int *i);
/* The path of the source file, as the compiler was given it. False: the assembly has no debug
 * information, or the runtime does not read it. */
bool clr_method_source(struct buf *to, struct clr_method *m);
/* "UnityEngine.Vector3", "Outer+Inner", "System.Collections.Generic.List`1[System.Int32]":
 * as Type.FullName has it, without assembly names. */
void clr_class_full_name(struct buf *to, struct clr_class *k);
/* The same of a type, with "&" behind if it is by reference. */
void clr_type_full_name(struct buf *to, struct clr_type *t);
/* The text of Object.ToString(); false with err set if it throws. */
bool clr_to_string(struct buf *to, struct clr_object *o, struct err *err);

#endif
