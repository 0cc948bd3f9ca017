using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Text;

/// <summary>
/// Writes the vectors and matrices of Unity.Mathematics, and what `math` does to each component of them, as C#. The
/// folder
/// Mathematics has the rest: scalars, quaternions, random numbers. usage: Vectors.exe OUT
/// </summary>
internal static class Vectors
{
    private const string Names = "xyzw";

    private static readonly string[] s_Numbers = { "int", "uint", "float", "double" };

    /// <summary>Functions of `math` that work on each component: name, letters of the types, parameters. "s": the
    /// scalar itself; "b": bool.</summary>
    private static readonly string[] s_Lifted =
    {
        "abs ifd v", "min iufd vv", "max iufd vv", "clamp iufd vvv", "mad iufd vvv", "lerp fd vvv", "lerp fd vvs",
            "unlerp fd vvv", "remap fd vvvvv",
        "saturate fd v", "tan fd v", "tanh fd v", "atan fd v", "atan2 fd vv", "cos fd v", "cosh fd v", "acos fd v",
            "sin fd v", "sinh fd v", "asin fd v",
        "floor fd v", "ceil fd v", "round fd v", "trunc fd v", "frac fd v", "rcp fd v", "sign fd v", "pow fd vv",
            "exp fd v", "exp2 fd v", "exp10 fd v",
        "log fd v", "log2 fd v", "log10 fd v", "fmod fd vv", "sqrt fd v", "rsqrt fd v", "radians fd v", "degrees fd v",
            "step fd vv", "smoothstep fd vvv",
        "reversebits iu v", "ceilpow2 iu v", "rol iu vr", "ror iu vr", "select iufd vvb", "square iufd v",
            "chgsign f vv",
    };

    /// <summary>Those whose result is of another type: the letters of the types, of the result.</summary>
    private static readonly string[] s_Others =
    {
        "isfinite fd b", "isinf fd b", "isnan fd b", "ispow2 iu b", "countbits iu i", "lzcnt iu i", "tzcnt iu i",
            "floorlog2 iu i", "ceillog2 iu i",
        "asint uf i", "asuint if u", "asfloat iu f", "f16tof32 u f", "f32tof16 f u",
    };

    /// <summary>What `math.hash` multiplies components with, and adds.</summary>
    private static readonly string[] s_Primes =
    {
        "int2 83B58237 833E3E29 A9D919BF", "int3 4C7F6DD1 4822A3E9 AAC3C25D D21D0945",
            "int4 6E050B01 750FDBF5 7F3DD499 52EAAEBB 4599C793",
        "uint2 4473BBB1 CBA11D5F 685835CF", "uint3 CD266C89 F1852A33 77E35E77 863E3729",
            "uint4 B492BF15 D37220E3 7AA2C2BD E16BC89D 7AA07CD3",
        "float2 FA3A3285 AD55999D DCDD5341", "float3 9B13B92D 4ABF0813 86068063 D75513F9",
            "float4 E69626FF BD010EEB 9CEDE1D1 43BE0B51 AF836EE1",
        "double2 9536A0F5 AF816615 9AF8D62D", "double3 AF0F3103 E4A056C7 841D8225 C9393C7D",
            "double4 9F1C739B 4B1BD187 9DF50593 F18EEB85 9E19BFC3",
        "half2 6E624EB7 7383ED49 DD49C23B", "half3 685835CF C3D32AE1 B966942F FE9856B3",
            "half4 745ED837 9CDC88F5 FA62D721 7E4DB1CF 68EEE0F5",
    };

    private static readonly StringBuilder s_Out = new StringBuilder();
    private static readonly StringBuilder s_Math = new StringBuilder();

