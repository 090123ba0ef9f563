import TUIKit

/// The only section.
nonisolated struct ProbeSection: Identifiable, Equatable {
  let id: Int
}

/// A name and an amount. Names with wide, combining, missing and forbidden characters on purpose.
nonisolated struct ProbeRow: Identifiable, Equatable {
  let id: Int
  var name: String { Self.names[id % Self.names.count] }

  private static let names = [
    "Brukskonto", "Jørgen Ærø", "作者の口座", "Cafe\u{301} Zürich", "👨‍👩‍👧 family", "❤️ heart", "👍🏻 thumb", "🇳🇴 flag",
    "\u{1FAE8} newer than libc", "bidi \u{202E}evil", "esc \u{1B}[31mred", "Ω≈ç√", "한국어 계좌",
  ]
}

/// A row: its number, its name, a bar at the right edge that shows whether the columns before it add up.
final class ProbeRowView: View, ReusableView {
  private var model: ProbeRow?
  required override init() { super.init() }
  func configure(_ model: ProbeRow) { self.model = model }
  override func size(fitting size: Size) -> Size { Size(size.width, 1) }
  override func draw(in canvas: inout Canvas) {
    guard let model else { return }
    if isSelected { canvas.surface(.selection) }
    canvas.put("\(model.id + 1)", at: Point(0, 0), .secondary)
    canvas.put(model.name, at: Point(5, 0))
    canvas.put("\(model.id * 37).50 |", at: Point(canvas.bounds.width - 12, 0))
  }
}
