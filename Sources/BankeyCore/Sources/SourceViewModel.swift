import BankeyModel
import BankeyText
import TerminalText

/// Everything known about a source or one of its connections.
public struct SourceViewModel: Hashable, Sendable {
  /// The name of the source or connection.
  public var title: String
  /// "SimpleFIN"
  public var kind: String
  /// Its state, the statements that do not add up, and its accounts.
  public var sections: [Section]

  /// Fields under one heading.
  public struct Section: Identifiable, Hashable, Sendable {
    /// The subject of a group.
    public enum ID: Hashable, Sendable { case source, faults, accounts }
    /// The subject of the fields.
    public var id: ID
    /// "ACCOUNTS"; nil for the first section.
    public var title: String?
    /// The fields of the section, in display order.
    public var fields: [SourceField]
  }

  init(title: String, kind: String, sections: [Section]) {
    (self.title, self.kind) = (title, kind)
    self.sections = sections.filter { !$0.fields.isEmpty }
  }

  /// Creates a view model that shows a message instead of a source.
  public init(message: String) {
    let field = SourceField(id: .message, label: "", value: message)
    self.init(title: "", kind: "", sections: [Section(id: .source, title: nil, fields: [field])])
  }
}

/// A field of a source or connection.
public struct SourceField: Field {
  /// The name that identifies the field.
  public var id: SourceFieldName
  /// "Last answer"
  public var label: String
  /// "today 07:12"
  public var value: String
  /// The text for the clipboard.
  public var copy: String { value }
  /// Whether to highlight it as a warning.
  public var isWarning = false
  /// The width of the longest name of an account beside which there is room for a value.
  public var labelColumns = 0

  /// The account that the field is about; nil for fields of the source itself.
  public var account: Account.ID? {
    switch id {
    case .account(let account), .fault(let account, _): account
    default: nil
    }
  }
}

extension Presenter {
  /// Everything known about a source or one of its connections; nil when it no longer exists.
  public func details(
    of id: SourceRow.ID, in snapshot: AccountsSnapshot, _ proofs: [AccountReconciliation] = []
  ) -> SourceViewModel? {
    guard let source = snapshot.sources.first(where: { $0.name == id.source }) else { return nil }
    if case .connection(let nativeId, _) = id {
      return source.connections.first { $0.nativeId == nativeId }.map { details(of: $0, in: source, snapshot) }
    }
    let presenter = knowing(snapshot.accounts)
    let faults = source.canRefresh ? [] : proofs.flatMap { presenter.faults($0, snapshot) }
    return SourceViewModel(
      title: title(of: source), kind: source.canRefresh ? kind(of: source) : "",
      sections: sections(fields(of: source.joined), faults, snapshot.accounts(of: source)))
  }

  private func details(
    of connection: ConnectionStatus, in source: SourceStatus, _ snapshot: AccountsSnapshot
  ) -> SourceViewModel {
    SourceViewModel(
      title: title(of: connection), kind: title(of: source),
      sections: sections(fields(of: connection), [], snapshot.accounts(of: connection, in: source)))
  }

  private func sections(
    _ fields: [SourceField], _ faults: [SourceField], _ accounts: [Account]
  ) -> [SourceViewModel.Section] {
    let sections: [SourceViewModel.Section] = [
      .init(id: .source, title: nil, fields: fields), .init(id: .faults, title: strings.faultsTitle, fields: faults),
      .init(id: .accounts, title: strings.accountsTitle, fields: self.fields(of: accounts)),
    ]
    let labels = sections.flatMap(\.fields).map(\.label.columns).filter { $0 <= Presenter.widestLabel }.max() ?? 0
    return sections.map { section in
      var section = section
      for index in section.fields.indices { section.fields[index].labelColumns = labels }
      return section
    }
  }

  /// The width beyond which a name stands above its value.
  private static let widestLabel = 30

