// Textures, sprites and tiles.
using System;
using System.Linq;
using Unity.Collections;
using UnityEngine;
using UnityEngine.Tilemaps;
using Object = UnityEngine.Object;
using static Facts;
using static Make;

public class OwnTile : TileBase
{
    public Vector3Int asked;

    public override void GetTileData(Vector3Int position, ITilemap tilemap, ref TileData tileData)
    {
        asked = position;
        tileData.color = Color.green;
    }
}

public static class PicturesFacts
{
    public static void Textures()
    {
        {
            Texture2D t = new Texture2D(4, 2);
            Check(t.width + " " + t.height + " " + t.format + " " + t.mipmapCount + " " + t.wrapMode + " "
                + t.filterMode + " " + t.isReadable + " " + t.name.Length + " " + t.anisoLevel);
            // => 4 2 RGBA32 3 Repeat Bilinear True 0 1
        }
        // without mipmaps
        Check(new Texture2D(8, 8, TextureFormat.RGB24, false).mipmapCount,
            new Texture2D(8, 8, TextureFormat.ARGB32, true).mipmapCount); // => 1 4
        {
            Texture2D t = new Texture2D(2, 2);
            t.SetPixel(1, 0, Color.red);
            Check(t.GetPixel(1, 0), t.GetPixel(3, 2));
            // => RGBA(1.000, 0.000, 0.000, 1.000) RGBA(1.000, 0.000, 0.000, 1.000)
        }
        { // beyond the edge, clamped
            Texture2D t = new Texture2D(2, 1) { wrapMode = TextureWrapMode.Clamp };
            t.SetPixels(new[] { Color.red, Color.blue });
            Check(t.GetPixel(9, 9).b, t.GetPixel(-9, 0).r); // => 1 1
        }
        { // pixels are rounded to bytes
            Texture2D t = new Texture2D(1, 1);
            t.SetPixel(0, 0, new Color(0.5f, 2, -1, 0.25f));
            Check(t.GetPixels32()[0].ToString()); // => RGBA(128, 255, 0, 64)
        }
        { // rows from the bottom
            Texture2D t = new Texture2D(2, 2);
            t.SetPixels(new[] { Color.red, Color.green, Color.blue, Color.white });
            Check(t.GetPixel(0, 1), t.GetPixels(1, 0, 1, 2).Length, t.GetPixels(1, 0, 1, 2)[1]);
            // => RGBA(0.000, 0.000, 1.000, 1.000) 2 RGBA(1.000, 1.000, 1.000, 1.000)
        }
        { // part of it
            Texture2D t = new Texture2D(2, 2);
            t.SetPixels32(new Color32[4]); t.SetPixels(1, 1, 1, 1, new[] { Color.white });
            Check(t.GetPixels32().Count(c => c.r == 255)); // => 1
        }
        { // formats without alpha
            Texture2D t = new Texture2D(1, 1, TextureFormat.RGB24, false);
            t.SetPixel(0, 0, new Color(1, 0, 0, 0));
            Check(t.GetPixel(0, 0).ToString()); // => RGBA(1.000, 0.000, 0.000, 1.000)
        }
        {
            Texture2D t = new Texture2D(1, 1, TextureFormat.RGBA32, false);
            t.SetPixel(0, 0, new Color32(1, 2, 3, 4));
            byte[] b = t.GetRawTextureData();
            t.LoadRawTextureData(new byte[] { 9, 8, 7, 6 });
            Check(string.Join(",", b.Select(x => x.ToString()).ToArray()), (Color32)t.GetPixel(0, 0));
            // => 1,2,3,4 RGBA(9, 8, 7, 6)
        }
        Check(Texture2D.whiteTexture.GetPixel(0, 0), Texture2D.blackTexture.GetPixel(0, 0).r);
        // => RGBA(1.000, 1.000, 1.000, 1.000) 0
        {
            Sprite s = Sprite.Create(new Texture2D(100, 50), new Rect(0, 0, 100, 50), new Vector2(0.5f, 0.5f));
            Check(s.pixelsPerUnit, s.rect, N(s.pivot), N(s.bounds.size), s.border);
            // => 100 (x:0.00, y:0.00, width:100.00, height:50.00) 50,25 1,0.5,0.2 (0.00, 0.00, 0.00, 0.00)
        }
        { // a copy
            Texture2D t = new Texture2D(1, 1) { name = "t" };
            t.SetPixel(0, 0, Color.red);
            Texture2D c = Object.Instantiate(t);
            Check(c.name, c.GetPixel(0, 0).r); // => t(Clone) 1
        }
        { // a texture to draw to
            RenderTexture r = new RenderTexture(16, 8, 24);
            Check(r.width, r.height, r.depth, RenderTexture.active == null); // => 16 8 24 True
        }
    }

