/* What the whole player knows: its options, what the application says of itself, its end. */
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

/* Exit codes that the server knows. */
enum {
    PLAYER_OK = 0,
    PLAYER_FAILED = 1,
    PLAYER_USAGE = 2,
    PLAYER_NO_RUNTIME = 3, /* no other is started */
    PLAYER_STUCK = 4,      /* code could not be stopped; another is started at once, and so it is */
    PLAYER_RECYCLE = 5     /* for the lack of memory */
};

extern struct player_options player_options;

/* Application.Quit(): the loop ends after this frame. */
void player_quit(int exit_code);

/* --- memory.c --- */

/* Sets the process's limit, some times the soft one; before the runtime starts. */
void memory_limit(int soft_mb);
/* What is resident; 0: nobody knows. */
int64_t memory_used_mb(void);

/* --- run.c: the runtime, its domains, and the loop. --- */

/* Starts Mono and enters the first domain. */
bool run_start(struct err *err);
/* Loads the scene that the options name, else the project's first. */
void run_first_scene(void);
/* Until quit, or until nobody needs the player any more. Returns the exit code. */
int run_loop(void);

/* --- world.c --- */

/* Lets the agent see the graph (agent/engine/world.h). */
void world_start(void);

#endif
