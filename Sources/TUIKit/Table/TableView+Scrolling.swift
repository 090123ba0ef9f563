extension TableView {
  /// Scrolls by lines, down when positive. The selection stays where it is.
  public func scroll(by lines: Int) {
    guard frame.height > 0, let start = order.exists(top) ? top : order.first else { return }
    top = start
    hidden += lines
    while hidden < 0, let previous = order.before(top) {
      top = previous
      hidden += height(top)
    }
    while hidden >= height(top), let next = order.after(top) {
      hidden -= height(top)
      top = next
    }
    hidden = max(0, hidden)
    fillBottom()
  }

  /// Scrolls back so far that no line of the screen is empty while some are hidden above.
  private func fillBottom() {
    var missing = frame.height - linesBelow(top)
    while missing > 0 {
      if hidden > 0 {
        let some = min(hidden, missing)
        hidden -= some
        missing -= some
      } else if let previous = order.before(top) {
        top = previous
        hidden = height(previous)
      } else {
        return
      }
    }
  }

  /// Lines from the top of the screen to the end of the content, counted no further than the screen.
  private func linesBelow(_ place: Place) -> Int {
    var lines = -hidden
    var place: Place? = place
    while let shown = place, lines < frame.height {
      lines += height(shown)
      place = order.after(shown)
    }
    return lines
  }

  /// Scrolls as little as shows all of `place`, or its beginning when it is taller than the screen.
  func reveal(_ place: Place) {
    guard frame.height > 0 else { return }
    if place < top || place == top && hidden > 0 { return (top, hidden) = (place, 0) }
    var start = place
    var lines = height(place)
    while lines < frame.height, start > top, let previous = order.before(start) {
      start = previous
      lines += height(start)
    }
    if start > top || lines - hidden > frame.height {
      top = start
      hidden = max(0, lines - frame.height)
    }
    if top == place { hidden = 0 }
  }

  /// The lines of what stands at a place.
  func height(_ place: Place) -> Int {
    views.height(place) ?? views.measure(showing(place), width: frame.width)
  }
}
