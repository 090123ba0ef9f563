import BankeyCore

extension CAMTReader {
  /// Why libxml2 does not go on: the file is cut off, or it is no XML.
  func refusal(_ fault: XMLFault) -> StatementFault {
    if let root, isCut(root) {
      return StatementFault("The file is cut off: its end </\(PlainText.cleaned(root))> is missing.", at: bytes.count)
    }
    return StatementFault("This is no well-formed XML: \(fault.message).", at: fault.place)
  }

  /// The name of the outermost element, with its prefix.
  private var root: String? {
    rootStart.map { start in
      let rest = bytes[start + 1..<bytes.count]
      return String(decoding: rest.prefix { !isBlank($0) && $0 != slash && $0 != greater }, as: UTF8.self)
    }
  }

  /// Whether the last tag is not the end of the outermost element.
  private func isCut(_ root: String) -> Bool {
    guard let last = bytes.last(less) else { return true }
    return !bytes[last..<bytes.count].starts(with: "</\(root)".utf8)
      || bytes.first(greater, in: last..<bytes.count) == nil
  }
}
