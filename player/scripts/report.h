/*
 * The state of each script: compiled, compiled in part, or left out. Each build makes it, and it is
 * valid until the next.
 */
#ifndef PLAYER_SCRIPTS_REPORT_H
#define PLAYER_SCRIPTS_REPORT_H

#include "base/base.h"

enum script_state {
    SCRIPT_LIVE,   /* all of it */
    SCRIPT_PARTLY, /* some members are stubs, or left out */
    SCRIPT_OUT     /* the whole file is left out */
};

/* One thing that was left (docs/compile.md). */
struct report_left {
    int64_t line, column;
    struct slice what;  /* "Game.A.OnGUI()" */
    struct slice how;   /* "stub", "out", ... */
    struct slice error; /* "CS0103: ..." */
};

struct report_script {
    struct slice path;     /* in the project, or absolute */
    struct slice assembly; /* "Assembly-CSharp" */
    enum script_state state;
    int64_t members, stubbed, out; /* 0 if the compiler does not count */
    const struct report_left *left;
    size_t n_left;
    int64_t mtime_ns; /* of the file, 0 if there is none: a changed one is logged again */
    bool is_logged;   /* the log has it already: judge.c logs omissions */
    bool is_loaded;   /* the engine runs some of it, perhaps of an earlier build */
};

/* A missing name, and the members that it alone would bring to life. */
struct report_name {
    struct slice name;
    int64_t members;
};

struct report {
    struct report_script *scripts; /* by assembly, then by path */
    struct report_script **worst;  /* the same: those that lost most first */
    size_t n_scripts;
    size_t n_assemblies;            /* that were built */
    size_t n_live, n_partly, n_out; /* scripts */
    int64_t members, stubbed, out;  /* of all scripts */
    struct report_name *names;      /* most wins first */
    size_t n_names;
    unsigned build;            /* the number of this build; 0: there was none */
    int64_t ended_ms, took_ms; /* wall clock; how long it took */
    size_t n_made;             /* assemblies that were compiled for it; the others were known */
};

enum { REPORT_SHOWN_NAMES = 5 };

/* The last build's; empty before. */
const struct report *report_get(void);
/* "live", "partly", "out" */
extern const char *const script_state_words[];
/* The script that has a stub of this name and error, as LeftOutException has them; NULL: none. */
const struct report_script *report_find_stub(struct slice what, struct slice error);

/* --- For compile.c --- */

struct plan;
struct project;
/* A build begins. */
void report_begin(void);
/* Reads the compiler's list for each assembly. Logs a summary, and the errors of scripts of which
 * it has not logged the same before. `n_made` assemblies were not known. `is_mcs` adds what that
 * compiler lacks. */
void report_make(const struct project *p, const struct plan *plan, size_t n_made, bool is_mcs);
/* Whether a script that the engine runs is left out of this build, as a whole. */
bool report_has_lost(void);
/* The engine runs this build from now on. */
void report_set_loaded(void);

#endif
