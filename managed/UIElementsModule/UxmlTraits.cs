using System;
using System.Collections.Generic;

namespace UnityEngine.UIElements
{
    public abstract partial class BaseUxmlFactory<TCreatedType, TTraits> where TCreatedType : new()
        where TTraits : BaseUxmlTraits, new()
    {
        internal readonly TTraits Traits = new TTraits();

        public virtual string uxmlName => uxmlType.Name;
        public virtual string uxmlNamespace => uxmlType.Namespace ?? "";
        public virtual string uxmlQualifiedName => uxmlType.FullName;
        public virtual Type uxmlType => typeof(TCreatedType);
        public bool canHaveAnyAttribute => Traits.canHaveAnyAttribute;
        public virtual IEnumerable<UxmlAttributeDescription> uxmlAttributesDescription
            => Traits.uxmlAttributesDescription;
        public virtual IEnumerable<UxmlChildElementDescription> uxmlChildElementsDescription
            => Traits.uxmlChildElementsDescription;
    }

    public partial class UxmlFactory<TCreatedType, TTraits> : BaseUxmlFactory<TCreatedType, TTraits>, IUxmlFactory
        where TCreatedType : VisualElement, new() where TTraits : UxmlTraits, new()
    {
        public virtual VisualElement Create(IUxmlAttributes bag, CreationContext cc)
        {
            TCreatedType made = new TCreatedType();
            Traits.Init(made, bag, cc);
            return made;
        }
    }

    public abstract partial class BaseUxmlTraits
    {
        public virtual IEnumerable<UxmlAttributeDescription> uxmlAttributesDescription { get { yield break; } }
        public virtual IEnumerable<UxmlChildElementDescription> uxmlChildElementsDescription { get { yield break; } }
    }

    public partial class VisualElement
    {
        public partial class UxmlTraits : UnityEngine.UIElements.UxmlTraits
        {
            /// <summary>Sets all attributes that the element has as properties: those of types above it, too.</summary>
            public override void Init(VisualElement ve, IUxmlAttributes bag, CreationContext cc)
            {
                if (ve == null)
                {
                    throw new ArgumentNullException(nameof(ve));
                }
                UxmlNode node = bag as UxmlNode;
                if (node != null)
                {
                    UxmlValues.Set(ve, node);
                }
            }
        }
    }

    public abstract partial class UxmlAttributeDescription
    {
        internal string TextIn(IUxmlAttributes bag)
        {
            if (bag == null)
            {
                return null;
            }
            string text;
            if (name != null && bag.TryGetAttributeValue(name, out text))
            {
                return text;
            }
            foreach (string old in obsoleteNames)
            {
                if (bag.TryGetAttributeValue(old, out text))
                {
                    return text;
                }
            }
            return null;
        }

        protected bool TryGetValueFromBag<T>(IUxmlAttributes bag, CreationContext cc, Func<string, T, T> converterFunc,
            T defaultValue, ref T value)
        {
            string text = TextIn(bag);
            if (text == null)
            {
                return false;
            }
            value = converterFunc == null ? defaultValue : converterFunc(text, defaultValue);
            return true;
        }

        protected T GetValueFromBag<T>(IUxmlAttributes bag, CreationContext cc, Func<string, T, T> converterFunc,
            T defaultValue)
        {
            T value = defaultValue;
            TryGetValueFromBag(bag, cc, converterFunc, defaultValue, ref value);
            return value;
        }
    }

    public abstract partial class TypedUxmlAttributeDescription<T> : UxmlAttributeDescription
    {
        public override string defaultValueAsString
            => Convert.ToString(defaultValue, System.Globalization.CultureInfo.InvariantCulture);

        /// <summary>What cannot be read is the default.</summary>
        internal T From(IUxmlAttributes bag)
        {
            T value = defaultValue;
            TryFrom(bag, ref value);
            return value;
        }

