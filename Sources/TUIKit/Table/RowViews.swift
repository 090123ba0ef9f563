/// The views of a table: those on the screen by place, and spare ones by type. A view is made only when no spare one is left.
final class RowViews {
  private struct Shown {
    let view: View
    let kind: ObjectIdentifier
    let height: Int
    var picture: RowPicture?
  }
  private var shown: [Place: Shown] = [:]
  private var spare: [ObjectIdentifier: [View]] = [:]
  /// How many views were ever made.
  private(set) var made = 0

  /// The height of what is on the screen at a place.
  func height(_ place: Place) -> Int? { shown[place]?.height }

  /// The height of something that is not: a spare view is filled, asked, and goes back.
  func measure(_ showing: Showing, width: Int) -> Int {
    let view = take(showing)
    defer { spare[showing.kind, default: []].append(view) }
    return view.height(width)
  }

  /// The view that shows a place, recycled or new when the place was not on the screen.
  func view(_ place: Place, width: Int, _ showing: () -> Showing) -> View {
    if let shown = shown[place] { return shown.view }
    let showing = showing()
    let view = take(showing)
    shown[place] = Shown(view: view, kind: showing.kind, height: view.height(width))
    return view
  }

  /// The view of a place that is on the screen, drawn in a look: as it was drawn last, if it had that look.
  func picture(_ place: Place, _ look: RowLook) -> Canvas? {
    guard let entry = shown[place] else { return nil }
    if let picture = entry.picture, picture.look == look { return picture.canvas }
    let picture = RowPicture(of: entry.view, look)
    shown[place]?.picture = picture
    return picture.canvas
  }

  /// Makes the views of all places spare but of those that stay.
  func recycle(keeping isKept: (Place) -> Bool = { _ in false }) {
    for (place, entry) in shown where !isKept(place) {
      spare[entry.kind, default: []].append(entry.view)
      shown[place] = nil
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
  /// The lines it wants at a width, at least one.
  fileprivate func height(_ width: Int) -> Int { max(1, size(fitting: Size(width, Size.unlimited)).height) }
}

/// Something on the screen: where it stands in the order, and on which lines.
nonisolated struct VisibleRow {
  let place: Place
  var y: Int
  let height: Int

  /// The line behind its last one.
  var maxY: Int { y + height }
}

nonisolated extension [VisibleRow] {
  /// What stands at a place, when it is among them.
  subscript(place: Place) -> VisibleRow? { first { $0.place == place } }

  /// Moves all of them down by lines, or up when negative.
  mutating func move(by lines: Int) {
    guard lines != 0 else { return }
    for index in indices { self[index].y += lines }
  }

  /// Drops what is not on a screen of so many lines.
  mutating func clip(to height: Int) {
    while let last, last.y >= height { removeLast() }
    while let first, first.maxY <= 0 { removeFirst() }
  }
}

/// Which view shows something, and with what. The table makes the view or recycles one of the same type.
public struct Showing {
  let kind: ObjectIdentifier
  let make: () -> View
  let configure: (View) -> Void

  /// A view of a type, showing a model.
  public static func with<Shown: ReusableView>(_ type: Shown.Type, _ model: Shown.Model) -> Showing {
    Showing(kind: ObjectIdentifier(type), make: { type.init() }) { view in
      guard let view = view as? Shown else { return }
      view.prepareForReuse()
      view.configure(model)
    }
  }

  /// A plain title in one line, for headers and footers without a view of their own.
  public static func title(_ text: Text) -> Showing { .with(TitleView.self, text) }
}

/// Everything that decides how a row looks besides what its view shows.
nonisolated struct RowLook: Equatable {
  let size: Size
  let isSelected: Bool
  /// Whether it stands out by a color behind it, which its own surface must not cover.
  var isTinted = false
  let ground: Style
  let capabilities: Capabilities
  let palette: Palette
}

/// A row as it was drawn. Most rows are the same in many frames and only move, so a table keeps what is on the screen.
struct RowPicture {
  let look: RowLook
  let canvas: Canvas

  /// Draws a view.
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

/// Draws its content once, and shows that picture until it is told that the content has changed, or has to look otherwise. For what
/// costs more to draw than to copy, beside something that changes with every key.
public final class StillView: View {
  private let content: View
  private var picture: RowPicture?

  /// A picture of a view.
  public init(_ content: View) {
    self.content = content
    super.init()
  }

  /// Lets the content be drawn anew.
  public func contentDidChange() { picture = nil }

  /// As large as the content would like to be.
  public override func size(fitting size: Size) -> Size { content.size(fitting: size) }

  /// Copies the picture.
  public override func draw(in canvas: inout Canvas) {
    let look = RowLook(
      size: frame.size, isSelected: false, ground: canvas.ground, capabilities: canvas.capabilities,
      palette: canvas.palette)
    let picture = picture.flatMap { $0.look == look ? $0 : nil } ?? RowPicture(of: content, look)
    self.picture = picture
    canvas.put(picture.canvas, at: Point(0, 0))
  }
}
