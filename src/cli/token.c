/* `umcp token`: makes a token. */
#include <errno.h>
#include <stdio.h>

#include "app.h"

int run_token(struct options *o)
{
    const char *path = o->n_words ? o->words[0] : NULL;
    char line[TOKEN_LINE_SIZE];
    struct err err;

    if (o->n_words > 1) {
        err_set(&err, ERR_ARGUMENT, "umcp token takes one file at most");
        return complain(&err);
    }
    token_new(line);
    if (!path)
        return fputs(line, stdout) < 0 || fflush(stdout) != 0;
    if (private_file_make(path, slice_of(line))) {
        say_line(stderr, "umcp: the token is in %s", path);
        return 0;
    }
    err_set(&err, ERR_INTERNAL, "cannot write token file '%s': %s", path, strerror(errno));
    if (errno == EEXIST)
        err_hint(&err, "clients may use the token in that file: delete the file first, or name "
                       "another");
    return complain(&err);
}
