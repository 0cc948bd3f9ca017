// Written by managed/Signatures: what Unity has and the files beside this one lack.
namespace UnityEngine.UIElements
{
    public abstract partial class AbstractProgressBar : UnityEngine.UIElements.BindableElement, UnityEngine.UIElements.INotifyValueChanged<float>
    {
        public static readonly string ussClassName = "unity-progress-bar";
        public static readonly string containerUssClassName = "unity-progress-bar__container";
        public static readonly string titleUssClassName = "unity-progress-bar__title";
        public static readonly string titleContainerUssClassName = "unity-progress-bar__title-container";
        public static readonly string progressUssClassName = "unity-progress-bar__progress";
        public static readonly string backgroundUssClassName = "unity-progress-bar__background";
        public partial class UxmlTraits : UnityEngine.UIElements.BindableElement.UxmlTraits
        {
        }
    }
    public enum Align
    {
        Auto = 0,
        FlexStart = 1,
        Center = 2,
        FlexEnd = 3,
        Stretch = 4,
    }
    public enum AlternatingRowBackground
    {
        None = 0,
        ContentOnly = 1,
        All = 2,
    }
    public partial struct Angle : System.IEquatable<UnityEngine.UIElements.Angle>
    {
        public float value { get; set; }
        public static bool operator ==(UnityEngine.UIElements.Angle lhs, UnityEngine.UIElements.Angle rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.Angle lhs, UnityEngine.UIElements.Angle rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.Angle other) { return base.Equals(other); }
    }
    public enum AngleUnit
    {
        Degree = 0,
        Gradian = 1,
        Radian = 2,
        Turn = 3,
    }
    public enum ArcDirection
    {
        Clockwise = 0,
        CounterClockwise = 1,
    }
    public partial class AttachToPanelEvent : UnityEngine.UIElements.PanelChangedEventBase<UnityEngine.UIElements.AttachToPanelEvent>
    {
    }
    public partial struct Background : System.IEquatable<UnityEngine.UIElements.Background>
    {
        public static bool operator ==(UnityEngine.UIElements.Background lhs, UnityEngine.UIElements.Background rhs) { return ((object)lhs).Equals(rhs); }
        public static bool operator !=(UnityEngine.UIElements.Background lhs, UnityEngine.UIElements.Background rhs) { return !((object)lhs).Equals(rhs); }
        public bool Equals(UnityEngine.UIElements.Background other) { return base.Equals(other); }
    }
    public partial struct BackgroundPosition : System.IEquatable<UnityEngine.UIElements.BackgroundPosition>
    {
        public UnityEngine.UIElements.BackgroundPositionKeyword keyword;
        public UnityEngine.UIElements.Length offset;
        public BackgroundPosition(UnityEngine.UIElements.BackgroundPositionKeyword keyword, UnityEngine.UIElements.Length offset) { this = default(UnityEngine.UIElements.BackgroundPosition); this.keyword = keyword; this.offset = offset; }
        public bool Equals(UnityEngine.UIElements.BackgroundPosition other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.BackgroundPosition style1, UnityEngine.UIElements.BackgroundPosition style2) { return ((object)style1).Equals(style2); }
        public static bool operator !=(UnityEngine.UIElements.BackgroundPosition style1, UnityEngine.UIElements.BackgroundPosition style2) { return !((object)style1).Equals(style2); }
    }
    public enum BackgroundPositionKeyword
    {
        Center = 0,
        Top = 1,
        Bottom = 2,
        Left = 3,
        Right = 4,
    }
    public static partial class BackgroundPropertyHelper
    {
        public static UnityEngine.UIElements.BackgroundPosition ConvertScaleModeToBackgroundPosition(UnityEngine.ScaleMode scaleMode = (UnityEngine.ScaleMode)0) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BackgroundPropertyHelper.ConvertScaleModeToBackgroundPosition"); }
        public static UnityEngine.UIElements.BackgroundRepeat ConvertScaleModeToBackgroundRepeat(UnityEngine.ScaleMode scaleMode = (UnityEngine.ScaleMode)0) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BackgroundPropertyHelper.ConvertScaleModeToBackgroundRepeat"); }
        public static UnityEngine.UIElements.BackgroundSize ConvertScaleModeToBackgroundSize(UnityEngine.ScaleMode scaleMode = (UnityEngine.ScaleMode)0) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BackgroundPropertyHelper.ConvertScaleModeToBackgroundSize"); }
        public static UnityEngine.ScaleMode ResolveUnityBackgroundScaleMode(UnityEngine.UIElements.BackgroundPosition backgroundPositionX, UnityEngine.UIElements.BackgroundPosition backgroundPositionY, UnityEngine.UIElements.BackgroundRepeat backgroundRepeat, UnityEngine.UIElements.BackgroundSize backgroundSize, out bool valid) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BackgroundPropertyHelper.ResolveUnityBackgroundScaleMode"); }
    }
    public partial struct BackgroundRepeat : System.IEquatable<UnityEngine.UIElements.BackgroundRepeat>
    {
        public UnityEngine.UIElements.Repeat x;
        public UnityEngine.UIElements.Repeat y;
        public BackgroundRepeat(UnityEngine.UIElements.Repeat repeatX, UnityEngine.UIElements.Repeat repeatY) { this = default(UnityEngine.UIElements.BackgroundRepeat); this.x = repeatX; this.y = repeatY; }
        public bool Equals(UnityEngine.UIElements.BackgroundRepeat other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.BackgroundRepeat style1, UnityEngine.UIElements.BackgroundRepeat style2) { return ((object)style1).Equals(style2); }
        public static bool operator !=(UnityEngine.UIElements.BackgroundRepeat style1, UnityEngine.UIElements.BackgroundRepeat style2) { return !((object)style1).Equals(style2); }
    }
    public partial struct BackgroundSize : System.IEquatable<UnityEngine.UIElements.BackgroundSize>
    {
        public bool Equals(UnityEngine.UIElements.BackgroundSize other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.BackgroundSize style1, UnityEngine.UIElements.BackgroundSize style2) { return ((object)style1).Equals(style2); }
        public static bool operator !=(UnityEngine.UIElements.BackgroundSize style1, UnityEngine.UIElements.BackgroundSize style2) { return !((object)style1).Equals(style2); }
    }
    public enum BackgroundSizeType
    {
        Length = 0,
        Cover = 1,
        Contain = 2,
    }
    public abstract partial class BaseBoolField
    {
        protected UnityEngine.UIElements.Label m_Label;
    }
    public abstract partial class BaseCompositeField<TValueType, TField, TFieldValue>
    {
        public static readonly string ussClassName = "unity-composite-field";
        public static readonly string labelUssClassName = "unity-composite-field__label";
        public static readonly string inputUssClassName = "unity-composite-field__input";
        public static readonly string spacerUssClassName = "unity-composite-field__field-spacer";
        public static readonly string multilineVariantUssClassName = "unity-composite-field--multi-line";
        public static readonly string fieldGroupUssClassName = "unity-composite-field__field-group";
        public static readonly string fieldUssClassName = "unity-composite-field__field";
        public static readonly string firstFieldVariantUssClassName = "unity-composite-field__field--first";
        public static readonly string twoLinesVariantUssClassName = "unity-composite-field--two-lines";
    }
    public abstract partial class BaseField<TValueType> : UnityEngine.UIElements.INotifyValueChanged<TValueType>, UnityEngine.UIElements.IMixedValueSupport
    {
        public static readonly string ussClassName = "unity-base-field";
        public static readonly string labelUssClassName = "unity-base-field__label";
        public static readonly string inputUssClassName = "unity-base-field__input";
        public static readonly string noLabelVariantUssClassName = "unity-base-field--no-label";
        public static readonly string labelDraggerVariantUssClassName = "unity-base-field__label--with-dragger";
        public static readonly string mixedValueLabelUssClassName = "unity-base-field__label--mixed-value";
        public static readonly string alignedFieldUssClassName = "unity-base-field__aligned";
        protected internal static readonly string mixedValueString = "\u2014";
        protected internal static readonly UnityEngine.PropertyName serializedPropertyCopyName = "SerializedPropertyCopyName";
        protected UnityEngine.UIElements.Label mixedValueLabel { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseField<TValueType>.mixedValueLabel"); } }
        protected virtual void UpdateMixedValueContent() { }
        public partial class UxmlTraits : UnityEngine.UIElements.BindableElement.UxmlTraits
        {
            public UxmlTraits() { }
        }
    }
    public abstract partial class BaseFieldMouseDragger
    {
        public void SetDragZone(UnityEngine.UIElements.VisualElement dragElement) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseFieldMouseDragger.SetDragZone"); }
        public abstract void SetDragZone(UnityEngine.UIElements.VisualElement dragElement, UnityEngine.Rect hotZone);
    }
    public partial class BaseFieldTraits<TValueType, TValueUxmlAttributeType> : UnityEngine.UIElements.BaseField<TValueType>.UxmlTraits where TValueUxmlAttributeType : UnityEngine.UIElements.TypedUxmlAttributeDescription<TValueType>, new()
    {
    }
    public abstract partial class BaseListView : UnityEngine.UIElements.BaseVerticalCollectionView
    {
        public event System.Action<System.Collections.Generic.IEnumerable<int>> itemsAdded { add { } remove { } }
        public event System.Action<System.Collections.Generic.IEnumerable<int>> itemsRemoved { add { } remove { } }
        public UnityEngine.UIElements.BaseListViewController viewController { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseListView.viewController"); } }
        public static readonly string ussClassName = "unity-list-view";
        public static readonly string itemUssClassName = "unity-list-view__item";
        public static readonly string emptyLabelUssClassName = "unity-list-view__empty-label";
        public static readonly string overMaxMultiEditLimitClassName = "unity-list-view__over-max-multi-edit-limit-label";
        public static readonly string reorderableUssClassName = "unity-list-view__reorderable";
        public static readonly string reorderableItemUssClassName = "unity-list-view__reorderable-item";
        public static readonly string reorderableItemContainerUssClassName = "unity-list-view__reorderable-item__container";
        public static readonly string reorderableItemHandleUssClassName = "unity-list-view__reorderable-handle";
        public static readonly string reorderableItemHandleBarUssClassName = "unity-list-view__reorderable-handle-bar";
        public static readonly string footerUssClassName = "unity-list-view__footer";
        public static readonly string foldoutHeaderUssClassName = "unity-list-view__foldout-header";
        public static readonly string arraySizeFieldUssClassName = "unity-list-view__size-field";
        public static readonly string arraySizeFieldWithHeaderUssClassName = "unity-list-view__size-field--with-header";
        public static readonly string arraySizeFieldWithFooterUssClassName = "unity-list-view__size-field--with-footer";
        public static readonly string listViewWithHeaderUssClassName = "unity-list-view--with-header";
        public static readonly string listViewWithFooterUssClassName = "unity-list-view--with-footer";
        public static readonly string scrollViewWithFooterUssClassName = "unity-list-view__scroll-view--with-footer";
        public static readonly string footerAddButtonName = "unity-list-view__add-button";
        public static readonly string footerRemoveButtonName = "unity-list-view__remove-button";
        public partial class UxmlTraits : UnityEngine.UIElements.BaseVerticalCollectionView.UxmlTraits
        {
            protected UxmlTraits() { }
        }
    }
    public abstract partial class BaseListViewController : UnityEngine.UIElements.CollectionViewController
    {
        public event System.Action itemsSourceSizeChanged { add { } remove { } }
        public event System.Action<System.Collections.Generic.IEnumerable<int>> itemsAdded { add { } remove { } }
        public event System.Action<System.Collections.Generic.IEnumerable<int>> itemsRemoved { add { } remove { } }
        protected UnityEngine.UIElements.BaseListView baseListView { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseListViewController.baseListView"); } }
        public virtual bool NeedsDragHandle(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseListViewController.NeedsDragHandle"); }
        public virtual void AddItems(int itemCount) { }
        public virtual void Move(int index, int newIndex) { }
        public virtual void RemoveItem(int index) { }
        public virtual void RemoveItems(System.Collections.Generic.List<int> indices) { }
        public virtual void ClearItems() { }
        protected void RaiseOnSizeChanged() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseListViewController.RaiseOnSizeChanged"); }
        protected void RaiseItemsAdded(System.Collections.Generic.IEnumerable<int> indices) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseListViewController.RaiseItemsAdded"); }
        protected void RaiseItemsRemoved(System.Collections.Generic.IEnumerable<int> indices) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseListViewController.RaiseItemsRemoved"); }
    }
    public abstract partial class BasePopupField<TValueType, TValueChoice>
    {
        protected UnityEngine.UIElements.TextElement textElement { get; private set; }
        public static readonly string ussClassName = "unity-base-popup-field";
        public static readonly string textUssClassName = "unity-base-popup-field__text";
        public static readonly string arrowUssClassName = "unity-base-popup-field__arrow";
        public static readonly string labelUssClassName = "unity-base-popup-field__label";
        public static readonly string inputUssClassName = "unity-base-popup-field__input";
    }
    public abstract partial class BaseSlider<TValueType> : UnityEngine.UIElements.IValueField<TValueType>
    {
        public TValueType range { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseSlider<TValueType>.range"); } }
        public virtual float pageSize { get; set; }
        public virtual void ApplyInputDeviceDelta(UnityEngine.Vector3 delta, UnityEngine.UIElements.DeltaSpeed speed, TValueType startValue) { }
        void UnityEngine.UIElements.IValueField<TValueType>.StartDragging() { }
        void UnityEngine.UIElements.IValueField<TValueType>.StopDragging() { }
        public static readonly string ussClassName = "unity-base-slider";
        public static readonly string labelUssClassName = "unity-base-slider__label";
        public static readonly string inputUssClassName = "unity-base-slider__input";
        public static readonly string horizontalVariantUssClassName = "unity-base-slider--horizontal";
        public static readonly string verticalVariantUssClassName = "unity-base-slider--vertical";
        public static readonly string dragContainerUssClassName = "unity-base-slider__drag-container";
        public static readonly string trackerUssClassName = "unity-base-slider__tracker";
        public static readonly string draggerUssClassName = "unity-base-slider__dragger";
        public static readonly string draggerBorderUssClassName = "unity-base-slider__dragger-border";
        public static readonly string textFieldClassName = "unity-base-slider__text-field";
        protected static float GetClosestPowerOfTen(float positiveNumber) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseSlider<TValueType>.GetClosestPowerOfTen"); }
        protected static float RoundToMultipleOf(float value, float roundingValue) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseSlider<TValueType>.RoundToMultipleOf"); }
        public void AdjustDragElement(float factor) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseSlider<TValueType>.AdjustDragElement"); }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<TValueType>.UxmlTraits
        {
            public UxmlTraits() { }
        }
    }
    public abstract partial class BaseTreeView : UnityEngine.UIElements.BaseVerticalCollectionView
    {
        public static readonly string ussClassName = "unity-tree-view";
        public static readonly string itemUssClassName = "unity-tree-view__item";
        public static readonly string itemToggleUssClassName = "unity-tree-view__item-toggle";
        public static readonly string itemIndentsContainerUssClassName = "unity-tree-view__item-indents";
        public static readonly string itemIndentUssClassName = "unity-tree-view__item-indent";
        public static readonly string itemContentContainerUssClassName = "unity-tree-view__item-content";
        public System.Collections.IList itemsSource { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.itemsSource"); } }
        public void SetRootItems<T>(System.Collections.Generic.IList<UnityEngine.UIElements.TreeViewItemData<T>> rootItems) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.SetRootItems"); }
        public System.Collections.Generic.IEnumerable<int> GetRootIds() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.GetRootIds"); }
        public int GetTreeCount() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.GetTreeCount"); }
        public UnityEngine.UIElements.BaseTreeViewController viewController { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.viewController"); } }
        public bool autoExpand { get { return m_KeptAutoExpand.Get("UnityEngine.UIElements.BaseTreeView.autoExpand"); } set { m_KeptAutoExpand.Set(value); } } private Umcp.Kept<bool> m_KeptAutoExpand;
        public BaseTreeView() { }
        public BaseTreeView(int itemHeight) { }
        public int GetIdForIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.GetIdForIndex"); }
        public int GetParentIdForIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.GetParentIdForIndex"); }
        public System.Collections.Generic.IEnumerable<int> GetChildrenIdsForIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.GetChildrenIdsForIndex"); }
        public System.Collections.Generic.IEnumerable<UnityEngine.UIElements.TreeViewItemData<T>> GetSelectedItems<T>() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.GetSelectedItems"); }
        public T GetItemDataForIndex<T>(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.GetItemDataForIndex"); }
        public T GetItemDataForId<T>(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.GetItemDataForId"); }
        public void AddItem<T>(UnityEngine.UIElements.TreeViewItemData<T> item, int parentId = -1, int childIndex = -1, bool rebuildTree = true) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.AddItem"); }
        public bool TryRemoveItem(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.TryRemoveItem"); }
        public void SetSelectionById(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.SetSelectionById"); }
        public void SetSelectionById(System.Collections.Generic.IEnumerable<int> ids) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.SetSelectionById"); }
        public void SetSelectionByIdWithoutNotify(System.Collections.Generic.IEnumerable<int> ids) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.SetSelectionByIdWithoutNotify"); }
        public void AddToSelectionById(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.AddToSelectionById"); }
        public void RemoveFromSelectionById(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.RemoveFromSelectionById"); }
        public bool IsExpanded(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.IsExpanded"); }
        public void CollapseItem(int id, bool collapseAllChildren = false) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.CollapseItem"); }
        public void ExpandItem(int id, bool expandAllChildren = false) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.ExpandItem"); }
        public void ExpandRootItems() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.ExpandRootItems"); }
        public void ExpandAll() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.ExpandAll"); }
        public void CollapseAll() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeView.CollapseAll"); }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseVerticalCollectionView.UxmlTraits
        {
        }
    }
    public abstract partial class BaseTreeViewController : UnityEngine.UIElements.CollectionViewController
    {
        protected UnityEngine.UIElements.BaseTreeView baseTreeView { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.baseTreeView"); } }
        public void RebuildTree() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.RebuildTree"); }
        public System.Collections.Generic.IEnumerable<int> GetRootItemIds() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.GetRootItemIds"); }
        public abstract System.Collections.Generic.IEnumerable<int> GetAllItemIds(System.Collections.Generic.IEnumerable<int> rootIds = null);
        public abstract int GetParentId(int id);
        public abstract System.Collections.Generic.IEnumerable<int> GetChildrenIds(int id);
        public abstract void Move(int id, int newParentId, int childIndex = -1, bool rebuildTree = true);
        public abstract bool TryRemoveItem(int id, bool rebuildTree = true);
        public virtual int GetTreeItemsCount() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.GetTreeItemsCount"); }
        public virtual bool HasChildren(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.HasChildren"); }
        public bool HasChildrenByIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.HasChildrenByIndex"); }
        public System.Collections.Generic.IEnumerable<int> GetChildrenIdsByIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.GetChildrenIdsByIndex"); }
        public int GetChildIndexForId(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.GetChildIndexForId"); }
        public bool IsExpanded(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.IsExpanded"); }
        public bool IsExpandedByIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.IsExpandedByIndex"); }
        public void ExpandItemByIndex(int index, bool expandAllChildren, bool refresh = true) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.ExpandItemByIndex"); }
        public void ExpandItem(int id, bool expandAllChildren, bool refresh = true) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.ExpandItem"); }
        public void CollapseItemByIndex(int index, bool collapseAllChildren) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.CollapseItemByIndex"); }
        public void CollapseItem(int id, bool collapseAllChildren) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.CollapseItem"); }
        public void ExpandAll() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.ExpandAll"); }
        public void CollapseAll() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseTreeViewController.CollapseAll"); }
    }
    public abstract partial class BaseUxmlFactory<TCreatedType, TTraits>
    {
        public virtual string substituteForTypeName { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseUxmlFactory<TCreatedType, TTraits>.substituteForTypeName"); } }
        public virtual string substituteForTypeNamespace { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseUxmlFactory<TCreatedType, TTraits>.substituteForTypeNamespace"); } }
        public virtual string substituteForTypeQualifiedName { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseUxmlFactory<TCreatedType, TTraits>.substituteForTypeQualifiedName"); } }
    }
    public abstract partial class BaseUxmlTraits
    {
        public bool canHaveAnyAttribute { get; protected set; }
    }
    public abstract partial class BaseVerticalCollectionView : UnityEngine.UIElements.BindableElement, UnityEngine.ISerializationCallbackReceiver
    {
        [System.Obsolete] public event System.Action<System.Collections.Generic.IEnumerable<object>> onItemsChosen { add { } remove { } }
        public event System.Action<int, int> itemIndexChanged { add { } remove { } }
        [System.Obsolete] public System.Func<UnityEngine.UIElements.VisualElement> makeItem { get { return m_KeptMakeItem.Get("UnityEngine.UIElements.BaseVerticalCollectionView.makeItem"); } set { m_KeptMakeItem.Set(value); } } private Umcp.Kept<System.Func<UnityEngine.UIElements.VisualElement>> m_KeptMakeItem;
        [System.Obsolete] public System.Action<UnityEngine.UIElements.VisualElement, int> bindItem { get { return m_KeptBindItem.Get("UnityEngine.UIElements.BaseVerticalCollectionView.bindItem"); } set { m_KeptBindItem.Set(value); } } private Umcp.Kept<System.Action<UnityEngine.UIElements.VisualElement, int>> m_KeptBindItem;
        [System.Obsolete] public System.Action<UnityEngine.UIElements.VisualElement, int> unbindItem { get { return m_KeptUnbindItem.Get("UnityEngine.UIElements.BaseVerticalCollectionView.unbindItem"); } set { m_KeptUnbindItem.Set(value); } } private Umcp.Kept<System.Action<UnityEngine.UIElements.VisualElement, int>> m_KeptUnbindItem;
        [System.Obsolete] public System.Action<UnityEngine.UIElements.VisualElement> destroyItem { get { return m_KeptDestroyItem.Get("UnityEngine.UIElements.BaseVerticalCollectionView.destroyItem"); } set { m_KeptDestroyItem.Set(value); } } private Umcp.Kept<System.Action<UnityEngine.UIElements.VisualElement>> m_KeptDestroyItem;
        public System.Collections.Generic.IEnumerable<int> selectedIds { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseVerticalCollectionView.selectedIds"); } }
        public UnityEngine.UIElements.CollectionViewController viewController { get; internal set; }
        [System.Obsolete] public float resolvedItemHeight { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseVerticalCollectionView.resolvedItemHeight"); } }
        [System.Obsolete] public int itemHeight { get { return m_KeptItemHeight.Get("UnityEngine.UIElements.BaseVerticalCollectionView.itemHeight"); } set { m_KeptItemHeight.Set(value); } } private Umcp.Kept<int> m_KeptItemHeight;
        protected abstract UnityEngine.UIElements.CollectionViewController CreateViewController();
        public virtual void SetViewController(UnityEngine.UIElements.CollectionViewController controller) { }
        public static readonly string ussClassName = "unity-collection-view";
        public static readonly string borderUssClassName = "unity-collection-view--with-border";
        public static readonly string itemUssClassName = "unity-collection-view__item";
        public static readonly string dragHoverBarUssClassName = "unity-collection-view__drag-hover-bar";
        public static readonly string dragHoverMarkerUssClassName = "unity-collection-view__drag-hover-marker";
        public static readonly string itemDragHoverUssClassName = "unity-collection-view__item--drag-hover";
        public static readonly string itemSelectedVariantUssClassName = "unity-collection-view__item--selected";
        public static readonly string itemAlternativeBackgroundUssClassName = "unity-collection-view__item--alternative-background";
        public static readonly string listScrollViewUssClassName = "unity-collection-view__scroll-view";
        [System.Obsolete] public BaseVerticalCollectionView(System.Collections.IList itemsSource, float itemHeight = -1f, System.Func<UnityEngine.UIElements.VisualElement> makeItem = null, System.Action<UnityEngine.UIElements.VisualElement, int> bindItem = null) { }
        public UnityEngine.UIElements.VisualElement GetRootElementForId(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseVerticalCollectionView.GetRootElementForId"); }
        public UnityEngine.UIElements.VisualElement GetRootElementForIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseVerticalCollectionView.GetRootElementForIndex"); }
        [System.Obsolete] public void Refresh() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseVerticalCollectionView.Refresh"); }
        public void ScrollTo(UnityEngine.UIElements.VisualElement visualElement) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseVerticalCollectionView.ScrollTo"); }
        public void ScrollToItem(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseVerticalCollectionView.ScrollToItem"); }
        [System.Obsolete] public void ScrollToId(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseVerticalCollectionView.ScrollToId"); }
        public void ScrollToItemById(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseVerticalCollectionView.ScrollToItemById"); }
        void UnityEngine.ISerializationCallbackReceiver.OnBeforeSerialize() { }
        void UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize() { throw new Umcp.LeftOutException("UnityEngine.UIElements.BaseVerticalCollectionView.UnityEngine.ISerializationCallbackReceiver.OnAfterDeserialize"); }
        public partial class UxmlTraits : UnityEngine.UIElements.BindableElement.UxmlTraits
        {
            public UxmlTraits() { }
        }
    }
    public partial class BindableElement : UnityEngine.UIElements.VisualElement, UnityEngine.UIElements.IBindable
    {
        public UnityEngine.UIElements.IBinding binding { get; set; }
        public string bindingPath { get; set; }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.BindableElement, UnityEngine.UIElements.BindableElement.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.VisualElement.UxmlTraits
        {
            public UxmlTraits() { }
        }
    }
    public partial class BlurEvent : UnityEngine.UIElements.FocusEventBase<UnityEngine.UIElements.BlurEvent>
    {
    }
    public partial class BoundsField : UnityEngine.UIElements.BaseField<UnityEngine.Bounds>
    {
        public static readonly string ussClassName = "unity-bounds-field";
        public static readonly string labelUssClassName = "unity-bounds-field__label";
        public static readonly string inputUssClassName = "unity-bounds-field__input";
        public static readonly string centerFieldUssClassName = "unity-bounds-field__center-field";
        public static readonly string extentsFieldUssClassName = "unity-bounds-field__extents-field";
        public BoundsField() : this(null) { }
        public BoundsField(string label) : base(default(string)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.BoundsField, UnityEngine.UIElements.BoundsField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.Bounds>.UxmlTraits
        {
        }
    }
    public partial class BoundsIntField : UnityEngine.UIElements.BaseField<UnityEngine.BoundsInt>
    {
        public static readonly string ussClassName = "unity-bounds-int-field";
        public static readonly string labelUssClassName = "unity-bounds-int-field__label";
        public static readonly string inputUssClassName = "unity-bounds-int-field__input";
        public static readonly string positionUssClassName = "unity-bounds-int-field__position-field";
        public static readonly string sizeUssClassName = "unity-bounds-int-field__size-field";
        public BoundsIntField() : this(null) { }
        public BoundsIntField(string label) : base(default(string)) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.BoundsIntField, UnityEngine.UIElements.BoundsIntField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<UnityEngine.BoundsInt>.UxmlTraits
        {
        }
    }
    public partial class Box : UnityEngine.UIElements.VisualElement
    {
        public static readonly string ussClassName = "unity-box";
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Box>
        {
        }
    }
    public partial class Button : UnityEngine.UIElements.TextElement
    {
        public static readonly string ussClassName = "unity-button";
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.Button, UnityEngine.UIElements.Button.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextElement.UxmlTraits
        {
            public UxmlTraits() { }
        }
    }
    public abstract partial class CallbackEventHandler : UnityEngine.UIElements.IEventHandler
    {
        protected virtual void ExecuteDefaultActionAtTarget(UnityEngine.UIElements.EventBase evt) { }
        protected virtual void ExecuteDefaultAction(UnityEngine.UIElements.EventBase evt) { }
    }
    public partial class ChangeEvent<T> : UnityEngine.UIElements.EventBase<UnityEngine.UIElements.ChangeEvent<T>>, UnityEngine.UIElements.IChangeEvent
    {
        public T previousValue { get; protected set; }
        public T newValue { get; protected set; }
    }
    public sealed partial class ClickEvent : UnityEngine.UIElements.PointerEventBase<UnityEngine.UIElements.ClickEvent>
    {
        public ClickEvent() { }
    }
    public partial class Clickable
    {
        protected bool active { get; set; }
        public UnityEngine.Vector2 lastMousePosition { get; internal set; }
        protected void OnMouseDown(UnityEngine.UIElements.MouseDownEvent evt) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Clickable.OnMouseDown"); }
        protected void OnMouseMove(UnityEngine.UIElements.MouseMoveEvent evt) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Clickable.OnMouseMove"); }
        protected void OnMouseUp(UnityEngine.UIElements.MouseUpEvent evt) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Clickable.OnMouseUp"); }
        protected virtual void ProcessMoveEvent(UnityEngine.UIElements.EventBase evt, UnityEngine.Vector2 localPosition) { }
    }
    public abstract partial class CollectionViewController : System.IDisposable
    {
        public event System.Action itemsSourceChanged { add { } remove { } }
        public event System.Action<int, int> itemIndexChanged { add { } remove { } }
        public virtual System.Collections.IList itemsSource { get { return m_KeptItemsSource.Get("UnityEngine.UIElements.CollectionViewController.itemsSource"); } set { m_KeptItemsSource.Set(value); } } private Umcp.Kept<System.Collections.IList> m_KeptItemsSource;
        protected void SetItemsSourceWithoutNotify(System.Collections.IList source) { throw new Umcp.LeftOutException("UnityEngine.UIElements.CollectionViewController.SetItemsSourceWithoutNotify"); }
        protected UnityEngine.UIElements.BaseVerticalCollectionView view { get; private set; }
        public void SetView(UnityEngine.UIElements.BaseVerticalCollectionView collectionView) { throw new Umcp.LeftOutException("UnityEngine.UIElements.CollectionViewController.SetView"); }
        protected virtual void PrepareView() { }
        public virtual void Dispose() { }
        public virtual int GetItemsCount() { throw new Umcp.LeftOutException("UnityEngine.UIElements.CollectionViewController.GetItemsCount"); }
        public virtual int GetIndexForId(int id) { throw new Umcp.LeftOutException("UnityEngine.UIElements.CollectionViewController.GetIndexForId"); }
        public virtual int GetIdForIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.CollectionViewController.GetIdForIndex"); }
        public virtual object GetItemForIndex(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.CollectionViewController.GetItemForIndex"); }
        protected abstract UnityEngine.UIElements.VisualElement MakeItem();
        protected abstract void BindItem(UnityEngine.UIElements.VisualElement element, int index);
        protected abstract void UnbindItem(UnityEngine.UIElements.VisualElement element, int index);
        protected abstract void DestroyItem(UnityEngine.UIElements.VisualElement element);
        protected void RaiseItemsSourceChanged() { throw new Umcp.LeftOutException("UnityEngine.UIElements.CollectionViewController.RaiseItemsSourceChanged"); }
        protected void RaiseItemIndexChanged(int srcIndex, int dstIndex) { throw new Umcp.LeftOutException("UnityEngine.UIElements.CollectionViewController.RaiseItemIndexChanged"); }
    }
    public enum CollectionVirtualizationMethod
    {
        FixedHeight = 0,
        DynamicHeight = 1,
    }
    public partial class Column
    {
        public string name { get { return m_KeptName.Get("UnityEngine.UIElements.Column.name"); } set { m_KeptName.Set(value); } } private Umcp.Kept<string> m_KeptName;
        public string title { get { return m_KeptTitle.Get("UnityEngine.UIElements.Column.title"); } set { m_KeptTitle.Set(value); } } private Umcp.Kept<string> m_KeptTitle;
        public UnityEngine.UIElements.Background icon { get { return m_KeptIcon.Get("UnityEngine.UIElements.Column.icon"); } set { m_KeptIcon.Set(value); } } private Umcp.Kept<UnityEngine.UIElements.Background> m_KeptIcon;
        public bool visible { get { return m_KeptVisible.Get("UnityEngine.UIElements.Column.visible"); } set { m_KeptVisible.Set(value); } } private Umcp.Kept<bool> m_KeptVisible;
        public UnityEngine.UIElements.Length width { get { return m_KeptWidth.Get("UnityEngine.UIElements.Column.width"); } set { m_KeptWidth.Set(value); } } private Umcp.Kept<UnityEngine.UIElements.Length> m_KeptWidth;
        public UnityEngine.UIElements.Length minWidth { get { return m_KeptMinWidth.Get("UnityEngine.UIElements.Column.minWidth"); } set { m_KeptMinWidth.Set(value); } } private Umcp.Kept<UnityEngine.UIElements.Length> m_KeptMinWidth;
        public UnityEngine.UIElements.Length maxWidth { get { return m_KeptMaxWidth.Get("UnityEngine.UIElements.Column.maxWidth"); } set { m_KeptMaxWidth.Set(value); } } private Umcp.Kept<UnityEngine.UIElements.Length> m_KeptMaxWidth;
        public bool sortable { get { return m_KeptSortable.Get("UnityEngine.UIElements.Column.sortable"); } set { m_KeptSortable.Set(value); } } private Umcp.Kept<bool> m_KeptSortable;
        public bool stretchable { get { return m_KeptStretchable.Get("UnityEngine.UIElements.Column.stretchable"); } set { m_KeptStretchable.Set(value); } } private Umcp.Kept<bool> m_KeptStretchable;
        public bool optional { get { return m_KeptOptional.Get("UnityEngine.UIElements.Column.optional"); } set { m_KeptOptional.Set(value); } } private Umcp.Kept<bool> m_KeptOptional;
        public bool resizable { get { return m_KeptResizable.Get("UnityEngine.UIElements.Column.resizable"); } set { m_KeptResizable.Set(value); } } private Umcp.Kept<bool> m_KeptResizable;
        public System.Func<UnityEngine.UIElements.VisualElement> makeHeader { get { return m_KeptMakeHeader.Get("UnityEngine.UIElements.Column.makeHeader"); } set { m_KeptMakeHeader.Set(value); } } private Umcp.Kept<System.Func<UnityEngine.UIElements.VisualElement>> m_KeptMakeHeader;
        public System.Action<UnityEngine.UIElements.VisualElement> bindHeader { get { return m_KeptBindHeader.Get("UnityEngine.UIElements.Column.bindHeader"); } set { m_KeptBindHeader.Set(value); } } private Umcp.Kept<System.Action<UnityEngine.UIElements.VisualElement>> m_KeptBindHeader;
        public System.Action<UnityEngine.UIElements.VisualElement> unbindHeader { get { return m_KeptUnbindHeader.Get("UnityEngine.UIElements.Column.unbindHeader"); } set { m_KeptUnbindHeader.Set(value); } } private Umcp.Kept<System.Action<UnityEngine.UIElements.VisualElement>> m_KeptUnbindHeader;
        public System.Action<UnityEngine.UIElements.VisualElement> destroyHeader { get { return m_KeptDestroyHeader.Get("UnityEngine.UIElements.Column.destroyHeader"); } set { m_KeptDestroyHeader.Set(value); } } private Umcp.Kept<System.Action<UnityEngine.UIElements.VisualElement>> m_KeptDestroyHeader;
        public System.Func<UnityEngine.UIElements.VisualElement> makeCell { get { return m_KeptMakeCell.Get("UnityEngine.UIElements.Column.makeCell"); } set { m_KeptMakeCell.Set(value); } } private Umcp.Kept<System.Func<UnityEngine.UIElements.VisualElement>> m_KeptMakeCell;
        public System.Action<UnityEngine.UIElements.VisualElement, int> bindCell { get { return m_KeptBindCell.Get("UnityEngine.UIElements.Column.bindCell"); } set { m_KeptBindCell.Set(value); } } private Umcp.Kept<System.Action<UnityEngine.UIElements.VisualElement, int>> m_KeptBindCell;
        public System.Action<UnityEngine.UIElements.VisualElement, int> unbindCell { get { return m_KeptUnbindCell.Get("UnityEngine.UIElements.Column.unbindCell"); } set { m_KeptUnbindCell.Set(value); } } private Umcp.Kept<System.Action<UnityEngine.UIElements.VisualElement, int>> m_KeptUnbindCell;
        public System.Action<UnityEngine.UIElements.VisualElement> destroyCell { get; set; }
        public UnityEngine.UIElements.Columns collection { get; internal set; }
    }
    public partial class Columns : System.Collections.Generic.ICollection<UnityEngine.UIElements.Column>
    {
        public string primaryColumnName { get { return m_KeptPrimaryColumnName.Get("UnityEngine.UIElements.Columns.primaryColumnName"); } set { m_KeptPrimaryColumnName.Set(value); } } private Umcp.Kept<string> m_KeptPrimaryColumnName;
        public bool reorderable { get { return m_KeptReorderable.Get("UnityEngine.UIElements.Columns.reorderable"); } set { m_KeptReorderable.Set(value); } } private Umcp.Kept<bool> m_KeptReorderable;
        public bool resizable { get { return m_KeptResizable.Get("UnityEngine.UIElements.Columns.resizable"); } set { m_KeptResizable.Set(value); } } private Umcp.Kept<bool> m_KeptResizable;
        public bool resizePreview { get { return m_KeptResizePreview.Get("UnityEngine.UIElements.Columns.resizePreview"); } set { m_KeptResizePreview.Set(value); } } private Umcp.Kept<bool> m_KeptResizePreview;
        public UnityEngine.UIElements.Columns.StretchMode stretchMode { get { return m_KeptStretchMode.Get("UnityEngine.UIElements.Columns.stretchMode"); } set { m_KeptStretchMode.Set(value); } } private Umcp.Kept<UnityEngine.UIElements.Columns.StretchMode> m_KeptStretchMode;
        public bool IsPrimary(UnityEngine.UIElements.Column column) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.IsPrimary"); }
        public System.Collections.Generic.IEnumerator<UnityEngine.UIElements.Column> GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.GetEnumerator"); }
        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.System.Collections.IEnumerable.GetEnumerator"); }
        public void Add(UnityEngine.UIElements.Column item) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.Add"); }
        public void Clear() { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.Clear"); }
        public bool Contains(UnityEngine.UIElements.Column item) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.Contains"); }
        public bool Contains(string name) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.Contains"); }
        public void CopyTo(UnityEngine.UIElements.Column[] array, int arrayIndex) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.CopyTo"); }
        public bool Remove(UnityEngine.UIElements.Column column) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.Remove"); }
        public int Count { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.Count"); } }
        public bool IsReadOnly { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.IsReadOnly"); } }
        public int IndexOf(UnityEngine.UIElements.Column column) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.IndexOf"); }
        public void Insert(int index, UnityEngine.UIElements.Column column) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.Insert"); }
        public void RemoveAt(int index) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.RemoveAt"); }
        public UnityEngine.UIElements.Column this[int index] { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.this[]"); } }
        public UnityEngine.UIElements.Column this[string name] { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.this[]"); } }
        public void ReorderDisplay(int from, int to) { throw new Umcp.LeftOutException("UnityEngine.UIElements.Columns.ReorderDisplay"); }
        public enum StretchMode
        {
            Grow = 0,
            GrowAndFill = 1,
        }
    }
    public abstract partial class CommandEventBase<T> : UnityEngine.UIElements.EventBase<T>, UnityEngine.UIElements.ICommandEvent where T : UnityEngine.UIElements.CommandEventBase<T>, new()
    {
        public string commandName { get { return m_KeptCommandName.Get("UnityEngine.UIElements.CommandEventBase<T>.commandName"); } protected set { m_KeptCommandName.Set(value); } } private Umcp.Kept<string> m_KeptCommandName;
        public static T GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.CommandEventBase<T>.GetPooled"); }
        public static T GetPooled(string commandName) { throw new Umcp.LeftOutException("UnityEngine.UIElements.CommandEventBase<T>.GetPooled"); }
        protected CommandEventBase() { }
    }
    public partial class ContextClickEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.ContextClickEvent>
    {
    }
    public enum ContextType
    {
        Player = 0,
        Editor = 1,
    }
    public abstract partial class ContextualMenuManager
    {
        public abstract void DisplayMenuIfEventMatches(UnityEngine.UIElements.EventBase evt, UnityEngine.UIElements.IEventHandler eventHandler);
        public void DisplayMenu(UnityEngine.UIElements.EventBase triggerEvent, UnityEngine.UIElements.IEventHandler target) { throw new Umcp.LeftOutException("UnityEngine.UIElements.ContextualMenuManager.DisplayMenu"); }
        protected internal abstract void DoDisplayMenu(UnityEngine.UIElements.DropdownMenu menu, UnityEngine.UIElements.EventBase triggerEvent);
    }
    public partial class ContextualMenuManipulator : UnityEngine.UIElements.MouseManipulator
    {
        public ContextualMenuManipulator(System.Action<UnityEngine.UIElements.ContextualMenuPopulateEvent> menuBuilder) { }
        protected override void RegisterCallbacksOnTarget() { throw new Umcp.LeftOutException("UnityEngine.UIElements.ContextualMenuManipulator.RegisterCallbacksOnTarget"); }
        protected override void UnregisterCallbacksFromTarget() { throw new Umcp.LeftOutException("UnityEngine.UIElements.ContextualMenuManipulator.UnregisterCallbacksFromTarget"); }
        internal ContextualMenuManipulator() { }
    }
    public partial class ContextualMenuPopulateEvent : UnityEngine.UIElements.MouseEventBase<UnityEngine.UIElements.ContextualMenuPopulateEvent>
    {
        public UnityEngine.UIElements.DropdownMenu menu { get; internal set; }
        public UnityEngine.UIElements.EventBase triggerEvent { get; internal set; }
        public static UnityEngine.UIElements.ContextualMenuPopulateEvent GetPooled(UnityEngine.UIElements.EventBase triggerEvent, UnityEngine.UIElements.DropdownMenu menu, UnityEngine.UIElements.IEventHandler target, UnityEngine.UIElements.ContextualMenuManager menuManager) { throw new Umcp.LeftOutException("UnityEngine.UIElements.ContextualMenuPopulateEvent.GetPooled"); }
        public ContextualMenuPopulateEvent() { }
    }
    public partial struct CreationContext : System.IEquatable<UnityEngine.UIElements.CreationContext>
    {
        public UnityEngine.UIElements.VisualElement target { get; internal set; }
        public UnityEngine.UIElements.VisualTreeAsset visualTreeAsset { get; internal set; }
        public System.Collections.Generic.Dictionary<string, UnityEngine.UIElements.VisualElement> slotInsertionPoints { get; internal set; }
        public bool Equals(UnityEngine.UIElements.CreationContext other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.CreationContext context1, UnityEngine.UIElements.CreationContext context2) { return ((object)context1).Equals(context2); }
        public static bool operator !=(UnityEngine.UIElements.CreationContext context1, UnityEngine.UIElements.CreationContext context2) { return !((object)context1).Equals(context2); }
    }
    public partial struct Cursor : System.IEquatable<UnityEngine.UIElements.Cursor>
    {
        public UnityEngine.Texture2D texture { get; set; }
        public UnityEngine.Vector2 hotspot { get; set; }
        public bool Equals(UnityEngine.UIElements.Cursor other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.Cursor style1, UnityEngine.UIElements.Cursor style2) { return ((object)style1).Equals(style2); }
        public static bool operator !=(UnityEngine.UIElements.Cursor style1, UnityEngine.UIElements.Cursor style2) { return !((object)style1).Equals(style2); }
    }
    public partial struct CustomStyleProperty<T> : System.IEquatable<UnityEngine.UIElements.CustomStyleProperty<T>>
    {
        public string name { get; internal set; }
        public CustomStyleProperty(string propertyName) { throw new Umcp.LeftOutException("UnityEngine.UIElements.CustomStyleProperty<T>"); }
        public bool Equals(UnityEngine.UIElements.CustomStyleProperty<T> other) { return base.Equals(other); }
        public static bool operator ==(UnityEngine.UIElements.CustomStyleProperty<T> a, UnityEngine.UIElements.CustomStyleProperty<T> b) { return ((object)a).Equals(b); }
        public static bool operator !=(UnityEngine.UIElements.CustomStyleProperty<T> a, UnityEngine.UIElements.CustomStyleProperty<T> b) { return !((object)a).Equals(b); }
    }
    public partial class CustomStyleResolvedEvent : UnityEngine.UIElements.EventBase<UnityEngine.UIElements.CustomStyleResolvedEvent>
    {
        public UnityEngine.UIElements.ICustomStyle customStyle { get { throw new Umcp.LeftOutException("UnityEngine.UIElements.CustomStyleResolvedEvent.customStyle"); } }
    }
    public enum DeltaSpeed
    {
        Fast = 0,
        Normal = 1,
        Slow = 2,
    }
    public partial class DetachFromPanelEvent : UnityEngine.UIElements.PanelChangedEventBase<UnityEngine.UIElements.DetachFromPanelEvent>
    {
    }
    public enum DisplayStyle
    {
        Flex = 0,
        None = 1,
    }
    public partial class DoubleField : UnityEngine.UIElements.TextValueField<double>
    {
        public static readonly string ussClassName = "unity-double-field";
        public static readonly string labelUssClassName = "unity-double-field__label";
        public static readonly string inputUssClassName = "unity-double-field__input";
        public override void ApplyInputDeviceDelta(UnityEngine.Vector3 delta, UnityEngine.UIElements.DeltaSpeed speed, double startValue) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DoubleField.ApplyInputDeviceDelta"); }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.DoubleField, UnityEngine.UIElements.DoubleField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.TextValueFieldTraits<double, UnityEngine.UIElements.UxmlDoubleAttributeDescription>
        {
        }
    }
    public abstract partial class DragAndDropEventBase<T> : UnityEngine.UIElements.MouseEventBase<T>, UnityEngine.UIElements.IDragAndDropEvent where T : UnityEngine.UIElements.DragAndDropEventBase<T>, new()
    {
        protected DragAndDropEventBase() { }
    }
    public partial class DragEnterEvent : UnityEngine.UIElements.DragAndDropEventBase<UnityEngine.UIElements.DragEnterEvent>
    {
        public DragEnterEvent() { }
    }
    public partial class DragExitedEvent : UnityEngine.UIElements.DragAndDropEventBase<UnityEngine.UIElements.DragExitedEvent>
    {
        public DragExitedEvent() { }
        public static UnityEngine.UIElements.DragExitedEvent GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DragExitedEvent.GetPooled"); }
    }
    public partial class DragLeaveEvent : UnityEngine.UIElements.DragAndDropEventBase<UnityEngine.UIElements.DragLeaveEvent>
    {
        public DragLeaveEvent() { }
    }
    public partial class DragPerformEvent : UnityEngine.UIElements.DragAndDropEventBase<UnityEngine.UIElements.DragPerformEvent>
    {
    }
    public partial class DragUpdatedEvent : UnityEngine.UIElements.DragAndDropEventBase<UnityEngine.UIElements.DragUpdatedEvent>
    {
        public static UnityEngine.UIElements.DragUpdatedEvent GetPooled(UnityEngine.Event systemEvent) { throw new Umcp.LeftOutException("UnityEngine.UIElements.DragUpdatedEvent.GetPooled"); }
    }
    public partial class DropdownField : UnityEngine.UIElements.PopupField<string>
    {
        public DropdownField() : this(null) { }
        public DropdownField(string label) : base(label) { }
        public DropdownField(System.Collections.Generic.List<string> choices, string defaultValue, System.Func<string, string> formatSelectedValueCallback = null, System.Func<string, string> formatListItemCallback = null) : this(null, choices, defaultValue, formatSelectedValueCallback, formatListItemCallback) { }
        public DropdownField(System.Collections.Generic.List<string> choices, int defaultIndex, System.Func<string, string> formatSelectedValueCallback = null, System.Func<string, string> formatListItemCallback = null) : this(null, choices, defaultIndex, formatSelectedValueCallback, formatListItemCallback) { }
        public partial class UxmlFactory : UnityEngine.UIElements.UxmlFactory<UnityEngine.UIElements.DropdownField, UnityEngine.UIElements.DropdownField.UxmlTraits>
        {
        }
        public partial class UxmlTraits : UnityEngine.UIElements.BaseField<string>.UxmlTraits
        {
        }
    }
}
