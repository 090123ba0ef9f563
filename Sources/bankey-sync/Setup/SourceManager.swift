import BankeyModel
import BankeySources
import BankeyStore
import BankeyText
import Glibc

/// Adds, tests and removes the sources of a database.
struct SourceManager {
  let store: LazyStore
  let secrets: SecretStore
  let http: any HTTPClient
  /// Cancels requests made through `http`.
  let cancellation: Cancellation
  let clock: Clock
  let progress: Progress
  /// The profiles of tables in the config.
  var profiles: [CSVProfile] = []

  /// Tests a source: asks it, stores nothing, and reports the answer.
  func test(_ name: String) throws(SyncExitError) {
    try run(name, status: SyncExitError.negative) {
      progress.source(name, .started)
      try tryOut(name)
    }
    progress.finished(changed: 0)
  }

  /// Removes a source. Withdraws its consent and removes its secret first, so that after an interruption it can be
  /// removed again.
  func remove(_ name: String, deletingData: Bool) throws(SyncExitError) {
    try run(name) {
      let definition = try known(name)
      withdrawConsent(of: definition)
      forgetSecret(of: definition)
      try store.made().removeSource(name, deletingData: deletingData)
    }
    progress.finished(changed: 1)
  }

  /// Asks an existing source.
  func tryOut(_ name: String) throws {
    let source = try known(name).open(memory: store.found?.memory(of: name), secrets: secrets, clock: clock)
    let calls = SpentCalls()
    defer { try? count(calls, of: source) }
    try tryOut(source, calls)
  }

  /// Asks a source and reports the answer; throws when it does not answer.
  func tryOut(_ source: any Source, _ calls: SpentCalls) throws {
    let (progress, name) = (progress, source.name)
    var call = SourceCall(http: http, clock: clock, strings: progress.strings, spend: calls.spend) { message in
      progress.source(name, .progress) { $0.message = message }
    }
    call.profiles = profiles
    let trial = try SourceTrial(source, call)
    for trouble in trial.troubles {
      progress.message(.note, trouble.message) { ($0.source, $0.connection) = (name, trouble.connection) }
    }
    progress.source(name, .done) { ($0.accounts, $0.banks) = (trial.accounts, trial.banks) }
  }

  /// Records calls that were made before the source was in the database, or outside a refresh.
  func count(_ calls: SpentCalls, of source: any Source) throws {
    let store = try store.made()
    for quota in type(of: source).quotas where calls.quotas.contains(quota.name) {
      try store.spend(
        quota.name, allowed: quota.allowed, confirmed: quota.confirmed, period: quota.period, of: source.name)
    }
  }

  /// Runs work on a source. Reports its error and turns it into an exit status.
  func run(
    _ name: String?, status: Int32 = SyncExitError.failure, _ body: () throws -> Void
  ) throws(SyncExitError) {
    do {
      try body()
    } catch let status as SyncExitError {
      throw status
    } catch {
      let failure = SyncError(error)
      progress.message(failure.code ?? .source, failure.message(in: progress.strings)) { $0.source = name }
      throw SyncExitError(code: failure.code == nil ? status : SyncExitError.failure)
    }
  }

  private func known(_ name: String) throws -> SourceDefinition {
    guard let definition = try store.found?.definition(of: name), definition.type != Account.filesSource else {
      throw SyncError(.unknownSource) { $0.noSuchSource }
    }
    return definition
  }

  /// Stores the secret of a setup in its place, before the source that needs it. Warns when that is a file.
  func keepSecret(of setup: SourceSetup) throws {
    guard let secret = setup.secret, let place = setup.definition.secret else { return }
    try store.makeFolder()
    try secrets.write(secret, to: place, of: setup.definition.name)
    if place == .file { warnOfFile(setup.definition.name) }
  }

  /// Says how well a file protects a secret.
  func warnOfFile(_ name: String) {
    progress.message(.note, progress.strings.secretIsInFile(PlainText.cleaned(secrets.folder))) { $0.source = name }
  }

  /// Withdraws the consent of a source. Reports a failure, which does not keep the source from being removed.
  private func withdrawConsent(of definition: SourceDefinition) {
    guard definition.needsConsent, let memory = try? store.found?.memory(of: definition.name) else { return }
    do {
      let secret = try secrets.read(definition.secret ?? .file, of: definition.name)
      let call = SourceCall(http: http, clock: clock, strings: progress.strings)
      try definition.withdrawConsent(secret: secret, memory: memory, call)
    } catch {
      let reason = SyncError(error).message(in: progress.strings)
      progress.message(.note, progress.strings.consentNotWithdrawn(reason)) { $0.source = definition.name }
    }
  }

  /// Deletes the secret of a source. Reports a failure.
  func forgetSecret(of definition: SourceDefinition) {
    guard let place = definition.secret else { return }
    do throws(SourceError) {
      try secrets.remove(from: place, of: definition.name)
    } catch {
      progress.message(.note, progress.strings.secretNotRemoved(error.sentence(in: progress.strings))) {
        $0.source = definition.name
      }
    }
  }
}

/// A database that is created only when there is something to store, so that a source which cannot be added leaves
/// nothing behind.
final class LazyStore {
  /// The space to reserve, far more than a new database and its log need.
  private static let room: off_t = 2 << 20

  /// The database; nil when there is none yet.
  private(set) var found: StoreWriter?
  private let folder: DataFolder
  private let open: () throws(SyncExitError) -> StoreWriter

  /// Prepares the database in a folder, and opens it if it exists.
  init(in folder: DataFolder, open: @escaping () throws(SyncExitError) -> StoreWriter) throws(SyncExitError) {
    (self.folder, self.open) = (folder, open)
    // If this cannot be determined, opening the database gives the reason.
    if (try? folder.hasDatabase()) != false { found = try open() }
  }

  /// The database, created if necessary.
  func made() throws(SyncExitError) -> StoreWriter {
    if let found { return found }
    let store = try open()
    found = store
    return store
  }

  /// Reserves disk space for the database before an operation that yields a secret only once.
  func reserve() throws(SyncError) {
    guard found == nil else { return }
    let descriptor = Glibc.open(reserved, O_CREAT | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    let error = posix_fallocate(descriptor, 0, LazyStore.room)
    guard error == 0, fsync(descriptor) == 0 else { throw failure(error == 0 ? errno : error) }
  }

  /// Releases the reserved space, and removes folders that are still empty.
  func release() {
    unlink(reserved)
    if found == nil { for path in [folder.path + "/secrets", folder.path] { rmdir(path) } }
  }

  /// Creates the data folder, which also holds secrets in files.
  func makeFolder() throws { try folder.make() }

  private var reserved: String { folder.database + ".reserved" }

  private func failure(_ error: Int32) -> SyncError {
    let reason = errorText(error)
    return SyncError(.database) { [path = folder.path] in $0.noRoom(in: path, reason) }
  }
}
