/*
 * Typed access to a tree's values: members, numbers, references to objects.
 */
#include <math.h>
#include <stdlib.h>

#include "base/limits.h"
#include "lex.h"

const struct yaml *yaml_get(const struct yaml *map, const char *key)
{
    const struct slice name = slice_of(key);

    if (!map || map->type != YAML_MAP)
        return NULL;
    for (const struct yaml *v = map->first; v; v = v->next)
        if (slice_eq((v->key.len >= 2 && yaml_is_quote(*v->key.p)
                          ? slice_from(v->key.p + 1, v->key.len - 2)
                          : v->key),
                     name))
            return v;
    return NULL;
}

bool yaml_to_int(const struct yaml *v, int64_t *ret_value)
{
    return v && v->type == YAML_SCALAR && text_to_int(v->raw, ret_value);
}

bool yaml_to_bool(const struct yaml *v, bool *ret_value)
{
    if (!v || v->type != YAML_SCALAR || v->raw.len != 1 || (*v->raw.p != '0' && *v->raw.p != '1'))
        return false;
    *ret_value = *v->raw.p == '1';
    return true;
}

static size_t skip_digits(struct slice s, size_t at)
{
    while (at < s.len && text_is_digit(s.p[at]))
        at++;
    return at;
}

/* Digits with at most one dot, then perhaps an exponent. */
static bool is_decimal(struct slice s)
{
    size_t at = skip_digits(s, 0);
    size_t n_digits = at;

    if (at < s.len && s.p[at] == '.') {
        at = skip_digits(s, at + 1);
        n_digits = at - 1;
    }
    if (n_digits == 0)
        return false;
    if (at < s.len && (s.p[at] == 'e' || s.p[at] == 'E')) {
        const size_t sign = at + 1 < s.len && (s.p[at + 1] == '-' || s.p[at + 1] == '+');
        const size_t digits = at + 1 + sign;

        at = skip_digits(s, digits);
        if (at == digits)
            return false;
    }
    return at == s.len;
}

bool yaml_to_double(const struct yaml *v, double *ret_value)
{
    char digits[LIMIT_YAML_NUMBER + 1];
    struct slice s;
    bool is_negative;
    double value;

    if (!v || v->type != YAML_SCALAR || v->raw.len == 0 || v->raw.len > LIMIT_YAML_NUMBER)
        return false;
    is_negative = *v->raw.p == '-';
    s = is_negative || *v->raw.p == '+' ? slice_skip(v->raw, 1) : v->raw;
    if (is_decimal(s)) {
        memcpy(digits, s.p, s.len);
        digits[s.len] = '\0';
        value = strtod(digits, NULL);
    } else {
        if (s.len && *s.p == '.')
            s = slice_skip(s, 1);
        if (slice_eq_nocase(s, SLICE("nan")))
            value = (double)NAN;
        else if (slice_eq_nocase(s, SLICE("infinity")) || slice_eq_nocase(s, SLICE("inf")))
            value = (double)INFINITY;
        else
            return false;
    }
    *ret_value = is_negative ? -value : value;
    return true;
}

bool yaml_to_ref(const struct yaml *v, struct yaml_ref *ret_ref)
{
    struct yaml_ref ref = {0};
    bool has_id = false;

    if (!v || v->type != YAML_MAP)
        return false;
    for (const struct yaml *m = v->first; m; m = m->next) {
        int64_t type;

        if (slice_is(m->key, "fileID")) {
            has_id = yaml_to_int(m, &ref.file_id);
            if (!has_id)
                return false;
        } else if (slice_is(m->key, "guid")) {
            ref.has_guid = m->type == YAML_SCALAR && guid_parse(m->raw, &ref.guid);
            if (!ref.has_guid)
                return false;
        } else if (slice_is(m->key, "type")) {
            if (!yaml_to_int(m, &type) || type < INT32_MIN || type > INT32_MAX)
                return false;
            ref.type = (int)type;
        } else {
            return false;
        }
    }
    if (has_id)
        *ret_ref = ref;
    return has_id;
}
