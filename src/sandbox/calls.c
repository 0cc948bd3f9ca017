/*
 * Which system calls the process may make: seccomp. One table, read from its top: the first row
 * that fits a call decides. A call that fits no row is "not implemented", as on an older kernel,
 * and libc knows how to go on. Refusals that people should understand have an errno of their own.
 * Only a call of a foreign architecture, whose numbers mean other calls, ends the process.
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "internal.h"

#ifdef __aarch64__
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#define ARCHITECTURE AUDIT_ARCH_X86_64
#define X32_CALLS    0x40000000u /* numbers from here on are the x32 ABI's */
#endif

/* --- The table --- */

enum call_test {
    TEST_NONE,
    TEST_BITS,    /* (argument & mask) == value */
    TEST_OWN_PID, /* the argument is this process's id */
    TEST_NULL     /* the argument is a null pointer */
};

/* Of an argument that is an int the kernel looks at the lower half only, and so do we. */
struct call_row {
    int number;
    unsigned roles; /* of enum sandbox_role */
    int below_abi;  /* the row is for older versions of Landlock only; 0: for all */
    enum call_test test;
    unsigned arg; /* which argument the test is about, from 0 */
    uint32_t mask, value;
    uint32_t verdict;
};

/* A macro per row, and as many rows in a line as it takes. */
/* clang-format off */
#define ALLOW    SECCOMP_RET_ALLOW
#define ERROR(e) (SECCOMP_RET_ERRNO | (e))
#define ROW(name, who, below, test, n, mask, value, verdict) \
    {__NR_##name, who, below, test, n, (uint32_t)(mask), (uint32_t)(value), verdict}

/* Allowed: always, to some, if an int has these bits, if it is this, if a pointer is null, if it
 * is about this process. */
#define CALL(name)                      CALL_OF(ROLE_ANY, name)
#define CALL_OF(who, name)              ROW(name, who, 0, TEST_NONE, 0, 0, 0, ALLOW)
#define CALL_BITS(name, n, m, v)        CALL_BITS_OF(ROLE_ANY, name, n, m, v)
#define CALL_BITS_OF(who, name, n, m, v) ROW(name, who, 0, TEST_BITS, n, m, v, ALLOW)
#define CALL_IS(name, n, v)             CALL_BITS(name, n, ~0u, v)
#define CALL_IS_OF(who, name, n, v)     CALL_BITS_OF(who, name, n, ~0u, v)
#define CALL_NULL(name, n)              ROW(name, ROLE_ANY, 0, TEST_NULL, n, 0, 0, ALLOW)
#define CALL_SELF(name)                 ROW(name, ROLE_ANY, 0, TEST_OWN_PID, 0, 0, 0, ALLOW)
/* Refused: always, if an int is this, until Landlock decides. */
#define REFUSE(name, e)                 ROW(name, ROLE_ANY, 0, TEST_NONE, 0, 0, 0, ERROR(e))
#define REFUSE_IS(name, n, v, e)        ROW(name, ROLE_ANY, 0, TEST_BITS, n, ~0u, v, ERROR(e))
#define REFUSE_UNTIL(abi, name, e)      ROW(name, ROLE_ANY, abi, TEST_NONE, 0, 0, 0, ERROR(e))
/* Opening a file with O_TRUNC, but not for writing. 3 is neither reading nor writing. */
#define EMPTYING(name, n, mode) \
    ROW(name, ROLE_ANY, ABI_TRUNCATE, TEST_BITS, n, O_ACCMODE | O_TRUNC, (mode) | O_TRUNC, \
        ERROR(EACCES))
#define REFUSE_EMPTYING(name, n)        EMPTYING(name, n, O_RDONLY), EMPTYING(name, n, O_ACCMODE)

#define NAMESPACES                                                                                 \
    (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID |  \
     CLONE_NEWNET)
#define STRANGE_CLONES (NAMESPACES | CLONE_PARENT | CLONE_PTRACE)

static const struct call_row calls[] = {
    /* Descriptors */
    CALL(read), CALL(write), CALL(readv), CALL(writev), CALL(pread64), CALL(pwrite64), CALL(preadv),
    CALL(pwritev), CALL(lseek), CALL(close), CALL(close_range), CALL(dup), CALL(dup3), CALL(pipe2),
    CALL(eventfd2), CALL(epoll_create1), CALL(epoll_ctl), CALL(epoll_pwait), CALL(ppoll),
    CALL(pselect6), CALL(signalfd4), CALL(timerfd_create), CALL(timerfd_settime),
    CALL(timerfd_gettime), CALL(inotify_init1), CALL(inotify_add_watch), CALL(inotify_rm_watch),
    /* Who gets the signals of a descriptor is one more way to send them. */
    REFUSE_IS(fcntl, 1, F_SETOWN, EPERM), REFUSE_IS(fcntl, 1, F_SETOWN_EX, EPERM),
    REFUSE_IS(fcntl, 1, F_SETSIG, EPERM), REFUSE_IS(fcntl, 1, F_NOTIFY, EPERM),
    REFUSE_IS(fcntl, 1, F_SETLEASE, EPERM), CALL(fcntl), CALL_IS(ioctl, 1, TCGETS),
    CALL_IS(ioctl, 1, TIOCGWINSZ), CALL_IS(ioctl, 1, FIONREAD), CALL_IS(ioctl, 1, FIONBIO),
    CALL_IS(ioctl, 1, FIOCLEX), CALL_IS(ioctl, 1, FIONCLEX), REFUSE(ioctl, ENOTTY),

    /* Sockets: those that are there, and are connected. Messages could hand over descriptors. */
    CALL(sendto), CALL(recvfrom), CALL(shutdown), CALL(getsockopt), CALL(setsockopt),
    CALL(getsockname), CALL(getpeername), REFUSE(socket, EACCES), REFUSE(socketpair, EACCES),
    REFUSE(connect, EACCES), REFUSE(bind, EACCES), REFUSE(listen, EACCES), REFUSE(accept, EACCES),
    REFUSE(accept4, EACCES), REFUSE(sendmsg, EACCES), REFUSE(recvmsg, EACCES),
    REFUSE(sendmmsg, EACCES), REFUSE(recvmmsg, EACCES),

    /* Files: Landlock decides, once it can. */
    REFUSE_EMPTYING(openat, 2), CALL(openat), REFUSE_UNTIL(ABI_TRUNCATE, truncate, EACCES),
    CALL(truncate), CALL(faccessat), CALL(faccessat2), CALL(fstat), CALL(newfstatat), CALL(statx),
    CALL(statfs), CALL(fstatfs), CALL(readlinkat), CALL(getcwd), CALL(chdir), CALL(fchdir),
    CALL(getdents64), CALL(mkdirat), CALL(unlinkat), CALL(renameat), CALL(renameat2),
    CALL(symlinkat), CALL(ftruncate), CALL(fallocate), CALL(fsync), CALL(fdatasync),
    CALL(sync_file_range), CALL(flock), CALL(fadvise64), CALL(copy_file_range), CALL(sendfile),
    CALL(umask),
    /* A second name in the state folder would outlast the right to write the project. */
    CALL_OF(ROLE_COMPILERS, linkat), REFUSE(linkat, EPERM),
    /* What a file is apart from its content: Landlock never decides about that, and a filter does
     * not see paths. Saving a scene changes the mode of the file that it has open. */
    CALL_BITS_OF(ROLE_WRITER | ROLE_COMPILERS, fchmod, 1, S_ISUID | S_ISGID | S_ISVTX, 0),
    REFUSE(fchmod, EPERM),
    CALL_NULL(utimensat, 1), REFUSE(utimensat, EPERM), REFUSE(fchmodat, EPERM),
    REFUSE(fchown, EPERM), REFUSE(fchownat, EPERM), REFUSE(setxattr, EPERM),
    REFUSE(lsetxattr, EPERM), REFUSE(fsetxattr, EPERM), REFUSE(removexattr, EPERM),
    REFUSE(lremovexattr, EPERM), REFUSE(fremovexattr, EPERM), REFUSE(getxattr, EOPNOTSUPP),
    REFUSE(lgetxattr, EOPNOTSUPP), REFUSE(fgetxattr, EOPNOTSUPP), REFUSE(listxattr, EOPNOTSUPP),
    REFUSE(llistxattr, EOPNOTSUPP), REFUSE(flistxattr, EOPNOTSUPP), REFUSE(mknodat, EPERM),
    /* Landlock does not see what is executed from there. */
    REFUSE(memfd_create, EPERM),

    /* Memory */
    CALL(mmap), CALL(mprotect), CALL(munmap), CALL(mremap), CALL(madvise), CALL(msync),
    CALL(mincore), CALL(mlock), CALL(munlock), CALL(brk), CALL(membarrier),

    /* Threads. A filter cannot see the flags of clone3(): libc takes clone() if there is none. */
    CALL_BITS(clone, 0, STRANGE_CLONES | CLONE_THREAD, CLONE_THREAD), CALL(futex),
    CALL(set_robust_list), CALL(set_tid_address), CALL(rseq), CALL(sched_yield),
    CALL(sched_getaffinity), CALL(sched_getscheduler), CALL(sched_getparam),
    CALL(sched_get_priority_min), CALL(sched_get_priority_max),
    CALL_IS(sched_setscheduler, 1, SCHED_OTHER), /* Mono, of each of its threads */
    REFUSE(sched_setscheduler, EPERM),
    CALL_OF(COMPILERS, sched_setaffinity), /* .NET, of each of its threads */
    REFUSE(sched_setaffinity, EPERM),
    REFUSE(sched_setattr, EPERM), REFUSE(sched_setparam, EPERM), REFUSE(setpriority, EPERM),
    REFUSE(ioprio_set, EPERM), REFUSE(get_robust_list, EPERM),

    /* Processes. A filter cannot know the children that umcp-compile will have. From ABI 6 on
     * Landlock says whom it may signal; before that it may signal anybody, but not its children. */
    CALL_BITS_OF(ROLE_COMPILERS, clone, 0, STRANGE_CLONES, 0), REFUSE(clone, EPERM),
    CALL_OF(ROLE_COMPILERS, execve), REFUSE(execve, EPERM), REFUSE(execveat, EPERM), CALL(wait4),
    CALL(waitid), CALL(exit), CALL(exit_group), CALL_OF(ROLE_COMPILER, setpgid),
    REFUSE(setpgid, EPERM), /* the group is what is ended */
    CALL_OF(ROLE_COMPILER, setsid), REFUSE(setsid, EPERM), CALL_SELF(kill), CALL_SELF(tgkill),
    CALL_SELF(rt_sigqueueinfo), CALL_SELF(rt_tgsigqueueinfo), CALL_OF(ROLE_COMPILER, kill),
    CALL_OF(ROLE_COMPILER, tgkill), REFUSE(kill, EPERM), REFUSE(tgkill, EPERM),
    REFUSE(rt_sigqueueinfo, EPERM), REFUSE(rt_tgsigqueueinfo, EPERM), REFUSE(tkill, EPERM),
    REFUSE(pidfd_open, EPERM), REFUSE(pidfd_getfd, EPERM), REFUSE(pidfd_send_signal, EPERM),
    REFUSE(ptrace, EPERM), REFUSE(process_vm_readv, EPERM), REFUSE(process_vm_writev, EPERM),
    REFUSE(process_madvise, EPERM), REFUSE(kcmp, EPERM),

    /* Signals and time */
    CALL(rt_sigaction), CALL(rt_sigprocmask), CALL(rt_sigreturn), CALL(rt_sigpending),
    CALL(rt_sigtimedwait), CALL(rt_sigsuspend), CALL(sigaltstack), CALL(clock_gettime),
    CALL(clock_getres), CALL(clock_nanosleep), CALL(nanosleep), CALL(gettimeofday),
    CALL(timer_create), CALL(timer_settime), CALL(timer_gettime), CALL(timer_delete),
    CALL(timer_getoverrun), CALL(setitimer), CALL(getitimer), CALL(restart_syscall),

    /* About oneself */
    CALL(getpid), CALL(getppid), CALL(gettid), CALL(getuid), CALL(geteuid), CALL(getgid),
    CALL(getegid), CALL(getresuid), CALL(getresgid), CALL(getgroups), CALL(getpgid), CALL(getsid),
    CALL(getpriority), CALL(getrusage), CALL(times), CALL(sysinfo), CALL(uname), CALL(getcpu),
    CALL(getrandom), CALL_IS(prlimit64, 0, 0), REFUSE(prlimit64, EPERM),
    CALL_IS(personality, 0, ~0u), REFUSE(personality, EPERM), /* ~0: only asks */
    CALL_IS(prctl, 0, PR_SET_NAME), CALL_IS(prctl, 0, PR_GET_NAME),
    CALL_IS(prctl, 0, PR_GET_DUMPABLE), CALL_IS(prctl, 0, PR_CAPBSET_READ),
    CALL_IS(prctl, 0, PR_GET_NO_NEW_PRIVS), CALL_IS(prctl, 0, PR_GET_SECCOMP),
    CALL_IS(prctl, 0, PR_GET_PDEATHSIG), CALL_IS_OF(ROLE_COMPILERS, prctl, 0, PR_SET_PDEATHSIG),
    CALL_IS_OF(ROLE_COMPILERS, prctl, 0, PR_SET_NO_NEW_PRIVS), REFUSE(prctl, EPERM),

    /* Sandboxes in it: only those who have children. */
    CALL_OF(ROLE_COMPILERS, seccomp), REFUSE(seccomp, EPERM),
    CALL_OF(ROLE_COMPILERS, landlock_create_ruleset), REFUSE(landlock_create_ruleset, EPERM),
    CALL_OF(ROLE_COMPILERS, landlock_add_rule), REFUSE(landlock_add_rule, EPERM),
    CALL_OF(ROLE_COMPILERS, landlock_restrict_self), REFUSE(landlock_restrict_self, EPERM),

    /* Other ways out */
    REFUSE(io_uring_setup, EPERM), REFUSE(io_uring_enter, EPERM), REFUSE(io_uring_register, EPERM),
    REFUSE(bpf, EPERM), REFUSE(perf_event_open, EPERM), REFUSE(userfaultfd, EPERM),
    REFUSE(keyctl, EPERM), REFUSE(add_key, EPERM), REFUSE(request_key, EPERM),
    REFUSE(unshare, EPERM), REFUSE(setns, EPERM), REFUSE(mount, EPERM), REFUSE(umount2, EPERM),
    REFUSE(pivot_root, EPERM), REFUSE(chroot, EPERM), REFUSE(open_tree, EPERM),
    REFUSE(move_mount, EPERM), REFUSE(fsopen, EPERM), REFUSE(mount_setattr, EPERM),
    REFUSE(name_to_handle_at, EPERM), REFUSE(open_by_handle_at, EPERM),
    REFUSE(fanotify_init, EPERM), REFUSE(capset, EPERM), REFUSE(setuid, EPERM),
    REFUSE(setgid, EPERM), REFUSE(setreuid, EPERM), REFUSE(setregid, EPERM),
    REFUSE(setresuid, EPERM), REFUSE(setresgid, EPERM), REFUSE(setgroups, EPERM),
    REFUSE(shmget, EPERM), REFUSE(shmat, EPERM), REFUSE(shmctl, EPERM), REFUSE(semget, EPERM),
    REFUSE(msgget, EPERM), REFUSE(mq_open, EPERM), REFUSE(mq_unlink, EPERM),

#ifdef __x86_64__
    /* The same by their old names, which newer architectures do not have. */
    REFUSE_EMPTYING(open, 1), CALL(open), CALL(creat), CALL(access), CALL(stat), CALL(lstat),
    CALL(readlink), CALL(getdents), CALL(mkdir), CALL(rmdir), CALL(unlink), CALL(rename),
    CALL_OF(ROLE_COMPILERS, link), REFUSE(link, EPERM), CALL(symlink), CALL(dup2),
    CALL(pipe), CALL(poll), CALL(select),
    CALL(epoll_wait), CALL(epoll_create), CALL(eventfd), CALL(inotify_init), CALL(alarm),
    CALL(pause), CALL(time), CALL(getpgrp), CALL(getrlimit), CALL(arch_prctl),
    CALL_OF(ROLE_COMPILERS, fork), REFUSE(fork, EPERM),
    CALL_OF(ROLE_COMPILERS, vfork), REFUSE(vfork, EPERM),
    REFUSE(chmod, EPERM), REFUSE(chown, EPERM), REFUSE(lchown, EPERM), REFUSE(utime, EPERM),
    REFUSE(utimes, EPERM), REFUSE(futimesat, EPERM), REFUSE(mknod, EPERM),
    REFUSE(modify_ldt, EPERM), REFUSE(iopl, EPERM), REFUSE(ioperm, EPERM),
#endif
};
/* clang-format on */

/* --- The filter --- */

/* A row makes at most 7 instructions; a few stand around them. */
enum { ROW_SIZE = 7, FRAME_SIZE = 8, FILTER_SIZE = ROW_SIZE * N_ELEMENTS(calls) + FRAME_SIZE };

struct filter {
    struct sock_filter code[FILTER_SIZE];
    unsigned short len;
};

static void emit(struct filter *f, uint16_t code, uint8_t if_so, uint8_t if_not, uint32_t k)
{
    f->code[f->len++] = (struct sock_filter){code, if_so, if_not, k};
}

static void load(struct filter *f, size_t offset)
{
    emit(f, BPF_LD | BPF_W | BPF_ABS, 0, 0, (uint32_t)offset);
}

/* Goes on with the next instruction if what was loaded is k, else leaves out the next n. */
static void skip_unless(struct filter *f, uint32_t k, unsigned n)
{
    emit(f, BPF_JMP | BPF_JEQ | BPF_K, 0, (uint8_t)n, k);
}

static void give(struct filter *f, uint32_t verdict)
{
    emit(f, BPF_RET | BPF_K, 0, 0, verdict);
}

/* Before and after a row the number of the call is loaded. */
static void emit_row(struct filter *f, const struct call_row *row)
{
    const size_t low = offsetof(struct seccomp_data, args) + 8 * row->arg; /* little endian */

    switch (row->test) {
    case TEST_NONE:
        skip_unless(f, (uint32_t)row->number, 1);
        give(f, row->verdict);
        return;
    case TEST_BITS:
        skip_unless(f, (uint32_t)row->number, 5);
        load(f, low);
        emit(f, BPF_ALU | BPF_AND | BPF_K, 0, 0, row->mask);
        skip_unless(f, row->value, 1);
        break;
    case TEST_OWN_PID:
        skip_unless(f, (uint32_t)row->number, 4);
        load(f, low);
        skip_unless(f, (uint32_t)getpid(), 1);
        break;
    case TEST_NULL:
        skip_unless(f, (uint32_t)row->number, 6);
        load(f, low);
        skip_unless(f, 0, 3);
        load(f, low + 4);
        skip_unless(f, 0, 1);
        break;
    }
    give(f, row->verdict);
    load(f, offsetof(struct seccomp_data, nr));
}

bool sandbox_restrict_calls(int abi, enum sandbox_role role)
{
    struct filter f = {.len = 0};
    struct sock_fprog program = {.filter = f.code};

    load(&f, offsetof(struct seccomp_data, arch));
    emit(&f, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, ARCHITECTURE);
    give(&f, SECCOMP_RET_KILL_PROCESS);
    load(&f, offsetof(struct seccomp_data, nr));
#ifdef X32_CALLS
    emit(&f, BPF_JMP | BPF_JGE | BPF_K, 0, 1, X32_CALLS);
    give(&f, ERROR(EPERM));
#endif
    for (size_t i = 0; i < N_ELEMENTS(calls); i++)
        if (calls[i].roles & role && (!calls[i].below_abi || abi < calls[i].below_abi))
            emit_row(&f, &calls[i]);
    give(&f, ERROR(ENOSYS));
    program.len = f.len;
    return syscall(__NR_seccomp, SECCOMP_SET_MODE_FILTER, 0u, &program) == 0;
}
