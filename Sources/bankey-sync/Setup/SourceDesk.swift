import BankeyCore
import BankeySources
import BankeyStore

/// Where the sources of a database are set up, tried and removed.
struct SourceDesk {
  let store: LateStore
  let secrets: SecretStore
  let http: any HTTPClient
  /// Stops what is asked through `http`.
  let cancellation: Cancellation
  let clock: Clock
  let progress: Progress

  /// Asks a source that is set up, keeps nothing, and says what came.
  func test(_ name: String) throws(ExitStatus) {
    try run(name, status: ExitStatus.negative) {
      progress.source(name, .started)
      try tryOut(name)
    }
    progress.finished(changed: 0)
  }

  /// Removes a source. Its secret goes first: should that be all that is done, it can be removed again.
  func remove(_ name: String, deletingData: Bool) throws(ExitStatus) {
    try run(name) {
      let definition = try known(name)
      forgetSecret(of: definition)
      try store.made().removeSource(name, deletingData: deletingData)
    }
    progress.finished(changed: 1)
  }

  /// Asks a source that is set up.
  func tryOut(_ name: String) throws {
    let source = try known(name).open(memory: store.found?.memory(of: name), secrets: secrets, clock: clock)
    let calls = SpentCalls()
    defer { try? count(calls, of: source) }
    try tryOut(source, calls)
  }

  /// Asks a source and says what came; throws when it does not answer.
  func tryOut(_ source: any Source, _ calls: SpentCalls) throws {
    let (progress, name) = (progress, source.name)
    let call = SourceCall(http: http, clock: clock, strings: progress.strings, spend: calls.spend) { message in
      progress.source(name, .progress) { $0.message = message }
    }
    let trial = try SourceTrial(source, call)
    for trouble in trial.troubles {
      progress.error(.note, trouble.message) { ($0.source, $0.connection) = (name, trouble.connection) }
    }
    progress.source(name, .done) { ($0.accounts, $0.banks) = (trial.accounts, trial.banks) }
  }

  /// Counts the calls that were made before the source was in the database, or beside a refresh.
  func count(_ calls: SpentCalls, of source: any Source) throws {
    let store = try store.made()
    for quota in type(of: source).quotas where calls.quotas.contains(quota.name) {
      try store.spend(
        quota.name, allowed: quota.allowed, confirmed: quota.confirmed, period: quota.period, of: source.name)
    }
  }

  /// Does something with a source; what goes wrong is said, and how the program ends then.
  func run(
    _ name: String?, status: Int32 = ExitStatus.failure, _ body: () throws -> Void
  ) throws(ExitStatus) {
    do {
      try body()
    } catch let status as ExitStatus {
      throw status
    } catch {
      let failure = Failure(error)
      progress.error(failure.code ?? .source, failure.message(in: progress.strings)) { $0.source = name }
      throw ExitStatus(code: failure.code == nil ? status : ExitStatus.failure)
    }
  }

  private func known(_ name: String) throws -> SourceDefinition {
    guard let definition = try store.found?.definition(of: name), definition.type != Account.filesSource else {
      throw Failure(.unknownSource) { $0.noSuchSource }
    }
    return definition
  }

  private func forgetSecret(of definition: SourceDefinition) {
    guard let place = definition.secret else { return }
    do throws(SourceError) {
      try secrets.remove(from: place, of: definition.name)
    } catch {
      progress.error(.note, progress.strings.secretNotRemoved(error.sentence(in: progress.strings))) {
        $0.source = definition.name
      }
    }
  }
}
