import CNcurses
import TUIKit
import TerminalText

/// Converts rows of a canvas to curses cells.
struct RowInk {
  private typealias Cells = UnsafeMutableBufferPointer<cchar_t>
  private var pen: Pen
  private let replacement: wchar_t

  /// Creates a converter for a terminal.
  init(_ capabilities: Capabilities) {
    pen = Pen(capabilities.colors)
    replacement = capabilities.isUnicode ? 0xFFFD : 0x3F
  }

  /// The cells of `row`; a wide glyph is a single cell.
  mutating func cells(of row: ArraySlice<Cell>) -> [cchar_t] {
    row.withUnsafeBufferPointer { row in
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
  }

  /// Stores a glyph, or a replacement of the same width when the C library disagrees about its width: curses positions
  /// what follows by it, and the library may be older than the character. Returns the number of cells used.
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
  /// Adds combining marks to the character, of which there are at most four.
  fileprivate mutating func put(marks: [Unicode.Scalar]) {
    withUnsafeMutableBytes(of: &chars) { bytes in
      let characters = bytes.bindMemory(to: wchar_t.self)
      for (n, mark) in marks.enumerated() { characters[n + 1] = wchar_t(bitPattern: mark.value) }
    }
  }
}

/// Copies to the terminal's clipboard selection `c` (OSC 52), which also works over ssh.
enum Clipboard {
  /// The sequence that copies `text`, in the terminal's own format.
  static func sequence(_ text: String, format: String) -> String? {
    curses_selection(format, "c", base64(Array(text.utf8))).map { String(cString: $0) }
  }

  /// Base64 with padding.
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
