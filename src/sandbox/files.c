/*
 * The files that the process may touch: Landlock. One table has the rights in each place of the
 * system, the options name the rest. Landlock only adds rights: files in a folder have those of the
 * folder. The constants are our own, because the system's header may be older than its kernel.
 */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

#define FS_EXECUTE      (1ull << 0)
#define FS_WRITE_FILE   (1ull << 1)
#define FS_READ_FILE    (1ull << 2)
#define FS_READ_DIR     (1ull << 3)
#define FS_REMOVE_DIR   (1ull << 4)
#define FS_REMOVE_FILE  (1ull << 5)
#define FS_MAKE_DIR     (1ull << 7)
#define FS_MAKE_REG     (1ull << 8)
#define FS_REFER        (1ull << 13)
#define FS_TRUNCATE     (1ull << 14)
#define FS_IOCTL_DEV    (1ull << 15)
#define FS_ALL(highest) (((highest) << 1) - 1) /* that one and those below */
#define NET_TCP         3ull                   /* bind and connect */
#define SCOPE_ALL       3ull                   /* abstract Unix sockets and signals */

#define READ    (FS_READ_FILE | FS_READ_DIR)
#define EXECUTE (READ | FS_EXECUTE)
/* Without symbolic links, sockets, pipes and devices: another program may follow or open them. */
#define WRITE                                                                                      \
    (READ | FS_WRITE_FILE | FS_TRUNCATE | FS_MAKE_DIR | FS_MAKE_REG | FS_REMOVE_DIR |              \
     FS_REMOVE_FILE | FS_REFER)
#define WRITE_FILE (READ | FS_WRITE_FILE | FS_TRUNCATE)
/* Those that a file has; a folder has all of them. */
#define OF_FILES (FS_EXECUTE | FS_WRITE_FILE | FS_READ_FILE | FS_TRUNCATE | FS_IOCTL_DEV)

#define LANDLOCK_RULE_BENEATH 1

struct ruleset_attr {
    uint64_t handled_fs, handled_net, scoped;
};

struct beneath_attr {
    uint64_t allowed;
    int32_t parent;
} __attribute__((packed));

/* What Landlock decides about, and how many bytes of ruleset_attr it knows, by ABI. A kernel that
 * is newer than the last row is treated like that row. */
static const struct abi_row {
    struct ruleset_attr attr;
    size_t attr_size;
} abis[] = {
    [ABI_REFER] = {{FS_ALL(FS_REFER), 0, 0}, 8},
    [ABI_TRUNCATE] = {{FS_ALL(FS_TRUNCATE), 0, 0}, 8},
    [ABI_NET] = {{FS_ALL(FS_TRUNCATE), NET_TCP, 0}, 16},
    [ABI_IOCTL] = {{FS_ALL(FS_IOCTL_DEV), NET_TCP, 0}, 16},
    [ABI_SCOPE] = {{FS_ALL(FS_IOCTL_DEV), NET_TCP, SCOPE_ALL}, 24},
};

#ifdef __aarch64__
#define LOADER "/lib/ld-linux-aarch64.so.1"
#else
#define LOADER "/lib64/ld-linux-x86-64.so.2"
#endif

static const struct place {
    const char *path;
    uint64_t rights;
    enum sandbox_role roles;
} places[] = {
    {"/usr/lib", READ, ROLE_ANY}, /* Mono's files are there, too */
    {"/usr/lib64", READ, ROLE_ANY},
    {"/usr/local/lib", READ, ROLE_ANY},
    {"/lib", READ, ROLE_ANY},
    {"/lib64", READ, ROLE_ANY},
    {LOADER, EXECUTE, ROLE_COMPILERS}, /* the kernel runs it to run others */
    {"/usr/share/locale", READ, ROLE_ANY},
    {"/usr/share/zoneinfo", READ, ROLE_ANY},
    {"/etc/mono", READ, ROLE_ANY},
    {"/etc/ld.so.cache", READ, ROLE_ANY},
    {"/etc/localtime", READ, ROLE_ANY},
    {"/etc/passwd", READ, ROLE_ANY}, /* the user's name */
    {"/etc/nsswitch.conf", READ, ROLE_ANY},
    {"/etc/ssl/openssl.cnf", READ, ROLE_ANY}, /* libcrypto does not start without it */
    {"/sys/devices/system/cpu/online", READ, ROLE_ANY},
    {"/dev/null", WRITE_FILE, ROLE_ANY},
    {"/dev/zero", READ, ROLE_ANY},
    {"/dev/random", READ, ROLE_ANY},
    {"/dev/urandom", READ, ROLE_ANY},
    {"/proc/locks", READ, ROLE_WRITER}, /* saving names the process that has locked the folder */
    /* Each child needs its own folder there, which does not exist yet. Landlock itself keeps
     * memory, environment and descriptors of processes outside from those inside. */
    {"/proc", READ, ROLE_COMPILER},
};

