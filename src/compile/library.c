#include "library.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Names in Mono's folder 4.5. Distributions split it into packages: absent ones are left out.
 * Microsoft.CSharp is for `dynamic`, the facade for libraries that target .NET Standard. */
static const char *const names[] = {
    "mscorlib.dll",
    "System.dll",
    "System.Core.dll",
    "System.Xml.dll",
    "System.Xml.Linq.dll",
    "System.Configuration.dll",
    "System.Data.dll",
    "System.Drawing.dll",
    "System.IO.Compression.dll",
    "System.IO.Compression.FileSystem.dll",
    "System.Net.Http.dll",
    "System.Numerics.dll",
    "System.Runtime.Serialization.dll",
    "System.Security.dll",
    "System.Transactions.dll",
    "System.Web.dll",
    "Microsoft.CSharp.dll",
    "Facades/netstandard.dll",
    "Facades/System.Runtime.dll",
};

static const char *const folders[] = {
    "/usr/lib/mono/4.5", "/usr/local/lib/mono/4.5",
    "/Library/Frameworks/Mono.framework/Versions/Current/lib/mono/4.5"};
static const char *const bins[] = {"/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"};

bool library_has(struct slice file)
{
    for (size_t i = 0; i < N_ELEMENTS(names); i++) {
        const char *slash = strrchr(names[i], '/');
        const struct slice name = slice_of(slash ? slash + 1 : names[i]);

        if (slice_eq_nocase(file, name) || (file.len + 4 == name.len && slice_starts(name, file)))
            return true;
    }
    return false;
}

static const char *program_in(struct arena *a, const char *root, struct slice dir, const char *name)
{
    struct slice path = arena_printf(a, "%s%.*s/%s", root, SLICE_ARG(dir), name);
    char real[PATH_MAX];
    struct stat st;

    if (!path.p || dir.len == 0 || stat(path.p, &st) != 0 || !S_ISREG(st.st_mode) ||
        access(path.p, X_OK) != 0 || !realpath(path.p, real))
        return NULL;
    return arena_copy(a, slice_of(real)).p;
}

const char *library_find_program(struct arena *a, const char *root, const char *name)
{
    struct slice rest = slice_of(getenv("PATH"));
    const char *found = NULL;

    while (!found && rest.len) {
        struct slice dir = slice_cut(&rest, ':');

        if (dir.len && dir.p[0] == '/')
            found = program_in(a, "", dir, name);
    }
    for (size_t i = 0; !found && i < N_ELEMENTS(bins); i++)
        found = program_in(a, root ? root : "", slice_of(bins[i]), name);
    return found;
}

/* Beside the libmono that the player opens, which is the system's. */
static const char *find_folder(struct arena *a, const char *root)
{
    for (size_t i = 0; i < N_ELEMENTS(folders); i++) {
        const char *dir = arena_printf(a, "%s%s", root ? root : "", folders[i]).p;
        const char *file = arena_printf(a, "%s/mscorlib.dll", dir ? dir : "").p;

        if (dir && file && access(file, R_OK) == 0)
            return dir;
    }
    return NULL;
}

bool library_find(struct arena *a, const char *root, const char *lib_dir,
                  struct library *ret_library, struct err *err)
{
    const char *dir = find_folder(a, root);
    const char **refs = arena_alloc(a, (N_ELEMENTS(names) + 1) * sizeof(refs[0]));
    size_t n = 0;

    if (!refs)
        return err_no_memory(err);
    if (!dir) {
        err_set(err, ERR_NOT_FOUND, "there is no class library to compile C# against");
        return err_hint(err, "Install Mono: on Debian and Ubuntu the package mono-mcs");
    }
    for (size_t i = 0; i <= N_ELEMENTS(names); i++) {
        const char *path = i < N_ELEMENTS(names)
                               ? arena_printf(a, "%s/%s", dir, names[i]).p
                               : arena_printf(a, "%s/Umcp.Support.dll", lib_dir ? lib_dir : "").p;

        if (!path)
            return err_no_memory(err);
        if (access(path, R_OK) == 0)
            refs[n++] = path;
    }
    *ret_library = (struct library){.dir = dir, .refs = refs, .n_refs = n};
    return true;
}
