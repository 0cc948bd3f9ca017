#include "proof.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <stdio.h>

#include "link.h"

void linkproof_nonce(const unsigned char bytes[LINKPROOF_BYTES], char ret_nonce[LINKPROOF_SIZE])
{
    text_hex(bytes, LINKPROOF_BYTES, ret_nonce);
}

bool linkproof_take_nonce(struct slice text, char ret_nonce[LINKPROOF_SIZE])
{
    if (text.len != LINKPROOF_SIZE - 1)
        return false;
    for (size_t i = 0; i < text.len; i++)
        if (!text_is_digit(text.p[i]) && !(text.p[i] >= 'a' && text.p[i] <= 'f'))
            return false;
    memcpy(ret_nonce, text.p, text.len);
    ret_nonce[text.len] = '\0';
    return true;
}

bool linkproof_write(const struct linkproof *p, bool is_server, struct slice secret,
                     char ret_proof[LINKPROOF_SIZE])
{
    unsigned char mac[LINKPROOF_BYTES];
    char text[256];
    int len = snprintf(text, sizeof(text), "%s proof\n%s\n%s\n%d\n%s\n%s\n", LINKMSG_SUBPROTOCOL,
                       linkproof_by_name(p->by), is_server ? "server" : "engine", p->port,
                       p->engine_nonce, p->server_nonce);

    if (len < 0 || (size_t)len >= sizeof(text) || !secret.len ||
        !HMAC(EVP_sha256(), secret.p, (int)secret.len, (const unsigned char *)text, (size_t)len,
              mac, NULL))
        return false;
    text_hex(mac, sizeof(mac), ret_proof);
    return true;
}

bool linkproof_is_fine(const struct linkproof *p, bool is_server, struct slice secret,
                       struct slice proof)
{
    char expected[LINKPROOF_SIZE];

    return linkproof_write(p, is_server, secret, expected) &&
           text_same_secret(proof, slice_of(expected));
}
