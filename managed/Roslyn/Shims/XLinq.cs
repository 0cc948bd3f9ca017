namespace System.Xml.Linq
{
    // Only to be named: the runtime looks these up when it loads classes of Roslyn that read
    // documentation comments, which umcp does not let them do. Debian has the real ones in a package
    // of their own.
    [Flags]
    public enum LoadOptions
    {
        None
    }

    public sealed class XName
    {
    }

    public abstract class XObject
    {
    }

    public abstract class XNode : XObject
    {
    }

    public abstract class XContainer : XNode
    {
    }

    public class XDocument : XContainer
    {
    }

    public class XElement : XContainer
    {
    }

    public class XAttribute : XObject
    {
    }

    public class XComment : XNode
    {
    }

    public class XText : XNode
    {
    }
}
