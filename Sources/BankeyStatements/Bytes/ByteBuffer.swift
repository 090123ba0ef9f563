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
