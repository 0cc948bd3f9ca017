using System;
using System.Text;
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;

namespace Unity.Netcode
{
    /// <summary>Bytes that copies of a reader or writer share.</summary>
    internal sealed class SharedBytes
    {
        internal byte[] Data = new byte[0];
        internal int Position, Length, Most;

        internal void Room(int size)
        {
            if (Most > 0 && Position + size > Most)
            {
                throw new OverflowException("Writing past the end of the buffer");
            }
            if (Position + size > Data.Length)
            {
                Array.Resize(ref Data, Math.Max(Data.Length * 2, Position + size));
            }
        }

        internal void Moved(int size)
        {
            Position += size;
            Length = Math.Max(Length, Position);
        }

        internal void Check(int size)
        {
            if (size < 0 || Position + size > Length)
            {
                throw new OverflowException("Reading past the end of the buffer");
            }
        }
    }

    /// <summary>Values as bytes: numbers and structs as memory has them, texts and arrays with their length before
    /// them.</summary>
    public unsafe partial struct FastBufferWriter : IDisposable
    {
        internal SharedBytes m_Bytes;

        public FastBufferWriter(int size, Allocator allocator, int maxSize = -1)
        {
            m_Bytes = new SharedBytes { Data = new byte[size], Most = Math.Max(size, maxSize) };
        }

        public int Position => m_Bytes.Position;
        public int Length => m_Bytes.Length;
        public int Capacity => m_Bytes.Data.Length;
        public int MaxCapacity => m_Bytes.Most;
        public bool IsInitialized => m_Bytes != null;
        public void Dispose() => m_Bytes = null;
        public void Seek(int where) => m_Bytes.Position = Math.Min(where, m_Bytes.Most);
        public void Truncate(int where = -1) => m_Bytes.Position = m_Bytes.Length = where < 0 ? Position : where;
        public bool TryBeginWrite(int bytes) => Position + bytes <= m_Bytes.Most;
        public bool TryBeginWriteValue<T>(T value) where T : struct => TryBeginWrite(UnsafeUtility.SizeOf<T>());

        public byte[] ToArray()
        {
            byte[] copy = new byte[Length];
            Array.Copy(m_Bytes.Data, copy, Length);
            return copy;
        }

        public static int GetWriteSize(string s, bool oneByteChars = false) => 4 + s.Length * (oneByteChars ? 1 : 2);
        public static int GetWriteSize<T>() where T : struct => UnsafeUtility.SizeOf<T>();
        public static int GetWriteSize<T>(T value) where T : struct
            => value is IUTF8Bytes ? 4 + ((INativeList<byte>)value).Length : UnsafeUtility.SizeOf<T>();
        public static int GetWriteSize<T>(T[] array, int count = -1, int offset = 0) where T : struct
            => 4 + (count < 0 ? array.Length - offset : count) * UnsafeUtility.SizeOf<T>();
        public void WriteByte(byte value) => WriteBytes(new[] { value });
        public void WriteByteSafe(byte value) => WriteByte(value);

        public void WriteBytes(byte[] value, int size = -1, int offset = 0)
        {
            int n = size < 0 ? value.Length - offset : size;
            m_Bytes.Room(n);
            Array.Copy(value, offset, m_Bytes.Data, Position, n);
            m_Bytes.Moved(n);
        }

        public void WriteBytesSafe(byte[] value, int size = -1, int offset = 0) => WriteBytes(value, size, offset);
        public void WriteBytes(NativeArray<byte> value, int size = -1, int offset = 0)
            => WriteBytes(value.ToArray(), size, offset);
        public void WriteBytesSafe(NativeArray<byte> value, int size = -1, int offset = 0)
            => WriteBytes(value.ToArray(), size, offset);
        public void CopyTo(FastBufferWriter other) => other.WriteBytes(ToArray());
        public void CopyFrom(FastBufferWriter other) => WriteBytes(other.ToArray());
        public void WriteValue(string s, bool oneByteChars = false) => WriteText(s, oneByteChars);
        public void WriteValueSafe(string s, bool oneByteChars = false) => WriteText(s, oneByteChars);

