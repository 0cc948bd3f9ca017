/*
 * Types of user code: the classes that components and assets name, and stand-ins for classes that
 * are not to be had.
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
    struct clr_class *class; /* in this domain; NULL: script_class() has not been asked, or it is
                                not to be had */
    bool is_sought;          /* in this domain, in vain */
    bool is_generated;       /* the class was made from values of files */
    struct script_field *fields; /* for that */
};

/* The script of that name; made if need be. NULL: no memory. */
struct script *script_named(struct slice full_name, const struct native_class *base);
/* Its class in this domain; NULL: no assembly has it, and none was generated yet. */
struct clr_class *script_class(struct script *s);
/* A component or asset with these values uses it: a generated type has a field for each. */
bool script_note_values(struct script *s, const struct yaml *values);
/* Makes types from the noted values for all that have no class. */
void scripts_generate(void);
/* The domain goes. */
void scripts_forget(void);

#endif
