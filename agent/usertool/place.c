/* See place.h. IL2CPP has no IL, so there only attributes decide. */
#include "place.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/limits.h"
#include "csharp/reach.h"

#include "agent/link/link.h"
#include "agent/reflect/kind.h"

/* Our own copy of the attributes: nothing there calls tools. */
#define OWN "Umcp.McpPlugin"

static bool read_whole(int fd, char *to, size_t len)
{
    size_t at = 0;

    while (at < len) {
        const ssize_t n = read(fd, to + at, len - at);

        if (n <= 0)
            return false;
        at += (size_t)n;
    }
    return true;
}

/* NULL: not a file, too large, or no memory. */
static char *read_file(const char *path, size_t room, size_t *ret_len)
{
    const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    char *bytes = NULL;
    struct stat st;

    if (fd < 0)
        return NULL;
    if (fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0 &&
        st.st_size <= LIMIT_REACH_FILE && (size_t)st.st_size <= room)
        bytes = mem_alloc((size_t)st.st_size);
    if (bytes && !read_whole(fd, bytes, (size_t)st.st_size)) {
        mem_free(bytes);
        bytes = NULL;
    }
    close(fd);
    *ret_len = bytes ? (size_t)st.st_size : 0;
    return bytes;
}

static bool add_image(void *ctx, struct clr_image *image)
{
    struct places *p = ctx;
    const char *path = clr.mono.image_get_filename(image);
    size_t len = 0;
    char *bytes = path && strcmp(clr.image_get_name(image), OWN) != 0
                      ? read_file(path, LIMIT_REACH_FILES - p->bytes, &len)
                      : NULL;

    if (!bytes)
        return true;
    if (!VEC_ADD(p->files, p->n_files, p->files_cap, LIMIT_REACH_ASSEMBLIES, bytes)) {
        mem_free(bytes);
        return true;
    }
    p->bytes += len;
    reach_add(p->reach, slice_from(bytes, len));
    return true;
}

/* --- Classes MainThread of the project --- */

/* Our player runs no initializers of editor assemblies. */
static bool call_initializer(void *ctx, struct clr_method *m)
{
    const struct clr_class *k = ctx;
    struct err ignored;

    if (clr.method_get_class(m) == k && (clr_method_flags(m) & METHOD_STATIC) &&
        clr_param_count(m) == 0)
        clr_call(m, NULL, NULL, NULL, &ignored);
    return true;
}

static void prepare(void *ctx, struct slice assembly, uint32_t token, bool is_for_editor)
{
    static const char *const names[] = {"RuntimeInitializeOnLoadMethodAttribute",
                                        "InitializeOnLoadMethodAttribute", NULL};
    struct arena *a = ctx;
    const char *name = arena_copy(a, assembly).p;
    struct clr_image *image = name ? clr_image(name) : NULL;
    struct clr_class *k = image ? clr.mono.class_get(image, token) : NULL;

    if (!k || !clr_class_init(k) || !is_for_editor || !guard_has_frames() || kind_unity_base(k))
        return;
    clr_each_marked(names, call_initializer, k);
}

static void prepare_all(void *ctx)
{
    struct places *p = ctx;
    struct arena a;

    arena_init(&a, LIMIT_REACH_NAME * LIMIT_REACH_ASSEMBLIES);
    reach_each_main(p->reach, prepare, &a);
    arena_done(&a);
}

/* --- All assemblies --- */

static void read_all(struct places *p)
{
    p->was_read = true;
    if (clr.kind != CLR_MONO_RUNTIME || !clr.mono.image_get_filename || !clr.mono.method_get_token)
        return;
    p->reach = reach_new();
    if (p->reach)
        clr_each_user_image(add_image, p);
}

void places_prepare(struct places *p)
{
    const struct guard_limits limits = {.deadline = link_now() + LIMIT_ATTRIBUTES_US};

    if (!p->was_read)
        read_all(p);
    if (p->reach)
        guard_run(prepare_all, p, &limits);
}

bool places_is_for_worker(struct places *p, struct clr_method *m)
{
    struct clr_image *image = clr.class_get_image(clr.method_get_class(m));

    if (!p->was_read)
        read_all(p);
    return p->reach &&
           reach_main(p->reach, slice_of(clr.image_get_name(image)), clr.mono.method_get_token(m));
}

void places_done(struct places *p)
{
    reach_free(p->reach);
    for (size_t i = 0; i < p->n_files; i++)
        mem_free(p->files[i]);
    mem_free(p->files);
}
