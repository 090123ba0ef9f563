import BankeyCore
import BankeyStore

/// What `bankey import --list` writes.
struct ImportsOutput {
  private let setting: Setting
  private let imports: [FetchRecord]

  /// Reads the imports.
  init(_ setting: Setting) throws(Failure) {
    self.setting = setting
    let store = try Database.open(setting)
    imports = try Database.reading { try store?.fetches().filter { $0.file != nil } ?? [] }
  }

  /// Writes them.
  func write(_ form: OutputForm?) throws(Failure) {
    var output = DataOutput()
    if form == .json { try writeJSON(&output) } else { try writeTable(&output) }
    try output.flush()
  }

  private func writeJSON(_ output: inout DataOutput) throws(Failure) {
    var list = JSONList("imports")
    for record in imports { try output.write(list.next(json(record))) }
    try output.write(list.end)
  }

  private func json(_ record: FetchRecord) -> JSONObject {
    var object = JSONObject()
    object.put("id", String(record.id))
    object.put("file", record.file)
    object.put("imported", setting.clock.local(record.started).description)
    object.put("new", record.added)
    object.put("same", record.unchanged)
    object.put("posted", record.posted)
    object.put("undone", record.undone.map { setting.clock.local($0).description })
    return object
  }

  private func writeTable(_ output: inout DataOutput) throws(Failure) {
    guard !imports.isEmpty else { return Talk.say("no imports") }
    let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    let title = presenter.strings.importColumn
    let columns: [TextTable.Column] = [
      .figure(title(.id)), .text(title(.when)), .text(title(.file), least: 12), .figure(title(.new)),
      .figure(title(.same)), .figure(title(.posted), rank: 0), .text(title(.undone)),
    ]
    let rows = imports.map { row($0, presenter.formats) }
    let lines = TextTable.lines(columns, rows, width: PlainTerminal.width, isASCII: presenter.formats.isASCII)
    for line in lines { try output.line(line) }
  }

  private func row(_ record: FetchRecord, _ formats: Formats) -> [String] {
    [
      String(record.id), setting.clock.local(record.started).spaced, record.file ?? "", formats.count(record.added),
      formats.count(record.unchanged), formats.count(record.posted),
      record.undone.map { setting.clock.local($0).spaced } ?? "",
    ]
  }
}

extension LocalTime {
  /// `2026-11-21 14:30`
  fileprivate var spaced: String { description.split(separator: "T").joined(separator: " ") }
}
