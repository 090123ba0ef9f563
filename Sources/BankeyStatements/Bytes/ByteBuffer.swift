import BankeyModel

/// A byte buffer that is refilled many times without reallocating.
struct ByteBuffer {
  private(set) var count = 0
  /// The bytes, followed by stale ones.
  private var store: [UInt8] = []

  var isEmpty: Bool { count == 0 }
  /// The last byte; nil when it is empty.
  var last: UInt8? { count == 0 ? nil : store[count - 1] }

  /// Removes all bytes but keeps the memory.
  mutating func clear() { count = 0 }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    grow(by: 1)
    store[count] = byte
    count += 1
  }

  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    grow(by: bytes.count)
    store.withUnsafeMutableBytes { ($0.baseAddress! + count).copyMemory(from: start, byteCount: bytes.count) }
    count += bytes.count
  }

  /// Appends a text in UTF-8.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Keeps only the bytes of a range.
  mutating func keep(_ range: Range<Int>) {
    store.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[range])) }
    count = range.count
  }

  /// Passes the bytes to `body`.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    store.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
  }

  @inline(__always)
  private mutating func grow(by more: Int) {
    if count + more > store.count { enlarge(by: more) }
  }

  @inline(never)
  private mutating func enlarge(by more: Int) {
    store += Array(repeating: 0, count: max(more, store.count, 256))
  }
}

/// Eight bytes that are examined together as one number (SWAR).
struct ByteBlock {
  static let count = 8
  private let bytes: UInt64

  /// Loads the bytes at `place`. Traps when they are not all within the text.
  @inline(__always)
  init(_ text: UnsafeRawBufferPointer, at place: Int) {
    precondition(place >= 0 && place + ByteBlock.count <= text.count, "bytes outside the text")
    bytes = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Whether it contains `byte`.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { firstPlaces(of: byte) != 0 }

  /// Whether it contains `byte` twice in a row. `previous` is the byte before the block.
  @inline(__always)
  func hasRepeat(of byte: UInt8, after previous: UInt8) -> Bool {
    let twins = places(of: byte)
    return twins & (twins << 8 | (previous == byte ? 0x80 : 0)) != 0
  }

  /// A mask with the highest bit set of each byte that equals `byte`.
  @inline(__always)
  fileprivate func places(of byte: UInt8) -> UInt64 {
    let rest = bytes ^ (UInt64(byte) &* each)
    // Anything nonzero below the highest bit carries into it.
    return ~((rest & low) &+ low | rest) & ~low
  }

  /// A mask that is exact up to the first match, with fewer steps: subtracting from 0 borrows from the bytes after it.
  @inline(__always)
  private func firstPlaces(of byte: UInt8) -> UInt64 {
    let rest = bytes ^ (UInt64(byte) &* each)
    return (rest &- each) & ~rest & ~low
  }

  /// A mask of the lowest bit of each byte.
  private var each: UInt64 { 0x0101_0101_0101_0101 }

  /// A mask of all bits but the highest of each byte.
  private var low: UInt64 { 0x7F7F_7F7F_7F7F_7F7F }
}

/// Finds the next of three bytes, over and over, and examines each block of the text once.
struct ByteSearch {
  private let bytes: (UInt8, UInt8, UInt8)
  /// The place of the block examined last.
  private var block = -ByteBlock.count
  /// A mask with the highest bit set of each byte of the block that is one of the three.
  private var found: UInt64 = 0

  init(_ a: UInt8, _ b: UInt8, _ c: UInt8) { bytes = (a, b, c) }

  /// Whether a byte is one of the three.
  @inline(__always)
  func isFound(_ byte: UInt8) -> Bool { byte == bytes.0 || byte == bytes.1 || byte == bytes.2 }

  /// The place of the first of the bytes at `start` or later; the end of the text when there is none.
  @inline(__always)
  mutating func next(in text: UnsafeRawBufferPointer, from start: Int) -> Int {
    var place = start
    if place >= block, place < block + ByteBlock.count {
      let rest = found & (.max << UInt64(truncatingIfNeeded: (place - block) * 8))
      if rest != 0 { return block + rest.trailingZeroBitCount / 8 }
      place = block + ByteBlock.count
    }
    while place + ByteBlock.count <= text.count {
      let bytes = ByteBlock(text, at: place)
      (block, found) = (place, bytes.places(of: self.bytes.0) | bytes.places(of: self.bytes.1))
      found |= bytes.places(of: self.bytes.2)
      if found != 0 { return place + found.trailingZeroBitCount / 8 }
      place += ByteBlock.count
    }
    while place < text.count, !isFound(text[place]) { place += 1 }
    return place
  }
}

/// Finds the line number of a byte.
///
/// Lines end with LF, or with CR in a file without any LF. This agrees with editors, also where a bank writes CR CR LF.
/// Counting resumes where the last call ended, so asking for line after line of a long file is cheap.
struct LineCounter {
  private let bytes: ByteView
  private let end: UInt8
  private var place = 0
  private var line = 1

  /// Prepares counting the lines of `bytes`.
  init(_ bytes: ByteView) {
    self.bytes = bytes
    end = bytes.first(0x0A, in: 0..<bytes.count) == nil ? 0x0D : 0x0A
  }

  /// The line, from 1, that contains the byte at `index`.
  mutating func line(at index: Int) -> Int {
    line += index >= place ? ends(in: place..<index) : -ends(in: index..<place)
    place = index
    return line
  }

  private func ends(in range: Range<Int>) -> Int {
    var (count, place) = (0, range.lowerBound)
    while let found = bytes.first(end, in: place..<range.upperBound) { (count, place) = (count + 1, found + 1) }
    return count
  }
}
