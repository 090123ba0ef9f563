import CXML2

/// Finds the tag of a name by the name's address: libxml2 keeps every name once, so that nothing has to be compared.
struct CAMTTagTable {
  /// How many names are kept; a file with more of them has names that no bank knows.
  private static let limit = 1024

  private var names = [UnsafePointer<xmlChar>?](repeating: nil, count: 2 * limit)
  private var tags = [CAMTTag?](repeating: nil, count: 2 * limit)
  private var count = 0

  /// The tag with that name; nil when it means nothing to bankey.
  mutating func tag(_ name: UnsafePointer<xmlChar>) -> CAMTTag? {
    var place = CAMTTagTable.place(of: name)
    while let known = names[place] {
      if known == name { return tags[place] }
      place = (place + 1) & (2 * CAMTTagTable.limit - 1)
    }
    let tag = CAMTTag(rawValue: String(cString: name))
    if count < CAMTTagTable.limit {
      (names[place], tags[place]) = (name, tag)
      count += 1
    }
    return tag
  }

  private static func place(of name: UnsafePointer<xmlChar>) -> Int {
    let mixed = UInt64(UInt(bitPattern: name)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> 53)
  }
}
