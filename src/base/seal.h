/*
 * Sealed text, which a stranger keeps for us. It can be read, but not changed, and it fits only
 * the occasion that it was sealed for. The caller provides the key.
 */
#ifndef BASE_SEAL_H
#define BASE_SEAL_H

#include "arena.h"
#include "buf.h"

#define SEAL_KEY_SIZE    32
#define SEAL_DIGEST_SIZE 32

/* SHA-256 of the parts and their lengths: moving a byte from one part to the next changes it.
 * False: no memory. */
bool seal_digest(const struct slice *parts, size_t n, unsigned char to[SEAL_DIGEST_SIZE]);

/* Appends `content` as base64, '.', and an HMAC-SHA256 over it and `occasion`, a digest. */
void seal_write(struct buf *to, const unsigned char key[SEAL_KEY_SIZE],
                const unsigned char occasion[SEAL_DIGEST_SIZE], struct slice content);
/* Reads it back into the arena. False: not sealed with this key for this occasion, or no memory. */
bool seal_read(struct arena *a, const unsigned char key[SEAL_KEY_SIZE],
               const unsigned char occasion[SEAL_DIGEST_SIZE], struct slice text,
               struct slice *ret_content);

#endif