        private void WriteText(string s, bool oneByteChars)
        {
            Raw(s.Length);
            WriteBytes(oneByteChars ? Encoding.GetEncoding(28591).GetBytes(s) : Encoding.Unicode.GetBytes(s));
        }

        private void Raw<T>(T value) where T : struct
        {
            int size = UnsafeUtility.SizeOf<T>();
            m_Bytes.Room(size);
            fixed (byte* p = &m_Bytes.Data[Position])
            {
                UnsafeUtility.WriteArrayElement(p, 0, value);
            }
            m_Bytes.Moved(size);
        }

        public void WriteValue<T>(T value) where T : struct
        {
            if (value is INetworkSerializable)
            {
                ((INetworkSerializable)value)
                    .NetworkSerialize(new BufferSerializer<BufferSerializerWriter>(new BufferSerializerWriter(this)));
            }
            else if (value is IUTF8Bytes)
            {
                byte[] text = Encoding.UTF8.GetBytes(value.ToString());
                Raw(text.Length);
                WriteBytes(text);
            }
            else
            {
                Raw(value);
            }
        }

        public void WriteValueSafe<T>(T value) where T : struct => WriteValue(value);

        public void WriteValue<T>(T[] value) where T : struct
        {
            Raw(value.Length);
            foreach (T item in value)
            {
                WriteValue(item);
            }
        }

        public void WriteValueSafe<T>(T[] value) where T : struct => WriteValue(value);
        public void WriteValue<T>(NativeArray<T> value) where T : struct => WriteValue(value.ToArray());
        public void WriteValueSafe<T>(NativeArray<T> value) where T : struct => WriteValue(value.ToArray());
        public void WriteValue<T>(T value, ForNetworkSerializable unused = default(ForNetworkSerializable))
            where T : class, INetworkSerializable => WriteNetworkSerializable(value);
        public void WriteValueSafe<T>(T value, ForNetworkSerializable unused = default(ForNetworkSerializable))
            where T : class, INetworkSerializable => WriteNetworkSerializable(value);

        public void WriteNetworkSerializable<T>(T value) where T : INetworkSerializable
        {
            value.NetworkSerialize(new BufferSerializer<BufferSerializerWriter>(new BufferSerializerWriter(this)));
        }

        public void WriteNetworkSerializable<T>(T[] array, int count = -1, int offset = 0)
            where T : INetworkSerializable
        {
            int n = count < 0 ? array.Length - offset : count;
            Raw(n);
            for (int i = 0; i < n; i++)
            {
                WriteNetworkSerializable(array[offset + i]);
            }
        }
    }

    public unsafe partial struct FastBufferReader : IDisposable
    {
        internal SharedBytes m_Bytes;

        public FastBufferReader(byte[] buffer, Allocator copyAllocator, int length = -1, int offset = 0)
        {
            int n = length < 0 ? buffer.Length - offset : length;
            m_Bytes = new SharedBytes { Data = new byte[n], Length = n };
            Array.Copy(buffer, offset, m_Bytes.Data, 0, n);
        }

        public int Position => m_Bytes.Position;
        public int Length => m_Bytes.Length;
        public bool IsInitialized => m_Bytes != null;
        public void Dispose() => m_Bytes = null;
        public void Seek(int where) => m_Bytes.Position = Math.Max(0, Math.Min(where, Length));
        public bool TryBeginRead(int bytes) => Position + bytes <= Length;
        public bool TryBeginReadValue<T>(T value) where T : struct => TryBeginRead(UnsafeUtility.SizeOf<T>());
        public byte[] ToArray() => (byte[])m_Bytes.Data.Clone();
        public void ReadByte(out byte value) => value = Raw<byte>();
        public void ReadByteSafe(out byte value) => value = Raw<byte>();

