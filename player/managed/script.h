/*
 * Script types: the user classes that components and assets name, and types generated in place of
 * those that no loaded assembly defines.
 */
#ifndef PLAYER_MANAGED_SCRIPT_H
#define PLAYER_MANAGED_SCRIPT_H

#include "base/base.h"
#include "unity/unity.h"

struct clr_class;
struct native_class; /* graph.h */

struct script {
    char *full_name;                 /* "Game.PlayerController", "UnityEngine.AudioReverbZone" */
    char *home;                      /* name of the assembly that should define it; "": any */
    const struct native_class *base; /* must derive from this: MonoBehaviour and the like */
    struct clr_class *class;         /* in this domain; NULL: not looked up yet, or not found */
    bool is_missing;                 /* looked up in this domain and not found */
    bool is_generated;               /* no assembly defines it; built from the values in files */
    struct script_field *fields;     /* fields of the generated class */
};

/* Finds the script of that name, or creates it. `home` is the name of the assembly that it belongs
 * to, if that is known, else empty: two assemblies may define the same name. NULL: no memory. */
struct script *script_named(struct slice full_name, struct slice home,
                            const struct native_class *base);
/* Which assemblies the project's scripts are in; scripts/ knows. */
typedef bool script_source_fn(void *ctx, struct slice path); /* false: no more */
struct script_homes {
    struct slice (*of_source)(struct slice path); /* its name; empty: unknown */
    bool (*is_one)(struct slice name);
    /* The sources that an assembly was made of. */
    void (*each_source)(struct slice name, script_source_fn *each, void *ctx);
};
void script_set_homes(const struct script_homes *homes);
/* The home of a source, by its path in the project; empty: unknown. */
struct slice script_home_of_source(struct slice path);
/* Calls back for each source of a home, by path in the project, or absolute. */
void script_each_source(struct slice home, script_source_fn *each, void *ctx);
/* The home of a class: its assembly, if that is made of the project's sources. */
struct slice script_home_of_class(struct clr_class *k);
/* Its class in this domain; NULL: no assembly defines it, and none has been generated yet. */
struct clr_class *script_class(struct script *s);
/* Notes the values that a component or asset of this script has in its file. If the type has to be
 * generated, it gets a field for each. False: no memory. */
bool script_add_values(struct script *s, const struct yaml *values);
/* Generates types from the noted values for all scripts without a class. */
void scripts_generate(void);
/* Forgets the classes of the domain that is about to unload. */
void scripts_forget(void);

#endif
