using System;
using System.Collections.Generic;
using System.Text;

namespace UnityEngine
{
    /// <summary>
    /// Numbers as Unity writes them to JSON: a float is widened to a double first, so 0.1f is
    /// 0.10000000149011612. The digits are those of Loitsch's Grisu2 without its last step, which Unity's
    /// library leaves out after nine decimals: the last digit need not be the nearest one, but always reads back.
    /// </summary>
    internal static class JsonNumbers
    {
        private const int MantissaBits = 52, Bias = 1023 + MantissaBits, RoundedDecimals = 9;
        private const double DigitsPerBit = 0.30102999566398114;
        private const int FirstPower = -348, PowerStep = 8;
        private static readonly Dictionary<int, Scaled> s_Powers = new Dictionary<int, Scaled>();

        /// <summary>f * 2^e.</summary>
        private struct Scaled
        {
            internal ulong f;
            internal int e;

            internal Scaled(ulong f, int e)
            {
                this.f = f;
                this.e = e;
            }

            internal Scaled Normalized()
            {
                Scaled x = this;
                while (x.f >> 63 == 0)
                {
                    x = new Scaled(x.f << 1, x.e - 1);
                }
                return x;
            }

            /// <summary>The upper half of the product, rounded.</summary>
            internal Scaled Times(Scaled o)
            {
                ulong a = f >> 32, b = f & uint.MaxValue, c = o.f >> 32, d = o.f & uint.MaxValue;
                ulong low = (b * d >> 32) + (a * d & uint.MaxValue) + (b * c & uint.MaxValue) + (1u << 31);
                return new Scaled(a * c + (a * d >> 32) + (b * c >> 32) + (low >> 32), e + o.e + 64);
            }
        }

