"""A client that may write tries to open what the operator left closed: by SetConfig, by settings that
it leaves behind for the next start, and by lists that are wider than they look."""
import json
import os
import tempfile

from lib.umcp import Server, Stdio, Suite, call_tool, expect, initialize, run, same

suite = Suite()
test = suite.test

LISTS = {"componentAllowlist": "--component-allow", "reflectionAllowlistMembers": "--member-allow",
         "hookAllowlistSignatures": "--hook-allow"}
OPENINGS = [{"enableConsoleEval": True}, {"requireConfirm": False},
            *({name: ["UnityEngine.Light"]} for name in LISTS),
            *({name: ["UnityEngine.*"]} for name in LISTS)]
SETTINGS = ("allowWrites", "requireConfirm", "enableConsoleEval", *LISTS)


def settings(server):
    config = server.call("GetConfig")
    return {key: config[key] for key in SETTINGS}


def refused(server, change, option="--allow-config-changes"):
    """The change is refused, names the remedy, and changes nothing: not even what it would close."""
    before = settings(server)
    answer = server.call("SetConfig", change)
    same(answer["ok"], False, change)
    same(answer["error"]["kind"], "PermissionDenied", change, answer)
    expect(option in answer["error"]["hint"], change, answer)
    same(settings(server), before, change)


def done(server, change):
    same(server.call("SetConfig", change), {"ok": True}, change)
    same({key: settings(server)[key] for key in change}, change)


def saved_path(state):
    return os.path.join(state, "settings.json")


def save(state, values):
    with open(saved_path(state), "w", encoding="utf-8") as file:
        json.dump(values, file)
    os.chmod(saved_path(state), 0o600)


# --- SetConfig ---

@test
def writes_alone_open_nothing():
    with tempfile.TemporaryDirectory() as state:
        with Server("--allow-writes", "--state-dir", state) as server:
            for change in OPENINGS:
                refused(server, change)
                refused(server, {**change, "restart": True})
            expect(not os.path.exists(saved_path(state)))
            expect("restarting" not in server.err())


@test
def over_stdio_writes_alone_open_nothing_either():
    with Stdio("--allow-writes", "--connect", "none") as client:
        client.ask(initialize())
        answer = client.ask(call_tool("SetConfig", {"enableConsoleEval": True}, 1))["result"]
        same(answer["isError"], True, answer)
        config = client.ask(call_tool("GetConfig", {}, 2))["result"]["structuredContent"]
        same(config["enableConsoleEval"], False)


@test
def what_closes_needs_only_writes():
    options = [word for option in LISTS.values() for word in (option, "A.B,C.*,D.E")]
    with Server("--allow-writes", "--allow-eval", "--no-confirm", *options) as server:
        for name in LISTS:
            done(server, {name: ["D.E", "C.D", "C.D.E", "C.D.*"]})
            refused(server, {name: ["D.E", "C.*"]})  # as it was: now that is wider
            done(server, {name: []})
        done(server, {"enableConsoleEval": False, "requireConfirm": True})
        refused(server, {"enableConsoleEval": True})
        refused(server, {"requireConfirm": False})
        done(server, {"allowWrites": False})
        answer = server.call("SetConfig", {"requireConfirm": True})  # and now not even that
        same(answer["error"]["message"], "Writes disabled", answer)


@test
def a_change_that_opens_and_closes_opens():
    with Server("--allow-writes", "--component-allow", "A,B") as server:
        for change in ({"allowWrites": False, "enableConsoleEval": True},
                       {"componentAllowlist": ["A", "C"]}, {"componentAllowlist": ["C"]},
                       {"componentAllowlist": [], "hookAllowlistSignatures": ["A"]}):
            refused(server, change, "start umcp with")


@test
def with_leave_everything_opens_that_no_option_sets():
    with Server("--allow-config-changes") as server:
        done(server, {"allowWrites": True})
        for change in OPENINGS:
            done(server, change)


