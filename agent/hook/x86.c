/*
 * Instruction lengths from two tables of the opcode maps, one letter for each opcode. Knows no more
 * about the instructions than the header says.
 */
#include "x86.h"

#include <string.h>

#define MAX_LEN 15 /* the processor rejects longer ones */

/*
 * The bytes after an opcode:
 *   .  nothing               m  a ModRM byte               x  unknown
 *   b  8 bits                B  ModRM and 8 bits           p  it is a prefix
 *   z  16 or 32 bits         Z  ModRM and 16 or 32 bits    R  it is a REX prefix
 *   v  16, 32 or 64 bits     a  a 64-bit address           V  it is a VEX prefix
 *   j  8 bits to branch      J  32 bits to branch          2  the second map follows
 *   r  nothing, a return     w  16 bits, a return          t  nothing, a trap
 *   f  ModRM and, if it is a test, a value as large as the operand (f: any, F: 8 bits)
 *   g  ModRM, and the register field may make it a branch
 *   s  nothing, but it accesses memory through registers
 */
static const char one_byte[] =
    /* 0 */ "mmmmbzxxmmmmbzx2"
            /* 1 */ "mmmmbzxxmmmmbzxx"
            /* 2 */ "mmmmbzpxmmmmbzpx"
            /* 3 */ "mmmmbzpxmmmmbzpx"
            /* 4 */ "RRRRRRRRRRRRRRRR"
            /* 5 */ "................"
            /* 6 */ "xxxmpppxzZbBxxxx"
            /* 7 */ "jjjjjjjjjjjjjjjj"
            /* 8 */ "BZxBmmmmmmmmmmmm"
            /* 9 */ "..........x....."
            /* a */ "aaaassssbzssssss"
            /* b */ "bbbbbbbbvvvvvvvv"
            /* c */ "BBwrVVBZx.wrtxxr"
            /* d */ "mmmmxxxsmmmmmmmm"
            /* e */ "jjjjxxxxJJxjxxxx"
            /* f */ "pxppt.Ff......mg";

static const char two_byte[] =
    /* 0 */ "xxxxxtxxxxxtxmxx"
            /* 1 */ "mmmmmmmmmmmmmmmm"
            /* 2 */ "xxxxxxxxmmmmmmmm"
            /* 3 */ "x.x.xxxx3x3xxxxx"
            /* 4 */ "mmmmmmmmmmmmmmmm"
            /* 5 */ "mmmmmmmmmmmmmmmm"
            /* 6 */ "mmmmmmmmmmmmmmmm"
            /* 7 */ "BBBBmmm.xxxxmmmm"
            /* 8 */ "JJJJJJJJJJJJJJJJ"
            /* 9 */ "mmmmmmmmmmmmmmmm"
            /* a */ "...mBmxx..xmBmmm"
            /* b */ "mmmmmmmmmmBmmmmm"
            /* c */ "mmBmBBBm........"
            /* d */ "mmmmmmmmmmmmmmmm"
            /* e */ "mmmmmmmmmmmmmmmm"
            /* f */ "mmmmmmmmmmmmmmmm";

enum { REX_B = 1, REX_X = 2, REX_W = 8 };

struct reader {
    const uint8_t *p, *end;
    bool is_short; /* operands of 16 bits */
    bool is_cut;
    bool is_vex;
    unsigned rex;
};

static uint8_t next(struct reader *r)
{
    if (r->p == r->end) {
        r->is_cut = true;
        return 0;
    }
    return *r->p++;
}

static void skip(struct reader *r, size_t n)
{
    if ((size_t)(r->end - r->p) < n)
        r->is_cut = true;
    else
        r->p += n;
}

static int32_t read_target(struct reader *r, size_t n)
{
    const uint8_t *at = r->p;
    int32_t target = 0;

    skip(r, n);
    if (r->is_cut)
        return 0;
    if (n == 1)
        return (int8_t)*at;
    memcpy(&target, at, sizeof(target));
    return target;
}

/* Memory accessed through the stack registers alone is always mapped. */
static bool is_on_stack(const struct reader *r, unsigned mod, unsigned rm, unsigned sib)
{
    enum { STACK = 4, FRAME = 5, NO_INDEX = 4 };

    if (r->is_vex || (r->rex & REX_B))
        return false;
    if (rm == STACK)
        return (sib & 7) == STACK && (sib >> 3 & 7) == NO_INDEX && !(r->rex & REX_X);
    return rm == FRAME && mod != 0;
}

