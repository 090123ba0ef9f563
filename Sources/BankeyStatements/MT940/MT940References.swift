import BankeyModel

/// The rest of `:61:` after the amount: `NTRF`, the customer's reference, `//` and the bank's reference.
struct MT940References {
  /// The type of the transaction; empty when there is none.
  let type: Range<Int>
  let customer: Range<Int>
  let bank: Range<Int>
  /// The name that some banks write at a fixed position after the reference.
  let name: Range<Int>

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

  /// Whether a type begins here: a letter and three characters. `NONREF` means that there is neither a reference nor a
  /// type.
  private static func isType(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    switch bytes[place.lowerBound] {
    case UInt8(ascii: "N"), UInt8(ascii: "S"), UInt8(ascii: "F"): !isNone(bytes, place)
    default: false
    }
  }

  /// Whether a reference is empty or says that there is none.
  static func isNone(_ bytes: ByteView, _ place: Range<Int>) -> Bool {
    place.isEmpty || (place.count == 6 && bytes.starts(with: "NONREF", at: place.lowerBound))
  }
}

extension ByteView {
  /// The place of the first two consecutive `byte`s in `range`.
  fileprivate func pair(_ byte: UInt8, in range: Range<Int>) -> Int? {
    var place = range.lowerBound
    while let found = first(byte, in: place..<range.upperBound), found + 1 < range.upperBound {
      if self[found + 1] == byte { return found }
      place = found + 1
    }
    return nil
  }
}
