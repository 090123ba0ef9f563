import BankeyCore
import BankeySources
import BankeyStore

/// Sets a source up: reads what the user says of it, tries it, and saves it with its secret.
///
/// A token can be claimed only once. So what was claimed is saved at once, whatever the source answers then, and no signal
/// comes between.
struct SourceAddition {
  private let desk: SourceDesk

  /// An addition to the sources of a desk.
  init(_ desk: SourceDesk) { self.desk = desk }

  /// Sets up the source that a file describes.
  func run(from path: String, isTested: Bool) throws(ExitStatus) {
    let setup = try read(path)
    try desk.run(setup.definition.name) {
      try checkName(setup.definition.name)
      desk.progress.source(setup.definition.name, .started)
      if let token = setup.token {
        try desk.store.checkPlace()
        try claim(token, setup)
        if isTested { try desk.tryOut(setup.definition.name) }
      } else {
        try add(setup, isTested: isTested)
      }
    }
    desk.progress.finished(changed: 1)
  }

  private func read(_ path: String) throws(ExitStatus) -> SourceSetup {
    do {
      return place(try SourceSetup(try SetupInput(path).read()))
    } catch {
      desk.progress.error(.setup, Failure(error).message(in: desk.progress.strings))
      throw ExitStatus(code: ExitStatus.failure)
    }
  }

  private func checkName(_ name: String) throws {
    guard try desk.store.found?.definition(of: name) == nil else {
      throw Failure(.setup) { $0.sourceIsTaken(name) }
    }
  }

  /// Where nothing was said, the secret goes to the best place there is.
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

  /// The source with the secret that it was given, or with the one that is in its place already.
  private func open(_ setup: SourceSetup) throws -> any Source {
    let (definition, clock) = (setup.definition, desk.clock)
    guard let secret = setup.secret else {
      return try definition.open(memory: nil, secrets: desk.secrets, clock: clock)
    }
    return try definition.open(memory: nil, secret: secret, clock: clock)
  }

  private func claim(_ token: Secret, _ setup: SourceSetup) throws {
    var setup = setup
    try Signals.held {
      setup.secret = try exchange(token, setup.definition)
      do {
        try save(setup)
      } catch let error as SourceError where setup.definition.secret != .file {
        desk.progress.error(.note, error.sentence(in: desk.progress.strings)) { $0.source = setup.definition.name }
        setup.definition.secret = .file
        try save(setup)
      }
    }
  }

  /// A signal ends the waiting for the server. Whether the token is used up by then nobody knows, so that is said.
  private func exchange(_ token: Secret, _ definition: SourceDefinition) throws(SourceError) -> Secret {
    do throws(SourceError) {
      return try Signals.stopping(desk.cancellation) { () throws(SourceError) in
        try definition.claim(token, http: desk.http)
      }
    } catch {
      guard error.kind == .stopped else { throw error }
      desk.progress.error(.note, desk.progress.strings.claimStopped) { $0.source = definition.name }
      throw error
    }
  }

  /// The secret first: a source without its secret would be half a source.
  private func save(_ setup: SourceSetup) throws {
    let definition = setup.definition
    if let secret = setup.secret, let place = definition.secret {
      try desk.store.makeFolder()
      try desk.secrets.write(secret, to: place, of: definition.name)
      if place == .file { warnOfFile(definition.name) }
    }
    try desk.store.made().addSource(definition)
    desk.progress.source(definition.name, .saved)
  }

  private func warnOfFile(_ name: String) {
    let message = desk.progress.strings.secretIsInFile(PlainText.cleaned(desk.secrets.folder))
    desk.progress.error(.note, message) { $0.source = name }
  }
}
