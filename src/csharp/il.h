/* Instructions of .NET (ECMA-335, III): a method's code, one after the other. */
#ifndef CSHARP_IL_H
#define CSHARP_IL_H

#include "base/base.h"

/* The instructions that name something; two-byte ones begin with 0xFE. */
enum il_code {
    IL_JMP = 0x27,
    IL_CALL = 0x28,
    IL_CALLVIRT = 0x6F,
    IL_NEWOBJ = 0x73,
    IL_LDFLD = 0x7B,
    IL_LDFLDA = 0x7C,
    IL_STFLD = 0x7D,
    IL_LDSFLD = 0x7E,
    IL_LDSFLDA = 0x7F,
    IL_STSFLD = 0x80,
    IL_BOX = 0x8C,
    IL_LDTOKEN = 0xD0,
    IL_LDFTN = 0xFE06,
    IL_LDVIRTFTN = 0xFE07,
    IL_INITOBJ = 0xFE15,
    IL_CONSTRAINED = 0xFE16,
};

struct il {
    uint32_t code;
    uint32_t token; /* of the thing that it names, else any number */
};

/* Moves *rest past the next instruction; false: there is none, or it is broken. */
bool il_next(struct slice *rest, struct il *ret_il);

#endif
