namespace System.Runtime.Serialization
{
    /// <summary>Roslyn marks classes with these for tools that umcp does not use.</summary>
    public sealed class DataContractAttribute : Attribute
    {
    }

    public sealed class DataMemberAttribute : Attribute
    {
        public int Order { get; set; }
    }
}
