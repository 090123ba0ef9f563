import CXML2

/// Walks through an XML text node by node with libxml2's reader, so that no file must fit in memory as a tree.
///
/// Nothing is fetched, no entity is replaced, and libxml2's own bounds hold: 256 levels, 10 MB a text. The text must be UTF-8.
final class XMLReader {
  /// What the reader stands on.
  enum Node {
    /// `<name>`, or `<name/>`, which has no end.
    case start(isEmpty: Bool)
    /// `</name>`
    case end
    /// Characters, also in CDATA.
    case text
    /// A reference to an entity that the file would have to declare.
    case reference
    /// A comment, an instruction, blanks between elements.
    case filler
  }

  private let reader: xmlTextReaderPtr

  /// A reader of `text`, which must outlive it; nil when libxml2 has no memory, or the text has 2 GB or more.
  init?(_ text: UnsafeRawBufferPointer) {
    _ = XMLReader.isReady
    xmlResetLastError()
    guard let size = Int32(exactly: text.count), let base = text.baseAddress,
      let reader = xmlReaderForMemory(
        base.assumingMemoryBound(to: CChar.self), size, nil, "UTF-8", XMLReader.options)
    else { return nil }
    self.reader = reader
  }

  deinit { xmlFreeTextReader(reader) }

  /// Goes to the next node; nil at the end of the text.
  func next() throws(XMLFault) -> Node? {
    switch xmlTextReaderRead(reader) {
    case 1: return node
    case 0: return nil
    default: throw XMLFault()
    }
  }

  /// The name of an element without its prefix. The address is the same for the same name, as long as the reader lives.
  var name: UnsafePointer<xmlChar>? { xmlTextReaderConstLocalName(reader) }

  /// The name of an element with its prefix.
  var qualifiedName: String { xmlTextReaderConstName(reader).map { String(cString: $0) } ?? "" }

  /// Characters, until the reader goes on.
  var text: UnsafePointer<xmlChar>? { xmlTextReaderConstValue(reader) }

  /// The value of the element's first attribute with that name, until the reader goes on.
  func attribute(_ name: StaticString) -> UnsafePointer<xmlChar>? {
    var next = xmlTextReaderCurrentNode(reader)?.pointee.properties
    while let attribute = next?.pointee {
      if xmlStrEqual(attribute.name, name.utf8Start) == 1 {
        return attribute.children?.pointee.content.map { UnsafePointer($0) }
      }
      next = attribute.next
    }
    return nil
  }

  private var node: Node {
    switch UInt32(bitPattern: xmlTextReaderNodeType(reader)) {
    case XML_READER_TYPE_ELEMENT.rawValue: .start(isEmpty: xmlTextReaderIsEmptyElement(reader) == 1)
    case XML_READER_TYPE_END_ELEMENT.rawValue: .end
    case XML_READER_TYPE_TEXT.rawValue, XML_READER_TYPE_CDATA.rawValue: .text
    case XML_READER_TYPE_ENTITY_REFERENCE.rawValue: .reference
    default: .filler
    }
  }

  /// The text is UTF-8 whatever it says of itself; what is wrong with it is told by us.
  private static let options = Int32(
    bitPattern: [XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_IGNORE_ENC, XML_PARSE_COMPACT]
      .reduce(0) { $0 | $1.rawValue })

  /// libxml2 wants to be made ready once, before several threads use it.
  private static let isReady: Void = xmlInitParser()
}
