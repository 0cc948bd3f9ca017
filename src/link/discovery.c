/* Where the discovery file lies. Knows the environment, and touches no file. */
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