        public void ReadBytes(ref byte[] value, int size, int offset = 0)
        {
            m_Bytes.Check(size);
            Array.Copy(m_Bytes.Data, Position, value, offset, size);
            m_Bytes.Position += size;
        }

        public void ReadBytesSafe(ref byte[] value, int size, int offset = 0) => ReadBytes(ref value, size, offset);
        public void ReadValueSafe(out string s, bool oneByteChars = false) => ReadValue(out s, oneByteChars);

        public void ReadValue(out string s, bool oneByteChars = false)
        {
            byte[] text = Some(Raw<int>() * (oneByteChars ? 1 : 2));
            s = (oneByteChars ? Encoding.GetEncoding(28591) : Encoding.Unicode).GetString(text);
        }

        private byte[] Some(int size)
        {
            m_Bytes.Check(size);
            byte[] found = new byte[size];
            ReadBytes(ref found, size);
            return found;
        }

        private T Raw<T>() where T : struct
        {
            int size = UnsafeUtility.SizeOf<T>();
            m_Bytes.Check(size);
            fixed (byte* p = &m_Bytes.Data[Position])
            {
                m_Bytes.Position += size;
                return UnsafeUtility.ReadArrayElement<T>(p, 0);
            }
        }

        public void ReadValue<T>(out T value) where T : struct
        {
            value = default(T);
            object boxed = value;
            if (boxed is INetworkSerializable)
            {
                ((INetworkSerializable)boxed)
                    .NetworkSerialize(new BufferSerializer<BufferSerializerReader>(new BufferSerializerReader(this)));
                value = (T)boxed;
            }
            else if (boxed is IUTF8Bytes)
            {
                value = (T)Activator.CreateInstance(typeof(T), Encoding.UTF8.GetString(Some(Raw<int>())));
            }
            else
            {
                value = Raw<T>();
            }
        }

        public void ReadValueSafe<T>(out T value) where T : struct => ReadValue(out value);

        public void ReadValue<T>(out T[] value) where T : struct
        {
            int n = Raw<int>();
            m_Bytes.Check(n);
            value = new T[n];
            for (int i = 0; i < n; i++)
            {
                ReadValue(out value[i]);
            }
        }

        public void ReadValueSafe<T>(out T[] value) where T : struct => ReadValue(out value);

        public void ReadValue<T>(out NativeArray<T> value, Allocator allocator) where T : struct
        {
            ReadValue(out T[] found);
            value = new NativeArray<T>(found, allocator);
        }

        public void ReadValueSafe<T>(out NativeArray<T> value, Allocator allocator) where T : struct
            => ReadValue(out value, allocator);

        public void ReadValue<T>(out T value,
            FastBufferWriter.ForNetworkSerializable unused = default(FastBufferWriter.ForNetworkSerializable))
            where T : class, INetworkSerializable, new()
        {
            ReadNetworkSerializable(out value);
        }

        public void ReadValueSafe<T>(out T value,
            FastBufferWriter.ForNetworkSerializable unused = default(FastBufferWriter.ForNetworkSerializable))
            where T : class, INetworkSerializable, new()
        {
            ReadNetworkSerializable(out value);
        }

        public void ReadNetworkSerializable<T>(out T value) where T : INetworkSerializable, new()
        {
            value = new T();
            ReadNetworkSerializableInPlace(ref value);
        }

        public void ReadNetworkSerializable<T>(out T[] value) where T : INetworkSerializable, new()
        {
            int n = Raw<int>();
            m_Bytes.Check(n);
            value = new T[n];
            for (int i = 0; i < n; i++)
            {
                ReadNetworkSerializable(out value[i]);
            }
        }

        public void ReadNetworkSerializableInPlace<T>(ref T value) where T : INetworkSerializable
        {
            value.NetworkSerialize(new BufferSerializer<BufferSerializerReader>(new BufferSerializerReader(this)));
        }
    }

