/* The C# sources of one assembly, and which of them are rewritten for the compiler or left out. */
#ifndef UNITY_BUILD_SOURCES_H
#define UNITY_BUILD_SOURCES_H

#include "base/base.h"
#include "unity/csharp/csharp.h"
#include "unity/project/project.h"

/* Rewrites that may make a source compile. MEND_NAMES are the bits of csharp_resolve_names();
 * MEND_NULLS is for mcs alone. */
enum mend {
    MEND_NAMES = (1 << CSHARP_AMBIGUOUS_TYPES) - 1,
    MEND_NULLS = 1 << CSHARP_AMBIGUOUS_TYPES,
    MEND_GLOBAL = MEND_NULLS << 1
};

struct source {
    struct slice path;   /* relative to the project's folder or absolute; NUL-terminated */
    bool is_out;         /* left out: does not compile, or no compiler can read it */
    struct slice reason; /* why: the first error, "(3,4): error CS0103: ..."; empty: not known */
    unsigned mends;      /* rewrites in the copy that the compiler gets: bits of enum mend */
    /* For the judge of the compiler's errors, during a round: */
    struct slice complaint; /* the first; empty: none */
    unsigned wanted;        /* rewrites that may help */
    unsigned n_shown;       /* errors in the log */
    /* While it bisects: */
    bool is_suspect;
    bool is_aside; /* left out of this round */
};

struct sources {
    struct source *items; /* ordered by path */
    size_t n, cap;
    unsigned n_bisected;
    struct arena *arena; /* for the reasons; NULL: they are not kept */
    bool is_mcs;         /* the compiler is mcs */
    bool is_bisecting;   /* the report does not name the faulty source, so we search for it
                        * with subsets */
};

/* How many sources are not left out. */
size_t sources_count(const struct sources *s);
/* Whether the next build gets it. */
bool source_is_in(const struct source *s);

/* Does a source mention an attribute that makes a method a tool? */
bool source_has_tools(struct slice text);
/* Appends its text with these rewrites; false: they change nothing, it cannot be read, no
 * memory. */
bool source_mend(const struct project *p, const struct source *s, unsigned mends, struct buf *to);

#endif
