/*
 * Which C# compilers this machine has, best first. Reads files, runs nothing. Also looks at $PATH
 * and $DOTNET_ROOT. Server, doctor, umcp-compile and a player started by hand find the same.
 */
#ifndef COMPILE_COMPILER_H
#define COMPILE_COMPILER_H

#include "base/base.h"

enum compiler_kind {
    COMPILER_HOSTED, /* Roslyn's libraries in our driver: stays warm, compiles submissions */
    COMPILER_CSC,    /* a program with csc's options, run for each request */
    COMPILER_MCS     /* Mono's old compiler: part of C# 7 */
};

extern const char *const compiler_kind_words[]; /* "hosted", "csc", "mcs", NULL */

#define COMPILER_ID_SIZE 65 /* 64 hex digits and a NUL */

struct compiler {
    enum compiler_kind kind;
    const char *from;    /* for people: "$UMCP_CSC", "Unity 2022.3.20f1", "umcp", "Debian's mcs" */
    const char *path;    /* hosted: the folder of Microsoft.CodeAnalysis.dll; else the program */
    const char *runtime; /* the mono or dotnet that runs it; NULL: `path` runs by itself */
    bool is_dotnet;      /* `runtime` is .NET's, not Mono's */
    const char *version; /* of the compiler, if its files have it; else "" */
    const char *csharp;  /* the newest C# that umcp uses with it: "9.0", "8.0"; mcs: "7 (part)" */
    char id[COMPILER_ID_SIZE]; /* differs if it, our driver or the class library differ */
};

struct compiler_search {
    const char *wanted;        /* --compiler: a path, "auto" or "mcs"; NULL: auto */
    const char *csc;           /* $UMCP_CSC; NULL: not set */
    const char *home;          /* NULL: none */
    const char *unity_version; /* of the project; NULL or "": none */
    const char *lib_dir;       /* where umcp's own files are, "…/lib/umcp" */
    const char *root;          /* for tests: precedes the system's folders; NULL: none */
};

/* All of them, best first, in the arena. False: no memory. */
bool compiler_list(struct arena *a, const struct compiler_search *search,
                   struct compiler **ret_items, size_t *ret_n, struct err *err);
/* The one to use. ERR_NOT_FOUND: there is none, or not the one that was asked for; the hint names
 * the remedy. */
bool compiler_choose(struct arena *a, const struct compiler_search *search,
                     struct compiler *ret_compiler, struct err *err);
/* Sets `version` and `csharp` by `kind` and `path`. */
void compiler_describe(struct arena *a, struct compiler *c);
/* "Roslyn 4.1.0, C# 9.0, from umcp", in the arena. NULL: no memory. */
const char *compiler_name(struct arena *a, const struct compiler *c);
/* The limits of mcs, for people; one sentence. */
extern const char compiler_mcs_limits[];

#endif
