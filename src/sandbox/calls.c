/*
 * Which system calls the process may make: seccomp. One table, read from its top: the first row
 * that fits a call decides. A call that fits no row is "not implemented", as on an older kernel,
 * and libc knows how to go on. Refusals that people should understand have an errno of their own.
 * Calls of a foreign architecture, whose numbers mean other calls, are all "not implemented".
 */
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
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

/* A handle of the process at the other end of a socket (Linux 6.5; headers may be older), and the
 * level of that option. */
#define PEER_PIDFD   77
#define SOCKET_LEVEL 1

/* --- The table --- */

/* A test of one argument. Of one that is an int the kernel looks at the lower half only, and so do
 * we. */
struct call_test {
    enum { TEST_NONE, TEST_BITS, TEST_ANY, TEST_OWN_PID, TEST_NULL } kind;
    unsigned arg;         /* which one, from 0 */
    uint32_t mask, value; /* TEST_BITS: (argument & mask) == value; TEST_ANY: argument & mask */
};

enum { MAX_TESTS = 2 };

struct call_row {
    int number;
    unsigned roles; /* of enum sandbox_role */
    int below_abi;  /* the row is for older versions of Landlock only; 0: for all */
    uint32_t verdict;
    struct call_test tests[MAX_TESTS]; /* all must hold */
};

/* A macro per row, and as many rows in a line as it takes. */
/* clang-format off */
#define ALLOW    SECCOMP_RET_ALLOW
#define ERROR(e) (SECCOMP_RET_ERRNO | (e))
#define ROW(name, who, below, verdict, ...) {__NR_##name, who, below, verdict, {__VA_ARGS__}}
#define BITS(n, mask, value) {TEST_BITS, n, (uint32_t)(mask), (uint32_t)(value)}
#define IS(n, value)         BITS(n, ~0u, value)
#define ANY(n, mask)         {TEST_ANY, n, (uint32_t)(mask), 0}
#define NO_TEST              {TEST_NONE, 0, 0, 0}

/* Allowed: always, to some, if arguments pass tests, to some if they do, if it is about this
 * process. */
#define CALL(name)               CALL_OF(ROLE_ANY, name)
#define CALL_OF(who, name)       ROW(name, who, 0, ALLOW, NO_TEST)
#define CALL_IF(name, ...)       CALL_OF_IF(ROLE_ANY, name, __VA_ARGS__)
#define CALL_OF_IF(who, name, ...) ROW(name, who, 0, ALLOW, __VA_ARGS__)
#define CALL_SELF(name)          CALL_IF(name, {TEST_OWN_PID, 0, 0, 0})
/* Refused: always, if arguments pass tests, until Landlock decides. */
#define REFUSE(name, e)          ROW(name, ROLE_ANY, 0, ERROR(e), NO_TEST)
#define REFUSE_IF(name, e, ...)  ROW(name, ROLE_ANY, 0, ERROR(e), __VA_ARGS__)
#define REFUSE_UNTIL(abi, name, e, ...) ROW(name, ROLE_ANY, abi, ERROR(e), __VA_ARGS__)
/* Opening a file with O_TRUNC, but not for writing. 3 is neither reading nor writing. */
#define EMPTYING(name, n, mode) \
    REFUSE_UNTIL(ABI_TRUNCATE, name, EACCES, BITS(n, O_ACCMODE | O_TRUNC, (mode) | O_TRUNC))
#define REFUSE_EMPTYING(name, n) EMPTYING(name, n, O_RDONLY), EMPTYING(name, n, O_ACCMODE)
/* What is made runs as nobody else, and others cannot write to it: the umask has OTHERS_WRITE from
 * the start, and keeps it. */
