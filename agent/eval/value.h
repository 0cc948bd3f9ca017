/*
 * The value that code returned, as JSON, for execute_code and query.
 *
 * Numbers, bools, chars, texts, decimals and enums are written as by reflect_json(); pointers as
 * texts; Bounds as {center, size}, the other UnityEngine structs of numbers by their parts; a
 * UnityEngine.Object as {"id":"obj:12","name":…,"type":"UnityEngine.Camera"}, or null if it is
 * destroyed; arrays (one level for each dimension), collections and everything that can be
 * enumerated as arrays; dictionaries as objects if their first key is a text, char, whole number or
 * enum, else as arrays of {key, value}; DateTime, TimeSpan, Guid, Type, delegates and the like as
 * their texts. Any other object is written by its public fields and properties, those of its most
 * derived class first.
 *
 * Cuts are visible. An object below LIMIT_VALUE_DEPTH others is its ToString(); one that contains
 * itself is "<cycle: TypeName>" there; one that throws is "<TypeName: message>". Where
 * LIMIT_VALUE_SIZE is reached, texts and arrays end with "..." and objects with the member
 * "...":"truncated".
 */
#ifndef AGENT_EVAL_VALUE_H
#define AGENT_EVAL_VALUE_H

#include "agent/clr/clr.h"
#include "agent/run/body.h"

/* Writes the value to call->result, under guard with the call's limits; `spent` of limits.run is
 * used up already. False with call->err: it was stopped (ERR_TIMEOUT), or no memory. */
bool value_json(struct agent_call *call, struct clr_object *value, int64_t spent);

/* The other rule, for members and results of methods. Opens objects that Unity would serialize, to
 * this depth: arrays, collections and [Serializable] structs. Anything deeper, or anything else, is
 * its text. A dictionary is an object if its keys are texts, whole numbers or enums, else an array
 * of {key, value}. Getters, enumerators and ToString() run unguarded: call it within
 * guard_run(). */
void value_write_deep(struct json_out *w, struct clr_object *value, unsigned depth);

#endif
