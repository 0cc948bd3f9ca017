using UnityEngine.InputSystem;

namespace UnityEngine.XR.Interaction.Toolkit.Inputs.Readers
{
    public abstract partial class XRInputValueReader
    {
        private InputAction Direct => m_InputSourceMode == InputSourceMode.InputAction ? m_InputAction : null;

        /// <summary>The action that is asked; null: it is not an action that is asked, or there is none.</summary>
        internal InputAction Asked => m_InputSourceMode == InputSourceMode.InputActionReference
            && m_InputActionReference != null ? m_InputActionReference.action : Direct;

        public void EnableDirectActionIfModeUsed()
        {
            Direct?.Enable();
        }

        public void DisableDirectActionIfModeUsed()
        {
            Direct?.Disable();
        }
    }

    public partial class XRInputValueReader<TValue> where TValue : struct
    {
        [SerializeField] private Object m_ObjectReferenceObject;
        private IXRInputValueReader<TValue> m_Reader;

        public IXRInputValueReader<TValue> GetObjectReference()
            => m_ObjectReferenceObject != null ? m_ObjectReferenceObject as IXRInputValueReader<TValue> : m_Reader;

        public void SetObjectReference(IXRInputValueReader<TValue> value)
        {
            m_ObjectReferenceObject = value as Object;
            m_Reader = value;
        }

        public TValue ReadValue()
        {
            TryReadValue(out TValue value);
            return value;
        }

        public bool TryReadValue(out TValue value)
        {
            IXRInputValueReader<TValue> other = bypass
                ?? (inputSourceMode == InputSourceMode.ObjectReference ? GetObjectReference() : null);
            if (other != null)
            {
                return other.TryReadValue(out value);
            }
            bool isManual = inputSourceMode == InputSourceMode.ManualValue;
            InputAction action = Asked;
            value = isManual ? manualValue : action != null ? action.ReadValue<TValue>() : default(TValue);
            return isManual || action != null && action.phase.IsInProgress();
        }
    }

    public partial class XRInputButtonReader
    {
        [SerializeField] private Object m_ObjectReferenceObject;
        private IXRInputButtonReader m_Reader;

        public XRInputButtonReader(string name = null, string valueName = null, bool wantsInitialStateCheck = false,
            InputSourceMode inputSourceMode = InputSourceMode.InputActionReference)
        {
            m_InputSourceMode = inputSourceMode;
            m_InputActionPerformed = new InputAction(name, InputActionType.Button);
            m_InputActionValue = new InputAction(valueName, InputActionType.Value);
        }

        private IXRInputButtonReader Other
            => bypass ?? (m_InputSourceMode == InputSourceMode.ObjectReference ? GetObjectReference() : null);
        private bool IsManual => m_InputSourceMode == InputSourceMode.ManualValue;

        private InputAction Pick(InputAction direct, InputActionReference reference)
        {
            return m_InputSourceMode == InputSourceMode.InputAction ? direct
                : m_InputSourceMode == InputSourceMode.InputActionReference && reference != null ? reference.action
                : null;
        }

        private InputAction Performed => Pick(m_InputActionPerformed, m_InputActionReferencePerformed);
        private InputAction Valued => Pick(m_InputActionValue, m_InputActionReferenceValue) ?? Performed;

        public void EnableDirectActionIfModeUsed()
        {
            if (m_InputSourceMode == InputSourceMode.InputAction)
            {
                m_InputActionPerformed?.Enable();
                m_InputActionValue?.Enable();
            }
        }

        public void DisableDirectActionIfModeUsed()
        {
            if (m_InputSourceMode == InputSourceMode.InputAction)
            {
                m_InputActionPerformed?.Disable();
                m_InputActionValue?.Disable();
            }
        }

        public IXRInputButtonReader GetObjectReference()
            => m_ObjectReferenceObject != null ? m_ObjectReferenceObject as IXRInputButtonReader : m_Reader;

        public void SetObjectReference(IXRInputButtonReader value)
        {
            m_ObjectReferenceObject = value as Object;
            m_Reader = value;
        }

        public bool ReadIsPerformed() => Other != null ? Other.ReadIsPerformed() : IsManual ? manualPerformed
            : Performed != null && Performed.phase == InputActionPhase.Performed;
        public bool ReadWasPerformedThisFrame() => Other != null ? Other.ReadWasPerformedThisFrame() : IsManual
            ? manualPerformed && manualFramePerformed == Time.frameCount : Performed != null
            && Performed.WasPerformedThisFrame();
        public bool ReadWasCompletedThisFrame() => Other != null ? Other.ReadWasCompletedThisFrame() : IsManual
            ? !manualPerformed && manualFrameCompleted == Time.frameCount : Performed != null
            && Performed.WasReleasedThisFrame();

        public float ReadValue()
        {
            TryReadValue(out float value);
            return value;
        }

        public bool TryReadValue(out float value)
        {
            if (Other != null)
            {
                return Other.TryReadValue(out value);
            }
            InputAction action = Valued;
            value = IsManual ? manualValue : action != null ? action.ReadValue<float>() : 0;
            return IsManual || action != null && action.phase.IsInProgress();
        }
    }
}
