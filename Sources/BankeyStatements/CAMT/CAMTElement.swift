import BankeyModel

/// An element in a part of a statement: `entry[.bookingDay]?[.day]?.text`.
struct CAMTElement {
  let tree: CAMTTree
  let index: Int

  /// The first child with a tag; nil when there is none.
  subscript(tag: CAMTTag) -> CAMTElement? {
    tree.first(tag, in: index, from: index + 1).map { CAMTElement(tree: tree, index: $0) }
  }

  /// All children with a tag.
  func all(_ tag: CAMTTag) -> CAMTElements { CAMTElements(tag, in: self) }

  /// Passes its text as bytes to `body`.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    tree.withTrimmed(tree.nodes[index].text, body)
  }

  /// Its text without the layout of the file; nil when it is empty or a filler.
  var text: String? {
    withBytes { bytes in
      if bytes.isEmpty || CAMTElement.isFiller(bytes) { return nil }
      let text = String(decoding: bytes, as: UTF8.self)
      return TextLayout.isFound(bytes) ? TextLayout.flat(text) : text
    }
  }

  /// The number of its characters, including the blanks around them.
  var length: Int { tree.withBytes(tree.nodes[index].text) { $0.count { $0 & 0xC0 != 0x80 } } }

  /// Whether a blank or a line end precedes its text.
  var beginsWithBlank: Bool { tree.withBytes(tree.nodes[index].text) { $0.first.map(isBlank) ?? false } }

  /// The value of its attribute `Ccy`; nil when there is none.
  var currency: String? {
    tree.withTrimmed(tree.nodes[index].currency) { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a text is one of the fillers for mandatory fields.
  private static func isFiller(_ bytes: UnsafeRawBufferPointer) -> Bool {
    switch bytes.first {
    case 0x4E: bytes.elementsEqual("NOTPROVIDED".utf8) || bytes.elementsEqual("NONREF".utf8)
    default: false
    }
  }
}

extension CAMTElement {
  var tag: CAMTTag { tree.nodes[index].tag }

  /// Its text as a date; nil when it is not a valid one.
  var date: CAMTDate? { withBytes { CAMTDate($0) } }

  /// The element with the date, which is either `Dt` or `DtTm`.
  var written: CAMTElement? { self[.day] ?? self[.time] }

  /// Whether `CdtDbtInd` says money in; nil when it says nothing.
  var isCredit: Bool? {
    switch self[.sign]?.text {
    case "CRDT": true
    case "DBIT": false
    case let other?: ["crdt": true, "dbit": false][other.lowercased()]
    case nil: nil
    }
  }

  /// The amount in its text with the sign given beside it; nil when it cannot be read with certainty.
  ///
  /// XML amounts consist of digits and a dot. A sign, comma or blank would require guessing.
  func amount(isCredit: Bool, in currency: Currency) -> Amount? {
    let figure = withBytes { bytes in
      bytes.allSatisfy { isDigit($0) || $0 == 0x2E }
        ? try? AmountParser.parse(utf8: bytes, mark: .dot, in: currency) : nil
    }
    return isCredit ? figure : figure?.negated
  }
}

/// The children of an element with a tag, found one by one.
struct CAMTElements: Sequence, IteratorProtocol {
  private let tag: CAMTTag
  private let whole: CAMTElement
  private var place: Int

  /// Creates the children of `whole` with a tag.
  init(_ tag: CAMTTag, in whole: CAMTElement) {
    self.tag = tag
    self.whole = whole
    place = whole.index + 1
  }

  /// The next child; nil at the end.
  mutating func next() -> CAMTElement? {
    guard let found = whole.tree.first(tag, in: whole.index, from: place) else { return nil }
    place = whole.tree.nodes[found].end
    return CAMTElement(tree: whole.tree, index: found)
  }
}
