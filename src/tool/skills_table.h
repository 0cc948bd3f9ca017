/* The table of skills, which the build makes from data/skills (cmake/skills.cmake) and skills.c
 * reads. */
#ifndef TOOL_SKILLS_TABLE_H
#define TOOL_SKILLS_TABLE_H

#include "skills.h"

extern const struct skill skill_table[];
extern const size_t skill_table_len;

#endif
