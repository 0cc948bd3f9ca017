// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.Networking
{
    public partial class DownloadHandler
    {
        public Unity.Collections.NativeArray<byte>.ReadOnly nativeData { get { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandler.nativeData"); } }
        protected virtual Unity.Collections.NativeArray<byte> GetNativeData() { throw new Umcp.LeftOutException("UnityEngine.Networking.DownloadHandler.GetNativeData"); }
        [System.Obsolete] protected virtual void ReceiveContentLength(int contentLength) { }
        protected virtual void CompleteContent() { }
    }
    public partial interface IMultipartFormSection
    {
        string sectionName { get; }
        byte[] sectionData { get; }
        string fileName { get; }
        string contentType { get; }
    }
    public partial class MultipartFormDataSection : UnityEngine.Networking.IMultipartFormSection
    {
        public MultipartFormDataSection(string name, byte[] data) : this(name, data, null) { }
        public MultipartFormDataSection(byte[] data) : this(null, data) { }
        public MultipartFormDataSection(string name, string data) : this(name, data, "text/plain") { }
        public MultipartFormDataSection(string data) : this(null, data) { }
    }
    public partial class MultipartFormFileSection : UnityEngine.Networking.IMultipartFormSection
    {
        public MultipartFormFileSection(byte[] data) : this(null, data, null, null) { }
        public MultipartFormFileSection(string fileName, byte[] data) : this(null, data, fileName, null) { }
        public MultipartFormFileSection(string data, System.Text.Encoding dataEncoding, string fileName) : this(null, data, dataEncoding, fileName) { }
        public MultipartFormFileSection(string data, string fileName) : this(data, null, fileName) { }
    }
    public partial class UnityWebRequest
    {
        public const string kHttpVerbGET = "GET";
        public const string kHttpVerbHEAD = "HEAD";
        public const string kHttpVerbPOST = "POST";
        public const string kHttpVerbPUT = "PUT";
        public const string kHttpVerbCREATE = "CREATE";
        public const string kHttpVerbDELETE = "DELETE";
        public bool disposeCertificateHandlerOnDispose { get; set; }
        public bool disposeDownloadHandlerOnDispose { get; set; }
        public bool disposeUploadHandlerOnDispose { get; set; }
        [System.Obsolete] public bool chunkedTransfer { get { return m_KeptChunkedTransfer.Get("UnityEngine.Networking.UnityWebRequest.chunkedTransfer"); } set { m_KeptChunkedTransfer.Set(value); } } private Umcp.Kept<bool> m_KeptChunkedTransfer;
        public enum Result
        {
            InProgress = 0,
            Success = 1,
            ConnectionError = 2,
            ProtocolError = 3,
            DataProcessingError = 4,
        }
    }
}
