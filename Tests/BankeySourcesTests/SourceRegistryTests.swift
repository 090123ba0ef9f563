import BankeyText
import Foundation
import TestSupport
import Testing

@testable import BankeySources

/// Every other list of kinds of sources matches `SourceKind`.
@Suite struct SourceRegistryTests {
  /// The kinds that a user connects: the demo bank is built in, and the config switches on the rates.
  private let forms = SourceKind.all.map(\.form).filter { ![DemoBank.type, ECBSource.type].contains($0.type) }

  @Test func setupOffersEverySource() {
    #expect(forms.map(\.type) == SetupType.allCases.map(\.rawValue))
    #expect(forms.map(\.name) == SetupType.allCases.map(\.title))
  }

  @Test(arguments: Language.allCases) func everySourceHasAName(language: Language) {
    for kind in SourceKind.all { #expect(language.strings.sourceType(kind.form.type) != nil, "\(kind.form.type)") }
  }

  @Test func pagesDescribeEverySource() throws {
    let page = try Checkout.text("docs/sources.md")
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| [") }
    #expect(rows.map { $0.dropFirst(3).prefix { $0 != "]" } } == forms.map { Substring($0.type) })
    for form in forms {
      #expect(
        FileManager.default.fileExists(atPath: Checkout.file("docs/sources/\(form.type).md").path), "\(form.type)")
    }
  }
}
