/// What a file is known again by when it is imported twice: FNV-1a of 128 bits, four bytes a step.
///
/// More than five would not do: the prime moves what a step adds up by 88 bits, and what is beyond 2^40 falls out.
/// It tells files apart and protects nothing, so it need not stand against somebody who builds two files of one hash.
struct ContentHash: CustomStringConvertible {
  private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  /// The hash of a file's bytes.
  init(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { bytes in
      let whole = bytes.count & ~3
      for place in stride(from: 0, to: whole, by: 4) {
        add(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
      }
      for byte in bytes[whole...] { add(UInt32(byte)) }
    }
  }

  private mutating func add(_ piece: UInt32) {
    value = (value ^ UInt128(piece)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
  }

  /// 32 hexadecimal digits.
  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }
}
