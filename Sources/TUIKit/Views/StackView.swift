/// The direction of a stack.
public nonisolated enum Axis: Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The component of a size along the axis.
  func length(_ size: Size) -> Int { self == .horizontal ? size.width : size.height }

  /// The component of a size across the axis.
  func breadth(_ size: Size) -> Int { self == .horizontal ? size.height : size.width }

  /// Creates a size from its components along and across the axis.
  func size(_ length: Int, _ breadth: Int) -> Size {
    self == .horizontal ? Size(length, breadth) : Size(breadth, length)
  }

  /// Creates a rectangle from its positions and lengths along and across the axis.
  func rect(_ start: Int, _ side: Int, _ length: Int, _ breadth: Int) -> Rect {
    self == .horizontal ? Rect(start, side, length, breadth) : Rect(side, start, breadth, length)
  }
}

/// The properties of a view that decide its share of a stack's length.
nonisolated struct StackItem: Hashable, Sendable {
  /// The length that it prefers.
  var ideal: Int
  /// The priority with which the view resists growing.
  var hugging = Priority.medium
  /// The priority with which the view resists shrinking.
  var resistance = Priority.medium
}

/// Divides `length` cells among `items`; the results always add up to it. Extra cells go to the items with the lowest
/// hugging, missing cells come from those with the lowest resistance, down to zero. Equals share evenly, and the first
/// ones bear the remainder.
nonisolated func distribute(_ length: Int, among items: [StackItem]) -> [Int] {
  var sizes = items.map { max(0, $0.ideal) }
  let spare = length - sizes.reduce(0, +)
  if spare > 0 { grow(&sizes, by: spare, items) }
  if spare < 0 { shrink(&sizes, by: -spare, items) }
  return sizes
}

/// `length` divided into `count` shares; the first ones bear the remainder.
nonisolated func share(_ length: Int, among count: Int) -> [Int] {
  (0..<count).map { length / count + ($0 < length % count ? 1 : 0) }
}

private nonisolated func grow(_ sizes: inout [Int], by spare: Int, _ items: [StackItem]) {
  guard let least = items.map(\.hugging).min() else { return }
  let growing = items.indices.filter { items[$0].hugging == least }
  for (index, part) in zip(growing, share(spare, among: growing.count)) { sizes[index] += part }
}

private nonisolated func shrink(_ sizes: inout [Int], by missing: Int, _ items: [StackItem]) {
  var missing = missing
  for level in Set(items.map(\.resistance)).sorted() {
    while missing > 0 {
      let shrinking = sizes.indices.filter { items[$0].resistance == level && sizes[$0] > 0 }
      if shrinking.isEmpty { break }
      for (index, part) in zip(shrinking, share(missing, among: shrinking.count)) {
        let taken = min(part, sizes[index])
        sizes[index] -= taken
        missing -= taken
      }
    }
  }
}

/// The rule by which a stack divides its length among its views.
public nonisolated enum Distribution: Sendable {
  /// Each gets its preferred length, adjusted by hugging and resistance.
  case fill
  /// All get the same length; the first ones bear the remainder.
  case fillEqually
}

/// A row or column of views.
open class StackView: View {
  /// The direction in which views are arranged.
  public var axis: Axis
  /// The cells between two views.
  public var spacing: Int
  /// The space around all views.
  public var margins: Insets
  /// The alignment across the axis.
  public var alignment: Alignment
  /// The rule by which views share the length.
  public var distribution: Distribution
  /// The views in order, including hidden ones.
  public private(set) var arranged: [View]

  /// Creates a stack of `arranged` views, in order.
  public init(
    _ axis: Axis, spacing: Int = 0, margins: Insets = .zero, alignment: Alignment = .fill,
    distribution: Distribution = .fill, _ views: [View] = []
  ) {
    self.axis = axis
    self.spacing = spacing
    self.margins = margins
    self.alignment = alignment
    self.distribution = distribution
    arranged = views
  }

  /// The arranged views, hidden ones included.
  open override var subviews: [View] { arranged }

  /// Adds a view after the last one.
  public func append(_ view: View) { arranged.append(view) }

  /// Removes a view.
  public func remove(_ view: View) { arranged.removeAll { $0 === view } }

  /// Replaces a view, such as a placeholder.
  public func replace(_ old: View, with new: View) {
    guard let index = arranged.firstIndex(where: { $0 === old }) else { return }
    arranged[index] = new
  }

  /// The preferred size of all visible views, with spacing and margins.
  open override func size(fitting size: Size) -> Size {
    let sizes = shown.map { $0.size(fitting: size.inset(by: margins)) }
    let lengths = sizes.map(axis.length)
    let length = distribution == .fill ? lengths.reduce(0, +) : (lengths.max() ?? 0) * lengths.count
    return axis.size(length + gaps, sizes.map(axis.breadth).max() ?? 0).outset(by: margins)
  }

  /// Lays out the visible views.
  open override func layout() {
    let room = Rect(0, 0, frame.width, frame.height).inset(by: margins)
    let sizes = shown.map { $0.size(fitting: room.size) }
    let lengths = lengths(sizes, in: max(0, axis.length(room.size) - gaps))
    var start = axis == .horizontal ? room.x : room.y
    for (view, (size, length)) in zip(shown, zip(sizes, lengths)) {
      view.frame = place(axis.breadth(size), in: room, start, length)
      start += length + spacing
    }
  }

  private func lengths(_ sizes: [Size], in length: Int) -> [Int] {
    guard distribution == .fill else { return share(length, among: sizes.count) }
    let items = zip(shown, sizes).map {
      StackItem(ideal: axis.length($1), hugging: $0.hugging, resistance: $0.resistance)
    }
    return distribute(length, among: items)
  }

  private func place(_ ideal: Int, in room: Rect, _ start: Int, _ length: Int) -> Rect {
    let across = axis.breadth(room.size)
    let breadth = alignment == .fill ? across : min(ideal, across)
    let side = axis == .horizontal ? room.y : room.x
    return axis.rect(start, side + alignment.offset(across - breadth), length, breadth)
  }

  private var shown: [View] { arranged.filter { !$0.isHidden } }

  private var gaps: Int { max(0, shown.count - 1) * spacing }
}

/// Empty space that grows and shrinks before other views.
public final class SpacerView: View {
  /// The preferred length in both directions.
  public var length: Int

  /// Creates a spacer that prefers `length` cells and yields before other views.
  public init(_ length: Int = 0) {
    self.length = length
    super.init()
    hugging = 1
    resistance = 1
  }

  /// The preferred length in both directions.
  public override func size(fitting size: Size) -> Size { Size(length, length) }
}
