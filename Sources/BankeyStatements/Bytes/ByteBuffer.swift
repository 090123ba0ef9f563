import BankeyModel

/// Bytes that are put together again and again in the same place: what was there is written over, and nothing given back.
struct ByteBuffer {
  /// How many there are.
  private(set) var count = 0
  /// They, and behind them old ones.
  private var store: [UInt8] = []

  /// Whether there are none.
  var isEmpty: Bool { count == 0 }
  /// The last one.
  var last: UInt8? { count == 0 ? nil : store[count - 1] }

  /// Forgets them.
  mutating func clear() { count = 0 }

  /// Adds one.
  @inline(__always)
  mutating func append(_ byte: UInt8) {
    grow(by: 1)
    store[count] = byte
    count += 1
  }

  /// Adds some.
  @inline(__always)
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
    grow(by: bytes.count)
    store.withUnsafeMutableBytes { ($0.baseAddress! + count).copyMemory(from: start, byteCount: bytes.count) }
    count += bytes.count
  }

  /// Adds a text.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Keeps those of a range.
  mutating func keep(_ range: Range<Int>) {
    store.withUnsafeMutableBytes { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[range])) }
    count = range.count
  }

  /// Hands them to `body`.
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

/// Eight bytes that are looked at together, as one number.
struct ByteBlock {
  /// How many they are.
  static let count = 8
  private let bytes: UInt64

  /// The bytes at `place`, which must all be there.
  @inline(__always)
  init(_ text: UnsafeRawBufferPointer, at place: Int) {
    precondition(place >= 0 && place + ByteBlock.count <= text.count, "bytes outside the text")
    bytes = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: place, as: UInt64.self))
  }

  /// Which of them is the first that is one of three.
  @inline(__always)
  func first(of a: UInt8, _ b: UInt8, _ c: UInt8) -> Int? {
    let found = firstPlaces(of: a) | firstPlaces(of: b) | firstPlaces(of: c)
    return found == 0 ? nil : found.trailingZeroBitCount / 8
  }

  /// Whether one of them is `byte`.
  @inline(__always)
  func contains(_ byte: UInt8) -> Bool { firstPlaces(of: byte) != 0 }

  /// Whether two that follow each other are `byte`; before the first stands `previous`.
  @inline(__always)
  func hasTwins(of byte: UInt8, after previous: UInt8) -> Bool {
    let twins = places(of: byte)
    return twins & (twins << 8 | (previous == byte ? 0x80 : 0)) != 0
  }

  /// The highest bit of each byte that is `byte`.
  @inline(__always)
  private func places(of byte: UInt8) -> UInt64 {
    let rest = bytes ^ (UInt64(byte) &* each)
    // What is not 0 below its highest bit carries into that.
    return ~((rest & low) &+ low | rest) & ~low
  }

  /// The same up to the first of them, with fewer steps: what is taken away from 0 is borrowed from the bytes behind it.
  @inline(__always)
  private func firstPlaces(of byte: UInt8) -> UInt64 {
    let rest = bytes ^ (UInt64(byte) &* each)
    return (rest &- each) & ~rest & ~low
  }

  /// The lowest bit of each byte.
  private var each: UInt64 { 0x0101_0101_0101_0101 }

  /// All bits of each byte but the highest.
  private var low: UInt64 { 0x7F7F_7F7F_7F7F_7F7F }
}

/// Finds the line of a byte.
///
/// Lines end with LF, in a file without any LF with CR: what an editor shows, also where a bank writes CR CR LF. It counts from where
/// it was last asked, so that asking for line after line of a long file stays cheap.
struct LineCounter {
  private let bytes: ByteView
  private let end: UInt8
  private var place = 0
  private var line = 1

  /// The lines of `bytes`.
  init(_ bytes: ByteView) {
    self.bytes = bytes
    end = bytes.first(0x0A, in: 0..<bytes.count) == nil ? 0x0D : 0x0A
  }

  /// The line, from 1, that the byte at `index` stands in.
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
