/// A statement as PostgreSQL writes it: numbered parameters, and names that are keywords there in quotes.
struct ServerSQL {
  /// The columns and tables that PostgreSQL's grammar reserves.
  private static let reserved: Set<String> = ["fetch"]

  /// The statement in PostgreSQL's dialect.
  let text: String
  /// For each parameter, the index of its value.
  let parameters: [Int]

  /// Translates a statement. Texts in it stay as they are.
  init(_ sql: String) {
    var reader = Reader(rest: Array(sql.utf8)[...])
    while !reader.rest.isEmpty { reader.step() }
    text = String(decoding: reader.text, as: UTF8.self)
    parameters = reader.parameters
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>
    var text: [UInt8] = []
    var parameters: [Int] = []
    private static let quotes: Set<UInt8> = [UInt8(ascii: "'"), UInt8(ascii: "\"")]

    init(rest: ArraySlice<UInt8>) { self.rest = rest }

    mutating func step() {
      guard let byte = rest.first else { return }
      if Self.quotes.contains(byte) { return quoted(by: byte) }
      if byte == UInt8(ascii: "?") { return parameter() }
      let word = rest.prefix(while: Self.isOfWord)
      if word.isEmpty {
        text.append(byte)
        return rest = rest.dropFirst()
      }
      let isReserved = ServerSQL.reserved.contains(String(decoding: word, as: UTF8.self))
      text += isReserved ? Array("\"\(String(decoding: word, as: UTF8.self))\"".utf8) : Array(word)
      rest = rest.dropFirst(word.count)
    }

    private mutating func quoted(by quote: UInt8) {
      let inside = rest.dropFirst().prefix { $0 != quote }
      let all = rest.prefix(inside.count + 2)
      text += all
      rest = rest.dropFirst(all.count)
    }

    /// `?` is the next parameter, `?3` the third.
    private mutating func parameter() {
      let digits = rest.dropFirst().prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      let number = Int(String(decoding: digits, as: UTF8.self)) ?? (parameters.max() ?? -1) + 2
      if !parameters.contains(number - 1) { parameters.append(number - 1) }
      text += Array("$\(number)".utf8)
      rest = rest.dropFirst(digits.count + 1)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
      (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) || byte > 127
    }
  }
}
