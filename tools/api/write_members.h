/* The members that files have values of, as C for src/unity/project/members.c. */
#ifndef API_WRITE_MEMBERS_H
#define API_WRITE_MEMBERS_H

#include "write_c.h"

/*
 * Writes member_types[], member_enums[] and what they refer to, of src/unity/project/members.h. A
 * key on a member whose type no table has is a fault, unless the type is .NET's.
 */
void write_members(const struct c_writer *w);

#endif
