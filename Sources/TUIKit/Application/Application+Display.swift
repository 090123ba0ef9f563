extension Application {
  /// Lays out and draws everything anew. What did not change costs nothing further down.
  func display() {
    var canvas = Canvas(terminal.size, capabilities: terminal.capabilities, palette: palette, ground: palette[.text])
    if isTooSmall {
      drawNeedsRoom(in: &canvas)
    } else if let cover {
      cover.draw(in: &canvas)
    } else {
      screens.last?.draw(in: &canvas)
      overlays.first?.draw(in: &canvas)
    }
    terminal.present(canvas)
  }

  var isTooSmall: Bool { terminal.size.width < smallest.width || terminal.size.height < smallest.height }

  private func drawNeedsRoom(in canvas: inout Canvas) {
    let lines = needsRoom(smallest, canvas.size).map { Text($0) }
    guard let line = lines.first(where: { $0.columns <= canvas.size.width }) ?? lines.last else { return }
    canvas.put(line.truncated(to: canvas.size.width, ellipsis: canvas.capabilities.ellipsis), at: Point(0, 0))
  }
}
