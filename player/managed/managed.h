/*
 * Which managed object stands for which native one. Main thread only. Managed pointers live on the
 * stack alone; see agent/clr/clr.h.
 */
#ifndef PLAYER_MANAGED_MANAGED_H
#define PLAYER_MANAGED_MANAGED_H

#include "agent/agent.h"
#include "player/graph/graph.h"
#include "script.h"

/* The domain's assemblies are loaded: looks up what it needs of them. */
bool managed_enter_domain(struct err *err);
/* The domain goes: forgets every managed object and class. */
void managed_leave_domain(void);

/* The managed object of a native one, made if need be; NULL: a missing script, or o is NULL. A
 * script's constructor runs when it is made; if that throws, the object is as it was left. It may
 * do anything to the graph: native objects that are wanted afterwards are looked up by id again. */
struct clr_object *managed_of(struct object *o);
/* The native one behind UnityEngine.Object's pointer; NULL: destroyed, or NULL. */
struct object *native_of(struct clr_object *managed);
/* The managed class of a row of the table; of one that no assembly has, its base's. */
struct clr_class *class_of_row(const struct native_class *row);
/* The managed class of a native object; NULL: a missing script. */
struct clr_class *managed_class(const struct object *o);
/* Whether an object is of a class, derives from it, or has it as an interface. */
bool object_is(const struct object *o, struct clr_class *k);
/* Makes `managed` stand for `o`. */
void managed_bind(struct object *o, struct clr_object *managed);
/* What stood for `o`, if anything did, is destroyed for managed code. */
void managed_unbind(struct object *o);
/* A managed array of `element` with the managed objects of these; what is destroyed by constructors
 * that run meanwhile is null. */
struct clr_array *managed_array(struct clr_class *element, struct object *const *items, size_t n);

/* One row of a table of internal calls: the other half of a method of Native.cs. */
struct internal_call {
    const char *name; /* of Native's method */
    const void *function;
};

#endif
