using System;
using Unity.Collections;

namespace Unity.Jobs
{
    /// <summary>Jobs run when they are scheduled, on the thread that schedules them: whoever waits finds them done.</summary>
    public partial struct JobHandle : IEquatable<JobHandle>
    {
        public bool IsCompleted => true;

        public void Complete()
        {
        }

        public static void CompleteAll(ref JobHandle job0, ref JobHandle job1)
        {
        }

        public static void CompleteAll(ref JobHandle job0, ref JobHandle job1, ref JobHandle job2)
        {
        }

        public static void CompleteAll(NativeArray<JobHandle> jobs)
        {
        }

        public static void ScheduleBatchedJobs()
        {
        }

        public static JobHandle CombineDependencies(JobHandle job0, JobHandle job1) => default(JobHandle);
        public static JobHandle CombineDependencies(JobHandle job0, JobHandle job1, JobHandle job2) => default(JobHandle);
        public static JobHandle CombineDependencies(NativeArray<JobHandle> jobs) => default(JobHandle);
        public static JobHandle CombineDependencies(NativeSlice<JobHandle> jobs) => default(JobHandle);
        public static bool CheckFenceIsDependencyOrDidSyncFence(JobHandle jobHandle, JobHandle dependsOn) => true;
        public bool Equals(JobHandle other) => true;
    }

    public static partial class IJobExtensions
    {
        public static void EarlyJobInit<T>() where T : struct, IJob
        {
        }

        public static JobHandle Schedule<T>(this T jobData, JobHandle dependsOn = default(JobHandle)) where T : struct, IJob
        {
            Run(jobData);
            return default(JobHandle);
        }

        /// <summary>Works on a copy, as in Unity: what the job writes into its own fields is lost.</summary>
        public static void Run<T>(this T jobData) where T : struct, IJob
        {
            Job.Guard(() => jobData.Execute());
        }

        public static JobHandle ScheduleByRef<T>(ref T jobData, JobHandle dependsOn = default(JobHandle)) where T : struct, IJob
        {
            return Schedule(jobData, dependsOn);
        }

        public static void RunByRef<T>(ref T jobData) where T : struct, IJob => jobData.Execute();
    }

    public static partial class IJobForExtensions
    {
        public static void EarlyJobInit<T>() where T : struct, IJobFor
        {
        }

        public static JobHandle Schedule<T>(this T jobData, int arrayLength, JobHandle dependency) where T : struct, IJobFor
        {
            Run(jobData, arrayLength);
            return default(JobHandle);
        }

        public static JobHandle ScheduleParallel<T>(this T jobData, int arrayLength, int innerloopBatchCount, JobHandle dependency) where T : struct, IJobFor
        {
            return Schedule(jobData, arrayLength, dependency);
        }

        public static void Run<T>(this T jobData, int arrayLength) where T : struct, IJobFor
        {
            Job.Guard(() => RunByRef(ref jobData, arrayLength));
        }

        public static JobHandle ScheduleByRef<T>(ref T jobData, int arrayLength, JobHandle dependency) where T : struct, IJobFor
        {
            return Schedule(jobData, arrayLength, dependency);
        }

        public static JobHandle ScheduleParallelByRef<T>(ref T jobData, int arrayLength, int innerloopBatchCount, JobHandle dependency) where T : struct, IJobFor
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
        public static void EarlyJobInit<T>() where T : struct, IJobParallelFor
        {
        }

        public static JobHandle Schedule<T>(this T jobData, int arrayLength, int innerloopBatchCount, JobHandle dependsOn = default(JobHandle)) where T : struct, IJobParallelFor
        {
            Run(jobData, arrayLength);
            return default(JobHandle);
        }

        public static void Run<T>(this T jobData, int arrayLength) where T : struct, IJobParallelFor
        {
            Job.Guard(() => RunByRef(ref jobData, arrayLength));
        }

        public static JobHandle ScheduleByRef<T>(ref T jobData, int arrayLength, int innerloopBatchCount, JobHandle dependsOn = default(JobHandle)) where T : struct, IJobParallelFor
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
        public const int CacheLineSize = 64;
        public const int MaxJobThreadCount = 128;

        public static bool IsExecutingJob => false;
        public static int JobWorkerMaximumCount => 0;
        public static int JobWorkerCount { get; set; }
        public static int ThreadIndex => 0;
        public static int ThreadIndexCount => 1;
        public static bool JobDebuggerEnabled { get; set; }
        public static bool JobCompilerEnabled { get; set; }

        public static void ResetJobWorkerCount()
        {
            JobWorkerCount = 0;
        }
    }
}
