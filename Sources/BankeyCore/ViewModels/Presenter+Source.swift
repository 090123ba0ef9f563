extension Presenter {
  /// Everything that is known of a source or of one of its connections; nil when it is gone.
  public func details(
    of id: SourceRow.ID, in snapshot: AccountsSnapshot, _ proofs: [AccountReconciliation] = []
  ) -> SourceViewModel? {
    guard let source = snapshot.sources.first(where: { $0.name == id.source }) else { return nil }
    if case .connection(let nativeId, _) = id {
      return source.connections.first { $0.nativeId == nativeId }.map { details(of: $0, in: source, snapshot) }
    }
    let faults = source.canRefresh ? [] : proofs.flatMap { self.faults($0, snapshot) }
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
    [
      .init(id: .source, title: nil, fields: fields), .init(id: .faults, title: strings.faultsTitle, fields: faults),
      .init(id: .accounts, title: strings.accountsTitle, fields: accounts.map(account)),
    ]
  }

  /// Where the statements of an account do not add up, and by how much.
  private func faults(_ proof: AccountReconciliation, _ snapshot: AccountsSnapshot) -> [SourceField] {
    let account = snapshot.accounts.first { $0.id == proof.account }?.account
    return proof.faults.enumerated().map { index, fault in
      let lastDay = fault.lastDay == fault.firstDay ? nil : fault.lastDay
      return SourceField(
        id: .fault(proof.account, index), label: account.map(name) ?? "",
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
      + source.quotas.map { quota in
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

  /// How long the bank's consent holds, and what the source calls the connection.
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

  /// Of when an account's balance is, and what went wrong with it.
  private func account(_ account: Account) -> SourceField {
    let freshness = Freshness(of: account, today: now.day)
    let date = account.balanceDate.map { strings.bankData(of: dayAndTime($0)) }
    let texts = [date ?? strings.noBalanceDate, account.error.map(formats.foreign)].compactMap(\.self)
    return SourceField(
      id: .account(account.id), label: name(of: account), value: texts.joined(separator: ": "),
      isWarning: freshness.isOld || freshness.hasFailed)
  }

  private func field(_ name: SourceField.Name, _ value: String, isWarning: Bool = false) -> SourceField {
    SourceField(id: name, label: strings.label(name), value: value, isWarning: isWarning)
  }
}
