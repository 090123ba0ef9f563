import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// A source that can be asked, as it was set up and as it fares.
struct ListedSource {
  let definition: SourceDefinition
  let status: SourceStatus

  /// All of them by name; none when there is no database yet.
  static func all(in store: Store?) throws(CommandError) -> [ListedSource] {
    guard let store else { return [] }
    return try DatabaseAccess.reading {
      let status = Dictionary(uniqueKeysWithValues: try store.sources().filter(\.canRefresh).map { ($0.name, $0) })
      return try store.definitions().compactMap { definition in
        status[definition.name].map { ListedSource(definition: definition, status: $0) }
      }
    }
  }

  /// Where its secret is, never the secret; of a command only the program.
  func place(_ strings: any Strings) -> String {
    switch definition.secret {
    case nil: ""
    case .service: strings.setupPlace(.service)
    case .file: strings.setupPlace(.file)
    case .command(let words): words.first ?? ""
    }
  }

  /// How many calls are left of the quota that is nearest to its end, and of how many; nil when they are not counted.
  func calls(at now: Timestamp) -> (left: Int, allowed: Int)? {
    status.quotas.map { (left: $0.left(at: now), allowed: $0.allowed) }.min { $0.left < $1.left }
  }

  /// What is wrong with it and with its connections, whose names stand before it.
  var complaints: [String] {
    let connections = status.connections.compactMap { connection in
      connection.lastError.map { error in
        let name = connection.name ?? connection.nativeId
        return name.isEmpty || error.begins(withName: name) ? error : name + ": " + error
      }
    }
    return (status.lastError.map { [$0] } ?? []) + connections
  }

  /// The source for programs.
  func json(at now: Timestamp) -> JSONObject {
    var object = JSONObject()
    object.put("name", definition.name)
    object.put("type", definition.type)
    object.put("secret", placeName)
    object.put("lastSuccess", status.lastSuccess?.description)
    object.put("lastFailure", status.lastFailure?.description)
    object.put("lastError", status.lastError)
    object.put("nextAllowed", status.rest(at: now)?.description)
    let calls = calls(at: now)
    object.put("callsLeft", json: calls.map { String($0.left) } ?? "null")
    object.put("callsAllowed", json: calls.map { String($0.allowed) } ?? "null")
    object.put(
      "connections", json: "[" + status.connections.map { ListedSource.json($0).text }.joined(separator: ",") + "]")
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

/// Sources as a table for a person.
struct SourceTable {
  private let sources: [ListedSource]
  private let presenter: Presenter
  private let clock: Clock

  /// Sources, in their order.
  init(_ sources: [ListedSource], presenter: Presenter, clock: Clock) {
    (self.sources, self.presenter, self.clock) = (sources, presenter, clock)
  }

  /// The table, not wider than `width` if that can be had.
  func lines(width: Int?) -> [String] {
    TextTable.lines(columns, sources.map(row), width: width, isASCII: presenter.formats.isASCII)
  }

  private var columns: [TextTable.Column] {
    let title = presenter.strings.column
    return [
      .text(title(.source), least: 12), .text(title(.kind), rank: 1), .text(title(.secret), rank: 0),
      .text(title(.lastSuccess), rank: 3), .figure(title(.callsLeft), rank: 2), .text(title(.error), least: 20),
    ]
  }

  private func row(_ source: ListedSource) -> [String] {
    [
      foreign(source.definition.name), foreign(source.definition.type), foreign(source.place(presenter.strings)),
      source.status.lastSuccess.map { presenter.moment(clock.local($0)) } ?? "",
      source.calls(at: clock.now).map { "\($0.left) / \($0.allowed)" } ?? "",
      foreign(source.complaints.joined(separator: "; ")),
    ]
  }

  private func foreign(_ text: String) -> String { presenter.formats.foreign(text) }
}
