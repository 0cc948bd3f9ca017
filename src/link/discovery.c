/* Finds the path of the discovery file in the environment. Does not open the file. */
#include <stdlib.h>

#include "link.h"

const char *discovery_usual_path(struct arena *a)
{
    const char *named = getenv(DISCOVERY_VARIABLE);
    const char *folder = getenv("TMPDIR");

    if (named && named[0])
        return arena_copy(a, slice_of(named)).p;
    return arena_printf(a, "%s/" DISCOVERY_FILE, folder && folder[0] ? folder : "/tmp").p;
}
