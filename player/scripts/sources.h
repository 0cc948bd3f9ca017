/*
 * Finds the C# sources of the project's assembly: those below Assets, Packages and local packages,
 * with or without a .meta file; those of the plugins folder; and those of Editor folders that
 * declare tools. Also decides which to repair or leave out when the compiler reports errors.
 * Private to this folder.
 */
#ifndef PLAYER_SCRIPTS_SOURCES_H
#define PLAYER_SCRIPTS_SOURCES_H

#include "base/base.h"
#include "base/limits.h"
#include "unity/unity.h"

/* Rewrites that may make a source compile. MEND_NAMES are the bits of csharp_resolve_names();
 * MEND_NULLS is for mcs alone. */
enum mend {
    MEND_NAMES = (1 << CSHARP_AMBIGUOUS_TYPES) - 1,
    MEND_NULLS = 1 << CSHARP_AMBIGUOUS_TYPES,
    MEND_GLOBAL = MEND_NULLS << 1
};

struct source {
    struct slice path; /* relative to the project's folder or absolute; NUL-terminated */
    bool is_added;     /* from plugins or an Editor folder: must not push out the project's own */
    bool is_out;       /* left out: does not compile, or no compiler can read it */
    unsigned mends;    /* rewrites in the copy that the compiler gets: bits of enum mend */
    /* For judge.c, during a round: */
    struct slice complaint; /* the first; empty: none */
    unsigned wanted;        /* rewrites that may help */
    bool is_related;        /* named in a complaint about another source */
    /* For judge.c, while it bisects: */
    bool is_suspect;
    bool is_aside; /* left out of this round */
};

struct sources {
    struct source *items; /* the project's own first, each part ordered by path */
    size_t n, cap;
    unsigned n_bisected;
    bool is_mcs;       /* the compiler is mcs */
    bool is_bisecting; /* the report does not tell which source is to blame, so we search for it
                        * with subsets: */
    bool is_clash;     /* an added one that causes errors in the project's own */
};

/* Which sources a build gets. */
enum phase {
    PHASE_TRY,  /* everything: usually compiles */
    PHASE_OWN,  /* only the project's own, until the remaining ones compile */
    PHASE_ADDED /* then the added ones too: any error is now theirs */
};

/* Paths live in `a`. Skips what cannot be read, and logs if there are more than the maximum. False,
 * and an empty list: no memory. */
bool sources_find(const struct project *p, const char *plugins, struct arena *a,
                  struct sources *ret_sources);
void sources_done(struct sources *s);

/* How many sources are not left out, in total and of the added ones. */
size_t sources_count(const struct sources *s);
size_t sources_count_added(const struct sources *s);
bool source_is_in(const struct source *s, enum phase phase);

/* Whether a source mentions an attribute that makes a method a tool. */
bool source_has_tools(struct slice text);
/* Appends its text with these rewrites; false: they change nothing, it cannot be read, no
 * memory. */
bool source_mend(const struct project *p, const struct source *s, unsigned mends, struct buf *to);
/* Takes the compiler's report in `words`: leaves out or rewrites the sources it names, or changes
 * the phase. Logs what it leaves out. False: another run would not help. */
bool sources_judge(struct sources *s, const struct project *p, enum phase *phase,
                   struct slice words);
/* Advances to a phase that has something to compile; false: nothing is left. */
bool sources_choose_phase(const struct sources *s, enum phase *phase);

/* One step of bisecting, after a build with half of the suspects: either it made an assembly, or
 * failed with these `words`. Narrows the suspects; leaves out the last one, which ends
 * bisecting. */
void sources_bisect(struct sources *s, const struct project *p, enum phase phase, bool is_made,
                    struct slice words);
void sources_end_bisect(struct sources *s);

#endif
