/*
 * Which C# sources make the project's assembly: those below Assets, Packages and local packages,
 * whether they have a .meta file or not; those of the folder of plugins; and those of Editor
 * folders that declare tools. And what becomes of them when mcs complains. Private to compile.c,
 * places.c, sources.c and judge.c.
 */
#ifndef PLAYER_SCRIPTS_SOURCES_H
#define PLAYER_SCRIPTS_SOURCES_H

#include "base/base.h"
#include "base/limits.h"
#include "unity/unity.h"

/* How a source may compile that does not as it is: see csharp_mend_names(), whose bits these are,
 * and the others there. */
enum mend {
    MEND_NAMES = (1 << CSHARP_MEND_TYPES) - 1,
    MEND_NULLS = 1 << CSHARP_MEND_TYPES,
    MEND_GLOBAL = MEND_NULLS << 1
};

struct source {
    struct slice path; /* relative to the project's folder or absolute; a NUL follows */
    bool is_added;     /* a plugin's or an Editor folder's: must not cost the project's own */
    bool is_out;       /* does not compile, or cannot be given to mcs */
    unsigned mends;    /* what is mended in the copy that mcs gets: bits of enum mend */
    /* judge.c's own, in a round: */
    struct slice complaint; /* the first; empty: none */
    unsigned wanted;        /* mends that may help */
    bool is_related;        /* to a complaint about another */
    /* and while it bisects: */
    bool is_suspect;
    bool is_aside; /* not given to mcs in this round */
};

struct sources {
    struct source *items; /* the project's own first, each part in byte order of paths */
    size_t n, cap;
    unsigned n_bisected;
    bool is_bisecting; /* mcs fails and names no source: runs with some of them find out which */
};

/* What a run of mcs is given. */
enum phase {
    PHASE_TRY,  /* everything: mostly that compiles */
    PHASE_OWN,  /* the project's own alone, until all that is left of them compiles */
    PHASE_ADDED /* then the others with them: errors are now the fault of those */
};

/* Paths live in `a`. What cannot be read is not there; more than the maximum is logged. False, and
 * an empty list: no memory. */
bool sources_find(const struct project *p, const char *plugins, struct arena *a,
                  struct sources *ret_sources);
void sources_done(struct sources *s);

/* How many are not left out; of the added ones alone. */
size_t sources_count(const struct sources *s);
size_t sources_count_added(const struct sources *s);
bool source_is_in(const struct source *s, enum phase phase);

/* Whether the text of a source mentions an attribute that makes a method a tool. */
bool source_has_tools(struct slice text);
/* Appends its text with these mends; false: they change nothing, it cannot be read, no memory. */
bool source_mend(const struct project *p, const struct source *s, unsigned mends, struct buf *to);
/* mcs has failed with these words: leaves out or mends what they name, or goes to another phase.
 * What is left out is logged. False: another try is of no use. */
bool sources_judge(struct sources *s, const struct project *p, enum phase *phase,
                   struct slice words);
/* To a phase that has something to compile; false: nothing is left. */
bool sources_settle(const struct sources *s, enum phase *phase);

/* Bisecting: mcs has run with half of the suspects, and has made an assembly or said this. The next
 * round has fewer suspects; the last one is left out, and bisecting is over. */
void sources_bisect(struct sources *s, const struct project *p, enum phase phase, bool is_made,
                    struct slice words);
void sources_end_bisect(struct sources *s);

#endif
