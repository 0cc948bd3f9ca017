/* The kernel's features for a sandbox, and the order in which a process enters it. */
#include "sandbox.h"

#include <errno.h>
#include <limits.h>
#include <linux/capability.h>
#include <linux/seccomp.h>
#include <pwd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#include "base/limits.h"
#include "internal.h"

extern char **environ;

static bool has_entered; /* a child inherits it with the sandbox */

/* --- The kernel --- */

#define ABI_VARIABLE     "UMCP_SANDBOX_ABI"
#define LANDLOCK_VERSION 1u

void sandbox_kernel(struct sandbox_kernel *ret_kernel)
{
    const uint32_t action = SECCOMP_RET_ERRNO;
    const char *pretended = getenv(ABI_VARIABLE);
    int64_t abi = syscall(__NR_landlock_create_ruleset, NULL, (size_t)0, LANDLOCK_VERSION);
    int64_t most;

    if (pretended && text_to_int(slice_of(pretended), &most) && most < abi)
        abi = most;
    *ret_kernel = (struct sandbox_kernel){
        .abi = abi < ABI_REFER ? 0 : (int)abi,
        .has_seccomp = syscall(__NR_seccomp, SECCOMP_GET_ACTION_AVAIL, 0u, &action) == 0};
}

struct slice sandbox_missing(struct arena *a, const struct sandbox_kernel *kernel)
{
    const char *text = "";

    if (!kernel->abi && !kernel->has_seccomp)
        text = "This kernel has neither Landlock (ABI 2 or newer) nor seccomp, so there is no "
               "sandbox: the project's code can do what you can do";
    else if (!kernel->abi)
        text = "This kernel has no Landlock (ABI 2 or newer), so the project's code can read and "
               "write the files that you can; it cannot start processes or use the network";
    else if (!kernel->has_seccomp)
        text = "This kernel has no seccomp, so the project's code can use the network and change "
               "modes and times of your files; it cannot read or write files outside of the "
               "project";
    return arena_copy(a, slice_of(text));
}

/* --- Home --- */

/* Real paths; "": none. Kept from sandbox_environment() on, which makes $HOME another. */
static struct {
    bool is_kept;
    char of_environment[PATH_MAX], of_system[PATH_MAX];
} homes;

static void note_homes(void)
{
    const char *home = getenv("HOME");
    struct passwd entry, *user = NULL;
    char text[PATH_MAX];

    if (homes.is_kept)
        return;
    if (getpwuid_r(geteuid(), &entry, text, sizeof(text), &user) != 0)
        user = NULL;
    if (!home || home[0] != '/' || !realpath(home, homes.of_environment))
        homes.of_environment[0] = '\0';
    if (!user || user->pw_dir[0] != '/' || !realpath(user->pw_dir, homes.of_system))
        homes.of_system[0] = '\0';
}

/* Both are real paths; the second may be "". */
static bool holds(const char *folder, const char *path)
{
    const size_t len = strcmp(folder, "/") == 0 ? 0 : strlen(folder);

    return strncmp(path, folder, len) == 0 && path[0] && (path[len] == '/' || !path[len]);
}

bool sandbox_is_wide(const char *project, const char *path)
{
    char name[2 * PATH_MAX], folder[PATH_MAX], root[PATH_MAX];

    note_homes();
    snprintf(name, sizeof(name), "%s%s%s", path[0] == '/' ? "" : project, path[0] == '/' ? "" : "/",
             path);
    return realpath(name, folder) &&
           (strcmp(folder, "/") == 0 || holds(folder, homes.of_environment) ||
            holds(folder, homes.of_system) || (realpath(project, root) && holds(folder, root)));
}

/* --- The environment --- */

static bool is_kept(const char *variable)
{
    static const char *const kept[] = {"LANG=", "LANGUAGE=", "LC_",
                                       "TZ=",   "MONO_",     ABI_VARIABLE "="};

    for (size_t i = 0; i < N_ELEMENTS(kept); i++)
        if (strncmp(variable, kept[i], strlen(kept[i])) == 0)
            return true;
    return false;
}

