import BankeyModel

/// What a reader must know about the tables of a shared database.
enum ServerSchema {
  /// The number of the schema that this program reads and writes.
  static let number = 1

  /// A text that changes whenever somebody publishes or gets a grant. It contains the time, because two publishes can
  /// have the same generation: a promoted standby may have missed the last one, and then receives another with its
  /// number.
  static let version = """
    SELECT string_agg(concat_ws(':', number, generation, published), ' ' ORDER BY number) FROM collector
    """

  /// Throws when there is no schema of bankey, or a newer or older one.
  static func check(_ wire: ServerWire) throws {
    let answer = try wire.exchange([ServerConnection.Question(sql: "SELECT schema, written_by FROM about")])[0]
    var found: (number: Int, program: String)?
    try answer.each(limit: 1) { found = ($0[0], $0[1]) }
    guard let found else { throw StoreError.unpublished }
    try check(found.number, writtenBy: found.program)
  }

  /// Throws when a schema is not the one that this program knows.
  static func check(_ found: Int, writtenBy program: String) throws {
    if found > number {
      throw StoreError(
        .newer,
        "bankey \(program) wrote this shared database (schema \(found)), but this bankey knows only schema \(number): install the newer bankey"
      )
    }
    if found < number {
      throw StoreError(
        .older, "the shared database has schema \(found): its owner updates it with `bankey publish` of this version")
    }
  }
}

/// The trigrams of texts as numbers, by which a server finds rows. Different trigrams may share a number, so a found row
/// is a candidate, as with SQLite's index.
enum TextGrams {
  /// The distinct trigrams of a folded text, sorted.
  static func numbers(of text: String) -> [Int32] {
    var (last, before): (UInt32?, UInt32?) = (nil, nil)
    var found: Set<Int32> = []
    for scalar in text.unicodeScalars {
      if let before, let last { found.insert(number(before, last, scalar.value)) }
      (before, last) = (last, scalar.value)
    }
    return found.sorted()
  }

  private static func number(_ one: UInt32, _ two: UInt32, _ three: UInt32) -> Int32 {
    Int32(bitPattern: (one &* 0x9E37_79B1 &+ two) &* 0x85EB_CA77 &+ three)
  }

  /// Numbers as an array of PostgreSQL.
  static func array(_ numbers: [Int32]) -> String { "{" + numbers.map { "\($0)" }.joined(separator: ",") + "}" }
}
