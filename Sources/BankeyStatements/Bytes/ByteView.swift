import BankeyModel
import Glibc

/// The bytes of a file, every access checked: no file can make a parser read beyond it.
struct ByteView {
  private let bytes: UnsafeRawBufferPointer

  /// The bytes of `bytes`, which must outlive the view.
  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// How many there are.
  var count: Int { bytes.count }

  /// One of them.
  subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < bytes.count, "a byte outside the file")
    return bytes[index]
  }

  /// Some of them, without a copy.
  subscript(range: Range<Int>) -> UnsafeRawBufferPointer {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "bytes outside the file")
    return UnsafeRawBufferPointer(rebasing: bytes[range])
  }

  /// Where `byte` is first found in `range`.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
    let part = self[range]
    guard let base = part.baseAddress, let found = memchr(base, Int32(byte), part.count) else { return nil }
    return range.lowerBound + (UnsafeRawPointer(found) - base)
  }

  /// Where `byte` is found last.
  func last(_ byte: UInt8) -> Int? { bytes.lastIndex(of: byte) }
}

extension ByteView {
  /// Whether the ASCII text `text` stands at `index`, in capitals or not.
  func starts(with text: StaticString, at index: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard index >= 0, index + length <= count else { return false }
    return strncasecmp(self[index..<(index + length)].baseAddress!, text.utf8Start, length) == 0
  }

  /// Where the ASCII text `text` is first found in `range`, in capitals or not.
  func first(_ text: StaticString, in range: Range<Int>) -> Int? {
    let last = range.upperBound - text.utf8CodeUnitCount
    guard range.lowerBound <= last else { return nil }
    return (range.lowerBound...last).first { starts(with: text, at: $0) }
  }

  /// Where `text` ends, the first time that it stands at `index` or after it.
  func end(of text: StaticString, from index: Int) -> Int? {
    var index = index
    while let found = first(text.utf8Start[0], in: index..<count) {
      if starts(with: text, at: found) { return found + text.utf8CodeUnitCount }
      index = found + 1
    }
    return nil
  }

  /// Whether the same bytes stand in both ranges.
  func isEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    a == b || (a.count == b.count && memcmp(self[a].baseAddress!, self[b].baseAddress!, a.count) == 0)
  }

  /// Whether an ASCII letter stands at `index`.
  func hasLetter(at index: Int) -> Bool { index < count && isLetter(self[index]) }

  /// The range without the blanks and line ends around it.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, isBlank(self[lower]) { lower += 1 }
    while lower < upper, isBlank(self[upper - 1]) { upper -= 1 }
    return lower..<upper
  }
}

/// Whether an ASCII byte is a blank, a tab or a line end. NUL counts: some banks fill with it.
@inline(__always)
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) || byte == 0 }

/// Whether an ASCII byte is A to Z or a to z.
@inline(__always)
func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

/// The number that two ASCII digits make; nil when one of the bytes is none.
@inline(__always)
func twoDigits(_ tens: UInt8, _ ones: UInt8) -> Int? {
  let (tens, ones) = (tens &- 0x30, ones &- 0x30)
  return tens < 10 && ones < 10 ? Int(tens &* 10 &+ ones) : nil
}
