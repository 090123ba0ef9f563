import BankeyModel
import BankeyText

/// Sbanken's API for its customers, or one of its shape elsewhere: OAuth 2 with client credentials, and pages of JSON.
public struct SbankenSource: Source {
  /// `sbanken`
  public static let type = "sbanken"
  /// What the user calls it.
  public let name: String
  /// Reserved transactions have no id, and booked ones have one in the archive only.
  public let hasStableIds = false
  /// Days that are asked for again, since what is booked late may be of a day before.
  private static let overlap = 30

  private let settings: SbankenSettings
  private let secret: Secret
  private var state: SbankenMemory

  /// The source of a customer as `memory` left it; `secret` is that of the application.
  public init(name: String, settings: SbankenSettings, secret: Secret, memory: String?) {
    (self.name, self.settings, self.secret) = (name, settings, secret)
    state = SbankenMemory(json: memory)
  }

  /// Until when each account was read.
  public var memory: String { state.json }

  /// Asks for the customer, the accounts and their transactions. What fails for one account does not stop the others, unless
  /// it would fail for them too.
  ///
  /// Throws `SourceError` when there is no answer, and what `sink` throws.
  public mutating func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws {
    var session = SbankenSession(settings, secret: secret, worked: state.secretWorked, call: call)
    let accounts = try accounts(&session, call.strings, sink)
    state.secretWorked = session.secretWorked
    let customer = try customer(&session, call.strings, sink)
    var trouble: SourceError?
    for (index, account) in accounts.enumerated() {
      call.tell(call.strings.accountsRead(index, of: accounts.count))
      let history = history(of: account, call, &session, after: trouble)
      if let stop = history.trouble, stop.kind == .stopped { throw stop }
      trouble = history.trouble.flatMap { $0.isLasting ? $0 : nil }
      try sink(.account(account.record(of: customer, at: name)))
      try history.events(call.strings).forEach(sink)
      try sink(.balances(account.balances(at: call.clock.localNow)))
      if history.trouble == nil { state[account.id] = history.days.upperBound }
    }
  }

  private func accounts(
    _ session: inout SbankenSession, _ strings: any Strings, _ sink: (StatementEvent) throws -> Void
  ) throws -> [SbankenAccount] {
    let answer = try session.ask(settings.apiURL + "/Accounts")
    guard let items = answer["items"]?.elements else { throw SourceError(.noAccountList, of: "Sbanken", .answer) }
    try sink(.connection(ConnectionRecord(name: name)))
    let accounts = items.compactMap(SbankenAccount.init)
    if accounts.count < items.count {
      try sink(
        .problem(
          StatementProblem(.rejected, strings.leftOut(accounts: items.count - accounts.count, of: items.count))))
    }
    return accounts
  }

  /// Without a name the accounts are just as good.
  private func customer(
    _ session: inout SbankenSession, _ strings: any Strings, _ sink: (StatementEvent) throws -> Void
  ) throws -> SbankenCustomer? {
    do throws(SourceError) {
      return SbankenCustomer(try session.ask(settings.customersURL + "/Customers"))
    } catch {
      if error.kind == .stopped { throw error }
      try sink(.problem(StatementProblem(.note, strings.ownerUnknown(error.sentence(in: strings)))))
      return nil
    }
  }

  private func history(
    of account: SbankenAccount, _ call: SourceCall, _ session: inout SbankenSession, after trouble: SourceError?
  ) -> SbankenHistory {
    let today = SbankenSource.today(call.clock)
    let asked = state[account.id]?.advanced(by: -SbankenSource.overlap) ?? today.advanced(by: -settings.days)
    // What is remembered stands in the database, where anything may stand.
    let first = max(asked, today.advanced(by: -SbankenSettings.mostDays))
    let pages = SbankenPages(settings, account: account.id)
    return SbankenHistory(min(first, today)...today, of: pages, &session, after: trouble)
  }

  /// The day in the bank's winter, which is the same as in its summer but for an hour. It refuses days after tomorrow.
  private static func today(_ clock: Clock) -> Day {
    Clock(fixed: clock.now, offset: 3600).localNow.day
  }
}

extension SbankenSource {
  /// The kind as the registry has it.
  static let kind = SourceKind(
    form: SourceForm(
      type: type, name: "Sbanken", required: ["clientId"],
      optional: ["tokenURL", "apiURL", "customersURL", "customerId", "days"], secret: "clientSecret",
      isFoundByClient: true),
    open: { opening throws(SourceError) in
      let definition = opening.definition
      let (settings, secret) = (try SbankenSettings(json: definition.settings), try opening.neededSecret())
      return DiscreetSource(
        SbankenSource(name: definition.name, settings: settings, secret: secret, memory: opening.memory), secret)
    }, check: { settings throws(SourceError) in _ = try SbankenSettings(json: settings) })
}