  /// The places where an account's statements do not add up, with the differences.
  private func faults(_ proof: AccountReconciliation, _ snapshot: AccountsSnapshot) -> [SourceField] {
    let account = snapshot.accounts.first { $0.id == proof.account }?.account
    return proof.faults.enumerated().map { index, fault in
      let lastDay = fault.lastDay == fault.firstDay ? nil : fault.lastDay
      return SourceField(
        id: .fault(proof.account, index), label: account.map(distinctName) ?? "",
        value: strings.fault(
          fault.kind, formats.signed(Money(fault.difference, proof.currency)), fault.firstDay.map(formats.mediumDate),
          lastDay.map(formats.mediumDate)), isWarning: true)
    }
  }

  private func fields(of source: SourceStatus) -> [SourceField] {
    let last = source.lastSuccess.map(when) ?? strings.never
    if !source.canRefresh { return [field(.lastImport, last)] }
    let fields =
      [field(.type, kind(of: source)), field(.lastSuccess, last)]
      + failure(source.lastFailure, source.lastError)
      + [nextAllowed(source).map { field(.nextAllowed, $0, isWarning: true) }]
      + source.shownQuotas(at: clock.now).map { quota in
        let note = calls(quota)
        return field(.calls(quota.name), note.text, isWarning: note.isWarning)
      }
      + (source.onlyConnection.map { standing(of: $0) } ?? [])
    return fields.compactMap(\.self)
  }

  private func fields(of connection: ConnectionStatus) -> [SourceField] {
    let fields =
      [field(.lastSuccess, connection.lastSuccess.map(when) ?? strings.never)]
      + failure(connection.lastFailure, connection.lastError) + standing(of: connection)
    return fields.compactMap(\.self)
  }

  /// When the bank's consent expires, and the source's id of the connection.
  private func standing(of connection: ConnectionStatus) -> [SourceField?] {
    let consent = connection.consentUntil.map { (formats.mediumDate($0), self.consent($0)) }
    return [
      consent.map { field(.consent, $0.0 + ", " + $0.1.text, isWarning: $0.1.isWarning) },
      connection.nativeId.isEmpty ? nil : field(.nativeId, formats.foreign(connection.nativeId)),
    ]
  }

  private func failure(_ time: Timestamp?, _ error: String?) -> [SourceField?] {
    guard let time else { return [] }
    return [
      field(.lastFailure, when(time), isWarning: true),
      error.map { field(.error, formats.foreign($0), isWarning: true) },
    ]
  }

  /// The date of an account's balance, and its last error.
  private func fields(of accounts: [Account]) -> [SourceField] {
    let names = distinctNames(of: accounts)
    return accounts.map { field(of: $0, called: names[$0.id] ?? name(of: $0)) }
  }

  private func field(of account: Account, called name: String) -> SourceField {
    let freshness = Freshness(of: account, today: now.day)
    let date = account.balanceDate.map { strings.bankData(of: dayAndTime($0)) }
    let texts = [date ?? strings.noBalanceDate, account.error.map(formats.foreign)].compactMap(\.self)
    return SourceField(
      id: .account(account.id), label: name, value: texts.joined(separator: ": "),
      isWarning: freshness.isOld || freshness.hasFailed)
  }

  private func field(_ name: SourceFieldName, _ value: String, isWarning: Bool = false) -> SourceField {
    SourceField(id: name, label: strings.label(name), value: value, isWarning: isWarning)
  }
}

extension Presenter {
  /// A message that lists the sources with few calls left; nil when there are none.
  public func fewCalls(of sources: [SourceStatus]) -> String? {
    let lines = sources.flatMap { source in
      source.quotas.filter { !$0.isOfAccount && $0.isScarce(at: clock.now) }.map { quota in
        strings.fewCalls(
          of: title(of: source), left: quota.left(at: clock.now), of: quota.allowed,
          until: moment(clock.local(quota.end)))
      }
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension SourceStatus {
  /// Its connection, when it has only one.
  var onlyConnection: ConnectionStatus? { connections.count == 1 ? connections[0] : nil }

  /// The source with the error of its only connection as its own, to show both as one.
  var joined: SourceStatus {
    guard lastFailure == nil, let connection = onlyConnection, connection.lastFailure != nil else { return self }
    var source = self
    source.lastSuccess = connection.lastSuccess
    source.lastFailure = connection.lastFailure
    source.lastError = connection.lastError
    return source
  }
}
