/* Shared by the files of a plan: its parts, and log lines about omissions. */
#ifndef UNITY_BUILD_INTERNAL_H
#define UNITY_BUILD_INTERNAL_H

#include "files.h"
#include "plan.h"

/* Decides the references of each, its DLLs, symbols and options it has, and sorts by that. `files`
 * are all files. False: no memory. */
bool plan_connect(struct plan *plan, const struct project *p, const struct files *files);
/* The assembly that a definition or reference names; PLAN_NOWHERE: none. */
size_t plan_find(const struct plan *plan, struct slice reference);

void plan_log_line(const struct plan_log *log, struct slice text);
/* Logs a line about a file. */
void plan_log(const struct plan *plan, struct slice path, const char *what, const char *why);
/* Logs that a source or folder of sources may not be read. */
void plan_log_refused(const struct plan_log *log, struct slice path);

#endif
