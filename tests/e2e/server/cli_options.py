"""The command line: help, wrong use, options, environment and config file."""
import json
import re
import subprocess

from lib.cli import folder_with, refused
from lib.umcp import Scripted, Server, Suite, expect, free_port, run, same

suite = Suite()
test = suite.test

SERVER_VALUES = ("project", "token-file", "framed-token-file", "framed-token",
                 "component-allow", "member-allow",
                 "hook-allow", "eval-timeout", "tier", "tools", "player", "plugins", "state-dir",
                 "compiler", "sandbox", "config", "log-level", "keep-hours", "keep-audit-days", "keep-mb",
                 "engines")
SERVER_FLAGS = ("allow-writes", "no-confirm", "allow-eval", "allow-config-changes",
                "allow-other-users")
VALUES = {
    "serve": SERVER_VALUES + ("listen", "framed", "discovery", "allow-origin"),
    "stdio": SERVER_VALUES + ("dialect", "connect"),
    "call": ("framed", "token-file", "framed-token-file", "framed-token", "state-dir", "discovery", "timeout",
             "url"),
    "doctor": ("discovery", "project", "state-dir", "compiler", "sandbox"),
    "token": (),
    "dump": ("project",),
    "check": (),
    "audit": ("project", "state-dir", "since"),
}
FLAGS = {"serve": SERVER_FLAGS, "stdio": SERVER_FLAGS + ("framed",),
         "call": ("allow-other-users",), "doctor": ("json",), "token": (),
         "dump": ("json",), "check": ("json",), "audit": ("json",)}


def config_of(*args, **options):
    """What GetConfig says of a server that was started so."""
    with Server(*args, **options) as server:
        return server.call("GetConfig")


# --- Help ---

@test
def help_names_every_option_of_each_command():
    for command, values in VALUES.items():
        for words in ((command, "--help"), (command, "-h"), (command, "--help", "--no-such")):
            ran = run(*words)
            same((ran.code, ran.err), (0, ""), words)
            named = set(re.findall(r"^ +--([a-z-]+)", ran.out, re.M))
            same(named, {*values, *FLAGS[command], "help", "version"}, words)
            expect(f"umcp {command}" in ran.out, ran)


@test
def help_without_a_command_names_all_commands():
    for words in (("--help",), ("-h",), ("help",), ()):
        ran = run(*words)
        same((ran.code, ran.err), (0, ""), words)
        for command in VALUES:
            expect(f"umcp {command}" in ran.out, words, ran)


@test
def version_is_one_line():
    for words in (("--version",), ("serve", "--version"), ("call", "--version")):
        ran = run(*words)
        same((ran.code, ran.err), (0, ""), words)
        expect(re.fullmatch(r"umcp \d+\.\d+\.\d+\n", ran.out), words, ran)


# --- Wrong use ---

@test
def wrong_words_end_with_code_2_and_a_reason():
    refused(2, "server", says=("server", "--help"))
    refused(2, "serve", "extra", says="extra")
    for command in VALUES:
        refused(2, command, "--no-such-option", says=("--no-such-option", "--help"))
    refused(2, "serve", "--dialect", "mcp", says="--dialect")  # another command's option
    refused(2, "call", says=("tool", "umcp call"))


@test
def an_option_without_its_value_ends_with_code_2():
    for command, values in VALUES.items():
        for name in values:
            refused(2, command, f"--{name}", says=(f"--{name}", "value"))


@test
def a_value_that_makes_no_sense_ends_with_code_2():
    for words in (("serve", "--tier", "gold"), ("serve", "--tools", "explorer,nonsense"),
                  ("serve", "--tools", ""), ("stdio", "--dialect", "klingon"),
                  ("stdio", "--dialect", "framed"), ("serve", "--log-level", "loud"),
                  ("serve", "--allow-writes=maybe"), ("serve", "--listen", "nonsense"),
                  ("serve", "--listen", "127.0.0.1:65536"), ("serve", "--listen", "127.0.0.1")):
        refused(2, *words, says=words[-1].split("=")[-1])


# --- Environment and config file ---

@test
def options_may_be_environment_variables():
    env = {"UMCP_ALLOW_WRITES": "1", "UMCP_NO_CONFIRM": "yes", "UMCP_ALLOW_EVAL": "on",
           "UMCP_COMPONENT_ALLOW": "A.B, C.D", "UMCP_MEMBER_ALLOW": "T.m",
           "UMCP_HOOK_ALLOW": "T", "UMCP_LOG_LEVEL": "error", "UMCP_LISTEN": "127.0.0.1:0"}
    config = config_of(env=env, listen=())
    for key, value in {"allowWrites": True, "requireConfirm": False, "enableConsoleEval": True,
                       "componentAllowlist": ["A.B", "C.D"], "reflectionAllowlistMembers": ["T.m"],
                       "hookAllowlistSignatures": ["T"], "bindAddress": "127.0.0.1"}.items():
        same(config[key], value, key)
    refused(2, "serve", env={"UMCP_ALLOW_WRITES": "maybe"}, says=("allow-writes", "maybe"))
    refused(2, "serve", env={"UMCP_TIER": "gold"}, says="gold")


