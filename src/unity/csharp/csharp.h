/*
 * Finds the types in C# sources and in compiled assemblies, and rewrites C# for an older compiler.
 * Works on bytes; knows nothing of files and projects.
 */
#ifndef UNITY_CSHARP_CSHARP_H
#define UNITY_CSHARP_CSHARP_H

#include "base/base.h"

/*
 * Finds the class that Unity uses as the script of a C# file with this name (with or without
 * ".cs"): the class of that name, else the first that derives from MonoBehaviour or
 * ScriptableObject. False: none. The name points into `source`, the namespace into `a`; its p is
 * NULL if out of memory.
 */
bool csharp_find_class(struct arena *a, struct slice source, struct slice file_name,
                       struct slice *ret_name_space, struct slice *ret_name);

/*
 * Adapt source that our C# 7 compiler rejects. Each function writes a copy of the source with the
 * same lines and, as far as that compiler can tell, the same meaning. False: nothing to change, or
 * out of memory.
 *
 * Names: resolves type names that are ambiguous because the source imports several namespaces with
 * the types of plugin tools. McpPlugin's types win, else those of the namespace imported first.
 * `types` has a bit for each of csharp_ambiguous_types that is to be resolved. Nulls: removes the
 * nullable reference annotations of C# 8. A `?` stays if only the type could tell whether it is
 * one. Global: removes parts that affect more than this source, so that an error in it could not be
 * traced back to it: #line, and attributes of the assembly or the module.
 */
enum { CSHARP_AMBIGUOUS_TYPES = 3 };
extern const char *const csharp_ambiguous_types[CSHARP_AMBIGUOUS_TYPES];
bool csharp_resolve_names(struct slice source, unsigned types, struct buf *to);
bool csharp_remove_nullable(struct slice source, struct buf *to);
bool csharp_remove_global(struct slice source, struct buf *to);

/* Calls `each` for every class, struct and interface in C# source that is not nested, until it
 * returns false. The names have no type parameters and are valid only during the call. */
typedef bool csharp_each_fn(void *ctx, struct slice name_space, struct slice name);
void csharp_each_type(struct slice source, csharp_each_fn *each, void *ctx);

/* Calls `each` for every type definition of a .NET assembly that is not nested, until it returns
 * false. False: not an assembly, or broken. */
typedef bool dll_each_fn(void *ctx, struct slice name_space, struct slice name);
bool dll_types(struct slice bytes, dll_each_fn *each, void *ctx, struct err *err);
/* The name by which others refer to an assembly, whatever its file is called; it points into
 * `bytes`. False: not an assembly, or broken. */
bool dll_name(struct slice bytes, struct slice *ret_name, struct err *err);

#endif
