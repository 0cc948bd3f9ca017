/*
 * Messages of the link, from either side: whatever is said is read without harm, and what was read
 * can be written, and says the same when it is read again.
 *
 * The first byte is who says it: 'e' for the engine, anything else for the server.
 */
#include <stdlib.h>

#include "link/link.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void require(bool holds)
{
    if (!holds)
        abort();
}

/* What the host takes for granted. */
static void check(const struct linkmsg *m)
{
    if (m->head == LINKMSG_DONE)
        require(m->number > 0 && m->done.message.len <= LINKMSG_MAX_TEXT &&
                utf8_valid(m->done.message));
    if (m->head == LINKMSG_CALL)
        require(m->number > 0 && m->call.tool.len > 0 && m->call.deadline_ms >= 0 &&
                m->call.deadline_ms <= LINKMSG_MAX_NUMBER && m->call.op.len <= LINKMSG_MAX_OP);
    if (m->head == LINKMSG_TOOLS)
        require(json_is(m->tools, JSON_ARRAY));
}

static void write(struct buf *to, struct linkmsg *m)
{
    if (m->head == LINKMSG_EVENT && m->event.name == LINKMSG_EVENT_LOG)
        m->payload = (struct slice){0}; /* is written from its fields */
    linkmsg_write(to, m);
    require(buf_ok(to));
}

static void read_twice(struct arena *a, enum linkmsg_side from, struct slice text)
{
    struct linkmsg m;
    struct buf first, second;

    buf_init(&first, 64u << 20);
    buf_init(&second, 64u << 20);
    if (linkmsg_read(a, from, text, &m)) {
        check(&m);
        if (m.head != LINKMSG_UNKNOWN) {
            write(&first, &m);
            require(linkmsg_read(a, from, buf_slice(&first), &m));
            write(&second, &m);
            require(slice_eq(buf_slice(&first), buf_slice(&second)));
        }
    }
    buf_done(&first);
    buf_done(&second);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct slice text = slice_from((const char *)data, size);
    struct arena a;

    /* The transport lets nothing else pass. */
    if (!size || !utf8_valid(text))
        return 0;
    arena_init(&a, 64u << 20);
    read_twice(&a, text.p[0] == 'e' ? LINKMSG_ENGINE : LINKMSG_SERVER, slice_skip(text, 1));
    arena_done(&a);
    return 0;
}
