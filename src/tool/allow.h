/*
 * Allowlists: the types and members that the operator has opened. The server compares the name that
 * the caller wrote; an engine, which knows types, compares the type that the name resolves to.
 */
#ifndef TOOL_ALLOW_H
#define TOOL_ALLOW_H

#include "base/base.h"

/* Entries: "UnityEngine.Light", or "UnityEngine.Light.intensity" in a list of members. */
struct allow {
    const struct slice *items;
    size_t n_items;
};

/* Whether `name` is one of the entries, byte for byte. */
bool allow_has(const struct allow *list, struct slice name);
/* The same, but also accepts a short name "Light" if an entry ends in ".Light", since the caller
 * may mean that one. The engine checks again when it has resolved the type. */
bool allow_may_have(const struct allow *list, struct slice name);
/* The name of a member that may be written as a signature: "M" of "System.Void T::M(System.Int32)"
 * and of "M(System.Int32)". */
struct slice allow_member(struct slice member);
/* "Type.Member". Copies bytes, because a peer's text may contain a NUL. p is NULL: no memory. */
struct slice allow_join(struct arena *a, struct slice type, struct slice member);

#endif
