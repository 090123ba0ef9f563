/// What follows the amount in a `:61:`: `NTRF`, the customer's reference, `//` and the bank's own.
struct MT940References {
  /// The type of the transaction, where there is one.
  let type: Range<Int>
  /// The customer's reference.
  let customer: Range<Int>
  /// The bank's reference.
  let bank: Range<Int>
  /// A name that some banks write at a fixed place after the reference.
  let name: Range<Int>

  /// Reads what stands at `place`.
  init(_ bytes: ByteView, _ place: Range<Int>) {
    let hasType = place.count >= 4 && MT940References.isType(bytes, place)
    type = place.lowerBound..<(place.lowerBound + (hasType ? 4 : 0))
    let rest = type.upperBound..<place.upperBound
    let slashes = bytes.pair(slash, in: rest)
    bank = bytes.trimmed((slashes.map { $0 + 2 } ?? rest.upperBound)..<rest.upperBound)
    let own = bytes.trimmed(rest.lowerBound..<(slashes ?? rest.upperBound))
    let gap = bytes.pair(0x20, in: own)
    customer = own.lowerBound..<(gap ?? own.upperBound)
    name = bytes.trimmed((gap ?? own.upperBound)..<own.upperBound)
  }

  /// A letter and three characters. `NONREF` is no type but says that there is no reference, and then the type is missing.
  private static func isType(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    switch bytes[place.lowerBound] {
    case UInt8(ascii: "N"), UInt8(ascii: "S"), UInt8(ascii: "F"): !isNone(bytes, place)
    default: false
    }
  }

  /// Whether a reference says that there is none.
  static func isNone(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    place.isEmpty || (place.count == 6 && bytes.starts(with: "NONREF", at: place.lowerBound))
  }
}

extension ByteView {
  /// Where `byte` first stands twice in `range`.
  fileprivate func pair(_ byte: UInt8, in range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while let found = first(byte, in: place..<range.upperBound), found + 1 < range.upperBound {
      if self[found + 1] == byte { return found }
      place = found + 1
    }
    return nil
  }
}
