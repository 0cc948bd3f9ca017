/* sandbox/calls.c: which system calls are answered inside, and with which error the others end. */
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <mqueue.h>
#include <netinet/in.h>
#include <pthread.h>
#include <sched.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/ipc.h>
#include <sys/msg.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/sem.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/un.h>

#include "sandbox_rig.h"

#define RESULT(name, expression)                                                                   \
    static long name(void)                                                                         \
    {                                                                                              \
        return (expression);                                                                       \
    }

/* Two sockets that the child inherits: a connected pair, and one that is not connected. */
static int pair[2], unconnected;

static void setup(void)
{
    rig_setup();
    ck_assert_int_eq(socketpair(AF_UNIX, SOCK_STREAM, 0, pair), 0);
    unconnected = socket(AF_UNIX, SOCK_STREAM, 0);
    ck_assert(unconnected >= 0);
}

static void teardown(void)
{
    close(pair[0]);
    close(pair[1]);
    close(unconnected);
    rig_teardown();
}

/* --- Sockets --- */

RESULT(makes_a_unix_socket, socket(AF_UNIX, SOCK_STREAM, 0))
RESULT(makes_a_tcp_socket, socket(AF_INET, SOCK_STREAM, 0))
RESULT(makes_a_udp_socket, socket(AF_INET, SOCK_DGRAM, 0))
RESULT(makes_a_tcp6_socket, socket(AF_INET6, SOCK_STREAM, 0))
RESULT(makes_a_netlink_socket, socket(AF_NETLINK, SOCK_RAW, 0))
RESULT(makes_a_packet_socket, socket(AF_PACKET, SOCK_RAW, 0))
RESULT(makes_a_bluetooth_socket, socket(AF_BLUETOOTH, SOCK_RAW, 0))
RESULT(makes_a_virtual_socket, socket(AF_VSOCK, SOCK_STREAM, 0))
RESULT(makes_a_crypto_socket, socket(AF_ALG, SOCK_SEQPACKET, 0))

static long makes_a_pair(void)
{
    int made[2];

    return socketpair(AF_UNIX, SOCK_STREAM, 0, made);
}

static long connects_to_an_abstract_name(void)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX, .sun_path = "\0umcp-sandbox"};

    return connect(unconnected, (struct sockaddr *)&to, sizeof(to));
}

static long binds_an_abstract_name(void)
{
    struct sockaddr_un to = {.sun_family = AF_UNIX, .sun_path = "\0umcp-sandbox"};

    return bind(unconnected, (struct sockaddr *)&to, sizeof(to));
}

RESULT(listens, listen(unconnected, 1))
RESULT(accepts, accept(unconnected, NULL, NULL))

static long hands_over_a_descriptor(void)
{
    struct msghdr empty = {0};

    return sendmsg(pair[0], &empty, 0);
}

static long takes_a_descriptor(void)
{
    struct msghdr empty = {0};

    return recvmsg(pair[0], &empty, MSG_DONTWAIT);
}

/* A handle of the process at the other end: our Linux headers may not know it yet. */
#define PEER_PIDFD 77

static long takes_the_peers_process(void)
{
    socklen_t len = sizeof(int);
    int fd;

    return getsockopt(pair[0], SOL_SOCKET, PEER_PIDFD, &fd, &len);
}

static long asks_who_the_peer_is(void)
{
    struct ucred peer;
    socklen_t len = sizeof(peer);

    return getsockopt(pair[0], SOL_SOCKET, SO_PEERCRED, &peer, &len);
}

static long uses_the_link(void)
{
    char c = 0;

    return send(pair[0], "x", 1, MSG_NOSIGNAL) == 1 && recv(pair[1], &c, 1, 0) == 1 && c == 'x'
               ? 0
               : -1;
}

static const struct attempt sockets[] = {
    ATTEMPT(makes_a_unix_socket, EACCES),
    ATTEMPT(makes_a_tcp_socket, EACCES),
    ATTEMPT(makes_a_udp_socket, EACCES),
    ATTEMPT(makes_a_tcp6_socket, EACCES),
    ATTEMPT(makes_a_netlink_socket, EACCES),
    ATTEMPT(makes_a_packet_socket, EACCES),
    ATTEMPT(makes_a_bluetooth_socket, EACCES),
    ATTEMPT(makes_a_virtual_socket, EACCES),
    ATTEMPT(makes_a_crypto_socket, EACCES),
    ATTEMPT(makes_a_pair, EACCES),
    ATTEMPT(connects_to_an_abstract_name, EACCES),
    ATTEMPT(binds_an_abstract_name, EACCES),
    ATTEMPT(listens, EACCES),
    ATTEMPT(accepts, EACCES),
    ATTEMPT(hands_over_a_descriptor, EACCES),
    ATTEMPT(takes_a_descriptor, EACCES),
    ATTEMPT(takes_the_peers_process, EPERM),
    ATTEMPT(asks_who_the_peer_is, 0),
    ATTEMPT(uses_the_link, 0),
};

