import BankeyModel
import CXML2

/// Converts the bytes of an XML file to UTF-8 for libxml2.
enum XMLText {
  /// Passes the text without a byte order mark to `body`, unchanged if it is UTF-8 and converted otherwise. The buffer
  /// is valid only during the call.
  ///
  /// libxml2 would refuse a whole file that declares UTF-8 but contains an invalid byte; here a truncated character
  /// affects only its own text.
  static func withUTF8<Result>(
    _ bytes: ByteView, declared charset: String?, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let decoder = TextDecoder(for: bytes, declared: charset)
    let start = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
    if decoder.isUTF8 { return try body(bytes[start..<bytes.count]) }
    return try utf8(bytes, from: start, decoder).withUnsafeBytes(body)
  }

  /// Decides for every tag, and every text between two tags, separately.
  private static func utf8(_ bytes: ByteView, from start: Int, _ decoder: TextDecoder) -> [UInt8] {
    var (text, place): ([UInt8], Int) = ([], start)
    text.reserveCapacity(bytes.count + bytes.count / 8)
    while place < bytes.count {
      let end = bytes.first(less, in: (place + 1)..<bytes.count) ?? bytes.count
      text += decoder.string(bytes[place..<end]).utf8
      place = end
    }
    return text
  }

  /// The place where a tag or text longer than 64 KB may begin; nil when every piece of this length has both `<` and
  /// `>`.
  ///
  /// libxml2 rescans a long piece from its beginning whenever it receives more of it, so a huge one would take hours.
  static func endlessPiece(in bytes: ByteView) -> Int? {
    let length = 1 << 16
    return stride(from: 0, through: bytes.count - length, by: length).first { start in
      bytes.first(less, in: start..<start + length) == nil || bytes.first(greater, in: start..<start + length) == nil
    }
  }
}

/// Characters passed by libxml2, valid until its callback returns.
struct XMLCharacters {
  let bytes: UnsafeRawBufferPointer
  /// The place in the text; nil when the text spells them differently, for example with a reference.
  let place: Int?
}

/// The attributes of an element and the namespaces it declares, valid until the callback for its beginning returns.
struct XMLAttributes {
  /// Pointers owned by libxml2.
  typealias Fields = UnsafeMutablePointer<UnsafePointer<xmlChar>?>

  private let fields: Fields?
  private let count: Int
  private let namespaces: Fields?
  private let declared: Int

  /// Wraps `count` attributes of five pointers each (name, prefix, namespace, beginning and end of the value) and
  /// `declared` namespaces of two pointers each (prefix and address).
  init(_ fields: Fields?, _ count: Int32, namespaces: Fields?, _ declared: Int32) {
    self.fields = fields
    self.count = Int(count)
    self.namespaces = namespaces
    self.declared = Int(declared)
  }

  /// Passes all strings that libxml2 keeps as names: names, prefixes and addresses of namespaces.
  func eachName(_ body: (UnsafePointer<xmlChar>) -> Void) {
    for field in 0..<2 * declared { namespaces?[field].map(body) }
    for field in stride(from: 0, to: 5 * count, by: 5) {
      fields?[field].map(body)
      fields?[field + 1].map(body)
    }
  }

  /// The value of the first attribute whose name satisfies `fits`.
  func value(where fits: (UnsafePointer<xmlChar>) -> Bool) -> UnsafeRawBufferPointer? {
    guard let fields else { return nil }
    for field in stride(from: 0, to: 5 * count, by: 5) {
      guard let name = fields[field], fits(name), let start = fields[field + 3], let end = fields[field + 4] else {
        continue
      }
      return UnsafeRawBufferPointer(start: start, count: end - start)
    }
    return nil
  }
}
