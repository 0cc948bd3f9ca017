using System;
using System.Collections.Generic;
using System.Linq;

namespace UnityEngine
{
    /// <summary>Blend shapes, bones and their weights, as scripts have set them.</summary>
    public sealed partial class Mesh
    {
        private sealed class Frame
        {
            internal float weight;
            internal Vector3[] vertices, normals, tangents;
        }

        private sealed class Shape
        {
            internal string name;
            internal readonly List<Frame> frames = new List<Frame>();
        }

        // Null: none; constructors of objects from files do not run.
        private List<Shape> m_Shapes;
        private BoneWeight[] m_BoneWeights;
        private Matrix4x4[] m_Bindposes;

        private List<Shape> Shapes => m_Shapes ?? (m_Shapes = new List<Shape>());

        public int blendShapeCount => Shapes.Count;
        public string GetBlendShapeName(int shapeIndex) => ShapeAt(shapeIndex).name;
        public int GetBlendShapeIndex(string blendShapeName) => Shapes.FindIndex(s => s.name == blendShapeName);
        public int GetBlendShapeFrameCount(int shapeIndex) => ShapeAt(shapeIndex).frames.Count;
        public float GetBlendShapeFrameWeight(int shapeIndex, int frameIndex) => FrameAt(shapeIndex, frameIndex).weight;

        public void ClearBlendShapes()
        {
            Shapes.Clear();
        }

        public void AddBlendShapeFrame(string shapeName, float frameWeight, Vector3[] deltaVertices,
            Vector3[] deltaNormals, Vector3[] deltaTangents)
        {
            int n = vertexCount;
            if (deltaVertices == null)
            {
                throw new ArgumentNullException("deltaVertices");
            }
            if (deltaVertices.Length != n || deltaNormals != null && deltaNormals.Length != n || deltaTangents != null
                && deltaTangents.Length != n)
            {
                throw new ArgumentException("Blend shape frame vertex count does not match the mesh's vertex count");
            }
            Shape shape = Shapes.Find(s => s.name == shapeName);
            if (shape == null)
            {
                Shapes.Add(shape = new Shape { name = shapeName });
            }
            if (shape.frames.Count > 0 && shape.frames.Last().weight >= frameWeight)
            {
                throw new ArgumentException("Blend shape frame weight is not greater than the last frame's weight");
            }
            shape.frames.Add(new Frame
            {
                weight = frameWeight,
                vertices = (Vector3[])deltaVertices.Clone(),
                normals = deltaNormals == null ? new Vector3[n] : (Vector3[])deltaNormals.Clone(),
                tangents = deltaTangents == null ? new Vector3[n] : (Vector3[])deltaTangents.Clone()
            });
        }

        public void GetBlendShapeFrameVertices(int shapeIndex, int frameIndex, Vector3[] deltaVertices,
            Vector3[] deltaNormals, Vector3[] deltaTangents)
        {
            Frame frame = FrameAt(shapeIndex, frameIndex);
            frame.vertices.CopyTo(deltaVertices ?? new Vector3[frame.vertices.Length], 0);
            frame.normals.CopyTo(deltaNormals ?? new Vector3[frame.normals.Length], 0);
            frame.tangents.CopyTo(deltaTangents ?? new Vector3[frame.tangents.Length], 0);
        }

        public BoneWeight[] boneWeights
        {
            get { return m_BoneWeights == null ? new BoneWeight[0] : (BoneWeight[])m_BoneWeights.Clone(); }
            set { m_BoneWeights = value == null ? null : (BoneWeight[])value.Clone(); }
        }

        public Matrix4x4[] bindposes
        {
            get { return m_Bindposes == null ? new Matrix4x4[0] : (Matrix4x4[])m_Bindposes.Clone(); }
            set { m_Bindposes = value == null ? null : (Matrix4x4[])value.Clone(); }
        }

        public int bindposeCount => bindposes.Length;
        public void GetBindposes(List<Matrix4x4> bindposes) => Give(bindposes, this.bindposes);
        public void GetBoneWeights(List<BoneWeight> boneWeights) => Give(boneWeights, this.boneWeights);

        private void ClearShapes()
        {
            m_Shapes = null;
            m_BoneWeights = null;
            m_Bindposes = null;
        }

        private Shape ShapeAt(int index)
        {
            if (index < 0 || index >= Shapes.Count)
            {
                throw new IndexOutOfRangeException("Blend shape index out of range");
            }
            return Shapes[index];
        }

        private Frame FrameAt(int shape, int frame)
        {
            List<Frame> frames = ShapeAt(shape).frames;
            if (frame < 0 || frame >= frames.Count)
            {
                throw new IndexOutOfRangeException("Blend shape frame index out of range");
            }
            return frames[frame];
        }
    }
}
