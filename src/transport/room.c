/* Chooses the connection to drop when there is no room for another; see room.h. */
#include "room.h"

#include <poll.h>
#include <sys/resource.h>

#include "conn.h"

/* Descriptors: where the system allows so few, they are counted before each connection, and some
 * stay free for files, some more for a new engine. */
enum { FEW_FILES = 512, FILES_PER_SPARE = 16, SPARE_LEAST = 1, SPARE_ENGINE = 8 };
enum rank { RANK_ENDS, RANK_SILENT, RANK_STRANGER, RANK_KNOWN, RANK_STAYS };

static const size_t shares[ROOM_KINDS] = {
    [ROOM_HTTP] = LIMIT_HTTP_CONNECTIONS,
    [ROOM_FRAMED] = LIMIT_FRAMED_CONNECTIONS,
    [ROOM_ENGINE] = LIMIT_ENGINE_CONNECTIONS,
    [ROOM_LOCAL] = LIMIT_LOCAL_CONNECTIONS,
};

static struct slice origin_key(const struct map *m, const void *item)
{
    const struct origin *const *o = item;

    (void)m;
    return slice_from((const char *)(*o)->at, ORIGIN_SIZE);
}

void rooms_init(struct rooms *rooms, size_t n_conns)
{
    struct rlimit files;

    *rooms = (struct rooms){.origins = MAP_BY_FN(struct origin *, origin_key, LIMIT_CONNECTIONS)};
    for (size_t i = 0; i < ROOM_KINDS; i++) {
        rooms->max[i] = n_conns * shares[i] / LIMIT_CONNECTIONS;
        if (rooms->max[i] < 2)
            rooms->max[i] = 2;
    }
    if (getrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur <= FEW_FILES)
        rooms->n_files = (size_t)files.rlim_cur;
}

void rooms_done(struct rooms *rooms)
{
    map_done(&rooms->origins);
}

/* --- Counting --- */

/* NULL: no memory. Then the address counts as one without other connections. */
static struct origin *find_origin(struct rooms *rooms, const unsigned char *at)
{
    struct slice key = slice_from((const char *)at, ORIGIN_SIZE);
    struct origin **found = map_find(&rooms->origins, key), *o;

    if (found)
        return *found;
    o = mem_zalloc(sizeof(*o));
    if (!o)
        return NULL;
    memcpy(o->at, at, ORIGIN_SIZE);
    found = map_add(&rooms->origins, key, NULL);
    if (!found) {
        mem_free(o);
        return NULL;
    }
    *found = o;
    return o;
}

void room_enter(struct conn *c, enum room_kind kind)
{
    c->room = kind;
    if (kind < ROOM_KINDS)
        c->loop->rooms.n[kind]++;
}

void room_name(struct conn *c, const struct sockaddr_storage *from)
{
    unsigned char at[ORIGIN_SIZE] = {0};

    if (from->ss_family == AF_INET6) {
        memcpy(at, &((const struct sockaddr_in6 *)from)->sin6_addr, ORIGIN_SIZE);
    } else if (from->ss_family == AF_INET) {
        memset(at + 10, 0xFF, 2);
        memcpy(at + 12, &((const struct sockaddr_in *)from)->sin_addr, 4);
    }
    c->origin = find_origin(&c->loop->rooms, at);
    if (c->origin)
        c->origin->n++;
}

void room_leave(struct conn *c)
{
    struct rooms *rooms = &c->loop->rooms;
    struct origin *o = c->origin;

    if (c->room < ROOM_KINDS)
        rooms->n[c->room]--;
    c->origin = NULL;
    if (!o || --o->n)
        return;
    map_remove(&rooms->origins, slice_from((const char *)o->at, ORIGIN_SIZE));
    mem_free(o);
}

void room_move(struct conn *c, enum room_kind kind)
{
    if (c->room >= ROOM_KINDS || c->is_dropped)
        return;
    c->loop->rooms.n[c->room]--;
    c->room = kind;
    c->loop->rooms.n[kind]++;
}

/* --- Choosing --- */

static bool is_known(const struct conn *c)
{
    return c->peer.has_token || c->peer.has_session || c->peer.is_private;
}

static bool waits_for_client(const struct conn *c)
{
    enum wait_for what = c->reading.what;

    return what == WAIT_IDLE || what == WAIT_HEAD || what == WAIT_BODY;
}

