"""What C# can try in order to reach further than it must: a table of names and expressions. Each
expression gives a text that begins with "did" if it went through, and with "no" if not."""
import ctypes
import json
import os
import platform
import socket

# --- System calls ---

HERE = {"x86_64": 0, "aarch64": 1}.get(platform.machine())
CALLS = {  # x86_64, aarch64; None: it does not have this one
    "add_key": (248, 217), "bpf": (321, 280), "chmod": (90, None), "chown": (92, None),
    "chroot": (161, 51), "clone": (56, 220), "clone3": (435, 435), "creat": (85, None),
    "execve": (59, 221), "execveat": (322, 281), "fanotify_init": (300, 262), "fchmod": (91, 52),
    "fchmodat": (268, 53), "fchmodat2": (452, 452), "fchown": (93, 55), "fchownat": (260, 54),
    "fcntl": (72, 25), "fork": (57, None), "fsetxattr": (190, 7), "fsopen": (430, 430),
    "ftruncate": (77, 46), "futimesat": (261, None), "getppid": (110, 173), "getsockopt": (55, 209),
    "io_setup": (206, 0), "io_uring_setup": (425, 425), "ioprio_set": (251, 30), "kcmp": (312, 272), "keyctl": (250, 219),
    "kill": (62, 129), "landlock_create_ruleset": (444, 444), "lchown": (94, None), "link": (86, None), "linkat": (265, 37),
    "lsetxattr": (189, 6), "memfd_create": (319, 279), "memfd_secret": (447, 447), "mkdir": (83, None), "mkdirat": (258, 34),
    "mknod": (133, None), "mknodat": (259, 33), "mount": (165, 40), "mq_open": (240, 180),
    "msgget": (68, 186), "name_to_handle_at": (303, 264), "open": (2, None),
    "open_by_handle_at": (304, 265), "open_tree": (428, 428), "openat": (257, 56),
    "openat2": (437, 437), "perf_event_open": (298, 241), "personality": (135, 92),
    "pidfd_getfd": (438, 438), "pidfd_open": (434, 434), "pidfd_send_signal": (424, 424),
    "pivot_root": (155, 41), "prctl": (157, 167), "prlimit64": (302, 261),
    "process_madvise": (440, 440), "process_vm_readv": (310, 270), "process_vm_writev": (311, 271),
    "ptrace": (101, 117), "removexattr": (197, 14), "rename": (82, None), "renameat": (264, 38),
    "renameat2": (316, 276), "request_key": (249, 218), "rmdir": (84, None),
    "rt_sigqueueinfo": (129, 138), "rt_tgsigqueueinfo": (297, 240),
    "sched_setaffinity": (203, 122), "sched_setscheduler": (144, 119), "seccomp": (317, 277), "semget": (64, 190),
    "setns": (308, 268), "setpgid": (109, 154), "setpriority": (141, 140), "setsid": (112, 157),
    "setxattr": (188, 5), "shmget": (29, 194), "socket": (41, 198), "symlink": (88, None),
    "symlinkat": (266, 36), "syslog": (103, 116), "tgkill": (234, 131), "tkill": (200, 130),
    "truncate": (76, 45), "umask": (95, 166), "umount2": (166, 39), "unlink": (87, None), "unlinkat": (263, 35),
    "unshare": (272, 97), "userfaultfd": (323, 282), "utime": (132, None),
    "utimensat": (280, 88), "utimes": (235, None), "vfork": (58, None)}
AT_CWD = -100
RDONLY, WRONLY, RDWR, CREAT, TRUNC, APPEND = 0, 1, 2, os.O_CREAT, os.O_TRUNC, os.O_APPEND
PATH, TMPFILE = 0o10000000, 0o20200000
KILL, STOP, TERM = 9, 19, 15