#define SPECIAL  (S_ISUID | S_ISGID | S_ISVTX)
#define NAMELESS (O_TMPFILE & ~O_DIRECTORY)
#define REFUSE_SPECIAL(name, mode) REFUSE_IF(name, EPERM, ANY(mode, SPECIAL))
/* The mode counts only if the call can make a file. */
#define REFUSE_MAKING_SPECIAL(name, flags, mode) \
    REFUSE_IF(name, EPERM, ANY(flags, O_CREAT | NAMELESS), ANY(mode, SPECIAL))

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
    /* Who gets the signals of a descriptor is one more way to send them. Saving a scene asks by a
     * lease whether another program writes the file. */
    CALL_OF_IF(ROLE_WRITER, fcntl, IS(1, F_SETSIG), IS(2, SIGURG)),
    CALL_OF_IF(ROLE_WRITER, fcntl, IS(1, F_SETLEASE), IS(2, F_RDLCK)),
    CALL_OF_IF(ROLE_WRITER, fcntl, IS(1, F_SETLEASE), IS(2, F_UNLCK)),
    REFUSE_IF(fcntl, EPERM, IS(1, F_SETSIG)), REFUSE_IF(fcntl, EPERM, IS(1, F_SETLEASE)),
    REFUSE_IF(fcntl, EPERM, IS(1, F_SETOWN)), REFUSE_IF(fcntl, EPERM, IS(1, F_SETOWN_EX)),
    REFUSE_IF(fcntl, EPERM, IS(1, F_NOTIFY)), CALL(fcntl), CALL_IF(ioctl, IS(1, TCGETS)),
    CALL_IF(ioctl, IS(1, TIOCGWINSZ)), CALL_IF(ioctl, IS(1, FIONREAD)),
    CALL_IF(ioctl, IS(1, FIONBIO)), CALL_IF(ioctl, IS(1, FIOCLEX)), CALL_IF(ioctl, IS(1, FIONCLEX)),
    REFUSE(ioctl, ENOTTY),

    /* Sockets: those that are there, and are connected. Messages could hand over descriptors. */
    CALL(sendto), CALL(recvfrom), CALL(shutdown),
    REFUSE_IF(getsockopt, EPERM, IS(1, SOCKET_LEVEL), IS(2, PEER_PIDFD)), CALL(getsockopt),
    CALL(setsockopt),
    CALL(getsockname), CALL(getpeername), REFUSE(socket, EACCES), REFUSE(socketpair, EACCES),
    REFUSE(connect, EACCES), REFUSE(bind, EACCES), REFUSE(listen, EACCES), REFUSE(accept, EACCES),
    REFUSE(accept4, EACCES), REFUSE(sendmsg, EACCES), REFUSE(recvmsg, EACCES),
    REFUSE(sendmmsg, EACCES), REFUSE(recvmmsg, EACCES),

    /* Files: Landlock decides, once it can. */
    REFUSE_MAKING_SPECIAL(openat, 2, 3), REFUSE_EMPTYING(openat, 2), CALL(openat),
    REFUSE_UNTIL(ABI_TRUNCATE, truncate, EACCES, NO_TEST), CALL(truncate),
    CALL(faccessat), CALL(faccessat2), CALL(fstat), CALL(newfstatat), CALL(statx),
    CALL(statfs), CALL(fstatfs), CALL(readlinkat), CALL(getcwd), CALL(chdir), CALL(fchdir),
    CALL(getdents64), REFUSE_SPECIAL(mkdirat, 2), CALL(mkdirat), CALL(unlinkat), CALL(renameat),
    /* RENAME_WHITEOUT makes a device. */
    CALL_IF(renameat2, BITS(4, ~(RENAME_NOREPLACE | RENAME_EXCHANGE), 0)), REFUSE(renameat2, EPERM),
    CALL(symlinkat), CALL(ftruncate), CALL(fallocate), CALL(fsync), CALL(fdatasync),
    CALL(sync_file_range), CALL(flock), CALL(fadvise64), CALL(copy_file_range), CALL(sendfile),
    /* Code that puts back the -1 of a refusal would keep itself from all that it makes. */
    CALL_IF(umask, BITS(0, ~0777u | OTHERS_WRITE, OTHERS_WRITE)), REFUSE(umask, EPERM),
    /* A second name in the state folder would outlast the right to write the project. */
    CALL_OF(ROLE_COMPILERS, linkat), REFUSE(linkat, EPERM),
    /* What a file is apart from its content: Landlock never decides about that, and a filter sees
     * neither paths nor how a descriptor was opened. */
    CALL_OF_IF(ROLE_COMPILERS, fchmod, BITS(1, SPECIAL | S_IWOTH, 0)),
    CALL_OF_IF(ROLE_COMPILERS, utimensat, {TEST_NULL, 1, 0, 0}), REFUSE(fchmod, EPERM),
    REFUSE(utimensat, EPERM), REFUSE(fchmodat, EPERM), REFUSE(fchown, EPERM),
    REFUSE(fchownat, EPERM), REFUSE(setxattr, EPERM),
    REFUSE(lsetxattr, EPERM), REFUSE(fsetxattr, EPERM), REFUSE(removexattr, EPERM),
    REFUSE(lremovexattr, EPERM), REFUSE(fremovexattr, EPERM), REFUSE(getxattr, EOPNOTSUPP),
    REFUSE(lgetxattr, EOPNOTSUPP), REFUSE(fgetxattr, EOPNOTSUPP), REFUSE(listxattr, EOPNOTSUPP),
    REFUSE(llistxattr, EOPNOTSUPP), REFUSE(flistxattr, EOPNOTSUPP), REFUSE(mknodat, EPERM),
    /* Landlock does not see executions from there. */
    REFUSE(memfd_create, EPERM),

    /* Memory */
    CALL(mmap), CALL(mprotect), CALL(munmap), CALL(mremap), CALL(madvise), CALL(msync),
    CALL(mincore), CALL(mlock), CALL(munlock), CALL(brk), CALL(membarrier),

    /* Threads. A filter cannot see the flags of clone3(): libc takes clone() if there is none. */
    CALL_IF(clone, BITS(0, STRANGE_CLONES | CLONE_THREAD, CLONE_THREAD)), CALL(futex),
    CALL(set_robust_list), CALL(set_tid_address), CALL(rseq), CALL(sched_yield),
    CALL(sched_getaffinity), CALL(sched_getscheduler), CALL(sched_getparam),
    CALL(sched_get_priority_min), CALL(sched_get_priority_max),
    /* Mono, of each of its threads, which have that policy already: success, but not done, because
     * it could be a thread of another process. */
    REFUSE_IF(sched_setscheduler, 0, IS(1, SCHED_OTHER)),
    REFUSE(sched_setscheduler, EPERM),
    CALL_OF(ROLE_COMPILERS, sched_setaffinity), /* .NET, of each of its threads */
    REFUSE(sched_setaffinity, EPERM),
    REFUSE(sched_setattr, EPERM), REFUSE(sched_setparam, EPERM), REFUSE(setpriority, EPERM),
    REFUSE(ioprio_set, EPERM), REFUSE(get_robust_list, EPERM),

    /* Processes. A filter cannot know the children that umcp-compile will have. From ABI 6 on
     * Landlock says whom it may signal; before that it may signal anybody, but not its children. */
    CALL_OF_IF(ROLE_COMPILERS, clone, BITS(0, STRANGE_CLONES, 0)), REFUSE(clone, EPERM),
    CALL_OF(ROLE_COMPILERS, execve), REFUSE(execve, EPERM), REFUSE(execveat, EPERM), CALL(wait4),
    CALL(waitid), CALL(exit), CALL(exit_group), CALL_OF(ROLE_COMPILER, setpgid),
    REFUSE(setpgid, EPERM), /* the group is ended as a whole */
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
    CALL(getrandom), CALL_IF(prlimit64, IS(0, 0)), REFUSE(prlimit64, EPERM),
    CALL_IF(personality, IS(0, ~0u)), REFUSE(personality, EPERM), /* ~0: only asks */
    CALL_IF(prctl, IS(0, PR_SET_NAME)), CALL_IF(prctl, IS(0, PR_GET_NAME)),
    CALL_IF(prctl, IS(0, PR_GET_DUMPABLE)), CALL_IF(prctl, IS(0, PR_CAPBSET_READ)),
    CALL_IF(prctl, IS(0, PR_GET_NO_NEW_PRIVS)), CALL_IF(prctl, IS(0, PR_GET_SECCOMP)),
    CALL_IF(prctl, IS(0, PR_GET_PDEATHSIG)),
    CALL_OF_IF(ROLE_COMPILERS, prctl, IS(0, PR_SET_PDEATHSIG)),
    CALL_OF_IF(ROLE_COMPILERS, prctl, IS(0, PR_SET_NO_NEW_PRIVS)), REFUSE(prctl, EPERM),

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
    REFUSE_MAKING_SPECIAL(open, 1, 2), REFUSE_EMPTYING(open, 1), CALL(open),
    REFUSE_SPECIAL(creat, 1), CALL(creat), REFUSE_SPECIAL(mkdir, 1), CALL(mkdir), CALL(access),
    CALL(stat), CALL(lstat), CALL(readlink), CALL(getdents), CALL(rmdir), CALL(unlink), CALL(rename),
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

