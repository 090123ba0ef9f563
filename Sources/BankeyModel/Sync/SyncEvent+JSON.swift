extension SyncEvent: JSONWritable {
  /// The line without its line end: an object with its members sorted by name.
  public var json: String {
    var members = members
    members["version"] = 1
    return JSONObject.sorted(members).text
  }

  private var members: [String: (any JSONWritable)?] {
    switch self {
    case .source(let step): step.members.merging(["event": "source", "source": step.name]) { $1 }
    case .file(let step): step.members.merging(["event": "file", "file": step.name]) { $1 }
    case .row(let row, let file): ["event": "row", "file": file, "row": row]
    case .undone(let summary):
      ["event": "undone", "removed": summary.removed, "kept": summary.kept, "restored": summary.restored]
    case .error(let message): message.members
    case .remembered(let profiles, let file): ["event": "remembered", "file": file, "profiles": profiles]
    case .waiting(let message): ["event": "waiting", "message": message]
    case .places(let places): ["event": "places", "places": places]
    case .offer(let words): ["event": "offer", "choices": words]
    case .consent(let source, let address): ["event": "consent", "source": source, "address": address]
    case .check(let check): ["event": "check", "check": check]
    case .finished(let changes): ["event": "finished", "changed": changes]
    }
  }

  /// Reads a line; nil for an event that this version does not know.
  public init?(line: [UInt8]) {
    guard let json = try? JSONValue(line), let event = try? SyncEvent(json) else { return nil }
    self = event
  }

  private init(_ json: JSONValue) throws(JSONError) {
    switch try json.member("event", \.string) {
    case "source": self = .source(try SyncStep(try json.member("source", \.string), json))
    case "file": self = .file(try SyncStep(try json.member("file", \.string), json))
    case "row": self = .row(try json.member("row", SyncRow.init), file: try json.member("file", \.string))
    case "undone": self = .undone(try UndoSummary(json))
    case "error": self = .error(try SyncMessage(json))
    case "remembered":
      self = .remembered(profiles: try json.member("profiles", \.strings), file: try json.member("file", \.string))
    case "waiting": self = .waiting(try json.member("message", \.string))
    case "places": self = .places(try json.member("places", \.strings))
    case "offer": self = .offer(try json.member("choices", \.strings))
    case "consent":
      self = .consent(source: try json.member("source", \.string), address: try json.member("address", \.string))
    case "check": self = .check(try json.member("check", HealthCheck.init))
    case "finished": self = .finished(changes: try json.optional("changed", \.integer) ?? 0)
    case let event: throw JSONError(message: "“\(event)” is not a known event", line: 1)
    }
  }
}

extension SyncStep {
  fileprivate var members: [String: (any JSONWritable)?] {
    [
      "state": state.rawValue, "done": done, "total": total, "message": message, "connection": connection,
      "accounts": accounts, "banks": banks, "hash": hash, "bytes": bytes, "size": size, "added": counts?.added,
      "unchanged": counts?.unchanged, "posted": counts?.posted, "dropped": counts?.dropped,
      "reworded": counts?.reworded, "deleted": counts?.deleted, "suspicious": counts?.suspicious,
    ]
  }

  fileprivate init(_ name: String, _ json: JSONValue) throws(JSONError) {
    self.init(name, try json.member("state") { $0.string.flatMap(State.init(rawValue:)) })
    (done, total) = (try json.optional("done", \.integer), try json.optional("total", \.integer))
    message = try json.optional("message", \.string)
    connection = try json.optional("connection", \.string)
    (accounts, banks) = (try json.optional("accounts", \.integer), try json.optional("banks", \.integer))
    hash = try json.optional("hash", \.string)
    (bytes, size) = (try json.optional("bytes", \.integer), try json.optional("size", \.integer))
    if let added = try json.optional("added", \.integer) { counts = try TransactionCounts(added: added, json) }
  }
}

extension TransactionCounts {
  fileprivate init(added: Int, _ json: JSONValue) throws(JSONError) {
    self.added = added
    unchanged = try json.optional("unchanged", \.integer) ?? 0
    posted = try json.optional("posted", \.integer) ?? 0
    dropped = try json.optional("dropped", \.integer) ?? 0
    reworded = try json.optional("reworded", \.integer) ?? 0
    deleted = try json.optional("deleted", \.integer) ?? 0
    suspicious = try json.optional("suspicious", \.integer)
  }
}

extension UndoSummary {
  fileprivate init(_ json: JSONValue) throws(JSONError) {
    removed = try json.optional("removed", \.integer) ?? 0
    kept = try json.optional("kept", \.integer) ?? 0
    restored = try json.optional("restored", \.integer) ?? 0
  }
}

extension SyncMessage {
  fileprivate var members: [String: (any JSONWritable)?] {
    [
      "event": "error", "code": code.rawValue, "message": message, "source": source, "connection": connection,
      "file": file, "line": line, "question": question, "evidence": evidence,
    ]
  }

  /// Reads a message. An unknown code becomes `other`; a question that cannot be read is dropped.
  fileprivate init(_ json: JSONValue) throws(JSONError) {
    self.init(
      SyncCode(rawValue: try json.member("code", \.string)) ?? .other, try json.member("message", \.string))
    source = try json.optional("source", \.string)
    connection = try json.optional("connection", \.string)
    file = try json.optional("file", \.string)
    line = try json.optional("line", \.integer)
    question = json["question"].flatMap(CSVQuestion.init)
    evidence = json["evidence"].flatMap(TableEvidence.init)
  }
}

extension SyncRow: JSONWritable {
  /// The row as a line contains it.
  public var json: String {
    JSONObject.sorted([
      "verdict": verdict.rawValue, "doubt": doubt?.rawValue, "account": account, "date": date,
      "status": status.rawValue, "amount": amount, "currency": currency, "description": description,
    ]).text
  }

  /// Nil when a member is missing or has another type.
  fileprivate init?(_ json: JSONValue) {
    guard let verdict = json["verdict"]?.string.flatMap(RowVerdict.init(rawValue:)),
      let account = json["account"]?.string, let date = json["date"]?.string,
      let status = json["status"]?.string.flatMap(TransactionStatus.init(rawValue:)),
      let amount = json["amount"]?.string, let currency = json["currency"]?.string,
      let description = json["description"]?.string
    else { return nil }
    self.init(
      verdict: verdict, doubt: json["doubt"]?.string.flatMap(RowDoubt.init(rawValue:)), account: account, date: date,
      status: status, amount: amount, currency: currency, description: description)
  }
}

extension HealthCheck: JSONWritable {
  /// The check as a line contains it.
  public var json: String {
    JSONObject.sorted(["name": name, "state": state.rawValue, "text": text, "remedy": remedy]).text
  }

  /// Reads what `json` writes; nil when a member is missing or has another type.
  public init?(_ json: JSONValue) {
    guard let name = json["name"]?.string, let state = json["state"]?.string.flatMap(State.init(rawValue:)),
      let text = json["text"]?.string
    else { return nil }
    self.init(name, state, text, remedy: json["remedy"]?.string)
  }
}