TRY = """
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.IO;
using System.Net;
using System.Net.Sockets;
using System.Runtime.InteropServices;
using System.Text;

public static class Try
{
    [DllImport("libc", EntryPoint = "syscall", SetLastError = true)]
    static extern long syscall(long number, IntPtr a, IntPtr b, IntPtr c, IntPtr d, IntPtr e,
                               IntPtr f);
    [DllImport("libc", SetLastError = true)] static extern int open(string path, int flags, int mode);
    [DllImport("libc", SetLastError = true)] static extern int creat(string path, int mode);
    [DllImport("libc", SetLastError = true)] static extern int system(string command);
    [DllImport("libc", SetLastError = true)] static extern IntPtr popen(string command, string how);
    [DllImport("libc", SetLastError = true)] static extern int kill(int pid, int number);
    [DllImport("libc", SetLastError = true)] static extern int connect(int fd, byte[] at, int len);
    [DllImport("libc", SetLastError = true)] static extern IntPtr write(int fd, byte[] at, IntPtr len);
    [DllImport("libc")] static extern void _exit(int code);
    [DllImport("libc")] static extern IntPtr getenv(string name);
    [DllImport("libc")] static extern int getppid();

    public static int Parent { get { return getppid(); } }
    public static string Persistent { get { return UnityEngine.Application.persistentDataPath; } }

    static IntPtr Word(object o)
    {
        if (o is string)
            return Marshal.StringToHGlobalAnsi((string)o);
        byte[] bytes = o as byte[];
        if (bytes == null)
            return new IntPtr(Convert.ToInt64(o));
        IntPtr at = Marshal.AllocHGlobal(bytes.Length + 1);
        Marshal.Copy(bytes, 0, at, bytes.Length);
        return at;
    }
    static long Raw(long number, params object[] words)
    {
        IntPtr[] w = new IntPtr[6];
        for (int i = 0; i < words.Length; i++)
            w[i] = Word(words[i]);
        return syscall(number, w[0], w[1], w[2], w[3], w[4], w[5]);
    }
    static string Told(long result)
    {
        return result == -1 ? "no errno " + Marshal.GetLastWin32Error() : "did " + result;
    }
    public static string Sys(long number, params object[] words)
    {
        return Told(Raw(number, words));
    }
    [DllImport("libc")] static extern IntPtr mmap(IntPtr at, IntPtr size, int how, int flags, int fd, IntPtr offset);
    delegate int Code();
    // Machine code, which ends with a return: what it leaves in eax.
    public static string Machine(byte[] code)
    {
        IntPtr at = mmap(IntPtr.Zero, new IntPtr(4096), 7, 0x22, -1, IntPtr.Zero);
        Marshal.Copy(code, 0, at, code.Length);
        int result = ((Code)Marshal.GetDelegateForFunctionPointer(at, typeof(Code)))();
        return result < 0 ? "no errno " + -result : "did " + result;
    }
    // A call that makes a process: that one ends at once.
    public static string Split(long number, params object[] words)
    {
        long result = Raw(number, words);
        if (result == 0)
            _exit(0);
        return Told(result);
    }
    // A call on a descriptor of a file.
    public static string On(string path, int flags, long number, params object[] words)
    {
        int fd = open(path, flags, 438);
        if (fd < 0)
            return "no, opening: errno " + Marshal.GetLastWin32Error();
        var all = new List<object> { fd };
        all.AddRange(words);
        return Sys(number, all.ToArray());
    }
    public static string Send(long number, int domain, int type, byte[] address)
    {
        int fd = (int)Raw(number, domain, type, 0);
        if (fd < 0)
            return "no socket: errno " + Marshal.GetLastWin32Error();
        if (connect(fd, address, address.Length) != 0)
            return "did make a socket";
        return Told((long)write(fd, new byte[] { 120 }, new IntPtr(1)));
    }
    public static string Open(string path, int flags) { return Told(open(path, flags, 438)); }
    public static string Creat(string path) { return Told(creat(path, 438)); }
    public static string Kill(int pid, int number) { return Told(kill(pid, number)); }
    public static string System_(string command)
    {
        int result = system(command);
        return result == 0 ? "did" : "no, it gave " + result;
    }
    public static string Popen(string command)
    {
        return popen(command, "r") == IntPtr.Zero ? "no pipe" : "did";
    }
    public static string Native(string name)
    {
        IntPtr at = getenv(name);
        return at == IntPtr.Zero ? "no variable" : "did " + Marshal.PtrToStringAnsi(at);
    }
    public static string Do(Func<object> what)
    {
        try { return "did " + what(); }
        catch (Exception e) { return "no, " + e.GetType().Name + ": " + e.Message; }
    }
    public static string Do(Action what) { return Do(() => { what(); return "it"; }); }
    public static string Append(string path) { return Do(() => File.AppendAllText(path, "planted")); }
    public static string Replace(string path) { return Do(() => File.WriteAllText(path, "planted")); }
    public static string Empty(string path)
    {
        return Do(() => new FileStream(path, FileMode.Truncate).Dispose());
    }
    public static string Delete(string path)
    {
        return Do(() => {
            if (!File.Exists(path))
                throw new FileNotFoundException(path);
            File.Delete(path);
        });
    }
    public static string Take(string path)
    {
        return Do(() => File.Move(path, Persistent + "/planted" + Guid.NewGuid()));
    }
    public static string Give(string path)
    {
        string own = Persistent + "/planted" + Guid.NewGuid();
        File.WriteAllText(own, "planted");
        return Do(() => File.Move(own, path));
    }
    public static string Touch(string path)
    {
        return Do(() => File.SetLastWriteTime(path, new DateTime(2001, 2, 3)));
    }
    public static string Mark(string path)
    {
        return Do(() => File.SetAttributes(path, FileAttributes.ReadOnly));
    }
    public static string Folder(string path) { return Do(() => Directory.CreateDirectory(path)); }
    public static string Read(string path)
    {
        return Do(() => {
            using (var file = new FileStream(path, FileMode.Open, FileAccess.Read,
                                             FileShare.ReadWrite)) {
                byte[] found = new byte[64];
                return file.Read(found, 0, found.Length) + " bytes";
            }
        });
    }
    public static string List(string path) { return Do(() => Directory.GetFileSystemEntries(path).Length); }
    public static string Start(string program, string words)
    {
        return Do(() => { using (var made = Process.Start(program, words)) made.WaitForExit(); });
    }
    public static string Tcp(int port)
    {
        return Do(() => { using (var made = new TcpClient()) made.Connect("127.0.0.1", port); });
    }
    public static string Udp(int port)
    {
        return Do(() => { using (var made = new UdpClient())
                              made.Send(new byte[] { 120 }, 1, "127.0.0.1", port); });
    }
    public static string Listen()
    {
        return Do(() => { var made = new TcpListener(IPAddress.Loopback, 0); made.Start(); made.Stop(); });
    }
    public static string Web(int port)
    {
        return Do(() => new WebClient().DownloadString("http://127.0.0.1:" + port + "/"));
    }
    // Is a text anywhere in what the process was started with?
    public static string Secret(string text)
    {
        foreach (System.Collections.DictionaryEntry pair in Environment.GetEnvironmentVariables())
            if (pair.Value.ToString().Contains(text))
                return "did: " + pair.Key;
        foreach (string path in new[] { "/proc/self/environ", "/proc/self/cmdline" })
            try {
                if (Encoding.UTF8.GetString(All(path)).Contains(text))
                    return "did: " + path;
            } catch (UnauthorizedAccessException) { }
        return "no secret";
    }
    static byte[] All(string path)
    {
        using (var file = new FileStream(path, FileMode.Open, FileAccess.Read))
        using (var all = new MemoryStream()) {
            file.CopyTo(all);
            return all.ToArray();
        }
    }
}
"""


