import BankeyModel
import BankeyText
import BankeyCore

/// What the screens ask of the world: the database, `bankey-sync`, the demo bank. Tests have one in memory.
public protocol BankService: AnyObject {
  /// Where the data lives, as a person writes it: `~/.local/share/bankey/bankey.sqlite`.
  var dataPath: String { get }

  /// Whether it is the built-in demo bank in a throw-away folder.
  var isDemo: Bool { get }

  /// All accounts as they stand now. May take a while; nothing waits for it.
  func snapshot() async throws(BankFailure) -> AccountsSnapshot

  /// The sums of posted days of all accounts from a day on, or all of them, newest first. Nothing waits for it.
  func dayTotals(since day: Day?) async throws(BankFailure) -> [Account.ID: [DayTotal]]

  /// What is new since somebody last looked here, and up to where that was. Nothing waits for it.
  func news() async throws(BankFailure) -> (record: NewsRecord, mark: NewsMark)

  /// All that is up to a mark has been seen here.
  func markNews(_ mark: NewsMark)

  /// What is coming from a day on. Nothing waits for it.
  func upcoming(on today: Day) async throws(BankFailure) -> Upcoming

  /// Lets what recurs with these transactions not be told of again. What is read after that is different.
  func dismiss(_ occurrences: [Transaction.ID]) async throws(BankFailure)

  /// The transactions of all accounts, as they stand now.
  func transactions() throws(BankFailure) -> any TransactionLookup

  /// Finds transactions, in the same order.
  var finder: any TransactionFinder { get }

  /// Deletes a transaction, brings it back, or undoes its match. What is read after that is different.
  func change(_ change: TransactionChange, of id: Transaction.ID) async throws(BankFailure)

  /// Where and when a transaction came from; nil when it is gone.
  func origin(of id: Transaction.ID) throws(BankFailure) -> TransactionOrigin?

  /// What a pane shows of an account, its transactions grouped by `date`. Nothing waits for it.
  func slice(of account: Account.ID, by date: GroupingDate) async throws(BankFailure) -> AccountSlice

  /// What an account holds, as its source says it.
  func holdings(of account: Account.ID) throws(BankFailure) -> [HoldingRecord]

  /// Writes transactions to a new file, and gives its path. Nothing waits for it.
  func export(_ export: ReportExport, named name: String) async throws(BankFailure) -> String

  /// Writes all accounts to a new file, as `bankey accounts` does for programs, and gives its path. Nothing waits for it.
  func exportAccounts(_ format: ReportExport.Format, named name: String) async throws(BankFailure) -> String

  /// What the statements of all accounts prove. Nothing waits for it.
  func reconciliation() async throws(BankFailure) -> [AccountReconciliation]

  /// Asks these sources for news; all of them when none is named. Those that have only a few calls left are passed over unless
  /// it is forced.
  func refresh(_ sources: [String], isForced: Bool) -> SyncTask

  /// Tells what importing files and folders would do, `~` allowed, with what was answered about tables. Nothing is written.
  func previewFiles(at paths: [String], with answers: [CSVSetting]) -> SyncTask

  /// Reads files into the database, if they are still those of the preview, and remembers what was answered.
  func importFiles(_ files: [AcceptedFile], with answers: [CSVSetting]) -> SyncTask

  /// What was deleted last and is not back; nil when there is nothing.
  func lastDeletion() async throws(BankFailure) -> DeletionRecord?

  /// The last import that is not undone; nil when there is none.
  func lastImport() async throws(BankFailure) -> ImportRecord?

  /// Undoes an import.
  func undoImport(_ id: ImportRecord.ID) -> SyncTask

  /// What a path that is being typed may become: files, and folders with a slash at their end.
  func paths(completing path: String) -> [String]

  /// Where secrets can be kept here. May take a while; nothing waits for it.
  func secretPlaces() async -> [SetupPlace]

  /// Connects a source as `SetupDialog.setup` describes it; it is asked first whether it works, if that is wished.
  func addSource(_ setup: Secret, isTested: Bool) -> SyncTask

  /// Asks a source that is connected whether it works. Nothing is kept.
  func testSource(_ name: String) -> SyncTask

  /// Goes over to the demo bank in a throw-away folder: the next snapshot is of it.
  func openDemo() async throws(BankFailure)
}

/// Why something could not be done.
public nonisolated struct BankFailure: Error, Hashable, Sendable {
  /// One sentence, without a secret.
  public var message: String

  /// A reason in one sentence.
  public init(_ message: String) { self.message = message }
}

extension Strings {
  /// What failed, and why: the one place where an error becomes a sentence of a screen.
  func sentence(_ what: String, _ error: any Error) -> String {
    what + ": " + ((error as? BankFailure)?.message ?? String(describing: error))
  }
}

/// A refresh or an import at work.
public struct SyncTask {
  /// Who is told its progress.
  public typealias Report = @MainActor (SyncEvent) -> Void

  /// Waits for its end, and tells the progress until then. Gives why the work was not done; nil when it was.
  public let follow: (@escaping Report) async -> BankFailure?
  /// Stops it, at any moment: it ends soon. What a source had not handed over whole is not kept then.
  public let cancel: () -> Void

  /// A task that is followed and stopped so.
  public init(follow: @escaping (@escaping Report) async -> BankFailure?, cancel: @escaping () -> Void) {
    (self.follow, self.cancel) = (follow, cancel)
  }

  /// The same, whose progress somebody else is told too.
  func telling(_ watcher: @escaping Report) -> SyncTask {
    SyncTask(
      follow: { [follow] report in
        await follow { event in
          watcher(event)
          report(event)
        }
      }, cancel: cancel)
  }
}
