import BankeyCore

extension CAMTReader {
  /// Why libxml2 does not go on: the file is cut off, or it is no XML.
  func refusal(of root: String?, _ fault: XMLFault) -> StatementFault {
    if let root, isCut(root) {
      return StatementFault("The file is cut off: its end </\(PlainText.cleaned(root))> is missing.", at: bytes.count)
    }
    return StatementFault("This is no well-formed XML: \(fault.message).", at: start(ofLine: fault.line ?? 1))
  }

  /// Whether the last tag is not the end of the outermost element.
  private func isCut(_ root: String) -> Bool {
    guard let last = bytes.last(less) else { return true }
    return !bytes[last..<bytes.count].starts(with: "</\(root)".utf8)
      || bytes.first(greater, in: last..<bytes.count) == nil
  }

  /// Where a line of libxml2 begins, which knows no other place.
  private func start(ofLine line: Int) -> Int {
    var place = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes.first(0x0A, in: place..<bytes.count) else { break }
      place = end + 1
    }
    return place
  }
}
