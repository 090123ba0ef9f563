import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import BankeyUI

/// Connects the screens to the database, and to `bankey-sync` for everything that writes.
@MainActor final class LocalBankService: BankService {
  private var setting: Setting
  private var reader: StoreReader
  /// The reader for the pane, with its own queue and connection, so that it never waits for a refresh or a chart.
  private var paneReader: StoreReader
  private var pages: Store?
  private var storeFinder: StoreFinder?
  private var demo: Demo?
  private var work: SyncProcess?
  private var preview: SyncProcess?
  private let kept: SavedInput?
  /// The largest number of rows of each verdict in the preview of a file.
  private static let previewedRows = 1000

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

  func snapshot() async throws(BankError) -> AccountsSnapshot {
    try await demo?.fill()
    do {
      return try await reader.snapshot()
    } catch {
      throw failure(error)
    }
  }

  func export(_ export: ReportExport, named name: String) async throws(BankError) -> String {
    do {
      let path = try await reader.write(export, named: name)
      return shortened(path)
    } catch {
      throw failure(error)
    }
  }

  func exportAccounts(_ format: ReportExport.Format, named name: String) async throws(BankError) -> String {
    do {
      let path = try await reader.writeAccounts(format, named: name)
      return shortened(path)
    } catch {
      throw failure(error)
    }
  }

  func transactions() throws(BankError) -> any TransactionLookup { try reading { $0 } }

  var finder: any TransactionFinder {
    let finder = storeFinder ?? StoreFinder(reading: setting.place)
    storeFinder = finder
    return finder
  }

  func dayTotals(since day: Day?) async throws(BankError) -> [Account.ID: [DayTotal]] {
    do {
      return try await reader.dayTotals(since: day)
    } catch {
      throw failure(error)
    }
  }

  func oneCurrency() async throws(BankError) -> OneCurrency? {
    do {
      return try await reader.oneCurrency()
    } catch {
      throw failure(error)
    }
  }

  /// The file for the news mark: in the demo's own folder, which is temporary, otherwise in the state folder.
  private var newsFile: NewsFile { NewsFile(folder: isDemo ? setting.data : setting.paths.state) }

  func news() async throws(BankError) -> (record: NewsRecord, mark: NewsMark) {
    let mark = newsFile.mark
    do {
      return (try await reader.news(since: mark), mark)
    } catch {
      throw failure(error)
    }
  }

  func newRows() async throws(BankError) -> [Transaction.ID: Account.ID] {
    do {
      return try await reader.newRows(since: newsFile.mark)
    } catch {
      throw failure(error)
    }
  }

  func markNews(_ mark: NewsMark) { newsFile.mark = mark }

  func timeline(of accounts: [Account], since day: Day?) async throws(BankError) -> TimelineDays {
    do {
      return try await reader.timeline(of: accounts, since: day)
    } catch {
      throw failure(error)
    }
  }

  func transfers(
    in days: ClosedRange<Day>, between accounts: [Account]
  ) async throws(BankError) -> [OwnTransfer] {
    do {
      return try await reader.transfers(in: days, between: accounts)
    } catch {
      throw failure(error)
    }
  }

  func upcoming(on today: Day) async throws(BankError) -> Upcoming {
    do {
      return try await reader.upcoming(on: today)
    } catch {
      throw failure(error)
    }
  }

  func dismiss(_ occurrences: [Transaction.ID]) async throws(BankError) {
    let ids = occurrences.map { String($0) }
    try await SyncProcess(["change", TransactionChange.dismiss.rawValue] + ids + setting.syncOptions, setting.strings)
      .end()
  }

  func slice(
    of account: Account.ID, by date: GroupingDate, limit: Int
  ) async throws(BankError) -> AccountSlice {
    do {
      return try await paneReader.slice(of: account, by: date, limit: limit)
    } catch {
      throw BankError(error.message)
    }
  }

