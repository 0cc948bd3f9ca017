using System;
using Unity.Collections;

namespace Unity.Jobs
{
    public static partial class IJobExtensions
    {
        public static JobHandle Schedule<T>(this T jobData, JobHandle dependsOn = default(JobHandle))
            where T : struct, IJob
        {
            Run(jobData);
            return default(JobHandle);
        }

        /// <summary>Works on a copy, as in Unity: what the job writes into its own fields is lost.</summary>
        public static void Run<T>(this T jobData) where T : struct, IJob
        {
            Job.Guard(() => jobData.Execute());
        }

        public static JobHandle ScheduleByRef<T>(ref T jobData, JobHandle dependsOn = default(JobHandle))
            where T : struct, IJob
        {
            return Schedule(jobData, dependsOn);
        }

        public static void RunByRef<T>(ref T jobData) where T : struct, IJob => jobData.Execute();
    }

    public static partial class IJobForExtensions
    {
        public static JobHandle Schedule<T>(this T jobData, int arrayLength, JobHandle dependency)
            where T : struct, IJobFor
        {
            Run(jobData, arrayLength);
            return default(JobHandle);
        }

        public static JobHandle ScheduleParallel<T>(this T jobData, int arrayLength, int innerloopBatchCount,
            JobHandle dependency) where T : struct, IJobFor
        {
            return Schedule(jobData, arrayLength, dependency);
        }

        public static void Run<T>(this T jobData, int arrayLength) where T : struct, IJobFor
        {
            Job.Guard(() => RunByRef(ref jobData, arrayLength));
        }

        public static JobHandle ScheduleByRef<T>(ref T jobData, int arrayLength, JobHandle dependency)
            where T : struct, IJobFor
        {
            return Schedule(jobData, arrayLength, dependency);
        }

        public static JobHandle ScheduleParallelByRef<T>(ref T jobData, int arrayLength, int innerloopBatchCount,
            JobHandle dependency) where T : struct, IJobFor
        {
            return Schedule(jobData, arrayLength, dependency);
        }

        public static void RunByRef<T>(ref T jobData, int arrayLength) where T : struct, IJobFor
        {
            for (int i = 0; i < arrayLength; i++)
            {
                jobData.Execute(i);
            }
        }
    }

    public static partial class IJobParallelForExtensions
    {
        public static JobHandle Schedule<T>(this T jobData, int arrayLength, int innerloopBatchCount,
            JobHandle dependsOn = default(JobHandle)) where T : struct, IJobParallelFor
        {
            Run(jobData, arrayLength);
            return default(JobHandle);
        }

        public static void Run<T>(this T jobData, int arrayLength) where T : struct, IJobParallelFor
        {
            Job.Guard(() => RunByRef(ref jobData, arrayLength));
        }

        public static JobHandle ScheduleByRef<T>(ref T jobData, int arrayLength, int innerloopBatchCount,
            JobHandle dependsOn = default(JobHandle)) where T : struct, IJobParallelFor
        {
            return Schedule(jobData, arrayLength, innerloopBatchCount, dependsOn);
        }

        public static void RunByRef<T>(ref T jobData, int arrayLength) where T : struct, IJobParallelFor
        {
            for (int i = 0; i < arrayLength; i++)
            {
                jobData.Execute(i);
            }
        }
    }

    internal static class Job
    {
        /// <summary>A job that throws does not stop who has scheduled it: it is logged.</summary>
        internal static void Guard(Action job)
        {
            UnityEngine.Engine.Guard(null, job);
        }
    }
}

namespace Unity.Jobs.LowLevel.Unsafe
{
    public static partial class JobsUtility
    {
        public static void ResetJobWorkerCount()
        {
            JobWorkerCount = 0;
        }
    }
}
