import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI
import TestSupport

/// An in-memory bank that a test controls.
final class FakeBank: BankService {
  let dataPath = "~/.local/share/bankey/bankey.sqlite"
  var isDemo = false
  var answer: Result<AccountsSnapshot, BankError>
  var pages = FakePages()
  /// The exports written to files.
  private(set) var exported = ""
  var origins: [Transaction.ID: TransactionOrigin] = [:]
  /// The format and the file name of the last export of all accounts.
  private(set) var exportedAccounts: [String] = []
  /// The holdings of each account.
  var held: [Account.ID: [HoldingRecord]] = [:]
  /// The running refresh, whose reports reach the screen.
  private(set) var refreshing: FakeWork?
  /// The sources of each requested refresh; empty for all.
  private(set) var refreshed: [[String]] = []
  /// The number of requested refreshes.
  var refreshes: Int { refreshed.count }
  /// The setups of connected sources, and whether to test them first.
  private(set) var setups: [(setup: String, isTested: Bool)] = []
  /// The sources that were tested.
  private(set) var tested: [String] = []
  /// The running connection setup, whose reports reach the screen.
  private(set) var connecting: FakeWork?
  /// Whether the last refresh included sources with few calls left.
  private(set) var isForced = false
  /// Whether the last refresh was stopped.
  var isStopped: Bool { refreshing?.isStopped == true }
  /// The requested preview, and the running one.
  private(set) var previewed: [[String]] = []
  private(set) var previewing: FakeWork?
  /// The imported files, the last import, and the undone ones.
  private(set) var accepted: [AcceptedFile] = []
  /// The answers about tables when the last preview or import began.
  private(set) var answers: [CSVSetting] = []
  /// The reason why answers cannot be saved; nil if they can.
  var forgetting: String?
  var last: ImportRecord?
  /// The last transaction deleted before the start.
  var deletion: DeletionRecord?
  private(set) var undone: [ImportRecord.ID] = []
  /// The summary of an undo, and the accounts after it.
  var undoing: (said: SyncEvent, then: AccountsSnapshot)?
  /// The existing files.
  var knownPaths: [String] = []
  /// The changes made to transactions.
  private(set) var changed: [(TransactionChange, Transaction.ID)] = []
  /// The reason why a transaction cannot be changed; nil if it can.
  var fault: BankError?
  /// Answers questions instead of the transactions.
  var failing: FailingFinder?
  /// Whether the accounts arrive only when the test delivers them.
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

  /// Delivers the accounts that the app is waiting for.
  func handOver() {
    waiting?.resume()
    waiting = nil
  }

  /// The news, and the mark up to which they were seen.
  var recorded = NewsRecord()
  private(set) var seen = NewsMark()

  func news() async throws(BankError) -> (record: NewsRecord, mark: NewsMark) { (recorded, seen) }

  /// The transactions that are new.
  var arrived = NewRows()

  func newRows() async throws(BankError) -> NewRows { arrived.filter { id, _ in id > seen.transaction } }

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

  var finder: any TransactionFinder { failing ?? FakeFinder(transactions: pages.transactions) }

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

  /// The results of checking statements.
  var proofs: [AccountReconciliation] = []

  func reconciliation() async throws(BankError) -> [AccountReconciliation] { proofs }

  func change(_ change: TransactionChange, of id: Transaction.ID) async throws(BankError) {
    if let fault { throw fault }
    changed.append((change, id))
  }

  /// The changed settings of accounts, and their new order.
  private(set) var said: [(AccountSettingChange, Account.ID)] = []
  private(set) var ordered: [[Account.ID]] = []
  /// The accounts after a setting was changed.
  var snapshotAfterChange: AccountsSnapshot?

  func set(_ change: AccountSettingChange, of account: Account.ID) async throws(BankError) {
    if let fault { throw fault }
    said.append((change, account))
    if let then = self.snapshotAfterChange { answer = .success(then) }
  }

  /// The names that payees were given.
  var book = PayeeBook() { didSet { pages = FakePages(pages.transactions.map(book.naming)) } }
  /// The names that sources were given.
  private(set) var titles: [(source: String, title: String?)] = []

  func payees() throws(BankError) -> PayeeBook { book }

  func name(_ changes: [PayeeChange]) async throws(BankError) {
    if let fault { throw fault }
    book = book.applying(changes)
  }

  func name(source: String, _ title: String?) async throws(BankError) {
    if let fault { throw fault }
    titles.append((source, title))
    guard case .success(var then) = answer, let index = then.sources.firstIndex(where: { $0.name == source }) else {
      return
    }
    then.sources[index].title = title
    answer = .success(then)
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
  /// Whether a pane receives an account only when the test delivers it.
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

  /// Delivers the account that a pane is waiting for.
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

  /// The paths at which there is nothing.
  var missingPaths: Set<String> = []

  func exists(_ path: String) -> Bool { !missingPaths.contains(path) }

  /// What is wrong with the key files at these paths.
  var keyProblems: [String: SetupError] = [:]

  func keyProblem(at path: String) -> SetupError? { keyProblems[path] }

  func secretPlaces() async -> [SetupPlace] { SetupPlace.allCases }

  /// The setups for which choices were requested, and the task that offers them.
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

  /// The setups of reconnected sources, and the removed ones.
  private(set) var reconnected: [(name: String, setup: String)] = []
  private(set) var removed: [(name: String, deletesData: Bool)] = []
  /// The running test or removal.
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
