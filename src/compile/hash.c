#include "hash.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <openssl/evp.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

struct hash {
    EVP_MD_CTX *md;
    bool has_failed;
};

struct hash *hash_new(void)
{
    struct hash *h = mem_zalloc(sizeof(*h));

    if (!h)
        return NULL;
    h->md = EVP_MD_CTX_new();
    h->has_failed = !h->md || !EVP_DigestInit_ex(h->md, EVP_sha256(), NULL);
    return h;
}

static void add_bytes(struct hash *h, const void *p, size_t len)
{
    if (!h->has_failed && len)
        h->has_failed = !EVP_DigestUpdate(h->md, p, len);
}

static void add_number(struct hash *h, uint64_t n)
{
    unsigned char bytes[8];

    for (size_t i = 0; i < sizeof(bytes); i++)
        bytes[i] = (unsigned char)(n >> 8 * i);
    add_bytes(h, bytes, sizeof(bytes));
}

void hash_add(struct hash *h, struct slice text)
{
    add_number(h, text.len);
    add_bytes(h, text.p, text.len);
}

void hash_add_stat(struct hash *h, const char *path)
{
    struct stat st = {0};

    if (stat(path, &st) != 0)
        st = (struct stat){0};
    hash_add(h, slice_of(path));
    add_number(h, (uint64_t)st.st_size);
    add_number(h, (uint64_t)st.st_mtim.tv_sec);
    add_number(h, (uint64_t)st.st_mtim.tv_nsec);
}

bool hash_end(struct hash *h, char ret_hex[HASH_SIZE])
{
    unsigned char digest[EVP_MAX_MD_SIZE];
    bool ok = !h->has_failed && EVP_DigestFinal_ex(h->md, digest, NULL);

    if (ok)
        text_hex(digest, 32, ret_hex);
    EVP_MD_CTX_free(h->md);
    mem_free(h);
    return ok;
}

/* --- Files --- */

/* Those that the kernel makes up say that they are empty, may have no end, and may make us wait. */
static bool is_made_up(int fd)
{
    struct statfs fs;

    return fstatfs(fd, &fs) != 0 || fs.f_type == PROC_SUPER_MAGIC || fs.f_type == SYSFS_MAGIC;
}

static bool refuse_size(uint64_t max, struct err *err)
{
    return err_set(err, ERR_TOO_LARGE, "it has more than %g MB", (double)max / (1 << 20));
}

static bool check_file(int fd, uint64_t max, struct err *err)
{
    struct stat st;

    if (fd < 0 || fstat(fd, &st) != 0)
        return err_set(err, ERR_NOT_FOUND, "%s", strerror(errno));
    if (!S_ISREG(st.st_mode) || is_made_up(fd))
        return err_set(err, ERR_NOT_FOUND, "it is not a file");
    return (uint64_t)st.st_size <= max || refuse_size(max, err);
}

/* Another process may add to it now, or cut it. */
static int64_t read_file(int fd, uint64_t max, struct buf *to, struct hash *h, struct err *err)
{
    char bytes[64 << 10];
    uint64_t len = 0;
    ssize_t n;

    for (;;) {
        n = read(fd, bytes, sizeof(bytes));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            err_set(err, ERR_NOT_FOUND, "%s", strerror(errno));
        if (n <= 0)
            return n < 0 ? -1 : (int64_t)len;
        len += (uint64_t)n;
        if (len > max) {
            refuse_size(max, err);
            return -1;
        }
        add_bytes(h, bytes, (size_t)n);
        if (to)
            buf_append(to, slice_from(bytes, (size_t)n));
    }
}

int64_t hash_file(const char *path, uint64_t max, struct buf *to, char ret_hex[HASH_SIZE],
                  struct err *err)
{
    /* O_NONBLOCK: a pipe would make us wait. */
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    struct hash *h = NULL;
    int64_t len = -1;

    if (check_file(fd, max, err)) {
        h = hash_new();
        if (h)
            len = read_file(fd, max, to, h, err);
        if (!h || !hash_end(h, ret_hex) || (to && !buf_ok(to))) {
            if (len >= 0 || !h)
                err_no_memory(err);
            len = -1;
        }
    }
    if (fd >= 0)
        close(fd);
    return len;
}
