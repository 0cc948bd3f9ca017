#include "key.h"

#include "hash.h"

static void add_list(struct hash *h, const struct slice *items, size_t n, const char *what)
{
    hash_add(h, slice_of(what));
    hash_add(h, MAP_KEY(n));
    for (size_t i = 0; i < n; i++)
        hash_add(h, items[i]);
}

/* Paths count, too: reports and assemblies name them. */
static bool add_files(struct hash *h, const struct compile_inputs *in, struct err *err)
{
    for (size_t i = 0; i < in->n_references; i++)
        if (!hash_add_file(h, in->references[i].p, err))
            return false;
    for (size_t i = 0; i < in->n_sources; i++) {
        const struct compile_source *s = &in->sources[i];

        hash_add(h, s->path);
        hash_add(h, s->text.p ? SLICE("text") : SLICE("file"));
        if (s->text.p)
            hash_add(h, s->text);
        else if (!hash_add_file(h, s->path.p, err))
            return false;
    }
    return true;
}

bool compile_key(const struct compile_inputs *inputs, char ret_key[COMPILE_KEY_SIZE],
                 struct err *err)
{
    char key[HASH_SIZE];
    struct hash *h = hash_new();
    bool ok;

    if (!h)
        return err_no_memory(err);
    hash_add(h, SLICE("umcp build 1"));
    hash_add(h, slice_of(inputs->compiler_id));
    hash_add(h, inputs->name);
    add_list(h, inputs->defines, inputs->n_defines, "defines");
    add_list(h, inputs->references, inputs->n_references, "references");
    hash_add(h, SLICE("files"));
    ok = add_files(h, inputs, err);
    if (!hash_end(h, key))
        return ok ? err_no_memory(err) : false;
    if (ok)
        memcpy(ret_key, key, sizeof(key));
    return ok;
}