@test
def the_config_file_has_the_keys_of_mcp_config_json():
    port = free_port()
    keys = {"allowWrites": True, "requireConfirm": False, "enableConsoleEval": True,
            "componentAllowlist": ["UnityEngine.Light", "UnityEngine.Camera"],
            "reflectionAllowlistMembers": ["UnityEngine.Light.color"],
            "hookAllowlistSignatures": ["UnityEngine.GameObject"],
            "bindAddress": "127.0.0.1", "port": port}
    more = {"enabled": True, "transportPreference": "auto", "exportRoot": None,
            "logLevel": "Information"}
    with folder_with("mcp.config.json", {**keys, **more}) as path:
        config = config_of("--config", path, listen=())
        same({key: config[key] for key in keys}, keys)
        config = config_of(env={"UMCP_CONFIG": path})
        same((config["allowWrites"], config["port"] != port), (True, True))


@test
def a_config_file_may_list_addresses():
    with folder_with("c.json", {"listen": ["127.0.0.1:0", "127.0.0.1:0"]}) as path:
        with Server("--config", path, listen=()) as server:
            same(len(re.findall(r"listening on http://127\.0\.0\.1:\d+", server.err())), 2)
            server.is_fine()


@test
def null_in_the_config_file_means_the_default():
    keys = {"allowWrites": None, "requireConfirm": None, "componentAllowlist": None,
            "listen": None, "port": None, "bindAddress": None, "logLevel": None}
    with folder_with("c.json", keys) as path:
        config = config_of("--config", path)
        same((config["allowWrites"], config["requireConfirm"], config["componentAllowlist"]),
             (False, True, []))


@test
def the_command_line_beats_the_environment_and_that_the_config_file():
    with folder_with("c.json", {"allowWrites": True, "enableConsoleEval": True,
                                "requireConfirm": False}) as path:
        config = config_of("--config", path, "--allow-writes=false",
                           env={"UMCP_ALLOW_EVAL": "0", "UMCP_ALLOW_WRITES": "1"})
        same((config["allowWrites"], config["enableConsoleEval"], config["requireConfirm"]),
             (False, False, False))


@test
def a_config_file_that_cannot_be_used_is_an_error():
    taken = []
    for text in ('{"allowWrites": tru}', '{"allowWrites": true', "", "[]", "5", "{} {}",
                 '{"allowWrites": "maybe"}', '{"requireConfirm": 2}', '{"tier": "gold"}',
                 '{"port": "many"}', '{"port": 70000}', '{"port": -1}', '{"bindAddress": 5}',
                 '{"alowWrites": true}'):
        with folder_with("c.json", text) as path:
            try:
                ran = run("serve", "--config", path, patience=3)
                taken += [text] if ran.code != 2 or not ran.err.startswith("umcp: ") else []
            except subprocess.TimeoutExpired:
                taken.append(text)  # it serves, as if nothing were wrong
    same(taken, [])
    refused(1, "serve", "--config", "/nowhere/c.json", says=("config", "/nowhere/c.json"))


@test
def a_project_folder_that_is_not_there_is_an_error():
    refused(1, "serve", "--project", "/nowhere/at/all", says="/nowhere/at/all")
    refused(1, "stdio", "--project", "/nowhere/at/all", says="/nowhere/at/all")


@test
def tools_and_tier_choose_what_mcp_lists():
    def names(*args):
        ran = run("stdio", *args, stdin=b'{"jsonrpc":"2.0","id":1,"method":"tools/list"}\n',
                  program=Scripted.program, env=Scripted.own_env)
        same(ran.code, 0, ran)
        return {tool["name"] for tool in json.loads(ran.out)["result"]["tools"]}

    everything = names()
    parts = [names("--tools", group) for group in ("explorer", "editor", "bridge", "plugin")]
    expect(all(parts), parts)
    same(set().union(*parts), everything)
    same(sum(len(part) for part in parts), len(everything))
    same(names("--tools", "explorer,plugin"), parts[0] | parts[3])
    core, second = names("--tier", "core"), names("--tier", "tier2")
    expect("tier-probe" in everything and "tier-probe" in second and "tier-probe" not in core)
    expect("ListObjects" in core and "SetActive" not in core and "project_info" in core, core)
    expect("DestroyObject" in second and "execute_code" not in second, second)
    same(names("--tier", "tier3"), everything)
    same(names("--tier", "tier4"), everything)


if __name__ == "__main__":
    suite.main()
