/*
 * Calling a method by name with arguments from JSON: which of its overloads is meant, and the call.
 * Stands on reflect; private to agent/.
 */
#ifndef AGENT_REFLECT_OVERLOAD_H
#define AGENT_REFLECT_OVERLOAD_H

#include "reflect.h"

/* "System.Void UnityEngine.GameObject::SetActive(System.Boolean)". */
void overload_signature(struct buf *to, struct clr_method *m);
/* Blanks after commas in `wanted` do not count. */
bool overload_same_signature(struct slice have, struct slice wanted);
/* By its name, or a signature as above, or what of it stands behind "::". */
bool overload_is_called(struct clr_method *m, struct slice wanted);

/*
 * The method of `k` or its bases that takes `args`, a JSON array; only static ones if there is no
 * object. `name` is a name, or a signature as above, or what of it stands behind "::". Of several
 * that fit, the one whose parameters are nearest to the JSON: int before float for 1, string before
 * an enum for "One", a derived class before its base. What a derived class overrides or hides is
 * not asked, and generic methods are left out. A parameter that is `ref` or `out` takes null too.
 * ERR_NOT_FOUND: none of that name takes so many arguments, or none of several takes these; the
 * hint names what there is. ERR_ARGUMENT: the only one does not take these, with the reason; or
 * several fit alike, with a signature in the hint.
 */
bool overload_choose(struct clr_class *k, bool has_object, struct slice name,
                     const struct json *args, struct clr_method **ret_method, struct err *err);

/* ERR_ARGUMENT: `m` and others have the name that was given; its signature is the hint's example.
 * Returns false. */
bool overload_refuse_choice(struct clr_method *m, struct err *err);

/* Calls `m`, as `o` has it (NULL: static). *ret_result is NULL for void and for null; ERR_ENGINE if
 * it throws. What `ref` and `out` parameters become is not told. */
bool overload_call(struct clr_method *m, struct clr_object *o, const struct json *args,
                   struct clr_object **ret_result, struct err *err);

#endif
