/* sandbox/files.c, and what of calls.c is about files: which are read, written and made inside. */
#include <dirent.h>
#include <sys/syscall.h>
#include <sys/xattr.h>

#include "sandbox_rig.h"

/* --- Attempts --- */

static long open_and_close(const char *path, int flags)
{
    int fd = open(path, flags, 0600);

    if (fd >= 0)
        close(fd);
    return fd;
}

#define OPEN(name, path, flags)                                                                    \
    static long name(void)                                                                         \
    {                                                                                              \
        return open_and_close(path, flags);                                                        \
    }
#define RESULT(name, expression)                                                                   \
    static long name(void)                                                                         \
    {                                                                                              \
        return (expression);                                                                       \
    }

#define ASSET in("project/Assets/a.txt")
#define GIT   in("project/.git/config")
#define OWN   in("state/player/own.txt")

OPEN(reads_an_asset, ASSET, O_RDONLY)
OPEN(lists_the_project, in("project"), O_RDONLY | O_DIRECTORY)
OPEN(reads_the_cache, in("cache/made.dll"), O_RDONLY)
OPEN(writes_the_cache, in("cache/made.dll"), O_WRONLY)
OPEN(makes_a_file_in_the_cache, in("cache/new.dll"), O_WRONLY | O_CREAT)
OPEN(reads_a_package, in("package/package.json"), O_RDONLY)
OPEN(writes_a_package, in("package/package.json"), O_WRONLY)
OPEN(reads_what_is_not_a_package, in("not-a-package/secret.txt"), O_RDONLY)
OPEN(reads_libraries, "/usr/lib", O_RDONLY | O_DIRECTORY)
OPEN(reads_random_numbers, "/dev/urandom", O_RDONLY)
OPEN(writes_nothing, "/dev/null", O_WRONLY | O_TRUNC)
OPEN(reads_its_own_maps, "/proc/self/maps", O_RDONLY)
OPEN(reads_all_locks, "/proc/locks", O_RDONLY)
OPEN(reads_its_threads, "/proc/thread-self/stat", O_RDONLY)

OPEN(writes_an_asset, ASSET, O_WRONLY)
OPEN(appends_to_an_asset, ASSET, O_RDWR | O_APPEND)
OPEN(makes_an_asset, in("project/Assets/new.txt"), O_WRONLY | O_CREAT)
OPEN(makes_a_file_in_the_project, in("project/new.txt"), O_WRONLY | O_CREAT)
OPEN(makes_a_setting, in("project/ProjectSettings/new.asset"), O_WRONLY | O_CREAT)
OPEN(writes_by_a_linked_folder, in("project/Packages/new.txt"), O_WRONLY | O_CREAT)
OPEN(writes_git, GIT, O_WRONLY)
OPEN(makes_a_hook, in("project/.git/hook"), O_WRONLY | O_CREAT)
OPEN(empties_git_while_reading, GIT, O_RDONLY | O_TRUNC)
OPEN(empties_git_while_doing_neither, GIT, O_ACCMODE | O_TRUNC)
RESULT(empties_git_by_name, truncate(GIT, 0))
RESULT(makes_a_folder_in_the_project, mkdir(in("project/Assets/new"), 0700))
RESULT(removes_an_asset, unlink(ASSET))
RESULT(removes_git, unlink(GIT))
RESULT(moves_an_asset, rename(ASSET, in("project/Assets/b.txt")))