/* Reads the ModRM byte with its SIB byte and displacement; returns the register field. */
static unsigned read_modrm(struct reader *r, struct x86_instruction *i)
{
    const unsigned modrm = next(r), mod = modrm >> 6, rm = modrm & 7;
    unsigned sib = 0;

    if (mod == 3)
        return modrm >> 3 & 7;
    if (rm == 4)
        sib = next(r);
    i->uses_position = mod == 0 && rm == 5;
    i->may_fault = !is_on_stack(r, mod, rm, sib);
    if (mod == 1)
        skip(r, 1);
    else if (mod == 2 || i->uses_position || (rm == 4 && mod == 0 && (sib & 7) == 5))
        skip(r, 4);
    return modrm >> 3 & 7;
}

static size_t operand_size(const struct reader *r)
{
    return r->is_short && !(r->rex & REX_W) ? 2 : 4;
}

/* Groups three (test, not, neg, mul, div) and five (inc, dec, call, jmp, push). */
static void read_group(struct reader *r, char form, struct x86_instruction *i)
{
    const unsigned which = read_modrm(r, i);

    if (form == 'g') {
        i->is_branch = which >= 2 && which <= 5;
        return;
    }
    if (which < 2)
        skip(r, form == 'F' ? 1 : operand_size(r));
    i->may_fault |= which >= 6;
}

/* Reads the bytes after the opcode, by its letter; false if it is unknown. */
static bool read_form(struct reader *r, char form, struct x86_instruction *i)
{
    switch (form) {
    case '.':
        return true;
    case 'm':
    case 'B':
    case 'Z':
        read_modrm(r, i);
        skip(r, form == 'B' ? 1 : form == 'Z' ? operand_size(r) : 0);
        return true;
    case 'f':
    case 'F':
    case 'g':
        read_group(r, form, i);
        return true;
    case 'b':
        skip(r, 1);
        return true;
    case 'z':
    case 'v':
        skip(r, form == 'v' && (r->rex & REX_W) ? 8 : operand_size(r));
        return true;
    case 'a':
    case 's':
        i->may_fault = true;
        skip(r, form == 'a' ? 8 : 0);
        return true;
    case 'j':
    case 'J': /* with a 16-bit operand size, some processors shorten this too */
        i->is_branch = true;
        i->has_target = true;
        i->target = read_target(r, form == 'j' ? 1 : 4);
        return form == 'j' || !r->is_short;
    case 'r':
    case 'w':
    case 't':
        i->is_branch = true;
        skip(r, form == 'w' ? 2 : 0);
        return true;
    default:
        return false;
    }
}

/* Reads the second map. Its 38 and 3a open further ones, where every opcode has a ModRM byte. */
static bool read_second(struct reader *r, struct x86_instruction *i)
{
    const uint8_t opcode = next(r);
    bool is_known;

    if (two_byte[opcode] == '3') {
        next(r);
        return read_form(r, opcode == 0x3a ? 'B' : 'm', i);
    }
    is_known = read_form(r, two_byte[opcode], i);
    if (opcode == 0x1f || opcode == 0x0d || opcode == 0x18) /* nop and hints access no memory */
        i->may_fault = false;
    return is_known;
}

/* Reads the two or three bytes of VEX, which replace the maps' own prefixes. */
static bool read_vex(struct reader *r, uint8_t first, struct x86_instruction *i)
{
    const uint8_t second = next(r);
    const unsigned map = first == 0xc4 ? second & 0x1f : 1;
    uint8_t opcode;

    r->is_vex = true;
    if (first == 0xc4)
        next(r);
    opcode = next(r);
    if (map == 1)
        return read_form(r, two_byte[opcode] == 'B' ? 'B' : opcode == 0x77 ? '.' : 'm', i);
    return (map == 2 || map == 3) && read_form(r, map == 3 ? 'B' : 'm', i);
}

static bool read_opcode(struct reader *r, uint8_t opcode, struct x86_instruction *i)
{
    const char form = one_byte[opcode];
    bool is_known;

    if (form == '2')
        return read_second(r, i);
    if (form == 'V')
        return read_vex(r, opcode, i);
    is_known = read_form(r, form, i);
    if (opcode == 0x8d) /* lea only computes an address */
        i->may_fault = false;
    return is_known;
}

bool x86_decode(const uint8_t *code, size_t size, struct x86_instruction *ret_instruction)
{
    struct reader r = {.p = code, .end = code + (size < MAX_LEN ? size : MAX_LEN)};
    struct x86_instruction i = {0};
    uint8_t opcode = next(&r);

    while (one_byte[opcode] == 'p' && !r.is_cut) {
        r.is_short |= opcode == 0x66;
        opcode = next(&r);
    }
    if (one_byte[opcode] == 'R') {
        r.rex = opcode;
        opcode = next(&r);
    }
    if (r.is_cut || !read_opcode(&r, opcode, &i) || r.is_cut)
        return false;
    i.len = (size_t)(r.p - code);
    *ret_instruction = i;
    return true;
}