/* --- Processes --- */

static char *const no_words[] = {NULL};

RESULT(executes, execve("/bin/true", no_words, no_words))
RESULT(executes_from_a_folder, syscall(SYS_execveat, AT_FDCWD, "/bin/true", no_words, no_words, 0))
RESULT(forks, fork())
RESULT(clones, syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0))
RESULT(clones_a_process_with_a_threads_memory,
       syscall(SYS_clone, CLONE_VM | CLONE_SIGHAND | SIGCHLD, 0, 0, 0, 0))
RESULT(clones_a_namespace, syscall(SYS_clone, CLONE_NEWUSER | CLONE_THREAD, 0, 0, 0, 0))
RESULT(clones_by_the_newest_call, syscall(SYS_clone3, NULL, 0))
#ifdef __x86_64__
RESULT(forks_by_the_old_call, syscall(SYS_fork))
RESULT(forks_in_the_same_memory, syscall(SYS_vfork))
#endif
RESULT(signals_the_parent, kill(getppid(), 0))
RESULT(signals_init, kill(1, 0))
RESULT(signals_all, kill(-1, 0))
RESULT(signals_its_group, kill(0, 0))
RESULT(signals_a_thread_of_the_parent, syscall(SYS_tgkill, getppid(), getppid(), 0))
RESULT(signals_any_thread, syscall(SYS_tkill, getppid(), 0))
RESULT(queues_a_signal, sigqueue(getppid(), 0, (union sigval){0}))
RESULT(queues_a_signal_for_a_thread,
       syscall(SYS_rt_tgsigqueueinfo, getppid(), getppid(), 0, &(siginfo_t){.si_code = -1}))
RESULT(makes_another_the_owner, fcntl(pair[0], F_SETOWN, getppid()))
RESULT(makes_another_the_owner_by_a_long_command,
       syscall(SYS_fcntl, pair[0], (1l << 32) | F_SETOWN, getppid()))
RESULT(makes_another_the_extended_owner,
       fcntl(pair[0], F_SETOWN_EX, &(struct f_owner_ex){F_OWNER_PID, getppid()}))
RESULT(chooses_the_owners_signal, fcntl(pair[0], F_SETSIG, SIGKILL))
RESULT(chooses_a_signal_without_effect, fcntl(pair[0], F_SETSIG, SIGURG))
RESULT(takes_a_lease_to_write, fcntl(pair[0], F_SETLEASE, F_WRLCK))

static long asks_for_writers(void)
{
    int fd = open(in("project/Assets/a.txt"), O_RDONLY);

    return fd < 0 ? -1 : fcntl(fd, F_SETLEASE, F_RDLCK);
}

/* Also what it may only read: SECURITY.md says so. */
static long locks_an_asset(void)
{
    int fd = open(in("project/Assets/a.txt"), O_RDONLY);

    return fd < 0 ? -1 : flock(fd, LOCK_EX | LOCK_NB);
}

RESULT(sets_a_flag_of_a_descriptor, fcntl(pair[0], F_SETFD, FD_CLOEXEC))
RESULT(traces_the_parent, ptrace(PTRACE_ATTACH, getppid(), NULL, NULL))
RESULT(seizes_the_parent, ptrace(PTRACE_SEIZE, getppid(), NULL, NULL))
RESULT(wants_to_be_traced, ptrace(PTRACE_TRACEME, 0, NULL, NULL))

static long reads_memory(void)
{
    char byte;
    struct iovec own = {&byte, 1}, other = {pair, 1};

    return process_vm_readv(getppid(), &own, 1, &other, 1, 0);
}

static long writes_memory(void)
{
    char byte = 0;
    struct iovec own = {&byte, 1}, other = {pair, 1};

    return process_vm_writev(getppid(), &own, 1, &other, 1, 0);
}

