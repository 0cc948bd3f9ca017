/*
 * The thread of a plugin tool, by its code: on the worker if it, or what it calls,
 * waits for the main thread through a class MainThread; else on the main thread. Private to
 * usertool/.
 */
#ifndef AGENT_USERTOOL_PLACE_H
#define AGENT_USERTOOL_PLACE_H

#include "usertool.h"

/* The code of all assemblies, read when the first tool asks. Begins as zeros. */
struct places {
    struct reach *reach;
    bool was_read;
    char **files;
    size_t n_files, files_cap, bytes;
};

/* False also if the code cannot be read. */
bool places_is_for_worker(struct places *p, struct clr_method *m);
/* Initializes the project's own classes MainThread on the main thread, so that they learn which
 * thread it is. */
void places_prepare(struct places *p);
void places_done(struct places *p);

#endif
