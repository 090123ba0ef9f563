import BankeyModel
import BankeySources
import BankeyStore
import BankeyText

/// Sets up a source that needs the user's consent at the bank's own page.
///
/// The source is saved as soon as a login has begun, so that the user can leave, and return with the address that came
/// back at any time.
struct ConsentSetup {
  private let desk: SourceManager

  /// Creates a setup among a manager's sources.
  init(_ desk: SourceManager) { self.desk = desk }

  /// The answers that the next step offers, such as the banks of a country.
  func choices(for setup: SourceSetup) throws -> [String] {
    try setup.definition.choices(secret: try secret(of: setup), call(setup.definition.name))
  }

  /// Begins the login for a new source, and saves the source. Fails without leaving anything.
  func begin(_ setup: SourceSetup) throws {
    let (secret, name) = (try secret(of: setup), setup.definition.name)
    let start = try setup.definition.beginConsent(secret: secret, memory: nil, call(name))
    try desk.keepSecret(of: setup)
    let store = try desk.store.made()
    try store.addSource(setup.definition)
    try store.remember(start.memory, of: name)
    report(start, name)
  }

  /// Takes the address that came back, or begins a new login if there is none. The old consent stays until the new one
  /// works, and the accounts stay in any case.
  func renew(_ known: SourceDefinition, with setup: SourceSetup) throws {
    var definition = setup.definition
    definition.secret = setup.secret == nil ? definition.secret ?? known.secret : definition.secret
    let secret = try setup.secret ?? self.secret(of: SourceSetup(definition))
    let memory = try desk.store.found?.memory(of: known.name)
    guard let answer = setup.answer else {
      let start = try definition.beginConsent(secret: secret, memory: memory, call(known.name))
      try replace(known, with: definition, setup, memory: start.memory)
      return report(start, known.name)
    }
    try Signals.held {
      let end = try Signals.stopping(desk.cancellation) { () throws(SourceError) in
        do throws(SourceError) {
          return try definition.finishConsent(with: answer, secret: secret, memory: memory, call(known.name))
        } catch {
          forget(definition.memory(memory, after: error), of: known.name)
          throw error
        }
      }
      try replace(known, with: definition, setup, memory: end.memory)
      desk.progress.source(known.name, .saved)
      desk.progress.source(known.name, .done) { ($0.accounts, $0.banks) = (end.accounts, 1) }
    }
  }

  /// Stores the state after a failed login. If that fails too, the error about the login matters more, and the page of
  /// the login is shown again until its time is over.
  private func forget(_ memory: String?, of name: String) {
    guard let memory else { return }
    try? desk.store.found?.remember(memory, of: name)
  }

  private func replace(
    _ known: SourceDefinition, with definition: SourceDefinition, _ setup: SourceSetup, memory: String
  ) throws {
    try desk.keepSecret(of: setup)
    let store = try desk.store.made()
    try store.replaceSource(definition)
    try store.remember(memory, of: known.name)
    if known.secret != definition.secret { desk.forgetSecret(of: known) }
  }

  private func report(_ start: ConsentStart, _ name: String) {
    desk.progress.source(name, .saved)
    desk.progress.say(.consent(source: name, address: start.address))
  }

  /// The secret in a setup, or the one already in its place.
  private func secret(of setup: SourceSetup) throws -> Secret {
    if let secret = setup.secret { return secret }
    return try desk.secrets.read(setup.definition.secret ?? .file, of: setup.definition.name)
  }

  private func call(_ name: String) -> SourceCall {
    SourceCall(http: desk.http, clock: desk.clock, strings: desk.progress.strings) {
      [progress = desk.progress] message in
      progress.source(name, .progress) { $0.message = message }
    }
  }
}
