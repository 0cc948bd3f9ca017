namespace UnityEngine
{
    /// <summary>PNG files are read and written, TGA files written. JPG and EXR are not known.</summary>
    public static partial class ImageConversion
    {
        private const byte TrueColor = 2;

        public static byte[] EncodeToPNG(this Texture2D tex)
            => Png.Encode(tex.GetPixels32(), tex.width, tex.height, HasAlpha(tex.format));

        public static byte[] EncodeToTGA(this Texture2D tex)
        {
            bool hasAlpha = HasAlpha(tex.format);
            int size = hasAlpha ? 4 : 3;
            Color32[] pixels = tex.GetPixels32();
            byte[] data = new byte[18 + pixels.Length * size];
            data[2] = TrueColor;
            data[12] = (byte)tex.width;
            data[13] = (byte)(tex.width >> 8);
            data[14] = (byte)tex.height;
            data[15] = (byte)(tex.height >> 8);
            data[16] = (byte)(size * 8);
            data[17] = (byte)(hasAlpha ? 8 : 0);
            for (int i = 0; i < pixels.Length; i++)
            {
                for (int channel = 0; channel < size; channel++)
                {
                    data[18 + i * size + channel] = pixels[i][channel < 3 ? 2 - channel : 3];
                }
            }
            return data;
        }

        public static bool LoadImage(this Texture2D tex, byte[] data) => LoadImage(tex, data, false);

        public static bool LoadImage(this Texture2D tex, byte[] data, bool markNonReadable)
        {
            if (!Png.IsOne(data))
            {
                return IsOther(data)
                    ? throw new Umcp.LeftOutException("UnityEngine.ImageConversion.LoadImage of a JPG file") : false;
            }
            Png picture = Png.Decode(data);
            if (picture == null
                || !tex.Reinitialize(picture.Width, picture.Height, TextureFormat.ARGB32, tex.mipmapCount > 1))
            {
                return false;
            }
            tex.SetPixels32(picture.Pixels);
            tex.Apply(true, markNonReadable);
            return true;
        }

        private static bool IsOther(byte[] data) => data.Length > 2 && data[0] == 0xff && data[1] == 0xd8;

        private static bool HasAlpha(TextureFormat format)
        {
            switch (format)
            {
                case TextureFormat.RGB24:
                case TextureFormat.RGB565:
                case TextureFormat.R8:
                case TextureFormat.R16:
                case TextureFormat.RG16:
                case TextureFormat.RG32:
                case TextureFormat.RGB48: return false;
                default: return true;
            }
        }
    }
}