    public static void Files()
    {
        { // PNG and back
            Texture2D t = new Texture2D(3, 2, TextureFormat.RGBA32, false), u = new Texture2D(2, 2);
            t.SetPixels32(Enumerable.Range(0, 6).Select(i => new Color32((byte)(i * 40), 7, 9, (byte)(255 - i)))
                .ToArray());
            bool did = u.LoadImage(t.EncodeToPNG());
            Check(did + " " + u.width + "x" + u.height + " " + t.GetPixels32().SequenceEqual(u.GetPixels32()));
            // => True 3x2 True
        }
        { // a PNG file begins so
            byte[] b = new Texture2D(1, 1).EncodeToPNG();
            Check(string.Join(" ", b.Take(8).Select(x => x.ToString("x2")).ToArray()), b[25]);
            // => 89 50 4e 47 0d 0a 1a 0a 6
        }
        { // without alpha
            Texture2D t = new Texture2D(1, 1, TextureFormat.RGB24, false), u = new Texture2D(1, 1);
            t.SetPixel(0, 0, new Color32(1, 2, 3, 4));
            byte[] b = t.EncodeToPNG();
            u.LoadImage(b);
            Check(b[25], u.GetPixels32()[0]); // => 2 RGBA(1, 2, 3, 255)
        }
        { // a packed PNG
            Texture2D t = new Texture2D(1, 1);
            bool did = t.LoadImage(Convert.FromBase64String(
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="));
            Check(did + " " + t.width + t.height); // => True 11
        }
        // no picture
        Check(new Texture2D(1, 1).LoadImage(new byte[] { 1, 2, 3 })); // => False
        { // no such PNG
            byte[] a = new Texture2D(2, 2).EncodeToPNG(), b = (byte[])a.Clone(), c = (byte[])a.Clone();
            a[24] = 32; b[24] = 16; b[18] = b[22] = 64; b[19] = b[23] = 0; c[24] = 4;
            Check(string.Join(" ", new[] { a, b, c }.Select(p => new Texture2D(1, 1).LoadImage(p))));
            // => False False False
        }
        { // a loaded picture that is closed
            Texture2D t = new Texture2D(1, 1);
            t.LoadImage(new Texture2D(4, 4).EncodeToPNG(), true);
            Check(t.isReadable, t.width); // => False 4
        }
        {
            Texture2D t = new Texture2D(2, 1, TextureFormat.RGBA32, false);
            t.SetPixels32(new[] { new Color32(1, 2, 3, 4), new Color32(5, 6, 7, 8) });
            Check(t.EncodeToTGA()[2] != 0); // => True
        }
    }

    public static void MoreTextures()
    {
        { // bytes that are the texture's
            Texture2D t = new Texture2D(2, 2, TextureFormat.RGBA32, false);
            NativeArray<Color32> a = t.GetRawTextureData<Color32>();
            a[3] = new Color32(1, 2, 3, 4); t.Apply();
            Check(a.Length, t.GetPixels32()[3]); // => 4 RGBA(1, 2, 3, 4)
        }
        {
            Texture2D t = new Texture2D(2, 1, TextureFormat.R8, false);
            t.SetPixel(1, 0, Color.red);
            NativeArray<byte> a = t.GetPixelData<byte>(0);
            Check(a.Length, a[1]); // => 2 255
        }
        {
            Texture2D t = new Texture2D(2, 1, TextureFormat.RGBA32, false);
            t.SetPixelData(new byte[] { 1, 2, 3, 4, 5, 6, 7, 8 }, 0);
            Check(t.GetPixels32()[1].ToString()); // => RGBA(5, 6, 7, 8)
        }
        { // SetPixelData from a place
            Texture2D t = new Texture2D(1, 1, TextureFormat.RGBA32, false);
            t.SetPixelData(new[] { new Color32(1, 1, 1, 1), new Color32(9, 8, 7, 6) }, 0, 1);
            Check(t.GetPixels32()[0].ToString()); // => RGBA(9, 8, 7, 6)
        }
        {
            Texture2D t = new Texture2D(1, 1, TextureFormat.RGBA32, false);
            NativeArray<byte> a = new NativeArray<byte>(new byte[] { 4, 3, 2, 1 }, Allocator.Temp);
            t.LoadRawTextureData(a); a.Dispose();
            Check(t.GetPixels32()[0].ToString()); // => RGBA(4, 3, 2, 1)
        }
        { // raw data of two bytes
            Texture2D t = new Texture2D(1, 1, TextureFormat.RGB565, false);
            t.SetPixel(0, 0, Color.red);
            byte[] b = t.GetRawTextureData();
            Check(b.Length, BitConverter.ToUInt16(b, 0).ToString("x4")); // => 2 f800
        }
        {
            Texture2D t = new Texture2D(1, 1, TextureFormat.RGBAFloat, false);
            t.SetPixel(0, 0, new Color(1, 2, 3, 4));
            Check(N(t.GetRawTextureData<float>().ToArray())); // => 1,2,3,4
        }
        { // order of the channels
            Texture2D t = new Texture2D(1, 1, TextureFormat.ARGB32, false);
            t.SetPixel(0, 0, new Color32(1, 2, 3, 4));
            Texture2D u = new Texture2D(1, 1, TextureFormat.BGRA32, false);
            u.SetPixel(0, 0, new Color32(1, 2, 3, 4));
            Check(string.Join(",",
                t.GetRawTextureData().Concat(u.GetRawTextureData()).Select(b => b.ToString()).ToArray()));
            // => 4,1,2,3,3,2,1,4
        }
        // too little raw data
        Check(Thrown(() => new Texture2D(2, 2, TextureFormat.RGBA32, false).LoadRawTextureData(new byte[3])));
        // => UnityException
        // a texture of no size
        Check(Thrown(() => new Texture2D(0, 4))); // => UnityException
        // the wrong number of pixels
        Check(Thrown(() => new Texture2D(2, 2).SetPixels(new Color[3])) != "nothing"); // => True
        {
            Texture2D t = new Texture2D(2, 1, TextureFormat.RGBA32, false) { wrapMode = TextureWrapMode.Clamp };
            t.SetPixels(new[] { Color.black, Color.white });
            Check(N(t.GetPixelBilinear(0.5f, 0.5f).r, t.GetPixelBilinear(0, 0).r, t.GetPixelBilinear(1, 0).r));
            // => 0.5,0,1
        }
        { // mirrored and wrapped
            Texture2D t = new Texture2D(2, 2) { wrapMode = TextureWrapMode.Mirror, filterMode = FilterMode.Point,
                anisoLevel = 4 };
            Check(t.wrapModeU, t.wrapModeV, t.filterMode, t.anisoLevel, t.dimension, N(t.texelSize));
            // => Mirror Mirror Point 4 Tex2D 0.5,0.5
        }
        // levels
        Check(new Texture2D(64, 16).mipmapCount, new Texture2D(1, 1).mipmapCount,
            new Texture2D(5, 3, TextureFormat.RGBA32, true).mipmapCount); // => 7 1 3
        { // a texture to draw on
            RenderTexture r = new RenderTexture(8, 4, 16, RenderTextureFormat.ARGB32); bool made = r.Create();
            Check(r.format, r.antiAliasing, r.useMipMap, r.depth, made, r.dimension, r.wrapMode);
            // => ARGB32 1 False 16 True Tex2D Clamp
        }
        { // one for a while
            RenderTexture r = RenderTexture.GetTemporary(16, 8);
            string s = r.width + " " + r.height + " " + r.depth;
            RenderTexture.ReleaseTemporary(r);
            Check(s); // => 16 8 0
        }
        {
            RenderTexture r = new RenderTexture(4, 4, 0), was = RenderTexture.active;
            RenderTexture.active = r;
            bool is1 = RenderTexture.active == r;
            RenderTexture.active = was;
            Check(is1, RenderTexture.active == null); // => True True
        }
        { // a description
            RenderTextureDescriptor d = new RenderTextureDescriptor(32, 16);
            Check(d.width, d.height, d.msaaSamples, d.volumeDepth, d.dimension, d.sRGB); // => 32 16 1 1 Tex2D False
        }
    }

    public static void Sprites()
    {
        {
            Sprite s = Sprite.Create(new Texture2D(20, 10), new Rect(0, 0, 20, 10), new Vector2(0, 1), 10);
            Check(N(s.pivot), N(s.bounds.center), N(s.bounds.size.x, s.bounds.size.y), s.texture.width,
                N(s.textureRect.width)); // => 0,10 1,-0.5,0 2,1 20 20
        }
        { // a part of a texture
            Sprite s = Sprite.Create(new Texture2D(20, 10), new Rect(10, 0, 10, 10), Vector2.one / 2, 10);
            Check(N(s.uv.Aggregate(Vector2.Min)), N(s.uv.Aggregate(Vector2.Max)), s.rect);
            // => 0.5,0 1,1 (x:10.00, y:0.00, width:10.00, height:10.00)
        }
        // beyond the texture
        Check(Thrown(() => Sprite.Create(new Texture2D(4, 4), new Rect(0, 0, 5, 5), Vector2.zero)));
        // => ArgumentException
        // no texture
        Check(Sprite.Create(null, new Rect(0, 0, 5, 5), Vector2.zero) == null); // => True
        {
            SpriteRenderer r = new GameObject("r").AddComponent<SpriteRenderer>();
            r.sprite = Sprite.Create(new Texture2D(20, 10), new Rect(0, 0, 20, 10), Vector2.one / 2, 10);
            r.transform.position = Vector3.one;
            Check(N(r.bounds.center), N(r.bounds.size.x, r.bounds.size.y)); // => 1,1,1 2,1
        }
    }

    public static void Tiles()
    {
        {
            Grid g = new GameObject("g").AddComponent<Grid>();
            Check(g.cellSize, g.cellGap, g.cellLayout, g.cellSwizzle);
            // => (1.00, 1.00, 0.00) (0.00, 0.00, 0.00) Rectangle XYZ
        }
        { // cells and places
            Grid g = new GameObject("g").AddComponent<Grid>();
            g.transform.position = new Vector3(10, 0, 0); g.cellSize = new Vector3(2, 4, 0);
            Check(N(g.CellToLocal(new Vector3Int(1, 2, 0))), N(g.CellToWorld(new Vector3Int(1, 2, 0))),
                g.WorldToCell(new Vector3(9.9f, 4, 0)), g.LocalToCell(new Vector3(3.9f, -0.1f, 0)));
            // => 2,8,0 12,8,0 (-1, 1, 0) (1, -1, 0)
        }
        { // the middle of a cell
            Grid g = new GameObject("g").AddComponent<Grid>();
            g.cellSize = new Vector3(2, 2, 0); g.transform.position = Vector3.one;
            Check(N(g.GetCellCenterLocal(Vector3Int.one)), N(g.GetCellCenterWorld(Vector3Int.zero))); // => 3,3,0 2,2,1
        }
        { // a turned grid
            Grid g = new GameObject("g").AddComponent<Grid>();
            g.cellSwizzle = GridLayout.CellSwizzle.XZY;
            Check(N(g.CellToLocal(new Vector3Int(1, 2, 0))), g.LocalToCell(new Vector3(1.5f, 0, 2.5f)),
                N(Grid.Swizzle(GridLayout.CellSwizzle.YZX, new Vector3(1, 2, 3))),
                N(Grid.InverseSwizzle(GridLayout.CellSwizzle.YZX, new Vector3(2, 3, 1))));
            // => 1,0,2 (1, 2, 0) 2,3,1 1,2,3
        }
        { // an empty map
            Tilemap m = Map();
            Check(m.cellBounds.size, m.GetUsedTilesCount(), m.HasTile(Vector3Int.zero),
                m.GetTile(Vector3Int.zero) == null, m.tileAnchor, m.color, m.layoutGrid.name);
            // => (0, 0, 1) 0 False True (0.50, 0.50, 0.00) RGBA(1.000, 1.000, 1.000, 1.000) grid
        }
        {
            Tilemap m = Map(); Tile t = ScriptableObject.CreateInstance<Tile>();
            m.SetTile(new Vector3Int(0, 0, 0), t); m.SetTile(new Vector3Int(2, 1, 0), t);
            Check(m.cellBounds, m.GetTile(new Vector3Int(2, 1, 0)) == t, m.GetTile<Tile>(Vector3Int.zero) == t,
                m.GetUsedTilesCount(), m.ContainsTile(t), m.GetTilesBlock(m.cellBounds).Count(x => x));
            // => Position: (0, 0, 0), Size: (3, 2, 1) True True 1 True 2
        }
        { // tiles taken away
            Tilemap m = Map(); Tile t = ScriptableObject.CreateInstance<Tile>();
            m.SetTile(Vector3Int.zero, t); m.SetTile(new Vector3Int(5, 0, 0), t);
            m.SetTile(new Vector3Int(5, 0, 0), null);
            int wide = m.size.x;
            m.CompressBounds();
            int now = m.size.x;
            m.ClearAllTiles();
            Check(wide, now, m.HasTile(Vector3Int.zero)); // => 6 1 False
        }
        {
            Tilemap m = Map(); Tile t = ScriptableObject.CreateInstance<Tile>();
            m.SetTile(Vector3Int.zero, t); m.SetColor(Vector3Int.zero, Color.red);
            Color locked = m.GetColor(Vector3Int.zero);
            m.SetTileFlags(Vector3Int.zero, TileFlags.None); m.SetColor(Vector3Int.zero, Color.red);
            Check(t.flags, locked, m.GetColor(Vector3Int.zero));
            // => LockColor RGBA(1.000, 1.000, 1.000, 1.000) RGBA(1.000, 0.000, 0.000, 1.000)
        }
        { // blocks and boxes
            Tilemap m = Map();
            Tile a = ScriptableObject.CreateInstance<Tile>(), b = ScriptableObject.CreateInstance<Tile>();
            m.SetTilesBlock(new BoundsInt(0, 0, 0, 2, 2, 1), new TileBase[] { a, b, null, a });
            m.SwapTile(a, b);
            Check(m.GetTile(Vector3Int.zero) == b, m.HasTile(new Vector3Int(0, 1, 0)), m.GetUsedTilesCount(),
                m.ContainsTile(a)); // => True False 1 False
        }
        {
            Tilemap m = Map(); Tile t = ScriptableObject.CreateInstance<Tile>();
            m.SetTile(new Vector3Int(3, 3, 0), t); m.SetTile(Vector3Int.zero, t);
            m.BoxFill(Vector3Int.zero, t, 0, 0, 1, 2);
            Check(m.GetTilesBlock(m.cellBounds).Count(x => x)); // => 7
        }
        { // the middle of a tile
            Tilemap m = Map();
            m.layoutGrid.cellSize = new Vector3(2, 2, 0);
            Check(N(m.GetCellCenterWorld(new Vector3Int(1, 0, 0))), m.cellSize); // => 3,1,0 (2.00, 2.00, 0.00)
        }
        { // a copy's tiles are not known
            Tilemap m = Map();
            m.SetTile(Vector3Int.zero, ScriptableObject.CreateInstance<Tile>());
            Tilemap c = Object.Instantiate(m);
            Check(Thrown(() => c.GetTile(Vector3Int.zero)), m.HasTile(Vector3Int.zero)); // => LeftOutException True
        }
        { // a tile's object goes with it
            Tilemap m = Map();
            Tile a = ScriptableObject.CreateInstance<Tile>(), b = ScriptableObject.CreateInstance<Tile>();
            a.gameObject = new GameObject("thing"); m.SetTile(Vector3Int.zero, a);
            string was = m.GetInstantiatedObject(Vector3Int.zero).name;
            m.SetTile(Vector3Int.zero, b);
            bool isGone = m.GetInstantiatedObject(Vector3Int.zero) == null;
            m.SetTile(Vector3Int.zero, a);
            Check(was, isGone, m.GetInstantiatedObject(Vector3Int.zero).name); // => thing(Clone) True thing(Clone)
        }
        {
            Tilemap m = Map(); OwnTile t = ScriptableObject.CreateInstance<OwnTile>();
            m.SetTile(Vector3Int.one, t);
            Check(m.GetColor(Vector3Int.one), t.asked); // => RGBA(0.000, 1.000, 0.000, 1.000) (1, 1, 1)
        }
    }
}
