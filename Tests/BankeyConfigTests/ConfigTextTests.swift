import BankeyConfig
import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import Testing

/// Writing answers about tables into a config: nothing else in it changes.
@Suite struct ConfigTextTests {
  private let path = NSTemporaryDirectory() + "bankey-config-" + UUID().uuidString + "/deep/config.toml"

  private func after(_ text: String?, _ settings: [CSVSetting]) throws -> String {
    let folder = URL(filePath: path).deletingLastPathComponent()
    if let text {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    var config = try ConfigText(path: path)
    try config.add(settings)
    _ = try config.config()
    try config.write()
    return try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }

  private let said = [
    CSVSetting("a", "header", text: "Date;\"Text\"\tAmount"), CSVSetting("a", .date, [.named("Date")]),
    CSVSetting("a", .description, [.number(2), .number(3)]), CSVSetting("a", "fields", number: 3),
  ]

  private let table = """
    [csv.a]
    header = "Date;\\"Text\\"\\tAmount"
    fields = 3
    [csv.a.columns]
    date = "Date"
    description = [2, 3]

    """

  @Test func missingConfigIsCreated() throws {
    #expect(try after(nil, said) == table.replacing("[csv.a.columns]", with: "\n[csv.a.columns]"))
  }

  @Test func existingContentStays() throws {
    let mine = "# mine\nname = \"Jo\" # me\n\n[import]\ninbox = []"
    let text = try after(mine, said)
    #expect(text == mine + "\n\n" + table.replacing("[csv.a.columns]", with: "\n[csv.a.columns]"))
  }

  @Test func existingTableGetsItsKeysBelowTheHeader() throws {
    let text = try after(
      "[csv.\"my bank\"] # x\nmatch = \"M\"\n[sections]\n", [CSVSetting("my bank", "dates", text: "day-first")])
    #expect(text == "[csv.\"my bank\"] # x\ndates = \"day-first\"\nmatch = \"M\"\n[sections]\n")
  }

  @Test func writtenSettingsAreReadBack() throws {
    var config = try ConfigText.empty
    try config.add(said + [CSVSetting("a", "account", text: "Ø \u{1B}[31m \\ \u{E0001}")])
    let profile = try #require(try config.config().csv.first)
    #expect(profile.header == "Date;\"Text\"\tAmount" && profile.fields == 3)
    #expect(profile.columns == [.date: [.named("Date")], .description: [.number(2), .number(3)]])
    #expect(profile.account == "Ø \u{1B}[31m \\ \u{E0001}")
    #expect(!config.bytes.contains(0x1B))
  }

  @Test func existingKeyGetsTheNewValue() throws {
    var config = try ConfigText.empty
    try config.add([CSVSetting("a", "match", text: "A"), CSVSetting("a", "skip_rows", texts: ["Sum", "Total"])])
    try config.add([
      CSVSetting("a", "skip_rows", texts: ["Sum"]), CSVSetting("a", "skip_rows", texts: ["Sum", "Day sum"]),
      CSVSetting("a", .date, [.number(2)]),
    ])
    try config.add([CSVSetting("a", .date, [.named("Date = # day")])])
    let profile = try #require(try config.config().csv.first)
    #expect(profile.skippedRows == ["Sum", "Day sum"] && profile.match == "A")
    #expect(profile.columns == [.date: [.named("Date = # day")]])
  }

  @Test func linkAndModeStay() throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let real = folder.path + "/dotfile"
    try Data("name = \"Jo\"\n".utf8).write(to: URL(filePath: real))
    chmod(real, 0o640)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: real)
    var config = try ConfigText(path: path)
    try config.add(said)
    try config.write()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == real)
    #expect(try String(contentsOf: URL(filePath: real), encoding: .utf8).hasPrefix("name = \"Jo\"\n\n[csv.a]\n"))
    let mode = try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["config.toml", "dotfile"])
  }

  @Test func danglingLinkStaysALink() throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "dotfile")
    var config = try ConfigText(path: path)
    try config.add(said)
    try config.write()
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "dotfile")
    let real = folder.path + "/dotfile"
    #expect(try String(contentsOf: URL(filePath: real), encoding: .utf8).hasPrefix("[csv.a]\n"))
    #expect(try FileManager.default.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o600)
  }
}

extension ConfigText {
  fileprivate static var empty: ConfigText {
    get throws { try ConfigText(path: "/nonexistent/config.toml") }
  }
}
