/* Moves through C#; see cursor.h. */
#include "cursor.h"

bool cursor_is_one(const struct cursor *c, const char *words)
{
    struct slice word = cursor_text(c);
    char padded[32];

    if (c->t.kind != LEX_WORD || word.len + 3 > sizeof(padded))
        return false;
    padded[0] = ' ';
    memcpy(padded + 1, word.p, word.len);
    memcpy(padded + 1 + word.len, " ", 2);
    return strstr(words, padded) != NULL;
}

void cursor_skip_group(struct cursor *c)
{
    size_t depth = 0;

    do {
        depth += c->t.mark == '(' || c->t.mark == '[' || c->t.mark == '{';
        depth -= c->t.mark == ')' || c->t.mark == ']' || c->t.mark == '}';
        cursor_next(c);
    } while (depth > 0 && c->t.kind != LEX_END);
}

bool cursor_is_name(struct slice text)
{
    struct cursor c = cursor_at(text, 0);

    return c.t.kind == LEX_WORD && c.t.begin == 0 && c.t.end == text.len;
}

bool cursor_is_dotted(struct slice text)
{
    while (text.len) {
        bool is_last = !memchr(text.p, '.', text.len);

        if (!cursor_is_name(slice_cut(&text, '.')))
            return false;
        if (is_last)
            return true;
    }
    return false;
}
