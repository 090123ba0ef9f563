import BankeyModel

/// A part of a statement, such as an entry, as a tree of its elements in file order.
///
/// The tree is reused, so memory use depends on the largest part and not on the file. Texts are ranges in the file.
/// Only texts that differ from the file, for instance because of references, are stored, and have ranges after it.
final class CAMTTree {
  /// The limits on the elements and on the text of a part.
  static let limit = (nodes: 50_000, bytes: 1 << 20)

  struct Node {
    let tag: CAMTTag
    /// The index after the last node inside.
    var end = 0
    var text = 0..<0
    var currency = 0..<0
  }

  private let file: ByteView
  // A reader on a single thread uses these exclusively; runtime checks of that would take a quarter of the time.
  @exclusivity(unchecked) private(set) var nodes: [Node] = []
  @exclusivity(unchecked) private var open: [Int] = []
  @exclusivity(unchecked) private var stored: [UInt8] = []
  @exclusivity(unchecked) private var bytes = 0

  /// Creates an empty tree for texts in `file`.
  init(_ file: ByteView) { self.file = file }

  /// Whether no element is open.
  var isComplete: Bool { open.isEmpty }

  /// Whether it exceeds the limits.
  var isTooLarge: Bool { nodes.count > CAMTTree.limit.nodes || bytes > CAMTTree.limit.bytes }

  var root: CAMTElement { CAMTElement(tree: self, index: 0) }

  func clear() {
    nodes.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
    stored.removeAll(keepingCapacity: true)
    bytes = 0
  }

  /// Starts an element with the value of its attribute `Ccy`.
  func begin(_ tag: CAMTTag, currency: XMLCharacters?) {
    open.append(nodes.count)
    nodes.append(Node(tag: tag, currency: currency.map(add) ?? 0..<0))
  }

  /// Ends the innermost element.
  func end() { nodes[open.removeLast()].end = nodes.count }

  /// Appends text to the innermost element. CDATA, references and comments split text into pieces; child elements end
  /// it.
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

  /// The first child with a tag of the element at `index`, searching from `place`; nil when there is none.
  func first(_ tag: CAMTTag, in index: Int, from place: Int) -> Int? {
    var place = place
    while place < nodes[index].end {
      if nodes[place].tag == tag { return place }
      place = nodes[place].end
    }
    return nil
  }

  /// Passes the bytes at `range` without surrounding blanks to `body`.
  func withTrimmed<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if range.lowerBound < file.count { return body(file[file.trimmed(range)]) }
    return withBytes(range) { bytes in
      let text = ByteView(bytes)
      return body(text[text.trimmed(0..<text.count)])
    }
  }

  /// Passes the bytes at `range` to `body`.
  func withBytes<Result>(_ range: Range<Int>, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    if range.lowerBound < file.count { return body(file[range]) }
    return stored.withUnsafeBytes { body(ByteView($0)[range.lowerBound - file.count..<range.upperBound - file.count]) }
  }

  private func add(_ text: XMLCharacters) -> Range<Int> {
    guard let place = text.place else { return store(text.bytes) }
    bytes += text.bytes.count
    return place..<place + text.bytes.count
  }

  /// Stores a text if it is not stored yet. Only the last stored text can grow.
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
