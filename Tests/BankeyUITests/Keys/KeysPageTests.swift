import BankeyCore
import BankeyModel
import BankeyText
import Foundation
import TUIKit
import TestSupport
import Testing

@testable import BankeyUI

/// docs/keys.md lists the actual keys, in the words of help.
@Suite struct KeysPageTests {
  @Test func pageListsTheKeyTable() throws {
    let lines = try Checkout.text("docs/keys.md").split(separator: "\n")
    let table = lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    let difference = LineDifference(
      expected: KeyTable.bindings.map(Self.row).joined(separator: "\n"), actual: table.joined(separator: "\n"))
    if !difference.isEmpty { Issue.record("docs/keys.md and the keys differ:\n\(difference.description)") }
  }

  private static func row(_ binding: KeyBinding) -> String {
    let names = binding.keys.map { $0.name(in: Capabilities()) }.joined(separator: " ")
    // A bar would end the cell.
    let keys = names == "|" ? "\\|" : names
    return "| \(keys) | \(Language.english.strings.help(binding.command)) | \(places(binding)) |"
  }

  private static func places(_ binding: KeyBinding) -> String {
    let names: [(KeyBinding.Place, String)] = [
      (.accounts, "accounts"), (.details, "an account"), (.find, "find"), (.timeline, "the timeline"),
      (.transaction, "a transaction"),
      (.figures, "figures"), (.netWorth, "net worth"), (.upcoming, "what is coming"), (.sources, "sources"),
      (.preview, "a preview"),
      (.firstRun, "first run"), (.setup, "connecting a bank"),
    ]
    if binding.places.count == names.count { return "everywhere" }
    return names.filter { binding.places.contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
