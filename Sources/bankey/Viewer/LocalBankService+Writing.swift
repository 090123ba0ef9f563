import BankeyCore
import BankeyModel
import BankeyText
import BankeyUI

/// The operations that write. `bankey-sync` performs all of them.
extension LocalBankService {
  /// The largest number of rows of each verdict in the preview of a file.
  private static let previewedRows = 1000

  func refresh(_ sources: [String], isForced: Bool) -> RunningSync {
    run(["refresh", "--attended"] + (isForced ? ["--force"] : []), of: sources)
  }

  func previewFiles(at paths: [String], with answers: [CSVSetting]) -> RunningSync {
    let rows = ["--dry-run", "--rows", String(LocalBankService.previewedRows)]
    let preview = process(["import"] + rows + answers.words, of: paths.map(setting.expanded), input: kept?.input)
    self.preview = preview
    return preview.task
  }

  func importFiles(_ files: [AcceptedFile], with answers: [CSVSetting]) -> RunningSync {
    // The demo does not save answers to the user's own config.
    let answers = answers.words + (isDemo || answers.isEmpty ? [] : ["--remember"])
    let paths = files.map { kept != nil && $0.path == SyncEvent.standardInput ? "-" : $0.path }
    return run(["import"] + files.flatMap { ["--hash", $0.hash] } + answers, of: paths, input: kept?.input)
  }

  func undoImport(_ id: ImportRecord.ID) -> RunningSync { run(["undo"], of: [String(id)]) }

  func secretPlaces() async -> [SetupPlace] {
    let found = process(["source", "places"])
    var places: [String] = []
    _ = await found.follow { event in
      if case .places(let names) = event { places = names }
    }
    return SetupPlace.offered(places)
  }

  func addSource(_ setup: Secret, isTested: Bool) -> RunningSync {
    run(["source", "add", "--from", "-"] + (isTested ? [] : ["--untested"]), input: .text(setup))
  }

  func offer(for setup: Secret) -> RunningSync {
    run(["source", "offer", "--from", "-"], input: .text(setup))
  }

  func testSource(_ name: String) -> RunningSync { run(["source", "test"], of: [name]) }

  func reconnectSource(_ name: String, _ setup: Secret, isTested: Bool) -> RunningSync {
    run(["source", "reconnect", "--from", "-"] + (isTested ? [] : ["--untested"]), of: [name], input: .text(setup))
  }

  func removeSource(_ name: String, deletingData: Bool) -> RunningSync {
    run(["source", "remove", deletingData ? "--delete-data" : "--keep-data"], of: [name])
  }

  func change(_ change: TransactionChange, of id: Transaction.ID) async throws(BankError) {
    try await write(["change", change.rawValue, String(id)])
  }

  func set(_ change: AccountSettingChange, of account: Account.ID) async throws(BankError) {
    try await write(["account", "set", "--change", change.json], of: [account])
  }

  func order(_ accounts: [Account.ID], asListed: Bool) async throws(BankError) {
    try await write(["account", "order"] + (asListed ? ["--as-listed"] : []), of: accounts)
  }

  func dismiss(_ occurrences: [Transaction.ID]) async throws(BankError) {
    try await write(["change", TransactionChange.dismiss.rawValue] + occurrences.map { String($0) })
  }

  func name(_ changes: [PayeeChange]) async throws(BankError) {
    try await write(["payees"] + changes.flatMap { ["--change", $0.json] })
  }

  func name(source: String, _ title: String?) async throws(BankError) {
    try await write(["source", "rename"] + (title.map { ["--title=" + $0] } ?? []), of: [source])
  }

  /// Starts `bankey-sync` with the words of a command and the names of its objects.
  private func process(_ words: [String], of names: [String] = [], input: SyncInput? = nil) -> SyncProcess {
    SyncProcess(words + setting.syncOptions + ["--"] + names, setting.strings, input: input)
  }

  /// Starts work with progress, one at a time.
  private func run(_ words: [String], of names: [String] = [], input: SyncInput? = nil) -> RunningSync {
    let work = process(words, of: names, input: input)
    self.work = work
    return work.task
  }

  /// Writes something small, and waits for it.
  private func write(_ words: [String], of names: [String] = []) async throws(BankError) {
    try await process(words, of: names).end()
  }
}

extension [CSVSetting] {
  /// The settings as options for `bankey-sync import`.
  fileprivate var words: [String] { flatMap { ["--answer", $0.json] } }
}
