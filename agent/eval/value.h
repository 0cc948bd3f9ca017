/*
 * What code gave, as JSON: execute_code and query answer with it.
 *
 * Numbers, bools, chars, texts, decimals and enums as reflect_json() has them; pointers as texts;
 * Bounds {center, size}, the other structs of numbers of UnityEngine by their parts; a
 * UnityEngine.Object {"id":"obj:12","name":…,"type":"UnityEngine.Camera"}, null if it is destroyed;
 * arrays (one level for each dimension), collections and whatever can be enumerated as arrays;
 * dictionaries as objects if their first key is a text, char, whole number or enum, else as arrays
 * of {key, value}; DateTime, TimeSpan, Guid, Type, delegates and the like as their texts. Any other
 * object by its public fields and properties, those of its most derived class first.
 *
 * What is cut can be seen: an object below VALUE_DEPTH others is its text (what ToString() gives);
 * one that contains itself is "<cycle: TypeName>" there; what throws is "<TypeName: message>"; and
 * where VALUE_SIZE is reached, texts and arrays end with "..." and objects with the member
 * "...":"truncated".
 */
#ifndef AGENT_EVAL_VALUE_H
#define AGENT_EVAL_VALUE_H

#include "agent/clr/clr.h"
#include "agent/run/body.h"

enum {
    VALUE_DEPTH = 3,         /* of objects that are shown by their members */
    VALUE_NESTING = 16,      /* of those and collections together */
    VALUE_SIZE = 100 * 1024, /* bytes of JSON */
};

/* Writes it to call->result, under guard with the call's limits: `spent` is what it has had of
 * limits.run already. False with call->err: ERR_TIMEOUT, it was stopped; or no memory. */
bool value_json(struct agent_call *call, struct clr_object *value, int64_t spent);

/* The other rule, for members and results of methods: what Unity would serialize, to this depth,
 * that is arrays, collections and [Serializable] structs; anything deeper, or anything else, as its
 * text. A dictionary is an object if its keys are texts, whole numbers or enums, else an array of
 * {key, value}. Getters, enumerators and ToString() run unguarded: call it within guard_run(). */
void value_write_deep(struct json_out *w, struct clr_object *value, unsigned depth);

#endif
