import BankeyModel
import BankeyText
import TerminalText

/// Everything known about a transaction. Every text is final.
public struct TransactionViewModel: Hashable, Sendable {
  /// "GREEN GROCER"
  public var title: String
  /// "−48.80"
  public var amount: String
  /// The transaction, its origin, its earlier states, and the source record.
  public var sections: [Section]

  /// Fields under one heading.
  public struct Section: Identifiable, Hashable, Sendable {
    /// The subject of the fields.
    public var id: TransactionPart
    /// "WHERE IT COMES FROM"; nil for the first section.
    public var title: String?
    /// The fields of the section, in display order.
    public var fields: [TransactionField]
  }

  /// Creates a view model that shows a message instead of a transaction.
  public init(message: String) {
    let field = TransactionField(id: .raw(0), label: "", value: message, copy: "")
    self.init(title: "", amount: "", sections: [Section(id: .raw, title: nil, fields: [field])])
  }

  init(title: String, amount: String, sections: [Section]) {
    (self.title, self.amount, self.sections) = (title, amount, sections)
  }

  /// The field with a name; nil when there is none.
  public func field(_ name: TransactionFieldName) -> TransactionField? {
    sections.lazy.flatMap(\.fields).first { $0.id == name }
  }
}

/// A labeled value that the user can select and copy.
public struct TransactionField: Field {
  /// The name that identifies the field.
  public var id: TransactionFieldName
  /// "Amount"; empty for lines of the source record.
  public var label: String
  /// "−$48.80"
  public var value: String
  /// The text for the clipboard: `-48.80`.
  public var copy: String
  /// Whether to highlight it as a warning.
  public var isWarning = false
}

/// A labeled text on a screen of fields.
public protocol Field: Identifiable, Hashable, Sendable {
  /// "Amount"; empty for a line without a label.
  var label: String { get }
  /// "−$48.80"
  var value: String { get }
  /// The text for the clipboard: `-48.80`.
  var copy: String { get }
  /// Whether to highlight it as a warning.
  var isWarning: Bool { get }
  /// The width of the longest label beside which a value stands; 0 for the usual one.
  var labelColumns: Int { get }
}

extension Field {
  /// The usual width.
  public var labelColumns: Int { 0 }
}

extension Presenter {
  /// Everything known about a transaction of an account.
  public func details(
    of transaction: Transaction, in account: Account, _ origin: TransactionOrigin?
  ) -> TransactionViewModel {
    let sections: [(TransactionPart, [TransactionField])] = [
      (.transaction, fields(of: transaction, in: account, origin)),
      (.origin, fields(of: transaction, from: origin)),
      (.earlier, (origin?.earlier ?? []).enumerated().map { earlier($1, $0, in: transaction.currency) }),
      (.raw, lines(of: origin?.raw ?? "")),
    ]
    return TransactionViewModel(
      title: text(of: transaction),
      amount: formats.signedPlain(transaction.amount, decimals: transaction.currency.decimals),
      sections: sections.filter { !$0.1.isEmpty }.map { id, fields in
        TransactionViewModel.Section(id: id, title: strings.title(id), fields: fields)
      })
  }

  private func fields(
    of transaction: Transaction, in account: Account, _ origin: TransactionOrigin?
  ) -> [TransactionField] {
    let fields = [
      field(
        .amount, formats.signed(Money(transaction.amount, transaction.currency)), account.copyable(transaction.amount)),
      status(of: transaction),
      transaction.status == .posted ? date(.booked, transaction.day) : nil,
      transaction.status == .authorized ? date(.authorized, transaction.day) : nil,
      transaction.status == .posted ? transaction.authorizedDay.flatMap { date(.authorized, $0) } : nil,
      transaction.match.flatMap { match in field(.match, self.match(match, in: transaction.currency)) },
      foreign(.payee, transaction.payee), foreign(.text, transaction.description),
      foreign(.counterparty, transaction.counterparty),
      transaction.counterpartyAccount.flatMap(otherAccount),
      explanation(of: transaction).flatMap { field(.transfer, $0) },
      origin.flatMap { originalCurrency(TaggedRecord($0.raw)) },
      field(.account, name(of: account)),
    ]
    return fields.compactMap(\.self)
  }

