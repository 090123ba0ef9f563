/// Whether an ASCII byte is a blank, a tab or a line end. NUL counts: some banks fill with it.
@inline(__always)
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) || byte == 0 }

/// Whether an ASCII byte is A to Z or a to z.
@inline(__always)
func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

/// Whether an ASCII byte is 0 to 9.
@inline(__always)
func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

/// The number that two ASCII digits make; nil when one of the bytes is none.
@inline(__always)
func twoDigits(_ tens: UInt8, _ ones: UInt8) -> Int? {
  let (tens, ones) = (tens &- 0x30, ones &- 0x30)
  return tens < 10 && ones < 10 ? Int(tens &* 10 &+ ones) : nil
}
