import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import Testing

@testable import BankeySources

@Suite
struct SecretStoreTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: "bankey-secrets-\(UUID().uuidString)")
  let store: SecretStore

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = SecretStore(folder: folder.path)
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: folder.appending(path: path).path)[.posixPermissions] as? Int
  }

  private func message(_ body: () throws -> Void) -> String? {
    #expect(throws: SourceError.self, performing: body)?.message
  }

  @Test
  func secretFileIsPrivateAndWrittenAtomically() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try store.write(Secret("one"), to: .file, of: "My bank/2")
    try store.write(Secret("two"), to: .file, of: "My bank/2")
    #expect(try store.read(.file, of: "My bank/2").reveal() == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/secrets") == ["My%20bank%2f2"])
    #expect(try mode("secrets") == 0o700)
    #expect(try mode("secrets/My%20bank%2f2") == 0o600)
    try store.remove(from: .file, of: "My bank/2")
    try store.remove(from: .file, of: "My bank/2")
    #expect(message { _ = try store.read(.file, of: "My bank/2") }?.hasSuffix("No such file or directory.") == true)
  }

  @Test
  func readableLinkedOrEmptySecretFileIsRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try store.write(Secret("one"), to: .file, of: "bank")
    let path = folder.path + "/secrets/bank"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(
      message { _ = try store.read(.file, of: "bank") }
        == "Others can read the secret in \(path). Get a new one, or at least run chmod 600 on the file.")
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/secrets/link", withDestinationPath: path)
    #expect(message { _ = try store.read(.file, of: "link") }?.hasSuffix("symbolic links.") == true)
    try store.write(Secret(""), to: .file, of: "empty")
    #expect(message { _ = try store.read(.file, of: "empty") } == "\(folder.path)/secrets/empty is empty.")
  }

  @Test
  func firstLineOfACommandIsTheSecret() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let place = SecretPlace.command(["printf", "hunter2\\nuser: me\\n"])
    #expect(try store.read(place, of: "bank").reveal() == "hunter2")
    #expect(message { try store.write(Secret("x"), to: place, of: "bank") } != nil)
    try store.remove(from: place, of: "bank")
    #expect(message { _ = try store.read(.command(["true"]), of: "bank") } == "true printed no secret.")
  }

  @Test
  func errorsShowNoSecret() throws {
    try FileManager.default.removeItem(at: folder)
    let secret = Secret("hunter2")
    let error = message { try store.write(secret, to: .file, of: "bank") }
    #expect(error?.contains("hunter2") == false)
    #expect("\(secret)" == "‹hidden›")
  }
}
