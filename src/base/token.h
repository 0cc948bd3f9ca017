/* Tokens: their form, and reading one from a file. For the server, engines and clients. */
#ifndef BASE_TOKEN_H
#define BASE_TOKEN_H

#include "private.h"

/* Whether the text can be a token: LIMIT_TOKEN_MIN to LIMIT_TOKEN_MAX characters of printable ASCII
 * without blanks. False: ERR_ARGUMENT has the fault, without the text. */
bool token_check(struct slice token, struct err *err);
/* The same for a token that may be short: 1 to LIMIT_TOKEN_MAX such characters. */
bool token_check_letters(struct slice token, struct err *err);
/* Reads the file's first line. Nobody but this user may read the file. */
bool token_read(struct arena *a, const char *path, const char **ret_token, struct err *err);

#endif
