/*
 * Allowlists: the types and members that the operator has opened. The server compares the name that
 * the caller wrote; an engine, which knows types, compares the type that the name resolves to.
 */
#ifndef TOOL_ALLOW_H
#define TOOL_ALLOW_H

#include "base/base.h"

/*
 * Entries: "UnityEngine.Light", or "UnityEngine.Light.intensity" in a list of members. One that
 * ends in ".*" stands for every name that begins with the text before the star: "UnityEngine.*" for
 * the types, or members of types, in that namespace and below; in a list of members,
 * "UnityEngine.Light.*" for that type's members.
 */
struct allow {
    const struct slice *items;
    size_t n_items;
};

/* Whether the text can be an entry: segments between dots, none of them empty; no blanks and no
 * control characters; a star only as the whole last segment, after another. Whether such a type
 * exists is not asked. False: ERR_ARGUMENT with the reason. */
bool allow_check(struct slice entry, struct err *err);
/* Whether an entry is `name`, byte for byte, or stands for it. `name` may be an entry, too: then
 * whether the list has all that it has. */
bool allow_has(const struct allow *list, struct slice name);
/* As allow_has(), but an entry with a star counts only if it stands for `origin`, too. */
bool allow_has_from(const struct allow *list, struct slice name, struct slice origin);
/* As allow_has(), but also accepts a short name "Light" if an entry ends in ".Light", since the
 * caller may mean that one. The engine checks again when it has resolved the type. */
bool allow_may_have(const struct allow *list, struct slice name);
/* The name of a member that may be written as a signature: "M" of "System.Void T::M(System.Int32)"
 * and of "M(System.Int32)". */
struct slice allow_member(struct slice member);
/* "Type.Member". Copies bytes, because a peer's text may contain a NUL. p is NULL: no memory. */
struct slice allow_join(struct arena *a, struct slice type, struct slice member);

#endif
