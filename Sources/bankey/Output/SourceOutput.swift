import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// A source that can be refreshed, with its setup and state.
struct ListedSource {
  let definition: SourceDefinition
  let status: SourceStatus

  /// All sources by name; empty before there is a database.
  static func all(in store: Store?, _ config: Config) throws(CommandError) -> [ListedSource] {
    try DatabaseAccess.reading {
      let definitions = try store?.definitions() ?? []
      return config.used(try store?.sources() ?? []).filter(\.canRefresh).map { status in
        let known = definitions.first { $0.name == status.name }
        return ListedSource(
          definition: known ?? SourceDefinition(name: status.name, type: status.type), status: status)
      }
    }
  }

  /// The place of the secret. For a command, only the program.
  func place(_ strings: any Strings) -> String {
    switch definition.secret {
    case nil: ""
    case .service: strings.setupPlace(.service)
    case .file: strings.setupPlace(.file)
    case .command(let words): words.first ?? ""
    }
  }

  /// The calls left of the quota that is closest to its limit; nil when calls are not counted.
  func calls(at now: Timestamp) -> (left: Int, allowed: Int)? {
    status.quotas.map { (left: $0.left(at: now), allowed: $0.allowed) }.min { $0.left < $1.left }
  }

  /// The errors of the source and its connections, which are named first.
  var complaints: [String] {
    let connections = status.connections.compactMap { connection in
      connection.lastError.map { error in
        let name = connection.name ?? connection.nativeId
        return name.isEmpty || error.begins(withName: name) ? error : name + ": " + error
      }
    }
    return (status.lastError.map { [$0] } ?? []) + connections
  }

  /// The source as JSON.
  func json(at now: Timestamp) -> JSONObject {
    var object = JSONObject()
    object.put("name", definition.name)
    object.put("title", status.title)
    object.put("type", definition.type)
    object.put("secret", placeName)
    object.put("lastSuccess", status.lastSuccess?.description)
    object.put("lastFailure", status.lastFailure?.description)
    object.put("lastError", status.lastError)
    object.put("nextAllowed", status.rest(at: now)?.description)
    let calls = calls(at: now)
    object.put("callsLeft", calls?.left)
    object.put("callsAllowed", calls?.allowed)
    object.put("connections", status.connections.map(ListedSource.json))
    return object
  }

  private static func json(_ connection: ConnectionStatus) -> JSONObject {
    var object = JSONObject()
    object.put("nativeId", connection.nativeId)
    object.put("name", connection.name)
    object.put("lastSuccess", connection.lastSuccess?.description)
    object.put("lastFailure", connection.lastFailure?.description)
    object.put("lastError", connection.lastError)
    object.put("consentUntil", connection.consentUntil?.description)
    return object
  }

  private var placeName: String? {
    switch definition.secret {
    case nil: nil
    case .service: SetupPlace.service.rawValue
    case .file: SetupPlace.file.rawValue
    case .command: SetupPlace.command.rawValue
    }
  }
}

struct SourceTable {
  private let sources: [ListedSource]
  private let presenter: Presenter
  private let clock: Clock

  /// Creates a table of sources in their order.
  init(_ sources: [ListedSource], presenter: Presenter, clock: Clock) {
    (self.sources, self.presenter, self.clock) = (sources, presenter, clock)
  }

  /// The lines of the table, fitted to `width` if possible.
  func lines(width: Int?) -> [String] {
    TextTable.lines(columns, sources.map(row), width: width, isASCII: presenter.formats.isASCII)
  }

  private var columns: [TextTable.Column] {
    let title = presenter.strings.column
    return [
      .text(title(.source), least: 12), .text(title(.name), rank: 4), .text(title(.kind), rank: 1),
      .text(title(.secret), rank: 0),
      .text(title(.lastSuccess), rank: 3), .figure(title(.callsLeft), rank: 2), .text(title(.error), least: 20),
    ]
  }

  private func row(_ source: ListedSource) -> [String] {
    [
      foreign(source.definition.name), foreign(source.status.title ?? ""), foreign(source.definition.type),
      foreign(source.place(presenter.strings)),
      source.status.lastSuccess.map { presenter.moment(clock.local($0)) } ?? "",
      source.calls(at: clock.now).map { "\($0.left) / \($0.allowed)" } ?? "",
      foreign(source.complaints.joined(separator: "; ")),
    ]
  }

  private func foreign(_ text: String) -> String { presenter.formats.foreign(text) }
}
