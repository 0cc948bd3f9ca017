#include "own.h"

#include <stdio.h>
#include <unistd.h>

#include "app.h"

void own_driver_find(const char *work)
{
    const char *own = arena_printf(&app.arena, "%s/umcp-csc.exe", app.options.path).p;

    (void)work;
    if (own && access(own, R_OK) == 0) {
        app.driver = own;
        return;
    }
    snprintf(app.problem, sizeof(app.problem), "there is no driver for the compiler in '%s'",
             app.options.path);
}
