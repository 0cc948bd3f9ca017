/*
 * Lengths of x86-64 instructions, and what matters for moving code: branches,
 * operands that depend on where the instruction stands, memory that may not be there. Pure; private
 * to agent/.
 */
#ifndef AGENT_HOOK_X86_H
#define AGENT_HOOK_X86_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct x86_instruction {
    size_t len;
    bool is_branch;     /* jump, call, return, or a trap */
    bool has_target;    /* a branch to a place that the instruction itself names: */
    int32_t target;     /* counted from the instruction's end */
    bool uses_position; /* its memory operand is relative to where it stands */
    bool may_fault;     /* it divides, or touches other memory than the stack */
};

/* The instruction at `code`, of which `size` bytes may be read. False: not one that is known here,
 * or cut off. AVX-512, 3DNow! and instructions of the kernel are not. */
bool x86_decode(const uint8_t *code, size_t size, struct x86_instruction *ret_instruction);

#endif
