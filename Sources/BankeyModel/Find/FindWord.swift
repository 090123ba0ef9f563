/// One word of a query: `coffee`, `"old bank"`, `amount>100`.
struct FindWord: Equatable {
  /// The keys that a word can have.
  enum Key: String, CaseIterable {
    case account, amount, date, kind, status, text

    /// Creates the key with an English or a Norwegian name.
    init?(named name: String) {
      switch name {
      case "konto": self = .account
      case "beløp": self = .amount
      case "dato": self = .date
      case "type": self = .kind
      case "tekst": self = .text
      default: self.init(rawValue: name)
      }
    }
  }
  /// The operator between key and value.
  enum Comparison: String {
    case colon = ":"
    case equal = "="
    case less = "<"
    case notMore = "<="
    case more = ">"
    case notLess = ">="
  }

  /// The key; nil for a word without one.
  var key: Key?
  var comparison = Comparison.colon
  /// The key and the operator as typed, such as `amount>`; empty for a word without a key.
  var head = ""
  /// The value, without quotation marks.
  var value: String
  /// Whether the value was quoted and therefore is plain text.
  var isQuoted = false

  /// Splits a query into words. An unclosed quotation mark extends to the end, because the user is still typing.
  static func words(of text: String) -> [FindWord] {
    var rest = Substring(text)
    var words: [FindWord] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.isEmpty { return words }
      words.append(next(&rest))
    }
  }

  private static func next(_ rest: inout Substring) -> FindWord {
    var word = FindWord(value: "")
    if let (key, comparison, after) = head(of: rest) {
      word.head = String(rest[..<after.startIndex])
      (word.key, word.comparison, rest) = (key, comparison, after)
    }
    if rest.first == "\"" {
      word.isQuoted = true
      let text = rest.dropFirst().prefix { $0 != "\"" }
      rest = rest[text.endIndex...].dropFirst()
      word.value = String(text)
    } else {
      let text = rest.prefix { !$0.isWhitespace }
      rest = rest[text.endIndex...]
      word.value = String(text)
    }
    return word
  }

  /// A known key with its operator, as in `amount>=`. Any other word that contains a colon is text.
  private static func head(of text: Substring) -> (Key, Comparison, Substring)? {
    let name = text.prefix { $0.isLetter }
    let after = text[name.endIndex...]
    guard let key = Key(named: name.lowercased()) else { return nil }
    let comparison = Comparison(rawValue: String(after.prefix(2))) ?? Comparison(rawValue: String(after.prefix(1)))
    return comparison.map { (key, $0, after.dropFirst($0.rawValue.count)) }
  }
}

/// Reads a day, a month or a year as people type it: `2026-10-19`, `19.10.2026`, `2026-10`, `10.2026`, `2026`.
enum WrittenDays {
  /// The days that a text names; nil when it names none.
  static func days(of text: String) -> ClosedRange<Day>? {
    let parts = text.split(separator: text.contains("-") ? "-" : ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) else { return nil }
    let isYearFirst = parts.first?.utf8.count == 4
    let ordered = isYearFirst ? parts : text.contains("-") ? [] : parts.reversed()
    guard ordered.first?.utf8.count == 4, ordered.dropFirst().allSatisfy({ $0.utf8.count <= 2 }) else { return nil }
    return days(of: ordered.compactMap { Int($0) })
  }

  /// The days that a bare word certainly means: `2026` and `10.2026` are read as numbers instead.
  static func certainDays(of text: String) -> ClosedRange<Day>? {
    guard text.contains("-") || text.count(where: { $0 == "." }) == 2, let days = days(of: text),
      (1900...2200).contains(days.lowerBound.components.year)
    else { return nil }
    return days
  }

  private static func days(of parts: [Int]) -> ClosedRange<Day>? {
    switch parts.count {
    case 1: stretch(Day(year: parts[0], month: 1, day: 1), Day(year: parts[0], month: 12, day: 31))
    case 2: month(parts[0], parts[1])
    case 3: stretch(Day(year: parts[0], month: parts[1], day: parts[2]))
    default: nil
    }
  }

  private static func month(_ year: Int, _ month: Int) -> ClosedRange<Day>? {
    guard let first = Day(year: year, month: month, day: 1) else { return nil }
    return first...first.advanced(by: Day.days(in: month, of: year) - 1)
  }

  private static func stretch(_ first: Day?, _ last: Day? = nil) -> ClosedRange<Day>? {
    guard let first else { return nil }
    return first...(last ?? first)
  }
}

extension Day {
  /// Parses a date as people type it: `2026-10-19` or `19.10.2026`. Nil when it is not a single day.
  public init?(written text: String) {
    guard let days = WrittenDays.days(of: text), days.count == 1 else { return nil }
    self = days.lowerBound
  }
}