def cs(value):
    """A value as C# writes it."""
    if isinstance(value, bytes):
        return "new byte[] { " + ", ".join(map(str, value)) + " }"
    if isinstance(value, Raw):
        return value.text
    return json.dumps(value)


class Raw:
    """C# that stands for itself."""

    def __init__(self, text):
        self.text = text


PARENT, PERSISTENT = Raw("Try.Parent"), Raw("Try.Persistent")


def below(place, name):
    return Raw(f"{place.text} + {cs(name)}")


def call(function, *words):
    return f"Try.{function}({', '.join(cs(word) for word in words)})"


def has(name):
    return HERE is not None and CALLS[name][HERE] is not None


def sys_row(label, name, *words, function="Sys"):
    """A row with a system call, if this machine has it."""
    if not has(name):
        return []
    return [(label, call(function, CALLS[name][HERE], *words))]


def on_row(label, path, flags, name, *words):
    if not has(name):
        return []
    return [(label, call("On", path, flags, CALLS[name][HERE], *words))]


# --- The table ---

def file_rows(name, path, must_not_read):
    """What is tried with a file that must stay as it is."""
    folder = os.path.dirname(path)
    rows = [(f"{word} {name}", call(word, path))
            for word in ("Append", "Replace", "Empty", "Delete", "Take", "Touch", "Mark")]
    rows += [(f"make a file beside {name}", call("Replace", f"{folder}/planted")),
             (f"make a folder beside {name}", call("Folder", f"{folder}/planted.d")),
             (f"move a file beside {name}", call("Give", f"{folder}/planted"))]
    if must_not_read:
        rows.append((f"read {name}", call("Read", path)))
    return rows


