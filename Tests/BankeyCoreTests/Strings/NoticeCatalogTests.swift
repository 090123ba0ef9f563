import Foundation
import Testing
@testable import BankeyCore
@testable import BankeyModel
@testable import BankeyText

/// What the readers of statements say is there in Norwegian, all of it.
@Suite("Notices in Norwegian") struct NoticeCatalogTests {
  /// The sentences that are handed to a note, a fault or an error as they stand, with `{}` for what is put in.
  private static func sentences() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../../Sources/BankeyStatements")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return try files.filter { $0.pathExtension == "swift" }.reduce(into: []) { all, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      for start in text.matches(of: /(note|ReadingError|StatementError)\(\s*"/) {
        all.insert(sentence(text[start.range.upperBound...]))
      }
    }
  }

  /// A literal up to its closing quote.
  private static func sentence(_ text: Substring) -> String {
    var (sentence, depth, rest) = ("", 0, text)
    while let character = rest.popFirst() {
      if depth == 0, character == "\"" { break }
      if depth == 0, character == "\\" {
        let next = rest.popFirst()
        if next == "(" { (sentence, depth) = (sentence + "{}", 1) } else { sentence.append(next ?? " ") }
      } else if depth > 0 {
        depth += character == "(" ? 1 : character == ")" ? -1 : 0
      } else {
        sentence.append(character)
      }
    }
    return sentence
  }

  @Test func everySentenceOfTheReadersIsInTheCatalog() throws {
    let sentences = try Self.sentences().filter { $0.hasSuffix(".") && $0.contains(where: \.isLetter) }
    #expect(sentences.count > 30)
    for sentence in sentences { #expect(Norwegian.notices.has(sentence), "\(sentence)") }
  }

  @Test func whatDiffersStaysAndReasonsAreTranslatedToo() {
    let strings = Language.norwegian.strings
    #expect(
      strings.notice("A transaction was left out: its date “x” is impossible, it has no amount.")
        == "En transaksjon ble utelatt: datoen “x” er umulig, den har ikke noe beløp.")
    #expect(
      strings.notice("A transaction was left out: it has no date.") == "En transaksjon ble utelatt: den har ingen dato."
    )
    #expect(
      strings.notice("This is not a statement file: it is a PDF document.")
        == "Dette er ikke en kontoutskrift: det er et PDF-dokument.")
    #expect(
      strings.notice(
        "Read so: dates from column “Dato”, amounts with a decimal comma from “Ut” and “Inn”, texts from “Tekst”; whether money came or went by the two columns."
      )
        == "Lest slik: datoer fra kolonne “Dato”, beløp med desimalkomma fra “Ut” and “Inn”, tekster fra “Tekst”; om penger kom eller gikk etter de to kolonnene."
    )
    #expect(strings.notice("Something else.") == "Something else.")
    #expect(Language.english.strings.notice("it has no date") == "it has no date")
  }
}
