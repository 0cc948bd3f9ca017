/*
 * Allowlists: which types and members the operator has opened. The server compares the name that a
 * caller wrote; an engine, which knows types, compares the type that the name means.
 */
#ifndef TOOL_ALLOW_H
#define TOOL_ALLOW_H

#include "base/base.h"

/* Entries: "UnityEngine.Light", or "UnityEngine.Light.intensity" in a list of members. */
struct allow {
    const struct slice *items;
    size_t n_items;
};

/* One of the entries, byte for byte. */
bool allow_has(const struct allow *list, struct slice name);
/* The same, and a short name "Light" also if an entry ends in ".Light": the caller may mean that
 * one. The engine checks again when it knows the type. */
bool allow_may_have(const struct allow *list, struct slice name);
/* The name of a member that may be written as a signature: "M" of "System.Void T::M(System.Int32)"
 * and of "M(System.Int32)". */
struct slice allow_member(struct slice member);
/* "Type.Member". Copies bytes, because a peer's text may have a NUL. p is NULL without memory. */
struct slice allow_join(struct arena *a, struct slice type, struct slice member);

#endif
