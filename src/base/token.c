/* Reads and checks tokens. */
#include "token.h"

#include "limits.h"

bool token_check(struct slice token, struct err *err)
{
    if (token.len < LIMIT_TOKEN_MIN) {
        err_set(err, ERR_ARGUMENT, "a token needs at least %d characters, and this one has %zu",
                LIMIT_TOKEN_MIN, token.len);
        return err_hint(err, "'umcp token FILE' makes one");
    }
    return token_check_letters(token, err);
}

bool token_check_letters(struct slice token, struct err *err)
{
    if (!token.len)
        return err_set(err, ERR_ARGUMENT, "a token must not be empty");
    if (token.len > LIMIT_TOKEN_MAX)
        return err_set(err, ERR_ARGUMENT, "a token may have at most %d characters",
                       LIMIT_TOKEN_MAX);
    for (size_t i = 0; i < token.len; i++) {
        if (token.p[i] > ' ' && token.p[i] < 0x7F)
            continue;
        err_set(err, ERR_ARGUMENT,
                "a token must not contain NUL, control characters, blanks or letters outside "
                "ASCII; this one does, at byte %zu",
                i);
        return err_hint(err, "'umcp token FILE' makes one");
    }
    return true;
}

bool token_read(struct arena *a, const char *path, const char **ret_token, struct err *err)
{
    struct slice text, line;
    struct err why;

    if (!private_file_read(a, path, PRIVATE_FROM_READERS, LIMIT_SMALL_FILE, &text, err))
        return false;
    line = slice_cut(&text, '\n');
    if (line.len && line.p[line.len - 1] == '\r')
        line.len--;
    line = slice_trim(line);
    if (!token_check(line, &why)) {
        err_set(err, why.kind, "token file '%s': %s", path, why.message);
        return err_hint(err, "%s", why.hint);
    }
    *ret_token = arena_copy(a, line).p;
    return *ret_token || err_no_memory(err);
}