    private static int Main(string[] args)
    {
        s_Out.Append("// Written by managed/Vectors.\nusing System;\nusing UnityEngine;\nnamespace "
            + "Unity.Mathematics\n{\n");
        foreach (string type in s_Numbers.Concat(new[] { "bool", "half" }))
        {
            for (int n = 2; n <= 4; n++)
            {
                Vector(type, n);
                for (int m = 2; m <= 4 && type != "half"; m++)
                {
                    Matrix(type, n, m);
                }
            }
        }
        Products();
        Rotations();
        Draws();
        foreach (string row in s_Lifted)
        {
            string[] words = row.Split(' ');
            foreach (string type in words[1].Select(Named))
            {
                for (int n = 2; n <= 4; n++)
                {
                    Lift(words[0], type, n, words[2], type);
                }
            }
        }
        foreach (string row in s_Others)
        {
            string[] words = row.Split(' ');
            foreach (string type in words[1].Select(Named))
            {
                for (int n = 2; n <= 4; n++)
                {
                    Lift(words[0], type, n, "v", Named(words[2][0]));
                }
            }
        }
        s_Out.Append("public static partial class math {\n").Append(s_Math).Append("}\n}\n");
        File.WriteAllText(args[0], s_Out.ToString());
        return 0;
    }

    private static string Named(char letter) => letter == 'i' ? "int" : letter == 'u' ? "uint" : letter == 'f'
        ? "float" : letter == 'd' ? "double" : "bool";

    /// <summary>What f says of each component, with commas or another text between.</summary>
    private static string Each(int n, Func<string, string> f, string between = ", ")
        => string.Join(between, Names.Take(n).Select(c => f(c.ToString())));

    private static string Columns(int n, Func<string, string> f, string between = ", ")
        => string.Join(between, Enumerable.Range(0, n).Select(i => f("c" + i)));

    private static void Line(string text) => s_Out.Append(text).Append('\n');

    /// <summary>Is a number of one type also one of the other, without a cast?</summary>
    private static bool IsWide(string from, string to)
    {
        return to == "float" && (from == "int" || from == "uint" || from == "half") || to == "double" && from != "bool"
            && from != "double";
    }

    private static IEnumerable<string> Sources(string to)
    {
        if (to == "bool")
        {
            return new string[0];
        }
        return to == "half" ? new[] { "float", "double" }
            : s_Numbers.Concat(new[] { "bool" }.Concat(to == "float" || to == "double" ? new[] { "half" }
            : new string[0]))
            .Where(t => t != to);
    }

    private static string Cast(string from, string to, string value)
    {
        return from == "bool" ? value + " ? (" + to + ")1 : (" + to + ")0" : from == "half" && to == "double"
            ? "(double)(float)" + value : to == "half" && from == "double" ? "(half)(float)" + value
            : "(" + to + ")" + value;
    }

    private static void Vector(string type, int n)
    {
        string own = type + n;
        Line("[Serializable] public partial struct " + own + " : IEquatable<" + own + ">"
            + (type == "bool" ? "" : ", IFormattable") + " {");
        Line((type == "bool"
            ? "[System.Runtime.InteropServices.MarshalAs(System.Runtime.InteropServices.UnmanagedType.U1)] " : "")
            + "public " + type + " " + Each(n, c => c) + ";");
        if (type != "bool")
        {
            Line("public static readonly " + own + " zero;");
        }
        Constructors(type, n, own);
        foreach (string from in Sources(type))
        {
            Conversions(type, from, own, from + n, Each(n, c => Cast(from, type, "v." + c)), n);
        }
        Operators(type, own, "bool" + n, f => Each(n, f));
        Swizzles(type, n);
        Line("public unsafe " + type + " this[int index] { get { Check(index); fixed (" + own
            + "* p = &this) { return ((" + type + "*)p)[index]; } }"
            + " set { Check(index); fixed (" + type + "* p = &x) { p[index] = value; } } }");
        Line("private static void Check(int index) { if ((uint)index >= " + n
            + ") throw new ArgumentException(\"index must be between[0..." + (n - 1) + "]\"); }");
        string suffix = type == "float" ? "f" : "";
        Line("public bool Equals(" + own + " rhs) => " + Each(n, c => c + " == rhs." + c, " && ") + ";");
        Line("public override bool Equals(object o) => o is " + own + " && Equals((" + own + ")o);");
        Line("public override int GetHashCode() => "
            + (type == "bool"
            ? Each(n, c => "(" + c + " ? " + (1 << Names.IndexOf(c, StringComparison.Ordinal)) + " : 0)", " | ")
            : "(int)math.hash(this)") + ";");
        Line("public override string ToString() => \"" + own + "(\" + " + Each(n, c => c + " + \"" + suffix, ", \" + ")
            + ")\";");
        if (type != "bool")
        {
            Line("public string ToString(string format, IFormatProvider formatProvider) => \"" + own + "(\" + "
                + Each(n, c => c + ".ToString(format, formatProvider) + \"" + suffix, ", \" + ") + ")\";");
        }
        Line("}");
        Numbers(type, n, own);
    }

