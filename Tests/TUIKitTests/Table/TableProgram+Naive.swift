import TUIKit

extension TableProgram {
  /// Every line of the whole table, by the simplest possible code.
  var allLines: [String] {
    shownSections.flatMap { section, rows in
      (section.header ? [cut(section.id)] : []) + rows.flatMap(lines)
        + (section.footer ? [cut("end of \(section.id)")] : [])
    }
  }

  /// The lines of the selected row; nil when none is selected.
  var selectedLines: [String]? { table.selectedRow.map(lines) }

  private var shownSections: [(section: Group, rows: [Line])] {
    switch table.display {
    case .hidesWithoutRows: sections.filter { !$0.rows.isEmpty }
    case .hidesWithoutData: sections
    case .showsExactly(let ids): ids.compactMap { id in sections.first { $0.section.id == id } }
    }
  }

  private func lines(_ line: Line) -> [String] {
    let mark = table.selectedRow?.id == line.id ? "> " : "  "
    return (0..<line.height).map { cut(mark + line.text($0)) }
  }

  /// The text that fits: titles end with an ellipsis, rows are clipped, and trailing blanks are ignored.
  private func cut(_ text: String) -> String {
    let isTitle = text.hasPrefix("G") || text.hasPrefix("end")
    var text = isTitle ? Text(text).truncated(to: size.width).string : String(text.prefix(size.width))
    while text.last == " " { text.removeLast() }
    return text
  }
}
