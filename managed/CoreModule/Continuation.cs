// A step of an async method that an await has posted. The class library keeps it in fields of its own:
// where these are missing, no step is recognised.
using System;
using System.Collections;
using System.Linq;
using System.Reflection;
using System.Threading;
using System.Threading.Tasks;

namespace Umcp
{
    internal static class Continuation
    {
        private const BindingFlags Any = BindingFlags.Instance | BindingFlags.Public | BindingFlags.NonPublic;

        private static readonly Type s_Runner = typeof(Task)
            .Assembly.GetType("System.Runtime.CompilerServices.AsyncMethodBuilderCore+MoveNextRunner");
        private static readonly FieldInfo s_Context = s_Runner?.GetField("m_context", Any);
        private static readonly FieldInfo s_Machine = s_Runner?.GetField("m_stateMachine", Any);
        private static readonly FieldInfo s_Locals = typeof(ExecutionContext).GetField("_localValues", Any);

        // The step behind what was posted; null: it is something else.
        internal static object Find(object posted)
        {
            object step = (posted as Action)?.Target;
            return s_Context != null && s_Machine != null && s_Locals != null && s_Runner.IsInstanceOfType(step) ? step
                : null;
        }

        // What an AsyncLocal was at the await.
        internal static object ValueOf(object step, object local)
        {
            object context = s_Context.GetValue(step);
            IDictionary locals = context == null ? null : s_Locals.GetValue(context) as IDictionary;
            return locals != null && locals.Contains(local) ? locals[local] : null;
        }

        // The await throws a TaskCanceledException, as if what it awaits had been cancelled. False: it awaits no task.
        internal static bool Cancel(object step)
        {
            object machine = s_Machine.GetValue(step);
            bool isDone = false;
            foreach (FieldInfo field in machine.GetType().GetFields(Any))
            {
                FieldInfo task = field.FieldType.IsValueType ? field.FieldType.GetField("m_task", Any) : null;
                object awaiter = task == null || field.FieldType.Assembly != s_Runner.Assembly ? null
                    : field.GetValue(machine);
                if (awaiter == null || task.GetValue(awaiter) == null)
                {
                    continue;
                }
                task.SetValue(awaiter, Cancelled(task.FieldType));
                field.SetValue(machine, awaiter);
                isDone = true;
            }
            return isDone;
        }

        private static object Cancelled(Type task)
        {
            CancellationToken token = new CancellationToken(true);
            if (!task.IsGenericType)
            {
                return Task.FromCanceled(token);
            }
            MethodInfo make = typeof(Task).GetMethods().First(m => m.Name == "FromCanceled" && m.IsGenericMethod);
            return make.MakeGenericMethod(task.GetGenericArguments()).Invoke(null, new object[] { token });
        }
    }
}
