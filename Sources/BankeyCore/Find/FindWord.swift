/// A word of a query: `coffee`, `"old bank"`, `amount>100`.
struct FindWord: Equatable {
  /// What a word can be about.
  enum Key: String, CaseIterable {
    case amount, date, status, text
  }
  /// How a word compares.
  enum Comparison: String {
    case colon = ":"
    case equal = "="
    case less = "<"
    case notMore = "<="
    case more = ">"
    case notLess = ">="
  }

  /// What it is about; nil for a word alone.
  var key: Key?
  var comparison = Comparison.colon
  /// What is looked for, without quotation marks.
  var value: String
  /// Whether quotation marks say that it is text and nothing else.
  var isQuoted = false

  /// The words of a query. A quotation mark that is not closed yet reaches to the end.
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
    if let (key, comparison, after) = head(of: rest) { (word.key, word.comparison, rest) = (key, comparison, after) }
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

  /// `amount>=`: a word that is known, with its comparison. Any other word with a colon in it is text.
  private static func head(of text: Substring) -> (Key, Comparison, Substring)? {
    let name = text.prefix { $0.isLetter }
    let after = text[name.endIndex...]
    guard let key = Key(rawValue: name.lowercased()) else { return nil }
    let comparison = Comparison(rawValue: String(after.prefix(2))) ?? Comparison(rawValue: String(after.prefix(1)))
    return comparison.map { (key, $0, after.dropFirst($0.rawValue.count)) }
  }
}
