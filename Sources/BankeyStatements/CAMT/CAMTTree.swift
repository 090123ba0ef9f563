import CXML2
import Glibc

/// One part of a statement, an entry say, as a tree: what is known of its elements in the order of the file, and one store of texts.
///
/// It is emptied and filled again, so that a file of any length needs the memory of its largest part.
final class CAMTTree {
  /// How many elements a part may have, and how many bytes of text.
  static let limit = (nodes: 50_000, bytes: 1 << 20)

  struct Node {
    let tag: CAMTTag
    /// Behind the last node inside.
    var end = 0
    var text = 0..<0
    var currency = 0..<0
  }

  // Each is used by one reader on one thread: to check every access for another one at that moment takes a quarter of the time.
  @exclusivity(unchecked) private(set) var nodes: [Node] = []
  @exclusivity(unchecked) private var open: [Int] = []
  @exclusivity(unchecked) private var bytes: [UInt8] = []

  /// Whether nothing is open any more.
  var isComplete: Bool { open.isEmpty }

  /// Whether it is larger than any that a bank writes.
  var isTooLarge: Bool { nodes.count > CAMTTree.limit.nodes || bytes.count > CAMTTree.limit.bytes }

  /// The outermost element.
  var root: CAMTElement { CAMTElement(tree: self, index: 0) }

  /// The tag of the innermost element that is open.
  var innermost: CAMTTag? { open.last.map { nodes[$0].tag } }

  /// Empties it.
  func clear() {
    nodes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    bytes.removeAll(keepingCapacity: true)
  }

  /// An element begins, with the value of its attribute `Ccy`.
  func begin(_ tag: CAMTTag, currency: UnsafePointer<xmlChar>?) {
    open.append(nodes.count)
    nodes.append(Node(tag: tag, currency: currency.map(add) ?? 0..<0))
  }

  /// The innermost element ends.
  func end() { nodes[open.removeLast()].end = nodes.count }

  /// Characters of the innermost element. CDATA and comments cut them in pieces, other elements end them.
  func append(_ text: UnsafePointer<xmlChar>) {
    guard let index = open.last else { return }
    let old = nodes[index].text
    if old.isEmpty {
      nodes[index].text = add(text)
    } else if old.upperBound == bytes.count {
      nodes[index].text = old.lowerBound..<add(text).upperBound
    }
  }

  /// The first element with that tag that stands in the one at `index`, at `place` or behind it.
  func first(_ tag: CAMTTag, in index: Int, from place: Int) -> Int? {
    var place = place
    while place < nodes[index].end {
      if nodes[place].tag == tag { return place }
      place = nodes[place].end
    }
    return nil
  }

  /// The bytes at `range` without the blanks around them.
  func trimmed(_ range: Range<Int>) -> ArraySlice<UInt8> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, isBlank(bytes[lower]) { lower += 1 }
    while lower < upper, isBlank(bytes[upper - 1]) { upper -= 1 }
    return bytes[lower..<upper]
  }

  private func add(_ text: UnsafePointer<xmlChar>) -> Range<Int> {
    let start = bytes.count
    let length = strlen(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self))
    bytes.append(contentsOf: UnsafeBufferPointer(start: text, count: length))
    return start..<bytes.count
  }
}