def path_rows(path, word, must_not_read=True):
    """System calls on a file that must stay as it is."""
    folder, planted = os.path.dirname(path), os.path.dirname(path) + "/planted"
    own = below(PERSISTENT, "/own.txt")
    times, user = bytes(32), 4711
    rows = [("open by libc", call("Open", path, WRONLY)), ("creat by libc", call("Creat", planted))]
    rows += sys_row("open to write", "open", path, RDWR, 0)
    rows += sys_row("open a new file", "open", planted, WRONLY | CREAT, 0o666)
    rows += sys_row("open and empty", "open", path, WRONLY | TRUNC, 0)
    rows += sys_row("openat", "openat", AT_CWD, path, WRONLY | APPEND, 0)
    rows += sys_row("openat a new file", "openat", AT_CWD, planted, RDWR | CREAT, 0o666)
    rows += sys_row("openat without a name", "openat", AT_CWD, folder, RDWR | TMPFILE, 0o600)
    rows += sys_row("openat2", "openat2", AT_CWD, path, (RDWR).to_bytes(8, "little") + bytes(16), 24)
    rows += sys_row("openat, for reading, and empty", "openat", AT_CWD, path, RDONLY | TRUNC, 0
                    ) if must_not_read else []
    rows += sys_row("creat", "creat", planted, 0o666)
    rows += sys_row("truncate", "truncate", path, 0)
    rows += sys_row("chmod", "chmod", path, 0o777)
    rows += sys_row("fchmodat", "fchmodat", AT_CWD, path, 0o777)
    rows += sys_row("fchmodat2", "fchmodat2", AT_CWD, path, 0o777, 0)
    rows += sys_row("chown", "chown", path, user, user)
    rows += sys_row("lchown", "lchown", path, user, user)
    rows += sys_row("fchownat", "fchownat", AT_CWD, path, user, user, 0)
    rows += sys_row("utime", "utime", path, 0)
    rows += sys_row("utimes", "utimes", path, times)
    rows += sys_row("futimesat", "futimesat", AT_CWD, path, times)
    rows += sys_row("utimensat", "utimensat", AT_CWD, path, times, 0)
    rows += sys_row("utimensat, now", "utimensat", AT_CWD, path, 0, 0)
    rows += sys_row("setxattr", "setxattr", path, "user.planted", "x", 1, 0)
    rows += sys_row("lsetxattr", "lsetxattr", path, "user.planted", "x", 1, 0)
    rows += sys_row("removexattr", "removexattr", path, "user.kept")
    rows += sys_row("link out", "link", own, planted)
    rows += sys_row("linkat out", "linkat", AT_CWD, own, AT_CWD, planted, 0)
    rows += sys_row("link in", "link", path, below(PERSISTENT, "/planted.hard"))
    rows += sys_row("linkat in", "linkat", AT_CWD, path, AT_CWD,
                    below(PERSISTENT, "/planted.hard"), 0)
    rows += sys_row("symlink out", "symlink", "/", planted)
    rows += sys_row("symlinkat out", "symlinkat", "/", AT_CWD, planted)
    rows += sys_row("rename out", "rename", own, planted)
    rows += sys_row("rename over", "rename", own, path)
    rows += sys_row("renameat over", "renameat", AT_CWD, own, AT_CWD, path)
    rows += sys_row("rename in", "rename", path, below(PERSISTENT, "/planted.in"))
    rows += sys_row("exchange", "renameat2", AT_CWD, own, AT_CWD, path, 2)
    rows += sys_row("mknod", "mknod", planted, 0o100666, 0)
    rows += sys_row("mknodat a device", "mknodat", AT_CWD, planted, 0o020666, 0x103)
    rows += sys_row("mkdir", "mkdir", planted, 0o777)
    rows += sys_row("mkdirat", "mkdirat", AT_CWD, planted, 0o777)
    rows += sys_row("rmdir", "rmdir", f"{folder}/empty")
    rows += sys_row("unlink", "unlink", path)
    rows += sys_row("unlinkat", "unlinkat", AT_CWD, path, 0)
    return [(f"{label}: {word}", code) for label, code in rows]