        internal bool TryFrom(IUxmlAttributes bag, ref T value)
        {
            string text = TextIn(bag);
            object parsed;
            if (text != null)
            {
                value = UxmlValues.TryParse(text, typeof(T), out parsed) ? (T)parsed : defaultValue;
            }
            return text != null;
        }
    }

    public partial class UxmlStringAttributeDescription : TypedUxmlAttributeDescription<string>
    {
        public UxmlStringAttributeDescription()
        {
            defaultValue = "";
        }

        public override string GetValueFromBag(IUxmlAttributes bag, CreationContext cc) => From(bag);
        public bool TryGetValueFromBag(IUxmlAttributes bag, CreationContext cc, ref string value)
            => TryFrom(bag, ref value);
    }

    public partial class UxmlBoolAttributeDescription : TypedUxmlAttributeDescription<bool>
    {
        public override bool GetValueFromBag(IUxmlAttributes bag, CreationContext cc) => From(bag);
        public bool TryGetValueFromBag(IUxmlAttributes bag, CreationContext cc, ref bool value)
            => TryFrom(bag, ref value);
    }

    public partial class UxmlIntAttributeDescription : TypedUxmlAttributeDescription<int>
    {
        public override int GetValueFromBag(IUxmlAttributes bag, CreationContext cc) => From(bag);
        public bool TryGetValueFromBag(IUxmlAttributes bag, CreationContext cc, ref int value)
            => TryFrom(bag, ref value);
    }

    public partial class UxmlUnsignedIntAttributeDescription : TypedUxmlAttributeDescription<uint>
    {
        public override uint GetValueFromBag(IUxmlAttributes bag, CreationContext cc) => From(bag);
        public bool TryGetValueFromBag(IUxmlAttributes bag, CreationContext cc, ref uint value)
            => TryFrom(bag, ref value);
    }

    public partial class UxmlLongAttributeDescription : TypedUxmlAttributeDescription<long>
    {
        public override long GetValueFromBag(IUxmlAttributes bag, CreationContext cc) => From(bag);
        public bool TryGetValueFromBag(IUxmlAttributes bag, CreationContext cc, ref long value)
            => TryFrom(bag, ref value);
    }

    public partial class UxmlUnsignedLongAttributeDescription : TypedUxmlAttributeDescription<ulong>
    {
        public override ulong GetValueFromBag(IUxmlAttributes bag, CreationContext cc) => From(bag);
        public bool TryGetValueFromBag(IUxmlAttributes bag, CreationContext cc, ref ulong value)
            => TryFrom(bag, ref value);
    }

    public partial class UxmlFloatAttributeDescription : TypedUxmlAttributeDescription<float>
    {
        public override float GetValueFromBag(IUxmlAttributes bag, CreationContext cc) => From(bag);
        public bool TryGetValueFromBag(IUxmlAttributes bag, CreationContext cc, ref float value)
            => TryFrom(bag, ref value);
    }

    public partial class UxmlDoubleAttributeDescription : TypedUxmlAttributeDescription<double>
    {
        public override double GetValueFromBag(IUxmlAttributes bag, CreationContext cc) => From(bag);
        public bool TryGetValueFromBag(IUxmlAttributes bag, CreationContext cc, ref double value)
            => TryFrom(bag, ref value);
    }

    public partial class UxmlColorAttributeDescription : TypedUxmlAttributeDescription<Color>
    {
        public UxmlColorAttributeDescription()
        {
            defaultValue = new Color(0, 0, 0, 1);
        }

        public override Color GetValueFromBag(IUxmlAttributes bag, CreationContext cc) => From(bag);
        public bool TryGetValueFromBag(IUxmlAttributes bag, CreationContext cc, ref Color value)
            => TryFrom(bag, ref value);
    }

    public partial class UxmlEnumAttributeDescription<T> : TypedUxmlAttributeDescription<T>
        where T : struct, IConvertible
    {
        public override T GetValueFromBag(IUxmlAttributes bag, CreationContext cc) => From(bag);
        public bool TryGetValueFromBag(IUxmlAttributes bag, CreationContext cc, ref T value) => TryFrom(bag, ref value);
    }
}
