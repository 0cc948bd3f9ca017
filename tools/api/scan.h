/*
 * What C# files declare: their types and members by the keys that head.h gives them. Bodies are
 * skipped, and both halves of an #if are read.
 */
#ifndef API_SCAN_H
#define API_SCAN_H

#include "faults.h"
#include "head.h"

struct source {
    struct slice path, text;
};

/* A type or member that a .cs file declares. */
struct hand {
    struct slice key; /* "UnityEngine.Camera`0|fieldOfView", "|UnityEngine.Camera`0" of the type */
    const struct source *source;
    size_t at;    /* where, in the source */
    size_t owner; /* length of the first part of the key */
    unsigned marks;
    enum head_kind kind;
    bool has_bases, is_interface;
    struct slice attributes; /* of a type, in all its parts: " Obsolete Serializable " */
};

struct scan {
    struct arena *arena;
    struct faults *faults;
    struct map hands;
};

void scan_init(struct scan *s, struct arena *a, struct faults *faults);
void scan_done(struct scan *s);
/* Adds what a source declares; the source must outlive the scan. What is wrong becomes a fault. */
void scan_add(struct scan *s, const struct source *source);
/* NULL: no source declares it. Type keys have "" as the owner. */
const struct hand *scan_find(const struct scan *s, struct slice owner, struct slice key);

#endif
