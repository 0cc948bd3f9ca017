/* The user's key, which servers and engines of this user share. Included by link.h. */
#ifndef LINK_KEY_H
#define LINK_KEY_H

#include "base/base.h"

#define LINKKEY_SIZE 65 /* 32 bytes in hex, and NUL */

/* $XDG_STATE_HOME/umcp/link.key, else ~/.local/state/umcp/link.key, in the arena. NULL with err
 * set: neither variable is set to an absolute path, or no memory. */
const char *linkkey_path(struct arena *a, struct err *err);
/* Reads the key, or makes one if there is none yet. False with err set: other users may know it or
 * may have chosen it, it is malformed, or it can be neither read nor made. */
bool linkkey_get(const char *path, char ret_key[LINKKEY_SIZE], struct err *err);

#endif
