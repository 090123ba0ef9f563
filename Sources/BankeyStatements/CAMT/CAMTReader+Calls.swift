import CXML2

extension CAMTReader {
  /// The calls that libxml2 makes to the reader that pushes. Nothing may be thrown through libxml2.
  static var calls: xmlSAXHandler {
    var calls = xmlSAXHandler()
    calls.startElementNs = { reader, name, _, _, _, _, count, _, attributes in
      guard let name else { return }
      CAMTReader.heed(reader) { reader throws(StatementFault) in
        try reader.begin(name, XMLAttributes(attributes, Int(count)))
      }
    }
    calls.endElementNs = { reader, _, _, _ in
      CAMTReader.heed(reader) { reader throws(StatementFault) in try reader.end() }
    }
    calls.characters = { reader, text, count in
      CAMTReader.heed(reader) { reader throws(StatementFault) in
        try reader.append(UnsafeRawBufferPointer(start: text, count: Int(count)))
      }
    }
    calls.ignorableWhitespace = calls.characters
    calls.cdataBlock = calls.characters
    calls.internalSubset = { reader, _, _, _ in
      CAMTReader.heed(reader) { reader throws(StatementFault) in try reader.refuseDocumentType() }
    }
    return calls
  }

  @inline(__always)
  private static func heed(
    _ reader: UnsafeMutableRawPointer?, _ call: (inout CAMTReader) throws(StatementFault) -> Void
  ) {
    guard let reader = reader?.assumingMemoryBound(to: CAMTReader.self) else { return }
    do throws(StatementFault) {
      try call(&reader.pointee)
    } catch {
      reader.pointee.stop(error)
    }
  }
}
