using System;
using System.Diagnostics;
using System.Globalization;
using System.IO;
using System.Text;

namespace UnityEngine
{
    public partial class Logger : ILogger
    {
        public Logger(ILogHandler logHandler)
        {
            this.logHandler = logHandler;
            logEnabled = true;
            filterLogType = LogType.Log;
        }

        public bool IsLogTypeAllowed(LogType logType)
        {
            return logEnabled
                && (logType == LogType.Exception || (filterLogType != LogType.Exception && logType <= filterLogType));
        }

        public void Log(LogType logType, object message)
        {
            Write(logType, null, message, null);
        }

        public void Log(LogType logType, object message, Object context)
        {
            Write(logType, null, message, context);
        }

        public void Log(LogType logType, string tag, object message)
        {
            Write(logType, tag, message, null);
        }

        public void Log(LogType logType, string tag, object message, Object context)
        {
            Write(logType, tag, message, context);
        }

        public void Log(object message)
        {
            Write(LogType.Log, null, message, null);
        }

        public void Log(string tag, object message)
        {
            Write(LogType.Log, tag, message, null);
        }

        public void Log(string tag, object message, Object context)
        {
            Write(LogType.Log, tag, message, context);
        }

        public void LogWarning(string tag, object message)
        {
            Write(LogType.Warning, tag, message, null);
        }

        public void LogWarning(string tag, object message, Object context)
        {
            Write(LogType.Warning, tag, message, context);
        }

        public void LogError(string tag, object message)
        {
            Write(LogType.Error, tag, message, null);
        }

        public void LogError(string tag, object message, Object context)
        {
            Write(LogType.Error, tag, message, context);
        }

        public void LogFormat(LogType logType, string format, params object[] args)
        {
            LogFormat(logType, null, format, args);
        }

        public void LogFormat(LogType logType, Object context, string format, params object[] args)
        {
            if (IsLogTypeAllowed(logType))
            {
                logHandler.LogFormat(logType, context, format, args);
            }
        }

        public void LogException(Exception exception)
        {
            LogException(exception, null);
        }

        public void LogException(Exception exception, Object context)
        {
            if (logEnabled)
            {
                logHandler.LogException(exception, context);
            }
        }

        private void Write(LogType logType, string tag, object message, Object context)
        {
            if (IsLogTypeAllowed(logType))
            {
                string text = DebugLogHandler.TextOf(message);
                logHandler.LogFormat(logType, context, "{0}", tag == null ? text : tag + ": " + text);
            }
        }
    }

    /// <summary>Where log lines end: with the C side and Application's events.</summary>
    internal sealed class DebugLogHandler : ILogHandler
    {
        public void LogFormat(LogType logType, Object context, string format, params object[] args)
        {
            bool isPlain = format == "{0}" && args.Length == 1 && args[0] is string;
            string message = isPlain ? (string)args[0] : string.Format(CultureInfo.InvariantCulture, format, args);
            string trace = Application.HasLogListeners ? Native.GetTrace() : null;
            Native.Log((int)logType, message, trace, Umcp.Operation.Id);
            if (trace != null)
            {
                Application.RaiseLog(message, trace, logType);
            }
        }

        public void LogException(Exception exception, Object context)
        {
            if (exception == null)
            {
                throw new ArgumentNullException("exception");
            }
            if (LeftOut.IsKnown(exception))
            {
                return;
            }
            // As in Unity the innermost is told; those around it are in the trace.
            string message = "", trace = "";
            for (Exception e = exception; e != null; e = e.InnerException)
            {
                trace = e.StackTrace + (trace == "" ? "" : "\n") + trace;
                message = e.GetType().Name + (string.IsNullOrWhiteSpace(e.Message) ? "" : ": " + e.Message);
                trace = e.InnerException == null ? trace : "Rethrow as " + message + "\n" + trace;
            }
            Native.Log((int)LogType.Exception, message, trace, Umcp.Operation.Id);
            Application.RaiseLog(message, trace, LogType.Exception);
        }

        internal static string TextOf(object message)
        {
            if (message == null)
            {
                return "Null";
            }
            IFormattable formattable = message as IFormattable;
            return formattable != null ? formattable.ToString(null, CultureInfo.InvariantCulture) : message.ToString()
                ?? "";
        }
    }

    public partial class Debug
    {
        private static readonly ILogger s_Logger = new Logger(new DebugLogHandler());

