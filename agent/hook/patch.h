/*
 * The source of a hook's patch, in the style of Harmony: static methods Prefix, Postfix and
 * Finalizer, bare or in a class, with using lines above and other types beside it. Finds the
 * methods and their parameters in the text; only the compiler checks that it is C#. Pure; private
 * to agent/.
 */
#ifndef AGENT_HOOK_PATCH_H
#define AGENT_HOOK_PATCH_H

#include "base/base.h"
#include "base/limits.h"

enum patch_method_kind { PATCH_PREFIX, PATCH_POSTFIX, PATCH_FINALIZER, PATCH_METHODS };

struct patch_param {
    struct slice modifier;   /* "ref", "out", "in", or empty */
    struct slice type, name; /* type: tokens with blanks between them */
};

struct patch_method {
    struct slice result; /* its return type; empty: the patch does not have the method */
    unsigned line;
    struct patch_param params[LIMIT_PATCH_PARAMS];
    size_t n_params;
};

struct patch {
    struct slice usings;  /* the first part of the text */
    struct slice members; /* the second part, up to where further members may be added */
    struct slice end;     /* the closing brace of the class, if there is one, and the rest */
    struct slice class_name; /* of the class that has the methods; empty: they are bare */
    unsigned line, column;   /* where `members` begins */
    struct patch_method methods[PATCH_METHODS];
};

/* Blanks out Harmony's attributes and using lines: that library is not here, and the patched method
 * is known. Results point into `a` or `source`. ERR_ARGUMENT: it is too large; a bracket is
 * missing, in the compiler's words; it has no usable method; or it has a Transpiler. */
bool patch_parse(struct arena *a, struct slice source, struct patch *ret_patch, struct err *err);

#endif
