/*
 * Types of user code: the classes that components and assets name, and generated types for those
 * that no assembly has.
 */
#ifndef PLAYER_MANAGED_SCRIPT_H
#define PLAYER_MANAGED_SCRIPT_H

#include "base/base.h"
#include "unity/unity.h"

struct clr_class;
struct native_class; /* graph.h */

struct script {
    char *full_name;                 /* "Game.PlayerController", "UnityEngine.AudioReverbZone" */
    const struct native_class *base; /* what it must derive from: MonoBehaviour and the like */
    struct clr_class *class;         /* in this domain; NULL: not looked up yet, or not found */
    bool is_sought;                  /* looked up in this domain, and not found */
    bool is_generated;               /* the class was made from values of files */
    struct script_field *fields;     /* for that */
};

/* The script of that name, made if there is none yet. NULL: no memory. */
struct script *script_named(struct slice full_name, const struct native_class *base);
/* Its class in this domain; NULL: no assembly has it, and none was generated yet. */
struct clr_class *script_class(struct script *s);
/* A component or asset of this script has these values: a generated type gets a field for each.
 * False: no memory. */
bool script_add_values(struct script *s, const struct yaml *values);
/* Generates types from the added values for all scripts without a class. */
void scripts_generate(void);
/* The domain is going away: forgets its classes. */
void scripts_forget(void);

#endif
