import Foundation
import TestServers
import TestSupport
import Testing

/// Sharing accounts through a PostgreSQL server, on the command line.
@Suite(.enabled(if: PostgresServer.programs != nil, "postgresql is not installed"))
struct CLIPublishTests {
  private let bankey: CLIBankey
  private let address = PostgresServer.shared.newDatabase()
  private let now = ["--now", "2026-11-21T09:00:00Z"]

  init() throws {
    bankey = try CLIBankey()
    try bankey.importStatement(CLIStatement.ofx())
  }

  /// Runs bankey on the shared database.
  private func shared(_ words: String...) throws -> CLIBankey.Outcome {
    try bankey(words + now + ["--data", address])
  }

  @Test func sharedDatabaseAnswersLikeTheFile() throws {
    let published = try bankey(["publish", address] + now)
    #expect(published.status == 0 && published.errors.contains("Published "), "\(published.errors)")
    for words in [["accounts"], ["transactions"], ["timeline"], ["coming"], ["check"]] {
      let (file, server) = (try bankey(words + now), try bankey(words + now + ["--data", address]))
      #expect(server.status == file.status && server.output == file.output, "\(words): \(server.errors)")
    }
    #expect(try bankey(["publish"] + now).errors.contains("The shared database had everything."))
  }

  @Test func laterChangesPublishThemselves() throws {
    _ = try bankey(["publish", address] + now)
    #expect(try bankey(["import", "--undo", "1"] + now).status == 0)
    #expect(try shared("accounts", "--csv").output == bankey(["accounts", "--csv"] + now).output)
    _ = try bankey(["publish", "--stop"] + now)
    try bankey.importStatement(CLIStatement.ofx())
    #expect(try shared("accounts", "--csv").output != bankey(["accounts", "--csv"] + now).output)
    #expect(try bankey(["publish"] + now).errors.contains("There is no server to publish to yet"))
  }

  @Test func lostServerLosesNothing() throws {
    _ = try bankey(["publish", address] + now)
    let nowhere = address.replacing("host=", with: "host=/nowhere")
    let remembered = bankey.home.path + "/data/bankey/publish.json"
    let text = try String(contentsOfFile: remembered, encoding: .utf8)
    try text.replacing("host=", with: "host=/nowhere").write(toFile: remembered, atomically: true, encoding: .utf8)
    let undone = try bankey(["import", "--undo", "1"] + now)
    #expect(undone.status == 0 && undone.errors.contains("could not publish it"), "\(undone.errors)")
    let viewed = try bankey(["accounts", "--data", nowhere] + now)
    #expect(viewed.status == 2 && viewed.output.isEmpty && viewed.errors.hasPrefix("bankey: "), "\(viewed.errors)")
  }

  @Test func sharedDatabaseIsOnlyRead() throws {
    _ = try bankey(["publish", address] + now)
    let file = try bankey.home.write(CLIStatement.ofx(), to: "again.ofx")
    for words in [["import", file], ["refresh"], ["payees", "set", "a", "B"], ["account", "delete", "1"]] {
      let refused = try bankey(words + now + ["--data", address])
      #expect(refused.status == 2, "\(words): \(refused.output)\(refused.errors)")
    }
    #expect(try shared("refresh").errors.contains("Do this on the machine that collects it"))
  }

  @Test func doctorDescribesTheServer() throws {
    let empty = try shared("doctor")
    #expect(empty.status == 1 && empty.output.contains("WRONG database"), "\(empty.output)")
    _ = try bankey(["publish", address] + now)
    let sound = try shared("doctor")
    #expect(sound.status == 0, "\(sound.output)")
    #expect(sound.output.contains(/ok    server +PostgreSQL \d[\d.]+, not encrypted\n/), "\(sound.output)")
    #expect(sound.output.contains(/ok    collector +\S+ published 20\d\d-/), "\(sound.output)")
    #expect(sound.output.contains("\(address), schema 1"), "\(sound.output)")
    let gone = try bankey(["doctor", "--data", address.replacing("host=", with: "host=/nowhere")])
    #expect(gone.status == 1 && gone.output.contains("the server cannot be reached"), "\(gone.output)")
  }

  @Test func passwordInAnAddressIsRefusedUnseen() throws {
    let refused = try bankey(["publish", "postgres://anna:hunter2@db.example/money"] + now)
    #expect(refused.status == 2 && refused.errors.contains("must not contain a password"))
    #expect(!(refused.output + refused.errors).contains("hunter2"))
  }
}
