/*
 * Finds the process that holds a port. /proc/net/tcp has the inode of the listening socket, and the
 * process has a link "socket:[INODE]" in /proc/PID/fd. A row of /proc/net/tcp:
 *
 *  sl  local_address rem_address   st tx_queue:rx_queue tr:tm->when retrnsmt   uid  timeout inode
 *   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 12345
 */
#include "holder.h"

#include <dirent.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "address.h"

enum { STATE_LISTEN = 0x0A, HEX_SIZE = 33 };

/* Formats an address like /proc/net/tcp{,6}: 32-bit words in host byte order. */
static void to_hex(const struct sockaddr_storage *at, char hex[HEX_SIZE])
{
    unsigned words[4] = {0};

    if (at->ss_family == AF_INET6) {
        memcpy(words, &((const struct sockaddr_in6 *)at)->sin6_addr, 16);
        snprintf(hex, HEX_SIZE, "%08X%08X%08X%08X", words[0], words[1], words[2], words[3]);
    } else {
        memcpy(words, &((const struct sockaddr_in *)at)->sin_addr, 4);
        snprintf(hex, HEX_SIZE, "%08X", words[0]);
    }
}

static bool is_any(const char *hex)
{
    return hex[strspn(hex, "0")] == '\0';
}

/* The inode of the socket that blocks listening at `at`; 0 if there is none. */
static unsigned long find_inode(const char *path, const struct sockaddr_storage *at)
{
    char wanted[HEX_SIZE], row[512], hex[HEX_SIZE];
    unsigned long inode = 0;
    FILE *table = fopen(path, "re");

    if (!table)
        return 0;
    to_hex(at, wanted);
    while (!inode && fgets(row, sizeof(row), table)) {
        unsigned port, state;
        unsigned long found;

        if (sscanf(row, "%*d: %32[0-9A-F]:%x %*[0-9A-F]:%*x %x %*x:%*x %*x:%*x %*x %*u %*u %lu",
                   hex, &port, &state, &found) != 4)
            continue;
        if (state == STATE_LISTEN && (int)port == address_port(at) &&
            (strcmp(hex, wanted) == 0 || is_any(hex) || is_any(wanted)))
            inode = found;
    }
    fclose(table);
    return inode;
}

static bool has_socket(const char *pid, const char *target)
{
    char path[300], link[64];
    const struct dirent *entry;
    bool found = false;
    DIR *dir;

    snprintf(path, sizeof(path), "/proc/%s/fd", pid);
    dir = opendir(path);
    if (!dir)
        return false;
    while (!found && (entry = readdir(dir))) {
        ssize_t len = readlinkat(dirfd(dir), entry->d_name, link, sizeof(link) - 1);

        if (len <= 0)
            continue;
        link[len] = '\0';
        found = strcmp(link, target) == 0;
    }
    closedir(dir);
    return found;
}

static void read_name(const char *pid, struct holder *to)
{
    char path[300];
    FILE *file;

    snprintf(to->name, sizeof(to->name), "unknown");
    snprintf(path, sizeof(path), "/proc/%s/comm", pid);
    file = fopen(path, "re");
    if (!file)
        return;
    if (fgets(to->name, sizeof(to->name), file))
        to->name[strcspn(to->name, "\n")] = '\0';
    fclose(file);
}

static bool find_process(unsigned long inode, struct holder *ret_holder)
{
    const struct dirent *entry;
    char target[64];
    bool found = false;
    DIR *dir = opendir("/proc");

    if (!dir)
        return false;
    snprintf(target, sizeof(target), "socket:[%lu]", inode);
    while (!found && (entry = readdir(dir))) {
        bool is_pid = entry->d_name[strspn(entry->d_name, "0123456789")] == '\0';

        if (!is_pid || !has_socket(entry->d_name, target))
            continue;
        ret_holder->pid = strtol(entry->d_name, NULL, 10);
        read_name(entry->d_name, ret_holder);
        found = true;
    }
    closedir(dir);
    return found;
}

bool holder_find(const struct sockaddr_storage *at, struct holder *ret_holder)
{
    bool is_v6 = at->ss_family == AF_INET6;
    unsigned long inode = find_inode(is_v6 ? "/proc/net/tcp6" : "/proc/net/tcp", at);

    if (!inode && !is_v6) /* a listener on [::] also accepts IPv4 connections */
        inode = find_inode("/proc/net/tcp6", at);
    return inode && find_process(inode, ret_holder);
}
