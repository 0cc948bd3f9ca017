/*
 * The fake's idea of C#: sums and products, texts, and the members of its own world, so that code
 * and queries have something true to say without a compiler. What it knows:
 *
 *   code       = { "System.Threading.Thread.Sleep(" sum ");" | "Debug.Log(" sum ");" | ";" }
 *                [ "return" sum ";" | sum [ ";" ] ]
 *   sum        = product { ("+" | "-") product }
 *   product    = unary { ("*" | "/") unary }
 *   unary      = [ "-" | "+" ] unary | primary { "." member }
 *   primary    = number | string | "true" | "false" | "(" sum ")" | "new Vector3(" sum "," sum ","
 *                sum ")" | "GameObject.Find(" sum ")" | "Camera.main" | "Time.timeScale"
 *
 * A query is one sum, and there find("X"), Scene['X'] and GameObject["X"] are objects too.
 *
 * The code is read twice by the same functions: first to check it, when values have a type but
 * mostly no content, then to run it. So code that does not compile has no effect at all.
 */
#include "fake_eval.h"

/* --- Statements. --- */

static bool run_sleep(struct fake_eval *e)
{
    struct fake_operand ms;

    if (!fake_eval_expect(e, "(") || !fake_eval_typed(e, V_INT, &ms) || !fake_eval_expect(e, ")") ||
        !fake_eval_expect(e, ";"))
        return false;
    if (e->is_checking || ms.v.number == 0)
        return true;
    if (ms.v.number < 0)
        return fake_eval_throw(e, "ArgumentOutOfRangeException");
    e->sleep_ms = (int64_t)ms.v.number;
    e->end = EVAL_SLEEPS;
    return false;
}

static bool run_log(struct fake_eval *e)
{
    struct fake_operand what;
    struct slice text;

    if (!fake_eval_expect(e, "(") || !fake_eval_sum(e, &what) || !fake_eval_expect(e, ")") ||
        !fake_eval_expect(e, ";"))
        return false;
    if (e->is_checking)
        return true;
    text = fake_value_copy_text(e->arena, &what.v);
    if (!text.p)
        return fake_eval_no_memory(e);
    fake_log(e->f, e->operation, text);
    return true;
}

static bool run_value(struct fake_eval *e, bool is_return)
{
    struct fake_operand value;

    if (!fake_eval_sum(e, &value))
        return false;
    e->value = value.v;
    if (is_return)
        return fake_eval_expect(e, ";");
    if (!fake_eval_accept(e, ";") && !fake_eval_at_end(e))
        return SYNTAX(e, "; expected");
    while (fake_eval_accept(e, ";"))
        continue;
    return fake_eval_at_end(e) || SYNTAX(e, "Only a call can be used as a statement");
}

/* False: failed, or stops to sleep. */
static bool run_statement(struct fake_eval *e, bool *ret_has_returned)
{
    if (fake_eval_accept(e, ";"))
        return true;
    if (fake_eval_accept(e, "System.Threading.Thread.Sleep") || fake_eval_accept(e, "Thread.Sleep"))
        return run_sleep(e);
    if (fake_eval_accept(e, "UnityEngine.Debug.Log") || fake_eval_accept(e, "Debug.Log"))
        return run_log(e);
    *ret_has_returned = fake_eval_accept(e, "return");
    return run_value(e, *ret_has_returned);
}

static void run_code(struct fake_eval *e)
{
    bool has_returned = false;
    bool ok = true;

    /* While checking, code after a return is read too. */
    while (ok && !fake_eval_at_end(e) && (e->is_checking || !has_returned))
        ok = run_statement(e, &has_returned);
}

static void run_query(struct fake_eval *e)
{
    struct fake_operand value;

    if (!fake_eval_sum(e, &value))
        return;
    e->value = value.v;
    if (!fake_eval_at_end(e))
        SYNTAX(e, "; expected");
}

static void run_all(struct fake_eval *e)
{
    e->end = EVAL_DONE;
    e->depth = 0;
    e->value = (struct fake_value){0};
    if (e->is_query)
        run_query(e);
    else
        run_code(e);
}

enum fake_eval_end fake_eval_run(struct fake_eval *e)
{
    if (!e->is_checked) {
        e->is_checking = true;
        run_all(e);
        if (e->end != EVAL_DONE)
            return e->end;
        e->is_checking = false;
        e->is_checked = true;
        e->at = 0;
    }
    run_all(e);
    return e->end;
}