OPEN(reads_outside, in("outside/secret.txt"), O_RDONLY)
OPEN(reads_by_a_link, in("project/link"), O_RDONLY)
OPEN(reads_by_dots, in("project/../outside/secret.txt"), O_RDONLY)
OPEN(lists_outside, in("outside"), O_RDONLY | O_DIRECTORY)
OPEN(lists_the_rest, "/", O_RDONLY | O_DIRECTORY)
OPEN(writes_outside, in("outside/secret.txt"), O_WRONLY)
OPEN(makes_a_file_outside, in("outside/new.txt"), O_WRONLY | O_CREAT)
OPEN(makes_a_nameless_file_outside, in("outside"), O_WRONLY | O_TMPFILE)
OPEN(reads_the_servers_settings, in("state/settings.json"), O_RDONLY)
OPEN(writes_the_servers_settings, in("state/settings.json"), O_WRONLY)
OPEN(reads_passwords, "/etc/shadow", O_RDONLY)
OPEN(reads_the_hosts_name, "/etc/hostname", O_RDONLY)
OPEN(writes_shared_memory, "/dev/shm/umcp-sandbox-test", O_RDWR | O_CREAT)
OPEN(opens_a_terminal, "/dev/tty", O_RDWR)
OPEN(lists_processes, "/proc", O_RDONLY | O_DIRECTORY)
RESULT(removes_outside, unlink(in("outside/secret.txt")))
RESULT(removes_a_folder_outside, rmdir(in("outside/Packages")))
RESULT(empties_outside, truncate(in("outside/secret.txt"), 0))
/* Names outside are not hidden; SECURITY.md says so. */
RESULT(asks_for_a_name_outside, access(in("outside/secret.txt"), F_OK))

static long reopens_by_proc(void)
{
    char name[64];
    int fd = open(in("outside/secret.txt"), O_PATH), result;

    if (fd < 0)
        return fd;
    snprintf(name, sizeof(name), "/proc/self/fd/%d", fd);
    result = open(name, O_RDONLY);
    close(fd);
    return result;
}

static long of_parent(const char *name)
{
    char path[64];

    snprintf(path, sizeof(path), "/proc/%d/%s", (int)getppid(), name);
    return open_and_close(path, O_RDONLY);
}

RESULT(reads_the_parents_environment, of_parent("environ"))
RESULT(reads_the_parents_memory, of_parent("mem"))
RESULT(reads_the_parents_maps, of_parent("maps"))
RESULT(reads_the_parents_command_line, of_parent("cmdline"))
RESULT(lists_the_parents_descriptors, of_parent("fd"))
RESULT(takes_the_parents_descriptor, of_parent("fd/1"))
RESULT(goes_by_the_parents_root, of_parent("root/etc/hostname"))

OPEN(makes_a_file, OWN, O_WRONLY | O_CREAT | O_TRUNC)
OPEN(empties_a_file, OWN, O_WRONLY | O_TRUNC)
OPEN(makes_a_nameless_file, in("state/player"), O_WRONLY | O_TMPFILE)
RESULT(empties_a_file_by_name, truncate(OWN, 0))
RESULT(makes_a_folder, mkdir(in("state/player/sub"), 0700))
RESULT(moves_a_file, rename(OWN, in("state/player/sub/own.txt")))
RESULT(moves_it_back, rename(in("state/player/sub/own.txt"), OWN))
RESULT(links_a_file, link(OWN, in("state/player/second.txt")))
RESULT(removes_a_file, unlink(OWN))
RESULT(removes_a_folder, rmdir(in("state/player/sub")))
RESULT(makes_a_symbolic_link, symlink("/etc", in("state/player/link")))
RESULT(makes_a_pipe, mkfifo(in("state/player/pipe"), 0600))
RESULT(makes_a_device, mknod(in("state/player/null"), S_IFCHR | 0600, 0x103))
RESULT(makes_a_socket, mknod(in("state/player/socket"), S_IFSOCK | 0600, 0))
RESULT(moves_a_file_out, rename(OWN, in("outside/own.txt")))
RESULT(moves_a_file_to_the_server, rename(OWN, in("state/own.txt")))
RESULT(moves_a_file_in, rename(in("outside/secret.txt"), in("state/player/stolen.txt")))
RESULT(links_a_file_out, link(OWN, in("outside/own.txt")))
RESULT(links_a_file_in, link(in("outside/secret.txt"), in("state/player/stolen.txt")))
RESULT(links_an_asset, link(ASSET, in("state/player/stolen.txt")))
RESULT(swaps_with_git, renameat2(AT_FDCWD, OWN, AT_FDCWD, GIT, RENAME_EXCHANGE))

/* --- What is not content --- */

static long change_open(long (*change)(int fd))
{
    int fd = open(OWN, O_RDWR | O_CREAT, 0600);
    long result = fd < 0 ? -1 : change(fd);
    int error = errno;

    close(fd);
    errno = error;
    return result;
}

static long to_644(int fd)
{
    return fchmod(fd, 0644);
}

