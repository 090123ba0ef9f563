import BankeyModel

/// The logins of an answer: the connections of version 2, or the institutions of the accounts in version 1.
struct SimpleFINConnections {
  /// The connections in order, with their errors.
  private(set) var records: [ConnectionRecord] = []
  /// The errors that belong to no connection.
  private(set) var others: [SimpleFINError] = []
  private var institutions: [String: String] = [:]

  init(_ answer: SimpleFINAnswer) {
    for connection in answer.root["connections"]?.elements ?? [] {
      guard let id = connection["conn_id"]?.text else { continue }
      add(id, connection["name"]?.text, institution: connection["org_name"]?.text)
    }
    for account in answer.accounts {
      guard let id = SimpleFINConnections.id(of: account) else { continue }
      add(id, account["conn_name"]?.text ?? account["org"].flatMap(SimpleFINConnections.name))
    }
    for error in SimpleFINError.all(in: answer.root) { attach(error) }
  }

  /// The identifier of an account's connection; nil when there is none.
  static func id(of account: JSONValue) -> String? {
    if let id = account["conn_id"]?.text { return id }
    return ["id", "domain", "sfin-url", "name"].lazy.compactMap { account["org"]?[$0]?.text }.first
  }

  /// The name of an account's bank.
  func institution(of account: JSONValue) -> String? {
    SimpleFINConnections.id(of: account).flatMap { institutions[$0] }
  }

  private static func name(of organization: JSONValue) -> String? {
    organization["name"]?.text ?? organization["domain"]?.text
  }

  private mutating func add(_ id: String, _ name: String?, institution: String? = nil) {
    guard !records.contains(where: { $0.nativeId == id }) else { return }
    records.append(ConnectionRecord(nativeId: id, name: name))
    institutions[id] = institution ?? name
  }

  /// Assigns an error to a connection. Version 1 names the connection only in words: "Connection to First Bank may need
  /// attention".
  private mutating func attach(_ error: SimpleFINError) {
    switch error.subject {
    case .account: others.append(error)
    case .connection:
      let id = error.connection ?? ""
      add(id, nil)
      report(error.message, at: records.firstIndex { $0.nativeId == id })
    case .general:
      let named = records.indices.filter { records[$0].name.map(error.message.contains) ?? false }
      let index = named.max { records[$0].name!.utf8.count < records[$1].name!.utf8.count }
      if index == nil { others.append(error) } else { report(error.message, at: index) }
    }
  }

  private mutating func report(_ message: String, at index: Int?) {
    guard let index else { return }
    records[index].error = records[index].error.map { $0 + "\n" + message } ?? message
  }
}
