#include "seal.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdint.h>

#include "base64.h"
#include "text.h"

#define MAC_SIZE 32
#define MAC_TEXT (2 * MAC_SIZE)

bool seal_digest(const struct slice *parts, size_t n, unsigned char to[SEAL_DIGEST_SIZE])
{
    EVP_MD_CTX *ctx = EVP_MD_CTX_new();
    bool ok = ctx && EVP_DigestInit_ex(ctx, EVP_sha256(), NULL);

    for (size_t i = 0; i < n && ok; i++) {
        uint64_t len = parts[i].len;

        ok = EVP_DigestUpdate(ctx, &len, sizeof(len)) &&
             EVP_DigestUpdate(ctx, parts[i].p, parts[i].len);
    }
    ok = ok && EVP_DigestFinal_ex(ctx, to, NULL);
    EVP_MD_CTX_free(ctx);
    return ok;
}

/* The HMAC as hex. */
static bool write_mac(const unsigned char key[SEAL_KEY_SIZE],
                      const unsigned char occasion[SEAL_DIGEST_SIZE], struct slice coded,
                      char to[MAC_TEXT + 1])
{
    const struct slice parts[] = {{(const char *)occasion, SEAL_DIGEST_SIZE}, coded};
    unsigned char digest[SEAL_DIGEST_SIZE], mac[MAC_SIZE];

    if (!seal_digest(parts, 2, digest) ||
        !HMAC(EVP_sha256(), key, SEAL_KEY_SIZE, digest, sizeof(digest), mac, NULL))
        return false;
    text_hex(mac, sizeof(mac), to);
    return true;
}

void seal_write(struct buf *to, const unsigned char key[SEAL_KEY_SIZE],
                const unsigned char occasion[SEAL_DIGEST_SIZE], struct slice content)
{
    size_t len = BASE64_SIZE(content.len);
    char *coded = buf_reserve(to, len + 1); /* and a NUL */
    char mac[MAC_TEXT + 1];

    if (!coded) {
        to->failed = true;
        return;
    }
    base64_encode(content.p, content.len, coded);
    if (!write_mac(key, occasion, slice_from(coded, len), mac)) {
        to->failed = true;
        return;
    }
    buf_advance(to, len);
    buf_append_byte(to, '.');
    buf_append(to, slice_from(mac, MAC_TEXT));
}

bool seal_read(struct arena *a, const unsigned char key[SEAL_KEY_SIZE],
               const unsigned char occasion[SEAL_DIGEST_SIZE], struct slice text,
               struct slice *ret_content)
{
    struct slice mac = text, coded = slice_cut(&mac, '.');
    char expected[MAC_TEXT + 1];

    return write_mac(key, occasion, coded, expected) &&
           text_same_secret(mac, slice_from(expected, MAC_TEXT)) &&
           base64_decode(a, coded, ret_content);
}
