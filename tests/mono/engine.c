/*
 * An engine in miniature, for the preloaded agent: loads a runtime and looks its functions up as
 * Unity does, then calls Game.Tick() for ever. Knows nothing of the agent.
 *
 * usage: engine LIBRARY ASSEMBLY      (Mono)
 *        engine GameAssembly.so DIR   (IL2CPP: all assemblies of the folder)
 */
#include <dlfcn.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void *library;
static void *(*runtime_invoke)(void *method, void *self, void **args, void **exception);

/* ISO C has no cast from void * to a function pointer. */
static void look_up(const char *name, void *to)
{
    void *p = dlsym(library, name);

    memcpy(to, &p, sizeof(p));
}

static void *start_mono(const char *path)
{
    void *(*jit_init)(const char *, const char *);
    void *(*assembly_open)(void *, const char *);
    void *(*get_image)(void *);
    void *(*class_from_name)(void *, const char *, const char *);
    void *(*get_method)(void *, const char *, int);
    void *assembly;

    look_up("mono_jit_init_version", &jit_init);
    look_up("mono_domain_assembly_open", &assembly_open);
    look_up("mono_assembly_get_image", &get_image);
    look_up("mono_class_from_name", &class_from_name);
    look_up("mono_class_get_method_from_name", &get_method);
    look_up("mono_runtime_invoke", &runtime_invoke);
    assembly = assembly_open(jit_init("engine", "v4.0.30319"), path);
    return assembly ? get_method(class_from_name(get_image(assembly), "", "Game"), "Tick", 0)
                    : NULL;
}

static void *find_method(void *class, const char *name)
{
    void *(*get_methods)(void *, void **);
    const char *(*get_name)(void *);
    void *place = NULL, *method;

    look_up("il2cpp_class_get_methods", &get_methods);
    look_up("il2cpp_method_get_name", &get_name);
    while ((method = get_methods(class, &place)) != NULL)
        if (strcmp(get_name(method), name) == 0)
            return method;
    return NULL;
}

static void *start_il2cpp(const char *folder)
{
    void (*set_data_dir)(const char *);
    int (*init)(const char *);
    void *(*domain_get)(void);
    void **(*get_assemblies)(void *, size_t *);
    void *(*get_image)(void *);
    void *(*class_from_name)(void *, const char *, const char *);
    void *class = NULL, **assemblies;
    size_t n;

    look_up("il2cpp_set_data_dir", &set_data_dir);
    look_up("il2cpp_init", &init);
    look_up("il2cpp_domain_get", &domain_get);
    look_up("il2cpp_domain_get_assemblies", &get_assemblies);
    look_up("il2cpp_assembly_get_image", &get_image);
    look_up("il2cpp_class_from_name", &class_from_name);
    look_up("il2cpp_runtime_invoke", &runtime_invoke);
    set_data_dir(folder);
    if (!init("engine"))
        return NULL;
    assemblies = get_assemblies(domain_get(), &n);
    for (size_t i = 0; i < n && !class; i++)
        class = class_from_name(get_image(assemblies[i]), "", "Game");
    return class ? find_method(class, "Tick") : NULL;
}

int main(int argc, char **argv)
{
    void *tick;

    library = argc == 3 ? dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL) : NULL;
    if (!library)
        return 77;
    tick = strstr(argv[1], "GameAssembly") ? start_il2cpp(argv[2]) : start_mono(argv[2]);
    while (tick) {
        void *exception = NULL;

        runtime_invoke(tick, NULL, NULL, &exception);
        if (exception)
            break;
        usleep(1000);
    }
    return 1;
}
