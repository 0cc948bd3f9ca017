/*
 * Calls a method by name with arguments from JSON, and chooses among its overloads. Uses reflect;
 * private to agent/.
 */
#ifndef AGENT_REFLECT_OVERLOAD_H
#define AGENT_REFLECT_OVERLOAD_H

#include "reflect.h"

/* "System.Void UnityEngine.GameObject::SetActive(System.Boolean)". */
void overload_signature(struct buf *to, struct clr_method *m);
/* Ignores blanks after commas in `wanted`. */
bool overload_same_signature(struct slice have, struct slice wanted);
/* `wanted` is a name, a signature as above, or the part of it after "::". */
bool overload_is_called(struct clr_method *m, struct slice wanted);

/* Whether `k`, or a base of it below the method's class, has another method of this name and these
 * parameters. */
bool overload_is_hidden(struct clr_class *k, struct clr_method *m);

/*
 * Finds the method of `k` or its bases that takes `args`, a JSON array; only a static one if there
 * is no object. `name` is a name, a signature as above, or the part of it after "::". If several
 * fit, the one whose parameters are nearest to the JSON wins: int before float for 1, string before
 * an enum for "One", a derived class before its base. Methods that a derived class overrides or
 * hides, and generic ones, are not considered. A `ref` or `out` parameter also takes null.
 * ERR_NOT_FOUND: no method of that name takes this many arguments, or none of several takes these;
 * the hint lists the candidates. ERR_ARGUMENT: the only candidate does not take these, with the
 * reason; or several fit equally well, with a signature in the hint.
 */
bool overload_choose(struct clr_class *k, bool has_object, struct slice name,
                     const struct json *args, struct clr_method **ret_method, struct err *err);

/* ERR_ARGUMENT: several methods have this name. The hint shows the signature of `m` as an example.
 * Returns false. */
bool overload_refuse_choice(struct clr_method *m, struct err *err);

/* Calls `m`, as `o` overrides it (NULL: static). *ret_result is NULL for void and for null;
 * ERR_ENGINE if it throws. The new values of `ref` and `out` parameters are lost. */
bool overload_call(struct clr_method *m, struct clr_object *o, const struct json *args,
                   struct clr_object **ret_result, struct err *err);

#endif
