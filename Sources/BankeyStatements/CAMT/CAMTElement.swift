import BankeyModel

/// An element of a part of a statement: `entry[.bookingDay]?[.day]?.text`.
struct CAMTElement {
  let tree: CAMTTree
  let index: Int

  /// The first element inside with that tag.
  subscript(tag: CAMTTag) -> CAMTElement? {
    tree.first(tag, in: index, from: index + 1).map { CAMTElement(tree: tree, index: $0) }
  }

  /// All elements inside with that tag.
  func all(_ tag: CAMTTag) -> CAMTElements { CAMTElements(tag, in: self) }

  /// Hands over its text as bytes.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    tree.withTrimmed(tree.nodes[index].text, body)
  }

  /// Its text; nil when there is none, or it only says that there is none.
  var text: String? {
    withBytes { $0.isEmpty || CAMTElement.isFiller($0) ? nil : String(decoding: $0, as: UTF8.self) }
  }

  /// The value of its attribute `Ccy`.
  var currency: String? {
    tree.withTrimmed(tree.nodes[index].currency) { $0.isEmpty ? nil : String(decoding: $0, as: UTF8.self) }
  }

  /// Fields that must not be empty are filled with these.
  private static func isFiller(_ bytes: UnsafeRawBufferPointer) -> Bool {
    switch bytes.first {
    case 0x4E: bytes.elementsEqual("NOTPROVIDED".utf8) || bytes.elementsEqual("NONREF".utf8)
    default: false
    }
  }
}

extension CAMTElement {
  /// Which element it is.
  var tag: CAMTTag { tree.nodes[index].tag }

  /// Its text as a date; nil when there is no such day.
  var date: CAMTDate? { withBytes { CAMTDate($0) } }

  /// The element that holds a date, where either `Dt` or `DtTm` does.
  var written: CAMTElement? { self[.day] ?? self[.time] }

  /// Whether `CdtDbtInd` says that money came in; nil when it says nothing.
  var isCredit: Bool? {
    switch self[.sign]?.text {
    case "CRDT": true
    case "DBIT": false
    default: nil
    }
  }

  /// The figure that is written here, with the sign that stands beside it; nil when it cannot be read with certainty.
  ///
  /// XML has digits and a dot: a sign of its own, a comma or a blank would only be guessed at.
  func amount(isCredit: Bool, in currency: Currency) -> Amount? {
    let figure = withBytes { bytes in
      bytes.allSatisfy { isDigit($0) || $0 == 0x2E }
        ? try? AmountParser.parse(utf8: bytes, mark: .dot, in: currency) : nil
    }
    return isCredit ? figure : figure?.negated
  }
}

/// The elements in another one that have a tag, found one by one.
struct CAMTElements: Sequence, IteratorProtocol {
  private let tag: CAMTTag
  private let whole: CAMTElement
  private var place: Int

  /// Those with that tag in `whole`.
  init(_ tag: CAMTTag, in whole: CAMTElement) {
    self.tag = tag
    self.whole = whole
    place = whole.index + 1
  }

  /// The next one.
  mutating func next() -> CAMTElement? {
    guard let found = whole.tree.first(tag, in: whole.index, from: place) else { return nil }
    place = whole.tree.nodes[found].end
    return CAMTElement(tree: whole.tree, index: found)
  }
}
