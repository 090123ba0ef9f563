import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import TestSupport

/// The homes that scenarios start from, made once.
nonisolated enum Templates {
  /// Where they are. Gone with the process.
  static let folder = Result { try make() }

  private static func make() throws -> String {
    let path = templatesPath
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(atPath: templatesPath) }
    try describeSixteenColors(path)
    for data in ScenarioData.allCases { try fill(Home(at: path + "/" + data.rawValue), data) }
    return path
  }

  /// Where terminals stand that the system may not know.
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

  private static func writeStatements(_ home: Home) throws {
    for (name, text) in StatementFiles.all { try home.write(text, to: "statements/" + name) }
  }

  private static func makeUnreadable(_ home: Home) throws {
    try home.write(String(repeating: "This is no database. ", count: 500), to: "data/bankey/bankey.sqlite")
    chmod(home.data.path, 0o700)
    chmod(home.data.database, 0o600)
  }
}

/// Short, for paths are to be read on screens.
private nonisolated let templatesPath = "/tmp/bankey-scenarios-\(getpid())"
