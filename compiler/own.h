/* Our driver for Roslyn's libraries that are not ours: compiled once by the compiler that they
 * belong to, and kept. */
#ifndef COMPILER_OWN_H
#define COMPILER_OWN_H

/* Sets app.driver. If there is none and none can be made, the compiler becomes a program (csc), or
 * app.problem has the reason that nothing can be compiled. */
void own_driver_find(const char *work);

#endif
