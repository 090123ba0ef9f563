import BankeyModel
import BankeySources
import BankeyStore
import BankeyText
import Synchronization

/// Adds a source: reads its setup, tests it, and saves it with its secret.
///
/// A token can be claimed only once, so the claimed secret is saved immediately, whatever the source answers then, and
/// no signal can interrupt that.
struct SourceAddition {
  private let desk: SourceManager

  /// Creates an addition to a manager's sources.
  init(_ desk: SourceManager) { self.desk = desk }

  /// Adds the source that a file describes.
  func run(from path: String, isTested: Bool) throws(SyncExitError) {
    let setup = try read(path)
    try desk.run(setup.definition.name) {
      try checkName(setup.definition.name)
      desk.progress.source(setup.definition.name, .started)
      if setup.definition.needsConsent {
        try ConsentSetup(desk).begin(setup)
      } else if let token = setup.token {
        try claim(token, setup)
        if isTested { try desk.tryOut(setup.definition.name) }
      } else {
        try add(setup, isTested: isTested)
      }
    }
    desk.progress.finished(changed: 1)
  }

  /// Replaces the secret of an existing source, and the settings that a file contains; other settings and the accounts
  /// stay. The old setup remains in effect until the new one works.
  func reconnect(_ name: String, from path: String, isTested: Bool) throws(SyncExitError) {
    let type = try? desk.store.found?.definition(of: name)?.type
    var setup = try read(path, changing: type)
    setup.definition.name = name
    try desk.run(name) {
      guard let known = try desk.store.found?.definition(of: name), known.type == setup.definition.type else {
        throw SyncError(.unknownSource) { $0.noSuchSource }
      }
      desk.progress.source(name, .started)
      setup.definition.settings = known.settings(with: setup.definition.settings)
      if known.needsConsent { return try ConsentSetup(desk).renew(known, with: setup) }
      try renew(known, with: setup, isTested: isTested)
    }
    desk.progress.finished(changed: 1)
  }

  /// Reports the next choices in an incomplete setup. Stores nothing.
  func offer(from path: String) throws(SyncExitError) {
    let setup = try read(path)
    try desk.run(setup.definition.name) {
      desk.progress.say(.offer(try ConsentSetup(desk).choices(for: setup)))
    }
    desk.progress.finished(changed: 0)
  }

  private func renew(_ known: SourceDefinition, with setup: SourceSetup, isTested: Bool) throws {
    if let token = setup.token {
      try Signals.held {
        var setup = setup
        setup.secret = try exchange(token, setup.definition)
        try replace(known, with: setup)
      }
      if isTested { try desk.tryOut(known.name) }
    } else {
      let calls = SpentCalls()
      let source = try open(setup)
      if isTested { try desk.tryOut(source, calls) }
      try replace(known, with: setup)
      try desk.count(calls, of: source)
    }
  }

  /// Stores the new secret first, and deletes the old one once nothing needs it.
  private func replace(_ known: SourceDefinition, with setup: SourceSetup) throws {
    let (name, place) = (known.name, setup.definition.secret)
    try desk.keepSecret(of: setup)
    try desk.store.made().replaceSource(setup.definition)
    if known.secret != place { desk.forgetSecret(of: known) }
    desk.progress.source(name, .saved)
  }

  private func read(_ path: String, changing known: String? = nil) throws(SyncExitError) -> SourceSetup {
    do {
      let setup = try SourceSetup(try SetupInput(path).read(), changing: known)
      return place(setup)
    } catch {
      desk.progress.message(.setup, SyncError(error).message(in: desk.progress.strings))
      throw SyncExitError(code: SyncExitError.failure)
    }
  }

  private func checkName(_ name: String) throws {
    guard try desk.store.found?.definition(of: name) == nil else {
      throw SyncError(.setup) { $0.sourceNameTaken(name) }
    }
  }

  /// Without a choice by the user, puts the secret in the best available place.
  private func place(_ setup: SourceSetup) -> SourceSetup {
    var setup = setup
    if setup.isSecretToKeep, setup.definition.secret == nil {
      setup.definition.secret = desk.secrets.hasService ? .service : .file
    }
    return setup
  }

  private func add(_ setup: SourceSetup, isTested: Bool) throws {
    guard isTested else { return try save(setup) }
    let calls = SpentCalls()
    let source = try open(setup)
    try desk.tryOut(source, calls)
    try save(setup)
    try desk.count(calls, of: source)
  }

