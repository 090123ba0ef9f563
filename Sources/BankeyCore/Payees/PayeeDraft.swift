import BankeyModel
import BankeyText

/// A name for a payee that the user is typing, with the words that find its transactions.
public struct PayeeDraft: Hashable, Sendable {
  /// The reason why a draft cannot be accepted.
  public enum Problem: Error, Hashable, Sendable {
    case noWords, noName
  }

  /// The payee's name as typed; empty restores the bank's text.
  public var name: String
  /// The words that a transaction's text must contain, separated by spaces.
  public var words: String
  /// The rule that named the transaction before, which the draft changes; nil when none did.
  public let rule: PayeeRule?

  /// Begins with the rule that names a transaction, or else with the words that probably identify its payee.
  public init(of transaction: Transaction, in book: PayeeBook) {
    rule = book.rule(for: transaction.description, transaction.counterparty)
    name = rule?.name ?? ""
    words = rule?.words.text ?? PayeeWords(suggestedFor: transaction)?.text ?? ""
  }

  /// The words by which to find the rows that the name would change; nil when there are none.
  public var wanted: PayeeWords? { PayeeWords(words) }

  /// Whether accepting it removes the rule: its name was erased.
  public var isRemoval: Bool { rule != nil && name.allSatisfy(\.isWhitespace) }

  /// The condition that finds the rows that accepting it would change.
  public var query: FindQuery? {
    (isRemoval ? rule?.words : wanted).map { FindQuery([.payee($0, replacing: rule?.words)]) }
  }

  /// The changes that accepting it makes. Throws when it lacks words or a name.
  public func changes() throws(Problem) -> [PayeeChange] {
    if let rule, isRemoval { return [PayeeChange(rule.words, name: nil)] }
    guard let wanted else { throw .noWords }
    let name = name.trimmed
    guard !name.isEmpty else { throw .noName }
    let replaced = rule.flatMap { $0.words.key == wanted.key ? nil : PayeeChange($0.words, name: nil) }
    return (replaced.map { [$0] } ?? []) + [PayeeChange(wanted, name: name)]
  }
}

/// The rows that a name would change.
public struct PayeePreview: Hashable, Sendable {
  /// How many transactions would get the name.
  public var count: Int
  /// The newest of these transactions, as examples.
  public var first: [Transaction]

  /// Creates a preview.
  public init(count: Int, first: [Transaction]) { (self.count, self.first) = (count, first) }
}

extension Presenter {
  /// "12 rows would be called Amazon", or what accepting a draft would do otherwise.
  public func outcome(of draft: PayeeDraft, _ preview: PayeePreview) -> String {
    if preview.count == 0 { return strings.noMatchingRows }
    let count = formats.count(preview.count)
    if draft.isRemoval { return strings.wouldRemoveName(preview.count, count) }
    let name = draft.name.trimmed
    return strings.wouldApplyName(preview.count, count, name.isEmpty ? nil : formats.foreign(name))
  }

  /// "12 rows are called Amazon; u undoes it"
  public func done(_ draft: PayeeDraft, _ preview: PayeePreview) -> String {
    let count = formats.count(preview.count)
    let done =
      draft.isRemoval
      ? strings.namesRemoved(preview.count, count)
      : strings.namesApplied(preview.count, count, formats.foreign(draft.name.trimmed))
    return done + "; " + strings.undoHint
  }

  /// The rows of a preview with the bank's texts.
  public func outcomes(_ preview: PayeePreview) -> [QuestionOutcome] {
    preview.first.map { transaction in
      QuestionOutcome(
        day: day(transaction.day),
        amount: formats.signedPlain(transaction.amount, decimals: transaction.currency.decimals),
        text: transaction.bankText.map(formats.foreign) ?? strings.noText)
    }
  }

  /// The reason why a draft cannot be accepted.
  public func text(_ problem: PayeeDraft.Problem) -> String {
    switch problem {
    case .noWords: strings.noPayeeWords
    case .noName: strings.noPayeeName
    }
  }
}