    internal struct BufferSerializerReader : IReaderWriter
    {
        private readonly FastBufferReader m_Reader;

        internal BufferSerializerReader(FastBufferReader reader) => m_Reader = reader;

        public bool IsReader => true;
        public bool IsWriter => false;
        public FastBufferReader GetFastBufferReader() => m_Reader;
        public FastBufferWriter GetFastBufferWriter()
            => throw new InvalidOperationException("Cannot retrieve a FastBufferWriter from a serializer where "
            + "IsWriter = false");
    }

    internal struct BufferSerializerWriter : IReaderWriter
    {
        private readonly FastBufferWriter m_Writer;

        internal BufferSerializerWriter(FastBufferWriter writer) => m_Writer = writer;

        public bool IsReader => false;
        public bool IsWriter => true;
        public FastBufferReader GetFastBufferReader()
            => throw new InvalidOperationException("Cannot retrieve a FastBufferReader from a serializer where "
            + "IsReader = false");
        public FastBufferWriter GetFastBufferWriter() => m_Writer;
    }

    /// <summary>Reads or writes a value, by what it was made for.</summary>
    public struct BufferSerializer<TReaderWriter> where TReaderWriter : IReaderWriter
    {
        private readonly TReaderWriter m_Implementation;

        internal BufferSerializer(TReaderWriter implementation) => m_Implementation = implementation;

        public bool IsReader => m_Implementation.IsReader;
        public bool IsWriter => m_Implementation.IsWriter;
        public FastBufferReader GetFastBufferReader() => m_Implementation.GetFastBufferReader();
        public FastBufferWriter GetFastBufferWriter() => m_Implementation.GetFastBufferWriter();
        public bool PreCheck(int amount) => IsReader ? GetFastBufferReader().TryBeginRead(amount)
            : GetFastBufferWriter().TryBeginWrite(amount);

        public void SerializeValue(ref string s, bool oneByteChars = false)
        {
            if (IsReader)
            {
                GetFastBufferReader().ReadValue(out s, oneByteChars);
            }
            else
            {
                GetFastBufferWriter().WriteValue(s, oneByteChars);
            }
        }

        public void SerializeValue<T>(ref T value) where T : struct
        {
            if (IsReader)
            {
                GetFastBufferReader().ReadValue(out value);
            }
            else
            {
                GetFastBufferWriter().WriteValue(value);
            }
        }

        public void SerializeValue<T>(ref T[] value) where T : struct
        {
            if (IsReader)
            {
                GetFastBufferReader().ReadValue(out value);
            }
            else
            {
                GetFastBufferWriter().WriteValue(value);
            }
        }

        public void SerializeValue<T>(ref NativeArray<T> value, Allocator allocator) where T : struct
        {
            T[] all = IsReader ? null : value.ToArray();
            SerializeValue(ref all);
            value = IsReader ? new NativeArray<T>(all, allocator) : value;
        }

        public void SerializeValue<T>(ref T value,
            FastBufferWriter.ForNetworkSerializable unused = default(FastBufferWriter.ForNetworkSerializable))
            where T : class, INetworkSerializable, new()
        {
            SerializeNetworkSerializable(ref value);
        }

        public void SerializeNetworkSerializable<T>(ref T value) where T : INetworkSerializable, new()
        {
            if (IsReader)
            {
                GetFastBufferReader().ReadNetworkSerializable(out value);
            }
            else
            {
                GetFastBufferWriter().WriteNetworkSerializable(value);
            }
        }

        public void SerializeValuePreChecked(ref string s, bool oneByteChars = false)
            => SerializeValue(ref s, oneByteChars);
        public void SerializeValuePreChecked<T>(ref T value) where T : struct => SerializeValue(ref value);
        public void SerializeValuePreChecked<T>(ref T[] value) where T : struct => SerializeValue(ref value);
    }
}
