/*
 * An engine in miniature, for the preloaded agent: loads Mono and looks its functions up as Unity
 * does, then calls Game.Tick() for ever. Knows nothing of the agent.
 *
 * usage: engine LIBRARY ASSEMBLY
 */
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void *library;

/* ISO C has no cast from void * to a function pointer. */
static void look_up(const char *name, void *to)
{
    void *p = dlsym(library, name);

    memcpy(to, &p, sizeof(p));
}

int main(int argc, char **argv)
{
    void *(*jit_init)(const char *, const char *);
    void *(*assembly_open)(void *, const char *);
    void *(*get_image)(void *);
    void *(*class_from_name)(void *, const char *, const char *);
    void *(*get_method)(void *, const char *, int);
    void *(*invoke)(void *, void *, void **, void **);
    void *assembly, *tick;

    library = argc == 3 ? dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL) : NULL;
    if (!library)
        return 77;
    look_up("mono_jit_init_version", &jit_init);
    look_up("mono_domain_assembly_open", &assembly_open);
    look_up("mono_assembly_get_image", &get_image);
    look_up("mono_class_from_name", &class_from_name);
    look_up("mono_class_get_method_from_name", &get_method);
    look_up("mono_runtime_invoke", &invoke);
    assembly = assembly_open(jit_init("engine", "v4.0.30319"), argv[2]);
    if (!assembly)
        return 1;
    tick = get_method(class_from_name(get_image(assembly), "", "Game"), "Tick", 0);
    for (;;) {
        void *exception = NULL;

        invoke(tick, NULL, NULL, &exception);
        if (exception)
            return 1;
        usleep(1000);
    }
}
