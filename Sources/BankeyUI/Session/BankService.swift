import BankeyModel
import BankeyText
import BankeyCore

/// The screens' access to the database, `bankey-sync` and the demo bank. Tests use one in memory.
public protocol BankService: AnyObject {
  /// The path of the database with `~` for the home folder: `~/.local/share/bankey/bankey.sqlite`.
  var dataPath: String { get }

  /// Whether it is the built-in demo bank in a temporary folder.
  var isDemo: Bool { get }

  /// All accounts in their current state. May take a while.
  func snapshot() async throws(BankError) -> AccountsSnapshot

  /// The daily totals of posted transactions of all accounts, newest first, from `day` on or complete.
  func dayTotals(since day: Day?) async throws(BankError) -> [Account.ID: [DayTotal]]

  /// The currency in which totals are shown in addition, with all rates for the accounts; nil when that is switched
  /// off.
  func oneCurrency() async throws(BankError) -> OneCurrency?

  /// The news since the last visit, and the mark up to which they reach.
  func news() async throws(BankError) -> (record: NewsRecord, mark: NewsMark)

  /// The transactions recorded since the last visit to the news.
  func newRows() async throws(BankError) -> NewRows

  /// Marks the news up to a mark as seen.
  func markNews(_ mark: NewsMark)

  /// The days of accounts together, with their totals; posted ones from `day` on, or all.
  func timeline(of accounts: [Account], since day: Day?) async throws(BankError) -> TimelineDays

  /// The certain transfers between accounts with a side within `days`.
  func transfers(in days: ClosedRange<Day>, between accounts: [Account]) async throws(BankError) -> [OwnTransfer]

  /// The forecast from a day on.
  func upcoming(on today: Day) async throws(BankError) -> Upcoming

  /// Dismisses the recurring payment with these transactions from forecasts.
  func dismiss(_ occurrences: [Transaction.ID]) async throws(BankError)

  /// The transactions of all accounts in their current state.
  func transactions() throws(BankError) -> any TransactionLookup

  /// Searches transactions, in the same order.
  var finder: any TransactionFinder { get }

  /// Deletes, restores or unmatches a transaction. Later reads see the change.
  func change(_ change: TransactionChange, of id: Transaction.ID) async throws(BankError)

  /// Stores a change of the user's settings for an account. Later reads see the change.
  func set(_ change: AccountSettingChange, of account: Account.ID) async throws(BankError)

  /// Lists the accounts of a kind in the user's own order, or in that of their sources.
  func order(_ accounts: [Account.ID], asListed: Bool) async throws(BankError)

  /// The names that the user gave payees.
  func payees() throws(BankError) -> PayeeBook

  /// Stores names of payees. Later reads see the change.
  func name(_ changes: [PayeeChange]) async throws(BankError)

  /// Stores the name of a source for display; nil restores its own. Later reads see the change.
  func name(source: String, _ title: String?) async throws(BankError)

  /// The history of a transaction; nil when it no longer exists.
  func origin(of id: Transaction.ID) throws(BankError) -> TransactionOrigin?

  /// The part of an account that a pane shows, with at most `limit` transactions of each status, grouped by `date`.
  func slice(of account: Account.ID, by date: GroupingDate, limit: Int) async throws(BankError) -> AccountSlice

  /// The holdings of an account as its source reports them.
  func holdings(of account: Account.ID) throws(BankError) -> [HoldingRecord]

  /// Writes transactions to a new file and returns its path.
  func export(_ export: ReportExport, named name: String) async throws(BankError) -> String

  /// Writes all accounts to a new file in the format of `bankey accounts`, and returns its path.
  func exportAccounts(_ format: ReportExport.Format, named name: String) async throws(BankError) -> String

  /// The reconciliation of all accounts with their statements.
  func reconciliation() async throws(BankError) -> [AccountReconciliation]

  /// Refreshes these sources, or all for an empty array. Skips those with few calls left, unless forced.
  func refresh(_ sources: [String], isForced: Bool) -> RunningSync

  /// Previews importing files and folders (`~` is allowed) with answers about tables. Writes nothing.
  func previewFiles(at paths: [String], with answers: [CSVSetting]) -> RunningSync

  /// Imports files if they have not changed since their preview, and saves the answers.
  func importFiles(_ files: [AcceptedFile], with answers: [CSVSetting]) -> RunningSync

  /// The last deletion that has not been restored; nil when there is none.
  func lastDeletion() async throws(BankError) -> DeletionRecord?

  /// The last import that has not been undone; nil when there is none.
  func lastImport() async throws(BankError) -> ImportRecord?

  /// Starts undoing the import with this number.
  func undoImport(_ id: ImportRecord.ID) -> RunningSync

  /// The completions of a path: files, and folders with a trailing slash.
  func paths(completing path: String) -> [String]

  /// Whether there is a file or folder at a path.
  func exists(_ path: String) -> Bool

  /// The reason why the file at a path cannot be the private key that a setup asks for; nil if it can.
  func keyProblem(at path: String) -> SetupError?

  /// The places that can keep a secret on this system. May take a while.
  func secretPlaces() async -> [SetupPlace]

  /// Adds a source as described by `SetupDialog.setup`, after testing it if requested.
  func addSource(_ setup: Secret, isTested: Bool) -> RunningSync

  /// Asks for the next choices in a setup, as described by `SetupDialog.setup` so far. Stores nothing.
  func offer(for setup: Secret) -> RunningSync

  /// Tests an existing source. Stores nothing.
  func testSource(_ name: String) -> RunningSync

  /// Replaces the setup of a source as described by `SetupDialog.setup`. Until that works, the old one stays.
  func reconnectSource(_ name: String, _ setup: Secret, isTested: Bool) -> RunningSync

  /// Removes a source and its secret, and its accounts if `deletingData`.
  func removeSource(_ name: String, deletingData: Bool) -> RunningSync

  /// Switches to the demo bank in a temporary folder. The next snapshot is from there.
  func openDemo() async throws(BankError)
}

/// The reason why an operation failed.
public nonisolated struct BankError: Error, Hashable, Sendable {
  /// One sentence without secrets.
  public var message: String

  /// Creates an error with a message for the user.
  public init(_ message: String) { self.message = message }
}

extension Strings {
  /// A sentence about a failure and its reason. Every error on a screen is worded here.
  func sentence(_ what: String, _ error: any Error) -> String {
    what + ": " + ((error as? BankError)?.message ?? String(describing: error))
  }
}

/// A running refresh or import.
public struct RunningSync {
  /// Receives progress on the main actor.
  public typealias Report = @MainActor (SyncEvent) -> Void

  /// Waits for the end while passing on progress. Returns the reason for a failure; nil after success.
  public let follow: (@escaping Report) async -> BankError?
  /// Stops it at any time. It discards what a source has not delivered completely.
  public let cancel: () -> Void

  /// Creates a task.
  public init(follow: @escaping (@escaping Report) async -> BankError?, cancel: @escaping () -> Void) {
    (self.follow, self.cancel) = (follow, cancel)
  }

  /// This task with an additional receiver of its progress.
  func telling(_ watcher: @escaping Report) -> RunningSync {
    RunningSync(
      follow: { [follow] report in
        await follow { event in
          watcher(event)
          report(event)
        }
      }, cancel: cancel)
  }
}
