/// Finds in the file the elements that libxml2 reports, since it does not tell where they stand.
///
/// It runs beside libxml2 over the same bytes, which are well-formed as far as libxml2 has gone: so a `<` begins a tag, a comment, CDATA
/// or an instruction, and nothing else.
struct CAMTPlaces {
  private let bytes: ByteView
  private var place = 0

  /// The places in `bytes`.
  init(_ bytes: ByteView) { self.bytes = bytes }

  /// Where the next element begins that is called like one of the tags with `isPlaced`.
  mutating func next() -> Int? {
    while let found = markup(from: place) {
      let end = nameEnd(from: found + 1)
      place = end
      if isPlaced(localName(found + 1..<end)) { return found }
    }
    return nil
  }

  /// Where the element that begins at `start`, the last that was found, ends. It must not be empty.
  ///
  /// The next one is looked for behind it.
  mutating func end(of start: Int) -> Int? {
    let name = start + 1..<nameEnd(from: start + 1)
    while let found = markup(from: place) {
      place = found + 1
      guard bytes[place] == slash else { continue }
      let end = place + 1..<nameEnd(from: place + 1)
      if bytes.isEqual(end, name) { return bytes.first(greater, in: end.upperBound..<bytes.count).map { $0 + 1 } }
    }
    return nil
  }

  /// The next `<` of a tag.
  private func markup(from start: Int) -> Int? {
    var place = start
    while let found = bytes.first(less, in: place..<bytes.count), found + 1 < bytes.count {
      let next = bytes[found + 1]
      if next != 0x21, next != 0x3F { return found }
      place = bytes.end(of: closing(of: found), from: found + 2) ?? bytes.count
    }
    return nil
  }

  private func closing(of place: Int) -> StaticString {
    if bytes[place + 1] == 0x3F { return "?>" }
    return bytes.starts(with: "<!--", at: place) ? "-->" : "]]>"
  }

  private func nameEnd(from start: Int) -> Int {
    var place = min(start, bytes.count)
    while place < bytes.count, bytes[place] != greater, bytes[place] != slash, !isBlank(bytes[place]) { place += 1 }
    return place
  }

  private func localName(_ name: Range<Int>) -> Range<Int> {
    guard let colon = bytes.first(0x3A, in: name) else { return name }
    return colon + 1..<name.upperBound
  }

  private func isPlaced(_ name: Range<Int>) -> Bool {
    switch name.count {
    case 3: isAt(name, "Bal") || isAt(name, "Rpt")
    case 4: isAt(name, "Ntry") || isAt(name, "Stmt")
    case 6: isAt(name, "Ntfctn")
    default: false
    }
  }

  private func isAt(_ name: Range<Int>, _ text: StaticString) -> Bool {
    bytes[name].elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension CAMTTag {
  /// Whether its place in the file is of interest, for messages and for the raw record.
  var isPlaced: Bool {
    switch self {
    case .statement, .report, .notification, .balance, .entry: true
    default: false
    }
  }
}
