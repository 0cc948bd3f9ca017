/*
 * Maps native objects to their managed objects and back. Main thread only. Managed pointers may
 * are only on the stack; see agent/clr/clr.h.
 */
#ifndef PLAYER_MANAGED_MANAGED_H
#define PLAYER_MANAGED_MANAGED_H

#include "agent/agent.h"
#include "player/graph/graph.h"
#include "script.h"

/* Looks up the classes and methods the bridge needs; the domain's assemblies must be loaded. */
bool managed_enter_domain(struct err *err);
/* Forgets every managed object and class of the domain that is about to unload. */
void managed_leave_domain(void);

/* The managed object of a native one, created on first use; NULL: a missing script, or o is NULL.
 * Creating it runs the script's constructor; if that throws, the half-constructed object is kept. A
 * constructor may do anything to the graph, so look up native objects by id again afterwards. */
struct clr_object *managed_of(struct object *o);
/* The object whose constructor runs; NULL: none. */
const struct object *managed_constructed(void);
/* The native object that a UnityEngine.Object points to; NULL: destroyed, or `managed` is NULL. */
struct object *native_of(struct clr_object *managed);
/* The managed class of a row of the class table; if no assembly has it, that of its base. */
struct clr_class *class_of_row(const struct native_class *row);
/* The row of a managed class of the engine's; NULL: it has none. */
const struct native_class *row_of_class(struct clr_class *k);
/* The managed class of a native object; NULL: a missing script. */
struct clr_class *managed_class(const struct object *o);
/* Whether an object's class is `k`, derives from it, or implements it. */
bool object_is(const struct object *o, struct clr_class *k);
/* Makes `managed` stand for `o`. */
void managed_bind(struct object *o, struct clr_object *managed);
/* Makes the managed object of `o`, if there is one, compare equal to null. */
void managed_unbind(struct object *o);
/* A managed array of `element` with the managed objects of `items`. Constructors may run; objects
 * they destroy become null in the array. */
struct clr_array *managed_array(struct clr_class *element, struct object *const *items, size_t n);

/* One row of a table of internal calls: the C implementation of a method in Native.cs. */
struct internal_call {
    const char *name; /* of the method in Native.cs */
    const void *function;
};

#endif
