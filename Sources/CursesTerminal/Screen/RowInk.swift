import CNcurses
import TUIKit
import TerminalText

/// Turns rows of a canvas into cells of curses.
struct RowInk {
  private typealias Cells = UnsafeMutableBufferPointer<cchar_t>
  private var pen: Pen
  private let replacement: wchar_t

  /// Ink for a terminal of these colors and this character set.
  init(_ capabilities: Capabilities) {
    pen = Pen(capabilities.colors)
    replacement = capabilities.isUnicode ? 0xFFFD : 0x3F
  }

  /// The cells of `row`; a wide glyph is one of them.
  mutating func cells(of row: ArraySlice<Cell>) -> [cchar_t] {
    Array(unsafeUninitializedCapacity: row.count) { cells, count in
      var style: Style?
      var blank = cchar_t()
      for cell in row where cell.part != .tail {
        if cell.style != style {
          style = cell.style
          blank = pen.blank(cell.style)
        }
        count += put(cell.glyph, blank, &cells, at: count)
      }
    }
  }

  /// Puts the glyph there, or a replacement as wide where the C library, by which curses places what follows, disagrees
  /// with us about its width: it may be older than the character. Gives the cells that it takes.
  private func put(_ glyph: Glyph, _ blank: cchar_t, _ cells: inout Cells, at index: Int) -> Int {
    cells.initializeElement(at: index, to: blank)
    let isASCII = glyph.isBare && glyph.base.isASCII
    if isASCII || agrees(glyph) {
      cells[index].chars.0 = wchar_t(bitPattern: glyph.base.value)
      if !glyph.isBare { cells[index].put(marks: glyph.marks) }
      return 1
    }
    cells[index].chars.0 = replacement
    if glyph.columns == 2 { cells.initializeElement(at: index + 1, to: blank) }
    return glyph.columns
  }

  private func agrees(_ glyph: Glyph) -> Bool {
    wcwidth(wchar_t(bitPattern: glyph.base.value)) == glyph.columns
      && (glyph.isBare || glyph.marks.allSatisfy { wcwidth(wchar_t(bitPattern: $0.value)) == 0 })
  }
}

extension cchar_t {
  /// Puts combining marks on the character. There are never more than four.
  fileprivate mutating func put(marks: [Unicode.Scalar]) {
    withUnsafeMutableBytes(of: &chars) { bytes in
      let characters = bytes.bindMemory(to: wchar_t.self)
      for (n, mark) in marks.enumerated() { characters[n + 1] = wchar_t(bitPattern: mark.value) }
    }
  }
}

/// The clipboard as the terminal's selection `c` (OSC 52), which reaches through ssh.
enum Clipboard {
  /// What to send to put `text` there, by the terminal's own format.
  static func sequence(_ text: String, format: String) -> String? {
    curses_selection(format, "c", base64(Array(text.utf8))).map { String(cString: $0) }
  }

  /// Three bytes as four letters, filled up with `=`.
  static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return stride(from: 0, to: bytes.count, by: 3).map { start in
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (group + [0, 0]).prefix(3).reduce(0) { $0 << 8 | Int($1) }
      let four = [18, 12, 6, 0].map { letters[bits >> $0 & 63] }
      return String(four.prefix(group.count + 1)) + String(repeating: "=", count: 3 - group.count)
    }.joined()
  }
}
