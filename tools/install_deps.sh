#!/bin/sh
# Installs the Debian packages that one target of the Makefile needs and this system lacks.
# usage: install_deps.sh build|test|bench|fuzz|format
#
# A need is one word: a package; "a|b", the first of them that is installed or can be had;
# "command:package", the package unless the command is already there, wherever it came from.
set -eu

build='gcc libc6-dev make cmake ninja-build pkg-config libuv1-dev node-llhttp|libllhttp-dev
       libwslay-dev libssl-dev libsqlite3-dev libmonosgen-2.0-1 libmono-csharp4.0c-cil mcs:mono-mcs'
test='check libjansson-dev python3 libmonosgen-2.0-dev'
node='node:nodejs npm:npm ca-certificates'
browser='chromium:chromium' # 124 MB to fetch, 395 MB on disk; web pages attack the server in it

cd "$(dirname "$0")/.."
needs=$build
case ${1:-} in
build) ;;
test)
    needs="$needs $test"
    if [ -f tests/e2e/package.json ]; then needs="$needs $node $browser"; fi
    ;;
bench) needs="$needs python3 rg:ripgrep libyaml-dev wrk $node" ;;
fuzz) needs="$needs python3 clang libclang-rt-14-dev|libclang-rt-dev" ;;
format) needs='clang-format' ;;
*)
    echo "usage: $0 build|test|bench|fuzz|format" >&2
    exit 2
    ;;
esac

if ! command -v dpkg >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
    echo "This is not a Debian system. Make sure that you have what these packages hold:" >&2
    echo "  $(echo $needs)" >&2
    exit 0
fi

is_installed() {
    dpkg -s "$1" 2>/dev/null | grep -q '^Status: .* installed$'
}

# Is the need met already? A command counts wherever it was installed from.
is_met() {
    case $1 in
    *:*) command -v "${1%%:*}" >/dev/null 2>&1 ;;
    *)
        for package in $(echo "$1" | tr '|' ' '); do
            if is_installed "$package"; then return 0; fi
        done
        return 1
        ;;
    esac
}

# The package to install for a need that is not met.
choose() {
    case $1 in
    *:*) echo "${1#*:}" ;;
    *)
        for package in $(echo "$1" | tr '|' ' '); do
            if apt-cache show "$package" >/dev/null 2>&1; then
                echo "$package"
                return
            fi
        done
        echo "${1%%|*}"
        ;;
    esac
}

unmet=
for need in $needs; do
    if ! is_met "$need"; then unmet="$unmet $need"; fi
done
if [ -z "$unmet" ]; then exit 0; fi

as_root=
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "Some packages are missing, and this user cannot install them. As root, run:" >&2
        echo "  apt-get install$(for need in $unmet; do printf ' %s' "$(choose "$need")"; done)" >&2
        exit 1
    fi
    as_root=sudo
fi

export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
packages=
for need in $unmet; do packages="$packages $(choose "$need")"; done
echo "Installing:$packages"
$as_root apt-get install -y -qq --no-install-recommends $packages
