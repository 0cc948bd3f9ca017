/*
 * Decodes the length of x86-64 instructions, and the parts that matter for moving them: branches,
 * operands that depend on the instruction's address, memory accesses that may fault. Pure; private
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
    bool has_target;    /* a branch to an address given in the instruction itself */
    int32_t target;     /* relative to the end of the instruction */
    bool uses_position; /* its memory operand is relative to its own address */
    bool may_fault;     /* it divides, or accesses memory other than the stack */
};

/* Decodes the instruction at `code`, of which `size` bytes may be read. False if it is cut off or
 * unknown; AVX-512, 3DNow! and privileged instructions are unknown. */
bool x86_decode(const uint8_t *code, size_t size, struct x86_instruction *ret_instruction);

#endif
