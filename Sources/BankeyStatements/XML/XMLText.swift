import BankeyModel
import CXML2

/// Makes the bytes of an XML file the UTF-8 that libxml2 wants.
enum XMLText {
  /// The bytes without their mark, as they are or in UTF-8, for as long as `body` runs.
  ///
  /// libxml2 would refuse a file that says UTF-8 and is not; here a letter that a bank cut spoils its own text only.
  static func withUTF8<Result>(
    _ bytes: ByteView, declared charset: String?, _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let decoder = TextDecoder(for: bytes, declared: charset)
    let start = bytes.starts(with: "\u{FEFF}", at: 0) ? 3 : 0
    if decoder.isUTF8 { return try body(bytes[start..<bytes.count]) }
    return try utf8(bytes, from: start, decoder).withUnsafeBytes(body)
  }

  /// The text between every two tags, and every tag, decided by itself.
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

  /// Where a tag or a text longer than 64 KB may begin; nil when every such piece of the file has both `<` and `>`.
  ///
  /// libxml2 looks back over the whole of a long one each time that it takes in more of it, so a large one would take hours.
  static func endlessPiece(in bytes: ByteView) -> Int? {
    let length = 1 << 16
    return stride(from: 0, through: bytes.count - length, by: length).first { start in
      bytes.first(less, in: start..<start + length) == nil || bytes.first(greater, in: start..<start + length) == nil
    }
  }
}

/// Characters that libxml2 hands over, until its call ends.
struct XMLCharacters {
  let bytes: UnsafeRawBufferPointer
  /// Where they stand in the text; nil when they stand there in other words, with a reference say.
  let place: Int?
}

/// The attributes of an element and the namespaces that it declares, until the call for its beginning ends.
struct XMLAttributes {
  /// Pointers that libxml2 owns.
  typealias Fields = UnsafeMutablePointer<UnsafePointer<xmlChar>?>

  private let fields: Fields?
  private let count: Int
  private let namespaces: Fields?
  private let declared: Int

  /// `count` attributes, each five pointers: its name, a prefix, a namespace, the beginning and the end of its value; and
  /// `declared` namespaces, each two pointers: a prefix and its address.
  init(_ fields: Fields?, _ count: Int32, namespaces: Fields?, _ declared: Int32) {
    self.fields = fields
    self.count = Int(count)
    self.namespaces = namespaces
    self.declared = Int(declared)
  }

  /// Hands over all that libxml2 keeps of them as names: names, prefixes, and the addresses of namespaces.
  func eachName(_ body: (UnsafePointer<xmlChar>) -> Void) {
    for field in 0..<2 * declared { namespaces?[field].map(body) }
    for field in stride(from: 0, to: 5 * count, by: 5) {
      fields?[field].map(body)
      fields?[field + 1].map(body)
    }
  }

  /// The value of the first attribute whose name fits.
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
