#!/bin/sh
# Installs the Debian packages that one target of the Makefile needs and this system lacks.
# usage: install_deps.sh build|test|bench|fuzz|format
#
# A need is one word: a package; "a|b", the first of them that is installed or can be had;
# "command:package", the package unless the command is already there, wherever it came from. What
# stands in `wishes` makes the program better, and is no reason to stop if it cannot be had.
set -eu

build='gcc libc6-dev make cmake ninja-build pkg-config libuv1-dev node-llhttp|libllhttp-dev
       libwslay-dev libssl-dev libsqlite3-dev libmonosgen-2.0-1 libmono-csharp4.0c-cil mcs:mono-mcs'
wishes='mono:mono-runtime npm:npm ca-certificates' # with them, scripts are compiled as C# 9
# What Unity's class library has, and Debian divides: System.Xml.Linq, DataContract, DataTable, HttpClient, zip files.
wishes="$wishes libmono-system-xml-linq4.0-cil libmono-system-runtime-serialization4.0-cil
        libmono-system-data4.0-cil libmono-system-net-http4.0-cil
        libmono-system-io-compression4.0-cil libmono-system-io-compression-filesystem4.0-cil"
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
fuzz) needs="$needs python3 clang libclang-rt-14-dev|libclang-rt-dev" wishes= ;;
format) needs='clang-format' wishes= ;;
*)
    echo "usage: $0 build|test|bench|fuzz|format" >&2
    exit 2
    ;;
esac

if ! command -v dpkg >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
    echo "This is not a Debian system. Make sure that you have what these packages hold:" >&2
    echo "  $(echo $needs $wishes)" >&2
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

# The packages of those of the given needs that are not met.
missing() {
    for need in "$@"; do
        if ! is_met "$need"; then printf ' %s' "$(choose "$need")"; fi
    done
}

needed=$(missing $needs)
wished=$(missing $wishes)
if [ -z "$needed$wished" ]; then exit 0; fi

as_root=
if [ "$(id -u)" -ne 0 ]; then
    if ! command -v sudo >/dev/null 2>&1; then
        echo "Some packages are missing, and this user cannot install them. As root, run:" >&2
        echo "  apt-get install$needed$wished" >&2
        if [ -z "$needed" ]; then exit 0; fi
        exit 1
    fi
    as_root=sudo
fi

export DEBIAN_FRONTEND=noninteractive
install() {
    echo "Installing: $*"
    $as_root apt-get install -y -qq --no-install-recommends "$@"
}
$as_root apt-get update -qq || [ -z "$needed" ]
needed=$(missing $needs) # what can be had may have changed
if [ -n "$needed" ]; then install $needed; fi
wished=$(missing $wishes)
if [ -n "$wished" ] && ! install $wished; then # one that cannot be had shall not cost the others
    for wish in $wished; do install "$wish" || echo "It works without $wish" >&2; done
fi
