/* Stands in for what is not merged yet. */
#include <stdlib.h>

#include "compile/client.h"
#include "sandbox/sandbox.h"

__attribute__((weak)) const char *const compile_fault_words[COMPILE_FAULT_COUNT] = {
    "died", "late", "session", "changed", "cancelled", "unsupported", "unavailable", "request"};

__attribute__((weak)) bool sandbox_environment(const char *home, const char *tmp, struct err *err)
{
    (void)err;
    clearenv();
    return setenv("PATH", "/usr/local/bin:/usr/bin:/bin", 1) == 0 && setenv("HOME", home, 1) == 0 &&
           setenv("TMPDIR", tmp, 1) == 0;
}

__attribute__((weak)) bool sandbox_enter(const struct sandbox_options *options, struct err *err)
{
    (void)options;
    (void)err;
    return true;
}
