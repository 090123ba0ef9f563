/// Finds a tag by its name without making a string of it: names up to 16 bytes are two numbers.
struct OFXTagTable {
  /// A name in capitals as two numbers.
  struct Key: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0
  }

  private struct Slot {
    var key: Key
    var tag: OFXTag
  }

  /// The table of all tags.
  static let all = OFXTagTable()
  /// The longest name that it can hold.
  static let longest = 16

  private var slots = [Slot?](repeating: nil, count: 256)

  private init() {
    for tag in OFXTag.allCases {
      let key = Key(tag.rawValue.utf8)
      var place = key.place
      while slots[place] != nil { place = (place + 1) & 255 }
      slots[place] = Slot(key: key, tag: tag)
    }
  }

  /// The tag with that name; nil when it means nothing to bankey.
  func tag(_ key: Key) -> OFXTag? {
    var place = key.place
    while let slot = slots[place] {
      if slot.key == key { return slot.tag }
      place = (place + 1) & 255
    }
    return nil
  }
}

extension OFXTagTable.Key {
  /// The key of a name, in capitals or not. Only its first 16 bytes count.
  init(_ name: some Sequence<UInt8>) {
    var shift: UInt64 = 0
    for byte in name {
      let capital = UInt64(byte &- 0x61 < 26 ? byte &- 0x20 : byte)
      if shift < 64 { low |= capital << shift } else { high |= capital << (shift & 63) }
      shift += 8
      if shift == 128 { return }
    }
  }

  /// Where the search begins.
  fileprivate var place: Int {
    let mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 56)
  }
}
