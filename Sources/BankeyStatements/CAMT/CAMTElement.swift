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
