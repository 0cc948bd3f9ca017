/* SHA-256 over texts and files. Failures stick: add freely and look at the end. */
#ifndef COMPILE_HASH_H
#define COMPILE_HASH_H

#include "base/base.h"

#define HASH_SIZE 65 /* 64 hex digits and a NUL */

struct hash;

/* NULL: no memory. Only hash_end() frees it. */
struct hash *hash_new(void);
/* With its length, so that no two series of texts are the same bytes. */
void hash_add(struct hash *h, struct slice text);
/* What the regular file has. False: it cannot be read; err names it. */
bool hash_add_file(struct hash *h, const char *path, struct err *err);
/* Its path, size and time instead; of a file that is not there, that. */
void hash_add_stat(struct hash *h, const char *path);
/* False: no memory at some time. */
bool hash_end(struct hash *h, char ret_hex[HASH_SIZE]);

#endif
