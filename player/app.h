/* Shared by the whole player: its options, Application's properties, memory, the main loop. */
#ifndef PLAYER_APP_H
#define PLAYER_APP_H

#include <stdbool.h>

#include "base/base.h"

struct player_options {
    const char *project, *scene, *url, *token_file;
    const char *managed_dir, *plugins; /* absolute, as are the next two */
    const char *state_dir;             /* the player's own: scripts may write there */
    const char *cache_dir;             /* of the compile service: the player only reads there */
    const char *compiler_id;           /* struct compiler; NULL: choose one, or there is none */
    const char *compiler_name;         /* for people; NULL: not known */
    const char *compiler;              /* which to choose: a path, "auto" or "mcs"; NULL: auto */
    int compiler_kind;                 /* enum compiler_kind */
    int link_fd, compile_fd;           /* -1: none */
    int fps;                           /* 0: as fast as it can */
    int hold_limit;                    /* seconds that a script may hold the engine; 0: any */
    int memory_limit;                  /* MB that compiled code may take; 0: no limit */
    int sandbox;                       /* enum player_sandbox */
    int report_fd;                     /* where to write a report before it ends; -1: none */
    bool is_self_check;
};

/* The access of scripts to the project's files. */
enum player_sandbox {
    PLAYER_SANDBOX_OFF, /* the rights of this user */
    PLAYER_SANDBOX_READ,
    PLAYER_SANDBOX_WRITE
};

/* Exit codes that the server understands. */
enum {
    PLAYER_OK = 0,
    PLAYER_FAILED = 1,
    PLAYER_USAGE = 2,
    PLAYER_NO_RUNTIME = 3, /* the server does not start another */
    PLAYER_STUCK = 4,      /* user code could not be stopped; the server starts another at once */
    PLAYER_RECYCLE = 5     /* too little memory is left; the server starts another at once */
};

extern struct player_options player_options;

/* A path relative to the folder of this program. NULL: not known. */
const char *beside_program(struct arena *a, const char *relative);
/* Application.Quit(): the loop ends after this frame. */
void player_quit(int exit_code);
/* Scripts are being compiled beside those that run. */
bool player_is_compiling(void);

/* --- memory.c --- */

/* Limits the process's memory to a multiple of the soft limit; before the runtime starts. Final:
 * scripts and child processes cannot lift it. */
void memory_limit(int soft_mb, bool is_final);
/* Resident memory; 0: unknown. */
int64_t memory_used_mb(void);

/* --- confine.c: the sandbox that scripts run in. --- */

struct project;
enum refused_kind {
    REFUSED_SOCKET,
    REFUSED_PROCESS,
    REFUSED_FILE,
    REFUSED_ASSET, /* of the project: may be written with --allow-writes */
    REFUSED_COUNT
};

/* Call first of all: closes inherited descriptors, and reports if there will be no sandbox. */
void confine_prepare(void);
/* Enters the sandbox of the options, and replaces the environment. Call when the project is open
 * and before the runtime is loaded. */
bool confine_enter(struct arena *a, const struct project *p, struct err *err);
bool confine_is_inside(void);
/* Notes a refusal for the log; `what` is a path or empty. Any thread. */
void confine_note(enum refused_kind kind, struct slice what);
/* Notes the refusal that caused an uncaught exception, if one did. Any thread. */
void confine_look_at(struct slice exception);
/* The clr_explain_fn of the sandbox: names the remedy, if it was the reason. */
const char *confine_explain(struct slice exception);
/* Logs each kind of refusal once. The main thread's. */
void confine_report(void);

/* --- interpose.c --- */

/* Lets Mono's class library find functions of libc here, too. Call it once Mono is loaded. */
void interpose_start(void);

/* --- data.c --- */

/* The names of company and product; a project without one has that of its folder. */
struct slice data_company(const struct project *p);
struct slice data_product(const struct project *p);
/* persistentDataPath. Makes the folder again, because scripts write there without checking that it
 * exists. */
struct slice data_folder(struct arena *a, const struct project *p);
/* Once, before the sandbox is entered: makes that folder, and moves the data of earlier versions
 * there, from the player's folder, or from `oldest` if that is not NULL. Overwrites nothing. */
bool data_prepare(struct arena *a, const struct project *p, const char *oldest, struct err *err);

/* --- leftovers.c --- */

/* Makes the folders in the player's folder. An entry that is not this user's alone
 * gets another name, and a line in the log. False with err set: that did not work. */
bool leftovers_check(const char *dir, struct err *err);
/* The same for one folder; `above` is open, and `above_path` is its name for people. */
bool leftovers_check_folder(int above, const char *above_path, const char *name, bool must_make,
                            struct err *err);

/* --- service.c --- */

struct compile_options;
/* Connects to the server's compile service, or starts one for this player alone. Where there is
 * none, it has the reason. */
void service_start(struct arena *a, const struct project *p, struct compile_options *ret_options);
/* Ends the player's own service. */
void service_stop(void);

/* --- run.c: the runtime, its domains, and the loop. --- */

/* Starts Mono and enters the first domain. */
bool run_start(const struct compile_options *compile, struct err *err);
/* Loads the scene that the options name, else the project's first. */
void run_first_scene(void);
/* Whether scripts have changed of which nothing is compiled yet. */
bool run_has_changed(void);
/* Runs until Quit(), or until the connection ends. Returns the exit code. */
int run_loop(void);

/* --- world.c --- */

/* Gives the agent access to the graph (agent/engine/world.h). */
void world_start(void);

#endif