def read_only_rows(path, word):
    """What is tried with a file that may be read."""
    rows = sys_row("openat, for reading, and empty", "openat", AT_CWD, path, RDONLY | TRUNC, 0)
    rows += on_row("fchmod", path, RDONLY, "fchmod", 0o777)
    rows += on_row("fchown", path, RDONLY, "fchown", 4711, 4711)
    rows += on_row("fsetxattr", path, RDONLY, "fsetxattr", "user.planted", "x", 1, 0)
    rows += on_row("ftruncate", path, RDONLY, "ftruncate", 0)
    rows += on_row("utimensat of a descriptor", path, RDONLY, "utimensat", 0, bytes(32), 0)
    rows += on_row("utimensat of a descriptor, now", path, RDONLY, "utimensat", 0, 0, 0)
    rows += [("open again by /proc/self/fd", f"Try.Do(() => {{ using (var f = System.IO.File."
              f"OpenRead({cs(path)})) System.IO.File.AppendAllText(\"/proc/self/fd/\" + "
              "f.SafeFileHandle.DangerousGetHandle(), \"planted\"); })")]
    return [(f"{label}: {word}", code) for label, code in rows]


def special_rows():
    """What nobody may make, not even where files may be written."""
    rows = sys_row("symlink", "symlinkat", "/", AT_CWD, below(PERSISTENT, "/planted.link"))
    rows += sys_row("device", "mknodat", AT_CWD, below(PERSISTENT, "/planted.dev"), 0o020666, 0x103)
    rows += sys_row("set user id", "fchmodat", AT_CWD, below(PERSISTENT, "/own.txt"), 0o4755)
    return rows


def endless_rows():
    """What would fill the disk and the memory."""
    return [("a file without end", "Try.Do(() => { using (var f = new System.IO.FileStream("
             "Try.Persistent + \"/large\", System.IO.FileMode.Create)) "
             "f.SetLength(1L << 42); })"),
            ("memory without end", "Try.Do(() => { var all = new System.Collections.Generic.List<byte[]>(); "
             "for (int i = 0; i < 1024; i++) all.Add(new byte[2000000000]); })")]


