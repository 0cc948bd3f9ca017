/* The response file that csc and mcs both understand. */
#ifndef COMPILER_RESPONSE_H
#define COMPILER_RESPONSE_H

#include "request.h"

/* Writes it, and copies of its files (copies.h), into the folder `work`. `to` gets "@<path>".
 * ERR_REQUEST: a path that such a file cannot hold. ERR_NOT_FOUND: a file has changed. */
bool response_write(const struct request *r, const char *work, char *to, size_t size,
                    struct err *err);

#endif
