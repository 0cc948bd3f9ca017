using System;

namespace UnityEngine
{
    /// <summary>Many points, directions or vectors at once.</summary>
    public partial class Transform
    {
        public void TransformPoints(Span<Vector3> positions) => TransformPoints(positions, positions);
        public void TransformPoints(ReadOnlySpan<Vector3> positions, Span<Vector3> transformedPositions)
            => Each(positions, transformedPositions, TransformPoint, "TransformPoints");
        public void TransformDirections(Span<Vector3> directions) => TransformDirections(directions, directions);
        public void TransformDirections(ReadOnlySpan<Vector3> directions, Span<Vector3> transformedDirections)
            => Each(directions, transformedDirections, TransformDirection, "TransformDirections");
        public void TransformVectors(Span<Vector3> vectors) => TransformVectors(vectors, vectors);
        public void TransformVectors(ReadOnlySpan<Vector3> vectors, Span<Vector3> transformedVectors)
            => Each(vectors, transformedVectors, TransformVector, "TransformVectors");
        public void InverseTransformPoints(Span<Vector3> positions) => InverseTransformPoints(positions, positions);
        public void InverseTransformPoints(ReadOnlySpan<Vector3> positions, Span<Vector3> transformedPositions)
            => Each(positions, transformedPositions, InverseTransformPoint, "InverseTransformPoints");
        public void InverseTransformDirections(Span<Vector3> directions)
            => InverseTransformDirections(directions, directions);
        public void InverseTransformDirections(ReadOnlySpan<Vector3> directions, Span<Vector3> transformedDirections)
            => Each(directions, transformedDirections, InverseTransformDirection, "InverseTransformDirections");
        public void InverseTransformVectors(Span<Vector3> vectors) => InverseTransformVectors(vectors, vectors);
        public void InverseTransformVectors(ReadOnlySpan<Vector3> vectors, Span<Vector3> transformedVectors)
            => Each(vectors, transformedVectors, InverseTransformVector, "InverseTransformVectors");

        private static void Each(ReadOnlySpan<Vector3> from, Span<Vector3> to, Func<Vector3, Vector3> turn, string name)
        {
            if (from.Length != to.Length)
            {
                throw new InvalidOperationException("Both spans passed to Transform." + name
                    + "() must be the same length");
            }
            for (int i = 0; i < from.Length; i++)
            {
                to[i] = turn(from[i]);
            }
        }
    }
}