RESULT(compares_processes, syscall(SYS_kcmp, getppid(), getpid(), 0, 0, 0))
RESULT(opens_a_process, syscall(SYS_pidfd_open, getppid(), 0))
RESULT(takes_a_processs_descriptor, syscall(SYS_pidfd_getfd, pair[0], 0, 0))
RESULT(signals_by_a_descriptor, syscall(SYS_pidfd_send_signal, pair[0], 0, NULL, 0))
RESULT(limits_the_parent, prlimit(getppid(), RLIMIT_NOFILE, &(struct rlimit){64, 64}, NULL))
RESULT(asks_for_its_own_limit, prlimit(0, RLIMIT_NOFILE, NULL, &(struct rlimit){0}))
RESULT(leaves_its_group, setpgid(0, 0))
RESULT(leaves_its_session, setsid())
RESULT(waits_for_nobody, waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD ? 0 : -1)

static const struct attempt processes[] = {
    ATTEMPT(executes, EPERM),
    ATTEMPT(executes_from_a_folder, EPERM),
    ATTEMPT(forks, EPERM),
    ATTEMPT(clones, EPERM),
    ATTEMPT(clones_a_process_with_a_threads_memory, EPERM),
    ATTEMPT(clones_a_namespace, EPERM),
    ATTEMPT(clones_by_the_newest_call, ENOSYS),
#ifdef __x86_64__
    ATTEMPT(forks_by_the_old_call, EPERM),
    ATTEMPT(forks_in_the_same_memory, EPERM),
#endif
    ATTEMPT(signals_the_parent, EPERM),
    ATTEMPT(signals_init, EPERM),
    ATTEMPT(signals_all, EPERM),
    ATTEMPT(signals_its_group, EPERM),
    ATTEMPT(signals_a_thread_of_the_parent, EPERM),
    ATTEMPT(signals_any_thread, EPERM),
    ATTEMPT(queues_a_signal, EPERM),
    ATTEMPT(queues_a_signal_for_a_thread, EPERM),
    ATTEMPT(makes_another_the_owner, EPERM),
    ATTEMPT(makes_another_the_owner_by_a_long_command, EPERM),
    ATTEMPT(makes_another_the_extended_owner, EPERM),
    ATTEMPT(chooses_the_owners_signal, EPERM),
    ATTEMPT(sets_a_flag_of_a_descriptor, 0),
    ATTEMPT(traces_the_parent, EPERM),
    ATTEMPT(seizes_the_parent, EPERM),
    ATTEMPT(wants_to_be_traced, EPERM),
    ATTEMPT(reads_memory, EPERM),
    ATTEMPT(writes_memory, EPERM),
    ATTEMPT(compares_processes, EPERM),
    ATTEMPT(opens_a_process, EPERM),
    ATTEMPT(takes_a_processs_descriptor, EPERM),
    ATTEMPT(signals_by_a_descriptor, EPERM),
    ATTEMPT(limits_the_parent, EPERM),
    ATTEMPT(asks_for_its_own_limit, 0),
    ATTEMPT(leaves_its_group, EPERM),
    ATTEMPT(leaves_its_session, EPERM),
    ATTEMPT(waits_for_nobody, 0),
};

/* --- The kernel --- */

