/// What a file is known again by when it is imported twice: FNV-1a of 128 bits.
///
/// It tells files apart and protects nothing, so it need not stand against somebody who builds two files of one hash.
struct ContentHash: CustomStringConvertible {
  private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

  /// The hash of a file's bytes.
  init(_ bytes: [UInt8]) {
    for byte in bytes {
      value = (value ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
  }

  /// 32 hexadecimal digits.
  var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 32 - digits.utf8.count) + digits
  }
}