/* In instructions: a test has at most 4 of them, a row 3 around its tests, all rows 7. */
enum { ROW_SIZE = 3 + 4 * MAX_TESTS, FILTER_SIZE = 7 + ROW_SIZE * N_ELEMENTS(calls) };

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

static void give(struct filter *f, uint32_t verdict)
{
    emit(f, BPF_RET | BPF_K, 0, 0, verdict);
}

/* The jumps of a row that are taken if it does not fit. */
struct misses {
    unsigned short at[2 * MAX_TESTS];
    size_t n;
};

/* Continues with the next instruction if the loaded value is k; where else is set later. */
static unsigned short expect(struct filter *f, uint32_t k)
{
    emit(f, BPF_JMP | BPF_JEQ | BPF_K, 0, 0, k);
    return (unsigned short)(f->len - 1);
}

/* Lets a jump that is taken on a mismatch lead to the next instruction that will be emitted. */
static void land_here(struct filter *f, unsigned short jump)
{
    f->code[jump].jf = (uint8_t)(f->len - jump - 1);
}

static void emit_test(struct filter *f, const struct call_test *t, struct misses *misses)
{
    const size_t low = offsetof(struct seccomp_data, args) + 8 * t->arg; /* little endian */

    if (t->kind == TEST_NONE)
        return;
    load(f, low);
    if (t->kind == TEST_ANY) {
        misses->at[misses->n++] = f->len;
        emit(f, BPF_JMP | BPF_JSET | BPF_K, 0, 0, t->mask);
        return;
    }
    if (t->kind == TEST_BITS)
        emit(f, BPF_ALU | BPF_AND | BPF_K, 0, 0, t->mask);
    misses->at[misses->n++] = expect(f, t->kind == TEST_OWN_PID ? (uint32_t)getpid() : t->value);
    if (t->kind == TEST_NULL) {
        load(f, low + 4);
        misses->at[misses->n++] = expect(f, 0);
    }
}

/* Before and after a row the number of the call is loaded. */
static void emit_row(struct filter *f, const struct call_row *row)
{
    const unsigned short other = expect(f, (uint32_t)row->number);
    struct misses misses = {.n = 0};

    for (size_t i = 0; i < MAX_TESTS; i++)
        emit_test(f, &row->tests[i], &misses);
    give(f, row->verdict);
    for (size_t i = 0; i < misses.n; i++)
        land_here(f, misses.at[i]);
    if (misses.n)
        load(f, offsetof(struct seccomp_data, nr));
    land_here(f, other);
}

bool sandbox_restrict_calls(int abi, enum sandbox_role role)
{
    struct filter f = {.len = 0};
    struct sock_fprog program = {.filter = f.code};

    load(&f, offsetof(struct seccomp_data, arch));
    emit(&f, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, ARCHITECTURE);
    give(&f, ERROR(ENOSYS));
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
