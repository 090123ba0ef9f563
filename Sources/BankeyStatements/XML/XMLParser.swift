import BankeyModel
import CXML2
import Glibc

/// Passes an XML text through libxml2 piece by piece, so that no file has to be in memory twice.
///
/// The contents go to a handler through libxml2's SAX callbacks. Nothing is fetched and no entity is expanded. The text
/// must be UTF-8. The parser uses only functions of libxml2, not the fields of its parser, which newer headers
/// deprecate.
final class XMLParser {
  /// The number of bytes pushed together, extended to the end of a tag: neither a tag nor a character is split.
  private static let pushedAtOnce = 1 << 15

  /// The user data of libxml2's callbacks.
  private struct Target {
    /// The handler of the callbacks, while a piece is pushed.
    var handler: UnsafeMutableRawPointer?
    /// The first error; what comes after it is not read.
    var fault: XMLError?
    /// Where the document begins in the text.
    let start: Int
  }

  private let text: ByteView
  private let context: xmlParserCtxtPtr
  private let target: UnsafeMutablePointer<Target>
  private var pushed: Int

  /// Prepares to parse the document that begins at `start` of `text`, or behind the blanks there, with these callbacks.
  /// The text must not contain an endless piece. Returns nil when libxml2 runs out of memory.
  init?(_ text: ByteView, from start: Int = 0, making calls: xmlSAXHandler) {
    _ = XMLParser.isReady
    var calls = calls
    calls.initialized = UInt32(XML_SAX2_MAGIC)
    calls.serror = { target, error in XMLParser.note(error?.pointee, in: target) }
    let target = UnsafeMutablePointer<Target>.allocate(capacity: 1)
    // libxml2 refuses an XML declaration behind blanks.
    pushed = (start..<text.count).first { !isBlank(text[$0]) } ?? start
    target.initialize(to: Target(start: pushed))
    guard let context = xmlCreatePushParserCtxt(&calls, target, nil, 0, nil) else {
      XMLParser.free(target)
      return nil
    }
    (self.text, self.context, self.target) = (text, context, target)
    xmlCtxtUseOptions(context, XMLParser.options)
    xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
  }

  deinit {
    xmlFreeParserCtxt(context)
    XMLParser.free(target)
  }

  /// The first error; nil as long as there is none.
  var fault: XMLError? { target.pointee.fault }

  /// The handler of a callback that libxml2 makes with `target`.
  @inline(__always)
  static func handler(of target: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    target?.assumingMemoryBound(to: Target.self).pointee.handler
  }

  /// Pushes the next piece and, after the last, the end; callbacks go to `handler`. Returns whether more remains.
  func pushNext(to handler: UnsafeMutableRawPointer) -> Bool {
    let end = endOfPiece
    target.pointee.handler = handler
    let code = text[pushed..<end].withMemoryRebound(to: CChar.self) { piece in
      xmlParseChunk(context, piece.baseAddress, Int32(piece.count), end == text.count ? 1 : 0)
    }
    target.pointee.handler = nil
    pushed = end
    // Errors without a callback, such as a lack of memory.
    if code != 0 { XMLParser.note(xmlCtxtGetLastError(context)?.pointee, in: target) }
    return fault == nil && pushed < text.count
  }

  /// Stops all further callbacks.
  func stop() { xmlStopParser(context) }

  /// The parser's position: within the tag when an element begins, after it when one ends.
  var place: Int { target.pointee.start + xmlByteConsumed(context) }

  /// The characters of a callback and their place: before the parser's position or, in CDATA, after it.
  func characters(_ bytes: UnsafeRawBufferPointer) -> XMLCharacters {
    let here = place
    if text.holds(bytes, at: here - bytes.count) { return XMLCharacters(bytes: bytes, place: here - bytes.count) }
    return XMLCharacters(bytes: bytes, place: text.holds(bytes, at: here) ? here : nil)
  }

  private var endOfPiece: Int {
    let start = min(pushed + XMLParser.pushedAtOnce, text.count)
    return text.first(greater, in: start..<text.count).map { $0 + 1 } ?? text.count
  }

  /// Keeps the errors at the first place that has some, since later ones may result from them. The last of these is the
  /// most specific.
  private static func note(_ error: xmlError?, in target: UnsafeMutableRawPointer?) {
    guard let error, error.level == XML_ERR_FATAL, let context = error.ctxt,
      let target = target?.assumingMemoryBound(to: Target.self)
    else { return }
    let place = target.pointee.start + xmlByteConsumed(context.assumingMemoryBound(to: xmlParserCtxt.self))
    if target.pointee.fault.map({ $0.place == place }) ?? true { target.pointee.fault = XMLError(error, at: place) }
  }

  private static func free(_ target: UnsafeMutablePointer<Target>) {
    target.deinitialize(count: 1)
    target.deallocate()
  }

  /// The text is always UTF-8, regardless of what it declares, and we report errors ourselves.
  private static let options = Int32(
    bitPattern: [XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_IGNORE_ENC].reduce(0) {
      $0 | $1.rawValue
    })

  /// Initializes libxml2 once, before several threads use it.
  private static let isReady: Void = xmlInitParser()
}

extension ByteView {
  /// Whether these bytes are at `place`, which may be outside the file.
  fileprivate func holds(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
    guard place >= 0, place + bytes.count <= count, let start = bytes.baseAddress else { return false }
    return self[place..<place + bytes.count].baseAddress.map { memcmp($0, start, bytes.count) == 0 } ?? false
  }
}

/// An error that libxml2 found in a text.
struct XMLError: Error {
  /// One sentence, sanitized because it may quote the file.
  let message: String
  /// The position of libxml2 when it found the error.
  let place: Int

  init(_ message: String, at place: Int) {
    self.message = message
    self.place = place
  }

  /// Converts an error of libxml2.
  init(_ error: xmlError, at place: Int) {
    self.init(XMLError.message(error), at: place)
  }

  private static func message(_ error: xmlError) -> String {
    let said = error.message.map { String(cString: $0) } ?? "unknown error"
    let sentence = said.split(whereSeparator: \.isNewline).first ?? ""
    return PlainText.cleaned(String(sentence.unicodeScalars.prefix(200)))
  }
}

/// The version of libxml2.
public var xmlVersion: String { String(cString: xml_library_version()) }
