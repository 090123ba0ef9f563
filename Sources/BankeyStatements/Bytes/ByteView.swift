import BankeyModel
import Glibc

/// The bytes of a file with bounds-checked access, so that no file can make a parser read beyond it.
struct ByteView {
  private let bytes: UnsafeRawBufferPointer

  /// Creates a view of `bytes`, which must outlive it.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var count: Int { bytes.count }

  subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < bytes.count, "a byte outside the file")
    return bytes[index]
  }

  /// The bytes of a range, without copying.
  subscript(range: Range<Int>) -> UnsafeRawBufferPointer {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "bytes outside the file")
    return UnsafeRawBufferPointer(rebasing: bytes[range])
  }

  /// The index of the first `byte` in `range`; nil when there is none.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    let part = self[range]
    guard let base = part.baseAddress, let found = memchr(base, Int32(byte), part.count) else { return nil }
    return range.lowerBound + (UnsafeRawPointer(found) - base)
  }

  /// The index of the last `byte`; nil when there is none.
  func last(_ byte: UInt8) -> Int? { bytes.lastIndex(of: byte) }
}

extension ByteView {
  /// Whether the ASCII text `text` is at `index`, ignoring case.
  func starts(with text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index + length <= count else { return false }
    return strncasecmp(self[index..<(index + length)].baseAddress!, text.utf8Start, length) == 0
  }

  /// The index of the first ASCII text `text` in `range`, ignoring case; nil when there is none.
  func first(_ text: StaticString, in range: Range<Int>) -> Int? {
    let last = range.upperBound - text.utf8CodeUnitCount
    guard range.lowerBound <= last else { return nil }
    return (range.lowerBound...last).first { starts(with: text, at: $0) }
  }

  /// The index after the first `text` at `index` or later, ignoring case; nil when there is none.
  func end(of text: StaticString, from index: Int) -> Int? {
    var index = index
    while let found = first(text.utf8Start[0], in: index..<count) {
      if starts(with: text, at: found) { return found + text.utf8CodeUnitCount }
      index = found + 1
    }
    return nil
  }

  /// Whether both ranges contain the same bytes.
  func isEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a == b || (a.count == b.count && memcmp(self[a].baseAddress!, self[b].baseAddress!, a.count) == 0)
  }

  /// Whether an ASCII letter is at `index`.
  func hasLetter(at index: Int) -> Bool { index < count && isLetter(self[index]) }

  /// The range without surrounding blanks and line ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, isBlank(self[lower]) { lower += 1 }
    while lower < upper, isBlank(self[upper - 1]) { upper -= 1 }
    return lower..<upper
  }
}

/// Whether a byte is a blank, tab or line end in ASCII, or NUL, which some banks use for padding.
@inline(__always)
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) || byte == 0 }

/// The number that two ASCII digits form; nil when either byte is not a digit.
@inline(__always)
func twoDigits(_ tens: UInt8, _ ones: UInt8) -> Int? {
  let (tens, ones) = (tens &- 0x30, ones &- 0x30)
  return tens < 10 && ones < 10 ? Int(tens &* 10 &+ ones) : nil
}

/// The lines of a file, without surrounding blanks and without a UTF-8 byte order mark.
struct TextLines {
  let bytes: ByteView
  private let lineEnd: UInt8
  private(set) var place: Int

  init(_ bytes: ByteView) {
    self.bytes = bytes
    lineEnd = bytes.first(0x0A, in: 0..<bytes.count) == nil ? 0x0D : 0x0A
    place = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
  }

  /// The next line; nil at the end of the file.
  mutating func next() -> Range<Int>? {
    guard place < bytes.count else { return nil }
    let line = place..<(bytes.first(lineEnd, in: place..<bytes.count) ?? bytes.count)
    place = min(line.upperBound + 1, bytes.count)
    return bytes.trimmed(line)
  }
}