RESULT(makes_a_ring, syscall(SYS_io_uring_setup, 1, NULL))
RESULT(enters_a_ring, syscall(SYS_io_uring_enter, 0, 0, 0, 0, NULL, 0))
RESULT(registers_a_ring, syscall(SYS_io_uring_register, 0, 0, NULL, 0))
RESULT(loads_a_program, syscall(SYS_bpf, 0, NULL, 0))
RESULT(counts_events, syscall(SYS_perf_event_open, NULL, 0, -1, -1, 0))
RESULT(handles_faults, syscall(SYS_userfaultfd, 0))
RESULT(makes_a_namespace, unshare(CLONE_NEWUSER))
RESULT(makes_a_network, unshare(CLONE_NEWNET))
RESULT(enters_a_namespace, setns(pair[0], 0))
RESULT(mounts, syscall(SYS_mount, "none", "/tmp", "tmpfs", 0, NULL))
RESULT(unmounts, syscall(SYS_umount2, "/tmp", 0))
RESULT(changes_its_root, chroot("/tmp"))
RESULT(swaps_its_root, syscall(SYS_pivot_root, "/tmp", "/tmp"))
RESULT(opens_a_tree, syscall(SYS_open_tree, AT_FDCWD, "/", 0))
RESULT(opens_a_file_system, syscall(SYS_fsopen, "tmpfs", 0))
RESULT(reads_a_key, syscall(SYS_keyctl, 0, 0, 0))
RESULT(adds_a_key, syscall(SYS_add_key, "user", "umcp", "x", 1, -3))
RESULT(requests_a_key, syscall(SYS_request_key, "user", "umcp", NULL, -3))
RESULT(makes_memory_with_a_name, memfd_create("umcp", 0))
RESULT(makes_secret_memory, syscall(447, 0)) /* memfd_secret() */
RESULT(lets_others_trace_it, prctl(PR_SET_PTRACER, -1, 0, 0, 0))
RESULT(hides_itself, prctl(PR_SET_DUMPABLE, 0, 0, 0, 0))
RESULT(outlives_its_parent, prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0))
RESULT(names_its_thread, prctl(PR_SET_NAME, "umcp", 0, 0, 0))
RESULT(changes_its_personality, personality(ADDR_NO_RANDOMIZE))
RESULT(asks_for_its_personality, personality(0xffffffff))
RESULT(types_into_a_terminal, ioctl(pair[0], TIOCSTI, "x"))
RESULT(types_by_a_long_command, syscall(SYS_ioctl, pair[0], (1l << 32) | TIOCSTI, "x"))
RESULT(pastes_into_a_terminal, ioctl(pair[0], TIOCLINUX, "\3"))
RESULT(asks_how_much_is_there, ioctl(pair[0], FIONREAD, &(int){0}))
RESULT(takes_shared_memory, shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600))
RESULT(makes_a_semaphore, semget(IPC_PRIVATE, 1, IPC_CREAT | 0600))
RESULT(makes_a_queue, msgget(IPC_PRIVATE, IPC_CREAT | 0600))
RESULT(opens_a_queue, mq_open("/umcp-sandbox", O_CREAT | O_RDWR, 0600, NULL))
RESULT(becomes_another_user, syscall(SYS_setuid, 65534))
RESULT(becomes_another_group, syscall(SYS_setresgid, 65534, 65534, 65534))
RESULT(leaves_its_groups, syscall(SYS_setgroups, 0, NULL))
RESULT(sets_capabilities, syscall(SYS_capset, NULL, NULL))
RESULT(watches_all_files, syscall(SYS_fanotify_init, 0, 0))
RESULT(chooses_its_processor, syscall(SYS_sched_setaffinity, 0, 0, NULL))
RESULT(runs_before_others, sched_setscheduler(0, SCHED_FIFO, &(struct sched_param){1}))
RESULT(yields_to_others, setpriority(PRIO_PROCESS, 0, 19))
RESULT(loads_a_module, syscall(SYS_init_module, NULL, 0, ""))
RESULT(sets_the_clock, syscall(SYS_settimeofday, NULL, NULL))
RESULT(calls_what_is_not_there, syscall(100000))

static long filters_calls(void)
{
    struct sock_filter code = {BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW};
    struct sock_fprog program = {1, &code};

    return syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program);
}

RESULT(makes_a_ruleset, syscall(SYS_landlock_create_ruleset, NULL, 0, 1))
#ifdef __x86_64__
RESULT(calls_by_another_numbering, syscall(0x40000000 | SYS_getpid))
RESULT(changes_segments, syscall(SYS_modify_ldt, 0, NULL, 0))
RESULT(opens_all_ports, syscall(SYS_iopl, 3))
#endif

