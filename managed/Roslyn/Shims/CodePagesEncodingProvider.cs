namespace System.Text
{
    /// <summary>Mono has its code pages without asking a provider; this one adds none.</summary>
    public sealed class CodePagesEncodingProvider : EncodingProvider
    {
        static readonly CodePagesEncodingProvider instance = new CodePagesEncodingProvider();

        public static EncodingProvider Instance
        {
            get { return instance; }
        }

        public override Encoding GetEncoding(int codepage)
        {
            return null;
        }

        public override Encoding GetEncoding(string name)
        {
            return null;
        }
    }
}