static long to_set_user_id(int fd)
{
    return fchmod(fd, 04755);
}

static long to_now(int fd)
{
    return futimens(fd, NULL);
}

static long to_0_bytes(int fd)
{
    return ftruncate(fd, 0);
}

static long to_root(int fd)
{
    return fchown(fd, 0, 0);
}

static long to_named(int fd)
{
    return fsetxattr(fd, "user.umcp", "x", 1, 0);
}

/* --- What a new file is --- */

static long make_with(long (*make)(const char *path))
{
    const char *path = in("state/player/made");
    long result;

    unlink(path);
    rmdir(path);
    result = make(path);
    if (result > 2)
        close((int)result);
    return result;
}

#define MAKING(name, expression)                                                                   \
    static long make_##name(const char *path)                                                      \
    {                                                                                              \
        (void)path;                                                                                \
        return (expression);                                                                       \
    }                                                                                              \
    RESULT(makes_##name, make_with(make_##name))

#define AT_OWN AT_FDCWD, path
MAKING(a_file_of_set_user_id, syscall(SYS_openat, AT_OWN, O_WRONLY | O_CREAT, 04755))
MAKING(a_file_of_set_group_id, syscall(SYS_openat, AT_OWN, O_RDONLY | O_CREAT | O_EXCL, 02700))
MAKING(a_sticky_file, syscall(SYS_openat, AT_OWN, O_RDWR | O_CREAT, 01644))
MAKING(a_nameless_file_of_set_user_id,
       syscall(SYS_openat, AT_FDCWD, in("state/player"), O_WRONLY | O_TMPFILE, 04755))
MAKING(no_file_of_set_user_id, syscall(SYS_openat, AT_FDCWD, OWN, O_RDONLY, 04755))
MAKING(a_sticky_folder, syscall(SYS_mkdirat, AT_OWN, 01777))
MAKING(a_folder_of_set_group_id, syscall(SYS_mkdirat, AT_OWN, 02755))
MAKING(a_file_by_mknod, syscall(SYS_mknodat, AT_OWN, S_IFREG | 04755, 0))
MAKING(a_whiteout, renameat2(AT_FDCWD, OWN, AT_FDCWD, path, 1 << 2))
MAKING(a_whiteout_by_an_exchange, renameat2(AT_FDCWD, OWN, AT_FDCWD, path, 1 << 2 | 1 << 1))
RESULT(sets_a_mask_that_is_empty, syscall(SYS_umask, 0))
RESULT(sets_a_mask_for_the_group_alone, syscall(SYS_umask, 020))
RESULT(sets_a_mask_for_others_alone, syscall(SYS_umask, 002))
RESULT(sets_a_mask_of_a_refusal, syscall(SYS_umask, -1))
RESULT(sets_a_mask_that_is_wider, syscall(SYS_umask, 022))
#ifdef __x86_64__
MAKING(a_file_of_set_user_id_by_open, syscall(SYS_open, path, O_WRONLY | O_CREAT, 04777))
MAKING(a_file_of_set_user_id_by_creat, syscall(SYS_creat, path, 06711))
MAKING(a_folder_of_set_user_id_by_mkdir, syscall(SYS_mkdir, path, 07777))
MAKING(a_device_by_mknod, syscall(SYS_mknod, path, S_IFREG | 02755, 0))
#endif

/* All that anybody may do to the file, less what the mask keeps. */
static long others_cannot_write(const char *path, long made)
{
    struct stat st;
    long result = made < 0 || lstat(path, &st) != 0 ? -1 : 0;

    if (made > 2)
        close((int)made);
    if (result == 0 && st.st_mode & (07000 | S_IWGRP | S_IWOTH)) {
        errno = EXDEV; /* no call above ends with it */
        return -1;
    }
    return result;
}

#define SAFE(expression) others_cannot_write(path, expression)
MAKING(a_file_that_all_may_write, SAFE(syscall(SYS_openat, AT_OWN, O_WRONLY | O_CREAT, 0777)))
MAKING(a_folder_that_all_may_write, SAFE(syscall(SYS_mkdirat, AT_OWN, 0777)))

/* Nothing in here has rights that its user does not have. */
static long has_capabilities(void)
{
    char text[4096], *at = text;
    int fd = open("/proc/thread-self/status", O_RDONLY);
    ssize_t n = fd < 0 ? -1 : read(fd, text, sizeof(text) - 1);
    unsigned long long set;

    close(fd);
    text[n < 0 ? 0 : n] = '\0';
    for (; (at = strstr(at, "\nCap")); at++) {
        if (sscanf(at + 5, "%*[a-zA-Z]:%llx", &set) == 1 && set != 0 &&
            (getuid() == 0 || strncmp(at + 1, "CapBnd", 6) != 0))
            return 0;
    }
    errno = n < 0 ? EIO : EPERM;
    return -1;
}

RESULT(changes_the_mode_of_what_is_open, change_open(to_644))
RESULT(sets_the_user_id_bit, change_open(to_set_user_id))
RESULT(changes_the_times_of_what_is_open, change_open(to_now))
RESULT(shortens_what_is_open, change_open(to_0_bytes))
RESULT(changes_the_owner_of_what_is_open, change_open(to_root))
RESULT(names_what_is_open, change_open(to_named))
RESULT(changes_a_mode, chmod(GIT, 0777))
RESULT(changes_a_mode_from_a_folder, fchmodat(AT_FDCWD, GIT, 0777, 0))
RESULT(changes_an_owner, chown(GIT, 0, 0))
RESULT(changes_an_owner_of_a_link, lchown(in("project/link"), 0, 0))
RESULT(changes_times, utimensat(AT_FDCWD, GIT, NULL, 0))
RESULT(sets_an_attribute, setxattr(GIT, "user.umcp", "x", 1, 0))
RESULT(removes_an_attribute, removexattr(GIT, "user.umcp"))
RESULT(takes_a_handle, syscall(SYS_name_to_handle_at, AT_FDCWD, GIT, NULL, NULL, 0))
RESULT(opens_by_a_handle, syscall(SYS_open_by_handle_at, AT_FDCWD, NULL, O_RDONLY))
RESULT(opens_by_the_newest_call, syscall(SYS_openat2, AT_FDCWD, GIT, NULL, 24))
#ifdef __x86_64__
RESULT(changes_times_by_an_old_call, syscall(SYS_utime, GIT, NULL))
RESULT(changes_times_by_another_old_call, syscall(SYS_utimes, GIT, NULL))
RESULT(changes_times_from_a_folder, syscall(SYS_futimesat, AT_FDCWD, GIT, NULL))
RESULT(changes_a_mode_by_an_old_call, syscall(SYS_chmod, GIT, 0777))
RESULT(empties_git_by_an_old_call, syscall(SYS_open, GIT, O_RDONLY | O_TRUNC))
RESULT(makes_an_asset_by_an_old_call, syscall(SYS_creat, in("project/Assets/new.txt"), 0600))
#endif

static const struct attempt everywhere[] = {
    ATTEMPT(reads_an_asset, 0),
    ATTEMPT(lists_the_project, 0),
    ATTEMPT(reads_the_cache, 0),
    ATTEMPT(writes_the_cache, EACCES),
    ATTEMPT(makes_a_file_in_the_cache, EACCES),
    ATTEMPT(reads_a_package, 0),
    ATTEMPT(writes_a_package, EACCES),
    ATTEMPT(reads_what_is_not_a_package, EACCES),
    ATTEMPT(reads_libraries, 0),
    ATTEMPT(reads_random_numbers, 0),
    ATTEMPT(writes_nothing, 0),
    ATTEMPT(reads_its_own_maps, 0),
    ATTEMPT(reads_its_threads, 0),
    ATTEMPT(makes_a_file_in_the_project, EACCES),
    ATTEMPT(writes_by_a_linked_folder, EACCES),
    ATTEMPT(writes_git, EACCES),
    ATTEMPT(makes_a_hook, EACCES),
    ATTEMPT(empties_git_while_reading, EACCES),
    ATTEMPT(empties_git_while_doing_neither, EACCES),
    ATTEMPT(empties_git_by_name, EACCES),
    ATTEMPT(removes_git, EACCES),
    ATTEMPT(reads_outside, EACCES),
    ATTEMPT(reads_by_a_link, EACCES),
    ATTEMPT(reads_by_dots, EACCES),
    ATTEMPT(lists_outside, EACCES),
    ATTEMPT(lists_the_rest, EACCES),
    ATTEMPT(writes_outside, EACCES),
    ATTEMPT(makes_a_file_outside, EACCES),
    ATTEMPT(makes_a_nameless_file_outside, EACCES),
    ATTEMPT(reads_the_servers_settings, EACCES),
    ATTEMPT(writes_the_servers_settings, EACCES),
    ATTEMPT(reads_passwords, EACCES),
    ATTEMPT(reads_the_hosts_name, EACCES),
    ATTEMPT(writes_shared_memory, EACCES),
    ATTEMPT(opens_a_terminal, EACCES),
    ATTEMPT(lists_processes, EACCES),
    ATTEMPT(removes_outside, EACCES),
    ATTEMPT(removes_a_folder_outside, EACCES),
    ATTEMPT(empties_outside, EACCES),
    ATTEMPT(asks_for_a_name_outside, 0),
    ATTEMPT(reopens_by_proc, EACCES),
    ATTEMPT(reads_the_parents_environment, EACCES),
    ATTEMPT(reads_the_parents_memory, EACCES),
    ATTEMPT(reads_the_parents_maps, EACCES),
    ATTEMPT(reads_the_parents_command_line, EACCES),
    ATTEMPT(lists_the_parents_descriptors, EACCES),
    ATTEMPT(takes_the_parents_descriptor, EACCES),
    ATTEMPT(goes_by_the_parents_root, EACCES),
    ATTEMPT(makes_a_file, 0),
    ATTEMPT(empties_a_file, 0),
    ATTEMPT(makes_a_nameless_file, 0),
    ATTEMPT(makes_a_folder, 0),
    ATTEMPT(moves_a_file, 0),
    ATTEMPT(moves_it_back, 0),
    ATTEMPT(links_a_file, EPERM),
    ATTEMPT(removes_a_folder, 0),
    ATTEMPT(removes_a_file, 0),
    ATTEMPT(makes_a_file, 0),
    ATTEMPT(makes_a_symbolic_link, EACCES),
    ATTEMPT(makes_a_pipe, EPERM),
    ATTEMPT(makes_a_device, EPERM),
    ATTEMPT(makes_a_socket, EPERM),
    ATTEMPT(moves_a_file_out, EACCES),
    ATTEMPT(moves_a_file_to_the_server, EACCES),
    ATTEMPT(moves_a_file_in, EACCES),
    ATTEMPT(links_a_file_out, EPERM),
    ATTEMPT(links_a_file_in, EPERM),
    ATTEMPT(links_an_asset, EPERM),
    ATTEMPT(swaps_with_git, EACCES),
    ATTEMPT(changes_the_mode_of_what_is_open, EPERM),
    ATTEMPT(sets_the_user_id_bit, EPERM),
    ATTEMPT(has_capabilities, EPERM),
    ATTEMPT(makes_a_file, 0),
    ATTEMPT(makes_a_file_of_set_user_id, EPERM),
    ATTEMPT(makes_a_file_of_set_group_id, EPERM),
    ATTEMPT(makes_a_sticky_file, EPERM),
    ATTEMPT(makes_a_nameless_file_of_set_user_id, EPERM),
    ATTEMPT(makes_no_file_of_set_user_id, 0), /* the kernel does not look at the mode */
    ATTEMPT(makes_a_sticky_folder, EPERM),
    ATTEMPT(makes_a_folder_of_set_group_id, EPERM),
    ATTEMPT(makes_a_file_by_mknod, EPERM),
    ATTEMPT(makes_a_whiteout, EPERM),
    ATTEMPT(makes_a_whiteout_by_an_exchange, EPERM),
    ATTEMPT(sets_a_mask_that_is_empty, EPERM),
    ATTEMPT(sets_a_mask_for_the_group_alone, EPERM),
    ATTEMPT(sets_a_mask_for_others_alone, EPERM),
    ATTEMPT(sets_a_mask_of_a_refusal, EPERM),
    ATTEMPT(sets_a_mask_that_is_wider, 0),
    ATTEMPT(makes_a_file_that_all_may_write, 0),
    ATTEMPT(makes_a_folder_that_all_may_write, 0),
    ATTEMPT(changes_the_times_of_what_is_open, EPERM),
    ATTEMPT(shortens_what_is_open, 0),
    ATTEMPT(changes_the_owner_of_what_is_open, EPERM),
    ATTEMPT(names_what_is_open, EPERM),
    ATTEMPT(changes_a_mode, EPERM),
    ATTEMPT(changes_a_mode_from_a_folder, EPERM),
    ATTEMPT(changes_an_owner, EPERM),
    ATTEMPT(changes_an_owner_of_a_link, EPERM),
    ATTEMPT(changes_times, EPERM),
    ATTEMPT(sets_an_attribute, EPERM),
    ATTEMPT(removes_an_attribute, EPERM),
    ATTEMPT(takes_a_handle, EPERM),
    ATTEMPT(opens_by_a_handle, EPERM),
    ATTEMPT(opens_by_the_newest_call, ENOSYS),
#ifdef __x86_64__
    ATTEMPT(makes_a_file_of_set_user_id_by_open, EPERM),
    ATTEMPT(makes_a_file_of_set_user_id_by_creat, EPERM),
    ATTEMPT(makes_a_folder_of_set_user_id_by_mkdir, EPERM),
    ATTEMPT(makes_a_device_by_mknod, EPERM),
    ATTEMPT(changes_times_by_an_old_call, EPERM),
    ATTEMPT(changes_times_by_another_old_call, EPERM),
    ATTEMPT(changes_times_from_a_folder, EPERM),
    ATTEMPT(changes_a_mode_by_an_old_call, EPERM),
    ATTEMPT(empties_git_by_an_old_call, EACCES),
#endif
};

static const struct attempt without_writes[] = {
    ATTEMPT(reads_all_locks, EACCES),
    ATTEMPT(writes_an_asset, EACCES),
    ATTEMPT(appends_to_an_asset, EACCES),
    ATTEMPT(makes_an_asset, EACCES),
    ATTEMPT(makes_a_setting, EACCES),
    ATTEMPT(makes_a_folder_in_the_project, EACCES),
    ATTEMPT(removes_an_asset, EACCES),
    ATTEMPT(moves_an_asset, EACCES),
#ifdef __x86_64__
    ATTEMPT(makes_an_asset_by_an_old_call, EACCES),
#endif
};

static const struct attempt with_writes[] = {
    ATTEMPT(reads_all_locks, 0),
    ATTEMPT(writes_an_asset, 0),
    ATTEMPT(appends_to_an_asset, 0),
    ATTEMPT(makes_an_asset, 0),
    ATTEMPT(makes_a_setting, 0),
    ATTEMPT(moves_an_asset, 0),
    ATTEMPT(makes_a_folder_in_the_project, 0),
};

/* ABI 2 does not know by whose path a file is emptied, so nobody may. */
static const struct attempt with_truncation[] = {ATTEMPT(makes_a_file, 0),
                                                 ATTEMPT(empties_a_file_by_name, 0)};
static const struct attempt without_truncation[] = {ATTEMPT(makes_a_file, 0),
                                                    ATTEMPT(empties_a_file_by_name, EACCES)};

#define TRY(abi, table) rig_attempt(abi, table, N_ELEMENTS(table))
static const int abis[] = {0, 2, 3, 4, 5, 6}; /* 0: the kernel's own */

START_TEST(the_project_is_read_and_the_state_folder_written)
{
    rig_options.may_write_project = false;
    TRY(abis[_i], everywhere);
    TRY(abis[_i], without_writes);
    rig_expect("project/Assets/a.txt", "asset");
    rig_expect("project/.git/config", "git");
    rig_expect("outside/secret.txt", "secret");
    rig_expect("state/settings.json", "{}");
}
END_TEST

START_TEST(with_writes_assets_are_written_and_git_is_not)
{
    rig_options.may_write_project = true;
    TRY(abis[_i], everywhere);
    TRY(abis[_i], with_writes);
    rig_expect("project/.git/config", "git");
    rig_expect("outside/secret.txt", "secret");
    ck_assert_int_ne(access(in("outside/Packages/new.txt"), F_OK), 0);
}
END_TEST

START_TEST(a_file_is_emptied_by_name_only_where_landlock_decides)
{
    TRY(2, without_truncation);
    TRY(0, with_truncation);
}
END_TEST

/* A package that is the home folder, or that the home folder lies in, stays closed; also after the
 * environment was cleaned. */
static void clean_environment(void *ctx)
{
    struct err err;

    if (!sandbox_environment(in("state/player"), in("state/player"), &err) ||
        !sandbox_is_wide(in("project"), in("outside")) ||
        sandbox_is_wide(in("project"), in("state/player")))
        _exit(1);
    (void)ctx;
}

START_TEST(a_package_that_holds_the_home_folder_is_not_read)
{
    static const struct attempt no_package[] = {ATTEMPT(reads_a_package, EACCES)};
    static const struct attempt a_package[] = {ATTEMPT(reads_a_package, 0)};
    const char *const homes[] = {"package", "package/below", "outside"};

    ck_assert_int_eq(mkdir(in("package/below"), 0700), 0);
    setenv("HOME", in(homes[_i]), 1);
    if (_i < 2)
        TRY(0, no_package);
    else
        TRY(0, a_package);
    setenv("HOME", in("outside"), 1);
    ck_assert(sandbox_is_wide(in("project"), in(homes[2])));
    ck_assert(sandbox_is_wide(in("project"), rig_root));
    ck_assert(sandbox_is_wide(in("project"), ".."));
    ck_assert(sandbox_is_wide(in("project"), "/"));
    ck_assert(!sandbox_is_wide(in("project"), in("package")));
    ck_assert(!sandbox_is_wide(in("project"), in("absent")));
    ck_assert_int_eq(rig_inside(0, clean_environment, NULL), 0);
}
END_TEST

/* The tables would prove nothing if outside the same attempts failed, too. */
START_TEST(outside_of_the_sandbox_the_same_attempts_succeed)
{
    static const struct attempt free[] = {
        ATTEMPT(reads_outside, 0),
        ATTEMPT(reads_by_a_link, 0),
        ATTEMPT(lists_the_rest, 0),
        ATTEMPT(reads_the_servers_settings, 0),
        ATTEMPT(writes_an_asset, 0),
        ATTEMPT(writes_by_a_linked_folder, 0),
        ATTEMPT(makes_a_hook, 0),
        ATTEMPT(reopens_by_proc, 0),
        ATTEMPT(lists_processes, 0),
        ATTEMPT(reads_the_parents_command_line, 0),
        ATTEMPT(changes_a_mode, 0),
        ATTEMPT(changes_times, 0),
        ATTEMPT(makes_a_file_of_set_user_id, 0),
        ATTEMPT(makes_a_sticky_folder, 0),
        ATTEMPT(makes_a_file, 0),
        ATTEMPT(sets_the_user_id_bit, 0),
        ATTEMPT(makes_a_pipe, 0),
        ATTEMPT(makes_a_symbolic_link, 0),
        ATTEMPT(links_a_file_in, 0),
        ATTEMPT(empties_git_while_reading, 0),
        ATTEMPT(swaps_with_git, 0),
        ATTEMPT(empties_outside, 0),
        ATTEMPT(moves_a_file_out, 0),
        ATTEMPT(removes_outside, 0),
    };

    for (size_t i = 0; i < N_ELEMENTS(free); i++)
        ck_assert_msg(free[i].run() >= 0, "%s: %s", free[i].name, strerror(errno));
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("sandbox_files");
    TCase *tests = tcase_create("sandbox_files");
    SRunner *runner;
    int n_failed;

    if (!rig_has_sandbox())
        return 77;
    tcase_add_checked_fixture(tests, rig_setup, rig_teardown);
    tcase_add_loop_test(tests, the_project_is_read_and_the_state_folder_written, 0,
                        (int)N_ELEMENTS(abis));
    tcase_add_loop_test(tests, with_writes_assets_are_written_and_git_is_not, 0,
                        (int)N_ELEMENTS(abis));
    tcase_add_test(tests, a_file_is_emptied_by_name_only_where_landlock_decides);
    tcase_add_loop_test(tests, a_package_that_holds_the_home_folder_is_not_read, 0, 3);
    tcase_add_test(tests, outside_of_the_sandbox_the_same_attempts_succeed);
    suite_add_tcase(suite, tests);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed == 0 ? 0 : 1;
}
