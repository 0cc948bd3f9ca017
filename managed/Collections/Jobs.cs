using System;
using Unity.Collections;

namespace Unity.Jobs
{
    [AttributeUsage(AttributeTargets.Assembly, AllowMultiple = true)]
    public class RegisterGenericJobTypeAttribute : Attribute
    {
        public Type ConcreteType;

        public RegisterGenericJobTypeAttribute(Type type) => ConcreteType = type;
    }

    public interface IJobParallelForBatch
    {
        void Execute(int startIndex, int count);
    }

    public interface IJobParallelForDefer
    {
        void Execute(int index);
    }

    public interface IJobFilter
    {
        bool Execute(int index);
    }

    /// <summary>As all jobs here, these run when they are scheduled.</summary>
    public static class IJobParallelForBatchExtensions
    {
        public static void Run<T>(this T jobData, int arrayLength, int indicesPerJobCount)
            where T : struct, IJobParallelForBatch
        {
            for (int at = 0; at < arrayLength; at += Math.Max(indicesPerJobCount, 1))
            {
                jobData.Execute(at, Math.Min(Math.Max(indicesPerJobCount, 1), arrayLength - at));
            }
        }

        public static JobHandle Schedule<T>(this T jobData, int arrayLength, int indicesPerJobCount,
            JobHandle dependsOn = default(JobHandle)) where T : struct, IJobParallelForBatch
        {
            Run(jobData, arrayLength, indicesPerJobCount);
            return default(JobHandle);
        }

        public static JobHandle ScheduleParallel<T>(this T jobData, int arrayLength, int indicesPerJobCount,
            JobHandle dependsOn = default(JobHandle)) where T : struct, IJobParallelForBatch
        {
            return Schedule(jobData, arrayLength, indicesPerJobCount);
        }

        public static JobHandle ScheduleBatch<T>(this T jobData, int arrayLength, int indicesPerJobCount,
            JobHandle dependsOn = default(JobHandle)) where T : struct, IJobParallelForBatch
        {
            return Schedule(jobData, arrayLength, indicesPerJobCount);
        }
    }

    public static class IJobParallelForDeferExtensions
    {
        public static JobHandle Schedule<T, U>(this T jobData, NativeList<U> list, int innerloopBatchCount,
            JobHandle dependsOn = default(JobHandle))
            where T : struct, IJobParallelForDefer where U : struct
        {
            for (int i = 0; i < list.Length; i++)
            {
                jobData.Execute(i);
            }
            return default(JobHandle);
        }
    }

    public static class IJobFilterExtensions
    {
        public static void RunAppend<T>(this T jobData, NativeList<int> indices, int arrayLength)
            where T : struct, IJobFilter
        {
            for (int i = 0; i < arrayLength; i++)
            {
                if (jobData.Execute(i))
                {
                    indices.Add(i);
                }
            }
        }

        public static void RunFilter<T>(this T jobData, NativeList<int> indices) where T : struct, IJobFilter
        {
            int n = 0;
            for (int i = 0; i < indices.Length; i++)
            {
                if (jobData.Execute(indices[i]))
                {
                    indices[n++] = indices[i];
                }
            }
            indices.ResizeUninitialized(n);
        }

        public static JobHandle ScheduleAppend<T>(this T jobData, NativeList<int> indices, int arrayLength,
            JobHandle dependsOn = default(JobHandle)) where T : struct, IJobFilter
        {
            RunAppend(jobData, indices, arrayLength);
            return default(JobHandle);
        }

        public static JobHandle ScheduleFilter<T>(this T jobData, NativeList<int> indices,
            JobHandle dependsOn = default(JobHandle)) where T : struct, IJobFilter
        {
            RunFilter(jobData, indices);
            return default(JobHandle);
        }
    }
}
