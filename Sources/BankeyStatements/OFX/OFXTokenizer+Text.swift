extension OFXTokenizer {
  /// The text that begins at `place`, and the tag that ends it.
  func text(from place: Int) throws(StatementFault) -> (OFXValue, next: Start?) {
    var (end, isMarked) = (place, false)
    while let found = bytes.first(less, in: end..<bytes.count) {
      if let start = try start(at: found) { return (try value(place..<found, isMarked), start) }
      end = try afterMarkup(at: found)
      isMarked = true
    }
    return (try value(place..<bytes.count, isMarked), nil)
  }

  private func value(_ range: Range<Int>, _ isMarked: Bool) throws(StatementFault) -> OFXValue {
    let trimmed = bytes.trimmed(range)
    guard trimmed.count <= OFXTokenizer.longestText else {
      throw StatementFault("A text is longer than \(OFXTokenizer.longestText) bytes.", at: range.lowerBound)
    }
    return OFXValue(place: trimmed, isMarked: isMarked)
  }

  /// The end of the comment, CDATA or instruction at `place`; any other `<` is a character of the text.
  private func afterMarkup(at place: Int) throws(StatementFault) -> Int {
    guard let end = OFXMarkup(bytes, at: place)?.end else { return place + 1 }
    guard let after = bytes.end(of: end, from: place + 2) else {
      throw StatementFault("The file ends inside a comment or CDATA: it is cut off.", at: place)
    }
    return after
  }
}
