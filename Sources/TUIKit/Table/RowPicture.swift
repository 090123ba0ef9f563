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
