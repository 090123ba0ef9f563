import BankeyCore
import BankeyModel
import BankeyStore
import BankeyText
import Foundation
import Testing

@Suite
struct OpeningTests {
  let place = try! TestFolder()

  private func failure(_ open: () throws -> Void) -> StoreError? { #expect(throws: StoreError.self) { try open() } }

  private func write(_ bytes: Data) throws {
    try FileManager.default.createDirectory(atPath: place.folder.path, withIntermediateDirectories: true)
    try bytes.write(to: URL(filePath: place.folder.database))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: place.folder.database)
  }

  @Test
  func missingOrEmptyDatabaseIsAFirstRun() throws {
    #expect(failure { _ = try place.reader() }?.code == .missing)
    #expect(!FileManager.default.fileExists(atPath: place.folder.path))
    try write(Data())
    #expect(failure { _ = try place.reader() }?.code == .missing)
    try place.writer().importFile([buy(on: 3)])
    #expect(try place.reader().lines().count == 1)
  }

  @Test
  func twoCreatorsBothGetTheDatabase() async throws {
    for _ in 0..<20 {
      let place = try TestFolder()
      let folder = place.folder
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<2 {
          group.addTask { @concurrent in
            _ = try StoreWriter(writing: folder, clock: .system, version: "1.0")
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test
  func foreignFileIsRefusedAndLeftAlone() throws {
    let text = Data(String(repeating: "Dear diary, ", count: 400).utf8)
    try write(text)
    for open in [{ _ = try place.reader() }, { _ = try place.writer() }] {
      let error = failure(open)
      #expect(error?.code == .foreign)
      #expect(error?.message == "bankey.sqlite is not an SQLite database")
    }
    #expect(try Data(contentsOf: URL(filePath: place.folder.database)) == text)
  }

  @Test
  func anotherProgramsDatabaseIsRefused() throws {
    try write(Data())
    _ = try place.sql("CREATE TABLE diary (text)")
    #expect(failure { _ = try place.reader() }?.message == "bankey.sqlite belongs to another program")
    #expect(failure { _ = try place.writer() }?.code == .foreign)
  }

  @Test
  func damagedDatabaseIsReported() throws {
    try place.writer().importFile((1...300).map { buy(on: $0 % 20, id: "\($0)") })
    let file = try FileHandle(forWritingTo: URL(filePath: place.folder.database))
    try file.seek(toOffset: 4096)
    try file.write(contentsOf: Data(repeating: 0xff, count: 40 * 4096))
    try file.close()
    let error = failure { _ = try place.reader().list() }
    #expect(error?.code == .damaged)
  }

  @Test
  func readerCannotWrite() throws {
    try place.writer().importFile([buy(on: 3)])
    let before = try Data(contentsOf: URL(filePath: place.folder.database))
    _ = try place.reader().lines()
    #expect(try Data(contentsOf: URL(filePath: place.folder.database)) == before)
  }

  @Test
  func secondWriterIsToldAboutTheFirst() throws {
    let first = try place.writer()
    let second = try place.writer()
    try second.waitNoLonger()
    let fetch = Fetch.file("a.ofx", hash: "h")
    let summary = try first.record(fetch) { sink in
      try sink(.account(checking()))
      let error = failure { try second.importFile([buy(on: 3)]) }
      #expect(error?.code == .busy)
    }
    #expect(summary.newAccounts == 1)
    #expect(try second.importFile([buy(on: 3)]).newAccounts == 0)
  }
}
