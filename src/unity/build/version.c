/*
 * Versions of packages (semantic versioning) and of Unity (2022.3.15f1), and the ranges that
 * versionDefines have. A part that is missing is 0.
 */
#include "build.h"

struct version {
    int64_t numbers[3];
    int release;      /* of Unity: 'a', 'b', 'f' ...; 0: not said */
    int64_t revision; /* after that letter */
    struct slice pre; /* after '-' */
};

static size_t digits(struct slice s)
{
    size_t n = 0;

    while (n < s.len && text_is_digit(s.p[n]))
        n++;
    return n;
}

/* Takes a number from the front. */
static bool take_number(struct slice *rest, int64_t *ret_value)
{
    const size_t n = digits(*rest);

    if (n == 0 || !text_to_int(slice_from(rest->p, n), ret_value))
        return false;
    *rest = slice_skip(*rest, n);
    return true;
}

static bool parse(struct slice text, struct version *ret_version)
{
    struct version v = {.release = 0};
    struct slice rest = slice_trim(text), plain = slice_cut(&rest, '+');

    rest = slice_cut(&plain, '-');
    v.pre = plain;
    for (size_t i = 0; i < N_ELEMENTS(v.numbers); i++) {
        if (!take_number(&rest, &v.numbers[i]))
            return false;
        if (rest.len == 0 || rest.p[0] != '.')
            break;
        rest = slice_skip(rest, 1);
    }
    if (rest.len && strchr("abcfpx", rest.p[0])) {
        v.release = rest.p[0] == 'c' ? 'f' : rest.p[0]; /* China's final release */
        rest = slice_skip(rest, 1);
        take_number(&rest, &v.revision);
    }
    *ret_version = v;
    return rest.len == 0;
}

static int sign(int64_t a, int64_t b)
{
    return (a > b) - (a < b);
}

/* One identifier: numbers come before words, and are compared as numbers. */
static int compare_parts(struct slice a, struct slice b)
{
    int64_t x = 0, y = 0;
    const bool is_number = text_to_int(a, &x), is_other = text_to_int(b, &y);

    if (is_number && is_other)
        return sign(x, y);
    if (is_number != is_other)
        return is_number ? -1 : 1;
    return slice_compare(a, b);
}

/* None at all is later than any. */
static int compare_pre(struct slice a, struct slice b)
{
    int order = 0;

    if (!a.len || !b.len)
        return (a.len == 0) - (b.len == 0);
    while (!order && a.len && b.len) {
        const struct slice left = slice_cut(&a, '.');

        order = compare_parts(left, slice_cut(&b, '.'));
    }
    return order ? order : (a.len > 0) - (b.len > 0);
}

static int compare(const struct version *a, const struct version *b)
{
    for (size_t i = 0; i < N_ELEMENTS(a->numbers); i++)
        if (a->numbers[i] != b->numbers[i])
            return sign(a->numbers[i], b->numbers[i]);
    if (a->release && b->release && a->release != b->release)
        return a->release - b->release;
    if (a->release && b->release && a->revision != b->revision)
        return sign(a->revision, b->revision);
    return compare_pre(a->pre, b->pre);
}

bool version_compare(struct slice a, struct slice b, int *ret_order)
{
    struct version left, right;

    if (!parse(a, &left) || !parse(b, &right))
        return false;
    *ret_order = compare(&left, &right);
    return true;
}

/* Whether it is on the right side of a bound; an empty bound is none. */
static bool is_beyond(const struct version *v, struct slice bound, int side, bool is_inclusive)
{
    struct version limit;
    int order;

    if (slice_trim(bound).len == 0)
        return true;
    if (!parse(bound, &limit))
        return false;
    order = compare(v, &limit);
    return order == 0 ? is_inclusive : (order > 0) == (side > 0);
}

bool version_is_in(struct slice version, struct slice expression)
{
    struct slice text = slice_trim(expression), low;
    struct version v;
    char first, last;

    if (!parse(version, &v))
        return false;
    if (text.len == 0)
        return true;
    first = text.p[0];
    last = text.p[text.len - 1];
    if (first != '[' && first != '(')
        return is_beyond(&v, text, 1, true);
    if (text.len < 3 || (last != ']' && last != ')'))
        return false;
    text = slice_from(text.p + 1, text.len - 2);
    if (!memchr(text.p, ',', text.len)) /* exactly that one */
        return first == '[' && last == ']' && slice_trim(text).len &&
               is_beyond(&v, text, 1, true) && is_beyond(&v, text, -1, true);
    low = slice_cut(&text, ',');
    return is_beyond(&v, low, 1, first == '[') && is_beyond(&v, text, -1, last == ']');
}
