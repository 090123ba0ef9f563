// The two programs exchange a question and its answers as JSON: see `docs/sync.md`.

extension CSVQuestion: JSONWritable {
  /// The question as an `error` line contains it.
  public var json: String {
    JSONObject.sorted([
      "topic": topic.rawValue, "profile": profile, "settings": settings, "row": row, "header": header, "rows": rows,
      "lit": lit, "value": value, "choices": choices, "suggestion": suggestion,
      "outcomes": outcomes.isEmpty ? nil : outcomes,
    ]).text
  }

  /// Reads what `json` writes; nil when a member is missing or has another type. Members that an older bankey-sync did
  /// not write are empty.
  init?(_ json: JSONValue) {
    guard let topic = json["topic"]?.string.flatMap(Topic.init(rawValue:)), let profile = json["profile"]?.string,
      let settings = json["settings"]?.list(CSVSetting.init), let choices = json["choices"]?.list(Choice.init)
    else { return nil }
    self.init(
      topic, profile: profile, settings: settings, row: json["row"]?.strings ?? [],
      value: json["value"]?.string ?? "", choices: choices, suggestion: json["suggestion"]?.string ?? "",
      header: json["header"]?.strings ?? [], rows: json["rows"]?.list(\.strings) ?? [],
      lit: json["lit"]?.list(\.integer) ?? [], outcomes: json["outcomes"]?.list(CSVQuestion.Outcome.init) ?? [])
  }
}

extension CSVQuestion.Choice: JSONWritable {
  /// The choice as an `error` line contains it.
  public var json: String {
    JSONObject.sorted([
      "settings": settings, "columns": columns, "word": word, "sample": sample, "lit": lit, "outcomes": outcomes,
      "mark": mark,
    ]).text
  }

  fileprivate init?(_ json: JSONValue) {
    guard let settings = json["settings"]?.list(CSVSetting.init) else { return nil }
    self.init(
      settings, columns: json["columns"]?.list(CSVProfile.Column.init) ?? [], word: json["word"]?.string ?? "",
      sample: json["sample"]?.string ?? "", lit: json["lit"]?.list(\.integer) ?? [],
      outcomes: json["outcomes"]?.list(CSVQuestion.Outcome.init) ?? [], mark: json["mark"]?.bool)
  }
}

extension CSVQuestion.Outcome: JSONWritable {
  /// The outcome as an `error` line contains it.
  public var json: String { JSONObject.sorted(["day": day, "amount": amount, "text": text]).text }

  fileprivate init?(_ json: JSONValue) {
    guard json.isObject else { return nil }
    self.init(
      day: json["day"]?.string ?? "", amount: json["amount"]?.string ?? "", text: json["text"]?.string ?? "")
  }
}

extension CSVProfile.Column: JSONWritable {
  /// The header as a string, or the number.
  public var json: String {
    switch self {
    case .named(let header): header.json
    case .number(let number): number.json
    }
  }

  fileprivate init?(_ json: JSONValue) {
    guard let column = json.string.map(Self.named) ?? json.integer.map(Self.number) else { return nil }
    self = column
  }
}

extension CSVSetting: JSONWritable {
  /// The setting as `--answer` takes it.
  public var json: String { JSONObject.sorted(["profile": profile, "key": key, "value": value]).text }

  /// Reads what `json` writes; nil when a member is missing or has another type.
  public init?(_ json: JSONValue) {
    guard let profile = json["profile"]?.string, let key = json["key"]?.string,
      let value = json["value"].flatMap(Value.init)
    else { return nil }
    self.init(profile, key, value)
  }
}

extension CSVSetting.Value: JSONWritable {
  /// The text, the number or the list.
  public var json: String {
    switch self {
    case .text(let text): text.json
    case .number(let number): number.json
    case .list(let values): values.json
    }
  }

  fileprivate init?(_ json: JSONValue) {
    guard let value = json.string.map(Self.text) ?? json.integer.map(Self.number) ?? json.list(Self.init).map(Self.list)
    else { return nil }
    self = value
  }
}
