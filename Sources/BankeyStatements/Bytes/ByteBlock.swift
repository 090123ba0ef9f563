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
