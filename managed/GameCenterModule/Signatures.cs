// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine
{
    public static partial class Social
    {
        public static UnityEngine.SocialPlatforms.ISocialPlatform Active { get { return s_KeptActive.Get("UnityEngine.Social.Active"); } set { s_KeptActive.Set(value); } } private static Umcp.Kept<UnityEngine.SocialPlatforms.ISocialPlatform> s_KeptActive;
        public static UnityEngine.SocialPlatforms.ILocalUser localUser { get { throw new Umcp.LeftOutException("UnityEngine.Social.localUser"); } }
        public static void LoadUsers(string[] userIDs, System.Action<UnityEngine.SocialPlatforms.IUserProfile[]> callback) { throw new Umcp.LeftOutException("UnityEngine.Social.LoadUsers"); }
        public static void ReportProgress(string achievementID, double progress, System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.Social.ReportProgress"); }
        public static void LoadAchievementDescriptions(System.Action<UnityEngine.SocialPlatforms.IAchievementDescription[]> callback) { throw new Umcp.LeftOutException("UnityEngine.Social.LoadAchievementDescriptions"); }
        public static void LoadAchievements(System.Action<UnityEngine.SocialPlatforms.IAchievement[]> callback) { throw new Umcp.LeftOutException("UnityEngine.Social.LoadAchievements"); }
        public static void ReportScore(long score, string board, System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.Social.ReportScore"); }
        public static void LoadScores(string leaderboardID, System.Action<UnityEngine.SocialPlatforms.IScore[]> callback) { throw new Umcp.LeftOutException("UnityEngine.Social.LoadScores"); }
        public static UnityEngine.SocialPlatforms.ILeaderboard CreateLeaderboard() { throw new Umcp.LeftOutException("UnityEngine.Social.CreateLeaderboard"); }
        public static UnityEngine.SocialPlatforms.IAchievement CreateAchievement() { throw new Umcp.LeftOutException("UnityEngine.Social.CreateAchievement"); }
        public static void ShowAchievementsUI() { throw new Umcp.LeftOutException("UnityEngine.Social.ShowAchievementsUI"); }
        public static void ShowLeaderboardUI() { throw new Umcp.LeftOutException("UnityEngine.Social.ShowLeaderboardUI"); }
    }
}

namespace UnityEngine.SocialPlatforms
{
    public partial interface IAchievement
    {
        void ReportProgress(System.Action<bool> callback);
        string id { get; set; }
        double percentCompleted { get; set; }
        bool completed { get; }
        bool hidden { get; }
        System.DateTime lastReportedDate { get; }
    }
    public partial interface IAchievementDescription
    {
        string id { get; set; }
        string title { get; }
        UnityEngine.Texture2D image { get; }
        string achievedDescription { get; }
        string unachievedDescription { get; }
        bool hidden { get; }
        int points { get; }
    }
    public partial interface ILeaderboard
    {
        void SetUserFilter(string[] userIDs);
        void LoadScores(System.Action<bool> callback);
        bool loading { get; }
        string id { get; set; }
        UnityEngine.SocialPlatforms.UserScope userScope { get; set; }
        UnityEngine.SocialPlatforms.Range range { get; set; }
        UnityEngine.SocialPlatforms.TimeScope timeScope { get; set; }
        UnityEngine.SocialPlatforms.IScore localUserScore { get; }
        uint maxRange { get; }
        UnityEngine.SocialPlatforms.IScore[] scores { get; }
        string title { get; }
    }
    public partial interface ILocalUser : UnityEngine.SocialPlatforms.IUserProfile
    {
        void Authenticate(System.Action<bool> callback);
        void Authenticate(System.Action<bool, string> callback);
        void LoadFriends(System.Action<bool> callback);
        UnityEngine.SocialPlatforms.IUserProfile[] friends { get; }
        bool authenticated { get; }
        bool underage { get; }
    }
    public partial interface IScore
    {
        void ReportScore(System.Action<bool> callback);
        string leaderboardID { get; set; }
        long value { get; set; }
        System.DateTime date { get; }
        string formattedValue { get; }
        string userID { get; }
        int rank { get; }
    }
    public partial interface ISocialPlatform
    {
        UnityEngine.SocialPlatforms.ILocalUser localUser { get; }
        void LoadUsers(string[] userIDs, System.Action<UnityEngine.SocialPlatforms.IUserProfile[]> callback);
        void ReportProgress(string achievementID, double progress, System.Action<bool> callback);
        void LoadAchievementDescriptions(System.Action<UnityEngine.SocialPlatforms.IAchievementDescription[]> callback);
        void LoadAchievements(System.Action<UnityEngine.SocialPlatforms.IAchievement[]> callback);
        UnityEngine.SocialPlatforms.IAchievement CreateAchievement();
        void ReportScore(long score, string board, System.Action<bool> callback);
        void LoadScores(string leaderboardID, System.Action<UnityEngine.SocialPlatforms.IScore[]> callback);
        UnityEngine.SocialPlatforms.ILeaderboard CreateLeaderboard();
        void ShowAchievementsUI();
        void ShowLeaderboardUI();
        void Authenticate(UnityEngine.SocialPlatforms.ILocalUser user, System.Action<bool> callback);
        void Authenticate(UnityEngine.SocialPlatforms.ILocalUser user, System.Action<bool, string> callback);
        void LoadFriends(UnityEngine.SocialPlatforms.ILocalUser user, System.Action<bool> callback);
        void LoadScores(UnityEngine.SocialPlatforms.ILeaderboard board, System.Action<bool> callback);
        bool GetLoading(UnityEngine.SocialPlatforms.ILeaderboard board);
    }
    public partial interface IUserProfile
    {
        string userName { get; }
        string id { get; }
        bool isFriend { get; }
        UnityEngine.SocialPlatforms.UserState state { get; }
        UnityEngine.Texture2D image { get; }
    }
}

namespace UnityEngine.SocialPlatforms.Impl
{
    public partial class Achievement : UnityEngine.SocialPlatforms.IAchievement
    {
        public Achievement(string id, double percentCompleted, bool completed, bool hidden, System.DateTime lastReportedDate) { this.id = id; this.percentCompleted = percentCompleted; this.completed = completed; this.hidden = hidden; this.lastReportedDate = lastReportedDate; }
        public Achievement(string id, double percent) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Achievement"); }
        public Achievement() : this("unknown", 0.0) { }
        public void ReportProgress(System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Achievement.ReportProgress"); }
        public void SetCompleted(bool value) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Achievement.SetCompleted"); }
        public void SetHidden(bool value) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Achievement.SetHidden"); }
        public void SetLastReportedDate(System.DateTime date) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Achievement.SetLastReportedDate"); }
        public string id { get; set; }
        public double percentCompleted { get; set; }
        public bool completed { get; internal set; }
        public bool hidden { get; internal set; }
        public System.DateTime lastReportedDate { get; internal set; }
    }
    public partial class AchievementDescription : UnityEngine.SocialPlatforms.IAchievementDescription
    {
        public AchievementDescription(string id, string title, UnityEngine.Texture2D image, string achievedDescription, string unachievedDescription, bool hidden, int points) { this.id = id; this.title = title; this.image = image; this.achievedDescription = achievedDescription; this.unachievedDescription = unachievedDescription; this.hidden = hidden; this.points = points; }
        public void SetImage(UnityEngine.Texture2D image) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.AchievementDescription.SetImage"); }
        public string id { get; set; }
        public string title { get; internal set; }
        public UnityEngine.Texture2D image { get; internal set; }
        public string achievedDescription { get; internal set; }
        public string unachievedDescription { get; internal set; }
        public bool hidden { get; internal set; }
        public int points { get; internal set; }
        internal AchievementDescription() { }
    }
    public partial class Leaderboard : UnityEngine.SocialPlatforms.ILeaderboard
    {
        public Leaderboard() { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Leaderboard"); }
        public void SetUserFilter(string[] userIDs) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Leaderboard.SetUserFilter"); }
        public void LoadScores(System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Leaderboard.LoadScores"); }
        public bool loading { get { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Leaderboard.loading"); } }
        public void SetLocalUserScore(UnityEngine.SocialPlatforms.IScore score) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Leaderboard.SetLocalUserScore"); }
        public void SetMaxRange(uint maxRange) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Leaderboard.SetMaxRange"); }
        public void SetScores(UnityEngine.SocialPlatforms.IScore[] scores) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Leaderboard.SetScores"); }
        public void SetTitle(string title) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Leaderboard.SetTitle"); }
        public string[] GetUserFilter() { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Leaderboard.GetUserFilter"); }
        public string id { get; set; }
        public UnityEngine.SocialPlatforms.UserScope userScope { get; set; }
        public UnityEngine.SocialPlatforms.Range range { get; set; }
        public UnityEngine.SocialPlatforms.TimeScope timeScope { get; set; }
        public UnityEngine.SocialPlatforms.IScore localUserScore { get; internal set; }
        public uint maxRange { get; internal set; }
        public UnityEngine.SocialPlatforms.IScore[] scores { get; internal set; }
        public string title { get; internal set; }
    }
    public partial class LocalUser : UnityEngine.SocialPlatforms.Impl.UserProfile, UnityEngine.SocialPlatforms.ILocalUser
    {
        public LocalUser() { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.LocalUser"); }
        public void Authenticate(System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.LocalUser.Authenticate"); }
        public void Authenticate(System.Action<bool, string> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.LocalUser.Authenticate"); }
        public void LoadFriends(System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.LocalUser.LoadFriends"); }
        public void SetFriends(UnityEngine.SocialPlatforms.IUserProfile[] friends) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.LocalUser.SetFriends"); }
        public void SetAuthenticated(bool value) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.LocalUser.SetAuthenticated"); }
        public void SetUnderage(bool value) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.LocalUser.SetUnderage"); }
        public UnityEngine.SocialPlatforms.IUserProfile[] friends { get; internal set; }
        public bool authenticated { get; internal set; }
        public bool underage { get; internal set; }
    }
    public partial class Score : UnityEngine.SocialPlatforms.IScore
    {
        public Score() { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Score"); }
        public Score(string leaderboardID, long value) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Score"); }
        public Score(string leaderboardID, long value, string userID, System.DateTime date, string formattedValue, int rank) { this.leaderboardID = leaderboardID; this.value = value; this.userID = userID; this.date = date; this.formattedValue = formattedValue; this.rank = rank; }
        public void ReportScore(System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Score.ReportScore"); }
        public void SetDate(System.DateTime date) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Score.SetDate"); }
        public void SetFormattedValue(string value) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Score.SetFormattedValue"); }
        public void SetUserID(string userID) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Score.SetUserID"); }
        public void SetRank(int rank) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.Score.SetRank"); }
        public string leaderboardID { get; set; }
        public long value { get; set; }
        public System.DateTime date { get; internal set; }
        public string formattedValue { get; internal set; }
        public string userID { get; internal set; }
        public int rank { get; internal set; }
    }
    public partial class UserProfile : UnityEngine.SocialPlatforms.IUserProfile
    {
        protected string m_UserName;
        protected string m_ID;
        protected bool m_IsFriend;
        protected UnityEngine.SocialPlatforms.UserState m_State;
        protected UnityEngine.Texture2D m_Image;
        public UserProfile() { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.UserProfile"); }
        public UserProfile(string name, string id, bool friend) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.UserProfile"); }
        public UserProfile(string name, string id, bool friend, UnityEngine.SocialPlatforms.UserState state, UnityEngine.Texture2D image) : this(name,  id, id, friend, state, image) { }
        public UserProfile(string name, string teamId, string gameId, bool friend, UnityEngine.SocialPlatforms.UserState state, UnityEngine.Texture2D image) { this.m_UserName = name; this.m_ID = teamId; this.gameId = gameId; this.m_IsFriend = friend; this.m_State = state; this.m_Image = image; }
        public void SetUserName(string name) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.UserProfile.SetUserName"); }
        public void SetUserID(string id) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.UserProfile.SetUserID"); }
        public void SetLegacyUserID(string id) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.UserProfile.SetLegacyUserID"); }
        public void SetUserGameID(string id) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.UserProfile.SetUserGameID"); }
        public void SetImage(UnityEngine.Texture2D image) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.UserProfile.SetImage"); }
        public void SetIsFriend(bool value) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.UserProfile.SetIsFriend"); }
        public void SetState(UnityEngine.SocialPlatforms.UserState state) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Impl.UserProfile.SetState"); }
        public string userName { get; internal set; }
        public string id { get; internal set; }
        public string gameId { get; internal set; }
        public bool isFriend { get; internal set; }
        public UnityEngine.SocialPlatforms.UserState state { get; internal set; }
        public UnityEngine.Texture2D image { get; internal set; }
    }
}

namespace UnityEngine.SocialPlatforms
{
    public partial class Local : UnityEngine.SocialPlatforms.ISocialPlatform
    {
        public UnityEngine.SocialPlatforms.ILocalUser localUser { get { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.localUser"); } }
        void UnityEngine.SocialPlatforms.ISocialPlatform.Authenticate(UnityEngine.SocialPlatforms.ILocalUser user, System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.UnityEngine.SocialPlatforms.ISocialPlatform.Authenticate"); }
        void UnityEngine.SocialPlatforms.ISocialPlatform.Authenticate(UnityEngine.SocialPlatforms.ILocalUser user, System.Action<bool, string> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.UnityEngine.SocialPlatforms.ISocialPlatform.Authenticate"); }
        void UnityEngine.SocialPlatforms.ISocialPlatform.LoadFriends(UnityEngine.SocialPlatforms.ILocalUser user, System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.UnityEngine.SocialPlatforms.ISocialPlatform.LoadFriends"); }
        public void LoadUsers(string[] userIDs, System.Action<UnityEngine.SocialPlatforms.IUserProfile[]> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.LoadUsers"); }
        public void ReportProgress(string id, double progress, System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.ReportProgress"); }
        public void LoadAchievementDescriptions(System.Action<UnityEngine.SocialPlatforms.IAchievementDescription[]> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.LoadAchievementDescriptions"); }
        public void LoadAchievements(System.Action<UnityEngine.SocialPlatforms.IAchievement[]> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.LoadAchievements"); }
        public void ReportScore(long score, string board, System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.ReportScore"); }
        public void LoadScores(string leaderboardID, System.Action<UnityEngine.SocialPlatforms.IScore[]> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.LoadScores"); }
        void UnityEngine.SocialPlatforms.ISocialPlatform.LoadScores(UnityEngine.SocialPlatforms.ILeaderboard board, System.Action<bool> callback) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.UnityEngine.SocialPlatforms.ISocialPlatform.LoadScores"); }
        bool UnityEngine.SocialPlatforms.ISocialPlatform.GetLoading(UnityEngine.SocialPlatforms.ILeaderboard board) { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.UnityEngine.SocialPlatforms.ISocialPlatform.GetLoading"); }
        public void ShowAchievementsUI() { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.ShowAchievementsUI"); }
        public void ShowLeaderboardUI() { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.ShowLeaderboardUI"); }
        public UnityEngine.SocialPlatforms.ILeaderboard CreateLeaderboard() { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.CreateLeaderboard"); }
        public UnityEngine.SocialPlatforms.IAchievement CreateAchievement() { throw new Umcp.LeftOutException("UnityEngine.SocialPlatforms.Local.CreateAchievement"); }
    }
    public partial struct Range
    {
        public int from;
        public int count;
        public Range(int fromValue, int valueCount) { this = default(UnityEngine.SocialPlatforms.Range); this.from = fromValue; this.count = valueCount; }
    }
    public enum TimeScope
    {
        Today = 0,
        Week = 1,
        AllTime = 2,
    }
    public enum UserScope
    {
        Global = 0,
        FriendsOnly = 1,
    }
    public enum UserState
    {
        Online = 0,
        OnlineAndAway = 1,
        OnlineAndBusy = 2,
        Offline = 3,
        Playing = 4,
    }
}
