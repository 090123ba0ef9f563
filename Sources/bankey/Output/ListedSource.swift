import BankeyCore
import BankeyStore

/// A source that can be asked, as it was set up and as it fares.
struct ListedSource {
  let definition: SourceDefinition
  let status: SourceStatus

  /// All of them by name; none when there is no database yet.
  static func all(in store: Store?) throws(Failure) -> [ListedSource] {
    guard let store else { return [] }
    return try Database.reading {
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

  /// The source for programs.
  func json(at now: Timestamp) -> JSONObject {
    var object = JSONObject()
    object.put("name", definition.name)
    object.put("type", definition.type)
    object.put("secret", placeName)
    object.put("lastSuccess", status.lastSuccess?.description)
    object.put("lastFailure", status.lastFailure?.description)
    object.put("lastError", status.lastError)
    object.put("nextAllowed", status.nextAllowed?.description)
    let calls = calls(at: now)
    object.put("callsLeft", json: calls.map { String($0.left) } ?? "null")
    object.put("callsAllowed", json: calls.map { String($0.allowed) } ?? "null")
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