static enum rank rank_of(const struct conn *c)
{
    if (c->is_dropped || c->room == ROOM_OURS)
        return RANK_STAYS;
    if (c->reading.what == WAIT_LINGER)
        return RANK_ENDS;
    if (c->room == ROOM_ENGINE) /* a bridge's engine may wait to be asked */
        return c->has_spoken ? RANK_STAYS : c->peer.speaks_link ? RANK_SILENT : RANK_STRANGER;
    if (!c->has_spoken)
        return RANK_SILENT;
    if (c->room == ROOM_FRAMED)
        return c->peer.has_token ? RANK_STAYS : RANK_STRANGER;
    if (!waits_for_client(c))
        return RANK_STAYS;
    return is_known(c) ? RANK_KNOWN : RANK_STRANGER;
}

/* Whether `a` goes rather than `b`, which has the same rank and is the older connection. */
static bool goes_first(const struct conn *a, const struct conn *b)
{
    size_t n_a = a->origin ? a->origin->n : 1, n_b = b->origin ? b->origin->n : 1;

    return n_a != n_b ? n_a > n_b : a->spoke < b->spoke;
}

/* The connection that matters least, and less than `below`; NULL: all matter. ROOM_KINDS: of any
 * kind. */
static struct conn *find_below(const struct loop *l, enum room_kind kind, enum rank below)
{
    struct conn *least = NULL;
    enum rank lowest = below;

    LIST_EACH(struct conn, c, &l->conns, link) {
        enum rank rank = kind == ROOM_KINDS || c->room == kind ? rank_of(c) : RANK_STAYS;

        if (rank < lowest || (least && rank == lowest && goes_first(c, least))) {
            lowest = rank;
            least = c;
        }
    }
    return least;
}

static struct conn *find_least(const struct loop *l, enum room_kind kind)
{
    return find_below(l, kind, RANK_STAYS);
}

static bool drop(struct conn *c)
{
    if (!c)
        return false;
    conn_drop(c);
    conn_forget(c);
    return true;
}

static bool shed(struct loop *l, enum room_kind kind)
{
    return drop(find_least(l, kind));
}

bool room_has(const struct loop *l, enum room_kind kind)
{
    return l->rooms.n[kind] < l->rooms.max[kind] || find_least(l, kind);
}

bool room_make(struct loop *l, enum room_kind kind)
{
    while (l->rooms.n[kind] >= l->rooms.max[kind])
        if (!shed(l, kind))
            return false;
    return true;
}

bool room_shed(struct loop *l)
{
    return shed(l, ROOM_KINDS);
}

/* --- Descriptors --- */

static size_t count_free(size_t n_files)
{
    struct pollfd all[FEW_FILES];
    size_t n = 0;

    for (size_t i = 0; i < n_files; i++)
        all[i] = (struct pollfd){.fd = (int)i};
    poll(all, (nfds_t)n_files, 0);
    for (size_t i = 0; i < n_files; i++)
        n += (all[i].revents & POLLNVAL) != 0;
    return n;
}

bool room_has_file(struct loop *l)
{
    const size_t n_files = l->rooms.n_files;
    const size_t spare =
        n_files / FILES_PER_SPARE + (n_files > 2 * FILES_PER_SPARE ? SPARE_ENGINE : 0);
    size_t n_free;

    if (!n_files)
        return true;
    n_free = count_free(n_files);
    while (n_free < spare && drop(find_below(l, ROOM_KINDS, RANK_KNOWN)))
        n_free = count_free(n_files);
    while (n_free < SPARE_LEAST && room_shed(l))
        n_free = count_free(n_files);
    return n_free >= SPARE_LEAST;
}

bool room_shed_body(struct loop *l)
{
    struct conn *oldest = NULL;

    LIST_EACH(struct conn, c, &l->waits.lists[WAIT_BODY], reading.link)
        if (!is_known(c) && (!oldest || c->spoke < oldest->spoke))
            oldest = c;
    if (oldest)
        conn_drop(oldest);
    return oldest != NULL;
}

bool room_admits(struct conn *c, const struct http_request *r)
{
    struct loop *l = c->loop;
    size_t n_busy = 0, most = l->rooms.max[ROOM_HTTP] - l->rooms.max[ROOM_HTTP] / 8;

    if (c->room != ROOM_HTTP || l->rooms.n[ROOM_HTTP] < most || core_knows(l->core, &c->peer, r) ||
        slice_eq_nocase(r->header[HDR_UPGRADE], SLICE("websocket"))) /* it leaves this share */
        return true;
    LIST_EACH(const struct conn, other, &l->conns, link)
        n_busy += other->room == ROOM_HTTP && !is_known(other) && rank_of(other) == RANK_STAYS &&
                  !other->is_dropped;
    return n_busy < most;
}
