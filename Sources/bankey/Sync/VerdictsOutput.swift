import BankeyModel
import BankeyText
import BankeyCore

/// The output of `bankey import --dry-run`: each row of the files with its verdict.
struct VerdictsOutput {
  /// The largest number of rows of each verdict in the table of a file; JSON contains all.
  private static let tableRows = 2000

  private let setting: Setting
  private let isJSON: Bool
  private let notes: ConsoleSync.Notes

  init(_ setting: Setting, isJSON: Bool, notes: ConsoleSync.Notes) {
    (self.setting, self.isJSON, self.notes) = (setting, isJSON, notes)
  }

  /// Reads the files and prints the verdicts. Returns the exit status.
  func write(_ files: [String], with options: [String] = []) throws(CommandError) -> Int32 {
    let limit = isJSON ? [] : ["--rows", String(Self.tableRows)]
    let sink = VerdictSink(setting, isJSON: isJSON)
    let report = VerdictsReport(sink, sink.strings)
    let status = try ConsoleSync(
      ["import", "--dry-run"] + options + limit, setting, files, input: .own, report: report, notes: notes
    ).run()
    try sink.end()
    return status
  }
}

/// Prints rows as they arrive, or, for a table, once their widths are known.
private final class VerdictSink {
  private let presenter: Presenter
  private let isJSON: Bool
  private var output = DataOutput()
  private var list = JSONList("rows")
  private var tables: [JSONObject] = []
  private var rows: [SyncRow] = []
  private var failure: CommandError?

  init(_ setting: Setting, isJSON: Bool) {
    presenter = setting.presenter(isASCII: !isJSON && !PlainTerminal.takesUnicode)
    self.isJSON = isJSON
  }

  /// The texts of the table.
  var strings: any Strings { presenter.strings }

  func add(_ row: SyncRow, of file: String) {
    guard isJSON else { return rows.append(row) }
    guard failure == nil else { return }
    do throws(CommandError) { try output.write(list.next(row.json(of: file))) } catch { failure = error }
  }

  /// Keeps the evidence of a table.
  func add(_ evidence: TableEvidence, of file: String) {
    tables.append(JSONObject.sorted(["file": file, "evidence": evidence]))
  }

  func end() throws(CommandError) {
    if let failure { throw failure }
    if isJSON { try output.write(list.end("tables", tables)) } else { try writeTable() }
    try output.flush()
  }

  private func writeTable() throws(CommandError) {
    guard !rows.isEmpty else { return }
    let (strings, several) = (presenter.strings, Set(rows.map(\.account)).count > 1)
    let account: [TextTable.Column] = several ? [.text(strings.column(.account), least: 8, rank: 1)] : []
    var table = TextTable(
      [.text(strings.importColumn(.verdict)), .text(strings.column(.date))] + account + [
        .text(strings.column(.text), least: 16), .figure(strings.column(.amount)),
        .text(strings.importColumn(.reason), least: 8, rank: 0),
      ], isASCII: presenter.formats.isASCII)
    let lines = rows.map { cells(of: $0, several) }
    for line in lines { table.measure(line) }
    table.fit(PlainTerminal.width)
    try output.line(table.header)
    for line in lines { try output.line(table.line(line)) }
  }

  private func cells(of row: SyncRow, _ several: Bool) -> [String] {
    let formats = presenter.formats
    return [presenter.strings.verdict(row.verdict), row.date] + (several ? [formats.number(row.account)] : []) + [
      formats.foreign(row.description), presenter.amount(of: row), row.doubt.map(presenter.strings.doubt) ?? "",
    ]
  }
}

/// Summarizes a preview.
private struct VerdictsReport: SyncReport {
  private let sink: VerdictSink
  private let strings: any Strings
  private var report: ImportReport

  init(_ sink: VerdictSink, _ strings: any Strings) {
    (self.sink, self.strings, report) = (sink, strings, ImportReport(strings))
  }

  mutating func handle(_ event: SyncEvent) -> String? {
    switch event {
    case .row(let row, let file): sink.add(row, of: file)
    case .error(let message): message.evidence.map { sink.add($0, of: message.file ?? "") }
    default: break
    }
    return report.handle(event)
  }

  func summary(isWatched: Bool) -> String? { report.counted.map(strings.previewed) }
}

extension SyncRow {
  /// The row as printed by `bankey import --dry-run --json`.
  fileprivate func json(of file: String) -> JSONObject {
    var object = JSONObject()
    for (key, value) in [
      ("file", file), ("account", account), ("verdict", verdict.rawValue), ("reason", doubt?.rawValue),
      ("status", status.rawValue), ("date", date), ("amount", amount), ("currency", currency),
      ("description", description),
    ] { object.put(key, value) }
    return object
  }
}