static const struct attempt kernel[] = {
    ATTEMPT(makes_a_ring, EPERM),
    ATTEMPT(enters_a_ring, EPERM),
    ATTEMPT(registers_a_ring, EPERM),
    ATTEMPT(loads_a_program, EPERM),
    ATTEMPT(counts_events, EPERM),
    ATTEMPT(handles_faults, EPERM),
    ATTEMPT(makes_a_namespace, EPERM),
    ATTEMPT(makes_a_network, EPERM),
    ATTEMPT(enters_a_namespace, EPERM),
    ATTEMPT(mounts, EPERM),
    ATTEMPT(unmounts, EPERM),
    ATTEMPT(changes_its_root, EPERM),
    ATTEMPT(swaps_its_root, EPERM),
    ATTEMPT(opens_a_tree, EPERM),
    ATTEMPT(opens_a_file_system, EPERM),
    ATTEMPT(reads_a_key, EPERM),
    ATTEMPT(adds_a_key, EPERM),
    ATTEMPT(requests_a_key, EPERM),
    ATTEMPT(makes_memory_with_a_name, EPERM),
    ATTEMPT(makes_secret_memory, ENOSYS),
    ATTEMPT(lets_others_trace_it, EPERM),
    ATTEMPT(hides_itself, EPERM),
    ATTEMPT(outlives_its_parent, EPERM),
    ATTEMPT(names_its_thread, 0),
    ATTEMPT(changes_its_personality, EPERM),
    ATTEMPT(asks_for_its_personality, 0),
    ATTEMPT(types_into_a_terminal, ENOTTY),
    ATTEMPT(types_by_a_long_command, ENOTTY),
    ATTEMPT(pastes_into_a_terminal, ENOTTY),
    ATTEMPT(asks_how_much_is_there, 0),
    ATTEMPT(takes_shared_memory, EPERM),
    ATTEMPT(makes_a_semaphore, EPERM),
    ATTEMPT(makes_a_queue, EPERM),
    ATTEMPT(opens_a_queue, EPERM),
    ATTEMPT(becomes_another_user, EPERM),
    ATTEMPT(becomes_another_group, EPERM),
    ATTEMPT(leaves_its_groups, EPERM),
    ATTEMPT(sets_capabilities, EPERM),
    ATTEMPT(watches_all_files, EPERM),
    ATTEMPT(chooses_its_processor, EPERM),
    ATTEMPT(runs_before_others, EPERM),
    ATTEMPT(yields_to_others, EPERM),
    ATTEMPT(loads_a_module, ENOSYS),
    ATTEMPT(sets_the_clock, ENOSYS),
    ATTEMPT(calls_what_is_not_there, ENOSYS),
    ATTEMPT(filters_calls, EPERM),
    ATTEMPT(makes_a_ruleset, EPERM),
#ifdef __x86_64__
    ATTEMPT(calls_by_another_numbering, EPERM),
    ATTEMPT(changes_segments, EPERM),
    ATTEMPT(opens_all_ports, EPERM),
#endif
};

/* --- What must go on --- */

static volatile sig_atomic_t n_signals;

static void count_signal(int number)
{
    (void)number;
    n_signals++;
}

static long signals_itself(void)
{
    signal(SIGUSR1, count_signal);
    raise(SIGUSR1);
    kill(getpid(), SIGUSR1);
    pthread_kill(pthread_self(), SIGUSR1);
    return n_signals == 3 ? 0 : -1;
}

static void *open_outside(void *ctx)
{
    (void)ctx;
    return (void *)(intptr_t)open(in("outside/secret.txt"), O_RDONLY);
}

static long threads_are_inside_too(void)
{
    for (int i = 0; i < 50; i++) {
        void *result = NULL;
        pthread_t thread;

        if (pthread_create(&thread, NULL, open_outside, NULL) != 0 ||
            pthread_join(thread, &result) != 0 || (intptr_t)result >= 0)
            return -1;
    }
    return 0;
}

static long uses_memory(void)
{
    char *p =
        mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

    if (p == MAP_FAILED)
        return -1;
    p[0] = 1;
    return munmap(p, 1 << 20);
}

static long waits(void)
{
    struct timespec moment = {.tv_nsec = 1};

    return nanosleep(&moment, NULL);
}

static long makes_a_file_too_large(void)
{
    int fd = open(in("state/player/large"), O_WRONLY | O_CREAT, 0600);

    return fd < 0 ? 0 : ftruncate(fd, (off_t)1 << 40);
}

RESULT(makes_an_event, eventfd(0, EFD_CLOEXEC))
RESULT(watches_its_files, inotify_init1(IN_CLOEXEC))

static long makes_a_pipe(void)
{
    int ends[2];

    return pipe2(ends, O_CLOEXEC);
}

static const struct attempt needed[] = {
    ATTEMPT(signals_itself, 0), ATTEMPT(threads_are_inside_too, 0),
    ATTEMPT(uses_memory, 0),    ATTEMPT(waits, 0),
    ATTEMPT(makes_an_event, 0), ATTEMPT(watches_its_files, 0),
    ATTEMPT(makes_a_pipe, 0),   ATTEMPT(makes_a_file_too_large, EFBIG),
    ATTEMPT(locks_an_asset, 0),
};

