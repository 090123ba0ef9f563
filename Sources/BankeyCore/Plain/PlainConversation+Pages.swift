import BankeyModel
import BankeyText

/// The pages that commands open. A page is rebuilt whenever it is opened or its contents have changed.
extension PlainConversation {
  func page(of place: PlainPlace) throws -> PlainPage {
    switch place {
    case .accounts: return figures.page(of: snapshot, choice)
    case .account(let id, _):
      choice.news.see(id)
      guard let account = account(id) else { return PlainPage([strings.accountGone], []) }
      return try figures.page(of: account, holding: bank.holdings(of: id), bank.transactions(), choice)
    case .transaction(let id):
      guard let transaction = try bank.transactions().transaction(id), let account = account(transaction.account) else {
        return PlainPage([strings.plainGone], [])
      }
      return figures.page(of: transaction, in: account, try bank.origin(of: id))
    case .found(let text, let account): return try found(text, in: account)
    case .totals(let text, let account): return try totals(text, of: account)
    case .sources: return figures.sources(of: snapshot, try bank.reconciliation())
    case .source(let id):
      let model = presenter.details(of: id, in: snapshot, try bank.reconciliation())
      return figures.page(of: model ?? SourceViewModel(message: strings.sourceGone))
    case .netWorth: return figures.netWorth(of: snapshot, choice.days, by: try bank.oneCurrency())
    case .converted(let day): return figures.page(of: try converted(on: day), on: day)
    case .convertedPart(let currency, let day): return figures.page(of: currency, in: try converted(on: day))
    case .news:
      let (record, mark) = try bank.news()
      reading = reading ?? record.mark
      return figures.news(record, since: mark, in: snapshot)
    case .timeline: return figures.page(of: try timeline(), in: snapshot)
    case .timelineMonth(let month): return figures.page(of: month, in: try timeline())
    case .upcoming: return figures.page(of: try bank.upcoming(), in: snapshot)
    case .basis(let id): return figures.page(of: id, in: try bank.upcoming(), of: snapshot)
    }
  }

  /// The total in one currency now, or at the end of a day.
  private func converted(on day: Day?) throws -> ConvertedTotal? {
    guard let day, let choice = try bank.oneCurrency() else { return presenter.converted(snapshot) }
    return presenter.converted(snapshot, self.choice.days, on: day, by: choice)
  }

  /// Reads what the list of accounts shows.
  func look() throws {
    snapshot = try bank.snapshot()
    choice.days = try bank.dayTotals()
    choice.news.arrived = try bank.newRows()
  }

  /// Marks the news that were read as seen.
  func leaveNews() throws {
    if let reading { try bank.markNews(reading) }
    reading = nil
    choice.news.arrived = try bank.newRows()
  }

  private func timeline() throws -> Timeline {
    let (pages, accounts) = (try bank.transactions(), snapshot.accounts.filter { !$0.isExcluded }.map(\.account))
    return try Timeline(of: accounts, TimelineDays(of: accounts, from: pages), rows: pages.timeline(of: accounts))
  }

  private func account(_ id: Account.ID) -> Account? { snapshot.accounts.first { $0.id == id }?.account }

  private func query(_ text: String) throws(PlainError) -> FindQuery {
    do throws(FindError) {
      return try FindQuery(text, mark: presenter.formats.decimalMark)
    } catch {
      throw PlainError(strings.problem(error))
    }
  }

  private func scope(_ query: FindQuery, _ account: Account.ID? = nil) -> FindScope {
    FindScope(
      account: account, date: .booked, accounts: query.accounts(among: snapshot.accounts.map(\.account)))
  }

  private func found(_ text: String, in account: Account.ID?) throws -> PlainPage {
    let query = try query(text)
    return figures.page(
      of: try bank.all(of: query, in: scope(query, account)), query, try bank.transactions(), in: snapshot, of: account)
  }

  private func totals(_ text: String, of account: Account.ID?) throws -> PlainPage {
    let query = try query(text)
    return figures.page(of: try bank.counterparties(of: query, in: scope(query, account)))
  }

  /// Opens the matches, or the account, added up by counterparty.
  func openTotals() throws {
    switch stack.last?.place {
    case .found(let text, let account): try open(.totals(text, account))
    case .account(let id, _): try open(.totals("", id))
    default: said.append(strings.plainNoDetails)
    }
  }

  func find(_ text: String) throws {
    if text.isEmpty {
      return said += [strings.plainFindHelp] + strings.findHelp.split(separator: "\n").map(String.init)
    }
    _ = try query(text)
    // In an account, searches only this account, as its screen does.
    if case .account(let id, _)? = stack.last?.place { return try open(.found(text, id)) }
    try open(.found(text))
  }

  /// Refreshes the sources, reports the changes, and rebuilds the open list.
  func refresh() throws {
    guard !snapshot.isFromFilesOnly else {
      return said.append(strings.nothingToRefresh + ". " + presenter.whyNothingToRefresh(in: snapshot))
    }
    let isWhole = try bank.refresh { [self] line in onProgress?(line) ?? said.append(line) }
    if !isWhole { said.append(strings.refreshedPartly) }
    let before = snapshot
    try look()
    presenter = present(isMasked)
    let changes = SnapshotChanges(from: before, to: snapshot)
    choice.news.count(changes)
    choice.news.changes = changes
    said.append(presenter.summary(of: changes) ?? strings.refreshed(changes: 0))
    try renew()
    choice.news.changes = SnapshotChanges()
  }
}
