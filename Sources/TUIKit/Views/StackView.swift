/// A direction in which views follow each other.
public nonisolated enum Axis: Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The length of a size in this direction.
  func length(_ size: Size) -> Int { self == .horizontal ? size.width : size.height }

  /// The length across this direction.
  func breadth(_ size: Size) -> Int { self == .horizontal ? size.height : size.width }

  /// A size from its lengths along and across.
  func size(_ length: Int, _ breadth: Int) -> Size {
    self == .horizontal ? Size(length, breadth) : Size(breadth, length)
  }

  /// A rectangle from its place and lengths along and across.
  func rect(_ start: Int, _ side: Int, _ length: Int, _ breadth: Int) -> Rect {
    self == .horizontal ? Rect(start, side, length, breadth) : Rect(side, start, breadth, length)
  }
}

/// What a stack knows of a view when it divides its length.
nonisolated struct StackItem: Hashable, Sendable {
  /// Cells that it would like to have.
  var ideal: Int
  /// How strongly it refuses more.
  var hugging = Priority.medium
  /// How strongly it refuses less.
  var resistance = Priority.medium
}

/// Divides `length` cells among `items`; they always add up to it. Spare cells go to those that hug least, missing ones
/// come from those that resist least, down to nothing. Equals share evenly; what cannot be shared, the first ones bear.
nonisolated func distribute(_ length: Int, among items: [StackItem]) -> [Int] {
  var sizes = items.map { max(0, $0.ideal) }
  let spare = length - sizes.reduce(0, +)
  if spare > 0 { grow(&sizes, by: spare, items) }
  if spare < 0 { shrink(&sizes, by: -spare, items) }
  return sizes
}

/// The same number of cells for each of `count`; the first ones get what cannot be divided.
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

/// How a stack divides its length among its views.
public nonisolated enum Distribution: Sendable {
  /// Each gets what it would like; what is over or missing is settled by hugging and resistance.
  case fill
  /// Each gets the same; cells that cannot be divided go to the first ones.
  case fillEqually
}

/// Views side by side, or one above the other.
open class StackView: View {
  /// The direction in which they follow each other.
  public var axis: Axis
  /// Cells between two of them.
  public var spacing: Int
  /// Room around all of them.
  public var margins: Insets
  /// How they stand across the axis.
  public var alignment: Alignment
  /// How they share the length.
  public var distribution: Distribution
  /// The views, in order, hidden ones too.
  public private(set) var arranged: [View]

  /// A stack of views.
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

  /// The views it arranges.
  open override var subviews: [View] { arranged }

  /// Adds a view at the end.
  public func append(_ view: View) { arranged.append(view) }

  /// Takes a view out.
  public func remove(_ view: View) { arranged.removeAll { $0 === view } }

  /// Puts a view in the place of another: placeholders first, real views later.
  public func replace(_ old: View, with new: View) {
    guard let index = arranged.firstIndex(where: { $0 === old }) else { return }
    arranged[index] = new
  }

  /// What its views would like to have, with spacing and margins.
  open override func size(fitting size: Size) -> Size {
    let sizes = shown.map { $0.size(fitting: size.inset(by: margins)) }
    let lengths = sizes.map(axis.length)
    let length = distribution == .fill ? lengths.reduce(0, +) : (lengths.max() ?? 0) * lengths.count
    return axis.size(length + gaps, sizes.map(axis.breadth).max() ?? 0).outset(by: margins)
  }

  /// Gives the views their frames.
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

/// Empty room that grows and shrinks before anything else does.
public final class SpacerView: View {
  /// Cells that it would like to have in each direction.
  public var length: Int

  /// A spacer.
  public init(_ length: Int = 0) {
    self.length = length
    super.init()
    hugging = 1
    resistance = 1
  }

  /// Its length in each direction.
  public override func size(fitting size: Size) -> Size { Size(length, length) }
}
