/* The bodies of the hook tools, on the world of MiniUnity.cs: names, gates and shapes. */
#include "tools_rig.h"

#include "service_rig.h"

#include "agent/hook/hook.h"

#define SET_ACTIVE "System.Void UnityEngine.GameObject::SetActive(System.Boolean)"
#define OK         "{\"ok\":true}"

static void start_hooks(void)
{
    start();
    use_service();
    allowed[0] = "UnityEngine.GameObject";
    allowed[1] = "Game.Mover";
    allowed[2] = "Game.Absent";
}

static const char *hint_of(const char *tool, const char *args)
{
    struct agent_call call;
    struct slice hint;

    ck_assert(!run(&call, tool, args));
    hint = arena_copy(&arena, slice_of(call.err.hint));
    buf_done(&call.result);
    return hint.p;
}

START_TEST(a_hook_is_added_listed_changed_and_removed)
{
    const char *source = "static void Prefix(ref bool value) { value = !value; }";
    char args[1024];

    check_result("HookAdd", "{\"type\":\"UnityEngine.GameObject\",\"method\":\"SetActive\"}", OK);
    check_result("HookList", "{}",
                 "{\"Total\":1,\"Items\":[{\"Signature\":\"" SET_ACTIVE "\",\"Enabled\":true}]}");
    ck_assert(strstr(result("HookGetSource", "{\"signature\":\"" SET_ACTIVE "\"}"),
                     "[hook] " SET_ACTIVE) != NULL);
    snprintf(args, sizeof(args), "{\"signature\":\"" SET_ACTIVE "\",\"source\":\"%s\"}", source);
    check_result("HookSetSource", args, OK);
    snprintf(args, sizeof(args), "{\"ok\":true,\"signature\":\"" SET_ACTIVE "\",\"source\":\"%s\"}",
             source);
    check_result("HookGetSource", "{\"signature\":\"" SET_ACTIVE "\"}", args);
    check_result("HookSetEnabled", "{\"signature\":\"" SET_ACTIVE "\",\"enabled\":false}", OK);
    check_result("HookList", "{}",
                 "{\"Total\":1,\"Items\":[{\"Signature\":\"" SET_ACTIVE "\",\"Enabled\":false}]}");
    check_result("HookRemove", "{\"signature\":\"" SET_ACTIVE "\"}", OK);
    check_result("HookList", "{}", "{\"Total\":0,\"Items\":[]}");
}
END_TEST

START_TEST(methods_are_named_by_signature_too)
{
    check_result("HookAdd", "{\"type\":\"UnityEngine.GameObject\",\"method\":\"" SET_ACTIVE "\"}",
                 OK);
    check_result("HookAdd", "{\"type\":\"Mover\",\"method\":\"Update\"}", OK);
    check_refused("HookAdd", "{\"type\":\"GameObject\",\"method\":\"SetActive(System.Boolean)\"}",
                  ERR_ARGUMENT, "Method is already hooked");
    check_result("HookList", "{\"limit\":1,\"offset\":1}",
                 "{\"Total\":2,\"Items\":[{\"Signature\":\"System.Void Game.Mover::Update()\","
                 "\"Enabled\":true}]}");
}
END_TEST

START_TEST(of_several_overloads_the_signature_is_wanted)
{
    const char *args = "{\"type\":\"UnityEngine.GameObject\",\"method\":\"GetComponents\"}";

    check_refused("HookAdd", args, ERR_ARGUMENT,
                  "Multiple overloads found for 'GameObject.GetComponents'.");
    ck_assert(strstr(hint_of("HookAdd", args), "pass the full signature in method (example: ") !=
              NULL);
}
END_TEST

START_TEST(types_that_are_not_allowed_are_denied_before_they_are_looked_for)
{
    static const char *const methods[] = {"HookAdd", "HookListMethods"};

    for (size_t i = 0; i < N_ELEMENTS(methods); i++) {
        const bool is_add = i == 0;

        check_refused(methods[i],
                      is_add ? "{\"type\":\"UnityEngine.Camera\",\"method\":\"get_main\"}"
                             : "{\"type\":\"UnityEngine.Camera\"}",
                      ERR_DENIED, "Denied by hook allowlist");
        check_refused(methods[i],
                      is_add ? "{\"type\":\"No.Such\",\"method\":\"x\"}" : "{\"type\":\"No.Such\"}",
                      ERR_DENIED, "Denied by hook allowlist");
        check_refused(methods[i],
                      is_add ? "{\"type\":\"Game.Absent\",\"method\":\"x\"}"
                             : "{\"type\":\"Game.Absent\"}",
                      ERR_NOT_FOUND, "Type not found");
    }
    allowed[0] = NULL;
    check_refused("HookAdd", "{\"type\":\"UnityEngine.GameObject\",\"method\":\"SetActive\"}",
                  ERR_DENIED, "Denied by hook allowlist");
}
END_TEST

START_TEST(methods_that_are_not_there_are_not_found)
{
    check_refused("HookAdd", "{\"type\":\"Game.Mover\",\"method\":\"Absent\"}", ERR_NOT_FOUND,
                  "Method not found: Absent");
    check_refused("HookAdd", "{\"type\":\"Game.Mover\",\"method\":\".ctor\"}", ERR_NOT_FOUND,
                  "Method not found: .ctor");
    check_refused("HookAdd", "{\"type\":\"Game.Mover\",\"method\":\"\"}", ERR_NOT_FOUND,
                  "Method not found: ");
    check_refused("HookAdd", "{\"type\":\"Game.Mover\",\"method\":\"get_name\"}", ERR_NOT_FOUND,
                  "Method not found: get_name");
}
END_TEST

START_TEST(hooks_that_are_not_there_are_not_found)
{
    check_refused("HookRemove", "{\"signature\":\"x\"}", ERR_NOT_FOUND, "Hook not found");
    check_refused("HookSetEnabled", "{\"signature\":\"x\",\"enabled\":true}", ERR_NOT_FOUND,
                  "Hook not found");
    check_refused("HookSetSource", "{\"signature\":\"\",\"source\":\"x\"}", ERR_NOT_FOUND,
                  "Hook not found");
}
END_TEST

START_TEST(il2cpp_says_why_it_has_no_hooks)
{
    struct agent_call call;

    ck_assert(
        !run(&call, "HookAdd", "{\"type\":\"UnityEngine.GameObject\",\"method\":\"SetActive\"}"));
    ck_assert_int_eq(call.err.kind, ERR_NOT_READY);
    ck_assert(strstr(call.err.message, "IL2CPP") != NULL);
    buf_done(&call.result);
}
END_TEST

static void add_tests(Suite *s)
{
    TCase *tc = add_case(s, "tools", start_hooks);

    tcase_add_test(tc, types_that_are_not_allowed_are_denied_before_they_are_looked_for);
    tcase_add_test(tc, methods_that_are_not_there_are_not_found);
    tcase_add_test(tc, hooks_that_are_not_there_are_not_found);
    tcase_add_test(tc, of_several_overloads_the_signature_is_wanted);
    if (is_il2cpp) {
        tcase_add_test(tc, il2cpp_says_why_it_has_no_hooks);
        return;
    }
    tcase_add_test(tc, a_hook_is_added_listed_changed_and_removed);
    tcase_add_test(tc, methods_are_named_by_signature_too);
}

int main(int argc, char **argv)
{
    return run_suite(start_service(argc, argv), argv, add_tests);
}
