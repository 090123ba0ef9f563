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
