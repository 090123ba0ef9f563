extension Day: CustomStringConvertible {
  /// ISO 8601: `2026-11-21`.
  public var description: String {
    let (year, month, day) = components
    return zeroPadded(year, to: 4) + "-" + zeroPadded(month, to: 2) + "-" + zeroPadded(day, to: 2)
  }

  /// Reads `yyyy-MM-dd`, the whole text or nothing.
  public init?(iso text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

/// `number` in at least `width` digits.
func zeroPadded(_ number: some BinaryInteger, to width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
}

/// Whether an ASCII byte is 0 to 9.
func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
