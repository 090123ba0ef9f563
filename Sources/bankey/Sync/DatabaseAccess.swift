import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// Opens and reads the database.
enum DatabaseAccess {
  /// Opens the database; nil before the first run. Runs `bankey-sync` to migrate an older one first.
  static func open(_ setting: Setting) throws(CommandError) -> Store? {
    do {
      return try Store(reading: setting.place)
    } catch let error as StoreError where error.code == .missing {
      return nil
    } catch let error as StoreError where error.code == .older && setting.hasFolder {
      try migrate(setting)
      return try reading { try Store(reading: setting.place) }
    } catch {
      throw CommandError(error)
    }
  }

  /// Runs `body` and turns its errors into messages.
  static func reading<Answer>(_ body: () throws -> Answer) throws(CommandError) -> Answer {
    do {
      return try body()
    } catch {
      throw CommandError(error)
    }
  }

  private static func migrate(_ setting: Setting) throws(CommandError) {
    let status = try ConsoleSync(["migrate"], setting, report: SilentReport()).run()
    guard status == ExitStatus.success else {
      throw CommandError("bankey could not update the database", status: status)
    }
  }
}

/// The accounts with the names and kinds of the config, in the order of the screen.
struct Listing: Sendable {
  /// All accounts, including hidden ones.
  let accounts: [ListedAccount]

  /// Reads the accounts, with the number of all transactions, or of those recorded after `id`. Empty when there is no
  /// database yet.
  init(_ store: Store?, _ config: Config, countingAfter id: Int64? = nil) throws(CommandError) {
    let stored = try DatabaseAccess.reading { try store?.accounts(countingAfter: id) ?? [] }
    let settings = try DatabaseAccess.reading { try store?.accountSettings() ?? [:] }
    let listed = stored.map { Listing.listed($0, config.override(of: $0), settings[$0.id] ?? AccountSettings()) }
    accounts = Listing.ordered(listed)
  }

  /// The config takes precedence over the user's settings in the database, and those over the sources.
  private static func listed(_ account: Account, _ config: AccountOverride, _ settings: AccountSettings)
    -> ListedAccount
  {
    let configured: [ListedAccount.Choice?] = [
      config.nickname == nil ? nil : .name, config.kind == nil ? nil : .kind, config.isHidden == nil ? nil : .hidden,
    ]
    return ListedAccount(
      account, kind: config.kind ?? settings.kind, nickname: config.nickname ?? settings.name,
      isHidden: config.isHidden ?? settings.isHidden, isExcluded: config.isExcluded, settings: settings,
      configured: Set(configured.compactMap(\.self)))
  }

  /// The accounts by kind. Of each kind, those with a position of the user's choice come first. Sorts indices, because
  /// copying an account costs more than all comparisons with it.
  private static func ordered(_ listed: [ListedAccount]) -> [ListedAccount] {
    let ranks = Dictionary(uniqueKeysWithValues: AccountKind.allCases.enumerated().map { ($1, $0) })
    let places = listed.indices.map { place in
      (ranks[listed[place].account.kind] ?? .max, listed[place].settings.position ?? .max, place)
    }.sorted { $0 < $1 }
    return places.map { listed[$0.2] }
  }
}

extension Config {
  /// The sources in use. That of rates is one only while it is switched on, and then even before its first request.
  func used(_ sources: [SourceStatus]) -> [SourceStatus] {
    guard rates != nil else { return sources.filter { !$0.isOfRates } }
    return sources.contains(where: \.isOfRates) ? sources : sources + [.rates(beside: sources)]
  }
}

extension Store {
  /// The currency in which totals are shown in addition, with the rates for these accounts: the newest, or all. Nil,
  /// without reading anything, when that is switched off.
  private func oneCurrency(_ config: Config, _ accounts: [ListedAccount], onlyNewest: Bool) throws -> OneCurrency? {
    guard let base = config.rates?.base else { return nil }
    return OneCurrency(base: base, rates: try rates(of: OneCurrency.codes(base, accounts), onlyNewest: onlyNewest))
  }

  /// The same with all rates, for history.
  func allRates(_ config: Config) throws -> OneCurrency? {
    try snapshot {
      try oneCurrency(config, Listing(self, config, countingAfter: Int64.max).accounts, onlyNewest: false)
    }
  }

  /// All accounts and sources in their current state, as the config says. `id` is as in `accounts(countingAfter:)`.
  func look(_ config: Config, countingAfter id: Int64? = nil) throws -> AccountsSnapshot {
    let accounts = try Listing(self, config, countingAfter: id).accounts
    return AccountsSnapshot(
      accounts: accounts, sources: config.used(try sources()),
      oneCurrency: try oneCurrency(config, accounts, onlyNewest: true))
  }
}
