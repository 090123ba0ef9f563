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
