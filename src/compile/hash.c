#include "hash.h"

#include <errno.h>
#include <fcntl.h>
#include <openssl/evp.h>
#include <sys/stat.h>
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

/* The length comes last: the file may grow meanwhile. */
static bool add_open_file(struct hash *h, int fd)
{
    char bytes[64 << 10];
    uint64_t len = 0;
    ssize_t n;

    for (;;) {
        n = read(fd, bytes, sizeof(bytes));
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            break;
        add_bytes(h, bytes, (size_t)n);
        len += (uint64_t)n;
    }
    add_number(h, len);
    return n == 0;
}

bool hash_add_file(struct hash *h, const char *path, struct err *err)
{
    /* O_NONBLOCK: a pipe would make us wait. */
    int fd = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    struct stat st;
    bool ok;

    if (fd < 0)
        return err_set(err, ERR_NOT_FOUND, "cannot read '%s': %s", path, strerror(errno));
    if (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode)) {
        close(fd);
        return err_set(err, ERR_NOT_FOUND, "cannot read '%s': it is not a file", path);
    }
    ok = add_open_file(h, fd) ||
         err_set(err, ERR_NOT_FOUND, "cannot read '%s': %s", path, strerror(errno));
    close(fd);
    return ok;
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
