using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;

namespace UnityEngine.UIElements
{
    public partial class TextElement : BindableElement, INotifyValueChanged<string>
    {
        private string m_Text = "";

        public TextElement()
        {
            AddToClassList(ussClassName);
        }

        public virtual string text
        {
            get { return m_Text; }
            set { Values.Change(this, m_Text, value ?? "", t => m_Text = t); }
        }

        string UnityEngine.UIElements.INotifyValueChanged<string>.value
        {
            get { return text; }
            set { text = value; }
        }

        void UnityEngine.UIElements.INotifyValueChanged<string>.SetValueWithoutNotify(string newValue)
        {
            m_Text = newValue ?? "";
        }
    }

    public partial class Label
    {
        public Label(string text)
        {
            AddToClassList(ussClassName);
            this.text = text;
        }
    }

    public partial class Button
    {
        private Clickable m_Clickable;

        public Button(Action clickEvent)
        {
            AddToClassList(ussClassName);
            clickable = new Clickable(clickEvent);
            focusable = true;
            tabIndex = 0;
        }

        public Clickable clickable
        {
            get { return m_Clickable; }
            set
            {
                this.RemoveManipulator(m_Clickable);
                m_Clickable = value;
                this.AddManipulator(m_Clickable);
            }
        }

        public event Action clicked
        {
            add
            {
                if (m_Clickable == null)
                {
                    clickable = new Clickable(value);
                }
                else
                {
                    m_Clickable.clicked += value;
                }
            }
            remove
            {
                if (m_Clickable != null)
                {
                    m_Clickable.clicked -= value;
                }
            }
        }
    }

    public partial class RepeatButton
    {
        public RepeatButton()
        {
            AddToClassList(ussClassName);
        }

        public RepeatButton(Action clickEvent, long delay, long interval) : this()
            => SetAction(clickEvent, delay, interval);
        public void SetAction(Action clickEvent, long delay, long interval)
            => this.AddManipulator(new Clickable(clickEvent));
    }

    public partial class Box
    {
        public Box()
        {
            AddToClassList(ussClassName);
        }
    }

    public partial class GroupBox
    {
        private Label m_Title;

        public GroupBox(string text)
        {
            AddToClassList(ussClassName);
            this.text = text;
        }

        public string text
        {
            get { return m_Title?.text; }
            set
            {
                if (m_Title == null && !string.IsNullOrEmpty(value))
                {
                    m_Title = new Label();
                    m_Title.AddToClassList(labelUssClassName);
                    hierarchy.Insert(0, m_Title);
                }
                if (m_Title != null)
                {
                    m_Title.text = value;
                }
            }
        }
    }

    public partial class HelpBox
    {
        public HelpBox(string text, HelpBoxMessageType messageType)
        {
            AddToClassList(ussClassName);
            this.text = text;
            this.messageType = messageType;
        }
    }

    public partial class Image
    {
        public Image()
        {
            AddToClassList(ussClassName);
        }
    }

    /// <summary>Nothing is drawn, so its handler is not called.</summary>
    public partial class IMGUIContainer
    {
        public IMGUIContainer(Action onGUIHandler)
        {
            AddToClassList(ussClassName);
            this.onGUIHandler = onGUIHandler;
        }

        public void Dispose() => Dispose(true);
    }

    public abstract partial class AbstractProgressBar
    {
        private readonly Label m_Title = new Label();
        private float m_Value, m_Low, m_High = 100;

        public AbstractProgressBar()
        {
            AddToClassList(ussClassName);
            m_Title.AddToClassList(titleUssClassName);
            hierarchy.Add(m_Title);
        }

        public string title { get { return m_Title.text; } set { m_Title.text = value; } }

        public virtual float value
        {
            get { return m_Value; }
            set { Values.Change(this, m_Value, value, SetValueWithoutNotify); }
        }

        public void SetValueWithoutNotify(float newValue)
        {
            m_Value = newValue;
        }
    }

    public partial class Foldout
    {
        private readonly Toggle m_Toggle = new Toggle();
        private readonly VisualElement m_Content = new VisualElement { name = "unity-content" };
        private bool m_Value;

        public Foldout()
        {
            AddToClassList(ussClassName);
            m_Toggle.AddToClassList(toggleUssClassName);
            m_Toggle.RegisterValueChangedCallback(e =>
            {
                value = m_Toggle.value;
                e.StopPropagation();
            });
            m_Content.AddToClassList(contentUssClassName);
            hierarchy.Add(m_Toggle);
            hierarchy.Add(m_Content);
            SetValueWithoutNotify(true);
        }
        public string text { get { return m_Toggle.text; } set { m_Toggle.text = value; } }

        public bool value
        {
            get { return m_Value; }
            set { Values.Change(this, m_Value, value, SetValueWithoutNotify); }
        }

        public void SetValueWithoutNotify(bool newValue)
        {
            m_Value = newValue;
            m_Toggle.SetValueWithoutNotify(newValue);
            m_Content.style.display = newValue ? DisplayStyle.Flex : DisplayStyle.None;
        }
    }

