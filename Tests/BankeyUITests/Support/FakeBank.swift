import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TestSupport

/// A bank in memory that does what a test tells it to.
final class FakeBank: BankService {
  let dataPath = "~/.local/share/bankey/bankey.sqlite"
  var isDemo = false
  var answer: Result<AccountsSnapshot, BankError>
  var pages = FakePages()
  /// What was written to a file.
  private(set) var exported = ""
  var origins: [Transaction.ID: TransactionOrigin] = [:]
  /// How all accounts were written to a file, and what it was called.
  private(set) var exportedAccounts: [String] = []
  /// What each account holds.
  var held: [Account.ID: [HoldingRecord]] = [:]
  /// The refresh that runs: what it reports reaches the screen.
  private(set) var refreshing: FakeWork?
  /// The sources of each refresh that was asked for; none for all of them.
  private(set) var refreshed: [[String]] = []
  /// How often a refresh was asked for.
  var refreshes: Int { refreshed.count }
  /// What was said to connect sources, and whether they were to be asked first.
  private(set) var setups: [(setup: String, isTested: Bool)] = []
  /// The connected sources that were asked whether they work.
  private(set) var tested: [String] = []
  /// The connecting that runs: what it reports reaches the screen.
  private(set) var connecting: FakeWork?
  /// Whether the last one was to ask sources with few calls left, too.
  private(set) var isForced = false
  /// Whether the last refresh was stopped.
  var isStopped: Bool { refreshing?.isStopped == true }
  /// What was asked to be shown before it is imported, and the preview that runs.
  private(set) var previewed: [[String]] = []
  private(set) var previewing: FakeWork?
  /// What was imported, the last import, and what was undone.
  private(set) var accepted: [AcceptedFile] = []
  /// What was answered about tables when the last preview or import began.
  private(set) var answers: [CSVSetting] = []
  /// Why answers cannot be remembered, where they cannot.
  var forgetting: String?
  var last: ImportRecord?
  /// What was deleted last before the start.
  var deletion: DeletionRecord?
  private(set) var undone: [ImportRecord.ID] = []
  /// What undoing says, and what is there then.
  var undoing: (said: SyncEvent, then: AccountsSnapshot)?
  /// The files that there are.
  var knownPaths: [String] = []
  /// What was done to which transactions.
  private(set) var changed: [(TransactionChange, Transaction.ID)] = []
  /// Why nothing can be done to a transaction, where it cannot.
  var fault: BankError?
  /// Whether the accounts come only when they are handed over.
  var isSlow = false
  private var waiting: CheckedContinuation<Void, Never>?
  /// All work that the screens began.
  private var works: [FakeWork] = []
  /// How many tasks of the screens wait until the test lets them go on.
  var heldTasks: Int {
    works.count(where: \.isHeld) + [waiting, sliceWaiting].count { $0 != nil }
  }

  init(_ snapshot: AccountsSnapshot = Sample.snapshot) { answer = .success(snapshot) }

  func snapshot() async throws(BankError) -> AccountsSnapshot {
    if isSlow { await withCheckedContinuation { waiting = $0 } }
    return try answer.get()
  }

  /// Lets the accounts come that somebody waits for.
  func handOver() {
    waiting?.resume()
    waiting = nil
  }

  /// What is new, and up to where it was seen.
  var recorded = NewsRecord()
  private(set) var seen = NewsMark()

  func news() async throws(BankError) -> (record: NewsRecord, mark: NewsMark) { (recorded, seen) }

  func markNews(_ mark: NewsMark) { seen = mark }

  func timeline(of accounts: [Account], since day: Day?) async throws(BankError) -> TimelineDays {
    if let fault { throw fault }
    let totals = try await dayTotals(since: day)
    do { return try TimelineDays(of: accounts, posted: totals, from: pages) } catch { throw BankError("\(error)") }
  }

  func transfers(
    in days: ClosedRange<Day>, between accounts: [Account]
  ) async throws(BankError) -> [OwnTransfer] {
    do { return try pages.timeline(of: accounts).transfers(in: days) } catch { throw BankError("\(error)") }
  }

  /// The occurrences that were dismissed.
  private(set) var dismissed: Set<Transaction.ID> = []

  func upcoming(on today: Day) async throws(BankError) -> Upcoming {
    Upcoming(pages.transactions, of: try answer.get().accounts, dismissed: dismissed, today: today)
  }

  func dismiss(_ occurrences: [Transaction.ID]) async throws(BankError) {
    if let fault { throw fault }
    dismissed.formUnion(occurrences)
  }

  func transactions() throws(BankError) -> any TransactionLookup { pages }

  var finder: any TransactionFinder { FakeFinder(transactions: pages.transactions) }

  func dayTotals(since day: Day?) async throws(BankError) -> [Account.ID: [DayTotal]] {
    let ids = Set(pages.transactions.map(\.account))
    let days = ids.map { id in (id, pages.dayTotals(of: TransactionGroup(account: id, status: .posted))) }
    return Dictionary(uniqueKeysWithValues: days).mapValues {
      $0.filter { total in day.map { total.day >= $0 } ?? true }
    }
  }

  /// The currency of totals, with all rates.
  var rates: OneCurrency?

  func oneCurrency() async throws(BankError) -> OneCurrency? { rates }

  /// What statements prove.
  var proofs: [AccountReconciliation] = []

  func reconciliation() async throws(BankError) -> [AccountReconciliation] { proofs }

