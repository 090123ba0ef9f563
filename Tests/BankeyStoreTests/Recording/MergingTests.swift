import BankeyCore
import BankeyModel
import BankeyStatements
import BankeyText
import Foundation
import TestSupport
import Testing

@testable import BankeyStore

/// Any two tables that are imported into one folder keep the rows of both.
@Suite struct MergingTests {
  /// A file, the rows read from it, and the store's contents after importing it alone.
  private struct Table {
    let name: String
    let events: [StatementEvent]
    var alone: [String: [String]] = [:]
  }

  @Test func ownTablesMergeInAnyOrder() throws {
    let tables = try Self.tables(in: Corpus.own)
    #expect(tables.count > 4)
    for first in tables { for second in tables where first.name != second.name { try check(first, second) } }
  }

  @Test(.enabled(if: Corpus.further != nil, Corpus.isMissing)) func corpusTablesMergeInAnyOrder() throws {
    let tables = try Self.tables(in: Corpus.own) + Self.tables(in: #require(Corpus.further))
    for (place, first) in tables.enumerated() { for second in tables[(place + 1)...] { try check(first, second) } }
  }

  /// The second file may be refused, because nothing proves that the accounts of the same name are one.
  private func check(_ first: Table, _ second: Table) throws {
    let writer = try Self.writer()
    try Self.record(first, in: writer)
    let isRefused = (try? Self.record(second, in: writer)) == nil
    let held = try Self.rows(in: writer)
    let wanted = isRefused ? first.alone : first.alone.merging(second.alone, uniquingKeysWith: Self.union)
    #expect(held == wanted, "\(first.name) and \(second.name)")
  }

  /// The rows of two statements of one account: an equal row is the same one as often as both have it.
  private static func union(_ some: [String], _ others: [String]) -> [String] {
    var more = others
    for row in some { if let index = more.firstIndex(of: row) { more.remove(at: index) } }
    return (some + more).sorted()
  }

  private static func tables(in folder: URL) throws -> [Table] {
    let folder = folder.appending(path: "csv")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return try paths.compactMap { path in try table(folder.appending(path: path)) }
  }

  /// The rows read from a file; nil when bankey asks about it or it has no rows.
  private static func table(_ file: URL) throws -> Table? {
    guard let bytes = try? [UInt8](Data(contentsOf: file)) else { return nil }
    var events: [StatementEvent] = []
    guard (try? StatementParser.parse(bytes, clock: .system, profiles: [], into: { events.append($0) })) != nil else {
      return nil
    }
    var table = Table(name: file.lastPathComponent, events: events)
    let writer = try writer()
    guard (try? record(table, in: writer)) != nil else { return nil }
    table.alone = try rows(in: writer)
    return table.alone.isEmpty ? nil : table
  }

  private static func writer() throws -> StoreWriter { try StoreWriter(inMemory: .system, version: "1") }

  @discardableResult
  private static func record(_ table: Table, in writer: StoreWriter) throws -> FetchSummary {
    try writer.record(.file(table.name, hash: table.name)) { sink in try table.events.forEach(sink) }
  }

  /// The rows of each account, as lines.
  private static func rows(in writer: StoreWriter) throws -> [String: [String]] {
    var rows: [String: [String]] = [:]
    let sql = """
      SELECT l.native_id || ' ' || a.currency, t.day || ' ' || t.units || ' ' || t.scale || ' ' || t.description
      FROM transactions t JOIN account a ON a.key = t.account JOIN account_alias l ON l.account = a.key
      """
    for (account, line) in try writer.database.all(sql, read: { ($0[0] as String, $0[1] as String) }) {
      rows[account, default: []].append(line)
    }
    return rows.mapValues { $0.sorted() }
  }
}
