/* Finds the project source that defines a method: for the agent's descriptions of tools, and for
 * reports of code that holds the engine. */
#ifndef PLAYER_SCRIPTS_PLACES_H
#define PLAYER_SCRIPTS_PLACES_H

#include <stdbool.h>
#include <stddef.h>

/* Installs the lookup in the agent; before agent_start(). */
void places_start(void);

struct clr_method;
/* The full name of the class that a method of the project belongs to, without those nested in it,
 * and the source that declares it, else the DLL that has it, as the project names it. Reads sources
 * until it is found. False: it is not the project's. Any thread, while the main thread leaves the
 * list of sources alone. */
bool places_find(struct clr_method *m, char *ret_class, size_t class_size, char *ret_path,
                 size_t path_size);

#endif
