/*
 * The reach of the code of some assemblies: whether a method, or anything that it calls, uses
 * a class MainThread, and so wants to run on another thread than the main one. Follows calls,
 * lambdas and other delegates, iterators, async methods, overrides and interfaces. Reads IL alone
 * and runs nothing.
 *
 * Files may be hostile: unreadable parts count as absent, and there are limits.
 */
#ifndef CSHARP_REACH_H
#define CSHARP_REACH_H

#include "base/base.h"

struct reach;

/* NULL: no memory. */
struct reach *reach_new(void);
void reach_free(struct reach *r);
/* Adds an assembly. Its bytes are lent until reach_free(). False: no memory, or it cannot be read;
 * then nothing is added. */
bool reach_add(struct reach *r, struct slice file);
/* Whether any assembly names such a class at all. */
bool reach_names_main(const struct reach *r);
/* Calls `each` for each class MainThread that an assembly has: its token, and whether the assembly
 * is for Unity's editor. */
typedef void reach_each_fn(void *ctx, struct slice assembly, uint32_t token, bool is_for_editor);
void reach_each_main(const struct reach *r, reach_each_fn *each, void *ctx);
/* Whether the method of that token (0x06000001 is the first) in that assembly does. False also if
 * that is not known. After the first call, nothing can be added. */
bool reach_main(struct reach *r, struct slice assembly, uint32_t token);

#endif
