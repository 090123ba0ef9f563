import BankeyModel
import BankeyText

/// Reads one account: its balances and its transactions.
struct EnableBankingReading {
  /// The account, with what is remembered after reading.
  private(set) var account: EnableBankingAccount
  /// The events read so far.
  private(set) var events: [StatementEvent] = []
  /// The reason why something is missing.
  private(set) var trouble: SourceError?
  /// Whether the bank refuses the headers about the user's presence.
  private(set) var refusesPresence = false
  /// Whether nothing was read.
  private(set) var isEmpty = true
  private let settings: EnableBankingSettings
  private let call: SourceCall
  private let isFresh: Bool

  /// Prepares to read an account.
  init(_ account: EnableBankingAccount, of settings: EnableBankingSettings, _ call: SourceCall, isFresh: Bool) {
    (self.account, self.settings, self.call, self.isFresh) = (account, settings, call, isFresh)
  }

  /// Reads it, unless the error of an earlier account would stop this one too. Throws when the fetch was stopped, and
  /// errors that are not the source's.
  mutating func read(_ client: inout EnableBankingClient, after earlier: SourceError?) throws {
    let balances = earlier == nil ? try balances(&client) : nil
    guard let currency = currency(balances) else {
      return events.append(.problem(StatementProblem(.rejected, call.strings.problem(.currencies(account.title)))))
    }
    trouble = trouble.flatMap { $0.isLasting ? $0 : nil } ?? earlier
    var history: EnableBankingHistory?
    if trouble == nil { history = try transactions(client, in: currency) }
    account.currency = currency.code
    events = [.account(account.record(at: settings.bank, in: currency))] + events
    if let history { events += self.events(of: history) }
    if let balances {
      events.append(.balances(balances.record(in: currency, now: call.clock.localNow, call.clock)))
    }
    if let trouble, history?.trouble == nil { events.append(.incomplete(trouble.sentence(in: call.strings))) }
    isEmpty = balances == nil && (history?.rows.isEmpty ?? true)
  }

  private func currency(_ balances: EnableBankingBalances?) -> Currency? {
    if account.currency != "XXX" { return Currency(code: account.currency) }
    return balances?.currency.map { Currency(code: $0) }
  }

  private mutating func balances(_ client: inout EnableBankingClient) throws -> EnableBankingBalances? {
    let path = "/accounts/\(URLText.encoded(account.uid ?? ""))/balances"
    do {
      var reply = try client.read(path, counting: "balances/" + account.key)
      if case .refusal(let refusal) = reply, refusal.isAboutPresence, !client.presence.isEmpty {
        (client.presence, refusesPresence) = ([:], true)
        reply = try client.read(path, counting: "balances/" + account.key)
      }
      guard let balances = EnableBankingBalances(try reply.value()) else {
        throw SourceError(.noList, of: "Enable Banking", .answer)
      }
      return balances
    } catch let error as SourceError {
      if error.kind == .stopped { throw error }
      trouble = error
      let words = error.sentence(in: call.strings)
      events.append(.problem(StatementProblem(.note, account.title + ": " + words)))
      return nil
    }
  }

  /// Reads the transactions from some days before the last complete answer on.
  private mutating func transactions(
    _ client: EnableBankingClient, in currency: Currency
  ) throws -> EnableBankingHistory {
    let today = call.clock.localNow.day
    let first = max(start, today.advanced(by: -EnableBankingSettings.mostDays))
    var history = EnableBankingHistory(in: currency, today: today)
    try history.fetch(
      account.uid ?? "", from: min(first, today), isFresh: isFresh, quota: "transactions/" + account.key, client)
    if history.trouble == nil { complete(history, from: first, today) }
    trouble = history.trouble ?? trouble
    return history
  }

  private var start: Day {
    account.read?.advanced(by: -EnableBankingReading.overlap)
      ?? call.clock.localNow.day.advanced(by: -settings.days)
  }

  /// The number of days to fetch again, because transactions may be booked late on an earlier day.
  private static let overlap = 14

  /// Notes the last day of a complete answer, its ids, and the days that the bank did not give.
  private mutating func complete(_ history: EnableBankingHistory, from first: Day, _ today: Day) {
    account.ids.compare(history.rows.filter(\.isBooked), on: today)
    if let read = account.read, history.first > read {
      report(.gap(from: read, to: history.first.advanced(by: -1)))
    } else if account.read == nil, history.first > first {
      report(.historyFrom(history.first))
    }
    account.read = today
  }

  private mutating func report(_ problem: ConsentProblem) {
    events.append(.problem(StatementProblem(.note, account.title + ": " + call.strings.problem(problem))))
  }

  private func events(of history: EnableBankingHistory) -> [StatementEvent] {
    history.events(withIds: account.ids.last, call.strings)
  }
}
