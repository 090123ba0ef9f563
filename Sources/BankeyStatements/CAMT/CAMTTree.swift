import BankeyModel

/// One part of a statement, an entry say, as a tree: what is known of its elements in the order of the file.
///
/// It is emptied and filled again, so that a file of any length needs the memory of its largest part. Texts are not copied: they are
/// places in the file. Only those that stand there in other words, with references say, are stored, and have the places behind it.
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

  private let file: ByteView
  // Each is used by one reader on one thread: to check every access for another one at that moment takes a quarter of the time.
  @exclusivity(unchecked) private(set) var nodes: [Node] = []
  @exclusivity(unchecked) private var open: [Int] = []
  @exclusivity(unchecked) private var stored: [UInt8] = []
  @exclusivity(unchecked) private var bytes = 0

  /// An empty tree of texts in `file`.
  init(_ file: ByteView) { self.file = file }

  /// Whether nothing is open any more.
  var isComplete: Bool { open.isEmpty }

  /// Whether it is larger than any that a bank writes.
  var isTooLarge: Bool { nodes.count > CAMTTree.limit.nodes || bytes > CAMTTree.limit.bytes }

  /// The outermost element.
  var root: CAMTElement { CAMTElement(tree: self, index: 0) }

  /// Empties it.
  func clear() {
    nodes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    stored.removeAll(keepingCapacity: true)
    bytes = 0
  }

  /// An element begins, with the value of its attribute `Ccy`.
  func begin(_ tag: CAMTTag, currency: XMLCharacters?) {
    open.append(nodes.count)
    nodes.append(Node(tag: tag, currency: currency.map(add) ?? 0..<0))
  }

  /// The innermost element ends.
  func end() { nodes[open.removeLast()].end = nodes.count }

  /// Characters of the innermost element. CDATA, references and comments cut them in pieces, other elements end them.
  func append(_ text: XMLCharacters) {
    guard let index = open.last, index == nodes.count - 1 else { return }
    let old = nodes[index].text
    if old.isEmpty {
      nodes[index].text = add(text)
    } else if old.upperBound == text.place {
      nodes[index].text = old.lowerBound..<add(text).upperBound
    } else {
      nodes[index].text = stored(old).lowerBound..<store(text.bytes).upperBound
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

  /// Hands over the bytes at `range` without the blanks around them.
  func withTrimmed<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if range.lowerBound < file.count { return body(file[file.trimmed(range)]) }
    return stored.withUnsafeBytes {
      let stored = ByteView($0)
      return body(stored[stored.trimmed(range.lowerBound - file.count..<range.upperBound - file.count)])
    }
  }

  private func add(_ text: XMLCharacters) -> Range<Int> {
    guard let place = text.place else { return store(text.bytes) }
    bytes += text.bytes.count
    return place..<place + text.bytes.count
  }

  /// Stores what is not stored yet. A text that grows is the last that was stored.
  private func stored(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound < file.count ? store(file[range]) : range
  }

  private func store(_ text: UnsafeRawBufferPointer) -> Range<Int> {
    let start = file.count + stored.count
    stored.append(contentsOf: text)
    bytes += text.count
    return start..<file.count + stored.count
  }
}
