/* Words, blanks and literals of the fake's C#, and how reading fails; see fake_eval.h. */
#include "fake_eval.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>

#define MAX_NUMBER 40 /* characters of a number */

/* --- Failing. --- */

bool fake_eval_fail(struct fake_eval *e, enum fake_eval_end end, const char *format, ...)
{
    va_list args;

    e->end = end;
    e->line = 1;
    for (size_t i = 0; i < e->at; i++)
        e->line += e->code.p[i] == '\n';
    va_start(args, format);
    vsnprintf(e->message, sizeof(e->message), format, args);
    va_end(args);
    return false;
}

bool fake_eval_throw(struct fake_eval *e, const char *exception)
{
    return fake_eval_fail(e, EVAL_EXCEPTION, "%s", exception);
}

bool fake_eval_no_memory(struct fake_eval *e)
{
    return fake_eval_fail(e, EVAL_NO_MEMORY, "Out of memory");
}

const char *fake_eval_type(const struct fake_value *v)
{
    static const char *const names[] = {
        [V_NONE] = "void",     [V_BOOL] = "bool",     [V_INT] = "int",         [V_FLOAT] = "float",
        [V_DOUBLE] = "double", [V_STRING] = "string", [V_VECTOR3] = "Vector3",
    };

    return v->type ? fake_type_short(v->type) : names[v->kind];
}

/* --- Reading words. --- */

static struct slice rest(const struct fake_eval *e)
{
    return slice_skip(e->code, e->at);
}

static bool is_word(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool skip_comment(struct fake_eval *e)
{
    struct slice s = rest(e);
    bool is_line = slice_starts(s, SLICE("//"));
    size_t i = 2;

    if (!is_line && !slice_starts(s, SLICE("/*")))
        return false;
    while (i < s.len && !(is_line ? s.p[i] == '\n' : slice_starts(slice_skip(s, i), SLICE("*/"))))
        i++;
    if (i < s.len)
        i += is_line ? 1 : 2;
    e->at += i;
    return true;
}

void fake_eval_skip(struct fake_eval *e)
{
    do {
        while (e->at < e->code.len && e->code.p[e->at] && strchr(" \t\r\n", e->code.p[e->at]))
            e->at++;
    } while (skip_comment(e));
}

bool fake_eval_accept(struct fake_eval *e, const char *text)
{
    struct slice s;
    size_t len = strlen(text);

    fake_eval_skip(e);
    s = rest(e);
    if (!slice_starts(s, slice_of(text)))
        return false;
    if (is_word(text[len - 1]) && s.len > len && is_word(s.p[len]))
        return false;
    e->at += len;
    return true;
}

bool fake_eval_expect(struct fake_eval *e, const char *text)
{
    return fake_eval_accept(e, text) || SYNTAX(e, "%s expected", text);
}

bool fake_eval_at_end(struct fake_eval *e)
{
    fake_eval_skip(e);
    return e->at == e->code.len;
}

struct slice fake_eval_word(struct fake_eval *e)
{
    struct slice s;
    size_t len = 0;

    fake_eval_skip(e);
    s = rest(e);
    while (len < s.len && is_word(s.p[len]))
        len++;
    e->at += len;
    return slice_from(s.p, len);
}

/* --- Literals. --- */

static size_t number_length(struct slice s)
{
    size_t i = 0;

    while (i < s.len && is_digit(s.p[i]))
        i++;
    if (i + 1 < s.len && s.p[i] == '.' && is_digit(s.p[i + 1])) {
        for (i++; i < s.len && is_digit(s.p[i]);)
            i++;
    }
    if (i + 1 < s.len && (s.p[i] == 'e' || s.p[i] == 'E')) {
        size_t sign = s.p[i + 1] == '-' || s.p[i + 1] == '+';

        for (i += 1 + sign; i < s.len && is_digit(s.p[i]);)
            i++;
    }
    return i;
}

bool fake_eval_number(struct fake_eval *e, struct fake_operand *ret)
{
    struct slice s = rest(e);
    struct slice digits = slice_from(s.p, number_length(s));
    struct json_fault fault;
    const struct json *number;
    int64_t integer;

    if (digits.len > MAX_NUMBER || !json_parse(e->arena, digits, &number, &fault))
        return SYNTAX(e, "Invalid number");
    *ret = (struct fake_operand){.v.kind = V_DOUBLE, .is_const = true};
    e->at += digits.len;
    if (fake_eval_accept(e, "f") || fake_eval_accept(e, "F"))
        ret->v.kind = V_FLOAT;
    else if (!fake_eval_accept(e, "d") && text_to_int(digits, &integer))
        ret->v.kind = V_INT;
    if (!json_to_double(number, &ret->v.number))
        return SYNTAX(e, "Floating-point constant is outside the range of type 'double'");
    if (ret->v.kind == V_INT && ret->v.number > INT_MAX)
        return SYNTAX(e, "Integral constant is too large");
    if (ret->v.kind == V_FLOAT)
        ret->v.number = (double)(float)ret->v.number;
    if (e->at < e->code.len && is_word(e->code.p[e->at]))
        return SYNTAX(e, "; expected");
    return true;
}

static bool unescape(char c, char *ret)
{
    static const char from[] = "\"'\\nrt0", to[] = "\"'\\\n\r\t";
    const char *at = c ? strchr(from, c) : NULL;

    if (!at)
        return false;
    *ret = to[at - from];
    return true;
}

/* Where the string that begins `s` ends: at its other quote, or 0 if there is none in its line. */
static size_t string_end(struct slice s, char quote)
{
    size_t i = 1;

    while (i < s.len && s.p[i] != quote && s.p[i] != '\n')
        i += s.p[i] == '\\' ? 2 : 1;
    return i < s.len && s.p[i] == quote ? i : 0;
}

bool fake_eval_string(struct fake_eval *e, char quote, struct fake_operand *ret)
{
    struct slice s = rest(e);
    size_t end = string_end(s, quote), len = 0;
    char *to;

    if (!end)
        return SYNTAX(e, "Newline in constant");
    if (end > FAKE_TEXT)
        return SYNTAX(e, "String constant is too long");
    to = arena_alloc(e->arena, end);
    if (!to)
        return fake_eval_no_memory(e);
    for (size_t i = 1; i < end; i++) {
        to[len] = s.p[i];
        if (s.p[i] == '\\' && !unescape(s.p[++i], &to[len]))
            return SYNTAX(e, "Unrecognized escape sequence");
        len++;
    }
    e->at += end + 1;
    *ret = (struct fake_operand){.v = {.kind = V_STRING, .text = slice_from(to, len)}};
    return true;
}