# --- Options are ceilings ---

@test
def an_option_in_any_form_is_a_ceiling():
    for off in ("off", "false", "0", "no", "OFF"):
        for option, key in (("allow-eval", "enableConsoleEval"), ("allow-writes", "allowWrites")):
            with Server("--allow-config-changes", f"--{option}={off}") as server:
                refused(server, {key: True}, f"--{option}")
        with Server("--allow-config-changes", f"--no-confirm={off}") as server:
            refused(server, {"requireConfirm": False}, "--no-confirm")


@test
def the_environment_and_the_config_file_give_options_too():
    with Server("--allow-config-changes", env={"UMCP_ALLOW_EVAL": "0",
                                               "UMCP_HOOK_ALLOW": "A.*"}) as server:
        refused(server, {"enableConsoleEval": True}, "--allow-eval")
        refused(server, {"hookAllowlistSignatures": ["A.B", "B"]}, "--hook-allow")
        done(server, {"hookAllowlistSignatures": ["A.B"]})
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "c.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"enableConsoleEval": False, "componentAllowlist": ["A"],
                       "requireConfirm": True, "allowConfigChanges": True}, file)
        with Server("--config", path) as server:
            refused(server, {"enableConsoleEval": True}, "--allow-eval")
            refused(server, {"requireConfirm": False}, "--no-confirm")
            refused(server, {"componentAllowlist": ["A", "B"]}, "--component-allow")
            done(server, {"allowWrites": True})  # the file does not say


@test
def a_given_list_is_the_widest():
    for name, option in LISTS.items():
        with Server("--allow-config-changes", option, "UnityEngine.*,Game.Door") as server:
            for wider in (["Game.Door", "Game.Window"], ["UnityEngine2.Light"], ["UnityEngine"],
                          ["Unity.*"], ["Game.*"], ["Game.Door.*"], ["Game.Doo"],
                          ["game.Door"], ["unityEngine.Light"]):
                refused(server, {name: wider}, option)
            for narrower in (["UnityEngine.Light"], ["UnityEngine.UI.*", "Game.Door"],
                             ["UnityEngine.*"], [], ["Game.Door", "UnityEngine.*"]):
                done(server, {name: narrower})
        with Server("--allow-config-changes", option, "") as server:
            refused(server, {name: ["A"]}, option)


# --- What a client leaves behind ---

@test
def what_was_opened_does_not_outlive_the_leave_to_open():
    with tempfile.TemporaryDirectory() as state:
        everything = {"allowWrites": True, "requireConfirm": False, "enableConsoleEval": True,
                      **{name: ["UnityEngine.*"] for name in LISTS}}
        with Server("--state-dir", state, "--allow-config-changes") as server:
            closed = settings(server)
            done(server, everything)
        with Server("--state-dir", state) as server:
            same(settings(server), closed)
            for key in everything:
                lines = [line for line in server.err().splitlines() if f'"{key}"' in line]
                same(len(lines), 1, key, server.err())
                expect("ignored" in lines[0] and "--allow-config-changes" in lines[0]
                       and saved_path(state) in lines[0], lines)
        with Server("--state-dir", state, "--allow-config-changes") as server:
            same(settings(server), everything)
            for key in everything:
                expect(any(f'opens "{key}"' in line for line in server.err().splitlines()), key)
        shown = run("doctor", "--state-dir", state).out
        for key in everything:
            expect(any(f'open "{key}"' in line for line in shown.splitlines()), key, shown)


