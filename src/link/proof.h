/*
 * How an engine and a server prove to each other that they know the same secret (docs/link.md, "Who
 * is there"). Computes and compares; neither reads secrets nor sends anything. Included by link.h.
 */
#ifndef LINK_PROOF_H
#define LINK_PROOF_H

#include "base/base.h"

#define LINKPROOF_BYTES 32                        /* of a nonce, and of a proof */
#define LINKPROOF_SIZE  (2 * LINKPROOF_BYTES + 1) /* either as hex, with its NUL */

enum linkproof_by { LINKPROOF_BY_OTHER, LINKPROOF_BY_KEY, LINKPROOF_BY_TOKEN, LINKPROOF_BY_COUNT };

/* The secret's name on the wire. */
const char *linkproof_by_name(enum linkproof_by by);

/* The subject of a proof: one connection. */
struct linkproof {
    enum linkproof_by by;
    int port; /* that the engine dialled */
    char engine_nonce[LINKPROOF_SIZE], server_nonce[LINKPROOF_SIZE];
};

/* Makes a nonce of LINKPROOF_BYTES random bytes. */
void linkproof_nonce(const unsigned char bytes[LINKPROOF_BYTES], char ret_nonce[LINKPROOF_SIZE]);
/* Copies a nonce. False: it is not one. */
bool linkproof_take_nonce(struct slice text, char ret_nonce[LINKPROOF_SIZE]);

/* The proof of one side. False: no memory. */
bool linkproof_write(const struct linkproof *p, bool is_server, struct slice secret,
                     char ret_proof[LINKPROOF_SIZE]);
/* Whether `proof` is that side's proof, in a time that does not depend on where it differs. */
bool linkproof_is_fine(const struct linkproof *p, bool is_server, struct slice secret,
                       struct slice proof);

#endif