def process_rows(victim, planted):
    """Programs, and other processes."""
    word = ctypes.sizeof(ctypes.c_void_p)
    words, part = bytes(word), bytes(2 * word)
    queued = bytes(8) + (-1).to_bytes(4, "little", signed=True) + bytes(116)  # of sigqueue()
    rows = [("Process.Start", call("Start", "/usr/bin/touch", planted)),
            ("Process.Start by name", call("Start", "touch", planted)),
            ("system", call("System_", f"touch {planted}")),
            ("popen", call("Popen", f"touch {planted}")),
            ("kill by libc", call("Kill", victim, KILL)),
            ("Process.Kill", f"Try.Do(() => System.Diagnostics.Process.GetProcessById({victim})"
                             ".Kill())")]
    for program in ("/bin/true", "/lib64/ld-linux-x86-64.so.2", "/proc/self/exe"):
        rows += sys_row(f"execve {program}", "execve", program, words, words)
        rows += sys_row(f"execveat {program}", "execveat", AT_CWD, program, words, words, 0)
    rows += sys_row("fork", "fork", function="Split")
    rows += sys_row("vfork", "vfork", function="Split")
    rows += sys_row("clone", "clone", 17, 0, 0, 0, 0, function="Split")
    rows += sys_row("clone into a user namespace", "clone", 0x10000011, 0, 0, 0, 0, function="Split")
    rows += sys_row("clone3", "clone3", bytes(32) + (17).to_bytes(8, "little") + bytes(48), 88,
                    function="Split")
    rows += sys_row("memfd_create", "memfd_create", "planted", 0)
    for number in (0, TERM, STOP, KILL):
        rows += sys_row(f"kill {number}", "kill", victim, number)
        rows += sys_row(f"tkill {number}", "tkill", victim, number)
        rows += sys_row(f"tgkill {number}", "tgkill", victim, victim, number)
    rows += sys_row("kill all", "kill", -1, 0)  # 0: if it may, nobody is harmed
    rows += sys_row("rt_sigqueueinfo", "rt_sigqueueinfo", victim, KILL, queued)
    rows += sys_row("rt_tgsigqueueinfo", "rt_tgsigqueueinfo", victim, victim, KILL, queued)
    rows += sys_row("ptrace attach", "ptrace", 16, victim, 0, 0)
    rows += sys_row("ptrace seize", "ptrace", 0x4206, victim, 0, 0)
    rows += sys_row("process_vm_readv", "process_vm_readv", victim, part, 1, part, 1, 0)
    rows += sys_row("process_vm_writev", "process_vm_writev", victim, part, 1, part, 1, 0)
    rows += sys_row("pidfd_open", "pidfd_open", victim, 0)
    rows += sys_row("kcmp", "kcmp", victim, victim, 0, 0, 0)
    rows += sys_row("setpriority", "setpriority", 0, victim, 7)
    rows += sys_row("ioprio_set", "ioprio_set", 1, victim, 0x6000)
    rows += sys_row("sched_setaffinity", "sched_setaffinity", victim, 8, b"\1" + bytes(7))
    rows += sys_row("sched_setscheduler", "sched_setscheduler", victim, 3, bytes(4))
    rows += sys_row("prlimit64", "prlimit64", victim, 7, (64).to_bytes(8, "little") * 2, 0)
    rows += sys_row("setpgid", "setpgid", 0, 0)
    rows += sys_row("setsid", "setsid")
    for name, command, word in (("F_SETOWN", 8, victim), ("F_SETSIG", 10, KILL),
                                ("F_SETOWN_EX", 15, (1).to_bytes(4, "little")
                                 + victim.to_bytes(4, "little"))):
        rows += on_row(f"fcntl {name}", "/dev/null", RDWR, "fcntl", command, word)
    return rows


