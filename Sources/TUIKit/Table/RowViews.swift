/// The views of a table: visible ones by place, spare ones by type. Creates a view only when no spare one is left.
final class RowViews {
  private struct Shown {
    let view: View
    let kind: ObjectIdentifier
    let height: Int
    var picture: RowPicture?
  }
  private var shown: [Place: Shown] = [:]
  /// Items that are measured and not visible yet, with their filled views.
  private var measured: [Place: Shown] = [:]
  private var spare: [ObjectIdentifier: [View]] = [:]
  /// The number of views created so far.
  private(set) var made = 0

  /// The height of the item at a place; nil when it is neither visible nor measured.
  func height(_ place: Place) -> Int? { shown[place]?.height ?? measured[place]?.height }

  /// The height of an item that is not visible, measured with a spare view. The view stays filled, because the item
  /// usually becomes visible next. About as many views stay filled as fit on a screen of `lines`.
  func measure(_ place: Place, width: Int, lines: Int, _ showing: Showing) -> Int {
    if shown.count + measured.count > lines { retire(keeping: { _ in false }) }
    let view = take(showing)
    let height = view.height(width)
    measured[place] = Shown(view: view, kind: showing.kind, height: height)
    return height
  }

  /// The view for a place. Takes a spare or new view when the place was not visible.
  func view(_ place: Place, width: Int, _ showing: () -> Showing) -> View {
    if let shown = shown[place] { return shown.view }
    if let filled = measured.removeValue(forKey: place) {
      shown[place] = filled
      return filled.view
    }
    let showing = showing()
    let view = take(showing)
    shown[place] = Shown(view: view, kind: showing.kind, height: view.height(width))
    return view
  }

  /// The drawing of a visible place in a look, cached from the last frame when the look is the same.
  func picture(_ place: Place, _ look: RowLook) -> Canvas? {
    guard let entry = shown[place] else { return nil }
    if let picture = entry.picture, picture.look == look { return picture.canvas }
    let picture = RowPicture(of: entry.view, look)
    shown[place]?.picture = picture
    return picture.canvas
  }

  /// Makes all views spare, except those of places to keep.
  func recycle(keeping isKept: (Place) -> Bool = { _ in false }) {
    for (place, entry) in shown where !isKept(place) {
      spare[entry.kind, default: []].append(entry.view)
      shown[place] = nil
    }
    retire(keeping: isKept)
  }

  private func retire(keeping isKept: (Place) -> Bool) {
    for (place, entry) in measured where !isKept(place) {
      spare[entry.kind, default: []].append(entry.view)
      measured[place] = nil
    }
  }

  private func take(_ showing: Showing) -> View {
    let view = spare[showing.kind]?.popLast() ?? make(showing)
    showing.configure(view)
    return view
  }

  private func make(_ showing: Showing) -> View {
    made += 1
    return showing.make()
  }
}

extension View {
  /// The height that it needs at a width, at least 1.
  fileprivate func height(_ width: Int) -> Int { max(1, size(fitting: Size(width, Size.unlimited)).height) }
}

/// A visible item: its place and its lines on the screen.
nonisolated struct VisibleRow {
  let place: Place
  var y: Int
  let height: Int

  /// The line after its last one.
  var maxY: Int { y + height }
}

nonisolated extension [VisibleRow] {
  /// The item at a place; nil when it is not visible.
  subscript(place: Place) -> VisibleRow? { first { $0.place == place } }

  /// Moves all items down by `lines`, or up when negative.
  mutating func move(by lines: Int) {
    guard lines != 0 else { return }
    for index in indices { self[index].y += lines }
  }

  /// Removes items outside a screen of `height` lines.
  mutating func clip(to height: Int) {
    while let last, last.y >= height { removeLast() }
    while let first, first.maxY <= 0 { removeFirst() }
  }
}

/// The type of view that shows an item, with its model. The table creates or recycles the view.
public struct Showing {
  let kind: ObjectIdentifier
  let make: () -> View
  let configure: (View) -> Void

  /// Shows `model` in a view of a type.
  public static func with<Shown: ReusableView>(_ type: Shown.Type, _ model: Shown.Model) -> Showing {
    Showing(kind: ObjectIdentifier(type), make: { type.init() }) { view in
      guard let view = view as? Shown else { return }
      view.prepareForReuse()
      view.configure(model)
    }
  }

  /// A plain one-line title, for headers and footers without their own view.
  public static func title(_ text: Text) -> Showing { .with(TitleView.self, text) }
}

/// Everything besides the model that determines how a row looks.
nonisolated struct RowLook: Equatable {
  let size: Size
  let isSelected: Bool
  /// Whether the row has a signal color, which its own background must not cover.
  var isTinted = false
  let ground: Style
  let capabilities: Capabilities
  let palette: Palette
}

/// A drawn row. Most rows stay the same over many frames and only move, so the table keeps their drawings.
struct RowPicture {
  let look: RowLook
  let canvas: Canvas

  init(of view: View, _ look: RowLook) {
    var canvas = Canvas(
      look.size, capabilities: look.capabilities, palette: look.palette, ground: look.ground)
    let place = view.frame
    view.isSelected = look.isSelected
    view.isTinted = look.isTinted
    view.frame = Rect(0, 0, look.size.width, look.size.height)
    view.render(in: &canvas)
    view.frame = place
    self.look = look
    self.canvas = canvas
  }
}

/// Caches the drawing of a view until its content or look changes. For views that are more expensive to draw than to
/// copy, next to something that changes with every key.
public final class StillView: View {
  private let content: View
  private var picture: RowPicture?

  /// Wraps `content`, which is drawn once and then copied.
  public init(_ content: View) {
    self.content = content
    super.init()
  }

  /// Draws the content anew the next time.
  public func contentDidChange() { picture = nil }

  /// The size of the content.
  public override func size(fitting size: Size) -> Size { content.size(fitting: size) }

  /// Draws the content, from the cache when possible.
  public override func draw(in canvas: inout Canvas) {
    let look = RowLook(
      size: frame.size, isSelected: false, ground: canvas.ground, capabilities: canvas.capabilities,
      palette: canvas.palette)
    let picture = picture.flatMap { $0.look == look ? $0 : nil } ?? RowPicture(of: content, look)
    self.picture = picture
    canvas.put(picture.canvas, at: Point(0, 0))
  }
}
