import CNcurses
import TUIKit
import TerminalText

/// Writes the glyphs of a run through one buffer, so that no cell allocates.
struct RunText {
  private let replacement: wchar_t
  private var buffer: [wchar_t] = []

  /// Text for a terminal of this character set.
  init(isUnicode: Bool) {
    replacement = isUnicode ? 0xFFFD : 0x3F
    buffer.reserveCapacity(1024)
  }

  /// Writes `run` where the cursor of curses is.
  mutating func put(_ run: ArraySlice<Cell>) {
    buffer.removeAll(keepingCapacity: true)
    for cell in run where cell.part != .tail { append(cell.glyph) }
    waddnwstr(stdscr, buffer, Int32(buffer.count))
  }

  /// The glyph, or a replacement as wide where the C library, by which curses places what follows, disagrees with us
  /// about its width: it may be older than the character.
  private mutating func append(_ glyph: Glyph) {
    let start = buffer.count
    buffer.append(wchar_t(bitPattern: glyph.base.value))
    if glyph.isBare, glyph.base.isASCII { return }
    for mark in glyph.marks { buffer.append(wchar_t(bitPattern: mark.value)) }
    guard !agrees(buffer[start...], glyph.columns) else { return }
    buffer.removeSubrange(start...)
    buffer.append(replacement)
    if glyph.columns == 2 { buffer.append(0x20) }
  }

  private func agrees(_ scalars: ArraySlice<wchar_t>, _ columns: Int) -> Bool {
    guard let base = scalars.first else { return false }
    return wcwidth(base) == columns && scalars.dropFirst().allSatisfy { wcwidth($0) == 0 }
  }
}
