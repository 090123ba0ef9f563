import CXML2

/// Pushes an XML text through libxml2 piece by piece, so that no file must be in memory a second time.
///
/// What is in it goes to a handler, by libxml2's SAX calls. Nothing is fetched, no entity is replaced. The text must be UTF-8.
final class XMLParser {
  /// How many elements may be open.
  private static let levels = 256
  /// How many bytes the names may have, each counted once: libxml2 looks through long lists for a name, once there are very many.
  private static let names = 1 << 18
  /// How many bytes are pushed at once, and those to the end of a tag: neither a tag nor a letter is cut.
  private static let pushedAtOnce = 1 << 15

  private let text: ByteView
  private let context: xmlParserCtxtPtr
  private var pushed = 0
  /// What was found wrong first.
  private(set) var fault: XMLFault?

  /// A parser of `text`, in which no piece is endless, that makes these calls; nil when libxml2 has no memory.
  init?(_ text: ByteView, making calls: xmlSAXHandler) {
    _ = XMLParser.isReady
    var calls = calls
    calls.initialized = UInt32(XML_SAX2_MAGIC)
    calls.serror = { _, error in XMLParser.note(error?.pointee) }
    guard let context = xmlCreatePushParserCtxt(&calls, nil, nil, 0, nil) else { return nil }
    self.text = text
    self.context = context
    context.pointee._private = Unmanaged.passUnretained(self).toOpaque()
    xmlCtxtUseOptions(context, XMLParser.options)
    xmlDictSetLimit(context.pointee.dict, XMLParser.names)
    xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
  }

  deinit { xmlFreeParserCtxt(context) }

  /// Pushes the next piece, and behind the last one the end; the calls go to `handler`. Whether there is more to push.
  func pushNext(to handler: UnsafeMutableRawPointer) -> Bool {
    let end = endOfPiece
    context.pointee.userData = handler
    text[pushed..<end].withMemoryRebound(to: CChar.self) { piece in
      _ = xmlParseChunk(context, piece.baseAddress, Int32(piece.count), end == text.count ? 1 : 0)
    }
    pushed = end
    if context.pointee.wellFormed == 0, fault == nil { fault = XMLFault("unknown error", at: place) }
    return fault == nil && pushed < text.count
  }

  /// Makes no further call.
  func stop() { xmlStopParser(context) }

  /// Where the parser stands: within the tag when an element begins, behind it when one ends.
  var place: Int { xmlByteConsumed(context) }

  /// The characters of a call, and where they stand.
  func characters(_ bytes: UnsafeRawBufferPointer) -> XMLCharacters {
    let input = context.pointee.input.pointee
    guard let start = bytes.baseAddress, start >= UnsafeRawPointer(input.base), start < UnsafeRawPointer(input.end)
    else { return XMLCharacters(bytes: bytes, place: nil) }
    return XMLCharacters(bytes: bytes, place: Int(input.consumed) + (start - UnsafeRawPointer(input.base)))
  }

  /// Whether more elements are open than any file needs.
  var isTooDeep: Bool { context.pointee.nameNr >= XMLParser.levels }

  /// The name that calls have for `name`: libxml2 keeps every name once, so that only addresses need comparing.
  func name(_ name: String) -> UnsafePointer<xmlChar>? { xmlDictLookup(context.pointee.dict, name, -1) }

  private var endOfPiece: Int {
    let start = min(pushed + XMLParser.pushedAtOnce, text.count)
    return text.first(greater, in: start..<text.count).map { $0 + 1 } ?? text.count
  }

  /// The errors at the first place that has some count, since others may come from them. The last of them says most.
  private static func note(_ error: xmlError?) {
    guard let error, error.level == XML_ERR_FATAL, let context = error.ctxt else { return }
    let owner = context.assumingMemoryBound(to: xmlParserCtxt.self).pointee._private
    guard let parser = owner.map({ Unmanaged<XMLParser>.fromOpaque($0).takeUnretainedValue() }) else { return }
    let place = parser.place
    if parser.fault.map({ $0.place == place }) ?? true { parser.fault = XMLFault(error, at: place) }
  }

  /// The text is UTF-8 whatever it says of itself; what is wrong with it is told by us.
  private static let options = Int32(
    bitPattern: [XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_IGNORE_ENC].reduce(0) {
      $0 | $1.rawValue
    })

  /// libxml2 wants to be made ready once, before several threads use it.
  private static let isReady: Void = xmlInitParser()
}
