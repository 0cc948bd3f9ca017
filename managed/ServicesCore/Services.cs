using System;
using System.Collections.Generic;
using System.Threading.Tasks;

namespace Unity.Services.Core
{
    public static partial class UnityServices
    {
        private static ServicesInitializationState s_State;

        public static event Action Initialized;

        public static Task InitializeAsync() => InitializeAsync(null);

        /// <summary>Asks nobody, as in Unity: only what comes after it needs the network.</summary>
        public static Task InitializeAsync(InitializationOptions options)
        {
            if (s_State != ServicesInitializationState.Initialized)
            {
                s_State = ServicesInitializationState.Initialized;
                Initialized?.Invoke();
            }
            return Task.FromResult(true);
        }
    }

    public partial class InitializationOptions
    {
        private readonly Dictionary<string, object> m_Values = new Dictionary<string, object>();

        private bool TryGet<T>(string key, out T option)
        {
            bool has = m_Values.TryGetValue(key, out object value) && value is T;
            option = has ? (T)value : default(T);
            return has;
        }

        private InitializationOptions Set(string key, object value)
        {
            m_Values[key] = value;
            return this;
        }

        public bool TryGetOption(string key, out bool option) => TryGet(key, out option);
        public bool TryGetOption(string key, out int option) => TryGet(key, out option);
        public bool TryGetOption(string key, out float option) => TryGet(key, out option);
        public bool TryGetOption(string key, out string option) => TryGet(key, out option);
        public InitializationOptions SetOption(string key, bool value) => Set(key, value);
        public InitializationOptions SetOption(string key, int value) => Set(key, value);
        public InitializationOptions SetOption(string key, float value) => Set(key, value);
        public InitializationOptions SetOption(string key, string value) => Set(key, value);
    }
}

namespace Unity.Services.Core.Environments
{
    public static partial class EnvironmentsOptionsExtensions
    {
        public static InitializationOptions SetEnvironmentName(this InitializationOptions self, string environmentName)
        {
            if (string.IsNullOrEmpty(environmentName))
            {
                throw new ArgumentException("Environment name cannot be null or empty.", nameof(environmentName));
            }
            return self.SetOption("com.unity.services.core.environment-name", environmentName);
        }
    }
}
