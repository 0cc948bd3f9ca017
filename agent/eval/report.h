/* The compiler's report as callers see it. Private to agent/. */
#ifndef AGENT_EVAL_REPORT_H
#define AGENT_EVAL_REPORT_H

#include "base/base.h"

/* The first few error lines of the compiler's report, "(3,11): error CS0103: …". Errors after the
 * end of the code are in text that we added: they are moved to the end of the code, and left out if
 * there are others. end_row 0: the end is unknown. In the arena; p is NULL without memory. */
struct slice eval_report(struct arena *a, struct slice raw, unsigned end_row, unsigned end_column);

#endif
