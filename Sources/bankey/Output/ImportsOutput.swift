import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText

/// The output of `bankey import --list`: the import of each command with its files.
struct ImportsOutput {
  private let setting: Setting
  private let imports: [Batch]

  init(_ setting: Setting) throws(CommandError) {
    self.setting = setting
    let store = try DatabaseAccess.open(setting)
    let files = try DatabaseAccess.reading { try store?.fetches().filter { $0.file != nil } ?? [] }
    imports = Dictionary(grouping: files, by: \.batch).sorted { $0.key > $1.key }
      .map { Batch(number: $0.key, files: $0.value.sorted { $0.id < $1.id }) }
  }

  func write(_ form: OutputForm?) throws(CommandError) {
    var output = DataOutput()
    if form == .json { try writeJSON(&output) } else { try writeTable(&output) }
    try output.flush()
  }

  private func writeJSON(_ output: inout DataOutput) throws(CommandError) {
    var list = JSONList("imports")
    for batch in imports {
      for (number, record) in batch.numbered.reversed() {
        try output.write(list.next(json(record, number, of: batch)))
      }
    }
    try output.write(list.end)
  }

  private func json(_ record: FetchRecord, _ number: ImportNumber, of batch: Batch) -> JSONObject {
    var object = JSONObject()
    object.put("id", number.description)
    object.put("import", String(batch.number))
    object.put("file", record.file)
    object.put("imported", setting.clock.local(record.started).description)
    object.put("new", record.added)
    object.put("same", record.unchanged)
    object.put("posted", record.posted)
    object.put("undone", record.undone.map { setting.clock.local($0).description })
    return object
  }

  private func writeTable(_ output: inout DataOutput) throws(CommandError) {
    guard !imports.isEmpty else { return StandardError.say(setting.strings.notice("no imports")) }
    let presenter = setting.presenter(isASCII: !PlainTerminal.takesUnicode)
    let title = presenter.strings.importColumn
    let columns: [TextTable.Column] = [
      .text(title(.id)), .text(title(.when)), .text(title(.file), least: 12), .figure(title(.new)),
      .figure(title(.same)), .figure(title(.posted), rank: 0), .text(title(.undone)),
    ]
    let rows = imports.flatMap { self.rows(of: $0, presenter) }
    let lines = TextTable.lines(columns, rows, width: PlainTerminal.width, isASCII: presenter.formats.isASCII)
    for line in lines { try output.line(line) }
  }

  /// The row of an import, followed by one for each file when it has several.
  private func rows(of batch: Batch, _ presenter: Presenter) -> [[String]] {
    let formats = presenter.formats
    guard batch.files.count > 1 else {
      return batch.numbered.map { row($1, $0, formats, name: formats.foreign($1.file ?? "")) }
    }
    let all = row(
      batch.all, ImportNumber(batch.number), formats,
      name: presenter.strings.importedFiles(formats.count(batch.files.count)))
    return [all] + batch.numbered.map { row($1, $0, formats, name: formats.foreign($1.file ?? "")) }
  }

  private func row(_ record: FetchRecord, _ number: ImportNumber, _ formats: Formats, name: String) -> [String] {
    [
      number.description, setting.clock.local(record.started).spaced, name, formats.count(record.added),
      formats.count(record.unchanged), formats.count(record.posted),
      record.undone.map { setting.clock.local($0).spaced } ?? "",
    ]
  }
}

/// The import of one command.
private struct Batch {
  let number: Int64
  let files: [FetchRecord]

  /// The files with the numbers for undoing them.
  var numbered: [(ImportNumber, FetchRecord)] {
    files.enumerated().map { place, file in
      (ImportNumber(number, file: files.count > 1 ? place + 1 : nil), file)
    }
  }

  /// The sum of all files; undone when all of them are.
  var all: FetchRecord {
    var all = files[0]
    for file in files.dropFirst() {
      all.added += file.added
      all.unchanged += file.unchanged
      all.posted += file.posted
      all.undone = all.undone.flatMap { first in file.undone.map { max(first, $0) } }
    }
    return all
  }
}

extension LocalTime {
  /// `2026-11-21 14:30`
  fileprivate var spaced: String { description.split(separator: "T").joined(separator: " ") }
}