def deep_rows(mount_point):
    """What only a kernel's own tools need."""
    rows = sys_row("mount", "mount", "none", mount_point, "tmpfs", 0, 0)
    rows += sys_row("bind mount", "mount", "/", mount_point, "none", 4096, 0)
    rows += sys_row("umount2", "umount2", mount_point, 2)
    rows += sys_row("fsopen", "fsopen", "tmpfs", 0)
    rows += sys_row("open_tree", "open_tree", AT_CWD, "/", 1)
    for name, flag in (("users", 0x10000000), ("mounts", 0x20000), ("network", 0x40000000),
                       ("files", 0x400)):
        rows += sys_row(f"unshare {name}", "unshare", flag)
    rows += sys_row("setns", "setns", 0, 0)
    rows += sys_row("io_uring_setup", "io_uring_setup", 4, bytes(120))
    rows += sys_row("bpf", "bpf", 0, bytes([1, 0, 0, 0, 4, 0, 0, 0, 8, 0, 0, 0, 1]) + bytes(107), 120)
    rows += sys_row("perf_event_open", "perf_event_open",
                    bytes([1, 0, 0, 0, 112, 0, 0, 0]) + bytes(104), 0, -1, -1, 0)
    rows += sys_row("userfaultfd", "userfaultfd", 1)
    rows += sys_row("keyctl", "keyctl", 0, -3, 1)
    rows += sys_row("add_key", "add_key", "user", "planted", "x", 1, -3)
    rows += sys_row("request_key", "request_key", "user", "planted", 0, 0)
    rows += sys_row("personality", "personality", 0x40000)
    rows += sys_row("prctl PR_SET_PDEATHSIG", "prctl", 1, 0, 0, 0, 0)
    rows += sys_row("prctl PR_SET_MM", "prctl", 35, 6, 4096, 0, 0)
    rows += sys_row("prctl PR_SET_CHILD_SUBREAPER", "prctl", 36, 1, 0, 0, 0)
    rows += sys_row("name_to_handle_at", "name_to_handle_at", AT_CWD, "/",
                    (128).to_bytes(4, "little") + bytes(132), bytes(4), 0)
    rows += on_row("open_by_handle_at", "/", RDONLY, "open_by_handle_at",
                   (8).to_bytes(4, "little") + bytes(16), 0)
    rows += sys_row("fanotify_init", "fanotify_init", 0, 0)
    rows += sys_row("syslog", "syslog", 10, 0, 0)
    for name in ("shmget", "semget"):
        rows += sys_row(name, name, 0, 1, 0o600)
    rows += sys_row("msgget", "msgget", 0, 0o600)
    rows += sys_row("mq_open", "mq_open", "planted", CREAT | RDWR, 0o600, 0)
    rows += sys_row("io_setup", "io_setup", 1, bytes(8))
    rows += sys_row("memfd_secret", "memfd_secret", 0)
    rows += sys_row("a filter of its own", "seccomp", 2, 0, (0x50000).to_bytes(4, "little"))
    rows += sys_row("rules of its own", "landlock_create_ruleset", 0, 0, 1)
    rows += sys_row("a handle of the server", "getsockopt", 3, 1, 77, bytes(4), (4).to_bytes(4, "little"))
    if HERE == 0:  # getpid() as 32 bit programs call it
        rows.append(("int 0x80", call("Machine", bytes([0xb8, 20, 0, 0, 0, 0xcd, 0x80, 0xc3]))))
    if HERE == 0:  # the other way to number system calls
        rows.append(("open by x32", call("Sys", 0x40000000 | 2, "/etc/passwd", 0, 0)))
    rows += sys_row("pivot_root", "pivot_root", mount_point, mount_point)
    return rows + sys_row("chroot", "chroot", mount_point)  # the last: all paths would be others