        internal static string Text(double value)
        {
            if (double.IsNaN(value) || double.IsInfinity(value))
            {
                return double.IsNaN(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
            }
            long bits = BitConverter.DoubleToInt64Bits(value);
            string sign = bits < 0 ? "-" : "";
            int exponent;
            return value == 0 ? sign + "0.0" : sign + Place(Digits(bits & long.MaxValue, out exponent), exponent);
        }

        /// <summary>Where the point goes.</summary>
        private static string Place(string digits, int exponent)
        {
            int before = digits.Length + exponent;
            if (exponent >= 0 && before <= 21)
            {
                return digits + new string('0', exponent) + ".0";
            }
            if (before > 0 && before <= 21)
            {
                return digits.Insert(before, ".");
            }
            if (before > -6 && before <= 0)
            {
                return "0." + new string('0', -before) + digits;
            }
            return (digits.Length == 1 ? digits : digits.Insert(1, ".")) + "e" + (before - 1);
        }

        /// <summary>Few digits d with d * 10^exponent nearer to the number than to its neighbours.</summary>
        private static string Digits(long bits, out int exponent)
        {
            ulong mantissa = (ulong)bits & ((1ul << MantissaBits) - 1);
            int raised = (int)(bits >> MantissaBits);
            Scaled exact = raised == 0 ? new Scaled(mantissa, 1 - Bias)
                : new Scaled(mantissa | 1ul << MantissaBits, raised - Bias);
            Scaled above = new Scaled(exact.f * 2 + 1, exact.e - 1).Normalized();
            bool isPower = exact.f == 1ul << MantissaBits;
            Scaled below = isPower ? new Scaled(exact.f * 4 - 1, exact.e - 2)
                : new Scaled(exact.f * 2 - 1, exact.e - 1);
            below = new Scaled(below.f << below.e - above.e, above.e);
            Scaled power = PowerFor(above.e, out exponent);
            Scaled middle = exact.Normalized().Times(power), high = above.Times(power), low = below.Times(power);
            high.f--;
            low.f++;
            return Generate(high, high.f - low.f, high.f - middle.f, ref exponent);
        }

        /// <summary>The leading digits of `high`, as many as it takes to be within `span` of it.</summary>
        private static string Generate(Scaled high, ulong span, ulong toMiddle, ref int exponent)
        {
            StringBuilder digits = new StringBuilder();
            int shift = -high.e, left = 0;
            ulong one = 1ul << shift, whole = high.f >> shift, rest = high.f & (one - 1), unit = 1;
            for (ulong n = whole; n > 0 || left == 0; n /= 10)
            {
                unit *= left++ > 0 ? 10u : 1u;
            }
            for (; left > 0; unit /= 10)
            {
                Append(digits, whole / unit);
                whole %= unit;
                left--;
                if ((whole << shift) + rest <= span)
                {
                    exponent += left;
                    Round(digits, span, (whole << shift) + rest, unit << shift, toMiddle);
                    return digits.ToString();
                }
            }
            for (ulong scale = 1; ; )
            {
                rest *= 10;
                span *= 10;
                Append(digits, rest >> shift);
                rest &= one - 1;
                left--;
                scale = -left < RoundedDecimals ? scale * 10 : 0;
                if (rest < span)
                {
                    exponent += left;
                    Round(digits, span, rest, one, toMiddle * scale);
                    return digits.ToString();
                }
            }
        }

        private static void Append(StringBuilder digits, ulong digit)
        {
            if (digit > 0 || digits.Length > 0)
            {
                digits.Append((char)('0' + digit));
            }
        }

        /// <summary>Lowers the last digit while that leads nearer to the number itself.</summary>
        private static void Round(StringBuilder digits, ulong span, ulong rest, ulong unit, ulong toMiddle)
        {
            while (rest < toMiddle && span - rest >= unit
                && (rest + unit < toMiddle || toMiddle - rest > rest + unit - toMiddle))
            {
                digits[digits.Length - 1]--;
                rest += unit;
            }
        }

        /// <summary>A power of ten that brings a number with this exponent into reach; `exponent` undoes it.</summary>
        private static Scaled PowerFor(int e, out int exponent)
        {
            int k = (int)Math.Ceiling((-61 - e) * DigitsPerBit + (-FirstPower - 1));
            int power = FirstPower + ((k >> 3) + 1) * PowerStep;
            Scaled found;
            exponent = -power;
            if (!s_Powers.TryGetValue(power, out found))
            {
                found = Power(power);
                s_Powers[power] = found;
            }
            return found;
        }

        /// <summary>10^n with 64 bits, rounded.</summary>
        private static Scaled Power(int n)
        {
            const int words = 64; // of 32 bits: room for 10^348 and for its inverse
            uint[] number = new uint[words];
            int start = n < 0 ? words - 2 : 0;
            number[start] = 1;
            for (int i = 0; i < Math.Abs(n); i++)
            {
                Scale(number, n < 0);
            }
            int top = words - 1;
            while (number[top] == 0)
            {
                top--;
            }
            ulong f = (ulong)number[top] << 32 | Word(number, top - 1);
            uint next = Word(number, top - 2);
            int spare = 0;
            while (f >> 63 - spare == 0)
            {
                spare++;
            }
            ulong bits = spare == 0 ? f : f << spare | next >> 32 - spare;
            bool isUp = (next << spare >> 31 & 1) != 0;
            return new Scaled(bits + (isUp ? 1u : 0u), (top - 1 - start) * 32 - spare);
        }

        private static uint Word(uint[] number, int i) => i < 0 ? 0 : number[i];

        /// <summary>Times ten, or a tenth.</summary>
        private static void Scale(uint[] number, bool isDown)
        {
            ulong carry = 0;
            for (int j = 0; j < number.Length; j++)
            {
                int i = isDown ? number.Length - 1 - j : j;
                ulong now = isDown ? carry << 32 | number[i] : number[i] * 10ul + carry;
                number[i] = (uint)(isDown ? now / 10 : now);
                carry = isDown ? now % 10 : now >> 32;
            }
        }
    }
}
