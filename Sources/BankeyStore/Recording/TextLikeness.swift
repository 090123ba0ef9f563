import BankeyCore

/// What is compared of two texts of one purchase: banks add the card, the date and the place when they post it.
struct TextLikeness {
  /// The folded text.
  let text: String
  /// Its words of three letters and more.
  private let words: Set<Substring>

  init(_ text: String) {
    self.text = TextPattern.folded(text)
    words = Set(self.text.split { !$0.isLetter }.filter { $0.count >= 3 })
  }

  /// Whether half the words of the shorter text stand in the other; texts without words must be the same.
  func isAlike(_ other: TextLikeness) -> Bool {
    let (fewer, more) = words.count < other.words.count ? (words, other.words) : (other.words, words)
    if fewer.isEmpty { return text == other.text }
    return fewer.intersection(more).count * 2 >= fewer.count
  }

  /// Texts that are alike have one of these in common: a word, or all of a text without words.
  var marks: [Substring] { words.isEmpty ? ["=" + text] : Array(words) }
}
