/*
 * What C# sources and compiled assemblies say of their types, and C# made simpler for an older
 * compiler. Takes bytes; knows nothing of files and projects.
 */
#ifndef UNITY_CSHARP_CSHARP_H
#define UNITY_CSHARP_CSHARP_H

#include "base/base.h"

/*
 * The class in C# source that Unity takes for a file of this name (with or without ".cs"): the one
 * of that name, else the first that derives from MonoBehaviour or ScriptableObject. False: none.
 * The name points into `source`, the namespace into `a`; its p is NULL without memory.
 */
bool csharp_find_class(struct arena *a, struct slice source, struct slice file_name,
                       struct slice *ret_name_space, struct slice *ret_name);

/*
 * What the compiler at hand takes for errors. Each writes a copy of the source that has
 * the same lines and says the same, as far as that compiler goes. False: there is nothing to mend,
 * or no memory.
 *
 * Names: a source imports several namespaces that have the types of plugin tools, and so it is not
 * clear whose it means: McpPlugin's, or those of the first that it imports. `types` has a bit for
 * each of csharp_mend_types that is to be made clear.
 * Nulls: what C# 8 has for references that may be null, or may not. `?` is left where nobody can
 * tell without knowing the type.
 * Global: what a source says of more than itself, by which a mistake in it becomes one of nobody:
 * #line, and attributes of the assembly or the module.
 */
enum { CSHARP_MEND_TYPES = 3 };
extern const char *const csharp_mend_types[CSHARP_MEND_TYPES];
bool csharp_mend_names(struct slice source, unsigned types, struct buf *to);
bool csharp_mend_nulls(struct slice source, struct buf *to);
bool csharp_mend_global(struct slice source, struct buf *to);

/* Calls `each` for every class, struct and interface in C# source that is not nested, until it
 * returns false. The names, without type parameters, are lent for the call. */
typedef bool csharp_each_fn(void *ctx, struct slice name_space, struct slice name);
void csharp_each_type(struct slice source, csharp_each_fn *each, void *ctx);

/* Types of a .NET assembly: calls `each` for every type definition that is not nested, until it
 * returns false. False: not an assembly, or broken. */
typedef bool dll_each_fn(void *ctx, struct slice name_space, struct slice name);
bool dll_types(struct slice bytes, dll_each_fn *each, void *ctx, struct err *err);

#endif