  private func fields(of transaction: Transaction, from origin: TransactionOrigin?) -> [TransactionField] {
    let fields = [
      origin.flatMap { $0.file == nil ? foreign(.source, $0.source) : nil },
      origin.flatMap { foreign(.file, $0.file) },
      origin.flatMap { field(.received, dayAndTime(clock.local($0.received))) },
      origin.flatMap { origin in
        origin.seen.flatMap { $0 == origin.received ? nil : field(.seen, dayAndTime(clock.local($0))) }
      },
      foreign(.nativeId, transaction.nativeId), field(.id, String(transaction.id)),
    ]
    return fields.compactMap(\.self)
  }

  private func status(of transaction: Transaction) -> TransactionField? {
    guard isOverdue(transaction) else { return field(.status, strings.status(transaction.status)) }
    var field = field(.status, strings.overdue(formats.count(age(of: transaction))))
    field?.isWarning = true
    return field
  }

  /// A field with bankey's own text, which is already masked where necessary.
  private func field(_ name: TransactionFieldName, _ value: String, _ copy: String? = nil) -> TransactionField? {
    TransactionField(id: name, label: strings.label(name), value: value, copy: copy ?? value)
  }

  /// A field with foreign text; nil when the text is blank.
  private func foreign(_ name: TransactionFieldName, _ value: String?) -> TransactionField? {
    guard let value, !value.allSatisfy(\.isWhitespace) else { return nil }
    return field(name, formats.foreign(value), value.cleaned)
  }

  private func otherAccount(_ account: String) -> TransactionField? {
    guard !account.allSatisfy(\.isWhitespace) else { return nil }
    return field(.counterpartyAccount, formats.number(AccountNumber.grouped(account.cleaned)), account.cleaned)
  }

  private func date(_ name: TransactionFieldName, _ day: Day) -> TransactionField? {
    field(name, formats.longDate(day), day.description)
  }

  private func match(_ match: TransactionMatch, in currency: Currency) -> String {
    [
      formats.mediumDate(match.day), formats.signed(Money(match.amount, currency)), formats.foreign(match.description),
    ].joined(separator: "  ")
  }

  /// A rate in the format of the locale, with all of its digits. A text that is not a number stays as it is.
  private func written(_ rate: String) -> String {
    (try? AmountParser.parse(rate, mark: .dot)).map { formats.plain($0, decimals: 0) } ?? rate
  }

  private func originalCurrency(_ record: TaggedRecord) -> TransactionField? {
    guard let (code, rate) = record.originalCurrency else { return nil }
    let value = formats.foreign(rate.map { strings.currency(code, rate: written($0)) } ?? code)
    return field(.originalCurrency, value, code.cleaned)
  }

  private func earlier(_ state: TransactionOrigin.Earlier, _ number: Int, in currency: Currency) -> TransactionField {
    TransactionField(
      id: .earlier(number), label: formats.mediumDate(state.day),
      value: [
        strings.status(state.status), formats.signed(Money(state.amount, currency)), formats.foreign(state.description),
      ].joined(separator: "  "), copy: state.description.cleaned)
  }

  /// The source record line by line. Masked, it is a single placeholder, because its layout would reveal the lengths of
  /// amounts.
  private func lines(of raw: String) -> [TransactionField] {
    let lines = raw.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    let all = lines.map { String($0).cleaned }.joined(separator: "\n")
    let shown = formats.isMasked ? lines.prefix(1).map { _ in formats.maskedText } : lines.map(String.init)
    return shown.enumerated().map { TransactionField(id: .raw($0), label: "", value: $1, copy: all) }
  }
}

extension Presenter {
  /// The other account of a transfer between the user's accounts: "→ Savings", "← Checking", "≈ → Savings" where that
  /// is only probable; nil for anything else, and when the other account is not known.
  public func transfer(of transaction: Transaction) -> String? {
    guard let transfer = transaction.transfer, let name = name(ofKnown: transfer.account) else { return nil }
    if isSpoken {
      return strings.plainTransfer(isOut: transaction.amount.isNegative, name, isCertain: transfer.isCertain)
    }
    let arrows = formats.isASCII ? ("->", "<-") : ("→", "←")
    let way = (transaction.amount.isNegative ? arrows.0 : arrows.1) + " " + name
    return transfer.isCertain ? way : (formats.isASCII ? "~ " : "≈ ") + way
  }

  /// The same with its evidence, for the transaction's own screen.
  func explanation(of transaction: Transaction) -> String? {
    guard let transfer = transaction.transfer, let way = self.transfer(of: transaction) else { return nil }
    return way + ", " + (transfer.isCertain ? strings.certainTransfer : strings.probableTransfer)
  }
}
