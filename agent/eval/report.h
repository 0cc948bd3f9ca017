/* The compiler's report as callers see it. Private to agent/. */
#ifndef AGENT_EVAL_REPORT_H
#define AGENT_EVAL_REPORT_H

#include "base/base.h"

/* Of the compiler's lines those that are errors, "(3,11): error CS0103: …", the first few of them.
 * What is reported behind the code's end, where text of ours stands, is reported at its end, unless
 * there is something else to report. end_row 0: the code has no end that counts. In the arena; p is
 * NULL without memory. */
struct slice eval_report(struct arena *a, struct slice raw, unsigned end_row, unsigned end_column);

#endif