  func reconciliation() async throws(BankError) -> [AccountReconciliation] {
    do {
      return try await reader.reconciliation()
    } catch {
      throw failure(error)
    }
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

  func refresh(_ sources: [String], isForced: Bool) -> RunningSync {
    run(["refresh", "--attended"] + setting.syncOptions + (isForced ? ["--force"] : []) + ["--"] + sources)
  }

  func previewFiles(at paths: [String], with answers: [CSVSetting]) -> RunningSync {
    let rows = ["--dry-run", "--rows", String(LocalBankService.previewedRows)]
    let preview = SyncProcess(
      ["import"] + rows + answers.words + setting.syncOptions + ["--"] + paths.map(setting.expanded),
      setting.strings, input: kept?.input)
    self.preview = preview
    return preview.task
  }

  func importFiles(_ files: [AcceptedFile], with answers: [CSVSetting]) -> RunningSync {
    // Answers in the demo are not saved to the user's own config.
    let answers = answers.words + (isDemo || answers.isEmpty ? [] : ["--remember"])
    let paths = files.map { kept != nil && $0.path == SyncEvent.standardInput ? "-" : $0.path }
    return run(
      ["import"] + files.flatMap { ["--hash", $0.hash] } + answers + setting.syncOptions + ["--"] + paths,
      input: kept?.input)
  }

  func lastDeletion() async throws(BankError) -> DeletionRecord? {
    do {
      return try await reader.lastDeletion()
    } catch {
      throw failure(error)
    }
  }

  func lastImport() async throws(BankError) -> ImportRecord? {
    do {
      return try await reader.lastImport()
    } catch {
      throw failure(error)
    }
  }

  func undoImport(_ id: ImportRecord.ID) -> RunningSync {
    run(["undo"] + setting.syncOptions + ["--", String(id)])
  }

  func paths(completing path: String) -> [String] { PathCompletion(path, in: setting).paths }

  func secretPlaces() async -> [SetupPlace] {
    let found = SyncProcess(["source", "places"] + setting.syncOptions, setting.strings)
    var places: [String] = []
    _ = await found.follow { event in
      if case .places(let names) = event { places = names }
    }
    return SetupPlace.offered(places)
  }

  func addSource(_ setup: Secret, isTested: Bool) -> RunningSync {
    run(["source", "add", "--from", "-"] + (isTested ? [] : ["--untested"]) + setting.syncOptions, input: .text(setup))
  }

  func offer(for setup: Secret) -> RunningSync {
    run(["source", "offer", "--from", "-"] + setting.syncOptions, input: .text(setup))
  }

  func testSource(_ name: String) -> RunningSync { run(["source", "test"] + setting.syncOptions + ["--", name]) }

  func reconnectSource(_ name: String, _ setup: Secret, isTested: Bool) -> RunningSync {
    let way = isTested ? [] : ["--untested"]
    return run(
      ["source", "reconnect", "--from", "-"] + way + setting.syncOptions + ["--", name], input: .text(setup))
  }

  func removeSource(_ name: String, deletingData: Bool) -> RunningSync {
    run(["source", "remove", deletingData ? "--delete-data" : "--keep-data"] + setting.syncOptions + ["--", name])
  }

  func change(_ change: TransactionChange, of id: Transaction.ID) async throws(BankError) {
    try await SyncProcess(["change", change.rawValue, String(id)] + setting.syncOptions, setting.strings).end()
  }

  func set(_ change: AccountSettingChange, of account: Account.ID) async throws(BankError) {
    try await SyncProcess(
      ["account", "set", "--change", change.json] + setting.syncOptions + ["--", account], setting.strings
    ).end()
  }

  func order(_ accounts: [Account.ID], asListed: Bool) async throws(BankError) {
    let way = asListed ? ["--as-listed"] : []
    try await SyncProcess(["account", "order"] + way + setting.syncOptions + ["--"] + accounts, setting.strings).end()
  }

  func payees() throws(BankError) -> PayeeBook { try reading { try $0.payees() } }

  func name(_ changes: [PayeeChange]) async throws(BankError) {
    let words = changes.flatMap { ["--change", $0.json] }
    try await SyncProcess(["payees"] + words + setting.syncOptions, setting.strings).end()
  }

  func name(source: String, _ title: String?) async throws(BankError) {
    let words = title.map { ["--title=" + $0] } ?? []
    try await SyncProcess(["source", "rename"] + words + setting.syncOptions + ["--", source], setting.strings).end()
  }

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

  private func run(_ words: [String], input: SyncInput? = nil) -> RunningSync {
    let work = SyncProcess(words, setting.strings, input: input)
    self.work = work
    return work.task
  }
}

extension [CSVSetting] {
  /// The settings as options for `bankey-sync import`.
  fileprivate var words: [String] { flatMap { ["--answer", $0.json] } }
}