/* Saving a scene asks whether another program writes the file. */
static const struct attempt of_writers[] = {
    ATTEMPT(chooses_a_signal_without_effect, 0), ATTEMPT(chooses_the_owners_signal, EPERM),
    ATTEMPT(asks_for_writers, 0), ATTEMPT(takes_a_lease_to_write, EPERM)};

static const struct attempt of_readers[] = {ATTEMPT(chooses_a_signal_without_effect, EPERM),
                                            ATTEMPT(asks_for_writers, EPERM)};

static const int abis[] = {0, 2}; /* 0: the kernel's own */
#define TRY(table) rig_attempt(abis[_i], table, N_ELEMENTS(table))

START_TEST(no_socket_is_made)
{
    TRY(sockets);
}
END_TEST

START_TEST(no_process_is_made_or_reached)
{
    TRY(processes);
}
END_TEST

static void make_parent_plain(void *ctx)
{
    (void)ctx;
    _exit(sched_setscheduler(getppid(), SCHED_OTHER, &(struct sched_param){0}) == 0 ? 0 : 1);
}

/* A runtime asks for the plain policy on each of its threads, and is content. */
START_TEST(the_policy_of_another_process_stays)
{
    ck_assert_int_eq(sched_setscheduler(0, SCHED_BATCH, &(struct sched_param){0}), 0);
    ck_assert_int_eq(rig_inside(abis[_i], make_parent_plain, NULL), 0);
    ck_assert_int_eq(sched_getscheduler(0), SCHED_BATCH);
}
END_TEST

START_TEST(who_may_write_asks_for_other_writers)
{
    TRY(of_readers);
    rig_options.may_write_project = true;
    TRY(of_writers);
}
END_TEST

START_TEST(the_rest_of_the_kernel_is_out_of_reach)
{
    TRY(kernel);
}
END_TEST

START_TEST(what_a_runtime_needs_works)
{
    TRY(needed);
}
END_TEST

#ifdef __x86_64__
static void call_as_32_bit(void *ctx)
{
    long result = 20; /* getpid() there */

    (void)ctx;
    __asm__ volatile("int $0x80" : "+a"(result) : : "memory");
    _exit(result == -ENOSYS ? 0 : 1);
}

START_TEST(calls_of_a_foreign_architecture_are_refused)
{
    int status = rig_inside(abis[_i], call_as_32_bit, NULL);

    /* SIGSEGV where the kernel does not have them at all */
    ck_assert(status == 0 || (WIFSIGNALED(status) && WTERMSIG(status) == SIGSEGV));
}
END_TEST
#endif

static void expect_limits(void *ctx)
{
    static const struct {
        __rlimit_resource_t resource;
        rlim_t most;
    } rows[] = {{RLIMIT_CORE, 0},
                {RLIMIT_NOFILE, 4096},
                {RLIMIT_FSIZE, (rlim_t)4 << 30},
                {__RLIMIT_MSGQUEUE, 0}};
    struct rlimit limit;

    (void)ctx;
    for (size_t i = 0; i < N_ELEMENTS(rows); i++)
        if (getrlimit(rows[i].resource, &limit) != 0 || limit.rlim_cur > rows[i].most ||
            limit.rlim_max > rows[i].most)
            _exit((int)i + 1);
}

START_TEST(amounts_are_limited)
{
    ck_assert_int_eq(rig_inside(abis[_i], expect_limits, NULL), 0);
}
END_TEST

int main(void)
{
    const TTest *const tests[] = {
        no_socket_is_made,
        no_process_is_made_or_reached,
        the_policy_of_another_process_stays,
        who_may_write_asks_for_other_writers,
        the_rest_of_the_kernel_is_out_of_reach,
        what_a_runtime_needs_works,
        amounts_are_limited,
#ifdef __x86_64__
        calls_of_a_foreign_architecture_are_refused,
#endif
    };
    Suite *suite = suite_create("sandbox_calls");
    TCase *cases = tcase_create("sandbox_calls");
    SRunner *runner;
    int n_failed;

    if (!rig_has_sandbox())
        return 77;
    tcase_add_checked_fixture(cases, setup, teardown);
    for (size_t i = 0; i < N_ELEMENTS(tests); i++)
        tcase_add_loop_test(cases, tests[i], 0, (int)N_ELEMENTS(abis));
    suite_add_tcase(suite, cases);
    runner = srunner_create(suite);
    srunner_run_all(runner, CK_ENV);
    n_failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return n_failed == 0 ? 0 : 1;
}
