/* The stand-ins for Unity's assemblies, and the parts of a project that they replace. */
#ifndef UNITY_BUILD_STANDINS_H
#define UNITY_BUILD_STANDINS_H

#include "build.h"

struct standins {
    struct name_list paths;   /* of all, in byte order */
    struct name_list facades; /* paths of assemblies that only say where types are, for DLLs */
    struct slice folder;      /* where they are */
    struct slice editor;      /* path of UnityEditor.dll; p is NULL: there is none */
};

/* Stand-ins for packages of Unity's, in packages/ of that folder. They are used where a project
 * names the package and does not hold it. */
enum {
    STANDIN_DEFAULT = 1, /* projects without a manifest have it, too */
    STANDIN_DLL = 2,     /* it is a DLL in the package, too, and referenced as such */
};

struct package_standin {
    const char *package; /* "Unity": for assemblies that only some versions of it have */
    const char *assembly;
    const char *versions; /* those that have the assembly; "": all */
    int flags;            /* STANDIN_ */
};
extern const struct package_standin package_standins[]; /* ends with a row without a package */

/* False: there is no such folder, or no memory. */
bool standins_find(const char *managed_dir, struct arena *a, struct standins *ret_standins);
/* Whether it is Umcp.Support.dll, which the compile service always references. */
bool standins_is_support(struct slice path);
/* Whether one of them is the assembly of this name. */
bool standins_have(const struct standins *s, struct slice name);
/* The name of the assembly at a path: "A" of "/x/A.dll". */
struct slice standins_name(struct slice path);
/* Whether they stand for this package, so that its sources are not compiled. */
bool standins_replace_package(struct slice name);
/* Whether they, or the class library, have an assembly of this name. */
bool standins_replace(const struct standins *s, struct slice name);
/* Whether they, or the class library, stand for a DLL of this name, without its ending. */
bool standins_replace_dll(const struct standins *s, struct slice name);

#endif
