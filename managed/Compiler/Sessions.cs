using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;

namespace Umcp.Compiler
{
    sealed partial class Server
    {
        partial void AddSessions()
        {
            var all = new Sessions(references, new WarmUp(body => sessions.Add(0, body)));
            AddOp("submit", sessions, all.Submit);
            AddOp("define", sessions, all.Define);
        }
    }

    /// <summary>The ops "submit" and "define": finds their session, or builds it anew from its history.</summary>
    sealed class Sessions
    {
        const int MaxSessions = 2; // an engine that ends, and the one after it

        readonly List<Session> sessions = new List<Session>(); // the last used is the last
        readonly References references;
        readonly WarmUp warmUp;

        public Sessions(References references, WarmUp warmUp)
        {
            this.references = references;
            this.warmUp = warmUp;
        }

        public Answer Submit(JsonObject request, CancellationToken cancel)
        {
            var session = Find(request, cancel);
            long number = request.Integer("number");
            var made = session.Submit(number, request.Integer("previous"), request.Text("code"), cancel);
            if (made.Report != null)
                return Answer.Wrong(made.Report);
            return Answer.Made(w => {
                w.Base64("assembly", made.Image)
                 .Member("type", made.Node.Compilation.ScriptClass.Name)
                 .Member("hasValue", made.HasValue)
                 .Member("declares", made.Declares);
                if (made.Declares)
                    w.Member("follows", made.Node.Parent.Number);
                if (made.Library != null)
                    w.Base64("library", made.Library);
            });
        }

        public Answer Define(JsonObject request, CancellationToken cancel)
        {
            var session = Find(request, cancel);
            var made = session.Define(request.Text("name"), request.Text("code"), cancel);
            return made.Report != null ? Answer.Wrong(made.Report)
                                       : Answer.Made(w => w.Base64("assembly", made.Image));
        }

        Session Find(JsonObject request, CancellationToken cancel)
        {
            string name = request.Text("session");
            var session = sessions.Find(s => s.Name == name);
            bool begins = request.Has("references") && request.Has("usings");
            if (begins && (request.Has("history") || session == null && IsFirst(request))) {
                sessions.Remove(session);
                session = new Session(name);
                Use(session, request);
            } else if (session == null)
                throw new Fault("session", "there is no such session");
            else {
                sessions.Remove(session);
                if (request.Has("references") || request.Has("usings"))
                    Use(session, request);
            }
            foreach (var item in request.Objects("history"))
                Replay(session, item, cancel);
            sessions.Add(session);
            if (sessions.Count > MaxSessions)
                sessions.RemoveAt(0);
            return session;
        }

        /// <summary>Nothing came before it, so that it needs no history.</summary>
        static bool IsFirst(JsonObject request)
        {
            return request.Integer("number") == 1;
        }

        void Use(Session session, JsonObject request)
        {
            var missing = new List<string>(); // an assembly that cannot be read does not exist for the code
            var used = request.Has("references")
                ? references.Get(request.Texts("references"), missing).Where(References.IsAssembly).ToList()
                : null;
            var usings = request.Has("usings") ? request.Texts("usings") : null;
            session.Use(used, usings);
            if (used != null && usings != null)
                warmUp.Begin(used, usings);
        }

        static void Replay(Session session, JsonObject item, CancellationToken cancel)
        {
            long number = item.Integer("number");
            string code = item.Text("code");
            var made = item.Text("op") == "define" ? session.Define(item.Text("name"), code, cancel)
                                                   : session.Submit(number, code, cancel);
            if (made.Report != null)
                throw new Fault("session", "what was submitted as " + number + " is not right any more: "
                                           + made.Report);
        }
    }
}