    /// <summary>Every way to make n components of scalars and shorter vectors.</summary>
    private static void Constructors(string type, int n, string own)
    {
        foreach (List<int> parts in Parts(n))
        {
            int at = 0;
            List<string> parameters = new List<string>(), names = new List<string>();
            StringBuilder body = new StringBuilder();
            foreach (int size in parts)
            {
                string name = Names.Substring(at, size);
                parameters.Add(type + (size > 1 ? size.ToString() : "") + " " + name);
                names.Add(name);
                for (int i = 0; i < size; i++, at++)
                {
                    body.Append("this.").Append(Names[at]).Append(" = ").Append(name)
                        .Append(size > 1 ? "." + Names[i] : "").Append("; ");
                }
            }
            Make(own, string.Join(", ", parameters), string.Join(", ", names), body.ToString());
        }
        Make(own, type + " v", "v", Each(n, c => c + " = v; ", ""));
        Line("public static implicit operator " + own + "(" + type + " v) => new " + own + "(v);");
    }

    private static void Make(string own, string parameters, string names, string body)
    {
        Line("public " + own + "(" + parameters + ") { " + body + "}");
        s_Math.Append("public static ").Append(own).Append(' ').Append(own).Append('(').Append(parameters)
            .Append(") => new ").Append(own).Append('(').Append(names).Append(");\n");
    }

    private static IEnumerable<List<int>> Parts(int n)
    {
        if (n == 0)
        {
            yield return new List<int>();
        }
        for (int first = 1; first <= n; first++)
        {
            foreach (List<int> rest in Parts(n - first))
            {
                yield return new[] { first }.Concat(rest).ToList();
            }
        }
    }

    /// <summary>From a scalar and a whole of another type.</summary>
    private static void Conversions(string type, string from, string own, string other, string values, int n)
    {
        bool isMatrix = own.Contains("x");
        string how = IsWide(from, type) ? "implicit" : "explicit";
        string scalar = Cast(from, type, "v");
        Make(own, from + " v", "v", isMatrix ? "this = new " + own + "(" + scalar + "); "
            : Each(n, c => c + " = ", "") + scalar + "; ");
        Make(own, other + " v", "v", "this = new " + own + "(" + values + "); ");
        Line("public static " + how + " operator " + own + "(" + from + " v) => new " + own + "(v);");
        Line("public static " + how + " operator " + own + "(" + other + " v) => new " + own + "(v);");
    }

