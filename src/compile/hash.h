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
/* Its path, size and time instead; of a file that is not there, that. */
void hash_add_stat(struct hash *h, const char *path);
/* False: no memory at some time. */
bool hash_end(struct hash *h, char ret_hex[HASH_SIZE]);

/* Reads a regular file once: its bytes go to `to` (NULL: nowhere), their SHA-256 to ret_hex. Waits
 * for nobody and reads no more than `max` bytes. Returns how many there were; -1 with the reason in
 * err, without the file's name: it is not a file, has more than `max` bytes, or cannot be read. */
int64_t hash_file(const char *path, uint64_t max, struct buf *to, char ret_hex[HASH_SIZE],
                  struct err *err);

#endif
