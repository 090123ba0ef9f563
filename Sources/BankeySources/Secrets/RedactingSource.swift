import BankeyModel
import BankeyText
import Glibc
import Synchronization

/// Removes secrets from everything that a source reports, hands over, stores or throws: its own secret, and all secrets
/// that it sends.
struct RedactingSource<Base: Source>: Source {
  static var type: String { Base.type }
  static var quotas: [SourceQuota] { Base.quotas }

  private var base: Base
  private let filter: SecretFilter

  /// Wraps a source and its secret.
  init(_ base: Base, _ secret: Secret?) {
    self.base = base
    filter = SecretFilter([secret].compactMap(\.self))
  }

  var name: String { base.name }
  var memory: String { filter.cleaned(base.memory, .value) }
  var hasStableIds: Bool { base.hasStableIds }

  mutating func fetch(_ call: SourceCall, into sink: (StatementEvent) throws -> Void) throws {
    let filter = filter
    var guarded = call
    guarded.http = SecretNotice(call.http, filter)
    guarded.tell = { call.tell(filter.cleaned($0)) }
    do {
      try base.fetch(guarded) { event in try sink(filter.cleaned(event)) }
    } catch let error as SourceError {
      throw filter.cleaned(error)
    } catch let error as StatementError {
      throw StatementError(filter.cleaned(error.message), line: error.line, asking: error.question)
    }
  }
}

/// Passes requests on and learns the secrets in them, such as a token that the source obtained.
struct SecretNotice: HTTPClient {
  private let http: any HTTPClient
  private let filter: SecretFilter

  init(_ http: any HTTPClient, _ filter: SecretFilter) { (self.http, self.filter) = (http, filter) }

  func send(_ request: HTTPRequest) throws(SourceError) -> HTTPAnswer {
    switch request.credentials {
    case .basic(let name, let password):
      // Learns both together, as they are transmitted, and the password alone. The name may be public.
      filter.learn(Secret(name.reveal() + ":" + password.reveal()))
      filter.learn(password)
    case .bearer(let token): filter.learn(token)
    case nil: break
    }
    return try http.send(request)
  }
}

extension SecretFilter {
  /// The event with secrets removed from all its texts.
  fileprivate func cleaned(_ event: StatementEvent) -> StatementEvent {
    switch event {
    case .connection(let record): .connection(cleaned(record))
    case .account(let record): .account(cleaned(record))
    case .transactions(let records): .transactions(records.map(cleaned))
    case .statement(let record): .statement(cleaned(record))
    case .holdings(let records): .holdings(records.map(cleaned))
    case .incomplete(let words): .incomplete(cleaned(words))
    case .problem(let problem):
      .problem(
        StatementProblem(problem.severity, cleaned(problem.message), line: problem.line, asking: problem.question))
    case .period, .balances, .closed, .rates: event
    }
  }

  private func cleaned(_ text: String?) -> String? { text.map { cleaned($0, .value) } }

  private func cleaned(_ record: ConnectionRecord) -> ConnectionRecord {
    ConnectionRecord(
      nativeId: cleaned(record.nativeId, .value), name: cleaned(record.name), error: record.error.map { cleaned($0) },
      consentUntil: record.consentUntil)
  }

  private func cleaned(_ record: AccountRecord) -> AccountRecord {
    var account = AccountRecord(
      connection: cleaned(record.connection, .value), nativeId: cleaned(record.nativeId, .value),
      number: cleaned(record.number), name: cleaned(record.name), owner: cleaned(record.owner),
      institution: cleaned(record.institution), sourceType: cleaned(record.sourceType), kind: record.kind,
      currency: cleaned(record.currency))
    account.hasStableIds = record.hasStableIds
    return account
  }

  /// Custom currencies are named by text from the server.
  private func cleaned(_ currency: Currency) -> Currency {
    let code = cleaned(currency.code)
    return code == currency.code ? currency : Currency(code: code, decimals: currency.decimals)
  }

  private func cleaned(_ record: TransactionRecord) -> TransactionRecord {
    TransactionRecord(
      nativeId: cleaned(record.nativeId, .value), status: record.status, day: record.day,
      authorizedDay: record.authorizedDay, amount: record.amount, description: cleaned(record.description, .value),
      counterparty: cleaned(record.counterparty), counterpartyAccount: cleaned(record.counterpartyAccount),
      raw: Substring(cleaned(String(record.raw), .value)))
  }

  private func cleaned(_ record: StatementRecord) -> StatementRecord {
    var record = record
    record.nativeId = cleaned(record.nativeId)
    return record
  }

  private func cleaned(_ record: HoldingRecord) -> HoldingRecord {
    HoldingRecord(
      nativeId: cleaned(record.nativeId, .value), name: cleaned(record.name, .value), quantity: record.quantity,
      price: record.price, value: record.value, currency: cleaned(record.currency), day: record.day)
  }
}

/// Removes secrets from text before it is shown or stored: a program may run under `set -x`, and a server may repeat
/// the request. Each is replaced by `‹hidden›`.
///
/// Finds secrets verbatim, percent-encoded, escaped, in Base64 and in hexadecimal, and the beginning of a secret where
/// a text was cut. Ignores case, because hosts and headers come back in lower case.
public final class SecretFilter: Sendable {
  /// The purpose of a text.
  public enum Use: Sendable {
    /// A message for the user. Short secrets are removed where they are separate words.
    case sentence
    /// A value to be stored. It may contain secrets of less than eight bytes, because four digits occur in many account
    /// numbers.
    case value
  }

  private struct State {
    var known: Set<Secret> = []
    var forms: Set<SecretForms.Form> = []
  }
  private let state = Mutex(State())

  /// Creates a filter that removes these secrets.
  public init(_ secrets: [Secret] = []) { secrets.forEach(learn) }

  /// Removes this secret, too, from every text from now on.
  public func learn(_ secret: Secret) {
    state.withLock { state in
      if state.known.insert(secret).inserted { state.forms.formUnion(SecretForms(secret).all) }
    }
  }

  /// The text without secrets.
  public func cleaned(_ text: String, _ use: Use = .sentence) -> String {
    let forms = state.withLock(\.forms)
    guard !forms.isEmpty else { return text }
    let bytes = Array(text.utf8)
    let places = SecretSearch(bytes, forms, use).places
    return places.isEmpty ? text : SecretFilter.hiding(places, in: bytes)
  }

  /// Runs `body` and removes secrets from its error.
  func cleaning<Value>(_ body: () throws(SourceError) -> Value) throws(SourceError) -> Value {
    do throws(SourceError) {
      return try body()
    } catch {
      throw cleaned(error)
    }
  }

  /// The error with secrets removed from its message.
  func cleaned(_ error: SourceError) -> SourceError {
    SourceError(error.kind) { [self] in cleaned(error.sentence(in: $0)) }
  }

  private static func hiding(_ places: [Range<Int>], in bytes: [UInt8]) -> String {
    var (shown, end) = ([UInt8](), 0)
    for place in places {
      shown += bytes[end..<place.lowerBound] + Array(Secret("").description.utf8)
      end = place.upperBound
    }
    return String(decoding: shown + bytes[end...], as: UTF8.self)
  }
}