  func change(_ change: TransactionChange, of id: Transaction.ID) async throws(BankError) {
    if let fault { throw fault }
    changed.append((change, id))
  }

  /// What was said of accounts, and in which order they were put.
  private(set) var said: [(AccountSettingChange, Account.ID)] = []
  private(set) var ordered: [[Account.ID]] = []
  /// What is there once something was said.
  var snapshotAfterChange: AccountsSnapshot?

  func set(_ change: AccountSettingChange, of account: Account.ID) async throws(BankError) {
    if let fault { throw fault }
    said.append((change, account))
    if let then = self.snapshotAfterChange { answer = .success(then) }
  }

  func order(_ accounts: [Account.ID], asListed: Bool) async throws(BankError) {
    ordered.append(asListed ? [] : accounts)
    if let then = snapshotAfterChange { answer = .success(then) }
  }

  func export(_ export: ReportExport, named name: String) async throws(BankError) -> String {
    do {
      try export.write(from: pages) { [self] in exported += $0 }
    } catch {
      throw BankError(String(describing: error))
    }
    return "~/" + name + "." + export.format.rawValue
  }

  func origin(of id: Transaction.ID) throws(BankError) -> TransactionOrigin? { origins[id] }

  /// The accounts that a pane has read, in order.
  private(set) var sliced: [Account.ID] = []
  /// Whether a pane gets an account only when it is handed over.
  var isSliceSlow = false
  private var sliceWaiting: CheckedContinuation<Void, Never>?

  func slice(
    of account: Account.ID, by date: GroupingDate, limit: Int
  ) async throws(BankError) -> AccountSlice {
    sliced.append(account)
    if isSliceSlow { await withCheckedContinuation { sliceWaiting = $0 } }
    if let fault { throw fault }
    do {
      return try AccountSlice(of: account, by: date, limit: limit, from: pages, holding: held[account] ?? [])
    } catch {
      throw BankError(String(describing: error))
    }
  }

  /// Lets the account come that a pane waits for.
  func handOverSlice() {
    sliceWaiting?.resume()
    sliceWaiting = nil
  }

  func holdings(of account: Account.ID) throws(BankError) -> [HoldingRecord] { held[account] ?? [] }

  private func begin() -> FakeWork {
    let work = FakeWork()
    works.append(work)
    return work
  }

  func refresh(_ sources: [String], isForced: Bool) -> RunningSync {
    refreshed.append(sources)
    self.isForced = isForced
    let work = begin()
    refreshing = work
    return work.task
  }

  func previewFiles(at paths: [String], with answers: [CSVSetting]) -> RunningSync {
    self.answers = answers
    previewed.append(paths)
    let work = begin()
    previewing = work
    return work.task
  }

  func importFiles(_ files: [AcceptedFile], with answers: [CSVSetting]) -> RunningSync {
    accepted += files
    self.answers = answers
    answer = .success(Sample.snapshot)
    let names = Set(answers.map(\.profile)).sorted()
    let work = begin()
    let remembered = SyncEvent.remembered(profiles: names, file: "~/.config/bankey/config.toml")
    let event = forgetting.map { SyncEvent.error(SyncMessage(.notRemembered, $0)) } ?? remembered
    if !names.isEmpty { work.report(event) }
    work.finish()
    return work.task
  }

  func exportAccounts(_ format: ReportExport.Format, named name: String) async throws(BankError) -> String {
    exportedAccounts.append("\(name).\(format.rawValue)")
    return "~/\(name).\(format.rawValue)"
  }

  func lastDeletion() async throws(BankError) -> DeletionRecord? { deletion }

  func lastImport() async throws(BankError) -> ImportRecord? { last }

  func undoImport(_ id: ImportRecord.ID) -> RunningSync {
    undone.append(id)
    if let undoing { answer = .success(undoing.then) }
    return RunningSync(
      follow: { [undoing] report in
        if let said = undoing?.said { report(said) }
        return nil
      }, cancel: {})
  }

  func paths(completing path: String) -> [String] { knownPaths.filter { $0.hasPrefix(path) } }

  func secretPlaces() async -> [SetupPlace] { SetupPlace.allCases }

  /// The setups for which choices were asked, and the work that offers them.
  private(set) var offered: [String] = []

  func offer(for setup: Secret) -> RunningSync {
    offered.append(setup.reveal())
    let work = begin()
    connecting = work
    return work.task
  }

  func addSource(_ setup: Secret, isTested: Bool) -> RunningSync {
    setups.append((setup.reveal(), isTested))
    let work = begin()
    connecting = work
    return work.task
  }

  /// What was said to connect sources again, and which were removed.
  private(set) var reconnected: [(name: String, setup: String)] = []
  private(set) var removed: [(name: String, deletesData: Bool)] = []
  /// The test or removal that runs.
  private(set) var changing: FakeWork?

  func reconnectSource(_ name: String, _ setup: Secret, isTested: Bool) -> RunningSync {
    reconnected.append((name, setup.reveal()))
    let work = begin()
    connecting = work
    return work.task
  }

  func removeSource(_ name: String, deletingData: Bool) -> RunningSync {
    removed.append((name, deletingData))
    let work = begin()
    changing = work
    return work.task
  }

  func testSource(_ name: String) -> RunningSync {
    let work = begin()
    (tested, connecting) = (tested + [name], work)
    return work.task
  }

  func openDemo() async throws(BankError) {
    isDemo = true
    answer = .success(Sample.snapshot)
  }
}
