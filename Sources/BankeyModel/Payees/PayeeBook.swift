/// A rule that gives transactions the user's name for their payee. The bank's texts stay as they are.
public struct PayeeRule: Hashable, Sendable {
  /// The words that a transaction must contain.
  public let words: PayeeWords
  /// The name that is shown instead of the bank's text.
  public let name: String

  /// Creates a rule: texts that contain all `words` are shown as `name`.
  public init(_ words: PayeeWords, name: String) { (self.words, self.name) = (words, name) }
}

/// All names that the user gave payees. Names are looked up when transactions are read and never stored with them, so
/// importing, undoing, deleting and joining cannot make them wrong.
///
/// Of several rules for a transaction, the one whose words have more letters decides; of two equal ones, the first in
/// the order of their words.
public struct PayeeBook: Hashable, Sendable {
  /// The rules, those that take precedence first.
  public let rules: [PayeeRule]

  /// Creates a book. A later rule replaces an earlier one with the same words.
  public init(_ rules: [PayeeRule] = []) {
    let unique = Dictionary(rules.map { ($0.words.key, $0) }, uniquingKeysWith: { $1 })
    self.rules = unique.sorted { ($1.value.words.weight, $0.key) < ($0.value.words.weight, $1.key) }.map(\.value)
  }

  /// Whether no payee has a name.
  public var isEmpty: Bool { rules.isEmpty }

  /// The rule with these words, in any order and case; nil when there is none.
  public subscript(words: PayeeWords) -> PayeeRule? { rules.first { $0.words.key == words.key } }

  /// The rule that decides for a transaction with these texts; nil when none does.
  public func rule(for description: String, _ counterparty: String?) -> PayeeRule? {
    if rules.isEmpty { return nil }
    return PayeeText(description, counterparty).withFolded { text in rules.first { $0.words.areFound(in: text) } }
  }

  /// The rules whose name contains a text.
  public func rules(called pattern: TextPattern) -> [PayeeRule] { rules.filter { pattern.isFound(in: $0.name) } }

  /// A transaction with the user's name for its payee, if there is one.
  public func naming(_ transaction: Transaction) -> Transaction {
    var named = transaction
    named.payee = rule(for: transaction.description, transaction.counterparty)?.name
    return named
  }
}

extension PayeeBook {
  /// The book after `changes`, applied in order.
  public func applying(_ changes: [PayeeChange]) -> PayeeBook {
    PayeeBook(
      changes.reduce(rules) { rules, change in
        rules.filter { $0.words.key != change.words.key }
          + (change.name.map { [PayeeRule(change.words, name: $0)] } ?? [])
      })
  }

  /// The changes that take others back.
  public func undoing(_ changes: [PayeeChange]) -> [PayeeChange] {
    changes.map { change in
      let rule = self[change.words]
      return PayeeChange(rule?.words ?? change.words, name: rule?.name)
    }
  }
}

/// A change of one name; without a name, the payee's transactions have the bank's texts again.
public struct PayeeChange: Hashable, Sendable {
  /// The words of the rule.
  public let words: PayeeWords
  /// The name; nil removes the rule.
  public let name: String?

  /// Creates a change; without a name it removes the rule of these words.
  public init(_ words: PayeeWords, name: String?) { (self.words, self.name) = (words, name) }

  /// The change as passed to `bankey-sync payees`.
  public var json: String {
    var object = JSONObject()
    object.put("words", words.text)
    object.put("name", name)
    return object.text
  }

  /// Parses the output of `json`; nil when it is something else. A name must not be blank.
  public init?(json text: String) {
    guard let json = try? JSONValue(Array(text.utf8)), let words = json["words"]?.string.flatMap({ PayeeWords($0) })
    else { return nil }
    let name = json["name"]?.string
    guard name.map({ !$0.allSatisfy(\.isWhitespace) }) ?? true else { return nil }
    self.init(words, name: name)
  }
}
