/// FNV-1a in 64 bits: short, the same on every machine, and not meant to be secret.
enum Hash {
  /// The hash of a text's bytes in 16 hexadecimal digits.
  static func hex(of text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
