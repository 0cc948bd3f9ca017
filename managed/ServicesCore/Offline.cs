using System;
using System.Reflection;
using System.Runtime.Remoting.Messaging;
using System.Runtime.Remoting.Proxies;
using System.Threading.Tasks;

namespace Unity.Services.Core
{
    /// <summary>
    /// A service where there is no network: nobody is signed in, no event comes, and what has to ask a server fails as
    /// it does in Unity without a connection.
    /// </summary>
    internal sealed class Offline : RealProxy
    {
        private readonly Func<Exception> m_Failure;

        private Offline(Type type, Func<Exception> failure) : base(type)
        {
            m_Failure = failure;
        }

        /// <summary>The service, for who has initialized all of them.</summary>
        internal static T Get<T>(ref T service, Func<string, Exception> failure) where T : class
        {
            if (UnityServices.State != ServicesInitializationState.Initialized)
            {
                throw new ServicesInitializationException("Singleton is not initialized. Please call "
                    + "UnityServices.InitializeAsync() to initialize.");
            }
            return service
                ?? (service = (T)new Offline(typeof(T), () => failure("Network Error: Cannot resolve destination host"))
                .GetTransparentProxy());
        }

        public override IMessage Invoke(IMessage msg)
        {
            IMethodCallMessage call = (IMethodCallMessage)msg;
            MethodInfo method = (MethodInfo)call.MethodBase;
            if (method.DeclaringType == typeof(object))
            {
                object said = method.Name == "ToString" ? (object)GetProxiedType().Name : method.Name == "GetHashCode"
                    ? GetHashCode()
                    : method.Name == "GetType" ? (object)GetProxiedType()
                        : ReferenceEquals(call.GetArg(0), GetTransparentProxy());
                return new ReturnMessage(said, null, 0, null, call);
            }
            Type type = method.ReturnType;
            if (typeof(Task).IsAssignableFrom(type))
            {
                return new ReturnMessage(Failed(type), null, 0, null, call);
            }
            bool isNothing = type == typeof(void) || !type.IsValueType;
            return new ReturnMessage(isNothing ? null : Activator.CreateInstance(type), null, 0, null, call);
        }

        private object Failed(Type type)
        {
            Type result = type.IsGenericType ? type.GetGenericArguments()[0] : typeof(bool);
            Type source = typeof(TaskCompletionSource<>).MakeGenericType(result);
            object made = Activator.CreateInstance(source);
            source.GetMethod("SetException", new[] { typeof(Exception) }).Invoke(made, new object[] { m_Failure() });
            return source.GetProperty("Task").GetValue(made, null);
        }
    }
}
