import BankeyModel
import BankeyText

/// Sbanken's API for customers, or a compatible one: OAuth 2 with client credentials, and pages of JSON.
public struct SbankenSource: Source {
  /// The type's name: `sbanken`.
  public static let type = "sbanken"
  /// The name that the user gave it.
  public let name: String
  /// Reserved transactions have no id, and booked ones have one only in the archive.
  public let hasStableIds = false
  /// The number of days to fetch again, because transactions may be booked late on an earlier day.
  private static let overlap = 30

  private let settings: SbankenSettings
  private let secret: Secret
  private var state: SbankenMemory

  /// Creates the source from `memory`; `secret` is the client secret.
  public init(name: String, settings: SbankenSettings, secret: Secret, memory: String?) {
    (self.name, self.settings, self.secret) = (name, settings, secret)
    state = SbankenMemory(json: memory)
  }

  /// The day until which each account was read.
  public var memory: String { state.json }

  /// Fetches the customer, the accounts and their transactions. An error for one account does not stop the others,
  /// unless they would fail too. Rethrows errors from `sink`.
  ///
  /// - Throws: `SourceError` if there is no answer.
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

  /// Fetches the customer, without whose name the accounts are still useful.
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
    // The state comes from the database, which may contain anything.
    let first = max(asked, today.advanced(by: -SbankenSettings.mostDays))
    let pages = SbankenPages(settings, account: account.id)
    return SbankenHistory(min(first, today)...today, of: pages, &session, after: trouble)
  }

  /// Today in the bank's standard time, which in summer is off by one hour. The bank rejects days after tomorrow.
  private static func today(_ clock: Clock) -> Day {
    Clock(fixed: clock.now, offset: 3600).localNow.day
  }
}

extension SbankenSource {
  /// The entry for the registry of kinds.
  static let kind = SourceKind(
    form: SourceForm(
      type: type, name: "Sbanken", required: ["clientId"],
      optional: ["tokenURL", "apiURL", "customersURL", "customerId", "days"], secret: "clientSecret",
      isFoundByClient: true),
    open: { opening throws(SourceError) in
      let definition = opening.definition
      let (settings, secret) = (try SbankenSettings(json: definition.settings), try opening.neededSecret())
      return RedactingSource(
        SbankenSource(name: definition.name, settings: settings, secret: secret, memory: opening.memory), secret)
    }, check: { settings throws(SourceError) in _ = try SbankenSettings(json: settings) })
}
