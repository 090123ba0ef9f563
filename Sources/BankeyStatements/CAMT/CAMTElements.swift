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
