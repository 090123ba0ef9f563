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
