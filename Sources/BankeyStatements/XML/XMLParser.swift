import BankeyModel
import CXML2
import Glibc

/// Pushes an XML text through libxml2 piece by piece, so that no file must be in memory a second time.
///
/// What is in it goes to a handler, by libxml2's SAX calls. Nothing is fetched, no entity is replaced. The text must be UTF-8.
/// Only functions of libxml2 are used, no fields of its parser: its newer headers deprecate them.
final class XMLParser {
  /// How many bytes are pushed at once, and those to the end of a tag: neither a tag nor a letter is cut.
  private static let pushedAtOnce = 1 << 15

  /// What libxml2 hands to every call.
  private struct Target {
    /// Who takes the calls, while a piece is pushed.
    var handler: UnsafeMutableRawPointer?
    /// What was found wrong first.
    var fault: XMLError?
  }

  private let text: ByteView
  private let context: xmlParserCtxtPtr
  private let target: UnsafeMutablePointer<Target>
  private var pushed = 0

  /// A parser of `text`, in which no piece is endless, that makes these calls; nil when libxml2 has no memory.
  init?(_ text: ByteView, making calls: xmlSAXHandler) {
    _ = XMLParser.isReady
    var calls = calls
    calls.initialized = UInt32(XML_SAX2_MAGIC)
    calls.serror = { target, error in XMLParser.note(error?.pointee, in: target) }
    let target = UnsafeMutablePointer<Target>.allocate(capacity: 1)
    target.initialize(to: Target())
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

  /// What was found wrong first; nil as long as nothing is.
  var fault: XMLError? { target.pointee.fault }

  /// Who takes a call that libxml2 makes with `target`.
  @inline(__always)
  static func handler(of target: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    target?.assumingMemoryBound(to: Target.self).pointee.handler
  }

  /// Pushes the next piece, and behind the last one the end; the calls go to `handler`. Whether there is more to push.
  func pushNext(to handler: UnsafeMutableRawPointer) -> Bool {
    let end = endOfPiece
    target.pointee.handler = handler
    let code = text[pushed..<end].withMemoryRebound(to: CChar.self) { piece in
      xmlParseChunk(context, piece.baseAddress, Int32(piece.count), end == text.count ? 1 : 0)
    }
    target.pointee.handler = nil
    pushed = end
    // Errors that no call reported, such as a lack of memory.
    if code != 0 { XMLParser.note(xmlCtxtGetLastError(context)?.pointee, in: target) }
    return fault == nil && pushed < text.count
  }

  /// Makes no further call.
  func stop() { xmlStopParser(context) }

  /// Where the parser stands: within the tag when an element begins, behind it when one ends.
  var place: Int { xmlByteConsumed(context) }

  /// The characters of a call, and where they stand: before the parser, or, in CDATA, behind it.
  func characters(_ bytes: UnsafeRawBufferPointer) -> XMLCharacters {
    let here = place
    if text.holds(bytes, at: here - bytes.count) { return XMLCharacters(bytes: bytes, place: here - bytes.count) }
    return XMLCharacters(bytes: bytes, place: text.holds(bytes, at: here) ? here : nil)
  }

  private var endOfPiece: Int {
    let start = min(pushed + XMLParser.pushedAtOnce, text.count)
    return text.first(greater, in: start..<text.count).map { $0 + 1 } ?? text.count
  }

  /// The errors at the first place that has some count, since others may come from them. The last of them says most.
  private static func note(_ error: xmlError?, in target: UnsafeMutableRawPointer?) {
    guard let error, error.level == XML_ERR_FATAL, let context = error.ctxt,
      let target = target?.assumingMemoryBound(to: Target.self)
    else { return }
    let place = xmlByteConsumed(context.assumingMemoryBound(to: xmlParserCtxt.self))
    if target.pointee.fault.map({ $0.place == place }) ?? true { target.pointee.fault = XMLError(error, at: place) }
  }

  private static func free(_ target: UnsafeMutablePointer<Target>) {
    target.deinitialize(count: 1)
    target.deallocate()
  }

  /// The text is UTF-8 whatever it says of itself; what is wrong with it is told by us.
  private static let options = Int32(
    bitPattern: [XML_PARSE_NONET, XML_PARSE_NOERROR, XML_PARSE_NOWARNING, XML_PARSE_IGNORE_ENC].reduce(0) {
      $0 | $1.rawValue
    })

  /// libxml2 wants to be made ready once, before several threads use it.
  private static let isReady: Void = xmlInitParser()
}

extension ByteView {
  /// Whether these bytes stand at `place`, which may be none of the file's.
  fileprivate func holds(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Bool {
    guard place >= 0, place + bytes.count <= count, let start = bytes.baseAddress else { return false }
    return self[place..<place + bytes.count].baseAddress.map { memcmp($0, start, bytes.count) == 0 } ?? false
  }
}

/// What libxml2 found wrong with a text.
struct XMLError: Error {
  /// One sentence, cleaned: it may quote the file.
  let message: String
  /// The byte that libxml2 stood at.
  let place: Int

  /// A reason and its byte.
  init(_ message: String, at place: Int) {
    self.message = message
    self.place = place
  }

  /// What libxml2 says.
  init(_ error: xmlError, at place: Int) {
    self.init(XMLError.message(error), at: place)
  }

  private static func message(_ error: xmlError) -> String {
    let said = error.message.map { String(cString: $0) } ?? "unknown error"
    let sentence = said.split(whereSeparator: \.isNewline).first ?? ""
    return PlainText.cleaned(String(sentence.unicodeScalars.prefix(200)))
  }
}

/// The version of the library that XML is read by.
public var xmlVersion: String { String(cString: xml_library_version()) }
