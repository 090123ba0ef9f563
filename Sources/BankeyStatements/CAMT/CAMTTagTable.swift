import CXML2

/// Finds the tag of a name by the name's address: libxml2 keeps every name once, so that each is read only when it is first met.
struct CAMTTagTable {
  /// How many bytes the names of a file may have: libxml2 looks through long lists for a name, once there are very many.
  private static let limit = 1 << 18
  private static let known = Dictionary(uniqueKeysWithValues: CAMTTag.allCases.map { ($0.rawValue, $0) })

  private typealias Entry = (name: UnsafePointer<xmlChar>, tag: CAMTTag?)

  private var bits = 9
  private var slots = [Entry?](repeating: nil, count: 1 << 9)
  private var count = 0
  private var bytes = 0

  /// Whether the names met so far have more bytes than those of any bank.
  var isTooLarge: Bool { bytes > CAMTTagTable.limit }

  /// The tag with that name; nil when it means nothing to bankey.
  mutating func tag(_ name: UnsafePointer<xmlChar>) -> CAMTTag? {
    var place = place(of: name)
    while let known = slots[place] {
      if known.name == name { return known.tag }
      place = next(place)
    }
    return add(name, at: place)
  }

  private mutating func add(_ name: UnsafePointer<xmlChar>, at place: Int) -> CAMTTag? {
    let text = String(cString: name)
    let tag = CAMTTagTable.known[text]
    slots[place] = (name, tag)
    bytes += text.utf8.count
    count += 1
    if 2 * count > slots.count { grow() }
    return tag
  }

  private mutating func grow() {
    let old = slots
    bits += 1
    slots = [Entry?](repeating: nil, count: 1 << bits)
    for case .some(let entry) in old {
      var place = place(of: entry.name)
      while slots[place] != nil { place = next(place) }
      slots[place] = entry
    }
  }

  private func place(of name: UnsafePointer<xmlChar>) -> Int {
    let mixed = UInt64(UInt(bitPattern: name)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: mixed >> UInt64(64 - bits))
  }

  private func next(_ place: Int) -> Int { (place + 1) & (1 << bits - 1) }
}
