/* Shared by the whole player: its options, Application's properties, memory, the main loop. */
#ifndef PLAYER_APP_H
#define PLAYER_APP_H

#include <stdbool.h>

#include "base/base.h"

struct player_options {
    const char *project, *scene, *url, *token_file;
    const char *state_dir, *managed_dir, *plugins; /* absolute */
    int link_fd;                                   /* -1: none */
    int fps;                                       /* 0: as fast as it can */
    int memory_limit;                              /* MB that compiled code may take; 0: no limit */
    bool is_self_check;
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

/* Application.Quit(): the loop ends after this frame. */
void player_quit(int exit_code);

/* --- memory.c --- */

/* Limits the process's memory to a multiple of the soft limit; before the runtime starts. */
void memory_limit(int soft_mb);
/* Resident memory; 0: unknown. */
int64_t memory_used_mb(void);

/* --- run.c: the runtime, its domains, and the loop. --- */

/* Starts Mono and enters the first domain. */
bool run_start(struct err *err);
/* Loads the scene that the options name, else the project's first. */
void run_first_scene(void);
/* Runs until Quit(), or until the server is gone. Returns the exit code. */
int run_loop(void);

/* --- world.c --- */

/* Gives the agent access to the graph (agent/engine/world.h). */
void world_start(void);

#endif
