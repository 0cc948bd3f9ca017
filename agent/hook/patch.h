/*
 * The source of a hook's patch, as Harmony has it: static methods Prefix, Postfix and Finalizer,
 * bare or in one class, with using lines above. Finds the methods and their parameters in the text;
 * whether it is C#, the compiler says. Pure; private to agent/.
 */
#ifndef AGENT_HOOK_PATCH_H
#define AGENT_HOOK_PATCH_H

#include "base/base.h"
#include "base/limits.h"

enum patch_method_kind { PATCH_PREFIX, PATCH_POSTFIX, PATCH_FINALIZER, PATCH_METHODS };

struct patch_param {
    struct slice modifier;   /* "ref", "out", "in", or empty */
    struct slice type, name; /* type: tokens with blanks between */
};

struct patch_method {
    struct slice result; /* its type; empty: the patch does not have the method */
    unsigned line;
    struct patch_param params[LIMIT_PATCH_PARAMS];
    size_t n_params;
};

struct patch {
    struct slice usings;   /* first part of the text, from its beginning */
    struct slice members;  /* then the rest, up to where further members may be put: */
    struct slice end;      /* then the closing brace of a class, if there is one */
    unsigned line, column; /* where `members` begins */
    struct patch_method methods[PATCH_METHODS];
};

/* Attributes and using lines of Harmony are blanked out: there is no such library here, and what is
 * patched is known. What is found lies in `a` or in `source`. ERR_ARGUMENT: too large; a bracket
 * that is missing, in the compiler's words; no method that can be used, or a Transpiler. */
bool patch_parse(struct arena *a, struct slice source, struct patch *ret_patch, struct err *err);

#endif