    public partial class Scroller
    {
        public Scroller(float lowValue, float highValue, Action<float> valueChanged,
            SliderDirection direction = SliderDirection.Vertical)
        {
            AddToClassList(ussClassName);
            slider = new Slider(lowValue, highValue, direction) { name = "unity-slider" };
            slider.RegisterValueChangedCallback(e =>
            {
                this.valueChanged?.Invoke(slider.value);
                e.StopPropagation();
            });
            this.valueChanged = valueChanged;
            this.direction = direction;
            hierarchy.Add(slider);
        }

        public event Action<float> valueChanged;
        public float value { get { return slider.value; } set { slider.value = value; } }
        public float lowValue { get { return slider.lowValue; } set { slider.lowValue = value; } }
        public float highValue { get { return slider.highValue; } set { slider.highValue = value; } }
    }

    /// <summary>Its children are in its content. How far it is scrolled is what scripts set: without sizes there are no
    /// limits.</summary>
    public partial class ScrollView
    {
        private readonly VisualElement m_Content = new VisualElement { name = "unity-content-container" };

        public ScrollView(ScrollViewMode scrollViewMode)
        {
            AddToClassList(ussClassName);
            contentViewport = new VisualElement { name = "unity-content-viewport" };
            contentViewport.AddToClassList(viewportUssClassName);
            m_Content.AddToClassList(contentUssClassName);
            contentViewport.Add(m_Content);
            hierarchy.Add(contentViewport);
            horizontalScroller = new Scroller(0, int.MaxValue, null, SliderDirection.Horizontal);
            verticalScroller = new Scroller(0, int.MaxValue, null);
            hierarchy.Add(horizontalScroller);
            hierarchy.Add(verticalScroller);
            mode = scrollViewMode;
        }
    }

    public partial class TwoPaneSplitView
    {
        private readonly VisualElement m_Content = new VisualElement { name = "unity-content-container" };

        public TwoPaneSplitView()
        {
            AddToClassList("unity-two-pane-split-view");
            hierarchy.Add(m_Content);
        }

        public TwoPaneSplitView(int fixedPaneIndex, float fixedPaneStartDimension,
            TwoPaneSplitViewOrientation orientation) : this()
        {
            this.fixedPaneIndex = fixedPaneIndex;
            fixedPaneInitialDimension = fixedPaneStartDimension;
            this.orientation = orientation;
        }
    }

    /// <summary>Items and which of them are selected. As nothing has a size, no item is seen, and none is
    /// made.</summary>
    public abstract partial class BaseVerticalCollectionView
    {
        private readonly List<int> m_Selected = new List<int>();
        private IList m_Source;

        public BaseVerticalCollectionView()
        {
            AddToClassList(ussClassName);
            selectionType = SelectionType.Single;
        }

        public BaseVerticalCollectionView(IList itemsSource, float itemHeight = -1f) : this()
        {
            this.itemsSource = itemsSource;
            fixedItemHeight = itemHeight;
        }

        public event Action<IEnumerable<object>> itemsChosen { add { } remove { } }
        public event Action<IEnumerable<object>> selectionChanged;
        public event Action<IEnumerable<int>> selectedIndicesChanged;
        public event Action itemsSourceChanged;
        [Obsolete]
        public event Action<IEnumerable<object>> onSelectionChange { add { selectionChanged += value; } remove {
            selectionChanged -= value; } }
        [Obsolete]
        public event Action<IEnumerable<int>> onSelectedIndicesChange { add {
            selectedIndicesChanged += value; } remove { selectedIndicesChanged -= value; } }

        public IList itemsSource
        {
            get { return m_Source; }
            set
            {
                m_Source = value;
                itemsSourceChanged?.Invoke();
            }
        }
        public IEnumerable<int> selectedIndices => m_Selected;
        public IEnumerable<object> selectedItems => m_Selected.Select(Item);
        public object selectedItem => m_Selected.Count == 0 ? null : Item(m_Selected[0]);

        private object Item(int index) => m_Source != null && index >= 0 && index < m_Source.Count ? m_Source[index]
            : null;

        public int selectedIndex
        {
            get { return m_Selected.Count == 0 ? -1 : m_Selected[0]; }
            set { SetSelection(value); }
        }

        public void SetSelection(int index) => SetSelection(index < 0 ? new int[0] : new[] { index });

        public void SetSelection(IEnumerable<int> indices)
        {
            SetSelectionWithoutNotify(indices);
            selectedIndicesChanged?.Invoke(selectedIndices);
            selectionChanged?.Invoke(selectedItems);
        }

        public void SetSelectionWithoutNotify(IEnumerable<int> indices)
        {
            int[] wanted = selectionType == SelectionType.None ? new int[0] : indices.Distinct().ToArray();
            m_Selected.Clear();
            m_Selected.AddRange(selectionType == SelectionType.Single ? wanted.Take(1) : wanted);
        }

        public void AddToSelection(int index)
            => SetSelection(selectionType == SelectionType.Multiple ? m_Selected.Concat(new[] { index }).ToArray()
            : new[] { index });
        public void RemoveFromSelection(int index) => SetSelection(m_Selected.Where(i => i != index).ToArray());

        public void ClearSelection()
        {
            if (m_Selected.Count > 0)
            {
                SetSelection(new int[0]);
            }
        }
    }

    public abstract partial class BaseListView
    {
        public BaseListView()
        {
            AddToClassList(ussClassName);
        }

        public BaseListView(IList itemsSource, float itemHeight = -1f) : base(itemsSource, itemHeight)
        {
            AddToClassList(ussClassName);
        }
    }
}
