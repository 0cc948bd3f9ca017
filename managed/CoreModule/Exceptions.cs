using System;
using System.Runtime.Serialization;

namespace UnityEngine
{
    [Serializable]
    public class UnityException : SystemException
    {
        public UnityException() : base("A Unity Runtime error occurred!")
        {
        }

        public UnityException(string message) : base(message)
        {
        }

        public UnityException(string message, Exception innerException) : base(message, innerException)
        {
        }

        protected UnityException(SerializationInfo info, StreamingContext context) : base(info, context)
        {
        }
    }

    [Serializable]
    public class MissingComponentException : SystemException
    {
        public MissingComponentException() : base("A Unity Runtime error occurred!")
        {
        }

        public MissingComponentException(string message) : base(message)
        {
        }

        public MissingComponentException(string message, Exception innerException) : base(message, innerException)
        {
        }

        protected MissingComponentException(SerializationInfo info, StreamingContext context) : base(info, context)
        {
        }
    }

    [Serializable]
    public class UnassignedReferenceException : SystemException
    {
        public UnassignedReferenceException() : base("A Unity Runtime error occurred!")
        {
        }

        public UnassignedReferenceException(string message) : base(message)
        {
        }

        public UnassignedReferenceException(string message, Exception innerException) : base(message, innerException)
        {
        }

        protected UnassignedReferenceException(SerializationInfo info, StreamingContext context) : base(info, context)
        {
        }
    }

    [Serializable]
    public class MissingReferenceException : SystemException
    {
        public MissingReferenceException() : base("A Unity Runtime error occurred!")
        {
        }

        public MissingReferenceException(string message) : base(message)
        {
        }

        public MissingReferenceException(string message, Exception innerException) : base(message, innerException)
        {
        }

        protected MissingReferenceException(SerializationInfo info, StreamingContext context) : base(info, context)
        {
        }
    }
}