bool sandbox_environment(const char *home, const char *tmp, struct err *err)
{
    char **to = environ;

    note_homes();
    homes.is_kept = true;
    /* Overwritten, too: /proc/self/environ shows the process's first environment. */
    for (char **from = environ; *from; from++)
        if (is_kept(*from))
            *to++ = *from;
        else
            memset(*from, 0, strlen(*from));
    *to = NULL;
    if (!fd_make_folders(home) || !fd_make_folders(tmp))
        return err_set(err, ERR_INTERNAL, "cannot make the folders '%s' and '%s': %s", home, tmp,
                       strerror(errno));
    /* Without the last one Mono looks for a file per process in /dev/shm. */
    if (setenv("PATH", "/usr/local/bin:/usr/bin:/bin", 1) != 0 || setenv("HOME", home, 1) != 0 ||
        setenv("TMPDIR", tmp, 1) != 0 || setenv("MONO_DISABLE_SHARED_AREA", "1", 1) != 0)
        return err_no_memory(err);
    return true;
}

/* --- Entering --- */

static void limit(int resource, rlim_t most)
{
    struct rlimit r;

    if (getrlimit((__rlimit_resource_t)resource, &r) != 0)
        return;
    r.rlim_max = r.rlim_max < most ? r.rlim_max : most;
    r.rlim_cur = r.rlim_cur < r.rlim_max ? r.rlim_cur : r.rlim_max;
    setrlimit((__rlimit_resource_t)resource, &r);
}

/* Root in here is a user like any other. A child has none to drop, and is not asked again. */
static bool drop_capabilities(void)
{
    struct __user_cap_header_struct head = {.version = _LINUX_CAPABILITY_VERSION_3};
    const struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {0};

    /* The bounding set is only root's to drop; to others no_new_privs closes what it bounds. */
    for (unsigned long i = 0; prctl(PR_CAPBSET_READ, i, 0, 0, 0) >= 0; i++)
        prctl(PR_CAPBSET_DROP, i, 0, 0, 0);
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    return syscall(__NR_capset, &head, none) == 0;
}

/* Landlock and seccomp restrict the calling thread. The folder has a link per thread. The kernel
 * counts a thread that was joined for a moment longer. */
static bool is_alone(void)
{
    const struct timespec pause = {.tv_nsec = 1000000};
    struct stat st;

    for (int i = 0; i < 1000 && stat("/proc/self/task", &st) == 0; i++) {
        if (st.st_nlink == 3)
            return true;
        nanosleep(&pause, NULL);
    }
    return false;
}

bool sandbox_enter(const struct sandbox_options *o, struct err *err)
{
    enum sandbox_role role = o->may_write_project ? ROLE_WRITER : ROLE_READER;
    struct sandbox_kernel kernel;

    if (o->kind == SANDBOX_COMPILER)
        role = has_entered ? ROLE_CHILD : ROLE_COMPILER;
    sandbox_kernel(&kernel);
    if (!is_alone())
        return err_set(err, ERR_INTERNAL,
                       "umcp cannot enter the sandbox, because this process "
                       "already has threads");
    umask(umask(OTHERS_WRITE) | OTHERS_WRITE);
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_NOFILE, LIMIT_SANDBOX_FILES);
    limit(RLIMIT_FSIZE, LIMIT_SANDBOX_FILE_BYTES);
    signal(SIGXFSZ, SIG_IGN); /* a file that grows too large is an error, not the end */
    limit(RLIMIT_MSGQUEUE, 0);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0)
        return err_set(err, ERR_INTERNAL, "umcp cannot enter the sandbox: %s", strerror(errno));
    if (kernel.abi && !sandbox_restrict_files(kernel.abi, role, o))
        return err_set(err, ERR_INTERNAL, "umcp cannot enter the sandbox (Landlock): %s",
                       strerror(errno));
    if (!has_entered && !drop_capabilities())
        return err_set(err, ERR_INTERNAL, "umcp cannot enter the sandbox (capabilities): %s",
                       strerror(errno));
    if (kernel.has_seccomp && !sandbox_restrict_calls(kernel.abi, role))
        return err_set(err, ERR_INTERNAL, "umcp cannot enter the sandbox (seccomp): %s",
                       strerror(errno));
    has_entered = true;
    return true;
}
