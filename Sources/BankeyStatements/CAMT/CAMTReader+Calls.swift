import CXML2

extension CAMTReader {
  /// The calls that libxml2 makes to the reader that pushes. Nothing may be thrown through libxml2.
  static var calls: xmlSAXHandler {
    var calls = xmlSAXHandler()
    calls.startElementNs = { target, name, prefix, _, declared, namespaces, count, _, attributes in
      guard let name else { return }
      CAMTReader.heed(target) { reader throws(StatementFault) in
        if let prefix { reader.meet(prefix) }
        try reader.begin(name, XMLAttributes(attributes, count, namespaces: namespaces, declared))
      }
    }
    calls.endElementNs = { target, _, _, _ in
      CAMTReader.heed(target) { reader throws(StatementFault) in try reader.end() }
    }
    calls.characters = { target, text, count in
      CAMTReader.heed(target) { reader throws(StatementFault) in
        try reader.append(UnsafeRawBufferPointer(start: text, count: Int(count)))
      }
    }
    calls.ignorableWhitespace = calls.characters
    calls.cdataBlock = calls.characters
    calls.processingInstruction = { target, name, _ in
      CAMTReader.heed(target) { reader throws(StatementFault) in
        if let name { reader.meet(name) }
        try reader.checkNames()
      }
    }
    calls.internalSubset = { target, _, _, _ in
      CAMTReader.heed(target) { reader throws(StatementFault) in try reader.refuseDocumentType() }
    }
    return calls
  }

  @inline(__always)
  private static func heed(
    _ target: UnsafeMutableRawPointer?, _ call: (inout CAMTReader) throws(StatementFault) -> Void
  ) {
    guard let reader = XMLParser.handler(of: target)?.assumingMemoryBound(to: CAMTReader.self) else { return }
    do throws(StatementFault) {
      try call(&reader.pointee)
    } catch {
      reader.pointee.stop(error)
    }
  }
}