@test
def planted_settings_open_nothing():
    with tempfile.TemporaryDirectory() as state:
        save(state, {"enableConsoleEval": True, "allowWrites": True, "allowConfigChanges": True})
        with Server("--state-dir", state, "--allow-writes") as server:
            same((settings(server)["enableConsoleEval"], settings(server)["allowWrites"]),
                 (False, True))
            refused(server, {"enableConsoleEval": True})
        with Server("--state-dir", state, "--allow-config-changes", "--allow-eval=off",
                    "--hook-allow", "A") as server:
            same(settings(server)["enableConsoleEval"], False)
            expect("--allow-eval" in server.err(), server.err())
        save(state, {"hookAllowlistSignatures": ["A.*"], "componentAllowlist": ["A", "B"]})
        with Server("--state-dir", state, "--allow-config-changes", "--hook-allow", "A.B",
                    "--component-allow", "A,B,C") as server:
            same(settings(server)["hookAllowlistSignatures"], ["A.B"])
            same(settings(server)["componentAllowlist"], ["A", "B"])


@test
def what_was_closed_stays_closed():
    with tempfile.TemporaryDirectory() as state:
        options = ("--state-dir", state, "--allow-writes", "--allow-eval", "--component-allow",
                   "A,B")
        with Server(*options) as server:
            done(server, {"enableConsoleEval": False})
            done(server, {"componentAllowlist": ["B"]})
        with open(saved_path(state), encoding="utf-8") as file:  # what was not set is not there
            same(json.load(file), {"enableConsoleEval": False, "componentAllowlist": ["B"]})
        with Server(*options) as server:
            same((settings(server)["enableConsoleEval"], settings(server)["componentAllowlist"],
                  settings(server)["allowWrites"]), (False, ["B"], True))
            for line in ('closes "enableConsoleEval":false, although --allow-eval opens it',
                         'closes "componentAllowlist":["B"], although --component-allow opens it'):
                expect(f"{saved_path(state)} {line}: delete the file to undo that" in server.err(),
                       line, server.err())
            refused(server, {"enableConsoleEval": True})


@test
def what_an_older_version_left_is_named_with_the_remedy():
    for text, why in (('{"componentAllowlist":["Good","A b"]}', "blanks"),
                      ('{"hookAllowlistSignatures":["*"]}', "star"), ('{"allowWrites":', "byte"),
                      ("", "byte"), ("[]", "object")):
        with tempfile.TemporaryDirectory() as state:
            save(state, {})
            with open(saved_path(state), "w", encoding="utf-8") as file:
                file.write(text)
            ran = run("serve", "--state-dir", state, "--listen", "127.0.0.1:0")
            expect(ran.code == 2 and saved_path(state) in ran.err and why in ran.err, text, ran)
            expect("correct the file, or delete it" in ran.err, text, ran)


# --- Entries of lists ---

@test
def malformed_entries_are_refused_with_the_reason_and_unknown_types_are_not():
    with Server("--allow-config-changes") as server:
        for name in LISTS:
            for entry, why in (("A\nB", "control"), ("A\0B", "control"), ("A\x7f", "control"),
                               ("A b", "blanks"), ("A..B", "dot"), (".A", "dot"), ("A.", "dot"),
                               (".", "dot"), ("*", "star"), ("*.A", "star"), ("A.*.B", "star"),
                               ("A*", "star"), ("A.B*", "star"), ("A.**", "star"), (".*", "dot"),
                               ("A.*x", "star"), ("A.*.*", "star"), ("x" * 257, "256")):
                answer = server.call("SetConfig", {name: ["Good", entry]})
                same(answer.get("error", {}).get("kind"), "InvalidArgument", entry, answer)
                expect(why in answer["error"]["message"], entry, answer)
                same(settings(server)[name], [])
            done(server, {name: ["No.Such.Type", "A+B", "A/B", "A`1[B,C]", "\u00dcn\u00ef", "A.*"]})
    for option in LISTS.values():
        for entry, why in (("A..B", "dot"), ("A b", "blanks"), ("*", "star"), ("A.*.B", "star")):
            ran = run("stdio", option, f"Good,{entry}")
            expect(ran.code == 2 and why in ran.err, option, entry, ran)
        same(run("stdio", option, "No.Such,A.*").code, 0)


if __name__ == "__main__":
    suite.main()