struct rules {
    int fd;
    const struct abi_row *abi;
    int error; /* of the first rule that failed; 0: none has */
};

/* A rule is about the file or folder itself, also under another name. Absent ones (-1) are
 * fine. */
static void allow_fd(struct rules *r, int fd, uint64_t rights)
{
    struct beneath_attr rule = {.parent = fd};
    struct stat st;

    if (fd < 0)
        return;
    if (fstat(fd, &st) == 0) {
        rule.allowed = rights & r->abi->attr.handled_fs;
        if (!S_ISDIR(st.st_mode))
            rule.allowed &= OF_FILES;
        if (!rule.allowed ||
            syscall(__NR_landlock_add_rule, r->fd, LANDLOCK_RULE_BENEATH, &rule, 0u) == 0)
            return;
    }
    r->error = r->error ? r->error : errno;
}

static void allow(struct rules *r, const char *path, uint64_t rights)
{
    int fd = open(path, O_PATH | O_CLOEXEC);

    allow_fd(r, fd, rights);
    if (fd >= 0)
        close(fd);
}

static void allow_each(struct rules *r, const char *const *paths, size_t n, uint64_t rights)
{
    for (size_t i = 0; i < n; i++)
        allow(r, paths[i], rights);
}

/* The project may be a stranger's: a symbolic link in the place of one of its folders must not give
 * away the folder that it leads to. */
static void allow_project(struct rules *r, const struct sandbox_options *o)
{
    static const char *const written[] = {"Assets", "Packages", "ProjectSettings"};
    int root = o->project ? open(o->project, O_PATH | O_DIRECTORY | O_CLOEXEC) : -1;

    if (root < 0)
        return;
    allow_fd(r, root, READ);
    for (size_t i = 0; o->may_write_project && i < N_ELEMENTS(written); i++) {
        int fd = openat(root, written[i], O_PATH | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);

        allow_fd(r, fd, WRITE);
        if (fd >= 0)
            close(fd);
    }
    close(root);
}

/* The project's manifest names any folder it likes, absolute or from the project: it must be a
 * package, and must not be one that much else is in. */
static void allow_package(struct rules *r, const char *project, const char *path)
{
    char real[PATH_MAX], name[2 * PATH_MAX];
    struct stat st;

    snprintf(name, sizeof(name), "%s%s%s", path[0] == '/' ? "" : project, path[0] == '/' ? "" : "/",
             path);
    if (!realpath(name, real) || sandbox_is_wide(project, real))
        return;
    snprintf(name, sizeof(name), "%s/package.json", real);
    if (lstat(name, &st) == 0 && S_ISREG(st.st_mode))
        allow(r, real, READ);
}

static void allow_all(struct rules *r, enum sandbox_role role, const struct sandbox_options *o)
{
    for (size_t i = 0; i < N_ELEMENTS(places); i++)
        if (places[i].roles & role)
            allow(r, places[i].path, places[i].rights);
    /* It stays open, in a child also over exec(): the kernel may drop the folder and make it anew,
     * and the rule would be gone with it. */
    allow_fd(r, open("/proc/self", O_PATH | O_DIRECTORY | (role == ROLE_CHILD ? 0 : O_CLOEXEC)),
             READ);
    allow_project(r, o);
    for (size_t i = 0; o->project && i < o->n_roots; i++)
        allow_package(r, o->project, o->roots[i]);
    allow_each(r, o->read, o->n_read, READ);
    allow_each(r, o->write, o->n_write, WRITE);
    if (role & ROLE_COMPILERS)
        allow_each(r, o->execute, o->n_execute, EXECUTE);
}

bool sandbox_restrict_files(int abi, enum sandbox_role role, const struct sandbox_options *o)
{
    const int newest = (int)N_ELEMENTS(abis) - 1;
    struct rules r = {.abi = &abis[abi < newest ? abi : newest]};

    r.fd = (int)syscall(__NR_landlock_create_ruleset, &r.abi->attr, r.abi->attr_size, 0u);
    if (r.fd < 0)
        return false;
    allow_all(&r, role, o);
    if (!r.error && syscall(__NR_landlock_restrict_self, r.fd, 0u) != 0)
        r.error = errno;
    close(r.fd);
    errno = r.error;
    return !r.error;
}
