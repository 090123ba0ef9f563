import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import BankeyUI

/// Connects the screens to the database, and to `bankey-sync` for everything that writes (`LocalBankService+Writing`).
@MainActor final class LocalBankService: BankService {
  var setting: Setting
  private var reader: StoreReader
  /// The reader for the pane, with its own queue and connection, so that it never waits for a refresh or a chart.
  private var paneReader: StoreReader
  private var pages: Store?
  private var storeFinder: StoreFinder?
  private var demo: Demo?
  var work: SyncProcess?
  var preview: SyncProcess?
  let kept: SavedInput?

  /// Creates the service of a setting. `kept` is standard input, if it is to be imported.
  init(_ setting: Setting, kept: SavedInput? = nil) {
    (self.setting, self.kept) = (setting, kept)
    reader = StoreReader(setting)
    paneReader = StoreReader(setting)
  }

  /// Creates the service of the demo bank, which is filled while the screen is drawn.
  init(demo setting: Setting) throws(CommandError) {
    let demo = try Demo(setting)
    (self.demo, self.kept) = (demo, nil)
    self.setting = demo.setting
    reader = StoreReader(demo.setting)
    paneReader = StoreReader(demo.setting)
  }

  var isDemo: Bool { demo != nil }

  /// The current data folder.
  var folder: DataFolder { DataFolder(setting.data) }

  /// The file name of the database.
  var databaseName: String { String(folder.database.dropFirst(folder.path.count + 1)) }

  var dataPath: String { setting.hasFolder ? shortened(folder.database) : setting.data }

  /// Where the database is.
  var place: StorePlace { setting.place }

  /// A path with `~` for the home folder.
  private func shortened(_ path: String) -> String {
    guard let home = setting.home, path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// The message of an error in the user's language.
  private func failure(_ error: any Error) -> BankError {
    BankError(setting.strings.notice(String(describing: error)))
  }

  /// Runs `body`, and reports its error in the user's language.
  private func reporting<Value: Sendable>(_ body: () async throws -> Value) async throws(BankError) -> Value {
    do {
      return try await body()
    } catch {
      throw failure(error)
    }
  }

  func snapshot() async throws(BankError) -> AccountsSnapshot {
    try await demo?.fill()
    return try await reporting { try await reader.snapshot() }
  }

  func export(_ export: ReportExport, named name: String) async throws(BankError) -> String {
    try await shortened(reporting { try await reader.write(export, named: name) })
  }

  func exportAccounts(_ format: ReportExport.Format, named name: String) async throws(BankError) -> String {
    try await shortened(reporting { try await reader.writeAccounts(format, named: name) })
  }

  func transactions() throws(BankError) -> any TransactionLookup { try reading { $0 } }

  var finder: any TransactionFinder {
    let finder = storeFinder ?? StoreFinder(reading: setting.place)
    storeFinder = finder
    return finder
  }

  func dayTotals(since day: Day?) async throws(BankError) -> [Account.ID: [DayTotal]] {
    try await reporting { try await reader.dayTotals(since: day) }
  }

  func oneCurrency() async throws(BankError) -> OneCurrency? {
    try await reporting { try await reader.oneCurrency() }
  }

  /// The file for the news mark: in the demo's own folder, which is temporary, otherwise in the state folder.
  private var newsFile: NewsFile { NewsFile(folder: isDemo ? setting.data : setting.paths.state) }

  func news() async throws(BankError) -> (record: NewsRecord, mark: NewsMark) {
    let mark = newsFile.mark
    return (try await reporting { try await reader.news(since: mark) }, mark)
  }

  func newRows() async throws(BankError) -> NewRows {
    try await reporting { try await reader.newRows(since: newsFile.mark) }
  }

  func markNews(_ mark: NewsMark) { newsFile.mark = mark }

  func timeline(of accounts: [Account], since day: Day?) async throws(BankError) -> TimelineDays {
    try await reporting { try await reader.timeline(of: accounts, since: day) }
  }

  func transfers(
    in days: ClosedRange<Day>, between accounts: [Account]
  ) async throws(BankError) -> [OwnTransfer] {
    try await reporting { try await reader.transfers(in: days, between: accounts) }
  }

  func upcoming(on today: Day) async throws(BankError) -> Upcoming {
    try await reporting { try await reader.upcoming(on: today) }
  }

  func slice(
    of account: Account.ID, by date: GroupingDate, limit: Int
  ) async throws(BankError) -> AccountSlice {
    try await reporting { try await paneReader.slice(of: account, by: date, limit: limit) }
  }

  func reconciliation() async throws(BankError) -> [AccountReconciliation] {
    try await reporting { try await reader.reconciliation() }
  }

  func origin(of id: Transaction.ID) throws(BankError) -> TransactionOrigin? { try reading { try $0.origin(of: id) } }

  func holdings(of account: Account.ID) throws(BankError) -> [HoldingRecord] {
    try reading { try $0.holdings(of: account) }
  }

  private func reading<Value>(_ body: (Store) throws -> Value) throws(BankError) -> Value {
    do {
      let store = try pages ?? Store(reading: setting.place)
      pages = store
      return try body(store)
    } catch {
      throw failure(error)
    }
  }

  func lastDeletion() async throws(BankError) -> DeletionRecord? {
    try await reporting { try await reader.lastDeletion() }
  }

  func lastImport() async throws(BankError) -> ImportRecord? {
    try await reporting { try await reader.lastImport() }
  }

  func paths(completing path: String) -> [String] { PathCompletion(path, in: setting).paths }

  func exists(_ path: String) -> Bool { PathCompletion.exists(path, in: setting) }

  func keyProblem(at path: String) -> SetupError? { KeyFileCheck(path, in: setting).problem }

  func payees() throws(BankError) -> PayeeBook { try reading { try $0.payees() } }

  func openDemo() async throws(BankError) {
    do {
      let demo = try Demo(setting)
      self.demo = demo
      (setting, reader, pages, storeFinder) = (demo.setting, StoreReader(demo.setting), nil, nil)
      paneReader = StoreReader(demo.setting)
    } catch {
      throw failure(error)
    }
    try await demo?.fill()
  }

  /// A number that changes whenever another process has written.
  func version() async -> Int? { await reader.version() }

  /// Stops running processes and removes the demo's folder. Call it last.
  func close() async {
    await preview?.stop()
    await work?.stop()
    await demo?.remove()
  }
}