def proc_rows(victim, secret):
    """What /proc tells of others. /proc/self leads to the outside in more than one way."""
    rows = []
    for who, pid in (("the server", "Try.Parent"), ("init", "1"), ("a bystander", str(victim))):
        for file in ("environ", "mem", "maps", "cmdline", "status", "auxv"):
            rows.append((f"{file} of {who}", f'Try.Read("/proc/" + {pid} + "/{file}")'))
        rows.append((f"write to mem of {who}", f'Try.Open("/proc/" + {pid} + "/mem", 2)'))
        for folder in ("fd", "task", "root", "cwd", "map_files"):
            rows.append((f"{folder} of {who}", f'Try.List("/proc/" + {pid} + "/{folder}")'))
    for way in ("/proc/self/root", "/proc/thread-self/root", "/proc/self/task/../root"):
        rows += [(f"read by {way}", call("Read", way + secret)),
                 (f"write by {way}", call("Append", way + secret))]
    rows += [("init by a way around", call("Read", "/proc/self/../1/environ")),
             ("the list of processes", call("List", "/proc")),
             ("Process.GetProcesses", "Try.Do(() => { if (System.Diagnostics.Process.GetProcesses()"
              ".Length < 2) throw new System.Exception(); })"),
             ("kcore", call("Read", "/proc/kcore")), ("sysrq", call("Open", "/proc/sysrq-trigger", 1)),
             ("sysctl", call("Open", "/proc/sys/kernel/core_pattern", 1)),
             ("memory", call("Read", "/dev/mem")), ("the disk", call("Read", "/dev/vda")),
             ("a terminal", call("Open", "/dev/tty", 2)), ("shared memory", call("Replace", "/dev/shm/planted"))]
    return rows


def unix_address(name):
    return socket.AF_UNIX.to_bytes(2, "little") + name


def socket_rows(tcp, udp, unix, abstract):
    """Everything that leads to another process by a socket."""
    rows = [("TcpClient", call("Tcp", tcp)), ("UdpClient", call("Udp", udp)), ("TcpListener", call("Listen")),
            ("WebClient", call("Web", tcp)),
            ("UnityWebRequest's own", "Try.Do(() => System.Net.Dns.GetHostEntry(\"umcp.invalid\"))")]
    if not has("socket"):
        return rows
    number = CALLS["socket"][HERE]

    def at(port):
        return socket.AF_INET.to_bytes(2, "little") + port.to_bytes(2, "big") + bytes([127, 0, 0, 1]) + bytes(8)

    rows += [("TCP", call("Send", number, 2, 1, at(tcp))), ("UDP", call("Send", number, 2, 2, at(udp))),
             ("a unix socket", call("Send", number, 1, 1, unix_address(unix.encode() + b"\0"))),
             ("an abstract socket", call("Send", number, 1, 1, unix_address(b"\0" + abstract.encode())))]
    for name, domain, kind, protocol in (
            ("TCP, version 6", 10, 1, 0), ("unix, datagrams", 1, 2, 0), ("netlink, routes", 16, 3, 0),
            ("netlink, sockets", 16, 3, 4), ("netlink, audit", 16, 3, 9), ("raw", 2, 3, 1),
            ("packets", 17, 3, 0x300), ("ciphers", 38, 5, 0), ("virtual machines", 40, 1, 0)):
        rows += sys_row(f"socket: {name}", "socket", domain, kind, protocol)
    return rows


def signal_rows():
    """What is tried with the server itself."""
    rows = [("kill the server", call("Kill", PARENT, KILL)), ("stop the server", call("Kill", PARENT, STOP)),
            ("ask whether the server is there", call("Kill", PARENT, 0))]
    rows += sys_row("tgkill the server", "tgkill", PARENT, PARENT, KILL)
    rows += sys_row("ptrace the server", "ptrace", 16, PARENT, 0, 0)
    rows += sys_row("read the server's memory", "process_vm_readv", PARENT, bytes(16), 1, bytes(16), 1, 0)
    rows += sys_row("hold the server", "pidfd_open", PARENT, 0)
    return rows