  /// The source with the given secret, or with the one already in its place.
  private func open(_ setup: SourceSetup) throws -> any Source {
    let (definition, clock) = (setup.definition, desk.clock)
    guard let secret = setup.secret else {
      return try definition.open(memory: nil, secrets: desk.secrets, clock: clock)
    }
    return try definition.open(memory: nil, secret: secret, clock: clock)
  }

  /// Claims the token after reserving a file for the secret and a row for the source, or space for a database, so that
  /// nothing can fail afterwards for lack of them.
  private func claim(_ token: Secret, _ setup: SourceSetup) throws {
    let name = setup.definition.name
    var definition = setup.definition
    definition.secret = .file
    try desk.store.makeFolder()
    try Signals.held {
      var isKept = false
      defer { if !isKept { withdraw(name) } }
      try desk.secrets.reserve(for: name)
      try desk.store.reserve()
      try desk.store.found?.addSource(definition)
      let secret = try exchange(token, setup.definition)
      definition.secret = try keep(secret, setup)
      isKept = true
      try register(definition)
      desk.progress.source(name, .saved)
    }
  }

  /// Saves a claimed secret in the chosen place, or else in the reserved file, and returns the place. The token is
  /// spent, so when both fail, the error explains how to continue.
  private func keep(_ secret: Secret, _ setup: SourceSetup) throws -> SecretPlace {
    let (name, place) = (setup.definition.name, setup.definition.secret ?? .file)
    do throws(SourceError) {
      if place != .file {
        try desk.secrets.write(secret, to: place, of: name)
        return place
      }
    } catch {
      desk.progress.message(.note, error.sentence(in: desk.progress.strings)) { $0.source = name }
    }
    do throws(SourceError) {
      try desk.secrets.fill(secret, of: name)
    } catch {
      let reason = error.sentence(in: desk.progress.strings)
      throw SyncError(.source) { $0.claimNotSaved(reason) }
    }
    desk.warnOfFile(name)
    return .file
  }

  /// Records the place of the secret in the source's row, or creates the database with it.
  private func register(_ definition: SourceDefinition) throws {
    let (name, place) = (definition.name, definition.secret ?? .file)
    desk.store.release()
    do {
      if let store = desk.store.found {
        try store.place(place, ofSecretOf: name)
      } else {
        try desk.store.made().addSource(definition)
      }
    } catch {
      // Errors that carry only an exit status were reported before.
      let reason = error is SyncExitError ? nil : SyncError(error).message(in: desk.progress.strings)
      throw SyncError(.database) { $0.claimedButNotAdded(reason) }
    }
    if place != .file { try? desk.secrets.release(for: name) }
  }

  /// Removes everything of a source that could not be added.
  private func withdraw(_ name: String) {
    try? desk.secrets.release(for: name)
    try? desk.store.found?.withdrawSource(name)
    desk.store.release()
  }

  /// A signal ends the waiting for the server. It is then unknown whether the token is spent, which the error explains.
  private func exchange(_ token: Secret, _ definition: SourceDefinition) throws(SourceError) -> Secret {
    do throws(SourceError) {
      return try Signals.stopping(desk.cancellation) { () throws(SourceError) in
        try definition.claim(token, http: desk.http)
      }
    } catch {
      guard error.kind == .stopped else { throw error }
      desk.progress.message(.note, desk.progress.strings.claimInterrupted) { $0.source = definition.name }
      throw error
    }
  }

  private func save(_ setup: SourceSetup) throws {
    try desk.keepSecret(of: setup)
    try desk.store.made().addSource(setup.definition)
    desk.progress.source(setup.definition.name, .saved)
  }
}

/// The quotas of the calls that a test has made.
final class SpentCalls: Sendable {
  private let all = Mutex<[String]>([])

  /// The names of the quotas.
  var quotas: [String] { all.withLock { $0 } }

  @Sendable func spend(_ quota: String) { all.withLock { $0.append(quota) } }
}

extension SourceDefinition {
  /// The settings, with members of the same names replaced.
  fileprivate func settings(with others: String) -> String {
    func members(_ text: String) -> [(name: String, value: JSONValue)] {
      (try? JSONValue(Array(text.utf8)))?.members ?? []
    }
    let new = members(others)
    let kept = members(settings).filter { old in !new.contains { $0.name == old.name } }
    return (kept + new).reduce(into: JSONObject()) { $0.put($1.name, $1.value) }.text
  }
}
