import CXML2

/// Finds the tag of a name by the name's address: libxml2 keeps every name once, so that nothing has to be compared.
struct CAMTTagTable {
  private static let bits = 8

  private var slots = [(name: UnsafePointer<xmlChar>, tag: CAMTTag)?](repeating: nil, count: 1 << bits)

  /// The tags by the names of `xml`.
  init(_ xml: XMLParser) {
    for tag in CAMTTag.allCases {
      guard let name = xml.name(tag.rawValue) else { continue }
      var place = CAMTTagTable.place(of: name)
      while slots[place] != nil { place = CAMTTagTable.next(place) }
      slots[place] = (name, tag)
    }
  }

  /// The tag with that name; nil when it means nothing to bankey.
  func tag(_ name: UnsafePointer<xmlChar>) -> CAMTTag? {
    var place = CAMTTagTable.place(of: name)
    while let known = slots[place] {
      if known.name == name { return known.tag }
      place = CAMTTagTable.next(place)
    }
    return nil
  }

  private static func place(of name: UnsafePointer<xmlChar>) -> Int {
    let mixed = UInt64(UInt(bitPattern: name)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> UInt64(64 - bits))
  }

  private static func next(_ place: Int) -> Int { (place + 1) & (1 << bits - 1) }
}
