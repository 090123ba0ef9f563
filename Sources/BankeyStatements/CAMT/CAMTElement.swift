/// An element of a part of a statement: `entry[.bookingDay]?[.day]?.text`.
struct CAMTElement {
  let tree: CAMTTree
  let index: Int

  /// Whether it has neither a text nor an element.
  var isEmpty: Bool { tree.nodes[index].end == index + 1 && tree.nodes[index].text.isEmpty }

  /// The first element inside with that tag.
  subscript(tag: CAMTTag) -> CAMTElement? {
    tree.first(tag, in: index, from: index + 1).map { CAMTElement(tree: tree, index: $0) }
  }

  /// All elements inside with that tag.
  func all(_ tag: CAMTTag) -> [CAMTElement] {
    var (found, place): ([CAMTElement], Int) = ([], index + 1)
    while let next = tree.first(tag, in: index, from: place) {
      found.append(CAMTElement(tree: tree, index: next))
      place = tree.nodes[next].end
    }
    return found
  }

  /// Its text as bytes.
  var bytes: ArraySlice<UInt8> { tree.trimmed(tree.nodes[index].text) }

  /// Its text; nil when there is none, or it only says that there is none.
  var text: String? {
    let bytes = bytes
    if bytes.isEmpty || CAMTElement.isFiller(bytes) { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value of its attribute `Ccy`.
  var currency: String? {
    let bytes = tree.trimmed(tree.nodes[index].currency)
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Fields that must not be empty are filled with these.
  private static func isFiller(_ bytes: ArraySlice<UInt8>) -> Bool {
    switch bytes.first {
    case 0x4E: bytes.elementsEqual("NOTPROVIDED".utf8) || bytes.elementsEqual("NONREF".utf8)
    default: false
    }
  }
}
