import TUIKit

/// A row of the tests' tables, with several numbered lines.
nonisolated struct Line: Identifiable, Equatable, Sendable {
  let id: Int
  var height = 1
  var isSelectable = true
  var version = 0

  /// The texts of its lines, from first to last.
  func text(_ line: Int) -> String { "row \(id).\(line)\(version > 0 ? " v\(version)" : "")" }
}

/// A section of the tests' tables, with or without a header and a footer.
nonisolated struct Group: Identifiable, Equatable, Sendable {
  let id: String
  var header = true
  var footer = false
}

/// Shows a row of one line.
final class LineView: View, ReusableView {
  private var model: Line?

  func configure(_ model: Line) { self.model = model }

  func prepareForReuse() { model = nil }

  override func size(fitting size: Size) -> Size { Size(10, model?.height ?? 1) }

  override func draw(in canvas: inout Canvas) {
    guard let model else { return }
    for line in 0..<model.height {
      canvas.put((isSelected ? "> " : "  ") + model.text(line), at: Point(0, line))
    }
  }
}

/// Shows a row of several lines: another kind of view, with a separate pool.
final class TallView: View, ReusableView {
  private let line = LineView()

  func configure(_ model: Line) { line.configure(model) }

  override var subviews: [View] { [line] }

  override func size(fitting size: Size) -> Size { line.size(fitting: size) }

  override func layout() {
    line.frame = Rect(0, 0, frame.width, frame.height)
    line.isSelected = isSelected
  }
}

typealias Lines = Sections<Group, Line>
typealias LineTable = TableView<Group, Line>

extension TableView where Section == Group, Row == Line {
  /// The table that the tests use.
  static func sample() -> LineTable {
    let table = LineTable { $0.height == 1 ? .with(LineView.self, $0) : .with(TallView.self, $0) }
    table.header = { $0.header ? .title(Text($0.id)) : nil }
    table.footer = { $0.footer ? .title(Text("end of \($0.id)")) : nil }
    table.isSelectable = { if case .row(let line) = $0 { line.isSelectable } else { false } }
    return table
  }

  /// The lines that it shows in a frame of this size.
  func drawn(_ height: Int, width: Int = 20) -> Canvas {
    frame = Rect(0, 0, width, height)
    var canvas = Canvas(frame.size)
    render(in: &canvas)
    return canvas
  }
}

/// A section of rows of one line each.
nonisolated func group(_ id: String, _ rows: ClosedRange<Int>, header: Bool = true, footer: Bool = false) -> (
  section: Group, rows: [Line]
) {
  (Group(id: id, header: header, footer: footer), rows.map { Line(id: $0) })
}
