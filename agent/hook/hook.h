/*
 * Method hooks: C# that runs before, after or instead of a method of the game. The method's
 * compiled code is detoured to a replacement compiled from the user's patch. Mono on x86-64 only;
 * main thread only; private to agent/.
 */
#ifndef AGENT_HOOK_HOOK_H
#define AGENT_HOOK_HOOK_H

#include "agent/clr/clr.h"

struct hook {
    const struct hook *next;
    struct slice signature, source; /* the hook owns both */
    bool is_enabled;
    bool has_source; /* a caller's, not the default patch */
};

/* Appends the full name of the type whose method it is. */
void hook_type(const struct hook *h, struct buf *to);
/* The hooks, oldest first. */
const struct hook *hook_first(void);
/* Finds a hook by its signature; NULL with ERR_NOT_FOUND. */
const struct hook *hook_find(struct slice signature, struct err *err);

/*
 * Hooks a method with the default patch. ERR_ARGUMENT: it is hooked already, or cannot be, with the
 * reason. ERR_NOT_READY: this engine cannot hook, or its threads did not stop. ERR_TOO_LARGE: there
 * are too many. `a` is for temporary data.
 */
bool hook_add(struct arena *a, struct clr_method *m, struct err *err);
/* Compiles another patch and activates it, if the hook is enabled. On failure the old one stays
 * active. ERR_ARGUMENT: "Compilation errors:\n(3,11): error CS0103: …", with rows of `source`. */
bool hook_set_source(struct arena *a, struct slice signature, struct slice source, struct err *err);
bool hook_set_enabled(struct slice signature, bool is_enabled, struct err *err);
bool hook_remove(struct slice signature, struct err *err);

/* Drops all hooks because the domain is unloaded; all methods run unpatched again. */
void hook_forget(void);

#endif