        public static void Log(object message)
        {
            s_Logger.Log(LogType.Log, message);
        }

        public static void Log(object message, Object context)
        {
            s_Logger.Log(LogType.Log, message, context);
        }

        public static void LogFormat(string format, params object[] args)
        {
            s_Logger.LogFormat(LogType.Log, format, args);
        }

        public static void LogFormat(Object context, string format, params object[] args)
        {
            s_Logger.LogFormat(LogType.Log, context, format, args);
        }

        public static void LogFormat(LogType logType, LogOption logOptions, Object context, string format,
            params object[] args)
        {
            s_Logger.LogFormat(logType, context, format, args);
        }

        public static void LogWarning(object message)
        {
            s_Logger.Log(LogType.Warning, message);
        }

        public static void LogWarning(object message, Object context)
        {
            s_Logger.Log(LogType.Warning, message, context);
        }

        public static void LogWarningFormat(string format, params object[] args)
        {
            s_Logger.LogFormat(LogType.Warning, format, args);
        }

        public static void LogWarningFormat(Object context, string format, params object[] args)
        {
            s_Logger.LogFormat(LogType.Warning, context, format, args);
        }

        public static void LogError(object message)
        {
            s_Logger.Log(LogType.Error, message);
        }

        public static void LogError(object message, Object context)
        {
            s_Logger.Log(LogType.Error, message, context);
        }

        public static void LogErrorFormat(string format, params object[] args)
        {
            s_Logger.LogFormat(LogType.Error, format, args);
        }

        public static void LogErrorFormat(Object context, string format, params object[] args)
        {
            s_Logger.LogFormat(LogType.Error, context, format, args);
        }

        public static void LogException(Exception exception)
        {
            s_Logger.LogException(exception, null);
        }

        public static void LogException(Exception exception, Object context)
        {
            s_Logger.LogException(exception, context);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void LogAssertion(object message)
        {
            s_Logger.Log(LogType.Assert, message);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void LogAssertion(object message, Object context)
        {
            s_Logger.Log(LogType.Assert, message, context);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void LogAssertionFormat(string format, params object[] args)
        {
            s_Logger.LogFormat(LogType.Assert, format, args);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void LogAssertionFormat(Object context, string format, params object[] args)
        {
            s_Logger.LogFormat(LogType.Assert, context, format, args);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void Assert(bool condition)
        {
            Check(condition, "Assertion failed", null);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void Assert(bool condition, Object context)
        {
            Check(condition, "Assertion failed", context);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void Assert(bool condition, object message)
        {
            Check(condition, message, null);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void Assert(bool condition, string message)
        {
            Check(condition, message, null);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void Assert(bool condition, object message, Object context)
        {
            Check(condition, message, context);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void Assert(bool condition, string message, Object context)
        {
            Check(condition, message, context);
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void AssertFormat(bool condition, string format, params object[] args)
        {
            if (!condition)
            {
                s_Logger.LogFormat(LogType.Assert, format, args);
            }
        }

        [Conditional("UNITY_ASSERTIONS")]
        public static void AssertFormat(bool condition, Object context, string format, params object[] args)
        {
            if (!condition)
            {
                s_Logger.LogFormat(LogType.Assert, context, format, args);
            }
        }

        private static void Check(bool condition, object message, Object context)
        {
            if (!condition)
            {
                s_Logger.Log(LogType.Assert, message, context);
            }
        }

        // Lines are not drawn, and the player does not pause.

        public static void DrawLine(Vector3 start, Vector3 end)
        {
        }
    }

    /// <summary>System.Console's lines as log lines.</summary>
    internal sealed class ConsoleWriter : TextWriter
    {
        private readonly LogType m_Type;
        private readonly StringBuilder m_Line = new StringBuilder();

        internal ConsoleWriter(LogType type) : base(CultureInfo.InvariantCulture)
        {
            m_Type = type;
        }

        public override Encoding Encoding => Encoding.UTF8;

        public override void Write(char value)
        {
            const int longest = 64 * 1024;
            lock (m_Line)
            {
                if (value == '\n' || m_Line.Length >= longest)
                {
                    Native.Log((int)m_Type, m_Line.ToString(), "", Umcp.Operation.Id);
                    m_Line.Length = 0;
                }
                if (value != '\n' && value != '\r')
                {
                    m_Line.Append(value);
                }
            }
        }
    }
}
