import Glibc

/// The words by which the transactions of a payee are recognized: the description and the counterparty together contain
/// each of them, in any order and regardless of case.
public struct PayeeWords: Hashable, Sendable {
  /// The words as the user typed them, with single blanks between them.
  public let text: String
  /// The words in the form used for comparison.
  let patterns: [TextPattern]

  /// Splits typed text into words; nil when it has none.
  public init?(_ typed: String) {
    let words = typed.split(whereSeparator: \.isWhitespace)
    if words.isEmpty { return nil }
    text = words.joined(separator: " ")
    patterns = words.map { TextPattern(String($0)) }
  }

  /// Equal for the same words in another order or case.
  public var key: String { patterns.map(\.text).sorted().joined(separator: " ") }

  /// The number of letters, which decides between two rules for the same transaction.
  var weight: Int { patterns.reduce(0) { $0 + $1.text.count } }

  /// The words as conditions of a search.
  public var terms: [TextPattern] { patterns }

  /// Whether a transaction with these texts contains all words.
  public func areFound(in description: String, _ counterparty: String?) -> Bool {
    PayeeText(description, counterparty).withFolded { text in areFound(in: text) }
  }

  func areFound(in folded: UnsafePointer<CChar>) -> Bool { patterns.allSatisfy { $0.isFound(inFolded: folded) } }
}

/// The texts of a transaction in which the words of payees are looked for.
struct PayeeText {
  private let folded: String

  init(_ description: String, _ counterparty: String?) {
    folded = TextPattern.folded(counterparty.map { description + "\n" + $0 } ?? description)
  }

  /// Calls `body` with the text in the form used for comparison.
  func withFolded<Answer>(_ body: (UnsafePointer<CChar>) -> Answer) -> Answer { folded.withCString(body) }
}

extension PayeeWords {
  /// The words that probably identify a transaction's payee: those of the counterparty, or else of the description,
  /// without references, dates and other words that contain a digit. Nil when both are blank.
  public init?(suggestedFor transaction: Transaction) {
    let texts = [transaction.counterparty ?? "", transaction.description].filter { !$0.allSatisfy(\.isWhitespace) }
    guard let suggested = texts.lazy.map(Self.names).first(where: { !$0.isEmpty }) ?? texts.first else { return nil }
    self.init(suggested)
  }

  /// The first words of a text that contain no digit, without punctuation at their ends. Single letters count only
  /// where there is nothing longer.
  private static func names(in text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).map(trimmed).filter { word in
      !word.isEmpty && !word.contains(where: \.isNumber)
    }
    let long = words.filter { $0.count > 1 }
    return (long.isEmpty ? words : long).prefix(most).joined(separator: " ")
  }

  private static func trimmed(_ word: Substring) -> Substring {
    var word = word.drop { !$0.isLetter && !$0.isNumber }
    while let last = word.last, !last.isLetter, !last.isNumber { word.removeLast() }
    return word
  }

  /// More words only make a rule miss the next spelling.
  private static let most = 4
}
