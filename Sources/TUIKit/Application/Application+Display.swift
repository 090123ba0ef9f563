extension Application {
  /// Lays out and draws everything anew. What did not change costs nothing further down.
  func display() {
    var canvas = Canvas(terminal.size, capabilities: terminal.capabilities, palette: palette)
    if isTooSmall {
      drawNeedsRoom(in: &canvas)
    } else {
      canvas.surface(.text)
      screens.last?.draw(in: &canvas)
      overlays.first?.draw(in: &canvas)
    }
    terminal.present(canvas)
  }

  var isTooSmall: Bool { terminal.size.width < smallest.width || terminal.size.height < smallest.height }

  private func drawNeedsRoom(in canvas: inout Canvas) {
    let line = Text(needsRoom(smallest)).truncated(to: canvas.size.width, ellipsis: canvas.capabilities.ellipsis)
    canvas.put(line, at: Point(0, 0))
  }
}
