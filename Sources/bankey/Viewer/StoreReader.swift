import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// Reads the database off the main thread, over one connection.
actor StoreReader {
  private let queue = OwnQueue("database")
  private let setting: Setting
  private var store: Store?
  /// The newest transaction at the first read. Later ones are new.
  private var newest: Int64?

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  /// Creates a reader of the setting's database, which need not exist yet.
  init(_ setting: Setting) { self.setting = setting }

  /// All accounts and sources in their current state.
  func snapshot() throws(CommandError) -> AccountsSnapshot {
    let store = try open()
    return try DatabaseAccess.reading { try store?.snapshot { try read(store) } ?? AccountsSnapshot() }
  }

  /// The daily totals of posted transactions of all accounts, from `day` on or complete.
  func dayTotals(since day: Day?) throws(CommandError) -> [Account.ID: [DayTotal]] {
    let store = try open()
    return try DatabaseAccess.reading { try store?.dayTotals(since: day) ?? [:] }
  }

  /// The currency in which totals are shown in addition, with all rates for these accounts; nil when that is switched
  /// off.
  func oneCurrency() throws(CommandError) -> OneCurrency? {
    guard setting.config.rates != nil, let store = try open() else { return nil }
    return try DatabaseAccess.reading { try store.allRates(setting.config) }
  }

  /// The transactions recorded since a mark.
  func newRows(since mark: NewsMark) throws(CommandError) -> NewRows {
    let store = try open()
    return try DatabaseAccess.reading { try store?.newRows(since: mark) ?? NewRows() }
  }

  func news(since mark: NewsMark) throws(CommandError) -> NewsRecord {
    let store = try open()
    return try DatabaseAccess.reading { try store?.news(since: mark, at: setting.clock.now) ?? NewsRecord() }
  }

  /// The days of accounts together, with their totals; posted ones from `day` on, or all.
  func timeline(of accounts: [Account], since day: Day?) throws(CommandError) -> TimelineDays {
    guard let store = try open() else { throw CommandError("there is no database yet") }
    return try DatabaseAccess.reading {
      try store.snapshot {
        try TimelineDays(of: accounts, posted: store.dayTotals(since: day), from: store)
      }
    }
  }

  /// The certain transfers between accounts with a side within `days`.
  func transfers(
    in days: ClosedRange<Day>, between accounts: [Account]
  ) throws(CommandError) -> [OwnTransfer] {
    guard let store = try open() else { throw CommandError("there is no database yet") }
    return try DatabaseAccess.reading { try store.snapshot { try store.timeline(of: accounts).transfers(in: days) } }
  }

  /// The forecast from a day on.
  func upcoming(on today: Day) throws(CommandError) -> Upcoming {
    try UpcomingReading(open(), setting).upcoming(on: today)
  }

  /// Reads the part of an account that a pane shows.
  func slice(of account: Account.ID, by date: GroupingDate, limit: Int) throws(CommandError) -> AccountSlice {
    guard let store = try open() else { throw CommandError("there is no database yet") }
    return try DatabaseAccess.reading {
      try store.opening(account, by: date, limit: limit) {
        try AccountSlice(of: account, by: date, limit: limit, from: store, holding: store.holdings(of: account))
      }
    }
  }

  /// The reconciliation of all accounts with their statements.
  func reconciliation() throws(CommandError) -> [AccountReconciliation] {
    let store = try open()
    return try DatabaseAccess.reading { try store?.reconciliation() ?? [] }
  }

  /// The last deletion that has not been restored.
  func lastDeletion() throws(CommandError) -> DeletionRecord? {
    let store = try open()
    return try DatabaseAccess.reading { try store?.lastDeletion() }
  }

  /// The last import that has not been undone; nil when there is none.
  func lastImport() throws(CommandError) -> ImportRecord? {
    let store = try open()
    let standing = try DatabaseAccess.reading {
      try store?.fetches().filter { $0.file != nil && $0.undone == nil } ?? []
    }
    let last = standing.filter { $0.batch == standing.first?.batch }
    guard let first = last.last, let file = first.file else { return nil }
    let added = last.reduce(0) { $0 + $1.added }
    return ImportRecord(id: first.batch, file: file, files: last.count, imported: first.started, added: added)
  }

  /// Writes transactions to a new file, all from the same state of the database, and returns its path.
  func write(_ export: ReportExport, named name: String) throws(CommandError) -> String {
    guard let store = try open() else { throw CommandError("there is no database yet") }
    return try fill(ExportFile(name, export.format.rawValue)) { file in
      try store.snapshot { try export.write(from: store, file.put) }
    }
  }

  /// Writes all accounts to a new file, as the command line does, and returns its path.
  func writeAccounts(_ format: ReportExport.Format, named name: String) throws(CommandError) -> String {
    let output = try AccountsOutput(setting)
    return try fill(ExportFile(name, format.rawValue)) { file in
      try output.put(format == .csv ? .csv : .json) { (piece) throws(CommandError) in try file.put(piece) }
    }
  }

  /// Writes a file and returns its path. Removes it when it cannot be written completely.
  private func fill(_ file: ExportFile, _ write: (ExportFile) throws -> Void) throws(CommandError) -> String {
    do {
      try write(file)
      try file.flush()
      return file.path
    } catch {
      file.remove()
      throw CommandError(error)
    }
  }

  /// A number that changes whenever another process has written; nil while there is no database.
  func version() -> Int? { try? open()?.dataVersion() }

  private func read(_ store: Store?) throws -> AccountsSnapshot {
    newest = try newest ?? store?.newestTransaction() ?? 0
    return try store?.look(setting.config, countingAfter: newest) ?? AccountsSnapshot()
  }

  private func open() throws(CommandError) -> Store? {
    if store == nil { store = try DatabaseAccess.open(setting) }
    return store
  }
}
