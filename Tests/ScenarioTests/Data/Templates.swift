import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport

/// The homes from which scenarios start, created once.
nonisolated enum Templates {
  /// Their folder. Deleted with the process.
  static let folder = Result { try make() }

  private static func make() throws -> String {
    let path = templatesPath
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: templatesPath) }
    try describeSixteenColors(path)
    for data in ScenarioData.allCases { try fill(Home(at: path + "/" + data.rawValue), data) }
    return path
  }

  /// The folder of terminal descriptions that the system may lack.
  static var terminfo: String { templatesPath + "/terminfo" }

  private static func describeSixteenColors(_ path: String) throws {
    let source = path + "/sixteen.ti"
    try Data("xterm-16color|sixteen colors,\n\tcolors#16, pairs#256, use=xterm-256color,\n".utf8)
      .write(to: URL(filePath: source))
    _ = try Command.run(["tic", "-x", "-o", terminfo, source])
  }

  private static func fill(_ home: Home, _ data: ScenarioData) throws {
    switch data {
    case .demo: break
    case .nothing:
      try writeStatements(home)
      for (name, text) in StatementFiles.tables { try home.write(text, to: "tables/" + name) }
    case .bank: try home.sync(["refresh", "demo"])
    case .rates:
      try home.sync(["refresh", "demo"])
      try recordRates(home)
    case .failing:
      try home.sync(["refresh", "demo"])
      let writer = try StoreWriter(writing: home.data, clock: .system, version: BankeyVersion.text)
      try writer.addSource(SourceDefinition(name: "Old Bank", type: "telex"))
    case .statements:
      try writeStatements(home)
      try home.sync(["import", home.path + "/statements"])
    case .unreadable: try makeUnreadable(home)
    }
  }

  private static func recordRates(_ home: Home) throws {
    let writer = try StoreWriter(writing: home.data, clock: .system, version: BankeyVersion.text)
    let days = (0..<400).map { Sample.today.advanced(by: -1 - $0) }.filter { (1...5).contains($0.weekday) }
    let rates = days.flatMap { day in
      [("USD", 11590), ("NOK", 117345)].map { code, units in
        ReferenceRate(day: day, currency: code, rate: Amount(units: units + Int64(day.number % 40), scale: 4))
      }
    }
    let source = SourceStatus.rates
    _ = try writer.record(Fetch(source: source.name, type: source.type, kind: .refresh, hasStableIds: true)) { sink in
      try sink(.rates(rates))
      try writer.remember(#"{"newest":"2026-11-20","asked":"2026-11-20"}"#, of: source.name)
    }
  }

  private static func writeStatements(_ home: Home) throws {
    for (name, text) in StatementFiles.all { try home.write(text, to: "statements/" + name) }
  }

  private static func makeUnreadable(_ home: Home) throws {
    try home.write(String(repeating: "This is no database. ", count: 500), to: "data/bankey/bankey.sqlite")
    chmod(home.data.path, 0o700)
    chmod(home.data.database, 0o600)
  }
}

/// Short, because screens show paths.
private nonisolated let templatesPath = "/tmp/bankey-scenarios-\(getpid())"