    private static void Operators(string type, string own, string flags, Func<Func<string, string>, string> each)
    {
        bool isWhole = type == "int" || type == "uint";
        string arithmetic = type == "bool" || type == "half" ? "" : "* + - / %", compared = type == "bool"
            || type == "half" ? "" : "< <= > >= ";
        string bits = isWhole || type == "bool" ? " & | ^" : "";
        foreach (string op in (arithmetic + bits).Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries))
        {
            Binary(type, own, own, op, each);
        }
        foreach (string op in (compared + "== !=").Split(' '))
        {
            Binary(type, own, flags, op, each);
        }
        foreach (string op in arithmetic == "" ? new string[0] : new[] { "++", "--" })
        {
            Line("public static " + own + " operator " + op + "(" + own + " val) => val " + op[0] + " new " + own
                + "((" + type + ")1);");
        }
        foreach (string op in (arithmetic == "" ? "" : "- + ")
            .Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries)
            .Concat(isWhole ? new[] { "~" } : type == "bool" ? new[] { "!" } : new string[0]))
        {
            Line("public static " + own + " operator " + op + "(" + own + " val) => new " + own + "("
                + each(c => own.Contains("x") ? op + "val." + c : "(" + type + ")(" + op + "val." + c + ")") + ");");
        }
        foreach (string op in isWhole ? new[] { "<<", ">>" } : new string[0])
        {
            Line("public static " + own + " operator " + op + "(" + own + " x, int n) => new " + own + "("
                + each(c => "x." + c + " " + op + " n") + ");");
        }
    }

    private static void Binary(string type, string own, string result, string op, Func<Func<string, string>,
        string> each)
    {
        Line("public static " + result + " operator " + op + "(" + own + " lhs, " + own + " rhs) => new " + result
            + "(" + each(c => "lhs." + c + " " + op + " rhs." + c) + ");");
        Line("public static " + result + " operator " + op + "(" + own + " lhs, " + type + " rhs) => new " + result
            + "(" + each(c => "lhs." + c + " " + op + " rhs") + ");");
        Line("public static " + result + " operator " + op + "(" + type + " lhs, " + own + " rhs) => new " + result
            + "(" + each(c => "lhs " + op + " rhs." + c) + ");");
    }

    private static void Swizzles(string type, int n)
    {
        for (int size = 2; size <= 4; size++)
        {
            int all = (int)Math.Pow(n, size);
            for (int i = 0; i < all; i++)
            {
                string name = "";
                for (int rest = i, k = 0; k < size; k++, rest /= n)
                {
                    name = Names[rest % n] + name;
                }
                string setter = name.Distinct().Count() == size
                    ? " set { " + string.Concat(name.Select((c, k) => c + " = value." + Names[k] + "; ")) + "}" : "";
                Line("public " + type + size + " " + name + " { get { return new " + type + size + "("
                    + string.Join(", ", name.ToCharArray()) + "); }" + setter + " }");
            }
        }
    }

    /// <summary>What `math` has for a vector as a whole.</summary>
    private static void Numbers(string type, int n, string own)
    {
        Action<string> add = text => s_Math.Append("public static ").Append(text).Append('\n');
        string primes = s_Primes.FirstOrDefault(row => row.StartsWith(own + " ", StringComparison.Ordinal));
        string[] p = primes?.Split(' ').Skip(1).ToArray();
        if (type == "bool")
        {
            add("bool any(bool" + n + " x) => " + Each(n, c => "x." + c, " || ") + ";");
            add("bool all(bool" + n + " x) => " + Each(n, c => "x." + c, " && ") + ";");
            return;
        }
        string bits = type == "half" ? "v.{0}.value" : type == "double" ? "fold_to_uint(v.{0})" : "asuint(v.{0})";
        add("uint hash(" + own + " v) { unchecked { return "
            + string.Join(" + ",
            Enumerable.Range(0, n).Select(i => string.Format(bits, Names[i]) + " * 0x" + p[i] + "u")) + " + 0x" + p[n]
            + "u; } }");
        if (type == "half")
        {
            return;
        }
        add("bool any(" + own + " x) => " + Each(n, c => "x." + c + " != 0", " || ") + ";");
        add("bool all(" + own + " x) => " + Each(n, c => "x." + c + " != 0", " && ") + ";");
        add(type + " csum(" + own + " x) => " + Each(n, c => "x." + c, " + ") + ";");
        add(type + " cmin(" + own + " x) => "
            + Names.Substring(1, n - 1).Aggregate("x.x", (a, c) => "min(" + a + ", x." + c + ")") + ";");
        add(type + " cmax(" + own + " x) => "
            + Names.Substring(1, n - 1).Aggregate("x.x", (a, c) => "max(" + a + ", x." + c + ")") + ";");
        add(type + " dot(" + own + " x, " + own + " y) => " + Each(n, c => "x." + c + " * y." + c, " + ") + ";");
        add(type + " mul(" + own + " a, " + own + " b) => dot(a, b);");
        add(own + " select(" + own + " a, " + own + " b, bool c) => c ? b : a;");
        if (type != "float" && type != "double")
        {
            return;
        }
        add(type + " lengthsq(" + own + " x) => dot(x, x);");
        add(type + " length(" + own + " x) => sqrt(dot(x, x));");
        add(type + " distance(" + own + " x, " + own + " y) => length(y - x);");
        add(type + " distancesq(" + own + " x, " + own + " y) => lengthsq(y - x);");
        add(own + " normalize(" + own + " x) => rsqrt(dot(x, x)) * x;");
        add(own + " normalizesafe(" + own + " x, " + own + " defaultvalue = default(" + own + ")) { " + type
            + " len = dot(x, x); return len > FLT_MIN_NORMAL ? x * rsqrt(len) : defaultvalue; }");
        add(own + " reflect(" + own + " i, " + own + " n) => i - 2 * n * dot(i, n);");
        add(own + " refract(" + own + " i, " + own + " n, " + type + " eta) { " + type
            + " ni = dot(n, i), k = 1 - eta * eta * (1 - ni * ni); return k >= 0 ? eta * i - (eta * ni + sqrt(k)) * n "
            + ": default("
            + own + "); }");
        add(own + " project(" + own + " a, " + own + " b) => dot(a, b) / dot(b, b) * b;");
        add(own + " projectsafe(" + own + " a, " + own + " b, " + own + " defaultValue = default(" + own + ")) { "
            + own + " found = project(a, b); return all(isfinite(found)) ? found : defaultValue; }");
        add(own + " faceforward(" + own + " n, " + own + " i, " + own + " ng) => dot(ng, i) >= 0 ? -n : n;");
        add("void sincos(" + own + " x, out " + own + " s, out " + own + " c) { s = sin(x); c = cos(x); }");
        add(own + " modf(" + own + " x, out " + own + " i) { i = trunc(x); return x - i; }");
    }

    /// <summary>A function of scalars, for each component.</summary>
    private static void Lift(string name, string type, int n, string kinds, string result)
    {
        string names = "abcde";
        string parameters =
            string.Join(", ",
            kinds.Select((k, i) => (k == 'v' ? type + n : k == 'b' ? "bool" + n : k == 'r' ? "int" : type) + " "
            + names[i]));
        Func<string, string> arguments = c
            => string.Join(", ", kinds.Select((k, i) => names[i] + (k == 'v' || k == 'b' ? "." + c : "")));
        s_Math.Append("public static ").Append(result + n).Append(' ').Append(name).Append('(').Append(parameters)
            .Append(") => new ").Append(result + n).Append('(')
            .Append(Each(n, c => name + "(" + arguments(c) + ")")).Append(");\n");
    }

    private static void Matrix(string type, int rows, int columns)
    {
        string own = type + rows + "x" + columns, column = type + rows;
        Line("[Serializable] public partial struct " + own + " : IEquatable<" + own + ">"
            + (type == "bool" ? "" : ", IFormattable") + " {");
        Line("public " + column + " " + Columns(columns, c => c) + ";");
        if (type != "bool")
        {
            Line("public static readonly " + own + " zero;");
        }
        if (rows == columns && type != "bool")
        {
            Line("public static readonly " + own + " identity = new " + own + "("
                + string.Join(", ", Enumerable.Range(0, rows * rows).Select(i => i % (rows + 1) == 0 ? "1" : "0"))
                    + ");");
        }
        Make(own, Columns(columns, c => column + " " + c), Columns(columns, c => c),
            Columns(columns, c => "this." + c + " = " + c + "; ", ""));
        string[] cells = Enumerable.Range(0, rows * columns).Select(i => "m" + i / columns + i % columns).ToArray();
        Make(own, string.Join(", ", cells.Select(c => type + " " + c)), string.Join(", ", cells),
            string.Concat(Enumerable.Range(0, columns)
                .Select(k => "c" + k + " = new " + column + "("
                + string.Join(", ", Enumerable.Range(0, rows).Select(r => "m" + r + k)) + "); ")));
        Make(own, type + " v", "v", Columns(columns, c => c + " = v; ", ""));
        Line("public static implicit operator " + own + "(" + type + " v) => new " + own + "(v);");
        foreach (string from in Sources(type).Where(t => t != "half"))
        {
            Conversions(type, from, own, from + rows + "x" + columns,
                Columns(columns, c => "new " + column + "(v." + c + ")"), columns);
        }
        Operators(type, own, "bool" + rows + "x" + columns, f => Columns(columns, f));
        Line("public unsafe ref " + column + " this[int index] { get { if ((uint)index >= " + columns
            + ") throw new ArgumentException(\"index must be between[0..." + (columns - 1)
            + "]\"); fixed (" + column + "* p = &c0) { return ref p[index]; } } }");
        Line("public bool Equals(" + own + " rhs) => " + Columns(columns, c => c + ".Equals(rhs." + c + ")", " && ")
            + ";");
        Line("public override bool Equals(object o) => o is " + own + " && Equals((" + own + ")o);");
        Line("public override int GetHashCode() { unchecked { int hash = 17; "
            + Columns(columns, c => "hash = hash * 31 + " + c + ".GetHashCode(); ", "") + "return hash; } }");
        string suffix = type == "float" ? "f" : "";
        Func<string, string> text = call
            => string.Join(" + ",
            Enumerable.Range(0, rows * columns)
            .Select(i => "\"" + (i == 0 ? own + "(" : i % columns == 0 ? ",  " : ", ") + "\" + c" + i % columns + "."
            + Names[i / columns] + call + (suffix == "" ? "" : " + \"" + suffix + "\"")));
        Line("public override string ToString() => " + text("") + " + \")\";");
        if (type != "bool")
        {
            Line("public string ToString(string format, IFormatProvider formatProvider) => "
                + text(".ToString(format, formatProvider)") + " + \")\";");
        }
        Line("}");
        s_Math.Append("public static " + type + columns + "x" + rows + " transpose(" + own + " v) => new " + type
            + columns + "x" + rows + "(" + Columns(columns, c => Each(rows, r => "v." + c + "." + r)) + ");\n");
    }

    /// <summary>Of matrices with vectors and each other.</summary>
    private static void Products()
    {
        foreach (string type in s_Numbers)
        {
            for (int rows = 2; rows <= 4; rows++)
            {
                for (int inner = 2; inner <= 4; inner++)
                {
                    string a = type + rows + "x" + inner;
                    Func<string, string> sum = b
                        => string.Join(" + ",
                        Enumerable.Range(0, inner).Select(i => "a.c" + i + " * " + b + "." + Names[i]));
                    s_Math.Append("public static " + type + rows + " mul(" + a + " a, " + type + inner + " b) => "
                        + sum("b") + ";\n");
                    s_Math.Append("public static " + type + inner + " mul(" + type + rows + " a, " + a + " b) => new "
                        + type + inner + "(" + Columns(inner, c => "dot(a, b." + c + ")") + ");\n");
                    for (int columns = 2; columns <= 4; columns++)
                    {
                        string result = type + rows + "x" + columns;
                        s_Math.Append("public static " + result + " mul(" + a + " a, " + type + inner + "x" + columns
                            + " b) => new " + result + "(" + Columns(columns, c => sum("b." + c)) + ");\n");
                    }
                }
            }
        }
    }
    /// <summary>What can be had of rotations by the names of Euler's angles, and of square matrices.</summary>
    private static void Rotations()
    {
        string[] orders = { "XYZ", "XZY", "YXZ", "YZX", "ZXY", "ZYX" };
        foreach (string type in new[] { "quaternion", "float3x3", "float4x4", "RigidTransform" })
        {
            Func<string, string> made = call => type == "float3x3" ? "new float3x3(quaternion." + call + ")"
                : type == "float4x4" ? "new float4x4(quaternion." + call + ", default(float3))"
                : "new RigidTransform(quaternion." + call + ", default(float3))";
            bool isOwn = type == "quaternion";
            Line("public partial struct " + type + " {");
            foreach (string order in orders.Concat(new[] { "" }))
            {
                string more = order == "" ? ", math.RotationOrder order = math.RotationOrder.Default"
                    : "", given = order == "" ? ", order" : "";
                Line("public static " + type + " Euler" + order + "(float x, float y, float z" + more + ") => Euler"
                    + order + "(new float3(x, y, z)" + given + ");");
                if (!isOwn)
                {
                    Line("public static " + type + " Euler" + order + "(float3 xyz" + more + ") => "
                        + made("Euler" + order + "(xyz" + given + ")") + ";");
                }
            }
            foreach (string axis in isOwn ? new string[0] : new[] { "X", "Y", "Z" })
            {
                Line("public static " + type + " Rotate" + axis + "(float angle) => "
                    + made("Rotate" + axis + "(angle)") + ";");
            }
            Line((isOwn ? ""
                : "public static " + type + " AxisAngle(float3 axis, float angle) => " + made("AxisAngle(axis, angle)")
                + "; ") + "}");
        }
        foreach (string type in new[] { "int", "float", "double" })
        {
            Determinants(type);
        }
    }

    /// <summary>A determinant is the sum of a row times its cofactors, the inverse their transpose divided by
    /// it.</summary>
    private static void Determinants(string type)
    {
        for (int n = 2; n <= 4; n++)
        {
            string own = type + n + "x" + n;
            int[] all = Enumerable.Range(0, n).ToArray();
            s_Math.Append("public static " + type + " determinant(" + own + " m) => " + Minor(all, all) + ";\n");
            if (type == "int")
            {
                continue;
            }
            IEnumerable<string> cells = from r in all from c in all
                select ((r + c) % 2 == 0 ? "(" : "-(")
                    + Minor(all.Where(i => i != c).ToArray(), all.Where(i => i != r).ToArray()) + ")";
            s_Math.Append("public static " + own + " inverse(" + own + " m) => new " + own + "("
                + string.Join(", ", cells) + ") * (1 / determinant(m));\n");
        }
    }

    private static string Minor(int[] rows, int[] columns)
    {
        Func<int, string> cell = c => "m.c" + c + "." + Names[rows[0]];
        return rows.Length == 1 ? cell(columns[0])
            : string.Join(" ",
                columns.Select((c, i) => (i % 2 == 0 ? i > 0 ? "+ " : "" : "- ") + cell(c) + " * ("
                + Minor(rows.Skip(1).ToArray(), columns.Where(k => k != c).ToArray()) + ")"));
    }

    /// <summary>Random vectors: a number for each component.</summary>
    private static void Draws()
    {
        Line("public partial struct Random {");
        foreach (string type in s_Numbers)
        {
            string name = "Next" + (type == "uint" ? "UInt" : char.ToUpperInvariant(type[0]) + type.Substring(1));
            for (int n = 2; n <= 4; n++)
            {
                string own = type + n;
                Line("public " + own + " " + name + n + "() => new " + own + "(" + Each(n, c => name + "()") + ");");
                Line("public " + own + " " + name + n + "(" + own + " max) => new " + own + "("
                    + Each(n, c => name + "(max." + c + ")") + ");");
                Line("public " + own + " " + name + n + "(" + own + " min, " + own + " max) => new " + own + "("
                    + Each(n, c => name + "(min." + c + ", max." + c + ")") + ");");
            }
        }
        Line("}");
    }
}
