// Methods that carry [McpPluginTool] and cannot be tools, each for another reason.
using System;
using System.Collections.Generic;
using System.ComponentModel;
using McpPlugin;

class ThrowingAttribute : Attribute {
    public ThrowingAttribute() { throw new InvalidOperationException("no attribute today"); }
}



namespace Own {

class McpPluginToolAttribute : Attribute {
    public string Name { get { throw new InvalidOperationException("no name today"); } }
}

class AiTool : Attribute {
    public AiTool(int number) { }
}

static class Getters {
    [McpPluginTool]
    static void Throwing() { }
    [AiTool(5)]
    static void Nameless() { }
}

}

static class Words {
    const string A = "0123456789012345678901234567890123456789012345678901234567890123";
    const string B = A + A + A + A + A + A + A + A + A + A + A + A + A + A + A + A;
    public const string Long = B + B + B + B + B + B + B + B + B;
}

interface IBad {
    [McpPluginTool("of-interface")]
    void OfInterface();
}

abstract class AbstractBad {
    [McpPluginTool("abstract-method")]
    public abstract void Method();
    [McpPluginTool("abstract-class")]
    public void Class() { }
}

class NoConstructor {
    NoConstructor(int x) { }
    [McpPluginTool("no-constructor")]
    void Method() { }
}

class Generic<T> {
    [McpPluginTool("generic-class")]
    static void Method() { }
}

static unsafe class Bad {
    [McpPluginTool("good")]
    static void Good() { }

    [McpPluginTool("GOOD")]
    static void Duplicate() { }
    [McpPluginTool("umcp-thing")]
    static void Reserved() { }
    [McpPluginTool("UmcpThing")]
    static void ReservedToo() { }
    [McpPluginTool("listobjects")]
    static void BuiltIn() { }
    [McpPluginTool("")]
    static void Empty() { }
    [McpPluginTool(null)]
    static void Null() { }
    [McpPluginTool("1-begins-with-a-digit")]
    static void Digit() { }
    [McpPluginTool("has blank")]
    static void Blank() { }
    [McpPluginTool("half\0way")]
    static void Half() { }
    [McpPluginTool("hostile\n\u001b[31m\"")]
    static void Hostile() { }
    [McpPluginTool("ümlaut")]
    static void Umlaut() { }
    [McpPluginTool("a23456789-123456789-123456789-123456789-123456789-123456789-12345")]
    static void Long() { }

    [McpPluginTool("generic-method")]
    static void GenericMethod<T>() { }
    [McpPluginTool("by-ref")]
    static void ByRef(ref int x) { }
    [McpPluginTool("by-out")]
    static void ByOut(out int x) { x = 0; }
    [McpPluginTool("pointer")]
    static void Pointer(int *x) { }
    [McpPluginTool("returns-pointer")]
    static int *ReturnsPointer() { return null; }
    [McpPluginTool("dictionary")]
    static void Dictionary(Dictionary<string, int> table) { }
    [McpPluginTool("matrix")]
    static void Matrix(int[,] cells) { }
    [McpPluginTool("other-progress")]
    static void OtherProgress(IProgress<string> progress) { }
    [McpPluginTool("throwing"), Throwing]
    static void Refusing() { }
    [McpPluginTool("throwing-param")]
    static void ThrowingParam([Throwing] int x) { }
    [McpPluginTool("wide"), Description(Words.Long)]
    static void Wide([Description(Words.Long)] int a, [Description(Words.Long)] int b,
                     [Description(Words.Long)] int c, [Description(Words.Long)] int d,
                     [Description(Words.Long)] int e, [Description(Words.Long)] int f,
                     [Description(Words.Long)] int g, [Description(Words.Long)] int h) { }
    [McpPluginTool("many")]
    static void Many(
        int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, int a10, int a11,
        int a12, int a13, int a14, int a15, int a16, int a17, int a18, int a19, int a20, int a21,
        int a22, int a23, int a24, int a25, int a26, int a27, int a28, int a29, int a30, int a31,
        int a32, int a33, int a34, int a35, int a36, int a37, int a38, int a39, int a40, int a41,
        int a42, int a43, int a44, int a45, int a46, int a47, int a48, int a49, int a50, int a51,
        int a52, int a53, int a54, int a55, int a56, int a57, int a58, int a59, int a60, int a61,
        int a62, int a63, int a64, int a65) { }
}
