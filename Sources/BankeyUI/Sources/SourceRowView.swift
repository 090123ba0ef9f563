import BankeyCore
import BankeyModel
import BankeyText
import TUIKit

/// A source or connection: its name, its state, and the beginning of its error.
final class SourceRowView: View, ReusableView {
  /// The maximum number of lines for an error; its own screen shows the rest.
  private static let errorLines = 2
  private var row: SourceRow?

  func configure(_ row: SourceRow) { self.row = row }

  func prepareForReuse() { row = nil }

  /// The full width and the height of its notes.
  override func size(fitting size: Size) -> Size {
    Size(size.width, 1 + below(size.width, ellipsis: "").count)
  }

  /// Draws the complete name, the kind if it fits, and the notes below.
  override func draw(in canvas: inout Canvas) {
    guard let row else { return }
    let width = canvas.bounds.width
    let end = ReportColumns(width: width).amountEnd
    let kind = Text(row.kind ?? "", .secondary)
    let title = Text(row.title, isSelected ? .strong : row.isNested || row.id == .none ? .text : .title)
    if isSelected { canvas.put(canvas.capabilities.symbols.mark, at: Point(0, 0), .mark) }
    let free = canvas.put(title, from: indent, to: end, line: 0) + 3
    if free + kind.columns <= end { canvas.put(kind, at: Point(free, 0)) }
    for (y, line) in below(width, ellipsis: canvas.capabilities.ellipsis).enumerated() {
      canvas.put(line, at: Point(indent + 2, y + 1))
    }
  }

  private var indent: Int { row?.isNested == true ? 4 : 2 }

  private func below(_ width: Int, ellipsis: String) -> [Text] {
    let room = max(1, ReportColumns(width: width).amountEnd - indent - 2)
    return notes(room) + error(room, ellipsis)
  }

  private func error(_ room: Int, _ ellipsis: String) -> [Text] {
    guard let error = row?.error else { return [] }
    let lines = Text(error, .warning).wrapped(to: room)
    guard lines.count > Self.errorLines else { return lines }
    let cut = (lines[Self.errorLines - 1] + " " + lines[Self.errorLines]).truncated(to: room, ellipsis: ellipsis)
    return lines.prefix(Self.errorLines - 1) + [cut]
  }

  /// The notes, with a symbol before warnings. Lines break between notes where possible.
  private func notes(_ room: Int) -> [Text] {
    let notes = row?.notes ?? []
    return notes.enumerated().reduce(into: [Text]()) { lines, item in
      let (index, note) = item
      let text = (note.isWarning ? "! " : "") + note.text + (index + 1 < notes.count ? "," : "")
      let piece = Text(text, note.isWarning ? .warning : .secondary)
      if let last = lines.last, last.columns + 1 + piece.columns <= room {
        lines[lines.count - 1] = last + " " + piece
      } else {
        lines += piece.wrapped(to: room)
      }
    }
  }
}
